/// A document of XML whose words have what XML has no place for, made whole.
///
/// Catalogs are made from what others typed: one `&#x1b;` in a summary, or `Smith & Sons`, is no reason to
/// show none of a thousand books.
enum RepairedXML {
  /// `document` with characters that no document may have as spaces, and with every `&` that begins no
  /// character as a sign of its own; `nil` if there is nothing of that.
  static func bytes(of document: UnsafeRawBufferPointer) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < document.count {
      let byte = document[index]
      if byte == UInt8(ascii: "&") {
        let (length, isWhole) = reference(in: document[index...])
        if !isWhole {
          result += document[copied..<index]
          result += length > 1 ? Array(" ".utf8) : Array("&amp;".utf8)
          copied = index + length
        }
        index += length
      } else {
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
          result += document[copied..<index]
          result.append(0x20)
          copied = index + 1
        }
        index += 1
      }
    }
    return copied == 0 ? nil : result + document[copied...]
  }

  /// The bytes of the reference that `bytes` begin with, and whether it may stand; 1 byte for a mere `&`.
  private static func reference(
    in bytes: Slice<UnsafeRawBufferPointer>
  ) -> (length: Int, isWhole: Bool) {
    let name = bytes.dropFirst().prefix(32).prefix { $0 != UInt8(ascii: ";") }
    let end = name.endIndex
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") else { return (1, false) }
    let length = end + 1 - bytes.startIndex
    let word = String(decoding: name, as: UTF8.self)
    guard word.hasPrefix("#") else {
      return ["amp", "lt", "gt", "quot", "apos"].contains(word) ? (length, true) : (1, false)
    }
    let isHexadecimal = word.hasPrefix("#x")
    let digits = word.dropFirst(isHexadecimal ? 2 : 1)
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return (1, false) }
    let isCharacter =
      [0x09, 0x0A, 0x0D].contains(code) || code >= 0x20 && ![0xFFFE, 0xFFFF].contains(code)
    return (length, isCharacter && Unicode.Scalar(code) != nil)
  }
}
