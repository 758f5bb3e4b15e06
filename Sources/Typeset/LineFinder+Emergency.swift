/// Lines that no rule lets end in time.
extension LineFinder {
  /// The next line's start when the rules give this line no place to end before `overflow`.
  ///
  /// A line ends at the joint of a URL or the like if it has one, else at the last cluster that fits,
  /// else after its first.
  ///
  /// - Parameter cluster: The last cluster that may begin a line and is not this line's first.
  @inline(never)
  func emergencyStart(
    after start: LineStart, overflow: Int, cluster: LineStart?
  ) -> LineStart? {
    switch lastJoint(from: start.offset, through: overflow) {
    case nil:
      return nil
    case let joint? where joint > start.offset:
      return LineStart(offset: joint, state: state(at: joint, from: start))
    default:
      return cluster ?? startAfterFirstCluster(of: start)
    }
  }

  /// The last joint of the line, its start if it has none, or nil if the window ends too soon.
  ///
  /// E-mail addresses, URLs, paths and names of programs are words of many parts. In one that is wider
  /// than a line, the line ends before the sign that stands between two letters or digits, so that it
  /// is seen that the word goes on, or after a colon or slash. Signs between two digits of a number
  /// are none.
  private func lastJoint(from start: Int, through overflow: Int) -> Int? {
    guard overflow &+ 1 < end || isFinal else { return nil }
    var index = overflow
    while index > start {
      // What is above ASCII has no joints.
      index = placeAfterASCII(before: index, from: start &+ 1)
      if isJoint(at: index, lineStart: start) { return index }
      index &-= 1
    }
    return start
  }

  private func isJoint(at index: Int, lineStart: Int) -> Bool {
    let before = base[index &- 1]
    let byte = base[index]
    if isWord(byte) {
      guard before == UInt8(ascii: ":") || before == UInt8(ascii: "/") else { return false }
      return index &- 2 >= lineStart && isWord(base[index &- 2]) && !isDigit(base[index &- 2])
    }
    guard isWord(before), index &+ 1 < end, isWord(base[index &+ 1]) else { return false }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","):
      return !(isDigit(before) && isDigit(base[index &+ 1]))
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "?"),
      UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: ";"):
      return true
    default:
      return false
    }
  }

  private func isWord(_ byte: UInt8) -> Bool { tables.traits(of: byte).contains(.word) }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The state before the code point at `offset`, which is after the line's start.
  func state(at offset: Int, from start: LineStart) -> UInt16 {
    var place = start
    var index = offset
    while index > start.offset {
      let code = CodePoint(before: index, in: base, start: start.offset)
      let state = tables.state(after: tables.breakClass(of: code.value))
      if state != 0 {
        place = LineStart(offset: index, state: state)
        break
      }
      index &-= code.length
    }
    while place.offset < offset { place = stepped(place).place }
    return place.state
  }

  /// The start of the line after one whose first cluster is wider than it.
  ///
  /// Spaces after the cluster hang, and a mandatory break ends the line.
  private func startAfterFirstCluster(of start: LineStart) -> LineStart? {
    var place = stepped(start).place
    var afterCluster: LineStart?
    while true {
      guard place.offset < end else { return endOfWindow(at: place) }
      let (next, endsCluster) = stepped(place)
      if endsCluster {
        let code = CodePoint(at: place.offset, in: base, end: end)
        let width = tables.width(of: code.value)
        if width >= WidthClass.lineEnd.rawValue { return startAfterLineEnd(at: place) }
        if !WidthClass.hangs(width) { return place }
        afterCluster = place
      } else if let afterCluster {
        return afterCluster  // the blank has a mark, and is a cluster to be seen
      }
      place = next
    }
  }

  /// The start of the line after a mandatory break at `place`.
  private func startAfterLineEnd(at place: LineStart) -> LineStart? {
    var next = stepped(place).place
    if base[place.offset] == 0x0D {
      if next.offset < end {
        if base[next.offset] == 0x0A { next = stepped(next).place }
      } else if !isFinal {
        return nil
      }
    }
    return startAfterMandatoryBreak(at: next.offset, state: next.state)
  }

  /// The place after the code point at `place`, and whether a cluster begins with that code point.
  private func stepped(_ place: LineStart) -> (place: LineStart, endsCluster: Bool) {
    let code = CodePoint(at: place.offset, in: base, end: end)
    let step = tables.step(place.state, tables.breakClass(of: code.value))
    return (
      LineStart(offset: place.offset &+ code.length, state: step.state), step.endsCluster
    )
  }
}
