import Books
import Datebook
import Foundation
import GRDB
import Shelf
import Synchronization
import TestSupport
import Testing

/// What all keepers promise: nothing is lost, the reader is told once, and nobody waits.
@Suite struct OutboxTests {
  private let folder = TemporaryFolder()
  private let notices = Notices()
  private let day = Day(number: 20_778)

  /// Something that keeps a library from being written to, until it is taken away.
  private final class Obstacle {
    let location: LibraryLocation
    /// What every sentence about it says behind the name of what was to be kept.
    let reason: String
    private let end: () throws -> Void

    init(_ kind: String, in folder: TemporaryFolder) throws {
      switch kind {
      case "a lock":
        location = folder.library
        reason = "cannot be kept yet: another program is using '\(location.path)'."
        // The other program has the library open: its log is there.
        let library = try Library(at: location)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: location.path, configuration: configuration)
        try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        end = {
          try other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
          _ = library
        }
      default:
        let path = folder.path + "/share"
        try Data().write(to: URL(fileURLWithPath: path))
        location = LibraryLocation(path: path + "/library.sqlite")
        reason = "cannot be kept: no folder '\(path)': Not a directory."
        end = { try FileManager.default.removeItem(atPath: path) }
      }
    }

    func takeAway() throws { try end() }
  }

  private func book(_ digest: String, in location: LibraryLocation) -> KeptBook {
    KeptBook(.sample(digest, at: nil), in: location) { [notices] in notices.add($0) }
  }

  /// The library at `location`, if there is one that can be written to.
  private func library(_ location: LibraryLocation) -> Library? {
    guard FileManager.default.fileExists(atPath: location.path) else { return nil }
    return try? Library(at: location)
  }

  @Test(arguments: ["a lock", "no folder"])
  func `a plan and a ruling on dates are written once they can be, without another write`(
    kind: String
  ) async throws {
    let obstacle = try Obstacle(kind, in: folder)
    let (planned, diary) = (book("a", in: obstacle.location), book("b", in: obstacle.location))
    let (plans, dates) = (PlanKeeper(planned) { _ in }, DatesKeeper(diary))
    let plan = try PlanKeeperTests.plan(30)
    plans.make(plan)
    dates.keep(isDated: true)
    await eventually { notices.all.count == 2 }
    try obstacle.takeAway()
    await eventually { (try? library(obstacle.location)?.plans().map(\.plan)) == [plan] }
    await eventually {
      guard let library = library(obstacle.location),
        let id = try? library.book(digest: "b", path: nil)
      else { return false }
      return (try? library.isDated(id)) == true
    }
  }

  @Test func `every keeper tells in the same words that something cannot be kept, and once`()
    async throws
  {
    let obstacle = try Obstacle("no folder", in: folder)
    let place = PositionKeeper(book("a", in: obstacle.location))
    place.moved(to: .sample(1), textBytes: 1000, showing: .init(0..<10, characters: 10))
    let marks = MarkKeeper(book("b", in: obstacle.location)) { _ in }
    marks.write(.change(.removed(true)), to: .new(1))
    let plans = PlanKeeper(book("c", in: obstacle.location)) { _ in }
    plans.remove()
    let dates = DatesKeeper(book("d", in: obstacle.location))
    dates.keep(isDated: true)
    let notes = NoteKeeper(in: obstacle.location, onDamage: { _ in }) { [notices] in
      notices.add($0)
    }
    notes.keep(DatebookNote(on: NoteSubject(.day, from: day), "words"), over: "")
    let things = [
      "A note", "The mark", "The place", "The plan", "Your answer whether this is a diary",
    ]
    let sentences = things.map { "\($0) \(obstacle.reason)" }
    for _ in 1...3 {
      let told = [
        notes.flush(within: patience), marks.flush(within: patience),
        place.flush(within: patience), plans.flush(within: patience),
        dates.flush(within: patience),
      ]
      #expect(told == sentences)
    }
    #expect(notices.all.sorted() == sentences)
    // Nobody asked for the entries of a diary to be kept: they are found again.
    let entries = DatesKeeper(book("e", in: obstacle.location))
    entries.keep(entries: [])
    #expect(entries.flush(within: patience) == nil)
    #expect(notices.all.count == sentences.count)
  }

  @Test func `what waits is told in one sentence, once, and again when something else is wrong`()
    async throws
  {
    // The folder is a link, so that another obstacle can take the place of the first at once.
    let obstacle = try Obstacle("a lock", in: folder)
    let (link, file) = (folder.path + "/link", folder.path + "/file")
    try Data().write(to: URL(fileURLWithPath: file))
    try #require(symlink(file, link) == 0)
    let location = LibraryLocation(path: link + "/library.sqlite")
    let book = book("a", in: location)
    let (marks, plans, place) = (
      MarkKeeper(book) { _ in }, PlanKeeper(book) { _ in }, PositionKeeper(book)
    )
    marks.write(.change(.removed(true)), to: .new(1))
    let noFolder = LibraryError.noFolder(path: link, code: ENOTDIR)
    await eventually { notices.all == [noFolder.sentence(keeping: "The mark")] }
    // The library is not tried for what is posted now, and yet it is told.
    plans.make(try PlanKeeperTests.plan(30))
    await eventually { notices.all.last == noFolder.sentence(keeping: "The plan") }
    marks.write(.change(.removed(false)), to: .new(1))
    place.begin(showing: .init(0..<10, characters: 10))
    await eventually { notices.all.last == noFolder.sentence(keeping: "The place") }
    #expect(notices.all.count == 3)
    let unkept = try #require(book.outbox.flush(within: patience))
    #expect(unkept.things == ["The mark", "The plan"] && unkept.obstacle == noFolder)
    #expect(unkept.sentence == noFolder.sentence(keeping: "The mark and the plan"))
    #expect(notices.all.count == 3)

    try #require(symlink(folder.path, link + "-new") == 0)
    try #require(rename(link + "-new", link) == 0)
    #expect(book.outbox.flush(within: patience)?.obstacle == .busy(path: location.path))
    let busy = LibraryError.busy(path: location.path)
    #expect(notices.all.last == busy.sentence(keeping: "The mark, the plan and the place"))
    #expect(notices.all.count == 4)
    try obstacle.takeAway()
    #expect(book.outbox.flush(within: patience) == nil)
    #expect(try Library(at: folder.library).plans().count == 1)
    #expect(notices.all.count == 4)
  }

  @Test func `what the reader has made is told as long as it is not kept, and once it is`()
    async throws
  {
    let obstacle = try Obstacle("no folder", in: folder)
    let outbox = Outbox(
      to: obstacle.location, onDamage: { Issue.record("\($0)") }, onNotice: { _ in },
      onRelief: { [notices] in notices.add($0) })
    let notes = NoteKeeper(outbox)
    let book = KeptBook(.sample("a", at: nil), through: outbox) { _ in }
    let (place, marks) = (PositionKeeper(book), MarkKeeper(book) { _ in })
    place.moved(
      to: .sample(5), textBytes: 10, showing: .init(5..<10, characters: 5))
    let unkept = try #require(outbox.flush(within: patience))
    #expect(unkept.things == ["The place"] && !unkept.isWork && outbox.unkeptWork == nil)

    notes.keep(DatebookNote(on: NoteSubject(.day, from: day), "secret"), over: "")
    await eventually {
      outbox.unkeptWork?.reminder == "A note is not kept: no folder for the library."
    }
    marks.write(.change(.note("to the mark")), to: .new(1))
    await eventually { outbox.unkeptWork?.things == ["A note", "The mark"] }
    let work = try #require(outbox.flush(within: patience))
    #expect(work.isWork && work.words == ["secret", "to the mark"])
    #expect([work, unkept].work?.words == work.words && [unkept].work == nil)

    try obstacle.takeAway()
    #expect(outbox.flush(within: patience) == nil && outbox.unkeptWork == nil)
    #expect(notices.all.sorted() == ["A note is kept now.", "The mark is kept now."])
  }

  @Test(arguments: [false, true])
  func `a note typed right before a month is asked for is in the answer, and nobody waits`(
    isLocked: Bool
  ) async throws {
    let obstacle = isLocked ? try Obstacle("a lock", in: folder) : nil
    let subject = NoteSubject(.day, from: day)
    let keeper = NoteKeeper(in: folder.library, onDamage: { Issue.record("\($0)") }) { _ in }
    let queue = DispatchQueue(label: "answers")
    let location = folder.library
    let answers = Mutex<[String?]>([])
    var waits: [Duration] = []
    for count in 1...3 {
      let text = String(repeating: "a", count: count)
      keeper.keep(DatebookNote(on: subject, text), over: "")
      let start = ContinuousClock.now
      keeper.afterWriting(on: queue) { unkept in
        let written = try? Library(at: location).note(on: subject)?.text
        answers.withLock { $0.append(unkept[subject] ?? written) }
      }
      waits.append(ContinuousClock.now - start)
    }
    // The lock is waited for on other threads, for seconds; a busy machine may delay a call or two.
    #expect(try #require(waits.min()) < .milliseconds(250))
    await eventually { answers.withLock { $0.count } == 3 }
    if isLocked {
      let unkept = try #require(keeper.outbox.flush(within: 0.01))
      #expect(unkept.words == ["aaa"])
      #expect(unkept.farewell == unkept.sentence + " What you wrote:\n\naaa\n")
    }
    let lengths = answers.withLock { $0.map { $0?.count ?? 0 } }
    #expect(zip(lengths, 1...).allSatisfy { $0 >= $1 } && lengths.last == 3, "\(lengths)")
    try obstacle?.takeAway()
    #expect(keeper.flush(within: patience) == nil)
    #expect(try Library(at: location).note(on: subject)?.text == "aaa")
  }

  @Test func `two readers of one book keep each other's writes, also those that had to wait`()
    async throws
  {
    let obstacle = try Obstacle("a lock", in: folder)
    let clock = TestClock()
    let text = MemoryText((1...60).map { "Sentence \($0)." }.joined(separator: " "))
    let books = (1...2).map { _ in
      KeptBook(
        .sample("d"), in: folder.library, clock: LocalClock(read: { clock.now }),
        onNotice: { [notices] in notices.add($0) })
    }
    let places = books.map { PositionKeeper($0) }
    let marks = books.map { MarkKeeper($0) { _ in } }
    for place in places { place.begin(showing: .init(0..<10, characters: 10)) }
    for number in 1...10 {
      let index = number % 2
      clock.advance(by: 60)
      places[index].moved(
        to: .sample(number * 10), textBytes: 1000,
        showing: .init(number * 10..<number * 10 + 10, characters: 10))
      let mark = KeptMark(
        kind: .highlight, span: try text.span(of: number * 3..<number * 3 + 2),
        words: "\(number)", createdAt: clock.now)
      marks[index].write(.make(mark), to: .new(number))
    }
    await eventually { notices.all.contains { $0.contains("cannot be kept yet") } }
    try obstacle.takeAway()
    for book in books { #expect(book.outbox.flush(within: patience) == nil) }
    let library = try Library(at: folder.library)
    let id = try #require(try library.book(digest: "d", path: nil))
    #expect(Set(try library.marks(of: id).map(\.mark.words)) == Set((1...10).map { "\($0)" }))
    #expect(try library.readings(of: id).count == 10)
    #expect(try library.savedPosition(of: id)?.position == .sample(100))
  }

  @Test(arguments: ["full", "damaged"])
  func `a full or a damaged library loses nothing that waits`(state: String) async throws {
    let disk = state == "full" ? TinyDisk(kilobytes: 8192) : nil
    if state == "full", disk == nil { return }
    let location = disk?.library ?? folder.library
    let damages = Damages()
    let book = KeptBook(
      .sample("d"), in: location, onDamage: damages.add,
      onNotice: { [notices] in notices.add($0) })
    let (place, plans, dates) = (PositionKeeper(book), PlanKeeper(book) { _ in }, DatesKeeper(book))
    let marks = MarkKeeper(book) { _ in }
    let notes = NoteKeeper(in: location, onDamage: damages.add) { _ in }
    let subject = NoteSubject(.day, from: day)
    place.moved(to: .sample(1), textBytes: 1000, showing: .init(0..<10, characters: 10))
    notes.keep(DatebookNote(on: subject, "first"), over: "")
    #expect(book.outbox.flush(within: patience) == nil && notes.flush(within: patience) == nil)
    let ballast = (disk?.path ?? folder.path) + "/ballast"
    if let disk {
      #expect(disk.fill(ballast))
    } else {
      let garbage = location.path + "-new"
      try Data("no library".utf8).write(to: URL(fileURLWithPath: garbage))
      for suffix in ["-wal", "-shm"] { unlink(location.path + suffix) }
      try #require(rename(garbage, location.path) == 0)
    }
    let text = MemoryText(String(repeating: "Many words. ", count: 500))
    let plan = try PlanKeeperTests.plan(300)
    for number in 1...300 {
      marks.write(
        .make(
          KeptMark(
            kind: .highlight, span: try text.span(of: number..<number + 1000),
            words: String(repeating: "w", count: 1000), createdAt: Moment(seconds: number))),
        to: .new(number))
    }
    plans.make(plan)
    dates.keep(isDated: true)
    notes.keep(DatebookNote(on: subject, String(repeating: "typed ", count: 10_000)), over: "first")
    place.moved(to: .sample(2), textBytes: 1000, showing: .init(10..<20, characters: 10))
    let unkept = book.outbox.flush(within: patience)
    let unkeptNote = notes.flush(within: patience)
    if state == "full" {
      #expect(unkept?.obstacle == .full(path: location.path) || unkeptNote != nil)
      unlink(ballast)
      #expect(book.outbox.flush(within: patience) == nil && notes.flush(within: patience) == nil)
    } else {
      #expect(unkept == nil && unkeptNote == nil && !damages.all.isEmpty)
    }
    let library = try Library(at: location) { _ in }
    let id = try #require(try library.book(digest: "d", path: nil))
    #expect(try library.marks(of: id).count == 300)
    #expect(try library.plans().map(\.plan) == [plan])
    #expect(try library.isDated(id) == true)
    #expect(try library.note(on: subject)?.text.count == 60_000)
    #expect(try library.savedPosition(of: id)?.position == .sample(2))
  }

  @Test func `a write that the library refuses holds up no other, and is tried again`() async throws
  {
    try Library(at: folder.library).close()
    let other = try DatabaseQueue(path: folder.library.path)
    let refusal = "SELECT RAISE(ABORT, 'refused')"
    try await other.write {
      try $0.execute(sql: "CREATE TRIGGER refusal BEFORE INSERT ON plan BEGIN \(refusal); END")
    }
    let book = book("a", in: folder.library)
    let (plans, dates) = (PlanKeeper(book) { _ in }, DatesKeeper(book))
    plans.make(try PlanKeeperTests.plan(30))
    await eventually { notices.all.count == 1 }
    dates.keep(isDated: true)
    let unkept = try #require(book.outbox.flush(within: patience))
    #expect(unkept.things == ["The plan"] && notices.all == [unkept.sentence])
    try await other.write { try $0.execute(sql: "DROP TRIGGER refusal") }
    await eventually { (try? library(folder.library)?.plans().count) == 1 }
  }

  @Test func `outboxes that cannot write are waited for together`() throws {
    let obstacle = try Obstacle("a lock", in: folder)
    let books = ["a", "b", "c"].map { book($0, in: obstacle.location) }
    for (number, book) in zip(1..., books) {
      let place = PositionKeeper(book)
      place.moved(to: .sample(number), textBytes: 1000, showing: .init(0..<10, characters: 10))
    }
    let start = ContinuousClock.now
    let unkept = books.map(\.outbox).flush(within: 3)
    // One after the other they would take nine.
    #expect(ContinuousClock.now - start < .seconds(8))
    #expect(unkept.map(\.things) == Array(repeating: ["The place"], count: 3))
    #expect(unkept.allSatisfy { $0.obstacle == .busy(path: obstacle.location.path) })
    try obstacle.takeAway()
    #expect(books.map(\.outbox).flush(within: patience).isEmpty)
    #expect(books.allSatisfy { $0.outbox.isEmpty })
  }
}
