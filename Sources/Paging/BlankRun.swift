/// Blank lines one after the other: lines with nothing but spaces and tabs.
struct BlankRun {
  /// The number of lines.
  private(set) var lines = 0
  /// The number of their bytes, terminators included.
  private(set) var length = 0

  /// The blank lines at the beginning of the `count` bytes at `base`, which begin a line.
  ///
  /// Lines that have no terminator among the bytes, and lines as long as a giant, are left out.
  ///
  /// - Complexity: O(*n*) in the bytes of the run, eight at a time where the lines are empty.
  init(in base: UnsafePointer<UInt8>, count: Int, terminator: UInt8) {
    let raw = UnsafeRawPointer(base)
    let empty = UInt64(repeatingByte: terminator)
    var index = 0
    while index < count {
      while index &+ 8 <= count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == empty
      {
        index &+= 8
        lines &+= 8
        length = index
      }
      while index < count, base[index] == 0x20 || base[index] == 0x09 { index &+= 1 }
      if index &+ 1 < count, base[index] == 0x0D, terminator == 0x0A { index &+= 1 }
      guard index < count, base[index] == terminator,
        index &- length < ParagraphScanner.giantLength
      else { return }
      index &+= 1
      lines &+= 1
      length = index
    }
  }
}
