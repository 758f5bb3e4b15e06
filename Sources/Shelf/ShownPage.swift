/// What a screen shows of a text.
package struct ShownPage: Equatable, Sendable {
  /// The bytes of the text.
  package var offsets: Range<Int>
  /// The characters of those bytes.
  package var characters: Int

  /// A screen with the bytes `offsets`.
  package init(_ offsets: Range<Int>, characters: Int) {
    self.offsets = offsets
    self.characters = characters
  }

  /// The part of it that left the screen when lines moved up to make room for `next`; `nil` where
  /// another page came up.
  func part(leftFor next: ShownPage) -> ShownPage? {
    let start = next.offsets.lowerBound
    guard offsets.lowerBound < start, start < offsets.upperBound,
      offsets.upperBound < next.offsets.upperBound
    else { return nil }
    let part = offsets.lowerBound..<start
    return ShownPage(part, characters: characters * part.count / offsets.count)
  }

  /// It with what has come into sight of `next` below.
  func extended(by next: ShownPage) -> ShownPage {
    let added = next.offsets.upperBound - offsets.upperBound
    return ShownPage(
      offsets.lowerBound..<next.offsets.upperBound,
      characters: characters + next.characters * added / max(next.offsets.count, 1))
  }
}
