/// A note as a file of Markdown, by which it leaves the datebook and comes back as it was.
///
/// The front matter has the first day and, where it is more than a day, how many; the text follows a
/// blank line, with one newline behind it. Files of others need no front matter: their name is the
/// date.
package enum NoteFile {
  private static let fence = "---"

  /// The name of a note's file, which stands in the order of dates among the others: `2026-03-05.md`,
  /// `2026-03-02-week.md`, `2026-03.md`, `2026.md`.
  package static func name(of subject: NoteSubject) -> String {
    let date = subject.day.description
    switch subject.kind {
    case .day: return "\(date).md"
    case .week: return "\(date)-week.md"
    case .month: return "\(date.prefix(7)).md"
    case .year: return "\(date.prefix(4)).md"
    }
  }

  /// The days of a note as ISO 8601 writes them: `2026-03-05`, `2026-W10`, `2026-03`, `2026`.
  package static func label(of subject: NoteSubject) -> String {
    let date = subject.day.description
    switch subject.kind {
    case .day: return date
    case .week:
      let week = subject.day.isoWeek
      return "\(week.year)-W\(week.week < 10 ? "0" : "")\(week.week)"
    case .month: return String(date.prefix(7))
    case .year: return String(date.prefix(4))
    }
  }

  /// What stands in a note's file.
  package static func contents(of note: DatebookNote) -> String {
    var lines = [fence, "date: \(note.subject.day)"]
    if note.subject.kind != .day { lines.append("kind: \(note.subject.kind.rawValue)") }
    return (lines + [fence, "", note.text]).joined(separator: "\n") + "\n"
  }

  /// The note in a file; `nil` where neither it nor its name tells a date.
  package static func note(named name: String, _ contents: String) -> DatebookNote? {
    let text = contents.replacing("\r\n", with: "\n").trimmingPrefix("\u{FEFF}")
    if let (subject, rest) = frontMatter(of: text[...]) {
      return DatebookNote(on: subject, withoutLastNewline(rest))
    }
    guard let subject = subject(named: name) else { return nil }
    return DatebookNote(on: subject, withoutLastNewline(text[...]))
  }

  private static func frontMatter(of text: Substring) -> (NoteSubject, Substring)? {
    guard text.hasPrefix(fence + "\n"),
      let end = text.dropFirst(fence.count).firstRange(of: "\n\(fence)\n")
    else { return nil }
    var day: Day?
    var kind = NoteSubject.Kind.day
    for line in text[..<end.lowerBound].split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      switch line[..<colon] {
      case "date":
        let subject = NoteSubject(isoDate: String(value.prefix { $0 != " " && $0 != "T" }))
        if subject?.kind == .day { day = subject?.day }
      case "kind": kind = NoteSubject.Kind(rawValue: String(value)) ?? kind
      default: break
      }
    }
    guard let day else { return nil }
    let rest = text[end.upperBound...]
    return (NoteSubject(kind, from: day), rest.first == "\n" ? rest.dropFirst() : rest)
  }

  private static func subject(named name: String) -> NoteSubject? {
    let name = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    if name.hasSuffix("-week"), let day = NoteSubject(isoDate: String(name.dropLast(5))) {
      return NoteSubject(.week, from: day.day)
    }
    return NoteSubject(isoDate: name)
  }

  private static func withoutLastNewline(_ text: Substring) -> String {
    String(text.hasSuffix("\n") ? text.dropLast() : text)
  }
}

extension DatebookNote {
  /// What a note says once another text for it comes in from outside: nothing is lost, and what came
  /// in before does not come in again. `nil` where it says all of it already.
  package static func merged(_ kept: String?, with text: String) -> String? {
    guard let kept, !kept.allSatisfy(\.isWhitespace) else { return text.isEmpty ? nil : text }
    if kept.contains(text) { return nil }
    return text.contains(kept) ? text : kept + "\n\n" + text
  }
}
