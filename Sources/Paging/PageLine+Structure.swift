import Books

/// How a line of a structured text looks, and where it stands between the margins: what its breaks
/// do not depend on.
extension PageLine {
  /// Gives the glyphs the styles of the spans that they are in.
  mutating func mark(_ spans: [SpanRecord]) {
    for span in spans where span.range.overlaps(range) {
      let style = TextStyles(span.kind)
      for index in glyphs.indices where span.range.contains(glyphs[index].offset) {
        glyphs[index].styles.insert(style)
        switch span.kind {
        case .letters: glyphs[index].colors.letters = span.color
        case .ground: glyphs[index].colors.ground = span.color
        default: break
        }
      }
    }
  }

  /// Sets the line as one of `block`, or of a plain paragraph if that is `nil`, in a text whose lines
  /// have `measure` columns.
  mutating func set(as block: BlockRecord?, measure: Int) {
    // What merely stays with what follows it is laid out as a heading is.
    kind = block?.kind == .heading ? .heading : .text
    guard let block else { return }
    isPicture = block.kind == .picture
    if block.kind == .pre {
      for index in glyphs.indices { glyphs[index].styles.insert(.code) }
    }
    let free = max(measure - inkColumns, 0)
    if block.flags.contains(.centred) {
      indent += free / 2
    } else if !block.flags.isDisjoint(with: [.right, .rightToLeft]) {
      indent += free
    }
  }

  /// Sets the line of a plain paragraph that is written from right to left: it ends at the right
  /// margin, and what indents it stands free there.
  mutating func setAtRight(measure: Int) {
    // The white space that the line is broken at would stand beyond the margin.
    while let last = glyphs.last, last.isSpace, glyphs.count > 1 { glyphs.removeLast() }
    indent = max(measure - columns, 0)
  }

  /// The columns up to the last glyph that is no white space.
  private var inkColumns: Int {
    var columns = columns
    for glyph in glyphs.reversed() {
      guard glyph.isSpace else { break }
      columns -= glyph.columns
    }
    return columns
  }
}
