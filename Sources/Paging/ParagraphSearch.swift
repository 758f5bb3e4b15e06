/// A look for the start of the paragraph that holds a byte, within a block of the text.
///
/// It decides as `ParagraphScanner` does, which comes from the other side.
struct ParagraphSearch {
  /// The block, behind which `SourceLine.padding` may be read.
  let bytes: UnsafeRawBufferPointer
  /// The text's offset of the block's first byte.
  let base: Int
  /// The text's offset of the byte.
  let offset: Int
  /// Whether the text ends with the block.
  let isAtEnd: Bool
  /// The byte that ends a line.
  let terminator: UInt8
  /// How lines are joined; `nil` if none are.
  let joining: LineJoining?

  /// The paragraph's start, or `nil` if the block is too small to tell.
  func start() -> ParagraphStart? {
    let index = offset - base
    guard let first = lineStart(before: index) else { return nil }
    if index < bytes.count, bytes[index] == 0x0C, !isBlank(first..<index) {
      return ParagraphStart(offset: offset, followsBlank: false)
    }
    guard let joining else { return naturalStart(first) }
    guard let end = lineEnd(from: first) else { return nil }
    // A paragraph that fills the block before this one was ended here.
    let block = (base + first) & ~(ParagraphScanner.blockLength - 1)
    var line = first..<end
    while base + line.lowerBound > block - ParagraphScanner.blockLength {
      guard line.lowerBound > 0 else { return naturalStart(0) }
      guard let start = lineStart(before: line.lowerBound - 1) else { return nil }
      let previous = start..<line.lowerBound
      guard isContinued(previous, by: line, joining) else {
        return naturalStart(line.lowerBound)
      }
      line = previous
    }
    return forcedStart(atOrAfter: block)
  }

  /// A spot behind a space or at a whole character, as early in the block as there is one.
  func provisionalStart() -> ParagraphStart {
    let space = bytes.firstIndex(of: 0x20)
    var start = space.map { $0 + 1 } ?? 0
    while start < bytes.count, bytes[start] & 0xC0 == 0x80 || bytes[start] == 0x20 { start += 1 }
    return ParagraphStart(
      offset: min(base + start, offset), followsBlank: false, isProvisional: true)
  }

  private func naturalStart(_ line: Int) -> ParagraphStart? {
    followsBlank(line).map { ParagraphStart(offset: base + line, followsBlank: $0) }
  }

  private func forcedStart(atOrAfter block: Int) -> ParagraphStart? {
    guard block > base, let start = lineEnd(from: block - base - 1) else { return nil }
    return ParagraphStart(offset: base + start, followsBlank: false, isForced: true)
  }

  /// The start of a line that holds the byte at `index` or ends there.
  private func lineStart(before index: Int) -> Int? {
    let newline = bytes.lastIndex(of: terminator, from: 0, to: index)
    let feed = bytes.lastIndex(of: 0x0C, from: newline ?? 0, to: index)
    return (feed ?? newline).map { $0 + 1 } ?? (base == 0 ? 0 : nil)
  }

  /// The end of the line that begins at `start`, its terminator included; of a giant, any place as
  /// far behind its start as a giant's end is.
  private func lineEnd(from start: Int) -> Int? {
    let reach = min(start + ParagraphScanner.giantLength, bytes.count)
    let newline = bytes.firstIndex(of: terminator, from: start, to: reach)
    let feed = bytes.firstIndex(of: 0x0C, from: start, to: newline ?? reach)
    if let end = feed ?? newline { return end + 1 }
    return reach == start + ParagraphScanner.giantLength || isAtEnd ? reach : nil
  }

  private func endsLine(_ byte: UInt8) -> Bool { byte == terminator || byte == 0x0C }

  /// What the line with the given range says, without its end.
  private func content(_ line: Range<Int>) -> UnsafeRawBufferPointer {
    var end = line.upperBound
    if end > line.lowerBound, endsLine(bytes[end - 1]) {
      end -= 1
      if bytes[end] == 0x0A, end > line.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return SourceLine.inside(
      joining?.margin ?? 0, UnsafeRawBufferPointer(rebasing: bytes[line.lowerBound..<end]))
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(SourceLine.isBlank)
  }

  private func isContinued(
    _ previous: Range<Int>, by line: Range<Int>, _ joining: LineJoining
  ) -> Bool {
    guard bytes[line.lowerBound - 1] != 0x0C, !isGiant(previous), !isGiant(line),
      let first = SourceLine(content(previous)), let second = SourceLine(content(line))
    else { return false }
    return joining.joins(first, second)
  }

  /// Whether the line has no end among the bytes that one that is no giant has.
  private func isGiant(_ line: Range<Int>) -> Bool {
    line.count > ParagraphScanner.giantLength
      || line.count == ParagraphScanner.giantLength && !endsLine(bytes[line.upperBound - 1])
  }

  /// Whether the line before the one at `line` is blank, or nothing stands before it; `nil` where
  /// the block is too small to tell.
  private func followsBlank(_ line: Int) -> Bool? {
    guard line > 0 else { return base == 0 }
    if bytes[line - 1] == 0x0C { return true }
    var index = line - 1
    if terminator == 0x0A, index > 0, bytes[index - 1] == 0x0D { index -= 1 }
    while index > 0, SourceLine.isBlank(bytes[index - 1]) { index -= 1 }
    if index > 0 { return endsLine(bytes[index - 1]) && !isGiant(index..<line) }
    return base == 0 ? !isGiant(0..<line) : nil
  }
}
