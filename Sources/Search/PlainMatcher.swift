/// Compares a pattern with the text at a place in a window.
struct PlainMatcher {
  private let pattern: PlainPattern
  private let units: UnsafeBufferPointer<UInt32>
  private let base: UnsafePointer<UInt8>
  private let count: Int
  /// Parts of the window that a reader reads past.
  private let readPast: ReadPast
  private let tables = FoldingTables()

  /// A matcher for the first `count` bytes from `base`; `units` are the pattern's.
  ///
  /// - Parameter readPast: What a reader reads past. It is found, and so is what it parts.
  init(
    _ pattern: PlainPattern, _ units: UnsafeBufferPointer<UInt32>, base: UnsafePointer<UInt8>,
    count: Int, readingPast readPast: ReadPast = ReadPast()
  ) {
    self.pattern = pattern
    self.units = units
    self.base = base
    self.count = count
    self.readPast = readPast
  }

  /// The code point at `index`.
  @inline(__always)
  private func scalar(at index: Int) -> Scalar { Scalar(at: index, in: base, end: count) }

  @inline(__always)
  private func mapping(of scalar: Scalar) -> Mapping {
    tables.mapping(of: scalar.value, pattern.folding)
  }

  /// Where the match that begins at `start` ends; `nil` if none begins.
  func end(ofMatchAt start: Int) -> Int? {
    let limit = min(count, start + PlainPattern.longestMatch)
    var place = Place(index: start, unit: 0)
    while place.unit < units.count {
      guard place.index < limit else { return nil }
      if units[place.unit] == PlainPattern.space {
        guard passSpace(&place, limit) else { return nil }
        continue
      }
      let scalar = scalar(at: place.index)
      if advance(scalar, &place) { continue }
      guard place.unit > 0, let next = pass(scalar, at: place) else { return nil }
      place.index = next
    }
    guard place.index <= limit, let end = endWithMarks(place.index, limit) else { return nil }
    guard !pattern.wholeWords || isWords(start..<end) else { return nil }
    return end
  }

  /// How far a comparison has come.
  private struct Place {
    /// The next byte.
    var index: Int
    /// The next unit.
    var unit: Int
  }

  /// Goes on over `scalar` where it is what the pattern has next.
  @inline(__always)
  private func advance(_ scalar: Scalar, _ place: inout Place) -> Bool {
    let mapping = mapping(of: scalar)
    guard mapping.first == units[place.unit], place.unit &+ mapping.count <= units.count else {
      return false
    }
    for index in 1..<max(mapping.count, 1) where mapping[index] != units[place.unit &+ index] {
      return false
    }
    place.index &+= scalar.length
    place.unit &+= mapping.count
    return true
  }

  /// The match that has `anchor` in the text at `index`: of several the leftmost that does not
  /// begin below `lowest`.
  func match(with anchor: Anchor, at index: Int, from lowest: Int) -> Range<Int>? {
    let mapping = mapping(of: scalar(at: index))
    guard (0..<mapping.count).contains(where: { mapping[$0] == anchor.unit }) else { return nil }
    if anchor.isFirst { return end(ofMatchAt: index).map { index..<$0 } }
    var best: Range<Int>?
    var place = index
    // Units that the match has at least, and at most: what is read past may be part of it.
    var solid = 0
    var mostSolid = 0
    var first = mapping.first
    let limit = max(lowest, index - PlainPattern.longestMatch)
    while true {
      if mostSolid + mapping.count > anchor.solidBefore, first == units[0],
        let end = end(ofMatchAt: place)
      {
        best = place..<end
      }
      guard place > limit else { break }
      let scalar = Scalar(before: place, in: base)
      place -= scalar.length
      let before = self.mapping(of: scalar)
      let units = solidUnits(scalar, before)
      mostSolid += units
      if readPast.isEmpty || !readPast.contains(place) { solid += units }
      first = before.first
      if solid > anchor.solidBefore || place < limit { break }
    }
    return best
  }

  @inline(__always)
  private func solidUnits(_ scalar: Scalar, _ mapping: Mapping) -> Int {
    guard PlainPattern.isSolid(mapping.first) else { return 0 }
    let traits = tables.traits(of: scalar.value)
    if !traits.isDisjoint(with: [.space, .ignorable]) { return 0 }
    return pattern.foldsAccents && traits.contains(.accent) ? 0 : mapping.count
  }
}

// MARK: - What is passed over

extension PlainMatcher {
  /// Goes on over white space, as much as there is, and what may stand in it.
  ///
  /// - Returns: Whether there was any.
  private func passSpace(_ place: inout Place, _ limit: Int) -> Bool {
    let next = units[place.unit + 1]
    var isSeen = false
    while place.index < limit {
      let scalar = scalar(at: place.index)
      if isSeen, mapping(of: scalar).first == next { break }
      if tables.traits(of: scalar.value).contains(.space) {
        isSeen = true
        if let end = readPast.end(at: place.index), !isSolid(next, behindSpaceAt: place.index) {
          place.index = end
          continue
        }
      } else if let end = readPast.end(at: place.index) {
        place.index = end
        continue
      } else if !isUnseen(scalar, at: place.index) {
        break
      }
      place.index += scalar.length
    }
    place.unit += 1
    return isSeen
  }

