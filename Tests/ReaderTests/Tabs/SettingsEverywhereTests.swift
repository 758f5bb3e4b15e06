import Datebook
import DayPlace
import Paging
import Screen
import Settings
import TabPlaces
import Testing
import TextPlace
import Widgets

/// What the reader sets in one place holds in all others at once.
@Suite struct SettingsEverywhere {
  private let wednesday: Preferences = {
    var preferences = Preferences()
    preferences.firstWeekday = "wednesday"
    return preferences
  }()

  @Test func `Home counts weeks as is set, from its start`() {
    let home = TabModel(
      HomePlace(hour: 9), size: ScreenSize(rows: 24, columns: 80), today: Rig.today,
      locale: .posix, preferences: wednesday)
    #expect(home.frame.locale.rule.firstWeekday == .wednesday)
  }

  @Test func `an open Home takes another first weekday`() {
    var rig = HomeRig()
    rig.happen(.preferencesChanged(wednesday))
    #expect(rig.model.frame.locale.rule.firstWeekday == .wednesday)
    let week = rig.model.render().lines.first { $0.contains("This week") }
    #expect(week?.split(separator: " ").dropFirst(2).first == "W")
  }

  @Test func `an open datebook takes another first weekday, on any of its pages`() {
    let week = Week(of: DatebookWorld.today, by: .iso)
    for page: DatebookPage in [.month(year: 2026, month: 3), .week(week), .year(2026)] {
      var rig = DatebookRig(at: page)
      rig.happen(.preferencesChanged(wednesday))
      #expect(rig.place.locale.rule.firstWeekday == .wednesday)
      #expect(rig.place.page.days.contains(DatebookWorld.today))
      if case .week(let shown) = rig.place.page {
        #expect(shown.firstDay.weekday == .wednesday)
      }
    }
  }

  @Test func `a week that was left is gone back to as weeks are counted now`() {
    var rig = DatebookRig(at: .week(Week(of: DatebookWorld.today, by: .iso)))
    rig.press(.character("y"))
    rig.happen(.preferencesChanged(wednesday))
    rig.press(.control("o"))
    guard case .week(let shown) = rig.place.page else {
      Issue.record("it is a week's page")
      return
    }
    #expect(shown.firstDay.weekday == .wednesday && shown.days.contains(DatebookWorld.today))
  }

  @Test func `a key for leaving from anywhere works in every open place`() throws {
    var preferences = Preferences()
    preferences.keys["quit"] = [.control("q")]
    var home = HomeRig()
    home.happen(.preferencesChanged(preferences))
    home.press(.control("q"))
    #expect(home.requests == [.go(.quit)])
    var datebook = DatebookRig(at: .year(2026))
    datebook.happen(.preferencesChanged(preferences))
    datebook.press(.character("Q"), .control("q"))
    #expect(datebook.requests == [.go(.quit)])
    var text = try Rig(Texts.named("long"))
    try text.happen(.preferencesChanged(preferences))
    try text.press(.character("Q"), .control("q"))
    #expect(text.requests == [.go(.quit)])
  }

  @Test func `an open text is laid out as was set elsewhere, where it was`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.press(.right, .right)
    let anchor = rig.book.anchor
    var preferences = Preferences()
    preferences.measure = 40
    try rig.happen(.preferencesChanged(preferences))
    #expect(rig.page.lines.allSatisfy { $0.columns <= 40 })
    #expect(rig.book.anchor == anchor && rig.shown.contains(anchor))
  }

  @Test func `what an open text was given by a key stays, if it was not set anew`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.press(.character("+"))
    let measure = rig.book.settings.measure
    try rig.happen(.preferencesChanged(wednesday))
    #expect(rig.book.settings.measure == measure)
  }

  @Test func `the open settings show what was set in a text`() {
    var model = TabModel(
      SettingsPlace(Preferences(), looks: Looks(), keys: KeyTable<TextCommand>.text.named),
      size: ScreenSize(rows: 60, columns: 80),
      today: Rig.today, locale: .posix)
    _ = model.update(.preferencesChanged(wednesday))
    #expect(
      model.render().lines.contains { $0.contains("Weeks begin on") && $0.contains("wednesday") })
  }

  @Test func `the mouse is switched in every open place`() {
    var preferences = Preferences()
    preferences.mouse = false
    var rig = HomeRig()
    rig.happen(.preferencesChanged(preferences))
    #expect(!rig.model.frame.usesMouse)
  }
}
