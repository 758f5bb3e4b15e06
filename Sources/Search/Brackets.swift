package import Books

/// A pair of brackets.
package struct Brackets: Equatable, Sendable {
  /// The byte that opens.
  package let opening: UInt8
  /// The byte that closes.
  package let closing: UInt8

  package static let parentheses = Brackets(opening: UInt8(ascii: "("), closing: UInt8(ascii: ")"))
  package static let braces = Brackets(opening: UInt8(ascii: "{"), closing: UInt8(ascii: "}"))
  package static let brackets = Brackets(opening: UInt8(ascii: "["), closing: UInt8(ascii: "]"))

  private static let block = 64 << 10

  /// The offset of the bracket that belongs to the one at `offset`, which opens if it is looked for
  /// further on, and closes otherwise; nil if there is none.
  ///
  /// All brackets of the pair count, wherever they stand: in comments and strings, too.
  package func partner(
    of offset: Int, isForward: Bool, in source: any TextSource
  ) throws(TextError) -> Int? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 16)
    defer { buffer.deallocate() }
    let (deeper, shallower) = isForward ? (opening, closing) : (closing, opening)
    var depth = 1
    // The bytes before `start`, or from it on, are to be looked through.
    var start = isForward ? offset + 1 : offset
    while isForward || start > 0 {
      let first = isForward ? start : max(start - Self.block, 0)
      let room = isForward ? Self.block : start - first
      let count = try source.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<room]), at: first)
      if count == 0 { return nil }
      for step in 0..<count {
        let index = isForward ? step : count - 1 - step
        let byte = buffer[index]
        if byte == deeper { depth += 1 }
        if byte == shallower { depth -= 1 }
        if depth == 0 { return first + index }
      }
      start = isForward ? first + count : first
    }
    return nil
  }
}
