/// A text with the notes of many days, one below the other: jrnl's journal, or a diary in one file.
package enum JournalText {
  /// The notes of a text whose first line begins with a day as ISO 8601 writes it, as lines behind it do:
  /// `[2020-08-29 11:11] A walk.`, `2020-08-30 Rain.`; none of another text.
  ///
  /// The day goes from the text, its time stays. What is of one day is one note.
  package static func notes(in text: String) -> [DatebookNote] {
    var notes = Collected()
    for line in text.trimmingPrefix("\u{FEFF}").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      if let (day, rest) = dated(line) {
        notes.begin(day, with: rest)
      } else if !notes.add(line) {
        return []
      }
    }
    return notes.all
  }

  /// The notes of a text with these dated entries; none if an entry has no year.
  ///
  /// - Parameter bytes: The text, in which the entries have their offsets.
  package static func notes(of entries: [DatedText.Entry], in bytes: [UInt8]) -> [DatebookNote] {
    var notes = Collected()
    for (index, entry) in entries.enumerated() {
      let end = index + 1 < entries.count ? entries[index + 1].offset : bytes.count
      guard let year = entry.date.year,
        let day = Day(year: year, month: entry.date.month, day: entry.date.day),
        entry.offset <= end, end <= bytes.count
      else { return [] }
      let text = String(decoding: bytes[entry.offset..<end], as: UTF8.self)
      var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
      // A heading that is nothing but the date says what the page says.
      if let first = lines.first, isHeading(first, entry.heading) { lines = lines.dropFirst() }
      notes.begin(day, with: nil)
      for line in lines { _ = notes.add(line) }
    }
    return notes.all
  }

  private static func isHeading(_ line: Substring, _ heading: String) -> Bool {
    func letters(_ words: some StringProtocol) -> [Character] {
      words.filter { $0.isLetter || $0.isNumber }
    }
    return letters(line) == letters(heading)
  }

  /// The day that a line begins with, and what follows it: the time without the bracket around it.
  private static func dated(_ line: Substring) -> (Day, rest: Substring)? {
    let isBracketed = line.utf8.first == UInt8(ascii: "[")
    let date = line.dropFirst(isBracketed ? 1 : 0).prefix(10)
    guard date.utf8.count == 10, let subject = NoteSubject(isoDate: String(date)),
      subject.kind == .day
    else { return nil }
    var rest = line[date.endIndex...]
    guard rest.first.map({ " \t]:".contains($0) }) ?? true else { return nil }
    if isBracketed {
      guard let close = rest.prefix(24).firstIndex(of: "]") else { return nil }
      let time = rest[..<close].drop { $0 == " " }
      let words = rest[close...].dropFirst().drop { $0 == " " }
      return (subject.day, time.isEmpty ? words : Substring("\(time) \(words)"))
    }
    rest = rest.drop { " \t:".contains($0) }
    return (subject.day, rest)
  }

  /// The notes so far.
  private struct Collected {
    /// The lines of each note of a day.
    private var texts: [Day: [[Substring]]] = [:]
    private var last: Day?

    /// Begins a note on `day`, below what is there already.
    mutating func begin(_ day: Day, with line: Substring?) {
      texts[day, default: []].append(line.map { [$0] } ?? [])
      last = day
    }

    /// Adds a line to the note begun last; words before the first note are refused.
    mutating func add(_ line: Substring) -> Bool {
      guard let last, let index = texts[last]?.indices.last else {
        return line.allSatisfy(\.isWhitespace)
      }
      texts[last]?[index].append(line)
      return true
    }

    var all: [DatebookNote] {
      texts.sorted { $0.key < $1.key }.compactMap { day, notes in
        let text = notes.map(Self.text).filter { !$0.isEmpty }.joined(separator: "\n\n")
        return text.isEmpty ? nil : DatebookNote(on: NoteSubject(.day, from: day), text)
      }
    }

    /// Lines without the blank ones at both ends.
    private static func text(_ lines: [Substring]) -> String {
      func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
      let body = lines.drop(while: isBlank)
      let end = body.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? body.startIndex
      return body[..<end].joined(separator: "\n")
    }
  }
}
