import CByteMasks

/// What there is among the bytes of a line's words, found in one pass over 64 of them at a time.
struct WordBytes {
  /// The columns of the words, about: a byte that begins a code point from U+3000 on counts two.
  private(set) var columns: Int
  /// The place of the first blank or control, or the number of bytes.
  private(set) var firstWordEnd: Int
  /// Whether there is a space.
  private(set) var hasSpace = false
  /// Whether there is a tab or four spaces, as in a table.
  private(set) var hasGap = false

  /// The `count` bytes at `base`, behind which `SourceLine.padding` may be read.
  init(_ base: UnsafePointer<UInt8>, count: Int) {
    columns = count
    firstWordEnd = count
    var offset = 0
    var before: UInt64 = 0
    while offset < count {
      let bytes = base + offset
      let inside = UInt64.max &>> UInt64(truncatingIfNeeded: max(64 &- (count &- offset), 0))
      let blanks = cbm_blanks(bytes) & inside
      if blanks != 0 {
        firstWordEnd = min(firstWordEnd, offset &+ blanks.trailingZeroBitCount)
        let spaces = cbm_spaces(bytes) & inside
        if spaces != 0 { hasSpace = true }
        let pairs = spaces & (spaces &<< 1 | before &>> 63)
        let fours = pairs & (pairs &<< 2 | (before & before &<< 1) &>> 62)
        if fours | cbm_tabs(bytes) & inside != 0 { hasGap = true }
        before = spaces
      } else {
        before = 0
      }
      if cbm_beyond_ascii(bytes) & inside != 0 {
        columns &-= (cbm_continuations(bytes) & inside).nonzeroBitCount
        columns &+= (cbm_from_e3(bytes) & inside).nonzeroBitCount
      }
      offset &+= 64
    }
  }

  /// The columns of `bytes`, of which there are few, about.
  static func columns(of bytes: UnsafeRawBufferPointer) -> Int {
    var columns = bytes.count
    for byte in bytes {
      if byte & 0xC0 == 0x80 { columns &-= 1 } else if byte >= 0xE3 { columns &+= 1 }
    }
    return columns
  }
}
