import TestSupport

/// Texts that have something at an edge.
enum SpecialTexts {
  static let small: [(name: String, text: String)] = [
    ("nothing", ""), ("a letter", "a"), ("a newline", "\n"), ("a form feed", "\u{C}"),
    ("newlines", String(repeating: "\n", count: 500)),
    ("form feeds", String(repeating: "\u{C}", count: 50)),
    ("CRLF newlines", String(repeating: "\r\n", count: 300)),
    ("no final newline", "one\ntwo three four five six seven\n\nlast"),
    ("CRLF", lines.joined(separator: "\r\n") + "\r\n"),
    ("CR", lines.joined(separator: "\r") + "\r"),
    ("NEL", lines.joined(separator: "\u{85}")),
    ("LS and PS", lines.joined(separator: "\u{2028}") + "\u{2029}" + lines.joined()),
    ("mixed ends", "a\r\r\nb\n\rc\r\n\r\nd\r\r\n\r\ne\r"),
    ("form feed first", "\u{C}one\ntwo\n"), ("form feed last", "one\ntwo\n\u{C}"),
    ("form feeds doubled", "one\n\u{C}\u{C}two\u{C}\u{C}\u{C}three\n"),
    ("form feed in a line", "one two\u{C}three four\n  \u{C}  five\n"),
    ("form feed after blanks", "one\n\n\n\u{C}\n\ntwo\n\u{C}\n\n\n\u{C}three\n\n"),
    (
      "form feeds between blanks",
      "one\n\u{C}\n\u{C}\n\n \u{C}\t\n\u{C}\u{C}\ntwo\n\n\u{C}\n\n\u{C}"
    ),
    ("form feeds and blanks first", "\u{C}\n\n\u{C}\u{C}\n\n\n\u{C}\none\n\u{C}\n\u{C}two"),
    ("many form feeds in a text", "a\n" + String(repeating: "\u{C}", count: 98) + "b\nc\u{C}\u{C}"),
    ("blanks first", "\n\n \n\t\n\n\n\n\n\n\n\n\n\n\nword\n"),
    ("blanks last", "word\n\n\n \n\n\t\n\n\n\n\n\n\n\n\n\n\n\n"),
    ("blanks with spaces", "a\n   \n\t\t\n \t \r\nb\n \n"),
    ("controls", "\u{1}\n\u{1} \n\u{0}\u{1B}[31m\n\u{2}\u{2}\ntext\u{1}\ntext\n"),
    ("headings", headings), ("headings alone", String(repeating: "CHAPTER 1\n\n", count: 40)),
    ("a man page's feet", String(repeating: "text of it\n\n\n\n\u{C}\n\n", count: 20)),
    ("emphasis", emphasis), ("trailing spaces", trailingSpaces),
  ]

  private static let lines = [
    "First of the lines, which is of some length, so that it is broken into a few.", "", "Second",
    "A third line", "", "", "CHAPTER 2", "", "and what comes after it, and after it, and after it",
  ]

  private static let headings =
    (1...30).map { number in
      "\n\nCHAPTER \(number)\n\n"
        + String(repeating: "word after word ", count: number * 7 % 23) + "\n"
    }.joined()

  private static let emphasis = String(
    repeating: """
      It was _the very best of all the ships that ever sailed upon the seas_ I
      thought, and _so was_ her _captain, who
      never_ said a word of it, nor of snake_case or __init__ or of _this which
      has no end, though it goes on and on, and there is more of it to come, a
      lot_ more in fact. And then _

      """, count: 9)

  private static let trailingSpaces = String(
    repeating: "This line has some spaces and tabs at its end before the line feed   \t \n",
    count: 40)

  /// Lines that are longer than the text's blocks, between other ones.
  static func giants(_ generator: inout SeededGenerator) -> [(name: String, bytes: [UInt8])] {
    let letters = [UInt8](repeating: 0x78, count: 70_000)
    let spaces = [UInt8](repeating: 0x20, count: 200_000)
    var prose: [UInt8] = []
    while prose.count < 200_000 {
      prose += Array((RandomTexts.words.randomElement(using: &generator) ?? "").utf8) + [0x20]
    }
    let next = Array("\n\nA paragraph after it.\nAnd another one.\n\u{C}Page.\n".utf8)
    let words = Array(String(repeating: "extraordinarily ", count: 12_000).utf8)
    let ideographs = Array(String(repeating: "日本語の文章、", count: 9_000).utf8)
    var separated: [UInt8] = []
    for _ in 0..<30 { separated += Array(prose.prefix(4000)) + [0xC2, 0x85] }
    let several: [[UInt8]] = [next, words, next, letters, next, spaces, next, prose]
    let ends: [[UInt8]] = [separated, [0x0A], next, words, [0x0D, 0x0D, 0x0A], next]
    let lengths: [[UInt8]] = [
      Array(letters.prefix(65_535)), [0x0A], Array(letters.prefix(65_536)), [0x0A],
      Array(letters.prefix(65_537)), [0x0C], Array(letters.prefix(65_535)), [0x0C], next,
    ]
    let feeds: [[UInt8]] = [Array(words.prefix(10)), [0x0C], words, [0x0C, 0x0C], words]
    let full: [[UInt8]] = [Array(lines[0].utf8), [0x0A], words, next]
    return [
      ("words", words), ("letters", letters + letters), ("spaces", spaces),
      ("ideographs", ideographs), ("prose", prose + next + prose + [0x0A]),
      ("several", Array(several.joined())), ("ends of lines", Array(ends.joined())),
      ("after a line that is full", Array(full.joined())),
      ("of just the length", Array(lengths.joined())),
      ("cut by form feeds", Array(feeds.joined())),
    ]
  }

  /// A hard-wrapped paragraph that has no end for `length` bytes.
  static func endless(_ generator: inout SeededGenerator, length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var line = 0
    while bytes.count < length {
      let word = RandomTexts.words.randomElement(using: &generator) ?? ""
      if line + word.count > 71 {
        bytes.append(0x0A)
        line = 0
      } else if line > 0 {
        bytes.append(0x20)
      }
      bytes += Array(word.utf8)
      line += word.count + 1
    }
    return bytes
  }
}
