import Glibc

extension UnsafeRawBufferPointer {
  /// The index of the first `byte` in the half-open range from `start` to `end`.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let base = baseAddress,
      let found = memchr(base + start, CInt(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// The index of the last `byte` in the half-open range from `start` to `end`.
  func lastIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    let pattern = UInt64(repeatingByte: byte)
    let low = UInt64(repeatingByte: 0x01)
    let high = UInt64(repeatingByte: 0x80)
    var index = end
    while index - 8 >= start {
      let difference = loadUnaligned(fromByteOffset: index - 8, as: UInt64.self) ^ pattern
      // Not zero if a byte of the word is zero.
      if (difference &- low) & ~difference & high != 0 { break }
      index -= 8
    }
    while index > start {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }
}

extension UInt64 {
  /// A word of eight times the same byte.
  init(repeatingByte byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }
}
