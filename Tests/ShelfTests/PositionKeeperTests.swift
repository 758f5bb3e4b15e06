import Books
import Datebook
import Foundation
import Glibc
import Holdings
import Shelf
import Synchronization
import Testing

@Suite struct PositionKeeperTests {
  private let folder = TemporaryFolder()
  private let clock = TestClock()
  private let notices = Notices()

  private func keeper(
    _ digest: String = "d", at path: String = "/a.txt", isUnread: Bool = false
  ) -> PositionKeeper {
    PositionKeeper(
      KeptBook(
        .sample(digest, at: path), in: folder.library,
        clock: LocalClock(read: { [clock] in clock.now }),
        onDamage: { [notices] in notices.add($0.notice) },
        onNotice: { [notices] in notices.add($0) }), isUnread: isUnread)
  }

  private func lookup() -> SavedPosition? {
    PositionLookup.find(library: folder.library.path, digest: "d", file: "")?.place
  }

  private func move(_ keeper: PositionKeeper, to offset: Int, isJump: Bool = false) {
    keeper.moved(
      to: .sample(offset), textBytes: 1000, showing: .init(offset..<offset + 10, characters: 10),
      isJump: isJump)
  }

  /// The log of the book, through a library of its own.
  private func readings() throws -> [Reading] {
    let library = try Library(at: folder.library)
    return try library.readings(of: library.opened(.sample("d", at: "/a.txt"), at: clock.now))
  }

  @Test func `a look at a place is no reading before a page is turned or was read`() throws {
    let library = try Library(at: folder.library)
    let text = MemoryText(String(repeating: "Words of a book. ", count: 500))
    let id = try library.add([.sample("d", at: "/a.txt")], at: Moment(seconds: 1))[0].book
    func look(_ body: (PositionKeeper) -> Void) throws -> BookStatus? {
      let keeper = PositionKeeper(
        KeptBook(
          .sample("d", at: "/a.txt"), in: folder.library,
          clock: LocalClock(read: { [clock] in clock.now }), isLook: true,
          onDamage: { [notices] in notices.add($0.notice) },
          onNotice: { [notices] in notices.add($0) }))
      keeper.begin(showing: .init(3000..<4000, characters: 1000), in: text)
      body(keeper)
      #expect(keeper.flush(within: patience) == nil)
      return try library.record(of: id)?.status
    }
    #expect(try look { _ in clock.advance(by: 2) } == .toRead, "a glance")
    let glanced = try #require(try library.record(of: id))
    #expect(glanced.startedAt == nil && glanced.lastReadAt == nil)
    #expect(RecentBooks.latest(9, library: folder.library.path)?.books.isEmpty == true)
    #expect(try library.savedPosition(of: id) == nil)
    #expect(try look { _ in clock.advance(by: 60) } == .reading, "it was read")
    #expect(try library.savedPosition(of: id)?.position.offset == 3000, "and is gone on with there")
    try library.edit([id], [.status(.toRead)])
    #expect(try look { move($0, to: 10) } == .reading, "a page was turned")
    #expect(notices.all.isEmpty)
  }

  @Test func `a book that another program removes is read on, and that is told once`() async throws
  {
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    move(keeper, to: 10)
    await eventually { lookup()?.position == .sample(10) }
    let library = try Library(at: folder.library)
    let id = try #require(try library.records().first?.id)
    try library.remove([id], at: clock.now)
    for offset in [20, 30] {
      move(keeper, to: offset)
      await eventually { lookup()?.position == .sample(offset) }
    }
    #expect(keeper.flush(within: patience) == nil)
    #expect(notices.all.count == 1 && notices.all[0].contains("was removed from the library"))
    #expect(try library.records().isEmpty)
    try library.restore([id])
    #expect(try library.savedPosition(of: id)?.position == .sample(30))
  }

  @Test func `a move is kept without being asked for`() async {
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    move(keeper, to: 10)
    move(keeper, to: 20)
    await eventually { lookup()?.position == .sample(20) }
    move(keeper, to: 30)
    await eventually { lookup()?.position == .sample(30) }
    #expect(notices.all.isEmpty)
  }

  /// The offset that is kept after `steps`, each a number of seconds and where the reader goes then.
  private func kept(
    after steps: [(seconds: Int, offset: Int, isJump: Bool)], then seconds: Int,
    inUnread isUnread: Bool = false
  ) -> Int? {
    let keeper = keeper(isUnread: isUnread)
    keeper.begin(showing: .init(0..<10, characters: 10))
    for step in steps {
      clock.advance(by: step.seconds)
      move(keeper, to: step.offset, isJump: step.isJump)
    }
    clock.advance(by: seconds)
    keeper.leave()
    #expect(keeper.flush(within: patience) == nil)
    return lookup()?.position.offset
  }

