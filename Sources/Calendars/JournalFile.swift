package import Datebook

/// Notes as entries of a journal (RFC 5545, 3.6.3).
package enum JournalFile {
  private static let kind = "X-TOME-READER-KIND"
  private static let mark = "X-TOME-READER-MARK"
  private static let host = "@tome-reader"
  private static let product = "-//tome-reader//tome-reader//EN"

  /// Whether a file was written from here.
  package static func isOwn(_ contents: String) -> Bool {
    contents.split(whereSeparator: \.isNewline).prefix(10).contains { $0 == "PRODID:\(product)" }
  }

  /// The `.ics` file of some notes.
  ///
  /// - Parameter edited: When each was written last.
  package static func contents(of notes: [(note: DatebookNote, edited: Moment)]) -> String {
    var text = CalendarText()
    text.component("VCALENDAR") { text in
      text.write("VERSION", "2.0")
      text.write("PRODID", product)
      for (note, edited) in notes {
        text.component("VJOURNAL") { text in
          let subject = note.subject
          text.write("UID", "\(subject.kind.rawValue)-\(subject.day)\(host)")
          text.write("DTSTAMP", CalendarText.time(edited))
          text.write("DTSTART;VALUE=DATE", CalendarText.date(subject.day))
          text.write("SUMMARY", words: note.title)
          text.write("DESCRIPTION", words: note.text)
          text.write(kind, subject.kind.rawValue.uppercased())
          text.write(mark, NoteFile.mark(of: note))
        }
      }
    }
    return text.text
  }

  /// The notes in an `.ics` file: entries of other programs are notes on their days, with the summary
  /// first. Those that were written from here come with the mark of the text that was written, which stays
  /// when it is edited: see `NoteFile.mark(of:)`.
  ///
  /// - Parameter problems: Is given what cannot be read.
  package static func notes(
    in bytes: [UInt8], clocks: CalendarClocks, problems: inout [CalendarProblem]
  ) -> [(note: DatebookNote, mark: String?)] {
    var notes: [(DatebookNote, String?)] = []
    var mistakes: [CalendarProblem] = []
    CalendarComponent.forEach(in: bytes, problems: &problems) { component in
      guard component.name == "VJOURNAL" else { return }
      guard let line = component["DTSTART"],
        let time = CalendarTime(line.value, zone: line.zone)
      else {
        return mistakes.append(
          CalendarProblem(line: component.number, "an entry has no date that can be read"))
      }
      let day = clocks.wall(at: clocks.moment(of: time, rules: nil)).day
      let own = component[Self.kind].flatMap { NoteSubject.Kind(rawValue: $0.value.lowercased()) }
      let summary = TextValue.text(component["SUMMARY"]?.value ?? "")
      let text = component.lines.filter { $0.name == "DESCRIPTION" }
        .map { TextValue.text($0.value) }.joined(separator: "\n")
      let isWhole = own != nil || summary.isEmpty || text.hasPrefix(summary)
      let parts = isWhole ? [text] : [summary, text].filter { !$0.isEmpty }
      let note = DatebookNote(
        on: NoteSubject(own ?? .day, from: time.isDate ? time.wall.day : day),
        parts.joined(separator: "\n\n"))
      notes.append((note, own == nil ? nil : component[Self.mark]?.value))
    }
    problems += mistakes
    return notes
  }
}
