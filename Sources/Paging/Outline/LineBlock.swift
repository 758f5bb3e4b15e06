/// The first lines of a text between blank lines, without white space at their ends.
struct LineBlock {
  /// A heading has at most this many lines: those of old novels tell what is in their chapters.
  static let mostLines = 8
  /// A heading of more lines than this is known as one only if it is all in capitals, if the contents list
  /// names it, or if its number is the one that is missing.
  static let mostLinesAlone = 3
  /// A line of a heading has at most this many bytes.
  static let longestLine = 160
  /// A line that names what stands right under it has at most this many bytes, also one of
  /// ideographs.
  static let longestAboveText = 45
  static let longestIdeographicAboveText = 100

  /// A line of the block.
  struct Line {
    /// The text's offset of its first byte with something to show.
    var offset: Int
    /// Where its bytes are in `bytes`.
    var range: Range<Int>
    /// Whether white space stands before it.
    var isIndented: Bool
  }

  /// The bytes of its lines, one after the other.
  private(set) var bytes: [UInt8] = []
  /// The lines, `mostLines` at most.
  private(set) var lines: [Line] = []
  /// Whether it has more lines, or longer ones, than a heading has.
  private(set) var isOverfull = false
  /// The blank lines before it.
  private(set) var blanks = 0
  /// Whether nothing stands before it in the text.
  private(set) var isFirst = false

  /// Makes it empty, to be filled by a block behind `blanks` blank lines.
  mutating func begin(blanks: Int, isFirst: Bool) {
    bytes.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    isOverfull = false
    (self.blanks, self.isFirst) = (blanks, isFirst)
  }

  /// Takes another line, `line`, that begins at `offset` of the text.
  mutating func append(_ line: UnsafeRawBufferPointer, at offset: Int) {
    guard lines.count < Self.mostLines, line.count <= Self.longestLine + 80 else {
      isOverfull = true
      return
    }
    var start = 0
    while start < line.count, SourceLine.isBlank(line[start]) { start += 1 }
    start = HeadingLine.start(of: line, from: start)
    var end = line.count
    while end > start, SourceLine.isBlank(line[end - 1]) { end -= 1 }
    guard end - start <= Self.longestLine else {
      isOverfull = true
      return
    }
    let from = bytes.count
    bytes.append(contentsOf: line[start..<end])
    HeadingLine.makeSpacesPlain(&bytes[from...])
    lines.append(
      Line(offset: offset + start, range: from..<bytes.count, isIndented: start > 0))
  }

  /// Forgets lines of a few signs at its ends, which set it apart: `%`, `***`.
  mutating func dropSigns() {
    while lines.count > 1, isOfSigns(lines[0]) { lines.removeFirst() }
    while lines.count > 1, isOfSigns(lines[lines.count - 1]) { lines.removeLast() }
  }

  private func isOfSigns(_ line: Line) -> Bool {
    line.range.count <= 3
      && bytes[line.range].allSatisfy {
        $0 < 0x80 && !(0x30...0x39).contains($0) && !(0x41...0x5A).contains($0 & 0xDF)
      }
  }

  /// Forgets its first line.
  mutating func dropFirstLine() { lines.removeFirst() }

  /// The bytes of a line without the decoration at its ends and the mark of a note.
  func words(of line: Line) -> ArraySlice<UInt8> {
    var words = bytes[line.range]
    while let first = words.first, HeadingLine.isDecoration(first) { words.removeFirst() }
    while let last = words.last, HeadingLine.isDecoration(last) { words.removeLast() }
    return HeadingLine.withoutNoteMark(words)
  }

  /// Whether it ends with a full stop and is not in capitals for the most part.
  var endsSentence: Bool {
    guard let last = lines.last, words(of: last).last == UInt8(ascii: ".") else { return false }
    let letters = bytes[(lines[0].range.lowerBound)...]
    let small = letters.count { (0x61...0x7A).contains($0) }
    return small > letters.count { (0x41...0x5A).contains($0) }
  }

  /// The text's offset behind its last line.
  var end: Int { lines.last.map { $0.offset + $0.range.count } ?? 0 }
}
