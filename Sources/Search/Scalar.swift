/// A code point of the text, or a byte that is part of none.
struct Scalar {
  /// Bad bytes have values from here on: they equal nothing but themselves.
  static let badByte: UInt32 = 0x11_0000

  /// The number, or `badByte` and the byte.
  var value: UInt32
  /// The number of bytes, 1 for a bad one.
  var length: Int

  @inline(__always)
  private init(_ value: UInt32, _ length: Int) {
    self.value = value
    self.length = length
  }

  @inline(__always)
  private init(bad byte: UInt32) { self.init(Self.badByte | byte, 1) }

  /// The code point that begins at `index`, which is below `end`, where the bytes end.
  @inline(__always)
  init(at index: Int, in base: UnsafePointer<UInt8>, end: Int) {
    let byte = UInt32(base[index])
    if byte < 0x80 {
      self.init(byte, 1)
    } else {
      self = Self.multibyte(byte, at: index, in: base, end: end)
    }
  }

  private static func multibyte(
    _ lead: UInt32, at index: Int, in base: UnsafePointer<UInt8>, end: Int
  ) -> Scalar {
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead < 0xF5, index &+ length <= end else { return Scalar(bad: lead) }
    var value = lead & (0x7F &>> UInt32(truncatingIfNeeded: length))
    for place in 1..<length {
      let byte = UInt32(base[index &+ place])
      guard byte & 0xC0 == 0x80 else { return Scalar(bad: lead) }
      value = value &<< 6 | byte & 0x3F
    }
    let isValid =
      switch length {
      case 2: true
      case 3: value >= 0x800 && value &- 0xD800 >= 0x800
      default: value &- 0x10000 < 0x100000
      }
    return isValid ? Scalar(value, length) : Scalar(bad: lead)
  }

  /// The code point that ends before `index`, which is above 0.
  @inline(__always)
  init(before index: Int, in base: UnsafePointer<UInt8>) {
    let last = UInt32(base[index &- 1])
    if last < 0x80 {
      self.init(last, 1)
    } else {
      self = Self.multibyte(endingWith: last, before: index, in: base)
    }
  }

  private static func multibyte(
    endingWith last: UInt32, before index: Int, in base: UnsafePointer<UInt8>
  ) -> Scalar {
    var length = 1
    var byte = last
    while byte & 0xC0 == 0x80, length < 4, index &- length > 0 {
      length &+= 1
      byte = UInt32(base[index &- length])
    }
    guard length > 1, byte >= 0xC0 else { return Scalar(bad: last) }
    let scalar = multibyte(byte, at: index &- length, in: base, end: index)
    return scalar.length == length ? scalar : Scalar(bad: last)
  }
}
