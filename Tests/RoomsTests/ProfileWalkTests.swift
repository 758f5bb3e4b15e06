import Acquisition
import Console
import Datebook
import Glibc
import Profiles
import Rooms
import Screen
import Setup
import Shelf
import Synchronization
import TabPlaces
import TestSupport
import Testing
import Widgets

/// What was seen on a terminal on which keys are pressed at random, or in a given order.
private final class Walk: Sendable {
  struct State {
    var random: SeededGenerator
    var keys: [Input]
    var isRandom: Bool
    var left: Int
    var suspensions = 0
    var loans = 0
    var seen: Set<String> = []
    var lastScreen = ""
    var waited = 0
  }

  let state: Mutex<State>
  /// Words that are looked for on each screen.
  let words: [String]

  init(seed: UInt64, count: Int, lookingFor words: [String]) {
    self.words = words
    state = Mutex(
      State(random: SeededGenerator(seed: seed), keys: [], isRandom: true, left: count))
  }

  init(_ keys: [Input], lookingFor words: [String]) {
    self.words = words
    state = Mutex(
      State(random: SeededGenerator(seed: 0), keys: keys, isRandom: false, left: keys.count))
  }

  /// The next input; nil at the end of the walk.
  func next() -> Input? {
    state.withLock { state in
      guard state.left > 0 else { return nil }
      state.left -= 1
      guard state.isRandom else { return state.keys.removeFirst() }
      return Self.input(&state.random)
    }
  }

  /// Whether a directed walk still waits for what threads find.
  func waits() -> Bool {
    state.withLock { state in
      state.waited += 1
      return state.waited < 100 && state.seen.count < words.count
    }
  }

  private static let sequences: [String] = [
    ":e ~/payroll.txt\n", "g12\n", "/tax\n", "a", "b", "2", "5", "1", "D", "~", "P2741", "p",
    "!sh\n",
  ]

  private static func input(_ random: inout SeededGenerator) -> Input {
    switch random.pick(0..<20) {
    case 0: return .suspensionRequested
    case 1: return .key(.control(Array("abcdefghklnoprstuvwxyz")[random.pick(0..<22)]))
    case 2:
      return .key([.tab, .backTab, .function(1), .home, .end, .backspace][random.pick(0..<6)])
    case 3, 4: return .key(.enter)
    case 5, 6: return .key(.escape)
    case 7, 8, 9: return .key([.up, .down, .left, .right, .pageDown][random.pick(0..<5)])
    case 10: return .paste(sequences[random.pick(0..<sequences.count)])
    case 11:
      return .mouse(
        MouseEvent(
          row: random.pick(0..<24), column: random.pick(0..<80), kind: .press(button: 1)))
    default:
      return .key(.character(Character(UnicodeScalar(UInt8(random.pick(0x20..<0x7F))))))
    }
  }

  func show(_ surface: Surface) {
    let screen = surface.lines.joined(separator: "\n")
    state.withLock { state in
      state.lastScreen = screen
      for word in words where screen.contains(word) { state.seen.insert(word) }
    }
  }
}

private struct WalkTerminal: Screenkeeper {
  let walk: Walk
  var size: (rows: Int, columns: Int) = (24, 80)
  let symbols = Symbols.unicode
  let colorDepth = ColorDepth.none
  let isSlow = false

  init(_ walk: Walk) { self.walk = walk }

  mutating func show(_ surface: Surface) { walk.show(surface) }
  mutating func wait(timeout: Duration?) -> [Input] {
    // What threads have found meanwhile is heard too.
    let isRandom = walk.state.withLock { $0.isRandom }
    if !isRandom { usleep(20_000) }
    if let input = walk.next() { return [.posted, input] }
    guard !isRandom, walk.waits() else { return [.hungUp] }
    return [.posted]
  }
  mutating func setMouse(_ isReported: Bool, drags: Bool) {}
  mutating func use(_ theme: Theme) {}
  mutating func copy(_ words: String) {}
  mutating func repaint() {}
  mutating func suspend() { walk.state.withLock { $0.suspensions += 1 } }
  mutating func lend<Result>(to body: (_ keys: CInt) -> Result) -> Result {
    walk.state.withLock { $0.loans += 1 }
    return body(-1)
  }
}

/// A family at a home of its own: the first profile has two books, one of which is lent to Mia.
@Suite(.serialized) struct ProfileWalks {
  private let home: ScratchFolder
  private let family: Family
  private let base: ReadersFolders

  init() throws {
    // The editor that is started has nothing to wait for.
    setenv("VISUAL", "true", 1)
    home = try ScratchFolder()
    let path = home.path
    base = ReadersFolders { $0 == "HOME" ? path : nil }
    let pin = try #require(PINRecord(PIN("92741"), costLog: 2, salt: Array(0..<16)))
    family = Family(
      """
      [mia]
      band = "6-8"
      [tom]
      band = "3-5"
      name = "Tom-Sibling"
      [ben]
      name = "Ben-Adult"
      [parent]
      pin = "\(pin.text)"
      """)
    let bear = try home.write("A bear\n\nIt sat by the river.\n", to: "bear.txt")
    let taxes = try home.write("Taxes\n\nThe secret of the parents.\n", to: "payroll.txt")
    for (slug, paths) in [("", [bear, taxes]), ("mia", [bear])] {
      let profile = try #require(family[slug: slug])
      let location = try household(profile).folders.library()
      try location.createFolder()
      let scan = BookScan(of: paths, for: location, clock: LocalClock()) { _ in }
      #expect(scan.run { _ in }.failure == nil)
    }
  }

