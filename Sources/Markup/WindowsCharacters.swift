/// Characters that stand in a document by their numbers in the encoding of Windows.
///
/// Unicode has controls there, which no text means: `&#151;` is a dash in documents of old, and in all
/// browsers ([HTML], section "Numeric character reference end state").
enum WindowsCharacters {
  /// The characters from U+0080 on; 0 where there is none.
  private static let characters: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
    0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// The character that a control stands for; the control itself if there is none, and any other character.
  static func meant(by scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard 0x80...0x9F ~= scalar.value else { return scalar }
    let code = characters[Int(scalar.value) - 0x80]
    guard code > 0 else { return scalar }
    return Unicode.Scalar(code) ?? scalar
  }

  /// `bytes` of UTF-8 with what the controls stand for; `nil` if there are none in it.
  ///
  /// U+0085 stays, which is white space where a document has it as it is.
  ///
  /// - Parameter bytes: Whole characters.
  static func meant(by bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while let lead = bytes[index...].firstIndex(of: 0xC2) {
      index = lead + 1
      guard index < bytes.count, 0x80...0x9F ~= bytes[index], bytes[index] != 0x85 else {
        continue
      }
      result += bytes[copied..<lead]
      result += Array(String(meant(by: Unicode.Scalar(bytes[index]))).utf8)
      index += 1
      copied = index
    }
    return copied == 0 ? nil : result + bytes[copied...]
  }
}
