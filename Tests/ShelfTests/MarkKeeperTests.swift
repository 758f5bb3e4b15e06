import Books
import Datebook
import Foundation
import Shelf
import Synchronization
import TestSupport
import Testing

@Suite struct MarkKeeperTests {
  private let folder = TemporaryFolder()
  private let clock = TestClock()
  private let notices = Notices()
  private let text = MemoryText(
    (1...60).map { "Sentence \($0) tells of a whale." }.joined(separator: " "))

  private func keeper(_ news: News, at location: LibraryLocation? = nil) -> MarkKeeper {
    MarkKeeper(
      KeptBook(
        .sample("d"), in: location ?? folder.library,
        clock: LocalClock(read: { [clock] in clock.now }),
        onNotice: { [notices] in notices.add($0) }),
      onNews: { news.add($0) })
  }

  /// A highlight of the sentence with this number.
  private func highlight(_ number: Int) throws -> KeptMark {
    let words = "Sentence \(number) tells of a whale."
    let bytes = try text.bytes(at: 0, count: text.count)
    let start = try #require(bytes.firstRange(of: Array(words.utf8))).lowerBound
    return KeptMark(
      kind: .highlight, span: try text.span(of: start..<start + words.utf8.count), words: words,
      colour: .green, createdAt: clock.now)
  }

  /// The marks that a keeper of its own reads from the library.
  private func kept(in source: (any TextSource)? = nil) async -> [Mark] {
    let news = News()
    let reader = keeper(news)
    reader.load(in: source ?? text)
    await eventually { news.loaded != nil }
    return news.loaded ?? []
  }

  @Test func `a mark is kept as it was made, edited and removed`() async throws {
    let news = News()
    let keeper = self.keeper(news)
    for number in 1...4 {
      keeper.write(.make(try highlight(number)), to: .new(number))
    }
    keeper.write(.change(.note("Why a whale?")), to: .new(2))
    keeper.write(.change(.colour(.pink)), to: .new(3))
    keeper.write(.change(.removed(true)), to: .new(1))
    keeper.write(.change(.removed(true)), to: .new(4))
    keeper.write(.change(.removed(false)), to: .new(4))
    #expect(keeper.flush(within: patience) == nil)
    let marks = await kept()
    #expect(marks.map(\.excerpt) == [2, 3, 4].map { "Sentence \($0) tells of a whale." })
    #expect(marks.map(\.note) == ["Why a whale?", nil, nil])
    #expect(marks.map(\.colour) == [.green, .pink, .green])
    #expect(marks.allSatisfy { $0.isFound })
    #expect(notices.all.isEmpty)
  }

  @Test func `two readers of one book leave each other's marks alone`() async throws {
    let (first, second) = (keeper(News()), keeper(News()))
    for number in 1...20 {
      (number.isMultiple(of: 2) ? first : second)
        .write(.make(try highlight(number)), to: .new(number))
    }
    first.write(.change(.note("one")), to: .new(2))
    second.write(.change(.removed(true)), to: .new(5))
    #expect(first.flush(within: patience) == nil)
    #expect(second.flush(within: patience) == nil)
    let marks = await kept()
    #expect(marks.count == 19)
    #expect(marks.filter { $0.note != nil }.map(\.excerpt) == ["Sentence 2 tells of a whale."])
  }

  @Test func `marks are found in an edited file, and at once the next time`() async throws {
    let keeper = self.keeper(News())
    for number in [10, 40] { keeper.write(.make(try highlight(number)), to: .new(number)) }
    #expect(keeper.flush(within: patience) == nil)
    let old = String(decoding: try text.bytes(at: 0, count: text.count), as: UTF8.self)
    let edited = MemoryText(
      "A preface. " + old.replacing("Sentence 30 tells of a whale. ", with: ""))
    let news = News()
    let reader = self.keeper(news)
    reader.load(in: edited)
    await eventually { news.found.count == 2 }
    #expect(news.loaded?.contains { $0.isFound } == false)
    for (id, range) in news.found {
      let mark = try #require(news.loaded?.first { $0.id == id })
      let words = try edited.bytes(at: range.lowerBound, count: range.count)
      #expect(String(decoding: words, as: UTF8.self) == mark.excerpt)
    }
    #expect(reader.flush(within: patience) == nil)
    #expect(await kept(in: edited).allSatisfy { $0.isFound })
  }

  @Test func `marks are looked for once all of a text that is being converted is there`()
    async throws
  {
    let keeper = self.keeper(News())
    for number in [10, 40] { keeper.write(.make(try highlight(number)), to: .new(number)) }
    #expect(keeper.flush(within: patience) == nil)
    let old = String(decoding: try text.bytes(at: 0, count: text.count), as: UTF8.self)
    let edited = Array("A preface. \(old)".utf8)
    let arriving = ArrivingText(Array(edited[..<600]))
    let news = News()
    let reader = self.keeper(news)
    reader.load(in: arriving)
    await eventually { news.loaded != nil }
    reader.textArrived(arriving)
    arriving.end(with: edited)
    reader.textArrived(arriving)
    await eventually { news.found.count == 2 }
    #expect(reader.flush(within: patience) == nil)
    #expect(await kept(in: arriving).allSatisfy { $0.isFound })
  }

