/// The encoding of bytes as letters (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The letters for `bytes`, with padding.
  static func encode(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBufferPointer(encode) }

  /// The letters for `bytes`, with padding.
  static func encode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    alphabet.withUnsafeBufferPointer { alphabet in
      [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { letters, count in
        var at = 0
        while at < bytes.count {
          let left = bytes.count - at
          let bits =
            Int(bytes[at]) << 16 | (left > 1 ? Int(bytes[at + 1]) << 8 : 0)
            | (left > 2 ? Int(bytes[at + 2]) : 0)
          letters[count] = alphabet[bits >> 18]
          letters[count + 1] = alphabet[bits >> 12 & 63]
          letters[count + 2] = left > 1 ? alphabet[bits >> 6 & 63] : 0x3D
          letters[count + 3] = left > 2 ? alphabet[bits & 63] : 0x3D
          (at, count) = (at + 3, count + 4)
        }
      }
    }
  }
}
