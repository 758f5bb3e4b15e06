/// The lines of samples that stand by themselves and are too long for a column beside another one.
///
/// Such lines are broken in a narrow column, each into a long row and a short one. Of prose, nearly all
/// lines are joined, or far longer than a screen; of prose and verse whose lines are as they are, few
/// begin with an indent or as an item of a list.
struct WideLines {
  /// The columns of a column beside another one, about.
  private static let column = 56
  /// A longer line is a paragraph.
  private static let longest = 120
  /// Fewer lines tell nothing.
  private static let least = 8

  private var lines = 0
  private var wide = 0
  private var paragraphs = 0
  /// The lines that begin with an indent, or as an item of a list.
  private var set = 0

  /// The lines of `samples`, which are joined by what `traits` has of them.
  init(_ samples: [TextSamples.Sample], _ traits: TextTraits) {
    for sample in samples {
      for line in sample { addBeginning(of: SourceLine.inside(traits.margin, line)) }
    }
    // In most prose so few lines begin so that the others need no look: this comes before the first paint.
    guard isInBlocks else { return }
    let joining = LineJoining(traits, LayoutSettings(measure: Self.column))
    for sample in samples {
      var last: SourceLine?
      var isJoined = false
      for bytes in sample {
        let line = SourceLine(SourceLine.inside(traits.margin, bytes))
        var joins = false
        if let joining, let last, let line { joins = joining.joins(last, line) }
        if let last { add(last, isJoined: isJoined || joins) }
        (last, isJoined) = (line, joins)
      }
      if let last { add(last, isJoined: isJoined) }
    }
  }

  private mutating func addBeginning(of line: UnsafeRawBufferPointer) {
    guard let range = SourceLine.words(in: line) else { return }
    lines += 1
    let words = UnsafeRawBufferPointer(rebasing: line[range])
    if range.lowerBound > 0 || SourceLine.beginsItem(words) { set += 1 }
  }

  private mutating func add(_ line: SourceLine, isJoined: Bool) {
    guard !isJoined, line.columns > Self.column else { return }
    if line.columns > Self.longest { paragraphs += 1 } else { wide += 1 }
  }

  /// Whether every seventh line is one of them, in a text that is set in blocks or lists.
  var areMany: Bool { isInBlocks && wide * 7 >= lines && paragraphs * 10 < lines }

  /// Whether the text is set in blocks or lists, as far as lines tell that are enough to tell.
  private var isInBlocks: Bool { lines >= Self.least && set * 5 >= lines }
}
