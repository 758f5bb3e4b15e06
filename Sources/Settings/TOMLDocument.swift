/// A file of settings in TOML, which can be changed without losing what else stands in it.
///
/// It takes tables, dotted and quoted keys, strings of one line, whole numbers, truth values and
/// arrays, also over several lines: what <https://toml.io/en/v1.0.0> has, but for dates, floats,
/// inline tables, arrays of tables and strings of several lines. A mistake costs its own line and
/// no other.
package struct TOMLDocument: Equatable, Sendable {
  /// A key with its value.
  package struct Entry: Equatable, Sendable {
    /// The names of the tables that it is in, and its own.
    package var path: [String]
    /// Its value.
    package var value: TOMLValue
    /// Where its key begins, in bytes.
    package var keyOffset: Int
    /// The bytes of the value.
    package var range: Range<Int>
  }

  /// The header of a table.
  struct Header: Equatable, Sendable {
    var path: [String]
    var offset: Int
    /// The bytes of its name.
    var range: Range<Int>
  }

  /// Something in a file that is not as it should be.
  package struct Problem: Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column, in characters from 1.
    package var column: Int
    /// What is wrong, or what was expected: a sentence without its end.
    package var sentence: String

    /// `line 3, column 9: expected …`
    package var description: String { "line \(line), column \(column): \(sentence)" }
  }

  /// The bytes of the file.
  package private(set) var bytes: [UInt8]
  /// The keys with their values, in the order of the file.
  package private(set) var entries: [Entry]
  /// What could not be read.
  package private(set) var problems: [Problem]
  private(set) var headers: [Header]
  /// The values that could not be read.
  let unread: [TOMLParser.Unread]

  /// The document that `text` is.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The document that a file of these bytes is.
  package init(bytes: [UInt8]) {
    var parser = TOMLParser(bytes)
    parser.parse()
    self.bytes = bytes
    entries = parser.entries
    headers = parser.headers
    unread = parser.unread
    problems = parser.mistakes.map { Problem($0.sentence, at: $0.offset, in: bytes) }
  }

  /// The text of the file.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The names of its tables, in the order of the file, those without a key too.
  package var tables: [[String]] { headers.map(\.path) }

  /// The value of a key.
  package subscript(path: [String]) -> TOMLValue? {
    entries.first { $0.path == path }?.value
  }

  /// A problem with something that stands at `offset`.
  package func problem(_ sentence: String, at offset: Int) -> Problem {
    Problem(sentence, at: offset, in: bytes)
  }
}

extension TOMLDocument.Problem {
  init(_ sentence: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    line = before.count { $0 == 0x0A } + 1
    // Bytes that go on with a character are none of their own.
    column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    self.sentence = sentence
  }
}
