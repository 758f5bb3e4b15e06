/// Takes the beginning of a line apart, as far as it is asked for: a date is told by a few tokens.
final class DateTokenizer {
  /// The bytes of a line that are looked at.
  private static let mostBytes = 200
  /// The tokens that are made of a line, before the last one.
  private static let mostTokens = 28

  private let vocabulary: DateVocabulary
  private let tokens = UnsafeMutablePointer<DateToken>.allocate(capacity: mostTokens + 1)
  /// The line whose tokens are asked for.
  private(set) var line = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Where the token begins that is made next.
  private var position = 0
  private var count = 0
  /// The index of the token that is `end` or `cut`, once it was made.
  private var last = Int.max

  /// A tokenizer that knows the words of `vocabulary`.
  init(_ vocabulary: DateVocabulary) {
    self.vocabulary = vocabulary
  }

  deinit { tokens.deallocate() }

  /// Begins with `line`, which must be there for as long as its tokens are asked for.
  func read(_ line: UnsafeRawBufferPointer) {
    self.line = line
    (position, count, last) = (0, 0, .max)
  }

  /// The token at `index` of the line, the last one of which is `end` or `cut`: it stands for all
  /// behind it as well.
  subscript(index: Int) -> DateToken {
    if index >= count, last == .max { makeTokens(to: index) }
    return tokens[min(index, last)]
  }

