/// A code point of the text: its number and its length in bytes.
struct CodePoint {
  /// The number; U+FFFD for a byte that is part of no valid sequence.
  var value: UInt32
  /// The number of bytes, 1 for a bad one.
  var length: Int

  @inline(__always)
  init(_ value: UInt32, _ length: Int) {
    self.value = value
    self.length = length
  }

  /// A byte that is not part of a valid sequence.
  @inline(__always)
  static var bad: CodePoint { CodePoint(0xFFFD, 1) }

  /// The code point that begins at `index`, which is below `end`, where the bytes end.
  @inline(__always)
  init(at index: Int, in base: UnsafePointer<UInt8>, end: Int) {
    let byte = UInt32(base[index])
    if byte < 0x80 {
      self.init(byte, 1)
    } else {
      self = CodePoint.multibyte(byte, at: index, in: base, end: end)
    }
  }

  /// The code point that begins with the byte `lead`, which is not ASCII, at `index`.
  @inline(__always)
  static func multibyte(
    _ lead: UInt32, at index: Int, in base: UnsafePointer<UInt8>, end: Int
  ) -> CodePoint {
    // Each byte after the lead, less 0x80: above 63 where it does not continue a sequence.
    if lead < 0xE0 {
      guard lead >= 0xC2, index &+ 1 < end else { return bad }
      let second = UInt32(base[index &+ 1]) ^ 0x80
      return second < 64 ? CodePoint((lead & 31) &<< 6 | second, 2) : bad
    }
    if lead < 0xF0 {
      guard index &+ 2 < end else { return bad }
      let second = UInt32(base[index &+ 1]) ^ 0x80
      let third = UInt32(base[index &+ 2]) ^ 0x80
      let value = (lead & 15) &<< 12 | second &<< 6 | third
      guard second | third < 64, value >= 0x800, value &- 0xD800 >= 0x800 else { return bad }
      return CodePoint(value, 3)
    }
    guard lead < 0xF5, index &+ 3 < end else { return bad }
    let second = UInt32(base[index &+ 1]) ^ 0x80
    let third = UInt32(base[index &+ 2]) ^ 0x80
    let fourth = UInt32(base[index &+ 3]) ^ 0x80
    let value = (lead & 7) &<< 18 | second &<< 12 | third &<< 6 | fourth
    guard second | third | fourth < 64, value &- 0x10000 < 0x100000 else { return bad }
    return CodePoint(value, 4)
  }

  /// The code point that ends before `index`, where one begins or the bytes end.
  ///
  /// - Parameter start: A place below `index` where a code point begins.
  @inline(__always)
  init(before index: Int, in base: UnsafePointer<UInt8>, start: Int) {
    let last = base[index &- 1]
    if last < 0x80 {
      self.init(UInt32(last), 1)
      return
    }
    var length = 1
    while last & 0xC0 == 0x80, length < 4, index &- length > start {
      length &+= 1
      let lead = base[index &- length]
      if lead & 0xC0 == 0x80 { continue }
      if lead < 0xC0 { break }
      let code = CodePoint.multibyte(UInt32(lead), at: index &- length, in: base, end: index)
      self = code.length == length ? code : .bad
      return
    }
    self = .bad
  }
}

extension TextWindow {
  /// The end of what can be decided here: `count`, less the beginning of a code point cut off there.
  var decodableEnd: Int {
    guard !isFinal else { return count }
    for length in 1...3 where length <= count {
      let byte = base[count - length]
      if byte & 0xC0 == 0x80 { continue }
      let wanted = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      return wanted > length ? count - length : count
    }
    return count
  }
}