  @Test func `a page that was glanced at after a jump does not replace the place`() {
    #expect(kept(after: [(5, 10, false), (5, 500, true)], then: 0) == 10)
    #expect(kept(after: [(5, 500, true), (0, 510, false), (0, 520, false)], then: 0) == 10)
    #expect(kept(after: [(5, 500, true), (0, 700, true)], then: 0) == 10)
  }

  @Test func `in a book of which nothing was read, a page turned after a jump is the place`() {
    #expect(kept(after: [(0, 500, true), (0, 510, false)], then: 0, inUnread: true) == 510)
    #expect(kept(after: [(0, 700, true)], then: 0, inUnread: true) == 510, "no page was turned")
    // The first page was read.
    let steps = [(5, 300, true), (0, 310, false)]
    #expect(kept(after: steps.map { ($0.0, $0.1, $0.2) }, then: 0, inUnread: true) == 510)
  }

  @Test func `what was read after a jump is the place`() {
    #expect(kept(after: [(5, 10, false), (5, 500, true)], then: 5) == 500, "the page itself")
    #expect(kept(after: [(5, 300, true), (5, 310, false)], then: 0) == 310, "it was turned from")
    #expect(kept(after: [(0, 400, true), (0, 410, false)], then: 5) == 410, "a page after it")
    #expect(kept(after: [(0, 600, true), (5, 700, true)], then: 0) == 600, "before the next jump")
  }

  @Test(arguments: [false, true])
  func `a page that something is marked on after a jump is the place`(isUnread: Bool) {
    let keeper = keeper(isUnread: isUnread)
    keeper.begin(showing: .init(0..<10, characters: 10))
    move(keeper, to: 500, isJump: true)
    keeper.keepGlance()
    #expect(keeper.keptOffset == 500)
    move(keeper, to: 700, isJump: true)
    move(keeper, to: 710)
    keeper.leave()
    #expect(keeper.flush(within: patience) == nil)
    #expect(lookup()?.position.offset == 500, "what is leafed through later does not replace it")
  }

  @Test func `who goes back from a glance reads on there`() {
    let steps = [(5, 10, false), (5, 500, true), (0, 10, true), (0, 20, false)]
    #expect(kept(after: steps.map { ($0.0, $0.1, $0.2) }, then: 0) == 20)
  }

  @Test func `other machines are told where somebody reads, not what was glanced at`() {
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    #expect(keeper.keptOffset == nil)
    clock.advance(by: 5)
    move(keeper, to: 500, isJump: true)
    move(keeper, to: 700, isJump: true)
    #expect(keeper.keptOffset == nil, "glances")
    clock.advance(by: 5)
    move(keeper, to: 710)
    #expect(keeper.keptOffset == 710, "it was read, and is gone on with")
    move(keeper, to: 5, isJump: true)
    #expect(keeper.keptOffset == 710, "a glance")
    clock.advance(by: 5)
    keeper.leave()
    #expect(keeper.keptOffset == 5, "it was read to the end")
  }

  @Test func `jumps are kept, the last of them`() async {
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    let reports = Mutex<[KeptJumps]>([])
    keeper.keep(KeptJumps(past: [1], future: []))
    keeper.keep(KeptJumps(past: [0, 30, 7], future: [900]))
    #expect(keeper.flush(within: patience) == nil)
    let again = self.keeper()
    again.loadJumps { jumps in reports.withLock { $0.append(jumps) } }
    await eventually { reports.withLock { $0 } == [KeptJumps(past: [0, 30, 7], future: [900])] }
  }

  @Test func `where the voice stopped is found again, in a text that has changed too`() async throws
  {
    let text = (0..<400).map { "Sentence \($0) of the book. " }.joined()
    let offset = try #require(text.range(of: "Sentence 300 ")).lowerBound.utf16Offset(in: text)
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    let before = MemoryText(text)
    keeper.keep(listening: try before.position(at: 40), textBytes: text.utf8.count)
    keeper.keep(listening: try before.position(at: offset), textBytes: text.utf8.count)
    #expect(keeper.flush(within: patience) == nil)
    let found = Mutex<[Int]>([])
    let changed = String(repeating: "A new preface. ", count: 20) + text
    self.keeper().findListening(in: MemoryText(changed)) { spot in
      found.withLock { $0.append(spot) }
    }
    await eventually { found.withLock { $0 } == [offset + 300] }
    // Of a book that nothing was read aloud of there is none.
    let silent = self.keeper("other", at: "/b.txt")
    silent.findListening(in: before) { spot in found.withLock { $0.append(spot) } }
    #expect(silent.flush(within: patience) == nil)
    #expect(found.withLock { $0.count } == 1)
  }

