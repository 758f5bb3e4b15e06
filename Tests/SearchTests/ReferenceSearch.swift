@testable import Search

/// Another search for words, slow and simple: the text is written down as it is read, without what
/// is passed over, and each place of that is compared with the words.
///
/// It knows the characters of `alphabet`, and queries without hyphens and underscores.
struct ReferenceSearch {
  enum Kind {
    case letter, mark, letterMark, ignorable, space, newline, hyphen, other, underscore, east
  }

  struct Character {
    var kind: Kind
    var folded: [Unicode.Scalar]
    var exact: [Unicode.Scalar]
  }

  static let alphabet: [Unicode.Scalar: Character] = [
    "a": .init(kind: .letter, folded: ["a"], exact: ["a"]),
    "A": .init(kind: .letter, folded: ["a"], exact: ["A"]),
    "e": .init(kind: .letter, folded: ["e"], exact: ["e"]),
    "é": .init(kind: .letter, folded: ["e"], exact: ["e", "\u{301}"]),
    "\u{301}": .init(kind: .mark, folded: [], exact: ["\u{301}"]),
    "f": .init(kind: .letter, folded: ["f"], exact: ["f"]),
    "ﬁ": .init(kind: .letter, folded: ["f", "i"], exact: ["ﬁ"]),
    "i": .init(kind: .letter, folded: ["i"], exact: ["i"]),
    "т": .init(kind: .letter, folded: ["т"], exact: ["т"]),
    "Т": .init(kind: .letter, folded: ["т"], exact: ["Т"]),
    "中": .init(kind: .east, folded: ["中"], exact: ["中"]),
    "文": .init(kind: .east, folded: ["文"], exact: ["文"]),
    "か": .init(kind: .east, folded: ["か"], exact: ["か"]),
    "が": .init(kind: .east, folded: ["か", "\u{3099}"], exact: ["か", "\u{3099}"]),
    "\u{3099}": .init(kind: .letterMark, folded: ["\u{3099}"], exact: ["\u{3099}"]),
    "\u{AD}": .init(kind: .ignorable, folded: [], exact: []),
    " ": .init(kind: .space, folded: [" "], exact: [" "]),
    "\u{3000}": .init(kind: .space, folded: [" "], exact: [" "]),
    "\n": .init(kind: .newline, folded: [" "], exact: [" "]),
    "-": .init(kind: .hyphen, folded: ["-"], exact: ["-"]),
    "_": .init(kind: .underscore, folded: ["_"], exact: ["_"]),
    ".": .init(kind: .other, folded: ["."], exact: ["."]),
  ]

  /// A unit of the text as it is read, and the character it comes from.
  private struct Read {
    var unit: Unicode.Scalar
    var character: Int
  }

  private let scalars: [Unicode.Scalar]
  private let characters: [Character]
  private let offsets: [Int]
  private let folding: Folding
  private var read: [Read] = []

  init(_ text: String, _ folding: Folding) {
    scalars = Array(text.unicodeScalars)
    characters = scalars.compactMap { Self.alphabet[$0] }
    offsets = scalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF8.width($1)) }
    self.folding = folding
    precondition(characters.count == scalars.count, "the text is of the alphabet")
    writeDown()
  }

  /// What a character of the alphabet is compared as.
  static func units(of scalar: Unicode.Scalar, _ folding: Folding) -> [Unicode.Scalar] {
    guard let character = alphabet[scalar] else { return [] }
    return switch folding {
    case .all: character.folded
    case .accents: scalar.properties.isUppercase ? character.exact : character.folded
    case .none: character.exact
    }
  }

  private func kind(_ index: Int) -> Kind? {
    characters.indices.contains(index) ? characters[index].kind : nil
  }

  private func isWord(_ index: Int) -> Bool {
    [.letter, .mark, .letterMark, .east].contains(kind(index))
  }

  private mutating func writeDown() {
    var index = 0
    while index < characters.count {
      if let next = hyphenationEnd(at: index) ?? joinEnd(at: index) {
        index = next
        continue
      }
      let isEmphasis = kind(index) == .underscore && !(isWord(index - 1) && isWord(index + 1))
      if !isEmphasis {
        for unit in Self.units(of: scalars[index], folding)
        where unit != " " || read.last?.unit != " " {
          read.append(Read(unit: unit, character: index))
        }
      }
      index += 1
    }
  }

  private func lineStart(afterNewlineAt index: Int) -> Int? {
    guard kind(index) == .newline else { return nil }
    var index = index + 1
    while kind(index) == .space { index += 1 }
    return index
  }

  private func hyphenationEnd(at index: Int) -> Int? {
    guard kind(index) == .hyphen, isWord(index - 1),
      let start = lineStart(afterNewlineAt: index + 1), isWord(start)
    else { return nil }
    return start
  }

  /// A newline between two characters of East Asia: the marks of kana are such.
  private func joinEnd(at index: Int) -> Int? {
    guard isEastAsian(index - 1), let start = lineStart(afterNewlineAt: index), isEastAsian(start)
    else { return nil }
    return start
  }

  private func isEastAsian(_ index: Int) -> Bool {
    [.east, .letterMark].contains(kind(index))
  }

  /// The matches of words, given as units with single spaces.
  func matches(_ words: [Unicode.Scalar], wholeWords: Bool) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    var lowest = 0
    for start in read.indices where start + words.count <= read.count {
      let part = read[start..<start + words.count]
      guard part.map(\.unit) == words, let first = part.first, let last = part.last,
        start == 0 || read[start - 1].character != first.character,
        part.endIndex == read.count || read[part.endIndex].character != last.character
      else { continue }
      var end = last.character + 1
      while folding != .none, kind(end) == .mark { end += 1 }
      if kind(end) == .letterMark || kind(end) == .mark { continue }
      if wholeWords, !isWhole(first.character..<end) { continue }
      guard offsets[first.character] >= lowest else { continue }
      matches.append(offsets[first.character]..<offsets[end])
      lowest = offsets[end]
    }
    return matches
  }

  private func isWhole(_ range: Range<Int>) -> Bool {
    var after = range.upperBound
    while kind(after) == .ignorable, after < range.upperBound + 4 { after += 1 }
    var before = range.lowerBound - 1
    while kind(before) == .ignorable, before > range.lowerBound - 5 { before -= 1 }
    return !isWord(after) && !isWord(before)
  }
}
