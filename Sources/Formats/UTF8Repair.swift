/// Puts U+FFFD in the place of each byte of a document, as it comes, that is no UTF-8.
///
/// Parsers of markup end at such a byte, or take all that follows for Latin-1.
struct UTF8Repair {
  private static let replacement = Array("\u{FFFD}".utf8)

  /// The bytes of a character that the last block cut.
  private var held: [UInt8] = []

  /// The text of `block`, and what the last one cut; an empty block ends the document.
  ///
  /// - Returns: Nothing, if that is less than a character.
  mutating func repair(_ block: [UInt8]) -> [UInt8] {
    let bytes = held.isEmpty ? block : held + block
    var cut = bytes.count
    var copied = 0
    var output: [UInt8] = []
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while let next = Self.firstNotASCII(in: bytes, from: index), next < cut {
        switch UTF8Sequence(in: bytes, at: next) {
        case .valid(let length): index = next + length
        case .cut where !block.isEmpty: cut = next
        case .cut, .bad:
          output += bytes[copied..<next]
          output += Self.replacement
          index = next + 1
          copied = index
        }
      }
    }
    held = Array(bytes[cut...])
    if copied == 0, cut == bytes.count { return bytes }
    return output + bytes[copied..<cut]
  }

  private static func firstNotASCII(
    in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    var index = start
    while index + 8 <= bytes.count {
      let high = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080
      guard high == 0 else { return index + UInt64(littleEndian: high).trailingZeroBitCount / 8 }
      index += 8
    }
    return bytes[index...].firstIndex { $0 >= 0x80 }
  }
}
