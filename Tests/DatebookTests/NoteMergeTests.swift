import Datebook
import TestSupport
import Testing

@Suite struct NoteMergeTests {
  private func day(_ day: Int) -> Day { Day(year: 2026, month: 3, day: day) ?? .first }

  @Test func `what comes in twice is there once, and nothing is lost`() {
    #expect(DatebookNote.merged(nil, with: "a") == "a")
    #expect(DatebookNote.merged(" \n", with: "a") == "a")
    #expect(DatebookNote.merged(nil, with: " \n") == nil)
    #expect(DatebookNote.merged("a", with: "a") == nil)
    #expect(DatebookNote.merged("a", with: " \n") == nil)
    #expect(DatebookNote.merged("a", with: "a\nand b") == "a\nand b")
    let both = DatebookNote.merged("a", with: "b")
    #expect(both == "a\n\nb")
    #expect(
      DatebookNote.merged(both, with: "b") == nil && DatebookNote.merged(both, with: "a") == nil)
  }

  @Test func `a part of a line is another text`() {
    #expect(DatebookNote.merged("Met Annabel", with: "Met Anna") == "Met Annabel\n\nMet Anna")
    #expect(DatebookNote.merged("Met Anna", with: "Met Annabel") == "Met Anna\n\nMet Annabel")
    #expect(DatebookNote.merged("x\na\nb\ny", with: "a\nb") == nil)
    #expect(DatebookNote.merged("a\nx\nb", with: "a\nb") == "a\nx\nb\n\na\nb")
  }

  @Test func `spaces that editors add or take at the ends of lines make no other text`() {
    #expect(DatebookNote.merged("a  \nb\n\n", with: "a\nb ") == nil)
    #expect(DatebookNote.merged("  a", with: "a") == "  a\n\na")
    // A calendar has no control characters.
    #expect(DatebookNote.merged("a\rb\u{7}c\u{C}", with: "a b c") == nil)
  }

  @Test func `of any two texts all lines are there, however often they come in`() {
    var random = SeededGenerator(seed: 12)
    func text() -> String {
      (0..<random.pick(0..<5)).map { _ in ["a", "b", "ab", "", " "][random.pick(0..<5)] }
        .joined(separator: "\n")
    }
    for _ in 0..<2000 {
      let (kept, other) = (text(), text())
      let merged = DatebookNote.merged(kept, with: other) ?? kept
      let lines = Set(merged.split(separator: "\n"))
      for line in (kept + "\n" + other).split(separator: "\n") where line != " " {
        #expect(lines.contains(line), "'\(kept)' '\(other)'")
      }
      for text in [kept, other, merged] {
        #expect(DatebookNote.merged(merged, with: text) == nil, "'\(kept)' '\(other)'")
      }
    }
  }

  @Test func `a week that comes in is looked for among all that its page has`() {
    let page = DatebookPage.week(Week(of: day(1), by: .iso))
    let sunday = DatebookNote(on: NoteSubject(.week, from: day(1)), "Of a Sunday")
    let own = DatebookNote(on: page.subject, "Own")
    #expect(page.subject != sunday.subject)
    #expect(page.merging(sunday, into: [sunday]) == nil)
    #expect(page.merging(sunday, into: [own, sunday]) == nil)
    #expect(page.merging(sunday, into: []) == DatebookNote(on: page.subject, "Of a Sunday"))
    var longer = sunday
    longer.text += "\nand more"
    // It goes on with the one that it was, else with the first.
    #expect(page.merging(longer, into: [own, sunday]) == longer)
    longer.text = "Other"
    #expect(page.merging(longer, into: [own, sunday])?.text == "Of a Sunday\n\nOther")
    let other = DatebookNote(on: sunday.subject, "Other")
    #expect(page.merging(other, into: [own])?.subject == own.subject)
  }

  @Test func `a note that is edited in its exported file comes back in its place`() throws {
    for text in ["Out.\nHome.", "---\ntitle: Walk\n---\n\nOut.\nHome."] {
      let note = DatebookNote(on: NoteSubject(.day, from: day(1)), text)
      let page = DatebookPage(of: note.subject, rule: .iso)
      let name = NoteFile.name(of: note.subject)
      let contents = NoteFile.contents(of: note)
      func merging(_ contents: String, into notes: [DatebookNote]) throws -> String? {
        let edited = try #require(NoteFile.imported(named: name, contents))
        return page.merging(edited, writtenOver: NoteFile.mark(in: contents), into: notes)?.text
      }
      #expect(try merging(contents, into: [note]) == nil)
      #expect(try merging(contents + "\n\n", into: [note]) == nil)
      let edited = contents.replacing("Walk", with: "A walk").replacing("Out.", with: "Went out.")
      let wanted = text.replacing("Walk", with: "A walk").replacing("Out.", with: "Went out.")
      #expect(try merging(edited, into: [note]) == wanted)
      // Where the note has changed too, both are there.
      let other = DatebookNote(on: note.subject, "Rain.")
      #expect(try merging(edited, into: [other]) == "Rain.\n\n" + wanted)
    }
  }
}
