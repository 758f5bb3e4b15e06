/// The encoding of bytes as letters (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The letters for `bytes`, with padding.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { bits, index in
        bits << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for index in 0..<4 {
        let isPadding = index > group.count
        letters.append(isPadding ? 0x3D : alphabet[bits >> (18 - 6 * index) & 63])
      }
    }
    return letters
  }
}
