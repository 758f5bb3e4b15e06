/// Scans over runs of bytes, eight at a time; they may read, but never heed, up to 7 bytes past
/// `stop`.
enum ByteRuns {
  /// The first byte from `index` on, at most `stop`, that is a control or no ASCII at all.
  @inline(__always)
  static func endOfPrintable(
    in base: UnsafePointer<UInt8>, from index: Int, to stop: Int
  ) -> Int {
    let raw = UnsafeRawPointer(base)
    var index = index
    while index < stop {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The top bit of a byte is set below 0x20 by the first term, above 0x7F by the second, for
      // 0x7F by the third. Borrows and carries spoil only bytes after the first that is set.
      let special =
        ((word &- 0x2020_2020_2020_2020) | word | (word &+ 0x0101_0101_0101_0101))
        & 0x8080_8080_8080_8080
      if special != 0 { return min(stop, index &+ special.trailingZeroBitCount &>> 3) }
      index &+= 8
    }
    return stop
  }

  /// The first byte from `index` on, at most `stop`, that is not `byte`.
  @inline(__always)
  static func end(
    of byte: UInt8, in base: UnsafePointer<UInt8>, from index: Int, to stop: Int
  ) -> Int {
    let raw = UnsafeRawPointer(base)
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = index
    while index < stop {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let difference = word ^ pattern
      if difference != 0 { return min(stop, index &+ difference.trailingZeroBitCount &>> 3) }
      index &+= 8
    }
    return stop
  }
}
