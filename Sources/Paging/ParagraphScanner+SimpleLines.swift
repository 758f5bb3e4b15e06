import Books
import Glibc
import Typeset

/// A line of the file that is a paragraph by itself, told by one look at its bytes.
struct SimpleLine {
  /// What it is: never a heading.
  var kind: Paragraph.Kind
  /// The text's offset of its first byte.
  var start: Int
  /// The bytes of what it says.
  var count: Int
}

extension ParagraphScanner {
  /// Whether lines may be simple: none is joined with another, and none set off from another, nor is one
  /// a heading by what stands below it.
  var hasSimpleLines: Bool {
    joining == nil && blocks == nil && setting == ParagraphSetting()
      && (chopsLines || !traits.fillsScreen || traits.margin == 0)
  }

  /// Goes over the line that comes next if it is simple and in memory: one of at most `longest` bytes
  /// that begins with no white space, has no marks of emphasis and is no heading, or an empty line,
  /// or a form feed.
  ///
  /// It decides nothing that `advance` would not decide so, in a third of the time. Only where
  /// `hasSimpleLines` holds.
  ///
  /// - Returns: `nil` if `advance` has to take the next paragraph; nothing has changed then.
  @inline(__always)
  mutating func nextSimpleLine(longest: Int) -> SimpleLine? {
    let start = position
    guard start < window.end else { return nil }
    let bytes = window.pointer(at: start)
    if formFeed.map({ $0 < start }) ?? (formFeedKnownTo < window.end) {
      lookForFormFeed(from: formFeed == nil ? max(start, formFeedKnownTo) : start)
    }
    let reach = min(formFeed ?? window.end, start &+ longest)
    let found = memchr(bytes, CInt(traits.terminator), reach &- start)
    var line = SimpleLine(kind: .text, start: start, count: 0)
    let end: Int
    if let found {
      line.count = UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
      end = start &+ line.count &+ 1
      if line.count > 0, traits.terminator == 0x0A, bytes[line.count &- 1] == 0x0D {
        line.count &-= 1
      }
      if line.count == 0 { line.kind = .blank }
    } else if reach == formFeed {
      line.count = reach &- start
      line.kind = line.count == 0 ? .pageBreak : .text
      end = line.count == 0 ? start &+ 1 : reach
    } else {
      return nil
    }
    if line.kind == .text {
      guard isSimple(bytes, count: line.count, at: start) else { return nil }
    }
    lookedAt = nil
    followsBlank = line.kind != .text
    position = end
    return line
  }

  /// Whether the `count` bytes at `bytes` are a paragraph plainly.
  @inline(__always)
  private mutating func isSimple(
    _ bytes: UnsafePointer<UInt8>, count: Int, at start: Int
  ) -> Bool {
    guard chopsLines else { return isPlain(bytes, count: count, at: start) }
    // A chopped line is one row, whatever it has; but one of spaces alone is blank.
    return !SourceLine.isBlank(bytes[0])
      || SourceLine.words(in: UnsafeRawBufferPointer(start: bytes, count: count)) != nil
  }

  /// Whether the `count` bytes at `bytes` are running text without marks of emphasis.
  @inline(__always)
  private mutating func isPlain(
    _ bytes: UnsafePointer<UInt8>, count: Int, at start: Int
  ) -> Bool {
    let first = bytes[0]
    guard !SourceLine.isBlank(first), !hasUnderscore(from: start, to: start &+ count) else {
      return false
    }
    guard followsBlank, count <= Headings.longest &+ 64, Headings.mayBegin(with: first) else {
      return true
    }
    let content = UnsafeRawBufferPointer(start: bytes, count: count)
    guard let words = SourceLine.words(in: content) else { return false }
    return Headings.likeness(of: UnsafeRawBufferPointer(rebasing: content[words])) == .none
  }

  /// Whether there is an underscore in the given range of the window, if it may mark emphasis.
  @inline(__always)
  private mutating func hasUnderscore(from start: Int, to end: Int) -> Bool {
    guard traits.hasEmphasisMarks else { return false }
    if underscore.map({ $0 < start }) ?? (underscoreKnownTo < end) {
      lookForUnderscore(from: start)
    }
    return underscore.map { $0 < end } ?? false
  }

  private mutating func lookForUnderscore(from start: Int) {
    underscoreKnownTo = window.end
    let bytes = window.pointer(at: start)
    underscore = memchr(bytes, 0x5F, window.end - start).map {
      start + (UnsafeRawPointer($0) - UnsafeRawPointer(bytes))
    }
  }
}
