/// Finds places of a text in what a newer version of the program has made of the same book, by the words
/// around them.
///
/// Places are best asked for in ascending order: each is looked for where the one before was found.
package struct TextMapping {
  /// The bytes that are searched for one place, at most.
  private static let reach = 1 << 20

  private let former: any TextSource
  private let text: any TextSource
  /// How far the place that was found last has moved.
  private var drift = 0

  /// A mapping of places of `former` to places of `text`, both complete.
  package init(from former: any TextSource, to text: any TextSource) {
    (self.former, self.text) = (former, text)
  }

  /// The offset in the newer text of what is at `offset` in the former one; if the words there have gone,
  /// as far on as the place before.
  package mutating func offset(_ offset: Int) throws(TextError) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < former.count else { return text.count }
    let start = max(offset - Position.bytesBefore, 0)
    let before = try former.bytes(at: start, count: offset - start)
    let after = try former.bytes(at: offset, count: Position.bytesAfter)
    let guess = min(max(offset + drift, 0), text.count)
    // What is between two lines is what converters differ in.
    let whole = try search(before[...], after[...], near: guess)
    let inLine =
      whole.evidence <= .moved
      ? whole
      : try search(
        before[(before.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0)...],
        after[..<(after.firstIndex(of: Self.newline) ?? after.count)], near: guess)
    let found = inLine.evidence < whole.evidence ? inLine : whole
    guard found.evidence != .fraction else { return guess }
    drift = found.offset - offset
    return found.offset
  }

  private static let newline: UInt8 = 0x0A

  private func search(
    _ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>, near guess: Int
  ) throws(TextError) -> PositionSearch.Found {
    let position = Position(
      offset: guess, before: Array(before), after: Array(after),
      fraction: Double(guess) / Double(max(text.count, 1)))
    var search = PositionSearch(for: position, in: text)
    return try search.advance(reading: Self.reach) ?? search.best
  }
}
