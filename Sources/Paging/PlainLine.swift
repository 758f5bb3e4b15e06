import CByteMasks

/// A line of plain prose, as nearly all lines of a hard-wrapped text are, told by one look at its
/// bytes.
///
/// It is short, begins with no white space and no sign of a list or table, has no tab and no four
/// spaces in it, and ends with no white space.
struct PlainLine {
  /// A plain line has less bytes than that.
  static let longest = 128

  /// As many bytes are looked at, whatever the line has, and so many more may be read.
  static let reach = 64 + Int(CBM_READ)

  /// The bytes before its end.
  private(set) var count: Int
  /// The bytes up to the next line.
  private(set) var length: Int
  /// The columns of the line, about.
  private(set) var columns: Int
  /// The bytes of the first word, or more than there are where it is the only one.
  private(set) var firstWord: Int

  /// No line.
  @inline(__always)
  init() { (count, length, columns, firstWord) = (0, 0, 0, 0) }

  /// The line that begins at `base`, where `reach` bytes are, if it is plain.
  @inline(__always)
  init?(at base: UnsafePointer<UInt8>, terminator: UInt8) {
    guard Self.mayBegin(base) else { return nil }
    var ends = Ends(cbm_others(base), cbm_others(base + 64))
    count = ends.first
    columns = count
    if base[count] >= 0x80 {
      ends = Ends(cbm_controls(base), cbm_controls(base + 64))
      count = ends.first
      columns = count &- ends.count(cbm_continuations(base), cbm_continuations(base + 64))
      columns &+= ends.count(cbm_from_e3(base), cbm_from_e3(base + 64))
    }
    length = count &+ 1
    if base[count] != terminator {
      guard base[count] == 0x0D, base[length] == 0x0A, terminator == 0x0A else { return nil }
      length &+= 1
    }
    let spaces = (cbm_spaces(base), cbm_spaces(base + 64))
    let pairs = (
      spaces.0 & (spaces.0 &>> 1 | spaces.1 &<< 63), spaces.1 & spaces.1 &>> 1
    )
    let fours = (pairs.0 & (pairs.0 &>> 2 | pairs.1 &<< 62), pairs.1 & pairs.1 &>> 2)
    guard !ends.isAny(fours.0, fours.1), count < Self.longest, base[count &- 1] != 0x20 else {
      return nil
    }
    firstWord = Ends(spaces.0, spaces.1).first
  }

  /// Where something ends, among 128 bytes.
  private struct Ends {
    let low: UInt64
    let high: UInt64

    @inline(__always)
    init(_ low: UInt64, _ high: UInt64) {
      self.low = low
      self.high = high
    }

    /// The place of the first, 128 if there is none.
    @inline(__always)
    var first: Int {
      // Without a branch, as which half it is in is anybody's guess.
      let inLow = low.trailingZeroBitCount
      return inLow &+ high.trailingZeroBitCount & (0 &- inLow &>> 6)
    }

    /// Whether a bit is set before the first.
    @inline(__always)
    func isAny(_ low: UInt64, _ high: UInt64) -> Bool {
      (low & beforeLow) | (high & beforeHigh) != 0
    }

    /// The number of bits before the first.
    @inline(__always)
    func count(_ low: UInt64, _ high: UInt64) -> Int {
      (low & beforeLow).nonzeroBitCount &+ (high & beforeHigh).nonzeroBitCount
    }

    @inline(__always)
    private var beforeLow: UInt64 { (low & (0 &- low)) &- 1 }

    @inline(__always)
    private var beforeHigh: UInt64 {
      ((high & (0 &- high)) &- 1)
        & (0 &- UInt64(truncatingIfNeeded: low.trailingZeroBitCount) &>> 6)
    }
  }

  /// Whether a space stands between the line, which begins at `base`, and a plain one that follows:
  /// it ends with no dash. An ideograph at its end is of no matter, as none begins a plain line.
  @inline(__always)
  func endsWord(_ base: UnsafePointer<UInt8>) -> Bool {
    let last = base[count &- 1]
    if last < 0x80 { return last != UInt8(ascii: "-") }
    let isPunctuation = count >= 3 && base[count &- 3] == 0xE2 && base[count &- 2] == 0x80
    return !isPunctuation || last >= 0x98
  }

  /// The columns of its first word, about.
  func firstWordColumns(_ base: UnsafePointer<UInt8>) -> Int {
    WordBytes.columns(of: UnsafeRawBufferPointer(start: base, count: min(firstWord, count)))
  }

  /// Whether a line that begins so stands neither apart nor by itself, nor is one of a script that
  /// sets no spaces.
  @inline(__always)
  private static func mayBegin(_ base: UnsafePointer<UInt8>) -> Bool {
    let byte = base[0]
    if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { return true }
    switch byte {
    case 0...0x20, UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "#"),
      UInt8(ascii: "="), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: ">"),
      UInt8(ascii: "|"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0xE3...:
      return false
    case 0xE2: return base[1] == 0x80 && base[2] != 0xA2
    default: return true
    }
  }
}
