/// Pictures for tests, made of nothing but bytes.
package enum SmallPicture {
  /// A PNG in one colour, whose pixels are stored and not deflated (RFC 1950, 1951).
  package static func png(_ width: Int, _ height: Int, _ color: [UInt8]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + bytes
      var sum = UInt32.max
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return number(bytes.count) + body + number(Int(~sum))
    }
    let row = [0] + Array(repeating: color, count: width).flatMap(\.self)
    let pixels = Array(repeating: row, count: height).flatMap(\.self)
    var (stream, one, two, at): ([UInt8], Int, Int, Int) = ([0x78, 0x01], 1, 0, 0)
    while at < pixels.count {
      let part = pixels[at..<min(at + 65_535, pixels.count)]
      at += part.count
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      stream += [at == pixels.count ? 1 : 0, low, high, ~low, ~high] + part
    }
    for byte in pixels {
      (one, two) = ((one + Int(byte)) % 65_521, (two + one + Int(byte)) % 65_521)
    }
    let head = number(width) + number(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", stream + number(two << 16 | one)) + chunk("IEND", [])
  }
}