  @Test func `a page that the voice read is logged as read, and as spoken`() throws {
    let keeper = keeper()
    keeper.begin(showing: .init(0..<1000, characters: 1000))
    clock.advance(by: 60)
    keeper.moved(
      to: .sample(1000), textBytes: 9000, showing: .init(1000..<2000, characters: 1000),
      isSpoken: true)
    clock.advance(by: 60)
    keeper.moved(
      to: .sample(2000), textBytes: 9000, showing: .init(2000..<3000, characters: 1000))
    #expect(keeper.flush(within: patience) == nil)
    let log = try readings()
    #expect(log.map(\.isSpoken) == [true, false])
    #expect(log.map(\.stay.kind) == [.reading, .reading])
  }

  @Test func `a reader who moves on and on has it written once a second`() async {
    let keeper = keeper()
    let clock = ContinuousClock()
    let start = clock.now
    var kept: Set<Int> = []
    var last = 0
    while last < 100 || kept.isEmpty, clock.now - start < .seconds(patience) {
      last += 1
      move(keeper, to: last)
      usleep(15_000)
      if let offset = lookup()?.position.offset { kept.insert(offset) }
    }
    let seconds = Int((clock.now - start).components.seconds)
    #expect(!kept.isEmpty && kept.count <= seconds + 1)
    #expect(keeper.flush(within: patience) == nil)
    #expect(lookup()?.position == .sample(last))
  }

  @Test func `the last move is kept when the reader leaves`() {
    let keeper = keeper()
    for offset in 1...1000 { move(keeper, to: offset) }
    #expect(keeper.flush(within: patience) == nil)
    #expect(lookup() == SavedPosition(position: .sample(1000), textBytes: 1000, match: .content))
  }

  @Test func `a move that is just being written is waited for`() {
    let keeper = keeper()
    move(keeper, to: 7)
    // The move is taken at once, and the library has yet to be made.
    keeper.begin(showing: .init(0..<10, characters: 10))
    usleep(1000)
    #expect(keeper.flush(within: patience) == nil)
    #expect(lookup()?.position == .sample(7))
  }

  @Test func `a reader who does not move leaves the place to one who does`() {
    let (still, mover) = (keeper(), keeper())
    move(still, to: 100)
    #expect(still.flush(within: patience) == nil)
    clock.advance(by: 1)
    move(mover, to: 200)
    #expect(mover.flush(within: patience) == nil)
    clock.advance(by: 1)
    #expect(still.flush(within: patience) == nil)
    #expect(lookup()?.position == .sample(200))
  }

  @Test func `who has read to the licence behind a book has finished it`() throws {
    let licence = "\n\n*** END OF THE PROJECT GUTENBERG EBOOK ***\n"
    let text = MemoryText(Array((String(repeating: "word ", count: 200) + licence).utf8))
    let keeper = keeper()
    func page(_ offsets: Range<Int>) -> ShownPage { .init(offsets, characters: offsets.count) }
    func status() throws -> BookStatus? {
      #expect(keeper.flush(within: patience) == nil)
      return try Library(at: folder.library).records().first?.status
    }
    keeper.begin(showing: page(0..<500), in: text)
    clock.advance(by: 60)
    keeper.moved(to: .sample(500), textBytes: text.count, showing: page(500..<990))
    clock.advance(by: 60)
    #expect(try status() == .reading)
    keeper.begin(showing: page(990..<1010), in: text)
    clock.advance(by: 10)
    #expect(try status() == .finished)
  }

  @Test func `a keeper that is told nothing makes no library`() {
    #expect(keeper().flush(within: patience) == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func `the last mover wins, whoever writes last`() {
    let (early, late) = (keeper(), keeper())
    move(early, to: 100)
    clock.advance(by: 1)
    move(late, to: 200)
    #expect(late.flush(within: patience) == nil)
    #expect(early.flush(within: patience) == nil)
    #expect(lookup()?.position == .sample(200))
  }

  @Test func `pages that were read are logged, pages leafed through are not`() throws {
    let keeper = keeper()
    let start = clock.now
    keeper.begin(showing: .init(0..<10, characters: 10))
    clock.advance(by: 60)
    move(keeper, to: 10)
    move(keeper, to: 20)
    move(keeper, to: 30)
    clock.advance(by: 45)
    #expect(keeper.flush(within: patience) == nil)
    let log = try readings()
    #expect(log.map(\.offsets) == [0..<10, 30..<40])
    #expect(log.first?.startedAt == start)
    #expect(log.map { ($0.endedAt.seconds - $0.startedAt.seconds) } == [60, 45])
    #expect(log.first?.day == LocalClock().day(at: start))
  }

