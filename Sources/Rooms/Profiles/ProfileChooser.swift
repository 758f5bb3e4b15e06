import Console
import CProcess
import Glibc
import Profiles
import Screen
package import Setup
import TabPlaces
import Widgets

/// The program while nobody has said who reads: the choice of profiles on the terminal.
package struct ProfileChooser<Keeper: Screenkeeper & ~Copyable>: ~Copyable {
  private var terminal: Keeper
  private let household: Household
  private var choice: ProfileChoice

  /// What becomes of the choice.
  package enum Outcome: Equatable {
    /// The program is in a profile now.
    case entered
    /// The program is left with this status.
    case left(Int32)
  }

  /// A choice on `terminal`.
  package init(_ terminal: consuming Keeper, _ household: Household) {
    self.terminal = terminal
    self.household = household
    choice = ProfileChoice(household.rows, selecting: household.profile.slug)
  }

  /// Shows the choice until somebody has entered a profile, or leaves.
  package consuming func run() -> Outcome {
    while true {
      cpr_allow_core(choice.box == nil)
      terminal.show(choice.render(size: terminal.screenSize, symbols: terminal.symbols))
      for input in terminal.wait(timeout: nil) {
        guard let outcome = handle(input) else { continue }
        cpr_allow_core(true)
        return outcome
      }
    }
  }

  private mutating func handle(_ input: Input) -> Outcome? {
    switch input {
    case .key(let key): return handle(choice.press(key))
    case .terminated(let signal): return .left(128 + signal)
    case .hungUp: return .left(128 + SIGHUP)
    case .suspensionRequested:
      // The shell behind the program is no child's.
      if household.family.children.isEmpty {
        terminal.suspend()
      } else {
        choice.notice = "^Z is closed here."
      }
    case .paste, .mouse, .resized, .posted, .resumed, .readable, .graphics: break
    }
    return nil
  }

  private mutating func handle(_ answer: ProfileChoice.Answer) -> Outcome? {
    switch answer {
    case .stay: return nil
    case .repaint: terminal.repaint()
    case .leave: return .left(EXIT_SUCCESS)
    case .enter(let profile): return enter(profile)
    case .check(let pin):
      switch household.check(pin) {
      case .right:
        if household.isLedgerLost { household.beginLedger() }
        return enter(choice.selected)
      case let outcome: choice.refuse(outcome.sentence)
      }
    }
    return nil
  }

  private func enter(_ profile: Profile) -> Outcome {
    household.enter(profile)
    return .entered
  }
}

extension Household.PINOutcome {
  /// What is told of a PIN that was not right.
  var sentence: String {
    switch self {
    case .right: "That is the PIN."
    case .wrong(let left):
      if let left, left < 3 {
        left == 1
          ? "That is not the PIN. One try is left." : "That is not the PIN. \(left) tries are left."
      } else {
        "That is not the PIN."
      }
    case .wait(let seconds):
      "Too many wrong PINs. Try again in \(Household.words(forSeconds: seconds))."
    }
  }
}

extension Household {
  /// The profiles, with what is told of each.
  var rows: [ProfileChoice.Row] {
    let (family, ledger, time, isLost) = (family, ledger, time, isLedgerLost)
    let former = profile
    // Whoever has used up a time is not to go on in a brother's or sister's profile.
    let reader =
      family.children.contains { $0.slug == ledger.lastReader(on: time.day) }
      ? ledger.lastReader(on: time.day) : nil
    return family.all.map { profile in
      let usage = ledger.usage(of: profile.slug, on: time.day)
      let warden = Warden(former, in: family)
      let entry: WardenRequest.Entry =
        !profile.isLocked ? .open : profile == former ? .same : .child
      return ProfileChoice.Row(
        profile, note: profile.note(usage, at: time),
        needsPIN: warden.verdict(.enter(entry)) != .allow
          || profile.isLocked && family.pin != nil
            && (isLost || reader.map { $0 != profile.slug } ?? false)
      )
    }
  }
}

extension Profile {
  /// What is told of a profile beside its name.
  func note(_ usage: DayUsage, at time: FamilyTime) -> String {
    guard let band else { return "" }
    let rest =
      switch TimeLeft(self, usage, at: time) {
      case .bedtime(let end): "bedtime until \(Bedtime.clock(end))"
      case .used: "no time left today"
      case .unlimited, .seconds:
        limits.minutes(on: time.day).map {
          usage.isDayGranted
            ? "\(usage.minutes) minutes today"
            : "\(usage.minutes) of \($0 + usage.granted / 60) minutes today"
        } ?? ""
      }
    return [band.words, rest].filter { !$0.isEmpty }.joined(separator: "   ")
  }
}
