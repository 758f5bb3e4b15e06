import CByteMasks

/// Text that is seen at once, 64 bytes at a time, to have a column for each code point.
///
/// That is printable ASCII, Latin, Cyrillic, a part of Greek, and the dashes and quotation marks.
enum NarrowText {
  /// Where the code point in column `column` of the line at `index` begins.
  ///
  /// - Returns: nil if the text up to that code point, which counts, is not seen to be narrow, or
  ///   ends before it.
  @inline(__always)
  static func place(
    ofColumn column: Int, in base: UnsafePointer<UInt8>, from index: Int, to end: Int
  ) -> Int? {
    var left = column
    var index = index
    while index < end {
      let continuations = cbm_continuations(base + index)
      // All code points before the place have a byte that begins them, and so has the place.
      var place = left
      while place < 64 {
        let through = UInt64(2) &<< UInt64(truncatingIfNeeded: place) &- 1
        let next = left &+ (continuations & through).nonzeroBitCount
        if next == place {
          return isNarrow(base + index, through) && index &+ place < end ? index &+ place : nil
        }
        place = next
      }
      // On with the last code point that begins here, as its bytes may go on behind the 64.
      let last = 63 &- (~continuations).leadingZeroBitCount
      let before = UInt64(1) &<< UInt64(truncatingIfNeeded: last) &- 1
      guard last > 0, isNarrow(base + index, before) else { return nil }
      left &-= last &- (continuations & before).nonzeroBitCount
      index &+= last
    }
    return nil
  }

  /// Whether the bytes from `index` to `end`, 64 of them at most, are all narrow text.
  @inline(__always)
  static func isAll(
    in base: UnsafePointer<UInt8>, from index: Int, to end: Int
  ) -> Bool {
    let count = end &- index
    guard count < 64 else { return false }
    // A letter or mark that the end cuts off is told by bytes behind it, and is bad ones.
    if count > 0, base[end &- 1] >= 0xC0 || count > 1 && base[end &- 2] == 0xE2 { return false }
    return isNarrow(base + index, UInt64(1) &<< UInt64(truncatingIfNeeded: count) &- 1)
  }

  /// Whether those of the 64 bytes at `bytes`, where a code point begins, that `mask` tells are of
  /// narrow text.
  @inline(__always)
  private static func isNarrow(_ bytes: UnsafePointer<UInt8>, _ mask: UInt64) -> Bool {
    var others = ~cbm_printable(bytes) & mask
    if others == 0 { return true }
    let marks = cbm_punctuation(bytes)
    others &= ~(marks | marks &<< 1 | marks &<< 2)
    if others == 0 { return true }
    let letters = cbm_letters(bytes)
    return others & ~(letters | letters &<< 1) == 0
  }
}
