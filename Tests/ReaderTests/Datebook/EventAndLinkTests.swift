import Datebook
import Reader
import Screen
import Testing

@Suite struct EventsAndLinks {
  private static let today = DatebookRig.today
  private let subject = NoteSubject(.day, from: Self.today)

  private func rig(_ page: DatebookPage = .day(Self.today), isScrolling: Bool = false)
    -> DatebookRig
  {
    DatebookRig(at: page, isScrolling: isScrolling, facts: DatebookRig.eventful)
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
    rig.click("[[2026-03-02]]")
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
  }

  @Test func `a link that goes over two rows is one on both`() {
    var rig = DatebookRig(at: .day(Self.today), columns: 60, facts: DatebookRig.eventful)
    let rows = rig.lines.indices.filter {
      rig.lines[$0].contains("[[") || rig.lines[$0].contains("]]")
    }
    #expect(!rows.isEmpty)
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
    #expect(rig.screen.contains("No note has these words."))
    rig.press(.control("u"))
    rig.type("read OLD")
    rig.press(.enter)
    #expect(rig.place.page == .day(Self.today.adding(days: -3)))
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
