package import Books

/// How many characters stand before each stretch of a text: turns offsets into characters and back.
///
/// A character is a code point, but for the carriage return: a text with lines of DOS has as many as
/// the same text with lines of Unix. Of bytes that are no UTF-8 those of the form 10xxxxxx do not
/// count. Words are what ASCII's white space parts, as `wc` counts them.
///
/// It takes 8 bytes for 64 KB of the text.
package struct CharacterIndex: Equatable, Sendable {
  /// The bytes from one entry to the next.
  static let stretch = 64 << 10

  /// The number of bytes that were counted.
  package let bytes: Int
  /// The number of characters.
  package let count: Int
  /// The number of words.
  package let words: Int
  /// The characters before each stretch; the last one may be shorter than the others, or empty.
  let starts: [Int]
  /// The words that begin before the last stretch.
  let wordsBeforeLastStretch: Int

  /// The number of characters of the bytes `range` of the text of `source`, which are not many.
  package static func characters(
    of range: Range<Int>, in source: any TextSource
  ) throws(TextError) -> Int {
    try source.withBytes(range) { CharacterCount(of: $0).characters }
  }

  /// The number of characters before the byte at `offset` of the text of `source`.
  ///
  /// Offsets past what was counted give the number of all characters.
  ///
  /// - Complexity: O(1), and a look at up to 64 KB of the text.
  package func characters(before offset: Int, in source: any TextSource) throws(TextError) -> Int {
    guard offset < bytes else { return count }
    guard offset > 0 else { return 0 }
    let stretch = offset / Self.stretch
    let start = stretch * Self.stretch
    return try source.withBytes(start..<offset) {
      starts[stretch] + CharacterCount(of: $0).characters
    }
  }

  /// The offset of the character with the given number, from 0, in the text of `source`; past the
  /// last one the number of bytes.
  ///
  /// - Complexity: O(log *n*), and a look at 64 KB of the text.
  package func offset(ofCharacter number: Int, in source: any TextSource) throws(TextError) -> Int {
    guard number < count else { return bytes }
    guard number > 0 else { return 0 }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    let start = low * Self.stretch
    let left = number - starts[low]
    return try source.withBytes(start..<min(start + Self.stretch, bytes)) { bytes in
      start + CharacterCount.index(ofCharacter: left, in: bytes)
    }
  }
}
