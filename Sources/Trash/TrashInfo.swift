/// How paths are written into the information of a trash.
enum TrashInfo {
  /// What the name of such a file ends with.
  static let ending = ".trashinfo"
  /// None is as long as this, in bytes.
  static let longest = 1 << 16

  /// The path that the words of such a file tell; `nil` if they tell none.
  static func path(toldBy words: String) -> String? {
    words.split(whereSeparator: \.isNewline).first { $0.hasPrefix("Path=") }
      .map { decoded(String($0.dropFirst(5))) }
  }

  /// The path that was written by ``encoded(_:)``, or by another program.
  private static func decoded(_ words: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(words.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path with all but letters, digits, `/` and what stands for itself in a URI as percent
  /// signs with two digits (RFC 2396, section 2).
  static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
