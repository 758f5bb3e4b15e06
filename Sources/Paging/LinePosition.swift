import Typeset

/// Where a line begins, with what must be known to lay the text out from there.
package struct LinePosition: Equatable, Sendable {
  /// The text's offset of the line's first byte.
  package internal(set) var offset: Int
  /// The start of its paragraph; for a line of a giant, of the line itself.
  var paragraph: ParagraphStart
  /// The number of the paragraph's lines before it; of a giant's, as far as they are known.
  var lineInParagraph = 0
  /// Whether no line began here when it was made: the text ended.
  private(set) var isTextEnd = false
  /// For a line in the midst of a giant, what the line breaker knows there.
  var giantStart: LineStart?

  /// The first line of the paragraph at `start`.
  init(_ start: ParagraphStart) {
    offset = start.offset
    paragraph = start
    if start.isProvisional { giantStart = .paragraphStart }
  }

  /// A line in the midst of the giant, at the text's `offset`.
  init(inGiantAt offset: Int, start: LineStart, lineInParagraph: Int) {
    self.offset = offset
    paragraph = ParagraphStart(offset: offset, followsBlank: false)
    giantStart = start
    self.lineInParagraph = lineInParagraph
  }

  /// A line of the paragraph at `start`.
  init(in start: ParagraphStart, line: Int, offset: Int) {
    self.offset = offset
    paragraph = start
    lineInParagraph = line
  }

  /// Whether the line stands before another one: of a picture's rows some may have one offset.
  func isBefore(_ other: LinePosition) -> Bool {
    if offset != other.offset { return offset < other.offset }
    return paragraph.offset == other.paragraph.offset && lineInParagraph < other.lineInParagraph
      && !other.isTextEnd && giantStart == nil
  }

  /// The end of a text of `offset` bytes.
  static func textEnd(_ offset: Int) -> LinePosition {
    var position = LinePosition(ParagraphStart(offset: offset, followsBlank: false))
    position.isTextEnd = true
    return position
  }

  /// The start of a text.
  static let textStart = LinePosition(.textStart)
}