  @Test func `a mark that cannot be written is told, and written when it can be`() async throws {
    let obstacle = folder.path + "/share"
    try Data().write(to: URL(fileURLWithPath: obstacle))
    let location = LibraryLocation(path: obstacle + "/library.sqlite")
    let news = News()
    let keeper = self.keeper(news, at: location)
    keeper.write(.make(try highlight(1)), to: .new(1))
    await eventually { news.unsaved == [.new(1)] }
    let sentence = try #require(keeper.flush(within: patience))
    #expect(sentence.hasPrefix("The mark cannot be kept: no folder"))
    #expect(notices.all == [sentence])
    // What is done meanwhile waits too, and is said to.
    keeper.write(.make(try highlight(2)), to: .new(2))
    await eventually { news.unsaved == [.new(1), .new(2)] }
    #expect(news.unsaved == [.new(1), .new(2)])
    try FileManager.default.removeItem(atPath: obstacle)
    await eventually { news.unsaved == [] }
    #expect(keeper.flush(within: patience) == nil)
    let library = try Library(at: location)
    let marks = [try highlight(1), try highlight(2)]
    #expect(try library.markedBooks().map(\.marks) == [marks])
  }

  @Test(.enabled(if: TinyDisk.isPossible, "mounting a tmpfs takes privileges"))
  func `on a full disk no mark is lost silently`() async throws {
    let disk = try #require(TinyDisk(kilobytes: 1024))
    let news = News()
    let keeper = self.keeper(news, at: disk.library)
    keeper.write(.make(try highlight(1)), to: .new(1))
    #expect(keeper.flush(within: patience) == nil)
    let ballast = disk.path + "/ballast"
    #expect(disk.fill(ballast))
    var turn = 2
    while news.unsaved?.isEmpty != false, turn < 3000 {
      keeper.write(.make(try highlight(turn % 50 + 1)), to: .new(turn))
      _ = keeper.flush(within: patience)
      turn += 1
    }
    #expect(news.unsaved?.contains(.new(turn - 1)) == true)
    #expect(notices.all.first?.hasPrefix("The mark cannot be kept: no space is left") == true)
    try FileManager.default.removeItem(atPath: ballast)
    #expect(keeper.flush(within: patience) == nil)
    #expect(news.unsaved == [])
    #expect(try Library(at: disk.library).markedBooks().first?.marks.count == turn - 1)
  }

  @Test func `a removed mark is forgotten after thirty days, not before`() async throws {
    // Where a copy is begun there is a folder: a mark that a copy has is kept for longer.
    mkdir(folder.library.path + ".backup-new-\(getpid())", 0o700)
    let keeper = self.keeper(News())
    keeper.write(.make(try highlight(1)), to: .new(1))
    keeper.write(.change(.removed(true)), to: .new(1))
    #expect(keeper.flush(within: patience) == nil)
    #expect(await kept().isEmpty)
    clock.advance(by: (30 * 24 - 1) * 3600)
    #expect(await kept().isEmpty)
    keeper.write(.change(.removed(false)), to: .new(1))
    #expect(keeper.flush(within: patience) == nil)
    #expect(await kept().count == 1)
    keeper.write(.change(.removed(true)), to: .new(1))
    #expect(keeper.flush(within: patience) == nil)
    clock.advance(by: (30 * 24 + 1) * 3600)
    #expect(await kept().isEmpty)
    keeper.write(.change(.removed(false)), to: .new(1))
    #expect(keeper.flush(within: patience) == nil)
    #expect(await kept().isEmpty)
  }

  @Test func `a keeper that is told nothing makes no library`() {
    #expect(keeper(News()).flush(within: patience) == nil)
    #expect(folder.names.isEmpty)
  }
}

/// What a keeper of marks told.
final class News: Sendable {
  private let all = Mutex<[MarkNews]>([])

  func add(_ news: MarkNews) {
    all.withLock { $0.append(news) }
  }

  /// The marks that were loaded last.
  var loaded: [Mark]? {
    all.withLock { all in
      all.reversed().lazy.compactMap { if case .loaded(let marks, _) = $0 { marks } else { nil } }
        .first
    }
  }

  /// Where marks were found anew.
  var found: [MarkID: Range<Int>] {
    all.withLock { all in
      all.reduce(into: [:]) { found, news in
        if case .found(let more) = news { found.merge(more) { $1 } }
      }
    }
  }

  /// The marks that were unsaved last.
  var unsaved: Set<MarkID>? {
    all.withLock { all in
      all.reversed().lazy.compactMap { if case .unsaved(let ids) = $0 { ids } else { nil } }.first
    }
  }
}