  /// Whether `unit` is what stands behind the white space at `index`: that is looked for itself.
  private func isSolid(_ unit: UInt32, behindSpaceAt index: Int) -> Bool {
    var index = index
    while index < count {
      let scalar = scalar(at: index)
      guard tables.traits(of: scalar.value).contains(.space) else {
        return mapping(of: scalar).first == unit
      }
      index += scalar.length
    }
    return false
  }

  /// Whether `scalar` at `index` is nothing to a reader: a soft hyphen, an accent where accents are
  /// folded, the underscore of an emphasis.
  private func isUnseen(_ scalar: Scalar, at index: Int) -> Bool {
    if scalar.value == Mark.underscore { return isEmphasis(at: index) }
    let traits = tables.traits(of: scalar.value)
    return traits.contains(.ignorable) || pattern.foldsAccents && traits.contains(.accent)
  }

  /// Where the text goes on after what stands at the place between two letters and may be passed
  /// over; `nil` if nothing may.
  private func pass(_ scalar: Scalar, at place: Place) -> Int? {
    let next = place.index + scalar.length
    if let end = readPast.end(at: place.index) { return end }
    if isUnseen(scalar, at: place.index) { return next }
    if Mark.isHyphen(scalar.value) {
      guard traits(before: place.index).contains(.word), let start = nextLine(from: next),
        traits(at: start).contains(.word)
      else { return nil }
      return start
    }
    guard let start = nextLine(from: place.index) else { return nil }
    let before = Scalar(before: place.index, in: base)
    if Mark.isDash(before.value) {
      let word = place.index - before.length
      return word > 0 && !traits(before: word).contains(.space) ? start : nil
    }
    let isJoined = tables.traits(of: before.value).contains(.joined)
    return isJoined && traits(at: start).contains(.joined) ? start : nil
  }

  /// Where the next line's text begins, when a newline stands at `index`.
  private func nextLine(from index: Int) -> Int? {
    var index = index
    if index < count, UInt32(base[index]) == Mark.carriageReturn { index += 1 }
    guard index < count, UInt32(base[index]) == Mark.lineFeed else { return nil }
    index += 1
    while index < count {
      let scalar = scalar(at: index)
      guard scalar.value != Mark.lineFeed, scalar.value != Mark.carriageReturn,
        tables.traits(of: scalar.value).contains(.space)
      else { break }
      index += scalar.length
    }
    return index
  }

  /// Whether the underscore at `index` stands at a word's edge: words have none inside.
  private func isEmphasis(at index: Int) -> Bool {
    !traits(before: index).contains(.word) || !traits(at: index + 1).contains(.word)
  }

  private func traits(at index: Int) -> ScalarTraits {
    index < count ? tables.traits(of: scalar(at: index).value) : []
  }

  private func traits(before index: Int) -> ScalarTraits {
    index > 0 ? tables.traits(of: Scalar(before: index, in: base).value) : []
  }
}

// MARK: - Edges

extension PlainMatcher {
  /// The end of a match whose last unit ends at `index`, with the accents that follow; `nil` where
  /// what follows makes another letter of it.
  private func endWithMarks(_ index: Int, _ limit: Int) -> Int? {
    var index = index
    while index < limit {
      // All marks are beyond ASCII.
      guard base[index] >= 0x80 else { break }
      let scalar = scalar(at: index)
      let traits = tables.traits(of: scalar.value)
      if traits.contains(.letterMark) { return nil }
      guard traits.contains(.accent) else { break }
      guard pattern.foldsAccents else { return nil }
      index += scalar.length
    }
    return index
  }

  /// The number of soft hyphens and the like that are looked through for a word's edge.
  private static let patience = 4

  /// Whether the match begins and ends where words do.
  private func isWords(_ match: Range<Int>) -> Bool {
    var index = match.upperBound
    for _ in 0..<Self.patience where index < count {
      if let end = readPast.end(at: index) {
        index = end
        continue
      }
      let scalar = scalar(at: index)
      guard tables.traits(of: scalar.value).contains(.ignorable) else { break }
      index += scalar.length
    }
    if traits(at: index).contains(.word) { return false }
    index = match.lowerBound
    for _ in 0..<Self.patience where index > 0 {
      if let start = readPast.start(before: index) {
        index = start
        continue
      }
      let scalar = Scalar(before: index, in: base)
      guard tables.traits(of: scalar.value).contains(.ignorable) else { break }
      index -= scalar.length
    }
    return !traits(before: index).contains(.word)
  }
}
