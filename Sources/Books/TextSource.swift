/// The text of a book: UTF-8 bytes that can be read from anywhere in it.
///
/// Offsets count bytes of the text as the reader sees it, after decoding and without a byte order
/// mark. Bytes that are not valid UTF-8 are part of the text, one by one. A source may still be
/// arriving (standard input, a conversion): then `count` grows until `isComplete`.
///
/// Sources are read from several threads at once.
package protocol TextSource: AnyObject, Sendable {
  /// The number of bytes that can be read now.
  var count: Int { get }

  /// Whether all of the text is there; `false` while more may arrive.
  var isComplete: Bool { get }

  /// The number of bytes the text is expected to have in the end; `count` when it is complete.
  var expectedCount: Int { get }

  /// What the book knows of its own text; `nil` for a plain text.
  var structure: (any TextStructure)? { get }

  /// Where its parts begin, as the book itself says; `nil` if it says nothing of them.
  var contents: (any TextContents)? { get }

  /// What some of its words are beside words; `nil` if nothing is known of any.
  ///
  /// A text of a terminal has spans and no structure. Its spans reach over line ends: of those that
  /// reach into a range that is asked for, the part in that range is given.
  var spans: (any TextSpans)? { get }

  /// Fills `buffer` with the bytes from `offset` on.
  ///
  /// - Parameter offset: At least 0; at or past `count` nothing is read.
  /// - Returns: The number of bytes read: fewer than asked for only where the text, as far as it
  ///   is there, ends.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int
}

extension TextSource {
  package var structure: (any TextStructure)? { nil }
  package var contents: (any TextContents)? { structure }
  package var spans: (any TextSpans)? { structure }
}

/// What can go wrong while a text is read.
package struct TextError: Error, Equatable, Sendable {
  /// The name of the file, as it is shown to the reader.
  package let file: String
  /// The `errno` of the call that failed.
  package let code: Int32

  /// A failure to read `file` with the system's error `code`.
  package init(file: String, code: Int32) {
    self.file = file
    self.code = code
  }
}

/// A text held in memory: for the text of small things and for tests.
package final class MemoryText: TextSource {
  private let bytes: [UInt8]

  /// The text of `bytes`, complete.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text of `string`, complete.
  package convenience init(_ string: String) {
    self.init(Array(string.utf8))
  }

  package var count: Int { bytes.count }
  package var isComplete: Bool { true }
  package var expectedCount: Int { bytes.count }

  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    guard offset < bytes.count else { return 0 }
    let length = min(buffer.count, bytes.count - offset)
    bytes.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + length]))
    }
    return length
  }
}
