/// The name of a note's file, of this program or another: what it is on, and the words beside that.
package struct NoteFileName {
  /// How names of texts end.
  private static let endings = [".md", ".markdown", ".txt", ".org"]

  /// What the note is on; nil if the name does not say.
  let subject: NoteSubject?
  /// The words behind the date, if they are more than a weekday.
  private(set) var title: String?
  /// Whether it ends as that of a text does.
  package let isOfText: Bool

  /// Whether the file may be that of a note: it is a text, or has a date for a name.
  package var mayBeNote: Bool { isOfText || subject != nil && title == nil }

  /// Reads a name without the folders before it.
  package init(_ file: String) {
    let ending = Self.endings.first { file.lowercased().hasSuffix($0) }
    let name = String(file.dropLast(ending?.count ?? 0))
    isOfText = ending != nil
    if name.hasSuffix("-week"), let day = NoteSubject(isoDate: String(name.dropLast(5))) {
      subject = NoteSubject(.week, from: day.day)
    } else if let known = NoteSubject(isoDate: name) {
      subject = known
    } else if let day = Self.day(named: name) ?? Self.dottedDay(name) ?? Self.dayBehindWord(name)
      ?? Self.timedDay(name)
    {
      subject = NoteSubject(.day, from: day)
    } else if let (day, title) = Self.titledDay(name) {
      subject = NoteSubject(.day, from: day)
      self.title = title
    } else {
      subject = nil
    }
  }

  /// The name that a file would have by the folders it is in, `2020/08/29.txt` in jrnl's: `2020-08-29`; nil if
  /// they are no date.
  package static func dated(byFoldersOf path: String) -> String? {
    let parts = path.split(separator: "/").suffix(3)
    guard parts.count == 3, let file = parts.last,
      let ending = endings.first(where: { file.lowercased().hasSuffix($0) })
    else { return nil }
    let name = (parts.dropLast() + [file.dropLast(ending.count)]).joined(separator: "-")
    return day(name) == nil ? nil : name
  }

  /// The day that a name says as others write it: `2026_04_06`, `2026-04-05 Sunday`,
  /// `April 9th, 2026`, `20260410`; nil if it says more than that, or less.
  private static func day(named name: String) -> Day? {
    let name = Array(name.replacing("_", with: "-").utf8)
    let candidate = name.withUnsafeBytes { bytes in
      let tokenizer = DateTokenizer(.standard)
      tokenizer.read(bytes)
      return DateParser(tokenizer, lineLength: bytes.count).candidate()
    }
    // Of `5-3-2026` nobody knows which is the month.
    guard let candidate, candidate.form.isDay, candidate.form != .numbers,
      candidate.ending == .alone,
      !candidate.hasPlace, candidate.year != 0
    else { return nil }
    return Day(year: candidate.year, month: candidate.month, day: candidate.day)
  }

  /// `11.04.2026`: where numbers of a date have points between them, the day is the first (CLDR).
  private static func dottedDay(_ name: String) -> Day? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count).elementsEqual([2, 2, 4], by: { $0 == $1 || $0 == 1 && $1 == 2 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }), let day = Int(parts[0]),
      let month = Int(parts[1]), let year = Int(parts[2])
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// `journal-2026-04-22`, `daily_2026-04-22`: a word and a day, without a space between them.
  private static func dayBehindWord(_ name: String) -> Day? {
    let date = name.suffix(10)
    let word = name.dropLast(10)
    guard let mark = word.last, mark == "-" || mark == "_", word.first?.isLetter == true,
      word.dropLast().allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return day(String(date))
  }

  /// `2026-05-01_walked-to-the-harbour`, `2026-04-15 - A walk in the park`: a day and a title.
  private static func titledDay(_ name: String) -> (Day, title: String)? {
    guard let day = day(String(name.prefix(10))) else { return nil }
    let rest = name.dropFirst(10)
    let title = rest.drop { " -_–—".contains($0) }
    // Numbers alone may be the end of a range.
    guard title.startIndex > rest.startIndex, let first = title.first,
      first.isLetter || first.isNumber && title.contains(where: \.isLetter)
    else { return nil }
    // Of two dates nobody knows which is meant.
    guard Self.day(String(title.prefix(10))) == nil else { return nil }
    let isSlug = !title.contains(" ")
    let words = isSlug ? String(title.map { "-_".contains($0) ? " " : $0 }) : String(title)
    return (day, words.onOneLine)
  }

  /// `2026-05-13_10-30`, `2026-05-14T1030`: a day and a time of it, which is no title.
  private static func timedDay(_ name: String) -> Day? {
    guard let day = Self.day(String(name.prefix(10))), let mark = name.dropFirst(10).first,
      "T _-".contains(mark)
    else { return nil }
    let time = name.dropFirst(11)
    let digits = time.filter { !"-_.:h".contains($0) }
    guard [4, 6].contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let hour = Int(digits.prefix(2)), hour < 24, let minute = Int(digits.dropFirst(2).prefix(2)),
      minute < 60
    else { return nil }
    return day
  }

  private static func day(_ date: String) -> Day? {
    let subject = NoteSubject(isoDate: date)
    return subject?.kind == .day && date.utf8.count == 10 ? subject?.day : nil
  }
}

extension String {
  /// The words on one line, without anything that a terminal would obey.
  fileprivate var onOneLine: String {
    let kept = unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : scalar
    }
    return String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
  }
}