  @Test func `time in which the program was stopped is not reading`() throws {
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    clock.advance(by: 5)
    #expect(keeper.flush(within: patience) == nil)
    clock.advance(by: 3600)
    keeper.begin(showing: .init(0..<10, characters: 10))
    clock.advance(by: 7)
    #expect(keeper.flush(within: patience) == nil)
    #expect(try readings().map { $0.endedAt.seconds - $0.startedAt.seconds } == [5, 7])
  }

  @Test func `where a text was opened is kept, and any move is newer`() async throws {
    let text = MemoryText(String(repeating: "All the words of a text. ", count: 100))
    let keeper = keeper()
    keeper.begin(showing: .init(50..<500, characters: 450), in: text)
    await eventually { lookup() != nil }
    let place = try #require(lookup())
    #expect(place.position.offset == 50)
    #expect(place.find(in: text, isWhole: true) == .found(at: 50))
    let library = try Library(at: folder.library)
    let book = try #require(try library.book(digest: "d", path: nil))
    #expect(try library.save(.sample(7, at: 1), of: book))
    let (beginning, move) = (Move.sample(50, at: 0), Move.sample(7, at: 1))
    try library.keep(firstPlace: beginning, of: book)
    #expect(lookup()?.position == move.position)
    #expect(lookup()?.position == .sample(7))
  }

  @Test func `a damaged library is told and does not keep the place from being kept`() throws {
    try Data("no library".utf8).write(to: URL(fileURLWithPath: folder.library.path))
    let keeper = keeper()
    keeper.begin(showing: .init(0..<10, characters: 10))
    move(keeper, to: 10)
    #expect(keeper.flush(within: patience) == nil)
    #expect(notices.all.count == 1)
    #expect(notices.all.first?.hasPrefix("A damaged library was set aside as") == true)
    #expect(lookup()?.position == .sample(10))
  }

  @Test func `a library that is taken away while reading is begun anew`() throws {
    let keeper = keeper()
    move(keeper, to: 10)
    #expect(keeper.flush(within: patience) == nil)
    for name in folder.names {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    #expect(lookup() == nil)
    move(keeper, to: 20)
    #expect(keeper.flush(within: patience) == nil)
    #expect(lookup()?.position == .sample(20))
  }

  @Test func `what could not be written is told once and written when it can be`() async throws {
    let obstacle = folder.path + "/share"
    try Data().write(to: URL(fileURLWithPath: obstacle))
    let location = LibraryLocation(path: obstacle + "/library.sqlite")
    let keeper = PositionKeeper(
      KeptBook(
        .sample("d"), in: location, clock: LocalClock(read: { [clock] in clock.now }),
        onNotice: { [notices] in notices.add($0) }))
    keeper.begin(showing: .init(0..<10, characters: 10))
    move(keeper, to: 10)
    let sentence = LibraryError.noFolder(path: obstacle, code: ENOTDIR).description
    #expect(keeper.flush(within: patience) == sentence)
    #expect(keeper.flush(within: patience) == sentence)
    #expect(notices.all == [sentence])
    try FileManager.default.removeItem(atPath: obstacle)
    await eventually {
      PositionLookup.find(library: location.path, digest: "d", file: "")?.place?.position
        == .sample(10)
    }
    #expect(keeper.flush(within: patience) == nil)
    #expect(notices.all == [sentence])
  }
}

/// How long is waited for what is written in the background, in seconds: as long as a machine can
/// take that does much else.
let patience = 300.0

/// Waits until `condition` holds; fails when it does not within ``patience``.
func eventually(_ condition: () -> Bool) async {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(patience)
  while !condition() {
    guard clock.now < deadline else {
      Issue.record("it did not come about")
      return
    }
    try? await Task.sleep(for: .milliseconds(10))
  }
}

/// A clock that stands still until it is advanced.
final class TestClock: Sendable {
  private let moment = Mutex(Moment(seconds: 1_772_720_102))

  var now: Moment { moment.withLock { $0 } }

  func advance(by seconds: Int) {
    moment.withLock { $0 = $0.adding(seconds: seconds) }
  }
}

/// Sentences that the reader was given.
final class Notices: Sendable {
  private let sentences = Mutex<[String]>([])

  var all: [String] { sentences.withLock { $0 } }

  func add(_ sentence: String) {
    sentences.withLock { $0.append(sentence) }
  }
}
