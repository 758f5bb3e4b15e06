import Books

extension ContentsList {
  /// A line of the list.
  struct Entry {
    /// The bytes of the longest heading that is a number alone, `CHAPTER TWENTY-SEVEN`.
    static let longestBare = 24

    /// The key of its words.
    let key: UInt64
    /// What stands behind a number without a word for it.
    let title: Substring?
    private let isBare: Bool
    private let kind: HeadingKind
    /// Its number, if it has one.
    let number: Int?
    private let titleKey: UInt64
    /// The word for a division that it begins with, if it begins with one.
    private let word: Substring?
    /// The last letter or figure, made small; nil if that is beyond ASCII.
    private let lastLetter: UInt8?

    /// Reads a line behind one that has the number `former`.
    init(_ words: ArraySlice<UInt8>, after former: Int? = nil) {
      let line = String(decoding: words, as: UTF8.self)
      var read = HeadingLine(line)
      if read.map({ [.listed, .capitals].contains($0.kind) }) ?? true,
        let numbered = HeadingLine(columns: line),
        numbered.number == 1 || former.map({ $0 + 1 == numbered.number }) == true
      {
        read = numbered
      }
      let behind = read.flatMap { $0.title.isEmpty ? nil : $0.title }
      key = HeadingKey(words).value
      title = read?.kind == .numeral ? behind : nil
      isBare = behind == nil
      kind = read?.kind ?? .listed
      number = read?.number
      let first = line.prefix { $0.isLetter }.lowercased()[...]
      word = HeadingWords.division(first) == nil ? nil : first
      titleKey = behind.map { HeadingKey($0.utf8).value } ?? key
      lastLetter = Self.lastLetter(of: words)
    }

    /// Whether a line of these words may be the same: in far less time than it takes to read it.
    ///
    /// What is the same has the same title, and so the same last letter, or no title behind its number.
    func mayBeSame(_ words: ArraySlice<UInt8>) -> Bool {
      guard let lastLetter, let last = Self.lastLetter(of: words) else { return true }
      return isBare && kind.isDivision || last == lastLetter || !Self.hasTitle(words)
    }

    /// Whether there is a title for sure: words behind a full stop or a colon.
    private static func hasTitle(_ words: ArraySlice<UInt8>) -> Bool {
      words.indices.dropLast(2).contains { index in
        let byte = words[index]
        return (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")) && words[index + 1] == 0x20
          && isLetterOrFigure(words[index + 2])
      }
    }

    private static func lastLetter(of words: ArraySlice<UInt8>) -> UInt8? {
      guard let last = words.last(where: { isLetterOrFigure($0) || $0 >= 0x80 }), last < 0x80 else {
        return nil
      }
      return last | 0x20
    }

    private static func isLetterOrFigure(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Whether it is `other` once more, with or without its number or its title.
    func isSame(as other: Entry) -> Bool {
      // A book of letters and chapters has a first one of both.
      if kind.isDivision, kind == other.kind,
        word == nil || other.word == nil || word == other.word,
        let number, number == other.number
      {
        return isBare || other.isBare || titleKey == other.titleKey
      }
      // A list of numbers with titles has no number alone: there the first chapter begins.
      if kind == .numeral, other.kind == .numeral, isBare != other.isBare, number == 1 {
        return other.number == 1
      }
      return titleKey == other.titleKey
        && (number == other.number || number == nil || other.number == nil)
    }

    /// Whether the first chapter begins with it whose number and title the list has as `first`:
    /// `Chapter I` or `Chapter I. The Door` where that has `I  The Door`.
    func beginsChapters(_ first: Entry) -> Bool {
      number == 1 && kind.isDivision && (isBare || titleKey == first.titleKey)
        || isBareFirst && kind == .numeral
    }

    /// Whether it is the number of a first chapter, without a title.
    var isBareFirst: Bool { number == 1 && isBare }

    /// Whether it is a number alone.
    var isBareNumeral: Bool { kind == .numeral && isBare }

    /// Whether it has no number and is no division of a book.
    var isName: Bool { [.listed, .capitals].contains(kind) && number == nil }

    /// Whether it is a part of what `other` names.
    ///
    /// A name below a book or a part is its own: each part has a chapter I, but not the same story.
    func isBelow(_ other: Entry) -> Bool {
      other.kind.isDivision && kind > other.kind && !(isName && other.kind < .chapter)
    }
  }
}
