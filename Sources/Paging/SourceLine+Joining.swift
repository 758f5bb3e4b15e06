/// What a line looks like where it is asked whether it is of one paragraph with its neighbour.
extension SourceLine {
  /// Whether the line begins with a small letter, or one of a script without large ones.
  var beginsSmall: Bool { Self.beginsSmall(words) }

  /// Whether `words`, of which there are some, begin so.
  static func beginsSmall(_ words: UnsafeRawBufferPointer) -> Bool {
    let lead = words[0]
    if lead < 0x80 { return lead >= UInt8(ascii: "a") && lead <= UInt8(ascii: "z") }
    guard let scalar = String(decoding: words.prefix(4), as: UTF8.self).unicodeScalars.first
    else { return false }
    return scalar.properties.isAlphabetic && !scalar.properties.isUppercase
  }

  /// Whether the line begins something of its own: an item of a list, a heading or block of
  /// Markdown, a row of a table, a quoted line.
  var beginsItem: Bool { Self.beginsItem(words) }

  /// Whether `words`, of which there are some, begin so.
  static func beginsItem(_ words: UnsafeRawBufferPointer) -> Bool {
    guard words.count > 2 else { return isQuoted(words) }
    switch words[0] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return isBlank(words[1]) || words[1] == words[0] && words[2] == words[0]
    case UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "`"), UInt8(ascii: "~"):
      return words[1] == words[0] || isBlank(words[1])
    case 0xE2: return words[1] == 0x80 && words[2] == 0xA2
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return isNumbered(words)
    default: return isQuoted(words)
    }
  }

  /// Whether the line is a rule, such as one below a heading: nothing but a sign that is repeated.
  var isRule: Bool {
    let words = words
    guard words.count > 1, words[0] > 0x20, words[0] < 0x80,
      words[0] | 0x20 < UInt8(ascii: "a")
        || words[0] | 0x20 > UInt8(ascii: "z"), !(0x30...0x39).contains(words[0])
    else { return false }
    return words.allSatisfy { $0 == words[0] }
  }

  /// The columns that the words of an item stand in by, behind its sign; `nil` if it begins none.
  var itemIndent: Int? {
    guard let first = words.first, first < 0x40 || first == 0xE2, !isQuoted, beginsItem else {
      return nil
    }
    let words = words
    guard let sign = words.firstIndex(where: Self.isBlank),
      let text = words[sign...].firstIndex(where: { !Self.isBlank($0) }), text <= 6
    else { return nil }
    return indent + text - (first == 0xE2 ? 2 : 0)
  }

  /// The bytes before the words in `column`, if these explain what stands before them: an option, or
  /// a term with a gap behind it.
  func cell(at column: Int) -> Int? {
    var columns = 0
    for (index, byte) in bytes.enumerated() {
      guard columns < column else {
        guard columns == column, index > indent + 1, !Self.isBlank(byte), byte & 0xC0 != 0x80,
          bytes[index - 1] == 0x20
        else { return nil }
        let isTerm = bytes[index - 2] == 0x20 || bytes[indent] == UInt8(ascii: "-")
        return isTerm || index == indent + 3 && Self.endsNumber(bytes[indent + 1]) ? index : nil
      }
      if byte == 0x09 { return nil }
      if byte & 0xC0 != 0x80 { columns += byte >= 0xE3 ? 2 : 1 }
    }
    return nil
  }

  /// Whether the line ends in the midst of a word that `next` goes on with, after U+2010.
  func endsDivided(before next: SourceLine) -> Bool {
    let count = bytes.count
    return count > indent + 3 && bytes[count - 3] == 0xE2 && bytes[count - 2] == 0x80
      && bytes[count - 1] == 0x90 && next.beginsSmall
      && (bytes[count - 4] >= 0x80 || bytes[count - 4] | 0x20 >= UInt8(ascii: "a"))
  }

  /// Whether words begin as `12. ` or `3) ` does.
  private static func isNumbered(_ words: UnsafeRawBufferPointer) -> Bool {
    var end = 1
    while end < min(words.count, 3), words[end] >= 0x30, words[end] <= 0x39 { end += 1 }
    return end + 1 < words.count && isBlank(words[end + 1])
      && endsNumber(words[end])
  }

  private static func endsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
  }

  /// Whether the line is one of a quoted letter or of a table.
  var isQuoted: Bool { Self.isQuoted(words) }

  private static func isQuoted(_ words: UnsafeRawBufferPointer) -> Bool {
    words[0] == UInt8(ascii: ">") || words[0] == UInt8(ascii: "|")
  }

  /// Whether there are signs on the line that commands and programs have and prose has not.
  var hasSigns: Bool {
    for byte in bytes where byte < 0x80 {
      let signs = byte < 64 ? Self.signs.low : Self.signs.high
      if signs &>> UInt64(byte & 63) & 1 != 0 { return true }
    }
    return false
  }

  /// A bit for each byte of ASCII that is such a sign: `|<>={}$\`.
  private static var signs: (low: UInt64, high: UInt64) {
    (0x7000_0010_0000_0000, 0x3800_0000_1000_0000)
  }

  /// Whether a joined newline before `next` stands for a space: not between two East Asian
  /// characters, and not after a hyphen or dash that hangs on a word.
  func needsSpace(before next: SourceLine) -> Bool {
    if endsWithDash { return false }
    return
      !(endsWithIdeograph
      && Self.beginsIdeograph(next.bytes[next.indent], next.bytes[next.indent...]))
  }

  private var endsWithDash: Bool {
    let count = bytes.count
    var dash = 0
    if bytes[count - 1] == UInt8(ascii: "-") {
      dash = 1
    } else if count >= 3, bytes[count - 3] == 0xE2, bytes[count - 2] == 0x80,
      (0x90...0x95).contains(bytes[count - 1])
    {
      dash = 3
    }
    return dash > 0 && count > dash && bytes[count - dash - 1] > 0x20
  }

  private var endsWithIdeograph: Bool {
    var start = bytes.count - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return Self.beginsIdeograph(bytes[start], bytes[start...])
  }

  /// Whether `lead` begins a wide character of a script that sets no spaces: all but Hangul.
  private static func beginsIdeograph(
    _ lead: UInt8, _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    switch lead {
    case 0xE3...0xE9: true
    case 0xEF: bytes.count > 1 && (0xBC...0xBF).contains(bytes[bytes.startIndex + 1])
    case 0xF0: bytes.count > 1 && (0xA0...0xB3).contains(bytes[bytes.startIndex + 1])
    default: false
    }
  }
}

/// The last three bytes of a line: what they say is asked of few texts, so they are only kept.
struct LineEnd {
  private let bytes: (UInt8, UInt8, UInt8)

  /// The end of a line of `bytes`.
  init(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    self.bytes = (
      count > 2 ? bytes[count - 3] : 0, count > 1 ? bytes[count - 2] : 0,
      count > 0 ? bytes[count - 1] : 0
    )
  }

  /// Whether it is the end of a sentence: a stop or a quotation mark.
  var endsSentence: Bool {
    switch bytes {
    case (_, _, 0..<0x80): bytes.2 == 0 || ".!?:;\"')]*_".utf8.contains(bytes.2)
    case (0xE2, 0x80, _): bytes.2 >= 0x98
    // A guillemet, and the stops of China and Japan.
    default: bytes.2 == 0xBB || bytes.0 == 0xE3
    }
  }
}
