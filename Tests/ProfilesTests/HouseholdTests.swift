import Datebook
import Dispatch
import Glibc
import Profiles
import Settings
import Setup
import Shelf
import Synchronization
import TestSupport
import Testing

/// Households and their ledgers on the disk.
@Suite struct Households {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  private func folders() -> ReadersFolders {
    let path = home.path
    return ReadersFolders { $0 == "HOME" ? path : nil }
  }

  private func file() -> FamilyFile {
    FamilyFile(in: folders(), policy: home.path("policy.toml"), owner: getuid())
  }

  /// A household whose clock is set by the test.
  private func household(
    _ slug: String = "mia", wall: Int = 20_780 * 86_400 + 43_200, running: Int = 0
  ) throws -> Household {
    let family = try sampleFamily()
    let path = home.path
    return Household(
      family, in: family[slug: slug], file: file(), folder: try #require(folders().profiles),
      clocks: Household.Clocks(
        wall: { wall }, running: { running }, secondsAheadOfUTC: { _ in 0 }),
      environment: { $0 == "HOME" ? path : nil })
  }

  private func ledgerText() throws -> String {
    String(decoding: try home.bytes(of: ".local/share/tome-reader/profiles/ledger"), as: UTF8.self)
  }

  private var ledger: LedgerFile { LedgerFile(in: home.path(".local/share/tome-reader/profiles")) }

  @Test func `a ledger that is missing is known as lost until a parent begins a new one`() throws {
    let first = try household()
    #expect(first.isLedgerLost)
    first.beginLedger()
    #expect(!first.isLedgerLost)
    #expect(try !household().isLedgerLost)
  }

  @Test func `a ledger that is nothing but damage counts as lost, one with a whole line does not`()
    throws
  {
    try household().beginLedger()
    let whole = try ledgerText()
    _ = try home.write("what is this\n\u{0}\u{1}", to: ".local/share/tome-reader/profiles/ledger")
    #expect(try household().isLedgerLost)
    _ = try home.write("what is this\n" + whole, to: ".local/share/tome-reader/profiles/ledger")
    #expect(try !household().isLedgerLost)
  }

  @Test func `a ledger that cannot be written to is known as lost, and counts within the run`()
    throws
  {
    try household().beginLedger()
    guard getuid() != 0 else { return }
    chmod(ledger.path, 0o400)
    let household = try household()
    #expect(household.isLedgerLost)
    #expect(household.note(.read(seconds: 40 * 60)) == EACCES)
    #expect(household.warden.timeLeft == .used)
  }

  @Test func `what one run has read counts in the next, and in one beside it`() throws {
    let first = try household()
    first.beginLedger()
    let second = try household()
    first.note(.read(seconds: 30 * 60))
    second.readLedger()
    #expect(second.warden.timeLeft == .seconds(10 * 60))
    second.note(.read(seconds: 10 * 60))
    #expect(try household().warden.timeLeft == .used)
    #expect(try household("tom").warden.timeLeft == .unlimited)
  }

  @Test func `a clock set back by a day gives no second day`() throws {
    let first = try household()
    first.beginLedger()
    first.note(.read(seconds: 40 * 60))
    #expect(try household(wall: 20_779 * 86_400 + 43_200).warden.timeLeft == .used)
    #expect(try household(wall: 20_781 * 86_400 + 43_200).warden.timeLeft == .seconds(40 * 60))
  }

  @Test func `programs that write at once lose no line`() throws {
    try household().beginLedger()
    let (count, writers) = (200, 4)
    let file = ledger
    DispatchQueue.concurrentPerform(iterations: writers) { writer in
      for _ in 0..<count {
        let entry = LedgerEntry(.read(seconds: 1), of: "mia", at: time(monday, 12, writer))
        _ = file.append([entry])
        if writer == 0 { file.shorten() }
      }
    }
    let read = try #require(ledger.ledger())
    #expect(read.damagedLines == 0)
    #expect(read.usage(of: "mia", on: monday).seconds == count * writers)
  }

  @Test func `a hundred programs that are killed while they write lose nothing that was written`()
    async
  {
    // `fork` is for a process that does nothing else.
    await #expect(processExitsWith: .success) { try Self.killWriters(100) }
  }

