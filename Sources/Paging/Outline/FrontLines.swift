import Books
import Glibc

/// The lines of the front of a text.
struct FrontLines {
  /// A line with something in it.
  struct Line {
    /// The text's offset of its first byte.
    var offset: Int
    /// The text's offset of the next line.
    var end: Int
    /// Its words, without a page's number behind them.
    var words: ArraySlice<UInt8>
    /// The bytes of white space before it.
    var indent = 0
  }

  /// The summary of a chapter or a story has at most so many lines.
  private static let mostLinesOfSummary = 16

  private let bytes: UnsafeRawBufferPointer
  private let terminator: UInt8

  init(_ bytes: UnsafeRawBufferPointer, terminator: UInt8) {
    (self.bytes, self.terminator) = (bytes, terminator)
  }

  /// The offset of the line that heads the contents list, between `start` and `limit`.
  func heading(from start: Int = 0, before limit: Int = .max) -> Int? {
    var offset = start
    while offset < min(bytes.count, limit) {
      let end = lineEnd(from: offset)
      if end - offset < 80, isShort(offset..<end) {
        let line = String(decoding: words(offset..<end), as: UTF8.self).lowercased()
        let words = line.prefix { $0.isLetter || $0.isWhitespace }
        if line.utf8.count - words.utf8.count <= 2,
          HeadingWords.headContents(HeadingLine.trimmed(words))
        {
          return offset
        }
      }
      offset = end
    }
    return nil
  }

  /// The line at `offset`, blank or not; `nil` behind the last one.
  func line(from offset: Int) -> Line? {
    guard offset < bytes.count else { return nil }
    let end = lineEnd(from: offset)
    return Line(offset: offset, end: end, words: words(offset..<end))
  }

  /// The lines of the list whose heading stands at `heading`, up to the first prose.
  func entries(from heading: Int) -> [Line] {
    var lines: [Line] = []
    var blockStart = 0
    var offset = lineEnd(from: heading)
    while offset < bytes.count, lines.count < 4096 {
      let end = lineEnd(from: offset)
      let words = words(offset..<end)
      if words.isEmpty {
        blockStart = lines.count
      } else {
        let indent = bytes[offset..<end].prefix { SourceLine.isBlank($0) }.count
        lines.append(Line(offset: offset, end: end, words: withoutPage(words), indent: indent))
        let block = lines[blockStart...]
        if words.count > LineBlock.longestLine || isProse(block) && !isSummarized(block) {
          lines.removeSubrange(blockStart...)
          break
        }
      }
      offset = end
    }
    return lines
  }

  /// Whether lines without a blank one between them are running text: several of them long, with
  /// small letters at the beginning.
  private func isProse(_ block: ArraySlice<Line>) -> Bool {
    guard block.count >= 3 else { return false }
    let running = block.dropFirst().count { line in
      guard let first = line.words.first else { return false }
      return first >= 0x61 && first <= 0x7A && bytes[line.offset] == first
    }
    return running * 3 >= block.count && block.allSatisfy { $0.words.count > 30 }
      || running * 2 > block.count
  }

  /// Whether `block` is a division with a number and a summary of what is in it: lists of old novels have
  /// such ones.
  private func isSummarized(_ block: ArraySlice<Line>) -> Bool {
    guard block.count <= Self.mostLinesOfSummary, let first = block.first,
      let read = HeadingLine(String(decoding: first.words, as: UTF8.self))
    else { return false }
    return read.kind.isDivision && read.number != nil && !read.isBare
  }

  private func lineEnd(from offset: Int) -> Int {
    guard let base = bytes.baseAddress, offset < bytes.count else { return bytes.count }
    let found = memchr(base + offset, CInt(terminator), bytes.count - offset)
    return found.map { UnsafeRawPointer($0) - base + 1 } ?? bytes.count
  }

  /// Whether a line has some words, and no more than the heading of a contents list.
  private func isShort(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound, HeadingLine.isDecoration(bytes[start]) { start += 1 }
    return (3...42).contains(line.upperBound - start)
  }

  private func words(_ range: Range<Int>) -> ArraySlice<UInt8> {
    var line = Array(bytes[range])[...]
    HeadingLine.makeSpacesPlain(&line)
    while let last = line.last, HeadingLine.isDecoration(last) || last == terminator {
      line.removeLast()
    }
    while let first = line.first, HeadingLine.isDecoration(first) { line.removeFirst() }
    return HeadingLine.withoutNoteMark(line)
  }

  /// Whether `byte` may stand between a title and its page: a blank, or a sign that leads the eye.
  private static func leads(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "*")
  }

  /// `words` without the number of a page: digits behind dots or two spaces.
  private func withoutPage(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = words
    while let last = rest.last, last >= 0x30, last <= 0x39 { rest.removeLast() }
    guard rest.count < words.count else { return words }
    let title = rest
    while let last = rest.last, Self.leads(last) { rest.removeLast() }
    let isLeader = title.count - rest.count >= 2 || title.last == 0x09
    return isLeader && !rest.isEmpty ? rest : words
  }
}
