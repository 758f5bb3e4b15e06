/// The expression that PCRE2 compiles for a query.
///
/// `\\<` and `\\>`, which begin and end a word in the expressions of `grep` and `less`, are PCRE2's
/// `\\b`; a query for lines without a match becomes an expression for whole lines.
struct RegexExpression {
  /// What is compiled, as UTF-8.
  private(set) var bytes: [UInt8] = []
  /// For each byte, where in the query it comes from.
  private var origins: [Int] = []

  /// The expression of `query`, whose text is one, or words that stand for themselves.
  init(_ query: SearchQuery) {
    let body = Array(query.text.utf8)
    // A line without a match, with its end: an empty match would be none.
    if query.isInverted { add(query.wholeWords ? "^(?!.*\\b(?:" : "^(?!.*(?:", at: 0) }
    if query.isRegex { translate(body) } else { quote(body) }
    if query.isInverted { add(query.wholeWords ? ")\\b).*\\R?" : ")).*\\R?", at: body.count) }
  }

  private mutating func add(_ text: StaticString, at origin: Int) {
    text.withUTF8Buffer { for byte in $0 { add(byte, at: origin) } }
  }

  private mutating func add(_ byte: UInt8, at origin: Int) {
    bytes.append(byte)
    origins.append(origin)
  }

  /// Puts a backslash before each sign.
  private mutating func quote(_ body: [UInt8]) {
    for (index, byte) in body.enumerated() {
      if byte < 0x80, !Self.isWord(byte) { add(UInt8(ascii: "\\"), at: index) }
      add(byte, at: index)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func translate(_ body: [UInt8]) {
    var index = 0
    // Behind the bracket that opens a set of characters: a bracket that closes it there is one of them.
    var setStart: Int?
    while index < body.count {
      let byte = body[index]
      if byte == UInt8(ascii: "\\"), index + 1 < body.count {
        let escaped = body[index + 1]
        if setStart == nil, escaped == UInt8(ascii: "<") {
          add("\\b(?=\\w)", at: index)
        } else if setStart == nil, escaped == UInt8(ascii: ">") {
          add("\\b(?<=\\w)", at: index)
        } else {
          add(byte, at: index)
          add(escaped, at: index + 1)
        }
        index += 2
        continue
      }
      if let start = setStart {
        if byte == UInt8(ascii: "]"), index > start { setStart = nil }
      } else if byte == UInt8(ascii: "[") {
        setStart = index + 1
        if index + 1 < body.count, body[index + 1] == UInt8(ascii: "^") { setStart = index + 2 }
      }
      add(byte, at: index)
      index += 1
    }
  }

  /// The character of the query, from 0, at which PCRE2 found an error at this byte of the expression.
  func position(ofError offset: Int, in text: String) -> Int {
    let origin = offset < origins.count ? origins[offset] : text.utf8.count
    return String(decoding: text.utf8.prefix(origin), as: UTF8.self).count
  }
}
