/// Collects the line counts of paragraphs, in the order of the text, into a `LineIndex`.
struct LineIndexBuilder {
  private(set) var codes: [UInt8] = []
  private(set) var checkpoints: [LineIndex.Checkpoint] = []
  private(set) var lines = 0
  private var blanks = 0
  private var pending: UInt8 = 0
  private var repetitions = 0
  private var pageEnds = PageEnds()

  /// A builder with nothing in it.
  init() {}

  /// A builder that goes on behind the last checkpoint of `index` that begins a paragraph, whatever
  /// comes after the text that `index` counts.
  ///
  /// - Returns: The builder and where in the text it goes on.
  static func continuing(_ index: LineIndex) -> (LineIndexBuilder, ParagraphStart)? {
    // A line that was not at its end may now be one that goes on with the line before it.
    let reach = index.bytes - ParagraphScanner.giantLength
    let last = index.checkpoints.lastIndex {
      $0.position.giantStart == nil && $0.position.offset < reach
    }
    guard let last else { return nil }
    let checkpoint = index.checkpoints[last]
    var builder = LineIndexBuilder()
    builder.codes = Array(index.codes[..<checkpoint.code])
    builder.checkpoints = Array(index.checkpoints[..<last])
    builder.lines = checkpoint.line
    return (builder, checkpoint.position.paragraph)
  }

  /// Adds a paragraph of `lines` lines.
  mutating func append(_ kind: Paragraph.Kind, lines count: Int) {
    guard pageEnds.takes(kind) else { return }
    switch kind {
    case .blank:
      blanks += count
    case .text where count < Int(LineIndex.Code.spaced):
      flushBlanks()
      hold(UInt8(count))
    case .text: append(LineIndex.Code.long, number: count)
    case .heading: append(LineIndex.Code.heading, number: count)
    case .closing: append(LineIndex.Code.closing, number: count)
    case .picture: append(LineIndex.Code.picture, number: count)
    case .captionedPicture: append(LineIndex.Code.captionedPicture, number: count)
    case .pageBreak:
      flush()
      codes.append(LineIndex.Code.pageBreak)
    }
    lines += count
  }

  /// Where the text stands where the last checkpoint was made.
  var lastCheckpointOffset: Int? { checkpoints.last?.position.offset }

  /// Makes a checkpoint at `position`, `line` lines after those that were added.
  mutating func addCheckpoint(at position: LinePosition, line: Int = 0) {
    flush()
    checkpoints.append(
      LineIndex.Checkpoint(position: position, line: lines + line, code: codes.count))
  }

  /// Adds what another builder collected from the part of the text that comes next.
  mutating func append(_ part: LineIndexBuilder) {
    var part = part
    part.flush()
    flush()
    for checkpoint in part.checkpoints {
      var moved = checkpoint
      moved.line += lines
      moved.code += codes.count
      checkpoints.append(moved)
    }
    codes.append(contentsOf: part.codes)
    lines += part.lines
    // Every part but the first begins with a line with something on it.
    if !part.codes.isEmpty { pageEnds = part.pageEnds }
  }

  /// The index of all that was added, of the first `bytes` bytes of the text.
  consuming func finished(bytes: Int) -> LineIndex {
    flush()
    return LineIndex(codes: codes, checkpoints: checkpoints, lines: lines, bytes: bytes)
  }

  private mutating func append(_ code: UInt8, number: Int) {
    flush()
    codes.append(code)
    append(number)
  }

  /// Seven bits a byte, the lowest first, the high bit where more follow.
  private mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      codes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    codes.append(UInt8(rest))
  }

  private mutating func hold(_ code: UInt8) {
    if pending == code {
      repetitions += 1
    } else {
      flushPending()
      pending = code
      repetitions = 1
    }
  }

  private mutating func flushBlanks() {
    guard blanks > 0 else { return }
    if blanks == 1, pending != 0, pending < LineIndex.Code.spaced {
      // The last paragraph is followed by one blank line: that is a code of its own.
      let spaced = pending | LineIndex.Code.spaced
      repetitions -= 1
      if repetitions == 0 {
        pending = heldBefore.code
        repetitions = heldBefore.repetitions
        heldBefore = (0, 0)
      }
      hold(spaced)
    } else {
      flushPending()
      flushPending()
      codes.append(LineIndex.Code.blanks)
      append(blanks)
    }
    blanks = 0
  }

  private var heldBefore: (code: UInt8, repetitions: Int) = (0, 0)

  private mutating func flushPending() {
    write(heldBefore)
    heldBefore = (pending, repetitions)
    pending = 0
    repetitions = 0
  }

  private mutating func write(_ held: (code: UInt8, repetitions: Int)) {
    guard held.repetitions > 0 else { return }
    if held.repetitions < 4 {
      for _ in 0..<held.repetitions { codes.append(held.code) }
    } else {
      codes.append(LineIndex.Code.repetition)
      codes.append(held.code)
      append(held.repetitions)
    }
  }

  /// Writes down what was held back to be put together with what may come.
  mutating func flush() {
    flushBlanks()
    flushPending()
    flushPending()
  }
}
