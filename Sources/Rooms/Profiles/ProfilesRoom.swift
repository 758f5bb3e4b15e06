import CProcess
import Datebook
import Profiles
import Setup
import TabPlaces
import Widgets

/// The page about profiles, without its terminal.
struct ProfilesRoom: TabRoom {
  typealias Content = ProfilesPlace
  typealias Message = Never

  var model: TabModel<Content>
  let setting: RoomSetting
  let visitRequest: WardenRequest? = .profiles
  private let shelf: ProfileShelf

  /// The page as it is now.
  init(_ setting: RoomSetting) {
    self.setting = setting
    shelf = ProfileShelf(in: setting.folders)
    model = setting.model(ProfilesPlace())
  }

  /// While a PIN is typed the program can leave no core.
  mutating func catchUp() -> [TerminalRequest] {
    cpr_allow_core(!model.content.asksPIN)
    return apply(.caughtUp)
  }

  mutating func perform(_ effect: ProfilesEffect) -> [TerminalRequest] {
    do throws(Failure) {
      switch effect {
      case .find: return apply(.own(report))
      case .keep(var profile, let isNew):
        if isNew { profile.slug = try shelf.freeSlug(for: profile.name) }
        try shelf.keep(profile)
        try begin()
        let isUnguarded = profile.isLocked && Household.current?.family.pin == nil
        return apply(
          .own(
            .kept(
              isUnguarded
                ? "\(profile.name)’s profile is saved. Press P to set a PIN."
                : "\(profile.name)’s profile is saved.", undo: nil)))
      case .remove(let profile):
        try shelf.remove(profile)
        return apply(
          .own(
            .kept(
              "\(profile.name)’s profile is removed; the books stay. Press u to bring it back.",
              undo: profile.slug)))
      case .restore(let slug):
        guard try shelf.restore(slug) else { return apply(.own(.refused("It is not there."))) }
        return apply(.own(.kept("The profile is back.", undo: nil)))
      case .setPIN(let pin):
        try begin()
        guard let household = Household.current else { return [] }
        try household.set(pin)
        return apply(.own(.kept("The PIN is set.", undo: nil)))
      }
    } catch {
      return apply(
        .own(.refused(error.sentence.prefix(1).uppercased() + error.sentence.dropFirst() + ".")))
    }
  }

  /// Begins a household with the first profile that is made.
  private func begin() throws(Failure) {
    guard Household.current == nil, let folder = setting.folders.profiles else { return }
    let file = FamilyFile(in: setting.folders)
    Household.current = Household(try file.family() ?? Family(""), file: file, folder: folder)
  }

  /// What is known of all profiles.
  private var report: ProfilesEvent {
    guard let household = Household.current else {
      return .known(
        [ProfileReport(.first, note: "", week: [], grants: [])], hasPIN: false, wrongPINs: 0)
    }
    household.readLedger()
    let (family, ledger, time) = (household.family, household.ledger, household.time)
    let days = (0..<7).map { time.day.adding(days: $0 - 6) }
    let reports = family.all.map { profile in
      let week = days.map { day in
        (
          day: day, minutes: ledger.usage(of: profile.slug, on: day).minutes,
          allowed: profile.limits.minutes(on: day)
        )
      }
      return ProfileReport(
        profile, note: profile.note(ledger.usage(of: profile.slug, on: time.day), at: time),
        week: week, grants: ledger.grants(of: profile.slug).prefix(3).map { Self.words(of: $0) })
    }
    return .known(
      reports, hasPIN: family.pin != nil,
      wrongPINs: days.map { ledger.wrongPINs(on: $0) }.reduce(0, +))
  }

  private static func words(of entry: LedgerEntry) -> String {
    guard case .grant(let grant, let reason) = entry.kind else { return "" }
    return "Granted \(grant.words) on \(entry.day)\(reason.isEmpty ? "" : ", \(reason)")."
  }
}
