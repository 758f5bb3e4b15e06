import CByteMasks

/// Text that is seen at once, 64 bytes at a time, to have two columns for each code point, which has
/// three bytes.
///
/// That is Chinese and Japanese, but for rare signs.
enum WideText {
  /// Whether text that begins with `byte` is worth a look.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool { byte >= 0xE3 && byte <= 0xE9 }

  /// Moves `index`, where a code point begins, over wide text, to `stop` at most, which is a multiple
  /// of three bytes ahead.
  @inline(__always)
  static func skip(from index: inout Int, to stop: Int, in base: UnsafePointer<UInt8>) {
    while index < stop {
      let first = cbm_wide(base + index)
      let run = (~(first | first &<< 1 | first &<< 2)).trailingZeroBitCount
      // The bytes of the last one may go on behind the 64.
      let whole = min(run, 63)
      index &+= whole
      if whole < 63 { break }
    }
    index = min(index, stop)
  }
}
