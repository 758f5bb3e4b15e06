import Books

/// What is decided once about a whole text, from samples at fixed places of its beginning.
package struct TextTraits: Hashable, Sendable {
  /// The byte that ends a line: a line feed, or a carriage return where no line feed is used.
  package var terminator: UInt8 = UInt8(ascii: "\n")
  /// The columns at which the text was wrapped by hand or program; `nil` if it was not.
  package var wrapColumns: Int?
  /// Whether `_words_` between underscores are meant to stand out.
  package var hasEmphasisMarks = false
  /// The columns of white space by which alone the text tells paragraphs; `nil` if it does not.
  package var paragraphIndent: Int?
  /// The spaces that nearly all lines of a wrapped text begin with, its headings perhaps not: they are
  /// a margin, and no text.
  package var margin = 0
  /// Whether the spaces of its lines were widened, so that their right edge is straight.
  package var isJustified = false
  /// Whether its lines are no prose, but code, a log or the rows of a table.
  package var isListing = false
  /// Whether many of its lines are not joined and too long for a narrow column, or it is a page of a
  /// manual: lines that fit are shown as they are, and blocks of all indents are joined if they do not.
  package var fillsScreen = false
  /// Whether the hyphen U+2010 ends lines only: it divides words there, and is taken out when lines are
  /// joined.
  package var dividesWords = false
  /// Whether blocks that stand in are verse for the most part: their lines are not joined.
  package var indentedIsVerse = false
  /// Whether its long lines begin with no indent, so that one that does is no paragraph of prose.
  package var hangsIndented = false

  /// The traits of a text that is taken as it is.
  package init() {}

  /// The offsets at which samples are taken, within the first 256 KB.
  private static let sampleOffsets = [0, 32 << 10, 64 << 10, 128 << 10, 224 << 10]
  private static let sampleLength = 8 << 10
  /// The bytes of a text after which its traits do not change any more.
  static let sampledLength = 232 << 10

  /// The traits of the text of `source`, as far as it is there.
  static func sampled(from source: any TextSource) throws(TextError) -> TextTraits {
    let stride = sampleLength + SourceLine.padding
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: sampleOffsets.count * stride, alignment: 16)
    defer { buffer.deallocate() }
    var samples = TextSamples()
    for (index, offset) in sampleOffsets.enumerated() where offset < source.count {
      let start = index * stride
      let length = try source.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[start..<start + sampleLength]),
        at: offset)
      // What is looked at behind the last line.
      buffer[start + length..<start + length + SourceLine.padding].initializeMemory(
        as: UInt8.self, repeating: 0)
      samples.add(
        UnsafeRawBufferPointer(rebasing: buffer[start..<start + length]), isStart: offset == 0)
    }
    return samples.traits
  }
}
