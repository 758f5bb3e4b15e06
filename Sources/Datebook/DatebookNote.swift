/// What the reader wrote on a day, a week, a month or a year.
package struct DatebookNote: Equatable, Sendable {
  /// What it was written on.
  package var subject: NoteSubject
  /// Its text; between lines there are newlines.
  package var text: String

  /// A note on `subject`; lines may be ended as a DOS ends them. A NUL, with which a text would end in
  /// the library, is U+FFFD.
  package init(on subject: NoteSubject, _ text: String) {
    self.subject = subject
    let isPlain = !text.utf8.contains { $0 == UInt8(ascii: "\r") || $0 == 0 }
    self.text =
      isPlain ? text : text.replacing("\r\n", with: "\n").replacing("\0", with: "\u{FFFD}")
  }

  /// A note on `subject` whose text is that of a note: nothing in it is looked at.
  package init(on subject: NoteSubject, kept text: String) {
    (self.subject, self.text) = (subject, text)
  }

  /// A note on `subject` from a file, whose last line is ended too.
  package init(on subject: NoteSubject, lines: String) {
    self.init(on: subject, lines)
    if text.hasSuffix("\n") { text.removeLast() }
  }

  /// The first line with something in it, without the signs of a heading and of links; of the front
  /// matter that came with it none.
  package var title: String {
    let words = NoteFrontMatter.parsed(text[...])?.1 ?? text[...]
    let line =
      words.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return NoteLink.words(of: line.drop { $0 == "#" || $0 == " " })
  }
}

/// What a note is written on: some days that belong together, known by their first.
package struct NoteSubject: Hashable, Comparable, Sendable {
  /// How many days they are; the raw value is what the library keeps.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    case day, week, month, year

    /// By how many days they are.
    package static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .day: 0
      case .week: 1
      case .month: 2
      case .year: 3
      }
    }
  }

  /// How many days.
  package let kind: Kind
  /// The first of them; of a week at the calendar's start the first that there is.
  package let day: Day

  /// The subject of this kind that begins with `day`.
  package init(_ kind: Kind, from day: Day) {
    self.kind = kind
    self.day = day
  }

  /// By the first day, on one day the longest first.
  package static func < (a: NoteSubject, b: NoteSubject) -> Bool {
    (a.day, b.kind) < (b.day, a.kind)
  }
}

extension DatebookPage {
  /// What is written on from this page; on a cover it is the year.
  package var subject: NoteSubject {
    switch self {
    case .cover(let year), .year(let year): NoteSubject(.year, from: Day.firstDay(ofYear: year))
    case .month(let year, let month):
      NoteSubject(.month, from: Day.days(ofMonth: month, year: year).lowerBound)
    case .week(let week): NoteSubject(.week, from: week.firstDay)
    case .day(let day): NoteSubject(.day, from: day)
    }
  }

  /// The page of what was written on.
  package init(of subject: NoteSubject, rule: WeekRule) {
    switch subject.kind {
    case .day: self = .day(subject.day)
    // A week that was counted by another rule is the one that its first day is in.
    case .week: self = .week(Week(of: subject.day, by: rule))
    case .month: self = .month(year: subject.day.year, month: subject.day.month)
    case .year: self = .year(subject.day.year)
    }
  }
}

extension DatebookPage {
  /// What is written on this page, of `notes`: the note that is known by its first day, then those that
  /// are known by another one, since weeks were counted by another rule.
  package func notes(among notes: some Sequence<DatebookNote>) -> [DatebookNote] {
    let (subject, days) = (subject, days)
    return notes.filter { $0.subject.kind == subject.kind && days.contains($0.subject.day) }
      .sorted { a, b in
        a.subject == subject || b.subject != subject && a.subject < b.subject
      }
  }
}
