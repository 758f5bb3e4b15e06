import Datebook
import Profiles
import Screen
import TabPlaces
import Testing
import Widgets

/// The screens of profiles, as values.
@Suite struct ProfileViews {
  private let size = ScreenSize(rows: 24, columns: 80)

  private func type(_ words: String, into box: inout PINBox) -> PINBox.Answer {
    var answer = PINBox.Answer.stay
    for character in words {
      answer = box.press(character == "\n" ? .enter : .character(character))
    }
    return answer
  }

  @Test func `the PIN is dots on the screen, and nothing of it stays`() {
    var box = PINBox(purpose: "opens that.")
    #expect(type("2741", into: &box) == .stay)
    var surface = Surface(rows: 24, columns: 80)
    box.draw(into: &surface, layout: ScreenLayout(size), symbols: .unicode)
    let screen = surface.lines.joined(separator: "\n")
    #expect(screen.contains("••••") && !screen.contains("2741"))
    #expect(screen.contains("A parent’s PIN opens that."))
    #expect(type("\n", into: &box) == .check(PIN("2741")))
    #expect(box == PINBox(purpose: "opens that."))
    #expect(type("\n", into: &box) == .stay)
    #expect(box.press(.escape) == .leave)
  }

  @Test func `the card lets no word of the page be read, and takes a grant in two keys`() throws {
    var card = TimeCard(name: "Mia", left: .used, hasPIN: true, remark: "Your page is saved.")
    for rows in [3, 10, 24] {
      for columns in [10, 40, 80] {
        var surface = Surface(rows: rows, columns: columns)
        for row in 0..<rows {
          surface.put(String(repeating: "#", count: columns), row: row, column: 0)
        }
        let layout = ScreenLayout(ScreenSize(rows: rows, columns: columns))
        card.draw(into: &surface, layout: layout, symbols: .unicode)
        #expect(!surface.lines.joined().contains("#"))
      }
    }
    #expect(card.press(.character("2")) == .askPIN(.hour))
    #expect(card.press(.character("P")) == .askPIN(nil))
    card.isParents = true
    #expect(card.press(.character("1")) == .grant(.quarter))
    #expect(card.press(.character("3")) == .grant(.day))
    #expect(card.press(.character("4")) == .stay)
    #expect(card.press(.character("q")) == .leave)
  }

  @Test func `bedtime, and a family without a PIN, take no grant`() {
    let cards = [
      TimeCard(name: "Mia", left: .bedtime(until: 420), hasPIN: true, remark: ""),
      TimeCard(name: "Mia", left: .used, hasPIN: false, remark: ""),
    ]
    for var card in cards {
      for key in "P123" { #expect(card.press(.character(key)) == .stay) }
      card.isParents = true
      if case .grant = card.press(.character("1")) { Issue.record("it takes a grant") }
    }
  }

  @Test func `the choice asks for the PIN where one is needed`() {
    var mia = Profile(slug: "mia", name: "Mia", band: .middle)
    mia.limits.minutes = Array(repeating: 40, count: 7)
    var choice = ProfileChoice([
      .init(.first, note: "", needsPIN: true),
      .init(mia, note: "6–8   12 of 40 minutes today", needsPIN: false),
    ])
    #expect(choice.press(.enter) == .stay)
    #expect(choice.box != nil)
    #expect(choice.press(.escape) == .stay)
    #expect(choice.box == nil)
    #expect(choice.press(.character("2")) == .enter(mia))
    #expect(choice.press(.character("9")) == .stay)
    let screen = choice.render(size: size, symbols: .unicode).lines.joined(separator: "\n")
    #expect(screen.contains("▸ 2  Mia            6–8   12 of 40 minutes today"))
    #expect(choice.press(.character("q")) == .leave)
    for rows in 1...30 {
      for columns in [1, 19, 40, 120] {
        _ = choice.render(size: ScreenSize(rows: rows, columns: columns), symbols: .ascii)
      }
    }
  }

  @Test func `the form gives back what it was opened with, and what was typed`() throws {
    let mia = try #require(try sampleFamily()[slug: "mia"])
    #expect(ProfileForm(mia).profile == mia)
    var form = ProfileForm(mia)
    _ = form.press(.down)
    _ = form.press(.down)
    for key in [Key.backspace, .backspace, .character("2"), .character("5")] { _ = form.press(key) }
    #expect(form.press(.enter) == .submit)
    #expect(form.profile.limits.minutes == [25, 25, 25, 25, 25, 60, 60])
    #expect(form.profile.limits.bedtimes == mia.limits.bedtimes)
  }

  @Test func `the page of profiles shows the week as bars, grants and wrong PINs`() throws {
    let mia = try #require(try sampleFamily()[slug: "mia"])
    let week = (0..<7).map { day in
      (day: monday.adding(days: day - 6), minutes: day * 6, allowed: 40 as Int?)
    }
    var model = TabModel(
      ProfilesPlace(), size: size, today: monday, locale: CalendarLocale("C"))
    _ = model.update(
      .known(
        [
          ProfileReport(.first, note: "", week: [], grants: []),
          ProfileReport(
            mia, note: "6–8   31 of 40 minutes today", week: week,
            grants: ["Granted 15 minutes on 2026-11-23, at the card."]),
        ], hasPIN: true, wrongPINs: 1))
    _ = model.update(.key(.down))
    let screen = model.render().lines.joined(separator: "\n")
    for words in [
      "▸ Mia                6–8   31 of 40 minutes today", "36 of 40 min",
      "One wrong PIN this week.",
      "Granted 15 minutes", "PIN is set", "account’s shell",
    ] {
      #expect(screen.contains(words), "\(words)\n\(screen)")
    }
    #expect(model.update(.key(.enter)) == [])
    #expect(model.render().lines.joined().contains("Mia’s profile"))
  }
}
