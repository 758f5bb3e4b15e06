package import Datebook
package import Profiles
package import Screen
package import Widgets

/// What the page of profiles shows of one of them.
package struct ProfileReport: Equatable, Sendable {
  package var profile: Profile
  /// What stands beside the name: `6–8   12 of 40 minutes today`.
  package var note: String
  /// Seven days up to today, with the minutes that were read and allowed.
  package var week: [(day: Day, minutes: Int, allowed: Int?)]
  /// What was granted lately, in words.
  package var grants: [String]

  /// A report.
  package init(
    _ profile: Profile, note: String, week: [(day: Day, minutes: Int, allowed: Int?)],
    grants: [String]
  ) {
    (self.profile, self.note, self.week, self.grants) = (profile, note, week, grants)
  }

  package static func == (a: ProfileReport, b: ProfileReport) -> Bool {
    a.profile == b.profile && a.note == b.note && a.grants == b.grants
      && a.week.elementsEqual(b.week, by: ==)
  }
}

/// What the page of profiles hears from outside.
package enum ProfilesEvent: Equatable, Sendable {
  /// What is known of all profiles.
  case known([ProfileReport], hasPIN: Bool, wrongPINs: Int)
  /// A change was kept; a removed profile can be brought back by its slug.
  case kept(String, undo: String?)
  /// A change was not kept.
  case refused(String)
}

/// What the page of profiles asks of the world outside.
package enum ProfilesEffect: Equatable, Sendable {
  /// Find what is known. Answered by `ProfilesEvent.known`.
  case find
  /// Keep a profile; one without a slug is a new one.
  case keep(Profile, isNew: Bool)
  /// Remove a profile; its library stays.
  case remove(Profile)
  /// Bring a removed profile back.
  case restore(String)
  /// Set the parents' PIN.
  case setPIN(PIN)
}

/// The page about profiles: who there is, what was read, and what is allowed.
package struct ProfilesPlace: TabContent {
  package typealias Event = ProfilesEvent
  package typealias Effect = ProfilesEffect

  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "changes the profile", hint: "change"),
    KeyTable<ListCommand>.Section(
      title: "Profiles",
      bindings: [
        Binding(.add, [.character("a")], "makes a profile", hint: "add"),
        Binding(
          .remove, [.character("D")], "removes the profile; its books stay", hint: "remove"),
        Binding(.undo, [.character("u")], "brings a removed profile back"),
        Binding(.profiles, [.character("P")], "sets the parents’ PIN", hint: "PIN"),
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package let tab = RoomTab.settings
  private var reports: [ProfileReport] = []
  private var hasPIN = false
  private var wrongPINs = 0
  private var selection = ListSelection(0)
  private var form: ProfileForm?
  private var pinForm: PINForm?
  private var undo: String?

  /// A page of which nothing is known yet.
  package init() {}

  /// Whether a PIN is being typed.
  package var asksPIN: Bool { pinForm != nil }

  private var selected: ProfileReport? {
    reports.indices.contains(selection.selected) ? reports[selection.selected] : nil
  }
}

// MARK: - Events

extension ProfilesPlace {
  package mutating func opening(_ frame: TabFrame) -> Answer { [.own(.find)] }

  package mutating func handle(_ event: ProfilesEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .known(let reports, let hasPIN, let wrongPINs):
      (self.reports, self.hasPIN, self.wrongPINs) = (reports, hasPIN, wrongPINs)
      settle(frame)
    case .kept(let sentence, let undo):
      (form, pinForm) = (nil, nil)
      self.undo = undo
      return [.tell(sentence), .own(.find)]
    case .refused(let sentence): return [.tell(sentence)]
    }
    return []
  }

  package mutating func settle(_ frame: TabFrame) {
    selection.settle(rows: max(reports.count, 1), count: reports.count)
  }

  package var isTyping: Bool { form?.fields.isTyping ?? pinForm?.fields.isTyping ?? false }

  package var unfinished: String? {
    form?.fields.isChanged == true ? "Changes to a profile are not saved yet" : nil
  }

  package mutating func mayLeave(for request: PlaceRequest) -> Bool {
    guard var form else { return true }
    let mayLeave = form.mayLeave()
    self.form = form
    return mayLeave
  }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    if form != nil { return typeForm(key) }
    if pinForm != nil { return typePIN(key) }
    return nil
  }

  private mutating func typeForm(_ key: Key) -> Answer {
    guard var form else { return [] }
    let answer = form.press(key)
    self.form = form
    switch answer {
    case .stay, .press: return []
    case .leave: self.form = nil
    case .submit: return [.own(.keep(form.profile, isNew: form.former == nil))]
    }
    return []
  }

  private mutating func typePIN(_ key: Key) -> Answer {
    guard var pinForm else { return [] }
    let answer = pinForm.press(key)
    self.pinForm = pinForm
    switch answer {
    case .stay, .press: return []
    case .leave: self.pinForm = nil
    case .submit: return [.own(.setPIN(pinForm.pin))]
    }
    return []
  }

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    defer { settle(frame) }
    switch command {
    case .up: selection.selected -= 1
    case .down: selection.selected += 1
    case .first, .pageUp: selection.selected = 0
    case .last, .pageDown: selection.selected = reports.count - 1
    case .open, .edit: form = selected.map { ProfileForm($0.profile) }
    case .add: form = ProfileForm()
    case .remove:
      guard let profile = selected?.profile else { return [] }
      guard !profile.isFirst else { return [.tell("The first profile stays.")] }
      return [.own(.remove(profile))]
    case .undo:
      guard let undo else { return [.tell("Nothing was removed here.")] }
      self.undo = nil
      return [.own(.restore(undo))]
    case .profiles: pinForm = PINForm()
    default: return nil
    }
    return []
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    if form != nil {
      form?.click(row: row, column: column, frame.layout, frame.symbols)
      return []
    }
    let index = row - frame.body.row - 1
    guard pinForm == nil, reports.indices.contains(index) else { return [] }
    let isSelected = index == selection.selected
    selection.selected = index
    if isSelected { form = ProfileForm(reports[index].profile) }
    return []
  }
}

