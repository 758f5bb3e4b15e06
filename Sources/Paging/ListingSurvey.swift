/// Tells code, logs and tables from prose, by the lines of samples.
///
/// A line is technical if it has many signs or figures, gaps between columns, or values parted by
/// commas alone; or if it begins as lines of code and its comments do. Of some hundred texts of
/// `/usr/share/doc`, novels, and the Declaration of Human Rights in 12 scripts, those of prose have
/// up to a third of such lines, and code, logs and tables more than two of five. If every second
/// line has its words in two columns, it is a listing too: options and what they do.
struct ListingSurvey {
  private var lines = 0
  private var technical = 0
  /// Those of them that are technical by more than their figures.
  private var surelyTechnical = 0
  /// The bytes of all lines, and of those that are paragraphs of words.
  private var bytes = 0, paragraphBytes = 0
  /// A line with more bytes that is not technical is a paragraph.
  private static let longest = 160
  /// The lines whose words behind the first gap begin in the same column as those of the line before.
  private var aligned = 0
  /// That column, if the line before has such words.
  private var cell: Int?

  /// A survey of no lines.
  private init() {}

  /// A survey of the lines of `samples`.
  init(_ samples: [TextSamples.Sample]) {
    for sample in samples {
      for line in sample { add(line) }
    }
  }

  /// Whether a text is surely a listing by the lines of one sample: of prose, not all are looked at.
  static func isSurelyListing(_ sample: TextSamples.Sample) -> Bool {
    var survey = ListingSurvey()
    for (index, line) in sample.enumerated() {
      survey.add(line)
      guard survey.canBecomeSure(within: sample.count - index - 1) else { return false }
    }
    return survey.isSurelyListing
  }

  private mutating func add(_ line: UnsafeRawBufferPointer) {
    guard let words = SourceLine.words(in: line) else { return }
    lines += 1
    let second = Self.cell(in: line, words)
    let isBelow = second == nil && words.lowerBound == cell
    if cell != nil, isBelow || second == cell { aligned += 1 }
    if !isBelow { cell = second }
    bytes += words.count
    let line = TechnicalLine(UnsafeRawBufferPointer(rebasing: line[words]))
    if line.isTechnical {
      technical += 1
    } else if words.count > Self.longest {
      paragraphBytes += words.count
    }
    if line.isSurelyTechnical { surelyTechnical += 1 }
  }

  /// Whether the text is rather a listing than prose: a few lines tell nothing.
  var isListing: Bool {
    lines >= 4 && !isInParagraphs
      && (technical * 100 >= lines * 42 || aligned * 100 >= lines * 50)
  }

  /// Whether most of the text is paragraphs, however many short lines stand between them: a diary with
  /// its dates.
  private var isInParagraphs: Bool { paragraphBytes * 2 > bytes }

  /// Whether so many lines are technical that the text is a listing, though its lines look wrapped.
  var isSurelyListing: Bool { lines >= 4 && !isInParagraphs && canBecomeSure(within: 0) }

  /// Whether enough lines are technical or aligned if all of so many lines that follow are.
  private func canBecomeSure(within following: Int) -> Bool {
    let all = lines + following
    return (surelyTechnical + following) * 100 >= all * 85
      || (aligned + following) * 100 >= all * 70
  }

  /// Where the words behind the first gap of a line begin, which is no gap between sentences.
  private static func cell(in line: UnsafeRawBufferPointer, _ words: Range<Int>) -> Int? {
    var index = words.lowerBound
    while index + 2 < words.upperBound {
      guard line[index] == 0x20, line[index + 1] == 0x20 else {
        index += 1
        continue
      }
      let last = line[index - 1]
      var end = index + 2
      while line[end] == 0x20 { end += 1 }
      if end - index > 2 || !endsSentence(last) { return end }
      index = end
    }
    return nil
  }

  /// Whether a sentence may end with `byte`.
  static func endsSentence(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }
}

/// What is counted on a line to tell whether it is technical.
private struct TechnicalLine {
  private static let beginnings: [StaticString] = [
    "//", "/*", "* @", "#!", "#include", "--", "return", "import ", "def ", "class ", "self.", "# ",
  ]

  private let beginsAsCode: Bool
  private var ink = 0
  private var beginsWithLetter = false
  private var signs = 0
  private var figures = 0
  private var gaps = 0
  private var commas = 0
  /// The blanks before the byte that comes next; a tab counts as many.
  private var blanks = 0
  private var last: UInt8 = 0

  /// Counts what the line `words` has.
  init(_ words: UnsafeRawBufferPointer) {
    beginsAsCode =
      Self.beginnings.contains { Self.begins(words, with: $0) } || Self.isRequest(words)
    guard !beginsAsCode else { return }
    for index in words.indices { add(words, index) }
  }

  /// Adds the byte at `index` of the line.
  private mutating func add(_ line: UnsafeRawBufferPointer, _ index: Int) {
    let byte = line[index]
    guard !SourceLine.isBlank(byte) else {
      blanks += byte == 0x20 ? 1 : 4
      return
    }
    if blanks >= 3 || blanks == 2 && !ListingSurvey.endsSentence(last) { gaps += 1 }
    if ink == 0 { beginsWithLetter = Self.isLetter(byte) || byte >= 0x80 }
    if Self.isLetter(byte) {
      ink += 1
      (blanks, last) = (0, byte)
      return
    }
    let next = index + 1 < line.count ? line[index + 1] : 0x20
    ink += 1
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"),
      UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "%"),
      UInt8(ascii: "`"):
      signs += 1
    case 0x30...0x39: figures += 1
    case UInt8(ascii: "("):
      if blanks == 0, Self.isLetter(last) { signs += 1 }
    case UInt8(ascii: ","):
      if !SourceLine.isBlank(next), !(Self.isFigure(last) && Self.isFigure(next)) { commas += 1 }
    case UInt8(ascii: "."):
      if blanks == 0, Self.isLetter(next), Self.isLetter(last) || Self.isFigure(last) { signs += 1 }
    case UInt8(ascii: ":"):
      if !SourceLine.isBlank(next) { signs += 1 }
    case UInt8(ascii: ";"):
      if index + 1 == line.count { signs += 2 }
    default: break
    }
    blanks = 0
    last = byte
  }

  /// Whether the line is a request of troff, as in the source of a manual page: `.TH`, `.\"`.
  private static func isRequest(_ words: UnsafeRawBufferPointer) -> Bool {
    guard words.count > 1, words[0] == UInt8(ascii: ".") else { return false }
    return isLetter(words[1]) || words[1] == UInt8(ascii: "\\")
  }

  var isTechnical: Bool { isTechnical(countingFigures: true) }

  /// Whether it is technical if figures count for nothing.
  var isSurelyTechnical: Bool { isTechnical(countingFigures: false) }

  private func isTechnical(countingFigures: Bool) -> Bool {
    if beginsAsCode { return true }
    // A short sentence with a number in it is no line of a table.
    if beginsWithLetter, signs == 0, commas < 2, gaps < 2, ListingSurvey.endsSentence(last) {
      return false
    }
    let figures = countingFigures ? figures : 0
    return commas >= 2 || gaps >= 2 || (signs * 4 + figures) * 100 >= ink * 24
  }

  private static func begins(
    _ words: UnsafeRawBufferPointer, with beginning: StaticString
  ) -> Bool {
    let (bytes, count) = (beginning.utf8Start, beginning.utf8CodeUnitCount)
    // This comes before the first paint: most lines differ in the first byte.
    guard words.count >= count, words[0] == bytes[0] else { return false }
    return (1..<count).allSatisfy { words[$0] == bytes[$0] }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isFigure(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
