import Books
import TestSupport
import Testing

@testable import Paging

/// Everything of a text is shown, and once.
@Suite struct Coverage {
  @Test(arguments: 1...40)
  func `every character is shown once, but what joins lines or marks words`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 100))
    let bytes = RandomTexts.bytes(&generator, length: 3000)
    try check(
      Sample(
        bytes, measure: Int.random(in: 1...70, using: &generator), rows: 17,
        wrapColumns: seed % 2 == 0 ? 72 : nil))
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `every character of a text with something at its edge is shown once`(
    _ name: String
  ) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    for (measure, wrapColumns) in [(1, nil), (20, 72), (66, nil)] as [(Int, Int?)] {
      try check(Sample(Array(text.utf8), measure: measure, rows: 9, wrapColumns: wrapColumns))
    }
  }

  @Test(arguments: 0...9)
  func `every character of a giant is shown once`(_ number: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let bytes = SpecialTexts.giants(&generator)[number].bytes.prefix(150_000)
    try check(Sample(Array(bytes), measure: 80, rows: 300, wrapColumns: 72))
  }

  func check(_ sample: Sample) throws {
    let scalars = DecodedScalars(sample.bytes)
    let lines = try sample.pagesByScan().flatMap(\.lines)
    var hiddenMarks = 0
    var next = 0
    for line in lines {
      let shown = line.glyphs.map(\.offset)
      try #require(shown == shown.sorted())
      try #require(shown.allSatisfy { line.range.contains($0) })
      try #require(Set(shown).isSubset(of: Set(scalars.offsets(in: line.range))))
      var glyphs = Dictionary(grouping: line.glyphs, by: \.offset)
      let hidden = line.hidden ?? 0..<0
      if line.hidden != nil {
        // Of a rule, signs may be left out that are like the one that is shown behind them.
        let signs = Set(scalars.offsets(in: hidden).map { scalars[$0] })
        try #require(signs == [scalars[hidden.upperBound]])
      }
      for offset in scalars.offsets(in: next..<line.range.upperBound) {
        guard !hidden.contains(offset) else { continue }
        let scalar = scalars[offset]
        let cells = glyphs.removeValue(forKey: offset)?.count ?? 0
        if cells == 0, scalar == "_", sample.traits.hasEmphasisMarks {
          hiddenMarks += 1
        } else if scalar.properties.isWhitespace {
          // A blank may hang at a line's end, or go with the newline that was joined.
          if cells == 0, scalar == " " || scalar == "\t" {
            let isLast = line.glyphs.last.map { $0.offset < offset } ?? true
            try #require(isLast || scalars.isAtJoint(offset))
          }
        } else if scalar.isSpacing {
          try #require(cells >= 1, "\(scalar) at \(offset) is not shown")
          try #require(scalar.value < 0x20 || scalar.value == 0x7F || cells == 1)
        }
      }
      next = line.range.upperBound
    }
    let rest = scalars.offsets(in: next..<sample.bytes.count).map { scalars[$0] }
    #expect(rest.allSatisfy { $0.properties.isWhitespace })
    #expect(hiddenMarks % 2 == 0)
  }
}

/// The code points of a text by their offsets, U+FFFD for each byte that is none.
struct DecodedScalars {
  private var scalars: [Unicode.Scalar?]

  init(_ bytes: [UInt8]) {
    scalars = Array(repeating: nil, count: bytes.count)
    var offset = 0
    while offset < bytes.count {
      var length = 1
      scalars[offset] = "\u{FFFD}"
      for count in 1...4 where offset + count <= bytes.count {
        let text = String(validating: bytes[offset..<offset + count], as: UTF8.self)
        if let scalar = text?.unicodeScalars.first {
          scalars[offset] = scalar
          length = count
          break
        }
      }
      offset += length
    }
  }

  subscript(offset: Int) -> Unicode.Scalar { scalars[offset] ?? "\u{FFFD}" }

  /// Whether only blanks stand between `offset` and the end of its line in the file.
  func isAtJoint(_ offset: Int) -> Bool {
    let following = scalars[offset...].first { $0 != " " && $0 != "\t" }
    let former = scalars[..<offset].last { $0 != " " && $0 != "\t" }
    let ends: [Unicode.Scalar?] = ["\n", "\r", "\u{C}"]
    return ends.contains(following ?? nil) || ends.contains(former ?? nil)
  }

  func offsets(in range: Range<Int>) -> [Int] { range.filter { scalars[$0] != nil } }
}

extension Unicode.Scalar {
  /// Whether it takes a cell of its own, whatever stands before it.
  var isSpacing: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: false
    default: !properties.isEmojiModifier && !properties.isVariationSelector
    }
  }
}
