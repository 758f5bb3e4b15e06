import Typeset

/// The order in which the glyphs of a row are drawn, by UAX #9.
struct RowOrder {
  /// The indices of the glyphs from left to right; empty if that is how they follow each other.
  let indices: [Int]
  /// The glyphs that are drawn mirrored, as parentheses from right to left are, and their texts.
  let mirrored: [(glyph: Int, text: String)]

  /// The order of `glyphs`, which show the bytes `row` of the paragraph in `window`.
  ///
  /// - Complexity: O(*n*) in the paragraph's bytes, and next to nothing for paragraphs without
  ///   characters that go from right to left.
  init(of glyphs: [Glyph], row: Range<Int>, in window: TextWindow) {
    let text = UnsafeBufferPointer(start: window.base, count: window.count)
    guard Self.mayTurn(text) else {
      (indices, mirrored) = ([], [])
      return
    }
    var scalars: [UInt32] = []
    var starts: [Int] = []
    var index = 0
    while index < text.count {
      let (scalar, length) = Self.scalar(in: text, at: index)
      scalars.append(scalar)
      starts.append(index)
      index += length
    }
    let paragraph = BidiLevels(scalars.map(BidiTables.bidiClass), scalars: scalars)
    let first = starts.partitioningIndex { $0 < row.lowerBound }
    let end = starts.partitioningIndex { $0 < row.upperBound }
    let levels = paragraph.levels(ofRow: first..<end)
    let places = glyphs.map { glyph in
      starts.partitioningIndex { $0 < glyph.range.lowerBound }
    }
    let own = places.map {
      levels.indices.contains($0 - first) ? levels[$0 - first] : paragraph.base
    }
    let order = BidiLevels.visualOrder(own)
    indices = order == Array(glyphs.indices) ? [] : order
    mirrored = glyphs.indices.compactMap { index in
      guard own[index] & 1 == 1, scalars.indices.contains(places[index]),
        let mirror = BidiTables.mirror(of: scalars[places[index]]),
        let scalar = Unicode.Scalar(mirror)
      else { return nil }
      return (index, String(scalar))
    }
  }

  /// Whether some character may go from right to left: a quick look at its first bytes.
  private static func mayTurn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { index in
      let byte = text[index]
      guard byte >= 0xD6 else { return false }
      let next = index + 1 < text.count ? text[index + 1] : 0
      return switch byte {
      case 0xD6...0xDF: true
      case 0xE0: next <= 0xA3
      case 0xE2: next == 0x80 || next == 0x81
      case 0xEF: (0xAC...0xBB).contains(next)
      case 0xF0: next == 0x90 || next == 0x9E
      default: false
      }
    }
  }

  /// The scalar at `index`, and its bytes; a bad byte is U+FFFD.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (UInt32, length: Int) {
    let lead = text[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard length > 1, index + length <= text.count else { return (0xFFFD, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in text[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }
}
