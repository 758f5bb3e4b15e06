package import Profiles
package import Screen
package import Widgets

/// The form of a profile: who it is, and what is allowed.
package struct ProfileForm: Equatable, Sendable {
  /// A row of the form.
  package enum Field: Hashable, Sendable {
    case name, band, workdays, weekend, bedtime, stories, finishes, looks, exit
  }

  private static let columns = 66

  /// The profile as it was; nil for a new one.
  let former: Profile?
  /// The rows and what is typed in them.
  package private(set) var fields: Form<Field>

  /// A form for a profile, or for a new one.
  package init(_ profile: Profile? = nil) {
    former = profile
    let shown = profile ?? Profile(slug: "", name: "", band: .middle)
    let bands = ["adult"] + AgeBand.allCases.map(\.words)
    let band = shown.band.flatMap { AgeBand.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let isFirst = profile?.isFirst == true
    func minutes(_ day: Int) -> FormControl { .number(shown.limits.minutes[day], in: 0...1440) }
    fields = Form(
      [
        FormRow(.name, "Name", .text(shown.name, capacity: 60), endsGroup: true),
        FormRow(
          .band, "Who", .choice(bands, selected: band), hint: "a child’s profile is locked",
          isHidden: isFirst),
        FormRow(.workdays, "Minutes, Mon–Fri", minutes(0), hint: "empty: no limit"),
        FormRow(.weekend, "Minutes, Sat–Sun", minutes(5), hint: "empty: no limit"),
        FormRow(
          .bedtime, "Bedtime", .text(shown.limits.bedtimes[0]?.words ?? "", capacity: 20),
          hint: "such as 19:30-07:00"),
        FormRow(
          .stories, "Stories a day", .number(shown.storiesADay, in: 0...100),
          hint: "empty: no limit"),
        FormRow(
          .finishes, "When time is up",
          .choice(["finish the page", "stop at once"], selected: shown.finishesPage ? 0 : 1)),
        FormRow(
          .looks, "Looks",
          .choice(
            ["may be set", "only by PIN"], selected: shown.maySetLooks ? 0 : 1)),
        FormRow(
          .exit, "q leads",
          .choice(
            ["out of the program", "to the choice"], selected: shown.exit == .out ? 0 : 1)),
      ],
      look: .menu(labels: 20),
      words: FormWords(question: "Save the changes to this profile?"))
    showLimits()
  }

  /// Only a child has limits.
  private mutating func showLimits() {
    let isChild = fields.selected(.band) > 0 && former?.isFirst != true
    for field in [Field.workdays, .weekend, .bedtime, .stories, .finishes, .looks, .exit] {
      fields[field].isHidden = !isChild
    }
  }

  /// Applies a key.
  package mutating func press(_ key: Key) -> Form<Field>.Answer {
    let answer = fields.press(key)
    showLimits()
    guard answer == .submit else { return answer }
    if fields.trimmedText(.name).isEmpty {
      fields.refuse(.name, "A profile needs a name", "a name")
      return .stay
    }
    let bedtime = fields.trimmedText(.bedtime)
    if !bedtime.isEmpty, Bedtime(bedtime) == nil {
      fields.refuse(.bedtime, "Enter times such as 19:30-07:00", "19:30-07:00")
      return .stay
    }
    return .submit
  }

  /// Asks before the form is left for something else, unless nothing was changed.
  mutating func mayLeave() -> Bool { fields.mayLeave() }

  /// The profile that the form tells.
  package var profile: Profile {
    var profile = former ?? Profile(slug: "", name: "")
    profile.name = fields.trimmedText(.name)
    guard former?.isFirst != true else { return profile }
    let band = fields.selected(.band)
    profile.band = band == 0 ? nil : AgeBand.allCases[band - 1]
    guard profile.isLocked else {
      return Profile(slug: profile.slug, name: profile.name)
    }
    // Days that the form does not tell apart keep what they had unless it was changed here.
    let (workdays, weekend) = (fields.number(.workdays), fields.number(.weekend))
    for day in 0..<5 where former == nil || former?.limits.minutes[0] != workdays {
      profile.limits.minutes[day] = workdays
    }
    for day in 5..<7 where former == nil || former?.limits.minutes[5] != weekend {
      profile.limits.minutes[day] = weekend
    }
    let bedtime = Bedtime(fields.trimmedText(.bedtime))
    for day in 0..<7 where former == nil || former?.limits.bedtimes[0] != bedtime {
      profile.limits.bedtimes[day] = bedtime
    }
    profile.storiesADay = fields.number(.stories)
    profile.finishesPage = fields.selected(.finishes) == 0
    profile.maySetLooks = fields.selected(.looks) == 0
    profile.exit = fields.selected(.exit) == 0 ? .out : .choice
    return profile
  }

  private func box(_ layout: ScreenLayout, _ symbols: Symbols) -> SheetFrame {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    return SheetFrame(
      rows: fields.rowCount(columns: columns, symbols), columns: Self.columns, layout: layout)
  }

  mutating func click(row: Int, column: Int, _ layout: ScreenLayout, _ symbols: Symbols) {
    _ = fields.click(row: row, column: column, in: box(layout, symbols).inside, symbols)
    showLimits()
  }

  func draw(into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols) {
    let box = box(layout, symbols)
    box.draw(
      former.map { "\($0.name)’s profile" } ?? "A new profile", into: &surface, symbols: symbols)
    fields.draw(into: &surface, box.inside, symbols)
  }
}

/// The form in which the parents' PIN is set.
package struct PINForm: Equatable, Sendable {
  /// A row of the form.
  package enum Field: Hashable, Sendable {
    case pin, again
  }

  private static let columns = 60

  /// The rows and what is typed in them.
  package private(set) var fields: Form<Field>

  /// A form in which nothing is typed.
  package init() {
    fields = Form(
      [
        FormRow(.pin, "New PIN", .secret(capacity: PIN.longest), hint: "4 to 8 digits, or words"),
        FormRow(.again, "Once more", .secret(capacity: PIN.longest)),
      ],
      look: .box(labels: 12),
      words: FormWords(question: "Set this PIN?", submit: "set", goesOn: true))
  }

  /// Applies a key.
  package mutating func press(_ key: Key) -> Form<Field>.Answer {
    let answer = fields.press(key)
    let typed = fields.text(.pin)
    fields[.pin].hint =
      typed.isEmpty ? "4 to 8 digits, or words" : PIN(typed).strength.rawValue
    guard answer == .submit else { return answer }
    if let objection = PIN(typed).objection {
      fields.refuse(.pin, objection, "too short or too plain")
      return .stay
    }
    guard fields.text(.again) == typed else {
      fields.refuse(.again, "These are two different PINs", "not the same")
      return .stay
    }
    return .submit
  }

  /// The PIN that was typed.
  package var pin: PIN { PIN(fields.text(.pin)) }

  private func box(_ layout: ScreenLayout, _ symbols: Symbols) -> SheetFrame {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    return SheetFrame(
      rows: fields.rowCount(columns: columns, symbols), columns: Self.columns, layout: layout)
  }

  func draw(into surface: inout Surface, _ layout: ScreenLayout, _ symbols: Symbols) {
    let box = box(layout, symbols)
    box.draw("The parents’ PIN", into: &surface, symbols: symbols)
    fields.draw(into: &surface, box.inside, symbols)
  }
}
