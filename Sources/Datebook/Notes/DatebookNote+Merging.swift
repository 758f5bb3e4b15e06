extension DatebookNote {
  /// What a note says once another text for it comes in from outside: nothing is lost, and what came
  /// in before does not come in again. `nil` if it says all of it already.
  package static func merged(_ kept: String?, with text: String) -> String? {
    let kept = kept ?? ""
    if hasAllLines(of: text, in: kept) { return nil }
    return hasAllLines(of: kept, in: text) ? text : kept + "\n\n" + text
  }

  /// Whether the lines of `text` are in the note one after the other: then nothing is lost where the
  /// note stands in its place. Lines without words at its ends do not count.
  func hasAllLines(of text: String) -> Bool { Self.hasAllLines(of: text, in: self.text) }

  private static func hasAllLines(of text: String, in whole: String) -> Bool {
    let wanted = lines(of: text)
    let lines = lines(of: whole)
    guard let first = wanted.first else { return true }
    return lines.indices.contains { start in
      lines[start] == first && lines[start...].starts(with: wanted)
    }
  }

  /// Lines without the white space at their ends, which editors add and take away, and without those
  /// before the first word and behind the last one; control characters are blanks, as a calendar has
  /// them.
  private static func lines(of text: String) -> ArraySlice<[Character]> {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.map { character in
        character.unicodeScalars.first?.properties.generalCategory == .control ? " " : character
      }
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension DatebookPage {
  /// What is to be kept once a note for this page comes in from outside, of the `notes` that it has
  /// already: see `DatebookNote.merged`. `nil` if one of them says all of it.
  ///
  /// - Parameters:
  ///   - mark: What tells which text was exported, of one that comes back in its file: if that is still the
  ///     note, what comes in was made of it and stands in its place. nil for other texts.
  ///   - notes: Those of `notes(among:)`. A week may have several, which were counted by other rules: what
  ///     comes in goes to the one that it was, or to the first.
  package func merging(
    _ note: DatebookNote, writtenOver mark: String? = nil, into notes: [DatebookNote]
  ) -> DatebookNote? {
    let kept = notes.first { $0.subject == note.subject } ?? notes.first
    if let kept, let mark, NoteFrontMatter.mark(of: kept.text) == mark {
      let isSame = kept.hasAllLines(of: note.text) && note.hasAllLines(of: kept.text)
      return isSame ? nil : DatebookNote(on: kept.subject, note.text)
    }
    guard !notes.contains(where: { $0.hasAllLines(of: note.text) }) else { return nil }
    return DatebookNote.merged(kept?.text, with: note.text).map { text in
      DatebookNote(on: kept?.subject ?? subject, text)
    }
  }
}
