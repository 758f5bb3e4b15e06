/// Takes the beginning of a paragraph apart.
struct DateTokenizer {
  /// The bytes of a line that are looked at.
  private static let mostBytes = 200
  /// The tokens that are made of a line.
  private static let mostTokens = 28

  private let vocabulary: DateVocabulary
  /// The tokens of the line that was read last; the last one is `end` or `cut`.
  private(set) var tokens: [DateToken] = []

  /// A tokenizer that knows the words of `vocabulary`.
  init(_ vocabulary: DateVocabulary) {
    self.vocabulary = vocabulary
  }

  /// Reads the beginning of `line`.
  mutating func read(_ line: UnsafeRawBufferPointer) {
    tokens.removeAll(keepingCapacity: true)
    let limit = min(line.count, Self.mostBytes)
    var index = 0
    var isApart = false
    while index < limit, tokens.count < Self.mostTokens {
      let byte = line[index]
      let start = index
      var token: DateToken?
      switch byte {
      case 0x20, 0x09: index += 1
      // Marks of emphasis say nothing.
      case UInt8(ascii: "_"), UInt8(ascii: "*"):
        index += 1
        continue
      case 0x30...0x39: token = number(line, &index, limit)
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF: token = word(line, &index, limit)
      default: token = mark(line, &index, limit)
      }
      guard var token else {
        isApart = true
        continue
      }
      token.isApart = isApart || start == 0
      tokens.append(token)
      isApart = false
    }
    let isWhole = index >= line.count
    tokens.append(DateToken(kind: isWhole ? .end : .cut, range: index..<index))
  }

  private func number(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken {
    var token = DateToken(kind: .number, range: index..<index)
    while index < limit, 0x30...0x39 ~= line[index] {
      if token.count < 6 { token.value = token.value * 10 + Int(line[index] - 0x30) }
      token.count += 1
      index += 1
    }
    let suffix = Self.suffix(line, at: index, limit)
    token.isOrdinal = suffix > 0
    index += suffix
    token.range = token.range.lowerBound..<index
    return token
  }

  /// The bytes of a suffix that makes a number an ordinal; 0 where there is none.
  private static func suffix(_ line: UnsafeRawBufferPointer, at start: Int, _ limit: Int) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: line[start..<limit])
    // `º` and `°`, and `.º`.
    let point = rest.first == UInt8(ascii: ".") ? 1 : 0
    if rest.count >= point + 2, rest[point] == 0xC2, [0xBA, 0xB0].contains(rest[point + 1]) {
      return point + 2
    }
    var letters: [UInt8] = []
    var length = 0
    for byte in rest.prefix(8) {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: letters.append(byte | 0x20)
      case UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "_"): break
      case UInt8(ascii: "}"):
        length += 1
        return isSuffix(letters) ? length : 0
      default:
        if byte >= 0x80, byte != 0xE2 { return 0 }
        return isSuffix(letters) ? trimmed(rest, length) : 0
      }
      length += 1
    }
    return rest.count < 8 && isSuffix(letters) ? length : 0
  }

  /// The `length` bytes of a suffix without a mark of emphasis at their end.
  private static func trimmed(_ bytes: UnsafeRawBufferPointer, _ length: Int) -> Int {
    length > 0 && bytes[length - 1] == UInt8(ascii: "_") ? length - 1 : length
  }

  private static func isSuffix(_ letters: [UInt8]) -> Bool {
    switch letters.count {
    case 1: letters[0] == UInt8(ascii: "d")
    case 2: ["st", "nd", "rd", "th", "er"].contains { letters.elementsEqual($0.utf8) }
    default: false
    }
  }

  private func word(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken {
    let start = index
    var letters = FoldedLetters()
    loop: while index < limit {
      let byte = line[index]
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF, 0x80...0xBF:
        letters.take(byte)
        index += 1
      // The mark in `d'avril` and `l'8` ends a word; the one in `o'clock` and `Lord’s` does not.
      case UInt8(ascii: "'"), 0xE2:
        let length = byte == 0xE2 ? 3 : 1
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

  private static let elided: [UInt8] = [UInt8(ascii: "d"), UInt8(ascii: "l")]

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0xC3 && byte < 0xE0
  }

  private static func isApostrophe(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> Bool {
    index + 2 < limit && line[index + 1] == 0x80 && line[index + 2] == 0x99
  }

  /// A mark, or `nil` where a space of several bytes stands.
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
    case 0xE2: while index < limit, 0x80...0xBF ~= line[index] { index += 1 }
    case 0xC0...:
      // Letters of scripts in which no dates are known.
      kind = .word
      while index < limit, line[index] >= 0x80 { index += 1 }
    default: break
    }
    return DateToken(kind: kind, range: start..<index)
  }
}
