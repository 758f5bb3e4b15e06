/// Reads a file of settings, byte by byte, and goes on behind each mistake.
struct TOMLParser {
  /// A mistake, and the offset where it was noticed.
  struct Mistake: Error {
    var sentence: String
    var offset: Int
  }

  /// A value that could not be read: where it would stand.
  struct Unread: Equatable {
    var path: [String]
    var keyOffset: Int
    var range: Range<Int>
  }

  /// Behind so many mistakes the rest is not read: it is no file of settings.
  static let mostMistakes = 50

  private let bytes: [UInt8]
  private var at = 0
  private var table: [String] = []
  private(set) var entries: [TOMLDocument.Entry] = []
  private(set) var headers: [TOMLDocument.Header] = []
  private(set) var mistakes: [Mistake] = []
  private(set) var unread: [Unread] = []
  private var paths: Set<[String]> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    at = Self.start(of: bytes)
  }

  /// Where the first line begins: behind the mark that some editors put before a text.
  static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Reads everything.
  mutating func parse() {
    while at < bytes.count {
      let start = at
      do throws(Mistake) {
        try parseLine()
      } catch {
        if mistakes.last.map({ lineEnd(from: $0.offset) != lineEnd(from: error.offset) }) ?? true {
          mistakes.append(error)
        }
        // The line where an array that nobody closed was noticed may be all right by itself.
        let isLater = lineEnd(from: error.offset) > lineEnd(from: start)
        at = isLater ? lineStart(of: error.offset) - 1 : lineEnd(from: start)
        if mistakes.count == Self.mostMistakes {
          mistakes.append(Mistake(sentence: "the rest was not read", offset: error.offset))
          return
        }
      }
      if at < bytes.count { at += 1 }
    }
  }

  private mutating func parseLine() throws(Mistake) {
    skipBlanks()
    switch peek {
    case nil, UInt8(ascii: "\n"): return
    case UInt8(ascii: "#"): skipComment()
    case UInt8(ascii: "["):
      try parseHeader()
      try expectLineEnd()
    default: try parseEntry()
    }
  }

  private mutating func parseHeader() throws(Mistake) {
    let offset = at
    at += 1
    if peek == UInt8(ascii: "[") {
      throw mistake("expected a [table]; [[arrays]] are not used here")
    }
    skipBlanks()
    let start = at
    let path = try parseKey()
    let range = start..<at
    guard consume("]") else { throw mistake("expected ']'") }
    table = path
    headers.append(TOMLDocument.Header(path: path, offset: offset, range: range))
  }

  private mutating func parseEntry() throws(Mistake) {
    let offset = at
    let path = table + (try parseKey())
    guard consume("=") else { throw mistake("expected '='") }
    skipBlanks()
    let start = at
    var end = at
    let value: TOMLValue
    do throws(Mistake) {
      value = try parseValue()
      end = at
      try expectLineEnd()
    } catch {
      if error.offset <= lineEnd(from: start) { noteUnread(path, offset, from: start) }
      throw error
    }
    guard paths.insert(path).inserted else {
      throw Mistake(sentence: "'\(path.last ?? "")' is set a second time", offset: offset)
    }
    entries.append(
      TOMLDocument.Entry(path: path, value: value, keyOffset: offset, range: start..<end))
  }

  /// Notes a value that could not be read, down to its end or to a comment behind it.
  private mutating func noteUnread(_ path: [String], _ offset: Int, from start: Int) {
    let line = bytes[start..<lineEnd(from: start)]
    let value = line[..<(line.firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex)]
    let end = value.lastIndex { ![0x20, 0x09, 0x0D].contains($0) }.map { $0 + 1 } ?? start
    unread.append(Unread(path: path, keyOffset: offset, range: start..<end))
  }

  private mutating func expectLineEnd() throws(Mistake) {
    skipBlanks()
    if peek == UInt8(ascii: "#") { skipComment() }
    guard peek == nil || peek == UInt8(ascii: "\n") else {
      throw mistake("expected the end of the line")
    }
  }
}

// MARK: - Keys

extension TOMLParser {
  /// Whether a byte can stand in a key without quotation marks.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Reads `name`, `"any name"` or several with points between them.
  private mutating func parseKey() throws(Mistake) -> [String] {
    var path: [String] = []
    repeat {
      skipBlanks()
      if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") {
        path.append(try parseString())
      } else {
        let start = at
        while let byte = peek, Self.isBare(byte) { at += 1 }
        guard at > start else { throw mistake("expected a name") }
        path.append(String(decoding: bytes[start..<at], as: UTF8.self))
      }
      skipBlanks()
    } while consume(".")
    return path
  }
}

// MARK: - Values

extension TOMLParser {
  private mutating func parseValue() throws(Mistake) -> TOMLValue {
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try parseString())
    case UInt8(ascii: "["): return .array(try parseArray())
    default: break
    }
    let start = at
    while let byte = peek, Self.isBare(byte) || byte == UInt8(ascii: "+") { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    if word == "true" { return .boolean(true) }
    if word == "false" { return .boolean(false) }
    if let number = Int(word.filter { $0 != "_" }) { return .integer(number) }
    throw Mistake(
      sentence: "expected a value: \"text\", a whole number, true, false or [a list]",
      offset: start)
  }

  private mutating func parseArray() throws(Mistake) -> [TOMLValue] {
    at += 1
    var values: [TOMLValue] = []
    while true {
      skipLines()
      if consume("]") { return values }
      if peek == UInt8(ascii: "[") { throw mistake("lists in lists are not used here") }
      values.append(try parseValue())
      skipLines()
      if consume("]") { return values }
      guard consume(",") else { throw mistake("expected ',' or ']'") }
    }
  }

  private mutating func parseString() throws(Mistake) -> String {
    guard let quote = peek else { throw mistake("expected a text") }
    let start = at
    at += 1
    var content: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\n") {
      at += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        content += try parseEscape()
      } else {
        content.append(byte)
      }
    }
    throw Mistake(
      sentence: "expected \(Character(Unicode.Scalar(quote))) at the end of the text",
      offset: start)
  }

  private mutating func parseEscape() throws(Mistake) -> [UInt8] {
    let start = at - 1
    let byte = peek ?? 0
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "e"): return [0x1B]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let count = byte == UInt8(ascii: "u") ? 4 : 8
      let digits = bytes[at..<min(at + count, bytes.count)]
      if digits.count == count,
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        at += count
        return Array(String(Character(scalar)).utf8)
      }
    default: break
    }
    throw Mistake(
      sentence: "expected \\\\, \\\", \\n, \\t or \\u and four digits", offset: start)
  }
}

// MARK: - Bytes

extension TOMLParser {
  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func mistake(_ sentence: String) -> Mistake { Mistake(sentence: sentence, offset: at) }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// Skips what is between words of a line; the CR of a line that ends with CR LF is such.
  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D { at += 1 }
  }

  private mutating func skipComment() { at = lineEnd(from: at) }

  private mutating func skipLines() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0D, 0x0A: at += 1
      case UInt8(ascii: "#"): skipComment()
      default: return
      }
    }
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func lineEnd(from offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
  }
}
