/// A mark that another program made in a book.
package struct ForeignMark: Equatable, Sendable {
  /// What it is.
  package enum Kind: Equatable, Sendable { case bookmark, highlight, note }

  /// What it is.
  package var kind: Kind
  /// The marked words; nil of a bookmark.
  package var words: String?
  /// What the reader wrote to it.
  package var note: String?
  /// The name of its colour.
  package var colour: String?
  /// The heading that it stands under.
  package var chapter: String?
  /// When it was made, by the clock on the wall where it was.
  package var time: WallTime?
  /// The part of the book before it, from 0 to 1, if that is all that tells where it is.
  package var fraction: Double?

  /// A mark of these parts.
  package init(
    _ kind: Kind, words: String? = nil, note: String? = nil, colour: String? = nil,
    chapter: String? = nil, time: WallTime? = nil, fraction: Double? = nil
  ) {
    self.kind = kind
    self.words = words
    self.note = note
    self.colour = colour
    self.chapter = chapter
    self.time = time
    self.fraction = fraction
  }
}

/// A book with the marks that another program made in it.
package struct ForeignBook: Equatable, Sendable {
  /// What the program calls it.
  package var title: String
  /// Who wrote it.
  package var author: String?
  /// KOReader's partial MD5 of its file.
  package var digest: String?
  /// The marks.
  package var marks: [ForeignMark]

  /// A book of these parts.
  package init(title: String, author: String? = nil, digest: String? = nil, marks: [ForeignMark]) {
    (self.title, self.author, self.digest, self.marks) = (title, author, digest, marks)
  }
}

/// A time without a zone: what a clock on the wall shows.
package struct WallTime: Equatable, Sendable {
  package var year, month, day, hour, minute, second: Int

  /// A time; nil if there is none such.
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard (1900...2999).contains(year), (1...12).contains(month), (1...31).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The time of `2026-03-05 07:08:09`.
  package init?(_ words: String) {
    let numbers = words.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 3 else { return nil }
    let rest = numbers.dropFirst(3) + [0, 0, 0]
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: rest[3], minute: rest[4],
      second: rest[5])
  }
}