  /// The bytes of the line up to the end of the emphasis that it begins with, of those that end at
  /// most `limit` bytes behind `offset`: `_24 June, before morning._`; nil if none does.
  func endOfEmphasis(behind offset: Int, within limit: Int) -> Int? {
    var start = 0
    while start < min(offset, 12), !Self.isEmphasis(line[start]) {
      // A heading's or a list's mark may stand before it.
      guard
        [0x20, 0x09, UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "\"")].contains(line[start])
      else { return nil }
      start += 1
    }
    guard start < min(offset, 12), start + 1 < line.count, line[start + 1] > 0x20 else {
      return nil
    }
    let mark = line[start]
    guard let found = line[offset..<min(line.count, offset + limit)].firstIndex(of: mark) else {
      return nil
    }
    var end = found
    while end < line.count, line[end] == mark { end += 1 }
    return end
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*")
  }

  /// Whether the token at `index` stands in a column of its own: behind a tab or two spaces.
  func isInColumn(_ index: Int) -> Bool {
    let token = self[index]
    guard index > 0, token.isApart, token.range.lowerBound < line.count else { return false }
    let gap = self[index - 1].range.upperBound..<token.range.lowerBound
    return line[gap].allSatisfy { $0 <= 0x20 } && (gap.count > 1 || line[gap].first == 0x09)
  }

  private func makeTokens(to wanted: Int) {
    let limit = min(line.count, Self.mostBytes)
    var index = position
    var count = count
    var isApart = false
    while count <= wanted {
      guard index < limit, count < Self.mostTokens else {
        last = count
        (tokens + count).initialize(
          to: DateToken(kind: index >= line.count ? .end : .cut, range: index..<index))
        count += 1
        break
      }
      let start = index
      var token: DateToken?
      switch line[index] {
      case 0x20, 0x09: index += 1
      // Marks of emphasis say nothing.
      case UInt8(ascii: "_"), UInt8(ascii: "*"):
        index += 1
        continue
      case 0x30...0x39: token = number(line, &index, limit)
      case 0xD9 where Self.digit(line, at: index, limit) != nil,
        0xDB where Self.digit(line, at: index, limit) != nil:
        token = number(line, &index, limit)
      case 0xD8 where Self.isArabicComma(line, at: index, limit):
        token = DateToken(kind: .comma, range: index..<index + 2)
        index += 2
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF: token = word(line, &index, limit)
      case 0xEF where Self.digit(line, at: index, limit) != nil:
        token = number(line, &index, limit)
      case 0xE3...0xE9:
        token = Self.ideographicNumber(line, &index, limit) ?? mark(line, &index, limit)
      default: token = mark(line, &index, limit)
      }
      guard var token else {
        isApart = true
        continue
      }
      token.isApart = isApart || start == 0
      (tokens + count).initialize(to: token)
      count += 1
      isApart = false
    }
    position = index
    self.count = count
  }

  private func word(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken {
    let start = index
    var letters = FoldedLetters()
    loop: while index < limit {
      let byte = line[index]
      switch byte {
      case 0xD8 where Self.isArabicComma(line, at: index, limit): break loop
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF, 0x80...0xBF:
        letters.fold(byte)
        index += 1
      // The mark in `d'avril` and `l'8` ends a word; the one in `o'clock` and `Lord’s` does not.
      case UInt8(ascii: "'"), 0xE2:
        let length = byte == 0xE2 ? 3 : 1
        // A ZWNJ joins the parts of a Persian word.
        if byte == 0xE2, Self.isJoiner(line, at: index, limit) {
          index += length
          continue
        }
        guard byte != 0xE2 || Self.isApostrophe(line, at: index, limit) else { break loop }
        index += length
        let isElided = letters.count == 1 && Self.elided.contains(letters.first)
        if isElided || index >= limit || !Self.isLetter(line[index]) { break loop }
      default: break loop
      }
    }
    var token = DateToken(kind: .word, range: start..<index, count: letters.count)
    token.isCapital =
      0x41...0x5A ~= line[start]
      || line[start] == 0xC3 && start + 1 < limit && line[start + 1] < 0xA0
    token.word = vocabulary.meaning(of: letters, isCapital: token.isCapital)
    return token
  }

  private static func isArabicComma(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 1 < limit && line[index] == 0xD8 && line[index + 1] == 0x8C
  }

  private static let elided: [UInt8] = [UInt8(ascii: "d"), UInt8(ascii: "l")]

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0xC3 && byte < 0xE0
  }

  private static func isJoiner(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 2 < limit && line[index + 1] == 0x80 && line[index + 2] == 0x8C
  }

  private static func isApostrophe(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 2 < limit && line[index + 1] == 0x80 && line[index + 2] == 0x99
  }

  /// A mark, or `nil` if a space of several bytes stands.
  private func mark(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken? {
    let start = index
    let byte = line[index]
    index += 1
    var kind = DateToken.Kind.other
    switch byte {
    case UInt8(ascii: "."): kind = .period
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"), UInt8(ascii: ";"): kind = .colon
    case UInt8(ascii: "/"): kind = .slash
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"): kind = .open
    case UInt8(ascii: "]"), UInt8(ascii: ")"): kind = .close
    case UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "="):
      while index < limit, line[index] == byte { index += 1 }
      kind = .dash
    case 0xC2 where index < limit:
      index += 1
      if line[index - 1] == 0xA0 { return nil }
    case 0xE2 where index + 1 < limit && line[index] == 0x80:
      let last = line[index + 1]
      index += 2
      if 0x80...0x8A ~= last || last == 0xAF { return nil }
      if 0x90...0x95 ~= last { kind = .dash }
      if [0x98, 0x9C, 0x9A, 0x9E].contains(last) { kind = .open }
    case 0xE2:
      while index < limit, 0x80...0xBF ~= line[index] { index += 1 }
      skipSelectors(line, &index, limit)
    // Pictures, and signs that a font of its own has, are no letters.
    case 0xF0 where index < limit && line[index] == 0x9F, 0xEE, 0xF3...0xF4,
      0xEF where index < limit && 0x80...0xA3 ~= line[index]:
      while index < limit, 0x80...0xBF ~= line[index] { index += 1 }
      skipSelectors(line, &index, limit)
    case 0xE3...0xED, 0xEF:
      guard let eastern = eastern(line, &index, limit) else { return nil }
      kind = eastern
    case 0xC0...:
      // Letters of scripts in which no dates are known.
      kind = .word
      while index < limit, line[index] >= 0x80 { index += 1 }
    default: break
    }
    return DateToken(kind: kind, range: start..<index)
  }

  /// Steps over what tells how the sign before `index` is drawn, or joins it to the next one.
  private func skipSelectors(_ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int) {
    while index + 2 < limit {
      switch (line[index], line[index + 1], line[index + 2]) {
      case (0xEF, 0xB8, 0x8E...0x8F), (0xE2, 0x80, 0x8D): index += 3
      default: return
      }
    }
  }
}
