extension LineFinder {
  /// Where a line stops, before it is asked where it may break.
  struct Overflow {
    enum Kind {
      /// `offset` is the first code point that does not fit, and no space.
      case codePoint
      /// `offset` follows a mandatory break.
      case lineEnd
      /// The window ends first.
      case windowEnd
    }
    var kind: Kind
    var offset: Int
    /// Where the line's last column was taken; `Int.max` if one is left.
    var full: Int
  }

  /// Walks the columns of the line that begins at `start` until something does not fit.
  ///
  /// Spaces always fit, but what follows them must fit as well or the line ends after them.
  @inline(__always)
  func overflow(from start: Int, measure: Int) -> Overflow {
    var index = start
    var columns = 0
    var full = Int.max
    while true {
      if columns < measure {
        let stop = min(end, index &+ (measure &- columns))
        let run = ByteRuns.endOfPrintable(in: base, from: index, to: stop)
        columns &+= run &- index
        index = run
        if columns == measure { full = index }
      } else if index < end, base[index] == 0x20 {
        index = ByteRuns.end(of: 0x20, in: base, from: index, to: end)
        columns = measure &+ 1
      }
      // What is no printable ASCII, as long as it goes.
      while true {
        skipWide(from: &index, columns: &columns, measure: measure)
        guard index < end else { return Overflow(kind: .windowEnd, offset: index, full: full) }
        let code = CodePoint(at: index, in: base, end: end)
        let width = tables.width(of: code.value)
        let count: Int
        if width <= WidthClass.lastSimple {
          count = columnCounts[width]
        } else if width == WidthClass.space.rawValue {
          break
        } else if width >= WidthClass.lineEnd.rawValue {
          return lineEnd(at: index, full: full)
        } else if WidthClass.hangs(width) {
          columns &+= hangingColumns(width, at: columns, measure: measure)
          index &+= code.length
          if columns >= measure, full == Int.max { full = index }
          continue
        } else {
          count = unhangingColumns(width, at: index, lineStart: start)
        }
        columns &+= count
        if columns > measure { return Overflow(kind: .codePoint, offset: index, full: full) }
        index &+= code.length
        if columns == measure, full == Int.max { full = index }
        if code.value < 0x80 || index < end && base[index] < 0x80 { break }
      }
    }
  }

  /// Passes over ideographs from U+5000 to U+8FFF, which need no look-up, while they leave a column.
  @inline(__always)
  private func skipWide(from index: inout Int, columns: inout Int, measure: Int) {
    let raw = UnsafeRawPointer(base)
    while index &+ 2 < end, columns &+ 2 < measure {
      let bytes = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
      guard bytes & 0xFF &- 0xE5 < 4, bytes & 0xC0_C000 == 0x80_8000 else { break }
      index &+= 3
      columns &+= 2
    }
  }

  /// The columns of a blank, which goes on the line whether it fits or not, or of a tab, which is
  /// cut to what is left.
  @inline(__always)
  private func hangingColumns(_ width: UInt8, at columns: Int, measure: Int) -> Int {
    guard width == WidthClass.tab.rawValue else { return columnCounts[width] }
    return max(0, min(measure &- columns, tabWidth &- columns % tabWidth))
  }

  /// The columns of a skin tone, by what stands before it, or a control.
  @inline(never)
  private func unhangingColumns(_ width: UInt8, at index: Int, lineStart: Int) -> Int {
    if width == WidthClass.skinTone.rawValue, continuesCluster(at: index, lineStart: lineStart) {
      return 0
    }
    return columnCounts[width]
  }

  /// Whether the skin tone at `index` is part of the cluster before it.
  ///
  /// It is what UAX #29 calls Extend, so only a control keeps it from that (GB4), or the line's start,
  /// where a cluster always begins.
  private func continuesCluster(at index: Int, lineStart: Int) -> Bool {
    guard index > lineStart else { return false }
    let before = CodePoint(before: index, in: base, start: lineStart)
    switch WidthClass(rawValue: tables.width(of: before.value)) {
    case .apart, .softHyphen, .tab, .control, .lineEnd, .carriageReturn: return false
    default: return true
    }
  }

  /// The end of the line that the mandatory break at `index` ends.
  private func lineEnd(at index: Int, full: Int) -> Overflow {
    let next = index &+ CodePoint(at: index, in: base, end: end).length
    guard base[index] == 0x0D else { return Overflow(kind: .lineEnd, offset: next, full: full) }
    if next < end {
      let length = base[next] == 0x0A ? 1 : 0
      return Overflow(kind: .lineEnd, offset: next &+ length, full: full)
    }
    return Overflow(kind: isFinal ? .lineEnd : .windowEnd, offset: next, full: full)
  }
}