  private func household(_ profile: Profile) throws -> Household {
    let path = home.path
    let file = FamilyFile(in: base, policy: home.path("none.toml"))
    let folder = try #require(base.profiles)
    let noon = monday * 86_400 + 43_200
    let household = Household(
      family, in: profile, file: file, folder: folder,
      clocks: Household.Clocks(wall: { noon }, running: { 0 }, secondsAheadOfUTC: { _ in 0 }),
      environment: { $0 == "HOME" ? path : nil })
    if household.isLedgerLost { household.beginLedger() }
    return household
  }

  private let monday = 20_780

  /// Plays a walk on Home in a profile.
  private func play(_ walk: Walk, in slug: String) throws -> Int32 {
    let household = try household(try #require(family[slug: slug]))
    return Household.$ofTest.withValue(household) {
      let mailbox = SessionMailbox()
      let setting = RoomSetting(
        Configuration(folders: household.folders), size: ScreenSize(rows: 24, columns: 80),
        address: RoomAddress(session: mailbox, room: 0), toldTroubles: ToldTroubles())
      let session = ReadingSession(
        WalkTerminal(walk), room: setting.firstRoom(of: .home), in: .home, mailbox: mailbox,
        folders: household.folders, household: household)
      return session.run { _ in }
    }
  }

  private static func type(_ words: String) -> [Input] {
    words.map { .key($0 == "\n" ? .enter : .character($0)) }
  }

  /// What is on no screen of a child's profile, and what leads there in a parent's.
  private static let forbidden = [
    "Payroll", "secret of the parents", "Type or paste a path", "Standard Ebooks", "Asked ",
  ]

  /// `TOME_READER_WALK=100000` walks further: the usual walk is one that a build waits for.
  @Test func `a random walk in a child’s profile reaches nothing forbidden`() throws {
    let wish = getenv("TOME_READER_WALK").flatMap { Int(String(cString: $0)) } ?? 2000
    var left = wish
    var seed: UInt64 = 1
    while left > 0 {
      let walk = Walk(seed: seed, count: min(left, 500), lookingFor: Self.forbidden)
      let status = try play(walk, in: "mia")
      let state = walk.state.withLock { $0 }
      #expect(state.seen == [], "seed \(seed): \(state.lastScreen)")
      #expect((state.suspensions, state.loans) == (0, 0), "seed \(seed)")
      #expect(status != -1, "seed \(seed) reached the choice of profiles")
      left -= max(min(left, 500) - state.left, 1)
      seed += 1
    }
  }

  @Test func `directed walks in a parent’s profile reach all of it`() throws {
    let ways: [(keys: [Input], word: String)] = [
      (Self.type("2"), "Payroll"), (Self.type("a"), "Type or paste a path"),
      (Self.type("b"), "Standard Ebooks"),
      (Array(repeating: .posted, count: 40) + Self.type("jo"), "secret of the parents"),
    ]
    for (keys, word) in ways {
      let start = word.hasPrefix("secret") ? Self.type("2") : []
      let walk = Walk(start + keys, lookingFor: Self.forbidden)
      _ = try play(walk, in: "")
      let state = walk.state.withLock { $0 }
      #expect(state.seen.contains(word), "\(word): \(state.lastScreen)")
    }
    let editor = Walk(
      [.suspensionRequested] + Self.type("nx") + [.key(.control("x"))]
        + Array(repeating: .posted, count: 40), lookingFor: [])
    _ = try play(editor, in: "")
    #expect(editor.state.withLock { $0.suspensions } == 1)
    #expect(editor.state.withLock { $0.loans } == 1)
    #expect(try play(Walk(Self.type("p"), lookingFor: []), in: "") == -1)
  }

  @Test func `a child reads her own book, and a foreign one is not there`() throws {
    let walk = Walk(
      Self.type("2") + [.posted, .posted] + Self.type("\n\n") + [.posted, .posted, .posted],
      lookingFor: ["sat by the river"])
    _ = try play(walk, in: "mia")
    #expect(!walk.state.withLock { $0.seen }.isEmpty, "\(walk.state.withLock { $0.lastScreen })")
  }

  @Test func `a right PIN opens what was asked for, a wrong one does not`() throws {
    let wrong = Walk(
      Self.type("2a") + Self.type("1111\n") + [.posted, .key(.escape), .posted],
      lookingFor: ["That is not the PIN", "Type or paste a path"])
    _ = try play(wrong, in: "mia")
    #expect(wrong.state.withLock { $0.seen } == ["That is not the PIN"])
    let right = Walk(
      Self.type("2a") + Self.type("92741\n") + [.posted, .posted, .posted],
      lookingFor: ["Type or paste a path", "92741", "927"])
    _ = try play(right, in: "mia")
    #expect(
      right.state.withLock { $0.seen } == ["Type or paste a path"],
      "\(right.state.withLock { $0.lastScreen })")
  }
}
