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
      // What is no printable ASCII, as long as it goes, and single bytes of ASCII in it.
      while true {
        skipWide(from: &index, columns: &columns, measure: measure)
        guard index < end else { return Overflow(kind: .windowEnd, offset: index, full: full) }
        let byte = base[index]
        if byte >= 0x20, byte < 0x7F {
          if columns >= measure {
            if byte == 0x20 { break }
            return Overflow(kind: .codePoint, offset: index, full: full)
          }
          columns &+= 1
          index &+= 1
          if columns == measure { full = index }
          if base[index] < 0x80 { break }
          continue
        }
        let (width, length) = width(at: index)
        var count = columnCounts[width]
        if width > WidthClass.lastSimple {
          if width >= WidthClass.lineEnd.rawValue { return lineEnd(at: index, full: full) }
          if WidthClass.hangs(width) {
            columns &+= hangingColumns(width, at: columns, measure: measure)
            index &+= length
            if width == WidthClass.tab.rawValue, columns >= measure {
              // Nothing is left for more of them.
              index = ByteRuns.end(of: 0x09, in: base, from: index, to: end)
            }
            if columns >= measure, full == Int.max { full = index }
            continue
          }
          if continuesCluster(at: index, lineStart: start) { count = 0 }  // a skin tone
        }
        columns &+= count
        if columns > measure { return Overflow(kind: .codePoint, offset: index, full: full) }
        index &+= length
        if Self.isBad(byte) {
          skipBad(from: &index, columns: &columns, count: count, measure: measure)
        }
        if columns == measure, full == Int.max { full = index }
      }
    }
  }

  /// The width class of the code point at `index` and its length in bytes.
  ///
  /// The bytes of the commonest sequences lead into the tables without being put together.
  @inline(__always)
  private func width(at index: Int) -> (width: UInt8, length: Int) {
    let lead = Int(base[index])
    let second = Int(base[index &+ 1]) ^ 0x80
    if lead &- 0xC2 < 0x1E, lead >= 0xC2, second < 64, index &+ 1 < end {
      return (tables.width(block: lead & 31, second), 2)
    }
    let third = Int(base[index &+ 2]) ^ 0x80
    if lead > 0xE0, lead < 0xF0, lead != 0xED, second | third < 64, index &+ 2 < end {
      return (tables.width(block: (lead & 15) &<< 6 | second, third), 3)
    }
    let code = CodePoint(at: index, in: base, end: end)
    return (tables.width(of: code.value), code.length)
  }

  /// Passes over wide characters of three bytes, while they leave a column: ideographs, kana, Hangul.
  @inline(__always)
  private func skipWide(from index: inout Int, columns: inout Int, measure: Int) {
    let start = index
    let most = min((end &- index) / 3, (measure &- 1 &- columns) &>> 1)
    guard most > 0 else { return }
    let stop = index &+ 3 &* most
    if WideText.mayBegin(with: base[index]) {
      WideText.skip(from: &index, to: stop, in: base)
    }
    let raw = UnsafeRawPointer(base)
    while index < stop {
      let bytes = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
      guard bytes & 0xC0_C0F0 == 0x80_80E0 else { break }
      let block = Int(truncatingIfNeeded: (bytes & 15) &<< 6 | bytes &>> 8 & 63)
      let width = tables.width(block: block, Int(truncatingIfNeeded: bytes &>> 16 & 63))
      guard width == WidthClass.wide.rawValue else { break }
      index &+= 3
    }
    columns &+= (index &- start) / 3 &* 2
  }

  /// The columns of a blank, which goes on the line whether it fits or not, or of a tab, which is
  /// cut to what is left.
  @inline(__always)
  private func hangingColumns(_ width: UInt8, at columns: Int, measure: Int) -> Int {
    guard width == WidthClass.tab.rawValue else { return columnCounts[width] }
    return max(0, min(measure &- columns, tabWidth &- columns % tabWidth))
  }

  /// Whether the skin tone at `index` is part of the cluster before it.
  ///
  /// It is what UAX #29 calls Extend, so only a control keeps it from that (GB4), or the line's start,
  /// where a cluster always begins.
  @inline(never)
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
