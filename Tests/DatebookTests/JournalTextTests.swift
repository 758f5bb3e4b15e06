import Datebook
import Testing

@Suite struct JournalTextTests {
  private func texts(_ notes: [DatebookNote]) -> [String] {
    notes.map { "\($0.subject.day): \($0.text)" }
  }

  @Test func `each day of a journal is a note, with the times of what was written on it`() {
    let journal = """
      [2020-08-29 11:11] A walk.

      By the river.

      [2020-08-31] Rain.
      [1] no date
      2020-09-24 09:14 The last day.
      [2020-08-29 20:30:05 PM] Home.\n
      """
    #expect(
      texts(JournalText.notes(in: journal)) == [
        "2020-08-29: 11:11 A walk.\n\nBy the river.\n\n20:30:05 PM Home.",
        "2020-08-31: Rain.\n[1] no date",
        "2020-09-24: 09:14 The last day.",
      ])
    let dos = journal.replacing("\n", with: "\r\n")
    #expect(texts(JournalText.notes(in: dos)) == texts(JournalText.notes(in: journal)))
  }

  @Test(arguments: [
    "", "Words.\n2020-08-29 A walk.", "2020-08-291 A walk.", "[2020-08-29 A walk.",
    "2020-13-29 A walk.", "2020-08 A walk.", "2020-08-29\n\n",
  ])
  func `a text that begins otherwise is no journal`(text: String) {
    #expect(JournalText.notes(in: text).isEmpty)
  }

  @Test func `the entries of a diary are notes without the headings that are the day`() {
    let text = "Preface\n\n# 5 March 2026\n\nA walk.\n\nTrent, 7 March 2026\nRain.\n"
    let bytes = Array(text.utf8)
    func entry(_ day: Int, _ heading: String, _ start: String) -> DatedText.Entry {
      let before = text.prefix(upTo: text.firstRange(of: start)?.lowerBound ?? text.startIndex)
      return DatedText.Entry(
        date: EntryDate(year: 2026, month: 3, day: day), offset: before.utf8.count,
        heading: heading)
    }
    let entries = [entry(5, "5 March 2026", "# 5"), entry(7, "7 March 2026", "Trent")]
    #expect(
      texts(JournalText.notes(of: entries, in: bytes)) == [
        "2026-03-05: A walk.", "2026-03-07: Trent, 7 March 2026\nRain.",
      ])
    let undated = DatedText.Entry(
      date: EntryDate(month: 3, day: 8), offset: bytes.count, heading: "8 March")
    #expect(JournalText.notes(of: entries + [undated], in: bytes).isEmpty)
  }

  @Test func `folders name the day of a file`() {
    #expect(NoteFileName.dated(byFoldersOf: "/notes/2020/08/29.txt") == "2020-08-29")
    for path in ["2020/08/29", "2020/13/29.txt", "08/29.txt", "2020/08/a.txt", "20/8/29.txt"] {
      #expect(NoteFileName.dated(byFoldersOf: path) == nil)
    }
  }
}