// MARK: - Drawing

extension ProfilesPlace {
  package func title(_ frame: TabFrame) -> String? { "Profiles" }

  package func label(_ frame: TabFrame) -> String { hasPIN ? "PIN is set" : "no PIN yet" }

  package func hints(_ frame: TabFrame) -> [String]? {
    if let form { return form.fields.hints(in: frame.symbols) }
    if let pinForm { return pinForm.fields.hints(in: frame.symbols) }
    return nil
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    let area = frame.body
    var row = area.row + 1
    func put(_ words: String, _ style: Style = [], at column: Int = 1) {
      guard area.rowRange.contains(row) else { return }
      surface.put(
        frame.fit(words, area.columns - column - 1), row: row, column: column, style: style)
    }
    for (index, report) in reports.enumerated() {
      let isSelected = index == selection.selected
      put(isSelected ? frame.symbols.selection : " ")
      put(report.profile.name, isSelected ? .selectedRow : [], at: 3)
      put(
        report.profile.isFirst ? "the first profile" : report.note.isEmpty ? "adult" : report.note,
        .faint, at: 22)
      if isSelected { surface.cursor = CellPosition(row: min(row, surface.rows - 1), column: 1) }
      row += 1
    }
    row += 1
    if let selected, selected.profile.isLocked || selected.week.contains(where: { $0.minutes > 0 })
    {
      put("\(selected.profile.name), the last seven days", .heading)
      row += 1
      draw(selected.week, into: &surface, area, &row, frame)
      for words in selected.grants.prefix(3) {
        put(words, .faint, at: 3)
        row += 1
      }
      row += 1
    }
    if wrongPINs > 0 {
      put(
        wrongPINs == 1 ? "One wrong PIN this week." : "\(wrongPINs) wrong PINs this week.", .notice)
      row += 1
    }
    let lock =
      "The lock holds against a child in the program, not against someone who has the account’s shell. "
      + "Root’s /etc/tome-reader/policy.toml and an account of the child’s own are stronger."
    for line in frame.wrapped(lock, area.columns - 3) {
      put(line, .faint)
      row += 1
    }
    form?.draw(into: &surface, frame.layout, frame.symbols)
    pinForm?.draw(into: &surface, frame.layout, frame.symbols)
  }

  /// Draws a week as bars, each as long as what was read of what was allowed.
  private func draw(
    _ week: [(day: Day, minutes: Int, allowed: Int?)], into surface: inout Surface, _ area: Rect,
    _ row: inout Int, _ frame: TabFrame
  ) {
    let columns = max(min(30, area.columns - 34), 5)
    let most = max(week.map { max($0.minutes, $0.allowed ?? 0) }.max() ?? 0, 1)
    for (day, minutes, allowed) in week {
      guard area.rowRange.contains(row) else { return }
      let length = minutes * columns / most
      let room = min((allowed ?? 0) * columns / most, columns)
      surface.put(
        frame.locale.names.shortWeekdays[day.weekday.daysAfterMonday], row: row, column: 3,
        style: .faint)
      let bar =
        String(repeating: frame.symbols.barFull, count: length)
        + String(repeating: frame.symbols.barEmpty, count: max(room - length, 0))
      surface.put(bar, row: row, column: 8, style: .progress)
      let words = allowed.map { "\(minutes) of \($0) min" } ?? "\(minutes) min"
      surface.put(words, row: row, column: 8 + columns + 2)
      row += 1
    }
  }
}
