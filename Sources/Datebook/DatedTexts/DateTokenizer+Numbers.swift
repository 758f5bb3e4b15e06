/// Numbers in digits, and what makes them ordinals.
extension DateTokenizer {
  /// The number whose first digit stands at `index`, with the suffix of an ordinal; steps over it.
  func number(
    _ line: UnsafeRawBufferPointer, _ index: inout Int, _ limit: Int
  ) -> DateToken {
    var token = DateToken(kind: .number, range: index..<index)
    while let digit = Self.digit(line, at: index, limit) {
      if token.count < 8 { token.value = token.value * 10 + digit.value }
      token.count += 1
      index += digit.bytes
    }
    let suffix = Self.suffix(line, at: index, limit)
    token.isOrdinal = suffix > 0
    index += suffix
    token.range = token.range.lowerBound..<index
    return token
  }

  /// The digit at a byte of a line, and how many bytes it has; nil if none stands there.
  ///
  /// Digits are those of ASCII, of Arabic and of Persian, and those as wide as an ideograph.
  static func digit(
    _ line: UnsafeRawBufferPointer, at index: Int, _ limit: Int
  ) -> (value: Int, bytes: Int)? {
    guard index < limit else { return nil }
    if 0x30...0x39 ~= line[index] { return (Int(line[index] - 0x30), 1) }
    guard index + 1 < limit else { return nil }
    switch (line[index], line[index + 1]) {
    case (0xD9, let byte) where 0xA0...0xA9 ~= byte: return (Int(byte - 0xA0), 2)
    case (0xDB, let byte) where 0xB0...0xB9 ~= byte: return (Int(byte - 0xB0), 2)
    case (0xEF, 0xBC) where index + 2 < limit && 0x90...0x99 ~= line[index + 2]:
      return (Int(line[index + 2] - 0x90), 3)
    default: return nil
    }
  }

  /// The bytes of a suffix that makes a number an ordinal; 0 if there is none.
  private static func suffix(_ line: UnsafeRawBufferPointer, at start: Int, _ limit: Int) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: line[start..<limit])
    // `º` and `°`, and `.º`.
    let point = rest.first == UInt8(ascii: ".") ? 1 : 0
    if rest.count >= point + 2, rest[point] == 0xC2, [0xBA, 0xB0].contains(rest[point + 1]) {
      return point + 2
    }
    var letters = FoldedLetters()
    var length = 0
    for byte in rest.prefix(8) {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: letters.fold(byte)
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

  /// Those that German writers of earlier times used: `1sten`, `3ten`.
  private static let germanSuffixes = ["te", "ten", "ste", "sten"].map { FoldedLetters($0) }

  private static func isSuffix(_ letters: FoldedLetters) -> Bool {
    if letters.first == UInt8(ascii: "t") || letters.first == UInt8(ascii: "s"),
      germanSuffixes.contains(letters)
    {
      return true
    }
    guard letters.count <= 2 else { return false }
    switch (letters[0], letters[1]) {
    case (UInt8(ascii: "d"), 0), (UInt8(ascii: "s"), UInt8(ascii: "t")),
      (UInt8(ascii: "n"), UInt8(ascii: "d")), (UInt8(ascii: "r"), UInt8(ascii: "d")),
      (UInt8(ascii: "t"), UInt8(ascii: "h")), (UInt8(ascii: "e"), UInt8(ascii: "r")):
      return true
    default: return false
    }
  }
}
