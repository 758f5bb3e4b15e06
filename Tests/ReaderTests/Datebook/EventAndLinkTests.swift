import Datebook
import DayPlace
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct EventsAndLinks {
  private static let today = DatebookWorld.today
  private let subject = NoteSubject(.day, from: Self.today)

  private func rig(_ page: DatebookPage = .day(Self.today), isScrolling: Bool = false)
    -> DatebookRig
  {
    DatebookRig(at: page, isScrolling: isScrolling, facts: DatebookWorld.eventful)
  }

  @Test func `an event of several days is counted once`() throws {
    var log: [Day: DayFacts] = [:]
    for days in 0..<14 {
      log[DatebookWorld.today.adding(days: days)] = DayFacts(
        events: [DayEvent("A voyage", isContinued: days > 0)])
    }
    let rig = DatebookRig(at: .month(year: 2026, month: 3), facts: log)
    #expect(rig.screen.contains("1 event") && !rig.screen.contains("14 events"))
    // A page that it goes on in has it as well.
    let week = Week(of: DatebookWorld.today, by: .iso).adding(weeks: 1)
    #expect(DatebookRig(at: .week(week), facts: log).screen.contains("1 event"))
  }

  @Test func `events are asked for again when they change, and what was known stays till then`() {
    var rig = rig(.month(year: 2026, month: 3))
    rig.press(.character("{"), .character("{"), .character("}"), .character("}"))
    let before = rig.screen
    let asked = rig.months.count
    rig.happen(.eventsChanged)
    #expect(rig.screen == before)
    #expect(rig.months[asked...].map(\.month) == [2, 3, 4, 5, 6, 7])
    let again = rig.months.count
    rig.press(.character("l"))
    #expect(rig.months.count == again)
    // What is gone to later is asked for as well, since it is old.
    rig.press(.character("{"))
    #expect(rig.months[again...].map(\.month) == [1, 10, 11, 12])
  }

  @Test func `a link of a note is followed with Enter or a click, and gone back from`() {
    var rig = rig()
    rig.press(.enter)
    #expect(rig.screen.contains("Moby-Dick, p. 58") && rig.screen.contains("Alice, 50 %"))
    #expect(rig.screen.contains("Middlemarch"), "what was read is among what can be opened")
    rig.press(.enter)
    #expect(rig.requests == [.openTitled("Moby-Dick", .page(58))])
    rig.press(.enter, .down, .enter)
    #expect(rig.requests.last == .openTitled("Alice", .percent(50)))
    rig.press(.enter, .down, .down, .enter)
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
    rig.press(.control("o"))
    #expect(rig.place.page == .day(Self.today))
    rig.press(.enter, .end, .enter)
    #expect(rig.requests.last == .openBook(2))
    rig.press(.enter, .escape)
    rig.click("2026-03-02")
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
  }

  @Test func `a link is a name, and one to a book that is not there has a sign`() {
    var rig = DatebookRig(
      at: .day(Self.today), symbols: .ascii, facts: DatebookWorld.eventful, absent: ["Alice"])
    #expect(rig.titles == ["Alice", "Moby-Dick"])
    #expect(rig.screen.contains("Moby-Dick p. 58 on") && rig.screen.contains("Alice 50%?"))
    #expect(!rig.screen.contains("[["))
    rig.press(.enter)
    #expect(rig.screen.contains("Alice, 50 %?") && !rig.screen.contains("p. 58?"))
    rig.press(.escape, .character("e"))
    rig.type(" [[Emma]]")
    #expect(rig.screen.contains("[[Emma]]"), "it is written with its brackets")
    rig.press(.escape)
    #expect(rig.titles == ["Alice", "Moby-Dick", "Emma"], "each is asked for once")
    // What has been added meanwhile is asked for with all else.
    rig.happen(.titlesKnown(["Alice"], absent: []))
    #expect(rig.screen.contains("Alice 50% ") && !rig.screen.contains("50%?"))
    rig.refresh()
    #expect(rig.titles.suffix(3) == ["Alice", "Emma", "Moby-Dick"])
    #expect(rig.screen.contains("Alice 50%?"))
  }

  @Test(arguments: [
    DatebookPage.week(Week(of: Self.today, by: .iso)), .month(year: 2026, month: 3), .year(2026),
  ])
  func `links in the note of a page are followed with the keys`(_ page: DatebookPage) {
    var rig = rig(page)
    rig.press(.character("o"))
    #expect(rig.screen.contains("Moby-Dick, p. 58"), "the day under the cursor has a link too")
    rig.press(.escape, .character("e"))
    rig.type("See [[Emma p. 3]], [[Emma p. 3]] and [[2026-05]].")
    rig.press(.escape)
    #expect(rig.lines[23].contains("o links"))
    rig.press(.character("o"), .enter)
    #expect(rig.requests == [.openTitled("Emma", .page(3))])
    rig.press(.character("o"), .down, .enter)
    #expect(rig.place.page == .month(year: 2026, month: 5))
  }

  @Test func `all events of a day are in its list, however many there are`() {
    let events = (0..<20).map { DayEvent("Event \($0)", at: "Room \($0)", from: 480 + 10 * $0) }
    for (rows, columns) in [(6, 24), (12, 40), (20, 60), (24, 80)] {
      var rig = DatebookRig(
        at: .day(Self.today), rows: rows, columns: columns,
        facts: [Self.today: DayFacts(events: events)])
      #expect(rig.screen.contains("more"))
      rig.press(.character("o"), .end)
      #expect(rig.screen.contains("11:10 Ev"), "\(columns)")
      let page = rig.screen
      rig.press(.enter)
      #expect(rig.screen == page && rig.requests.isEmpty, "it leads nowhere")
      rig.press(.escape)
      #expect(!rig.screen.contains("11:10 Ev"))
    }
  }

  @Test func `what there is to open is told as it is`() {
    let empty = Self.today.adding(days: 7)
    var rig = DatebookRig(at: .month(year: 2026, month: 3), facts: [:])
    rig.press(.character("o"))
    #expect(rig.lines[23].contains("There is nothing to open here. The day’s page shows"))
    var model = DatebookRig(at: .day(empty), facts: [:]).model
    _ = model.update(.key(.character("o")))
    #expect(model.render().lines[23].contains("There is nothing to open in any year."))
    _ = model.update(.key(.right))
    _ = model.update(.key(.character("o")))
    #expect(model.render().lines[23].contains("Other years are still loading."))
    _ = model.update(.key(.character("}")))
    _ = model.update(.key(.character("}")))
    _ = model.update(.key(.character("o")))
    #expect(model.render().lines[23].contains("This day is still loading."))
  }

  @Test func `a link that goes over two rows is one on both`() {
    let note = "Words enough to fill it, [[Moby-Dick p. 58]]"
    var rig = DatebookRig(
      at: .day(Self.today), columns: 40, facts: [Self.today: DayFacts(notes: [note])])
    #expect(rig.lines.contains { $0.contains("Moby") && !$0.contains("p. 58") })
    rig.click("Moby")
    #expect(rig.requests == [.openTitled("Moby-Dick", .page(58))])
    rig.click("p. 58")
    #expect(rig.requests.count == 2)
  }

  @Test func `a note with one link and nothing read is opened at once`() {
    var rig = DatebookRig(at: .day(Self.today.adding(days: 1)))
    rig.press(.character("e"))
    rig.type("[[Emma]]")
    rig.press(.escape, .enter)
    #expect(rig.requests == [.openTitled("Emma", nil)])
  }

  @Test func `notes are found by words without accents and case, on the line that has them`() {
    var rig = rig(.year(2026))
    rig.press(.character("e"))
    rig.type("A title\nthe CAFÉ at the corner\nand more")
    rig.press(.escape, .character("/"))
    rig.type("cafe")
    #expect(rig.screen.contains("▸ 2026          the CAFÉ at the corner"))
    #expect(!rig.screen.contains("On reading"))
    rig.type(" zebra")
    #expect(rig.screen.contains("No note matches."))
    rig.press(.control("u"))
    rig.type("read OLD")
    rig.press(.enter)
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
  }

  @Test func `a note that was found shows the line that has all words`() {
    let text = (0..<60).map { "line \($0) of it" }.joined(separator: "\n")
    var rig = DatebookRig(at: .year(2026), facts: [DatebookWorld.today: DayFacts(notes: [text])])
    rig.type("/line 50")
    #expect(rig.screen.contains("line 50 of it"))
    rig.type(" nowhere")
    #expect(rig.screen.contains("No note matches."))
    rig.press(.control("u"))
    rig.type("50 line\n")
    #expect(rig.place.page == .day(DatebookWorld.today))
    #expect(rig.screen.contains("line 50 of it") && !rig.screen.contains("line 0 of it"))
    rig.type("/line 3\n")
    #expect(rig.screen.contains("line 0 of it") && rig.screen.contains("line 3 of it"))
  }

  @Test func `what was found before a note was written does not take it back`() {
    var model = rig().model
    let old = MonthFacts(notes: [subject: "old"])
    let march = MonthNumber(of: Self.today)
    #expect(model.refresh().contains(.findMonths([march])))
    _ = model.update(.noteEdited(DatebookNote(on: subject, "new")))
    // The list of what was found is asked for once more, and both answers are of before.
    #expect(model.update(.eventsChanged) == [.findMonths([march]), .findOtherYears(Self.today)])
    _ = model.update(.monthsKnown([march: old]))
    _ = model.update(.monthsKnown([march: old]))
    #expect(model.place.known.note(on: subject) == "new")
    #expect(model.place.known[Self.today].notes == ["new"])
    // What is found later counts: another reader may have written it.
    #expect(model.update(.eventsChanged).contains(.findMonths([march])))
    _ = model.update(.monthsKnown([march: old]))
    #expect(model.place.known.note(on: subject) == "old")
  }

  @Test func `what was found has the notes that are not kept yet, and not those that are gone`() {
    let march = MonthNumber(of: Self.today)
    let week = NoteSubject(.week, from: Self.today.adding(days: -3))
    let year = NoteSubject(.year, from: Day.firstDay(ofYear: 2027))
    let unkept = [subject: "new", week: " ", year: "far"]
    let found = MonthFacts(
      days: [Self.today: DayFacts(notes: ["old"])], notes: [subject: "old", week: "gone"])
    #expect(
      DatebookEvent.monthsKnown([march: found]).with(unkept)
        == .monthsKnown([
          march: MonthFacts(
            days: [Self.today: DayFacts(notes: ["new"])], notes: [subject: "new"])
        ]))
    let notes = [DatebookNote(on: week, "gone"), DatebookNote(on: subject, "old")]
    #expect(
      DatebookEvent.notesKnown(notes).with(unkept)
        == .notesKnown([DatebookNote(on: subject, "new"), DatebookNote(on: year, "far")]))
  }

  @Test func `a week shows what was written on it by another rule, and e goes on with that`() {
    let week = DatebookPage.week(Week(of: Self.today, by: .us))
    let monday = NoteSubject(.week, from: Self.today.adding(days: -3))
    var rig = DatebookRig(
      at: week, locale: "en_US", facts: [:], notes: [monday: "Counted from Monday"])
    #expect(rig.place.page.subject != monday && rig.screen.contains("Counted from Monday"))
    rig.type("e!")
    #expect(rig.notes == [monday: "Counted from Monday!"])
  }

  @Test func `notes on weeks and months are counted, and weeks with one have a sign`() {
    let march = MonthNumber(of: Self.today)
    let week = Week(of: Self.today, by: .iso)
    let notes = [
      NoteSubject(.week, from: week.firstDay): "This week",
      NoteSubject(.month, from: march.days.lowerBound): "This month",
    ]
    var rig = DatebookRig(at: .week(week), facts: [Self.today: DayFacts(notes: ["today"])])
    rig.happen(
      .monthsKnown([march: MonthFacts(days: [Self.today: DayFacts(notes: ["today"])], notes: notes)]
      )
    )
    #expect(rig.screen.contains("2 notes"), "that of the day and that of the week")
    rig.press(.character("u"))
    #expect(rig.screen.contains("3 notes") && rig.screen.contains("W10n"))
    rig.press(.character("s"))
    #expect(rig.lines.contains { $0.contains("10n") })
    rig.press(.character("x"))
    #expect(!rig.screen.contains("10n"), "not where reading alone is shown")
  }

  @Test func `a layer stays while one scrolls, and hides the other marks`() {
    var rig = rig(.month(year: 2026, month: 3))
    func row() -> String { rig.lines.first { $0.contains("[ 5]") } ?? "" }
    rig.press(.character("s"))
    #expect(row().contains("[ 5]▃ne") || row().contains("ne"))
    rig.press(.character("x"), .character("x"), .character("x"))
    #expect(rig.lines[0].contains("Scroll · March 2026 · events"))
    #expect(row().contains("[ 5]e"))
    rig.press(.pageDown, .pageUp, .down, .up)
    #expect(rig.lines[0].contains("events") && row().contains("[ 5]e"))
    rig.press(.character("s"))
    #expect(rig.lines[0].contains("March 2026 · events"))
    #expect(!rig.screen.contains("n See"))
    rig.press(.character("x"))
    #expect(rig.screen.contains("n See"))
  }

  @Test func `a jump while scrolling asks for no month in between`() {
    var rig = rig(.month(year: 2026, month: 3), isScrolling: true)
    let asked = rig.months.count
    rig.type("g1 jan 2500\n")
    let months = rig.months[asked...]
    #expect(
      months.allSatisfy { (2499...2501).contains($0.year) } && (3...24).contains(months.count))
  }
}
