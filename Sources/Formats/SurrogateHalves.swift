/// The halves of letters beyond U+FFFF as some programs write them: three bytes each, as if they were letters
/// (CESU-8).
enum SurrogateHalves {
  /// `text` with one letter for each two halves, and U+FFFD for a half by itself; `nil` if it has none.
  static func joined(in text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var (copied, index) = (0, 0)
    while let lead = text[index...].firstIndex(of: 0xED) {
      index = lead + 1
      guard let first = half(text[lead...]) else { continue }
      result += text[copied..<lead]
      var letter = Unicode.Scalar(0xFFFD as UInt16)
      index = lead + 3
      if first < 0xDC00, let second = half(text[index...]), second >= 0xDC00 {
        letter = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        index += 3
      }
      result += String(Character(letter ?? "\u{FFFD}")).utf8
      copied = index
    }
    return copied == 0 ? nil : result + text[copied...]
  }

  /// The half that `bytes` begin with.
  private static func half(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    let bytes = Array(bytes.prefix(3))
    guard bytes.count == 3, bytes[0] == 0xED, bytes[1] >= 0xA0, bytes[1] < 0xC0,
      bytes[2] & 0xC0 == 0x80
    else { return nil }
    return 0xD000 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
  }
}
