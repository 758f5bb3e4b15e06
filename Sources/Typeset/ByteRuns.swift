/// Scans over runs of bytes, eight at a time; they may read, but never heed, up to 7 bytes past
/// `stop`.
enum ByteRuns {
  /// Whether all bytes from `index` to `stop` are printable ASCII; none past `stop` is read.
  @inline(__always)
  static func isPrintable(
    in base: UnsafePointer<UInt8>, from index: Int, to stop: Int
  ) -> Bool {
    guard stop &- index >= 16 else {
      return endOfPrintable(in: base, from: index, to: stop) == stop
    }
    let raw = UnsafeRawPointer(base)
    // The last block may overlap the one before it.
    let last = stop &- 16
    var special = Self.special(raw.loadUnaligned(fromByteOffset: last, as: Block.self))
    var index = index
    while index < last {
      special |= Self.special(raw.loadUnaligned(fromByteOffset: index, as: Block.self))
      index &+= 16
    }
    let halves = unsafeBitCast(special, to: SIMD2<UInt64>.self)
    return (halves[0] | halves[1]) & 0x8080_8080_8080_8080 == 0
  }

  private typealias Block = SIMD16<UInt8>

  /// Bytes whose top bit is set where those of `block` are controls or no ASCII at all.
  @inline(__always)
  private static func special(_ block: Block) -> Block {
    (block &- Block(repeating: 0x20)) | block | (block &+ Block(repeating: 1))
  }

  /// The first byte of the letters of ASCII that end before `index`, as far as the eight bytes
  /// before it tell, none of which is before `start`.
  @inline(__always)
  static func startOfLetters(
    in base: UnsafePointer<UInt8>, endingAt index: Int, from start: Int
  ) -> Int {
    guard index &- 8 >= start else { return index }
    let word = UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(
        fromByteOffset: index &- 8, as: UInt64.self))
    // Small letters have their top bit set by the first term and not by the second.
    let small = word & 0x7F7F_7F7F_7F7F_7F7F | 0x2020_2020_2020_2020
    let letters =
      (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505) & ~word
    let others = ~letters & 0x8080_8080_8080_8080
    return index &- others.leadingZeroBitCount &>> 3
  }

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
