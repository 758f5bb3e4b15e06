import Books
import Glibc
import Typeset

/// A line of the file: where it begins, where what it says ends and where the next one begins.
struct FileLine {
  /// The text's offset of its first byte.
  var start: Int
  /// The text's offset of the first byte that is not part of what it says.
  var contentEnd: Int
  /// The text's offset of the next line's first byte.
  var end: Int
  /// Whether it is a form feed, with white space before it at most.
  var endsWithFormFeed = false
}

// What is asked for each line is inlined: the compiler copies a value of this size to the stack for
// a function that only looks at it.

extension ParagraphScanner {
  /// The line that begins at `start`, or `nil` if it is a giant: a line of the file or a page
  /// without an end among its first `giantLength` bytes.
  ///
  /// Words before a form feed are a line by themselves, and so is the form feed. The bytes from
  /// `kept` on stay in the window.
  mutating func line(at start: Int, keeping kept: Int) throws(TextError) -> FileLine? {
    if let formFeed, formFeed < start { lookForFormFeed(from: start) }
    var newline = find(from: start)
    if newline == nil, formFeed == nil {
      // Few lines are so long that the window has to become larger for them.
      for length in [4 << 10, Self.giantLength]
      where newline == nil && window.end < min(start + length, limit) {
        try window.require(start - kept + length, from: kept)
        newline = find(from: start)
      }
    }
    let reach = min(window.end, start + Self.giantLength)
    let end = newline ?? reach
    if let feed = formFeed(from: start, to: end) {
      return isBlank(from: start, to: feed)
        ? FileLine(start: start, contentEnd: feed, end: feed + 1, endsWithFormFeed: true)
        : FileLine(start: start, contentEnd: feed, end: feed)
    }
    guard newline != nil else {
      return end - start >= Self.giantLength
        ? nil : FileLine(start: start, contentEnd: end, end: end)
    }
    var contentEnd = end
    if traits.terminator == UInt8(ascii: "\n"), contentEnd > start,
      window.pointer(at: contentEnd - 1)[0] == UInt8(ascii: "\r")
    {
      contentEnd -= 1
    }
    return FileLine(start: start, contentEnd: contentEnd, end: end + 1)
  }

  /// Whether nothing but spaces and tabs stands on the line.
  @inline(__always)
  func isBlank(_ line: FileLine) -> Bool { isBlank(from: line.start, to: line.contentEnd) }

  @inline(__always)
  private func isBlank(from start: Int, to end: Int) -> Bool {
    let pointer = window.pointer(at: start)
    for index in 0..<end - start where !SourceLine.isBlank(pointer[index]) { return false }
    return true
  }

  /// The line as it is compared with its neighbours; `nil` if it is blank.
  @inline(__always)
  func sourceLine(_ line: FileLine) -> SourceLine? { SourceLine(content(of: line)) }

  /// The bytes of what the line says, without the spaces of a margin.
  @inline(__always)
  func content(of line: FileLine) -> UnsafeRawBufferPointer {
    let start = line.start &+ marginSpaces(before: line)
    return UnsafeRawBufferPointer(
      start: window.pointer(at: start), count: line.contentEnd &- start)
  }

  /// The spaces of a margin that the line begins with.
  @inline(__always)
  func marginSpaces(before line: FileLine) -> Int {
    guard let joining, joining.margin > 0 else { return 0 }
    return SourceLine.spaces(
      before: UnsafeRawBufferPointer(
        start: window.pointer(at: line.start), count: line.contentEnd &- line.start),
      atMost: joining.margin)
  }

  /// The first terminator from `start` on in the window, among a line's bytes: those before the next
  /// form feed, or a page of a few letters would have all of the window looked at.
  @inline(__always)
  private func find(from start: Int) -> Int? {
    let count = min((formFeed ?? window.end) - start, Self.giantLength)
    guard count > 0 else { return nil }
    let pointer = window.pointer(at: start)
    guard let found = memchr(pointer, CInt(traits.terminator), count) else { return nil }
    return start + (UnsafeRawPointer(found) - UnsafeRawPointer(pointer))
  }

  /// The first form feed in the given range of the window.
  private mutating func formFeed(from start: Int, to end: Int) -> Int? {
    if let formFeed, formFeed >= start { return formFeed < end ? formFeed : nil }
    if formFeed == nil, formFeedKnownTo >= end { return nil }
    lookForFormFeed(from: max(start, formFeed == nil ? formFeedKnownTo : start))
    return formFeed.flatMap { $0 < end ? $0 : nil }
  }

  mutating func lookForFormFeed(from start: Int) {
    formFeedKnownTo = window.end
    formFeed = nil
    let count = window.end - start
    guard count > 0 else { return }
    let pointer = window.pointer(at: start)
    formFeed = memchr(pointer, 0x0C, count).map {
      start + (UnsafeRawPointer($0) - UnsafeRawPointer(pointer))
    }
  }
}

// MARK: - Giants

extension ParagraphScanner {
  /// A line of a giant with more bytes than this is cut there: a cluster of a million marks.
  ///
  /// It is the most that is laid out before a run looks whether it was cancelled, in 1 ms.
  static let longestLine = 128 << 10

  /// A part of a giant.
  struct GiantPart {
    /// The bytes; `nil` if there are no more.
    var text: TextWindow?
    /// The text's offset after the bytes, past the giant's terminator when the text is final.
    var end: Int
  }

  /// The part of the giant from `offset` on, of `length` bytes where the giant has them.
  mutating func giantPart(from offset: Int, length: Int) throws(TextError) -> GiantPart {
    try window.require(length, from: offset)
    let available = min(window.end - offset, length)
    guard available > 0 else { return GiantPart(text: nil, end: offset) }
    let pointer = window.pointer(at: offset)
    let found = lineEnd(in: pointer, count: available)
    var count = found ?? available
    var end = offset + count
    if let found, pointer[found] == traits.terminator {
      end += 1
      // A carriage return before the line feed is part of the line's end.
      if pointer[found] == UInt8(ascii: "\n"), found > 0,
        pointer[found - 1] == UInt8(ascii: "\r")
      {
        count -= 1
      }
    }
    let isFinal = found != nil || offset + available >= limit
    return GiantPart(text: TextWindow(base: pointer, count: count, isFinal: isFinal), end: end)
  }

  /// Where the giant ends that has the byte at `offset`, past its terminator.
  ///
  /// - Complexity: O(*n*) in the bytes up to there, which are read once.
  mutating func giantEnd(from offset: Int) throws(TextError) -> Int {
    var offset = offset
    while true {
      let part = try giantPart(from: offset, length: Self.longestLine)
      guard let text = part.text, !text.isFinal else { return part.end }
      offset += text.count
    }
  }

  private func lineEnd(in pointer: UnsafePointer<UInt8>, count: Int) -> Int? {
    func find(_ byte: UInt8, within count: Int) -> Int? {
      guard let found = memchr(pointer, CInt(byte), count) else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(pointer)
    }
    let newline = find(traits.terminator, within: count)
    return find(0x0C, within: newline ?? count) ?? newline
  }
}

extension TextWindow {
  /// The bytes of the window as the line that is cut at its end: up to a whole code point.
  var cutLength: Int {
    var length = count
    while length > count - 4, length > 1, base[length - 1] & 0xC0 == 0x80 { length -= 1 }
    return length > 1 && base[length - 1] >= 0xC0 ? length - 1 : count
  }
}
