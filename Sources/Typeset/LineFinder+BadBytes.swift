// Runs of bytes that are part of no valid sequence: each is shown as U+FFFD, and no line ends between
// two of them. Of a binary file that is read as text they are most of all.

extension LineFinder {
  /// Whether a byte at which a code point begins is bad, whatever follows it.
  @inline(__always)
  static func isBad(_ byte: UInt8) -> Bool { byte >= 0x80 && byte < 0xC2 || byte > 0xF4 }

  /// Goes over bad bytes that follow a bad one, as long as a line of `measure` columns has room for
  /// them.
  ///
  /// - Parameter count: The columns of each.
  @inline(__always)
  func skipBad(from index: inout Int, columns: inout Int, count: Int, measure: Int) {
    while index < end, columns &+ count <= measure, Self.isBad(base[index]) {
      index &+= 1
      columns &+= count
    }
  }

  /// Whether it is plain that the byte before the code point at `index` is bad.
  @inline(__always)
  func isBad(before index: Int, lineStart: Int) -> Bool {
    let last = base[index &- 1]
    if last >= 0xC0 { return true }
    guard last >= 0x80 else { return false }
    guard index &- 2 >= lineStart else { return true }
    let lead = base[index &- 2]
    return lead < 0x80 || lead &- 0xC0 < 2 || lead > 0xF4
  }

  /// The break class of bad bytes, if no line ends between two of them.
  @inline(__always)
  var badClass: Int? {
    let breakClass = tables.breakClass(of: CodePoint.bad.value)
    let state = tables.state(after: breakClass)
    return state != 0 && tables.step(state, breakClass).isWithinWord ? breakClass : nil
  }

  /// A place at or before `index`, between which and there all bytes are above ASCII; at least
  /// `start`.
  @inline(__always)
  func placeAfterASCII(before index: Int, from start: Int) -> Int {
    var index = index
    let raw = UnsafeRawPointer(base)
    while index &- 8 >= start, base[index] >= 0x80 {
      let word = raw.loadUnaligned(fromByteOffset: index &- 8, as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0x8080_8080_8080_8080 else { break }
      index &-= 8
    }
    return index
  }
}
