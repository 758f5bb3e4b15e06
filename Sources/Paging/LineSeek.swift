package import Books

/// A line of the file, and a byte in it: what compilers and `grep -n` call `file:12:5`.
package struct LineNumber: Equatable, Sendable {
  /// The number of the line, from 1.
  package var number: Int
  /// The number of a byte in it, from 1; past the line's end it means the end.
  package var column: Int

  /// The byte `column` of the line `number`, both from 1.
  package init(_ number: Int, column: Int = 1) {
    self.number = max(number, 1)
    self.column = max(column, 1)
  }
}

/// Looks for a line of a file by its number, as far as the text has come.
///
/// Lines end with newlines, as for `less` and editors, however they are laid out. A seek goes on
/// where it ended when more of the text is there, so that a pipe is read once.
package struct LineSeek: Equatable, Sendable {
  private static let block = 256 << 10

  /// The line that is looked for.
  package let target: LineNumber
  /// The number of the last line that was found, from 1.
  private var line = 1
  /// The offset that this line begins at.
  package private(set) var lineStart = 0
  /// The bytes that were looked through.
  private var position = 0

  /// A seek that has not begun.
  package init(_ target: LineNumber) { self.target = target }

  /// The offset of the byte that is looked for; nil if the text, as far as it is there, has no such
  /// line.
  ///
  /// - Complexity: O(*n*) in the bytes before the line, which are read once.
  package mutating func find(in source: any TextSource) throws(TextError) -> Int? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 1)
    defer { buffer.deallocate() }
    while line < target.number {
      let count = try source.read(into: buffer, at: position)
      guard count > 0 else { return nil }
      look(through: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
    // A line that nothing follows is none, as behind the newline that ends a text.
    guard line == 1 || lineStart < source.count else { return nil }
    let count = min(target.column - 1, buffer.count)
    let read = try source.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), at: lineStart)
    return lineStart + (buffer[..<read].firstIndex(of: 0x0A) ?? read)
  }

  /// The number of lines that `source` has, if it is shorter than was asked for.
  package func lineCount(of source: any TextSource) -> Int {
    line > 1 && lineStart >= source.count ? line - 1 : line
  }

  /// The bytes that are counted at most to tell the number of a line.
  package static let countable = 1 << 30

  /// The number of newlines before the byte at `offset`.
  ///
  /// - Complexity: O(*n*) in `offset`.
  package static func newlines(before offset: Int, in source: any TextSource) throws(TextError)
    -> Int
  {
    try newlines(in: 0..<offset, of: source)
  }

  /// The number of newlines in `range`.
  package static func newlines(
    in range: Range<Int>, of source: any TextSource
  ) throws(TextError) -> Int {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: block, alignment: 1)
    defer { buffer.deallocate() }
    var position = range.lowerBound
    var newlines = 0
    while position < range.upperBound {
      let part = UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<min(block, range.upperBound - position)])
      let count = try source.read(into: part, at: position)
      guard count > 0 else { break }
      let bytes = UnsafeRawBufferPointer(rebasing: part[..<count])
      var index = 0
      while let newline = bytes.firstIndex(of: 0x0A, from: index, to: count) {
        newlines += 1
        index = newline + 1
      }
      position += count
    }
    return newlines
  }

  private mutating func look(through bytes: UnsafeRawBufferPointer) {
    var index = 0
    while line < target.number {
      guard let newline = bytes.firstIndex(of: 0x0A, from: index, to: bytes.count) else {
        position += bytes.count
        return
      }
      index = newline + 1
      line += 1
      lineStart = position + index
    }
    position = lineStart
  }
}
