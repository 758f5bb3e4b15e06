import Books
import Glibc

/// The contents list at the front of a text: what it names and where it stands.
struct ContentsList {
  /// The number of bytes at the front of a text that are looked through for it.
  private static let searchedLength = 512 << 10
  /// A list has at most this many lines.
  private static let mostLines = 4000

  /// The text's offsets from the list's heading to the first line behind the list; empty where the
  /// text has none.
  private(set) var range = 0..<0
  /// The keys of what it names.
  private(set) var keys: Set<UInt64> = []
  /// The keys of the titles behind numbers that stand alone.
  private(set) var titleKeys: Set<UInt64> = []
  /// The first letters of what it names.
  private(set) var beginnings: [[UInt8]] = []

  /// The list of the text of `source`.
  init(_ source: any TextSource, terminator: UInt8) throws(TextError) {
    let length = min(source.count, Self.searchedLength)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    defer { buffer.deallocate() }
    let count = try source.read(into: buffer, at: 0)
    let front = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    let lines = FrontLines(front, terminator: terminator)
    guard let heading = lines.heading() else { return }
    read(lines.entries(from: heading), from: heading)
  }

  private mutating func read(_ lines: some Sequence<FrontLines.Line>, from heading: Int) {
    var firsts: [Entry] = []
    var previous: ArraySlice<UInt8>?
    var count = 0
    var end = heading
    for line in lines.prefix(Self.mostLines) {
      let entry = Entry(line.words)
      // Where its first lines come again, the book itself has begun.
      if firsts.contains(where: { $0.isSame(as: entry) }) {
        end = line.offset
        break
      }
      if firsts.count < 3 { firsts.append(entry) }
      keys.insert(entry.key)
      beginnings.append(Array(line.words.prefix(12)))
      if let title = entry.title {
        titleKeys.insert(HeadingKey(title.utf8).value)
        beginnings.append(Array(title.utf8.prefix(12)))
      }
      if let previous { keys.insert(HeadingKey(previous + line.words).value) }
      previous = line.words
      count += 1
      end = line.end
    }
    guard count >= 2 else {
      (keys, titleKeys, beginnings) = ([], [], [])
      return
    }
    range = heading..<end
  }

  /// A line of the list.
  private struct Entry {
    let key: UInt64
    /// What stands behind a number without a word for it.
    let title: Substring?
    private let number: Int?
    private let titleKey: UInt64

    init(_ words: ArraySlice<UInt8>) {
      let read = HeadingLine(String(decoding: words, as: UTF8.self))
      let behind = read.flatMap { $0.title.isEmpty ? nil : $0.title }
      key = HeadingKey(words).value
      title = read?.kind == .numeral ? behind : nil
      number = read?.number
      titleKey = behind.map { HeadingKey($0.utf8).value } ?? key
    }

    func isSame(as other: Entry) -> Bool {
      titleKey == other.titleKey
        && (number == other.number || number == nil || other.number == nil)
    }
  }
}

/// The lines of the front of a text.
private struct FrontLines {
  /// A line with something in it.
  struct Line {
    /// The text's offset of its first byte.
    var offset: Int
    /// The text's offset of the next line.
    var end: Int
    /// Its words, without a page's number behind them.
    var words: ArraySlice<UInt8>
  }

  private let bytes: UnsafeRawBufferPointer
  private let terminator: UInt8

  init(_ bytes: UnsafeRawBufferPointer, terminator: UInt8) {
    (self.bytes, self.terminator) = (bytes, terminator)
  }

  /// The offset of the line that heads the contents list.
  func heading() -> Int? {
    var offset = 0
    while offset < bytes.count {
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
        lines.append(Line(offset: offset, end: end, words: withoutPage(words)))
        if words.count > LineBlock.longestLine || isProse(lines[blockStart...]) {
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

  private func lineEnd(from offset: Int) -> Int {
    guard let base = bytes.baseAddress, offset < bytes.count else { return bytes.count }
    let found = memchr(base + offset, CInt(terminator), bytes.count - offset)
    return found.map { UnsafeRawPointer($0) - base + 1 } ?? bytes.count
  }

  /// Whether a line has no more words than the heading of a contents list.
  private func isShort(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound, HeadingLine.isDecoration(bytes[start]) { start += 1 }
    return line.upperBound - start <= 42
  }

  private func words(_ range: Range<Int>) -> ArraySlice<UInt8> {
    var line = Array(bytes[range])[...]
    while let last = line.last, HeadingLine.isDecoration(last) || last == terminator {
      line.removeLast()
    }
    while let first = line.first, HeadingLine.isDecoration(first) { line.removeFirst() }
    return line
  }

  /// `words` without the number of a page: digits behind dots or two spaces.
  private func withoutPage(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = words
    while let last = rest.last, last >= 0x30, last <= 0x39 { rest.removeLast() }
    guard rest.count < words.count else { return words }
    let title = rest
    while let last = rest.last, last == 0x20 || last == 0x09 || last == UInt8(ascii: ".") {
      rest.removeLast()
    }
    let isLeader = title.count - rest.count >= 2 || title.last == 0x09
    return isLeader && !rest.isEmpty ? rest : words
  }
}
