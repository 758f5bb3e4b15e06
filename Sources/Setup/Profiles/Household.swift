import Files
import Glibc
package import Profiles

import Synchronization

/// The family at this machine, its ledger and its clock, and whose profile the program is in.
///
/// It may be used from any thread.
package final class Household: Sendable {
  /// What becomes of a PIN that was typed.
  package enum PINOutcome: Equatable, Sendable {
    case right
    /// So many tries are left before a wait; nil if there is one after each.
    case wrong(left: Int?)
    /// It was not looked at: so many seconds are to be waited first.
    case wait(seconds: Int)
  }

  private struct State {
    var family: Family
    var profile: Profile
    var ledger: Ledger
    var clock: FamilyClock
    /// Whether the ledger was missing, or cannot be written, and no parent has seen to that.
    var isLedgerLost: Bool
    /// What was asked for and needs the PIN.
    var wanted: WardenRequest?
    /// What a parent has opened, and until when.
    var allowed: [WardenRequest: Int] = [:]
  }

  /// The household of this run; nil as long as there are no profiles.
  package static var current: Household? {
    get { ofTest ?? running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }

  /// The household of a test, which others beside it do not see.
  @TaskLocal package static var ofTest: Household?

  private static let running = Mutex<Household?>(nil)

  /// Where profiles.toml is.
  package let file: FamilyFile
  /// The value of a variable of the environment.
  private let environment: @Sendable (String) -> String?
  private let ledgerFile: LedgerFile
  private let state: Mutex<State>
  private let clocks: Clocks

  /// The clocks of the machine, or those of a test.
  package struct Clocks: Sendable {
    /// Seconds since 1970 UTC.
    package var wall: @Sendable () -> Int
    /// Seconds by a clock that nobody sets and that goes on while the machine is suspended.
    package var running: @Sendable () -> Int
    /// What the local zone is ahead of UTC at a time in seconds since 1970.
    package var secondsAheadOfUTC: @Sendable (Int) -> Int

    /// The clocks that `wall`, `running` and `secondsAheadOfUTC` tell.
    package init(
      wall: @escaping @Sendable () -> Int, running: @escaping @Sendable () -> Int,
      secondsAheadOfUTC: @escaping @Sendable (Int) -> Int
    ) {
      (self.wall, self.running, self.secondsAheadOfUTC) = (wall, running, secondsAheadOfUTC)
    }

    /// Those of the machine.
    package static let machine = Clocks(
      wall: { Self.seconds(CLOCK_REALTIME) }, running: { Self.seconds(CLOCK_BOOTTIME) },
      secondsAheadOfUTC: { time in
        var (seconds, parts) = (time_t(time), tm())
        return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
      })

    private static func seconds(_ clock: clockid_t) -> Int {
      var time = timespec()
      clock_gettime(clock, &time)
      return time.tv_sec
    }
  }

  /// A household in a profile, by default the first one.
  ///
  /// - Parameters:
  ///   - family: What `file` tells.
  ///   - folder: The folder of profiles, where the ledger is.
  ///   - environment: The value of a variable.
  package init(
    _ family: Family, in profile: Profile? = nil, file: FamilyFile, folder: String,
    clocks: Clocks = .machine,
    environment: @escaping @Sendable (String) -> String? = { Environment.value(of: $0) }
  ) {
    (self.file, self.clocks, self.environment) = (file, clocks, environment)
    ledgerFile = LedgerFile(in: folder)
    ledgerFile.shorten()
    let known = ledgerFile.ledger()
    let ledger = known ?? Ledger()
    state = Mutex(
      State(
        family: family, profile: profile ?? family.first, ledger: ledger,
        clock: FamilyClock(
          wall: clocks.wall(), running: clocks.running(), highest: ledger.highest,
          latestDay: ledger.latestDay),
        isLedgerLost: !family.children.isEmpty && (known == nil || !ledgerFile.isWritable)))
  }

  /// The family.
  package var family: Family { state.withLock { $0.family } }

  /// Whose profile the program is in.
  package var profile: Profile { state.withLock { $0.profile } }

  /// The ledger as it was read last, with what this program has written.
  package var ledger: Ledger { state.withLock { $0.ledger } }

  /// Whether there was no ledger to be read or written, though there is a child: a parent's PIN begins
  /// a new one.
  package var isLedgerLost: Bool { state.withLock { $0.isLedgerLost } }

  /// The time now by the family's clock.
  package var time: FamilyTime { state.withLock { time(&$0) } }

  private func time(_ state: inout State) -> FamilyTime {
    state.clock.time(running: clocks.running(), secondsAheadOfUTC: clocks.secondsAheadOfUTC)
  }

  /// Who watches over the profile that the program is in.
  package var warden: Warden {
    state.withLock { state in
      let time = time(&state)
      return Warden(
        state.profile, in: state.family,
        usage: state.ledger.usage(of: state.profile.slug, on: time.day), time: time)
    }
  }

  /// The folders of the profile that the program is in.
  package var folders: ReadersFolders { ReadersFolders(of: profile, environment: environment) }

  /// Lets the program be in a profile from now on: its files are that profile's.
  package func enter(_ profile: Profile) {
    state.withLock { $0.profile = profile }
    Environment.enter(profile: profile.slug)
  }
}

// MARK: - Asking

extension Household {
  /// How long something stays open that a PIN has opened, in seconds.
  private static let opening = 60

  /// Why `request` may not be done now, as a sentence; nil if it may.
  ///
  /// What a PIN opens is remembered: a session asks for it.
  package func refusal(of request: WardenRequest) -> String? {
    switch warden.verdict(request) {
    case .allow: return nil
    case .deny(let sentence): return sentence
    case .pin:
      return state.withLock { state in
        if let end = state.allowed[request], time(&state).seconds <= end { return nil }
        state.wanted = request
        return "A parent’s PIN opens that."
      }
    }
  }

  /// Takes what was asked for last and needs the PIN.
  package func takeWanted() -> WardenRequest? {
    state.withLock { state in
      defer { state.wanted = nil }
      return state.wanted
    }
  }

  /// Opens something for a minute: the PIN was right.
  package func allow(_ request: WardenRequest) {
    state.withLock { $0.allowed[request] = time(&$0).seconds + Self.opening }
  }

  /// Closes what was opened.
  package func close(_ request: WardenRequest) { state.withLock { $0.allowed[request] = nil } }
}

// MARK: - Keeping

extension Household {
  /// Writes into the ledger that something happened now.
  ///
  /// - Parameter slug: Whose it is; by default, of the profile that the program is in.
  /// - Returns: errno if it could not be written, else 0; it counts for this run either way.
  @discardableResult
  package func note(_ kind: LedgerEntry.Kind, of slug: String? = nil) -> Int32 {
    state.withLock { state in
      let entry = LedgerEntry(kind, of: slug ?? state.profile.slug, at: time(&state))
      let code = ledgerFile.append([entry])
      state.ledger.record(entry)
      return code
    }
  }

  /// Takes what other programs have written into the ledger.
  package func readLedger() {
    guard let ledger = ledgerFile.ledger() else { return }
    state.withLock { state in
      // What this program could not write is not forgotten.
      let (slug, day) = (state.profile.slug, time(&state).day)
      guard ledger.usage(of: slug, on: day).seconds >= state.ledger.usage(of: slug, on: day).seconds
      else { return }
      state.ledger = ledger
      state.clock.observe(highest: ledger.highest, latestDay: ledger.latestDay)
    }
  }

  /// Begins a ledger where it was lost: a parent has said so.
  package func beginLedger() {
    note(.begun, of: "")
    state.withLock { $0.isLedgerLost = false }
  }

  /// Removes the ledger with all that it tells.
  package func forgetLedger() {
    ledgerFile.remove()
    state.withLock { $0.ledger = Ledger() }
  }

  /// Reads profiles.toml anew: it was changed.
  package func readFamily() throws(Failure) {
    let family = try file.family() ?? Family("")
    state.withLock { state in
      state.family = family
      if let profile = family[slug: state.profile.slug] { state.profile = profile }
    }
  }

  /// Holds a PIN against the one that is kept; that it was wrong or right goes into the ledger.
  package func check(_ pin: PIN) -> PINOutcome {
    readLedger()
    let (record, attempts, seconds) = state.withLock { state in
      (state.family.pin, state.ledger.attempts, time(&state).seconds)
    }
    let wait = attempts.wait(at: seconds)
    guard wait == 0 else { return .wait(seconds: wait) }
    guard let record else { return .wrong(left: nil) }
    guard record.isOf(pin) else {
      note(.wrongPIN)
      return .wrong(left: ledger.attempts.left)
    }
    note(.rightPIN)
    return .right
  }

  /// Sets the parents' PIN.
  package func set(_ pin: PIN) throws(Failure) {
    var random = SystemRandomNumberGenerator()
    let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
    guard let record = PINRecord(pin, salt: salt) else {
      throw Failure(sentence: "not enough memory to store a PIN", status: EX_OSERR)
    }
    try file.change { Family.write(record, into: &$0) }
    try readFamily()
    note(.newPIN, of: "")
    state.withLock { $0.isLedgerLost = false }
  }
}
