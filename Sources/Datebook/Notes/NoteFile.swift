/// A note as a file of Markdown, by which it leaves the datebook and comes back as it was.
///
/// The front matter has the first day and, where it is more than a day, how many; the text follows a
/// blank line, with one newline behind it. Files of others need no front matter: their name is the
/// date. What others wrote into the front matter of a file from here is no part of the note, and
/// stays in the file as it is; that of a file of theirs comes with its text when it is imported, and
/// is the file's own again when the note leaves.
package enum NoteFile {
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
  ///
  /// - Parameter rule: How weeks are counted.
  package static func label(of subject: NoteSubject, rule: WeekRule) -> String {
    let date = subject.day.description
    switch subject.kind {
    case .day: return date
    case .week:
      let week = Week(of: subject.day, by: rule)
      return "\(week.year)-W\(week.number < 10 ? "0" : "")\(week.number)"
    case .month: return String(date.prefix(7))
    case .year: return String(date.prefix(4))
    }
  }

  /// What stands in a note's file.
  package static func contents(of note: DatebookNote) -> String {
    if let (block, text) = NoteFrontMatter.own(of: note) { return "\(block)\(text)\n" }
    return contents(of: note, under: NoteFrontMatter(of: note))
  }

  private static func contents(
    of note: DatebookNote, under frontMatter: NoteFrontMatter
  ) -> String {
    "\(frontMatter.marking(note.text))\n\(note.text)\n"
  }

  /// The note in a file; `nil` if neither it nor its name tells a date.
  package static func note(named name: String, _ contents: String) -> DatebookNote? {
    let (frontMatter, text) = parts(of: contents)
    guard let subject = frontMatter?.subject ?? subject(named: name) else { return nil }
    if let part = frontMatter?.part, let rest = NoteFrontMatter.parsed(plain(contents))?.1 {
      return DatebookNote(on: subject, lines: part.block + rest)
    }
    return DatebookNote(on: subject, lines: String(text))
  }

  /// The note in a file of another program, with the front matter that has more than a date; nil if
  /// neither it nor its name tells a date.
  ///
  /// Words that its name has beside the date stand above its text as a heading, unless they are in it.
  package static func imported(named name: String, _ contents: String) -> DatebookNote? {
    let contents = NoteFrontMatter.parted(plain(contents)) ?? contents
    guard var note = note(named: name, contents) else { return nil }
    let isOwn = parts(of: contents).0.map { $0.mark != nil } ?? false
    if !isOwn, let title = NoteFileName(name).title { note.addTitle(title, unlessIn: contents) }
    guard let frontMatter = parts(of: contents).0, frontMatter.mark == nil, frontMatter.hasOthers,
      !note.text.allSatisfy(\.isWhitespace)
    else { return note }
    return DatebookNote(on: note.subject, "\(frontMatter.block)\n\(note.text)")
  }

  /// What tells which text was written into a file from here, by which a note that is edited there is
  /// known; nil for a file of another program.
  package static func mark(in contents: String) -> String? { parts(of: contents).0?.mark }

  /// What tells the text of a note that is written into another file than its own.
  package static func mark(of note: DatebookNote) -> String { NoteFrontMatter.mark(of: note.text) }

  /// The front matter of a file, where it has one, and what stands below.
  private static func parts(of contents: String) -> (NoteFrontMatter?, Substring) {
    let text = plain(contents)
    guard let (frontMatter, rest) = NoteFrontMatter.parsed(text) else { return (nil, text) }
    return (frontMatter, rest.first == "\n" ? rest.dropFirst() : rest)
  }

  private static func plain(_ contents: String) -> Substring {
    contents.replacing("\r\n", with: "\n").trimmingPrefix("\u{FEFF}")
  }

  private static func subject(named name: String) -> NoteSubject? { NoteFileName(name).subject }
}

extension DatebookNote {
  /// Adds a heading, unless its words stand in `contents` as a line or the value of a key.
  fileprivate mutating func addTitle(_ title: String, unlessIn contents: String) {
    func letters(_ words: Substring) -> String {
      String(words.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    let words = letters(title[...])
    let isKnown = contents.split(whereSeparator: \.isNewline).contains { line in
      let value = line.firstIndex(of: ":").map { line[line.index(after: $0)...] } ?? line
      return letters(line) == words || letters(value) == words
    }
    guard !isKnown, !text.allSatisfy(\.isWhitespace) else { return }
    text = "# \(title)\n\n\(text)"
  }
}

// MARK: - Writing again

extension NoteFile {
  /// What is to be done with a file that is there already.
  package enum Update: Equatable {
    /// Nothing: it has the note.
    case none
    /// It is to have these contents.
    case write(String)
    /// Nothing: it has words of others, which would be lost.
    case refuse
  }

  /// Whether a file, as it is, may become that of `note`, and what is in it then.
  ///
  /// It may where its text is the one that was written into it from here, or its lines are a part of
  /// the note. What others wrote into the front matter stays.
  package static func update(
    _ contents: String, named name: String, with note: DatebookNote
  ) -> Update {
    guard let former = self.note(named: name, contents), former.subject == note.subject else {
      return .refuse
    }
    if [former.text, imported(named: name, contents)?.text].contains(note.text) { return .none }
    let frontMatter = parts(of: contents).0
    let isOwn =
      note.hasAllLines(of: former.text)
      || frontMatter?.mark == NoteFrontMatter.mark(of: former.text)
    guard isOwn else { return .refuse }
    // What is not of others is written anew.
    let isPlain = frontMatter.map { $0.part != nil || $0.mark != nil && !$0.hasOthers } ?? true
    let written =
      isPlain
      ? self.contents(of: note)
      : self.contents(
        of: frontMatter.map { without($0, note) } ?? note,
        under: frontMatter ?? NoteFrontMatter(of: note))
    return written == contents ? .none : .write(written)
  }

  /// `note` without the front matter that came with it, if a file has that already.
  private static func without(_ frontMatter: NoteFrontMatter, _ note: DatebookNote) -> DatebookNote
  {
    guard let (own, rest) = NoteFrontMatter.parsed(note.text[...]), frontMatter.hasLines(of: own)
    else { return note }
    return DatebookNote(on: note.subject, String(rest.first == "\n" ? rest.dropFirst() : rest))
  }
}