  /// Writes to a ledger in `count` processes, one after the other, and kills each in the middle of it.
  private static func killWriters(_ count: Int) throws {
    typealias Fork = @convention(c) () -> pid_t
    let fork = unsafeBitCast(try #require(dlsym(nil, "fork")), to: Fork.self)
    let home = try ScratchFolder()
    let file = LedgerFile(in: home.path)
    let entry = LedgerEntry(
      .read(seconds: 1), of: "mia", at: FamilyTime(seconds: 0, day: .first, secondOfDay: 0))
    var random = SeededGenerator(seed: 7)
    var told = 0
    for _ in 0..<count {
      var ends: [CInt] = [0, 0]
      try #require(pipe(&ends) == 0)
      let child = fork()
      if child == 0 {
        close(ends[0])
        while file.append([entry]) == 0, write(ends[1], "1", 1) == 1 { file.shorten() }
        _exit(1)
      }
      close(ends[1])
      usleep(UInt32(random.pick(2_000..<12_000)))
      kill(child, SIGKILL)
      var status: CInt = 0
      waitpid(child, &status, 0)
      // Killed, and not ended by itself.
      #expect(status & 0x7F == SIGKILL)
      var bytes = [UInt8](repeating: 0, count: 4096)
      while case let length = read(ends[0], &bytes, bytes.count), length > 0 { told += length }
      close(ends[0])
    }
    let ledger = try #require(file.ledger())
    let seconds = ledger.usage(of: "mia", on: .first).seconds
    // Each may have written one more than it could tell.
    #expect(told > count && (told...told + count).contains(seconds), "\(told), \(seconds)")
    #expect(ledger.damagedLines <= count)
  }

  @Test func `a long ledger is shortened, and says the same of these days`() throws {
    let household = try household()
    household.beginLedger()
    let entry = LedgerEntry(.read(seconds: 1), of: "mia", at: time(monday, 12))
    _ = ledger.append(Array(repeating: entry, count: 10_000))
    let long = try ledgerText().utf8.count
    ledger.shorten()
    let short = try ledgerText().utf8.count
    #expect(short < long / 100)
    #expect(ledger.ledger()?.usage(of: "mia", on: monday).seconds == 10_000)
  }

  @Test func `a PIN is checked with waits that a restart keeps`() throws {
    let household = try household()
    household.beginLedger()
    #expect(household.check(PIN("2741")) == .right)
    for left in [4, 3, 2, 1] { #expect(household.check(PIN("0000")) == .wrong(left: left)) }
    #expect(household.check(PIN("0000")) == .wrong(left: nil))
    #expect(household.check(PIN("2741")) == .wait(seconds: 30))
    let later = try self.household(wall: 20_780 * 86_400 + 43_200 + 29)
    #expect(later.check(PIN("2741")) == .wait(seconds: 1))
    #expect(try self.household(wall: 20_780 * 86_400 + 43_230).check(PIN("2741")) == .right)
    let text = try ledgerText()
    #expect(!text.contains("2741") && !text.contains("0000"))
  }

  @Test func `what the PIN opens stays open for a minute, and only that`() throws {
    let household = try household()
    household.beginLedger()
    #expect(household.refusal(of: .remove) != nil)
    #expect(household.takeWanted() == .remove)
    household.allow(.remove)
    #expect(household.refusal(of: .remove) == nil)
    #expect(household.refusal(of: .add) != nil)
    #expect(household.refusal(of: .editor) != nil)
  }

  @Test func `no files mean no family, and the machine's policy alone makes one`() throws {
    #expect(try file().family() == nil)
    _ = try home.write("[mia]\nband = \"6-8\"\n", to: "policy.toml")
    let family = try #require(try file().family())
    #expect(family.children.map(\.slug) == ["mia"])
    #expect(throws: Failure.self) {
      try ProfileShelf(in: folders(), file: file()).keep(Profile(slug: "mia", name: "Mia"))
    }
  }

  @Test func `a policy with a mistake opens nothing, and the sentence tells where it is`() throws {
    for broken in ["[mia\nband = \"6-8\"\n", "[mia]\nband = 6-8\n", "[mia]\nbnad = \"6-8\"\n"] {
      _ = try home.write(broken, to: "policy.toml")
      chmod(home.path("policy.toml"), 0o644)
      let failure = try #require(throws: Failure.self) { try file().family() }
      #expect(failure.status == EX_NOPERM)
      #expect(failure.sentence.contains("policy.toml, line "), "\(failure.sentence)")
    }
  }

  @Test func `a policy that others may write, or own, is ignored, and that is told`() throws {
    _ = try home.write("[mia]\nband = \"6-8\"\n", to: "policy.toml")
    let path = home.path("policy.toml")
    for mode in [0o664, 0o646] as [mode_t] {
      chmod(path, mode)
      #expect(try file().family() == nil)
      #expect(file().policyFault?.contains("can write to it") == true)
    }
    chmod(path, 0o644)
    #expect(file().policyFault == nil)
    #expect(try file().family()?.children.count == 1)
    let others = FamilyFile(in: folders(), policy: path, owner: getuid() + 1)
    #expect(try others.family() == nil)
    #expect(others.policyFault?.contains("root does not own it") == true)
    // The room that is shown first tells it.
    chmod(path, 0o622)
    let notice = Configuration(folders: folders(), policy: path).notice
    #expect(notice?.hasPrefix("'\(path)' is ignored: ") == true, "\(notice ?? "")")
  }

  @Test func `profiles.toml is for its owner's eyes only`() throws {
    let shelf = ProfileShelf(in: folders(), file: file())
    try shelf.keep(Profile(slug: "ben", name: "Ben"))
    var status = stat()
    #expect(stat(home.path(".config/tome-reader/profiles.toml"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try file().family()?.others.map(\.name) == ["Ben"])
  }

  @Test func `each profile has files of its own, and the first one those that were there`() throws {
    let family = try sampleFamily()
    let path = home.path
    let mia = ReadersFolders(of: family[slug: "mia"]) { $0 == "HOME" ? path : nil }
    let first = ReadersFolders(of: family.first) { $0 == "HOME" ? path : nil }
    let none = folders()
    let own = path + "/.local/share/tome-reader/profiles/mia"
    #expect(try mia.library().path == own + "/library.sqlite")
    #expect(mia.settings?.path == own + "/config")
    #expect(mia.state?.path == own + "/state")
    #expect(mia.family?.path == path + "/.config/tome-reader")
    #expect(try first.library() == none.library())
    #expect(first.settings == none.settings)
    #expect(mia.cache == none.cache)
  }
}
