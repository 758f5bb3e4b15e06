/// Where marked text begins and ends, with the text around both, to be found again in an edited file.
package struct MarkedSpan: Equatable, Sendable {
  /// Where it begins.
  package var start: Position
  /// Where it ends: the place after its last byte.
  package var end: Position
  /// The number of bytes that the text had.
  package var textBytes: Int

  /// The text between two places in a text of `textBytes`.
  package init(start: Position, end: Position, textBytes: Int) {
    self.start = start
    self.end = end
    self.textBytes = textBytes
  }

  /// Its bytes, when it was taken.
  package var range: Range<Int> { start.offset..<max(end.offset, start.offset) }
}

// MARK: - Finding it again

extension MarkedSpan {
  /// How far from where the text's end should be it is looked for, in bytes.
  private static let reach = 64 << 10
  /// How much of the text is searched with the less that is left to know it by, in bytes.
  private static let fallbackReach = 4 << 20
  /// The least number of bytes that a text is known by.
  private static let shortestNeedle = 12

  /// Whether the text is where it was, and so is what stands around it.
  package func isUnchanged(in text: any TextSource) throws(TextError) -> Bool {
    for place in [start, end] {
      let before = place.offset - place.before.count
      guard before >= 0 else { return false }
      let expected = place.before + place.after
      guard try text.bytes(at: before, count: expected.count) == expected else { return false }
    }
    return true
  }

  /// Where the text is now; `nil` if it is not in the text any more.
  ///
  /// Looked for by what stands around its beginning, then around its end, then by less and less of
  /// that: an edit close to it must not lose it. Of several places the one that is nearest to where
  /// it should be wins.
  ///
  /// - Parameters:
  ///   - shift: By how much the text before it grew, as marks before this one have shown.
  ///   - limit: How many bytes to search at most for each of the ends.
  package func find(
    in text: any TextSource, shift: Int = 0, reading limit: Int = 64 << 20
  ) throws(TextError) -> Range<Int>? {
    if try isUnchanged(in: text) { return range }
    let byStart = try place(of: start, in: text, shift: shift, reading: limit)
    if let byStart, try holds(at: byStart, in: text) { return byStart..<byStart + range.count }
    if range.isEmpty { return byStart.map { $0..<$0 } }
    let byEnd = try place(of: end, in: text, shift: shift, reading: limit)
    if let byEnd, try holds(at: byEnd - range.count, in: text) {
      return byEnd - range.count..<byEnd
    }
    if let place = try placeByLess(in: text, shift: shift) { return place..<place + range.count }
    return try edited(from: byStart, to: byEnd, in: text)
  }

  /// The marked text itself, as far as it is kept.
  private var head: [UInt8] { Array(start.after.prefix(range.count)) }
  private var tail: [UInt8] { Array(end.before.suffix(range.count)) }

  /// Whether the marked text, as far as it is kept, stands at `offset`.
  private func holds(at offset: Int, in text: any TextSource) throws(TextError) -> Bool {
    guard offset >= 0, offset + range.count <= text.count else { return false }
    guard try text.bytes(at: offset, count: head.count) == head else { return false }
    let tailStart = offset + range.count - tail.count
    return try text.bytes(at: tailStart, count: tail.count) == tail
  }

  /// Where `position` is now, by the text around it.
  private func place(
    of position: Position, in text: any TextSource, shift: Int, reading limit: Int
  ) throws(TextError) -> Int? {
    var shifted = position
    shifted.offset = min(max(position.offset + shift, 0), text.count)
    // The other place where it may well be: all that was put in or taken out stands before it.
    var search = PositionSearch(for: shifted, textBytes: textBytes + shift, in: text)
    var found: PositionSearch.Found?
    while found == nil, search.placesSearched < limit {
      found = try search.advance(reading: 1 << 20)
    }
    let best = found ?? search.best
    return best.evidence == .fraction ? nil : best.offset
  }

  /// Where the text is, by itself and a few bytes on one side of it.
  private func placeByLess(in text: any TextSource, shift: Int) throws(TextError) -> Int? {
    for (before, after) in [(24, 0), (0, 24), (8, 0), (0, 8), (0, 0)] {
      var place = start
      place.before = Array(start.before.suffix(before))
      place.after = head.count == range.count ? head + end.after.prefix(after) : head
      guard place.before.count + place.after.count >= Self.shortestNeedle else { continue }
      let found = try self.place(
        of: place, in: text, shift: shift, reading: Self.fallbackReach)
      if let found, try holds(at: found, in: text) { return found }
    }
    return nil
  }

  /// The text between the ends that were found, where the marked text itself was edited.
  private func edited(
    from start: Int?, to end: Int?, in text: any TextSource
  ) throws(TextError) -> Range<Int>? {
    switch (start, end) {
    case (let start?, let end?)
    where end > start && end - start <= 2 * range.count + Self.reach:
      return start..<end
    case (let start?, _):
      return start..<min(start + range.count, text.count)
    case (nil, let end?):
      return max(end - range.count, 0)..<end
    case (nil, nil): return nil
    }
  }
}

extension TextSource {
  /// The bytes from `offset` on: `count` of them, or as many as there are.
  package func bytes(at offset: Int, count: Int) throws(TextError) -> [UInt8] {
    guard count > 0 else { return [] }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    let length = try read(into: buffer, at: max(offset, 0))
    return Array(buffer[..<length])
  }

  /// The place at `offset` with the words around it, to be found again in a changed text.
  package func position(at offset: Int) throws(TextError) -> Position {
    let before = min(offset, Position.bytesBefore)
    let bytes = try bytes(at: offset - before, count: before + Position.bytesAfter)
    return Position(
      offset: offset, before: Array(bytes.prefix(before)), after: Array(bytes.dropFirst(before)),
      fraction: expectedCount > 0 ? Double(offset) / Double(expectedCount) : 0)
  }

  /// The text in `range`, to be found again in a changed text.
  package func span(of range: Range<Int>) throws(TextError) -> MarkedSpan {
    let start = try position(at: range.lowerBound)
    let end = range.isEmpty ? start : try position(at: range.upperBound)
    return MarkedSpan(start: start, end: end, textBytes: count)
  }
}
