import Datebook
import DayPlace
import Screen
import Testing
import Widgets

/// Keys that are typed while a note that was asked for is still looked for: they are the note's.
@Suite struct AwaitedNoteTests {
  /// A day whose note is not known yet, and was asked for.
  private func asked() -> DatebookRig {
    var rig = DatebookRig(at: .month(year: DatebookWorld.today.year - 3, month: 1), facts: [:])
    rig.isSlow = true
    rig.openToWrite(.day(DatebookWorld.today))
    return rig
  }

  @Test func `what is typed before a note is open is typed into it`() {
    var rig = asked()
    rig.type("q1 Quiet\nday")
    #expect(rig.requests.isEmpty)
    rig.answer()
    rig.press(.escape)
    #expect(rig.notes[NoteSubject(.day, from: DatebookWorld.today)] == "q1 Quiet\nday")
  }

  @Test func `a text that is pasted before a note is open goes into it`() {
    var rig = asked()
    rig.happen(.paste("two\nlines"))
    rig.answer()
    rig.press(.escape)
    #expect(rig.notes[NoteSubject(.day, from: DatebookWorld.today)] == "two\nlines")
  }

  @Test func `the button may come up that was pressed to ask for a note`() {
    var rig = asked()
    rig.happen(.mouse(MouseEvent(row: 5, column: 5, kind: .release(button: 1))))
    rig.type("mine")
    rig.answer()
    rig.press(.escape)
    #expect(rig.notes[NoteSubject(.day, from: DatebookWorld.today)] == "mine")
  }

  @Test func `Escape asks for the note no more`() {
    var rig = asked()
    rig.type("lost")
    rig.press(.escape)
    rig.answer()
    rig.type("?")
    #expect(rig.screen.contains("Moving") || rig.screen.contains("page"))
    #expect(rig.notes.isEmpty)
  }

  @Test func `a note that cannot be found keeps no keys from what they do`() {
    var rig = asked()
    rig.type("x")
    rig.happen(.monthsFailed([MonthNumber(of: DatebookWorld.today)], "The disk is gone."))
    rig.type("q")
    #expect(rig.requests.last == .go(.leave))
  }
}
