import Datebook
import DayPlace
import Screen
import Testing
import Widgets

/// Notes that are longer than their page.
@Suite struct LongNoteTests {
  private static let text = (1...100).map { "line \($0)." }.joined(separator: "\n")

  private func rig(_ page: DatebookPage, rows: Int = 24, columns: Int = 80) -> DatebookRig {
    DatebookRig(
      at: page, rows: rows, columns: columns, facts: [:], notes: [page.subject: Self.text])
  }

  /// The numbers of the note's lines that are on the screen, in order.
  private func shown(_ rig: DatebookRig) -> [Int] {
    (1...100).filter { rig.screen.contains("line \($0).") }
  }

  @Test(arguments: [(24, 80), (40, 120), (20, 60), (12, 40), (6, 24)])
  func `J and K lead through all of a day's note, to its ends and no further`(
    _ rows: Int, _ columns: Int
  ) throws {
    var rig = rig(.day(DatebookWorld.today), rows: rows, columns: columns)
    let first = shown(rig)
    #expect(first.first == 1 && rig.screen.contains("line \(first.count).… J"))
    #expect(!rig.screen.contains("▴ K"))
    var seen = Set(first)
    for _ in 0..<200 where !seen.contains(100) {
      rig.press(.character("J"))
      let now = shown(rig)
      // A page's last line stands on the next one again, where it has more than that.
      let isNext = first.count == 1 ? now[0] - 1 == seen.max() : now[0] == seen.max()
      #expect(now.count == first.count && (isNext || now.last == 100))
      #expect(rig.screen.contains("▴ K"))
      seen.formUnion(now)
    }
    #expect(seen == Set(1...100) && !rig.screen.contains("… J"))
    let last = rig.screen
    rig.press(.character("J"))
    #expect(rig.screen == last)
    rig.press(.character("K"))
    #expect(rig.screen != last)
    for _ in 0..<100 { rig.press(.character("K")) }
    #expect(shown(rig) == first)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["g", "/"])
  func `what is typed over a long note is taken at once`(key: Character) {
    let month = DatebookPage.month(year: 2026, month: 11)
    let text = String(repeating: "a word and [[a book]] on a line\n", count: 30_000)
    var rig = DatebookRig(at: month, facts: [:], notes: [month.subject: text])
    rig.press(.character(key))
    let keys = (0..<20_000).map { Key.character($0.isMultiple(of: 6) ? " " : "x") }
    #expect(keys.allSatisfy { rig.model.takesTogether($0) })
    rig.takeAtOnce([.typed(keys)])
    #expect(rig.screen.contains("xxxxx xxxxx xxxxx"))
    // Letters that come one by one do not look through the note either.
    for key in keys.prefix(5000) { rig.happen(.key(key)) }
  }

  @Test func `another page shows its note from the beginning`() {
    var rig = rig(.day(DatebookWorld.today))
    let first = shown(rig)
    rig.press(.character("J"), .right, .left)
    #expect(shown(rig) == first)
    rig.press(.right, .character("J"))
    #expect(rig.screen.contains("There is no note to scroll here."))
  }

  @Test func `where nothing is left to show that is told`() {
    let day = DatebookPage.day(DatebookWorld.today)
    var rig = DatebookRig(at: day, facts: [:], notes: [day.subject: "one line"])
    rig.press(.character("J"))
    #expect(rig.screen.contains("The whole note is shown."))
    rig = self.rig(.month(year: 2026, month: 3))
    rig.press(.character("J"))
    #expect(rig.screen.contains("There is no room for the note: e opens it."))
  }

  @Test(arguments: [(24, 80), (20, 60), (12, 40), (6, 24)])
  func `a note on more than a day is seen on its page, or the key to it is told`(
    _ rows: Int, _ columns: Int
  ) {
    let week = DatebookPage.week(Week(of: DatebookWorld.today, by: .iso))
    for page in [week, .month(year: 2026, month: 3), .year(2026)] {
      let rig = DatebookRig(
        at: page, rows: rows, columns: columns, facts: [:], notes: [page.subject: "Written."])
      let isTold = rig.lines[rows - 1].hasPrefix(" e note") || rig.lines[0].contains(" n: e ")
      let isSeen = rig.screen.contains("Written.")
      // Rows of days for months of the rail leave a year none below them.
      let isFull = rows == 6 || rows == 20 && page == .year(2026)
      #expect(isSeen == !isFull && isTold == isFull, "\(page)")
      let bare = DatebookRig(at: page, rows: rows, columns: columns, facts: [:])
      #expect(!bare.screen.contains("e note") && !bare.screen.contains("n: e"), "\(page)")
    }
  }

  @Test func `a printed page has no keys in its note`() {
    let rig = rig(.day(DatebookWorld.today))
    let lines = rig.place.printed(on: ScreenSize(rows: 24, columns: 80))
    #expect(lines.contains { $0.hasSuffix("…") } && !lines.contains { $0.contains("… J") })
  }
}
