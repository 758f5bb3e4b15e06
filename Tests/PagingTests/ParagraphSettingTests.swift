import Books
import TestSupport
import Testing

@testable import Paging

/// Paragraphs that are set off from one another in another way than the text has them.
@Suite struct ParagraphSettings {
  private static let prose = """
    CHAPTER 1. Loomings

    Call me Ishmael. Some years ago—never mind how long precisely—having
    little or no money in my purse, and nothing particular to interest me
    on shore, I thought I would sail about a little.

    It is a way I have of driving off the spleen.

    Whenever I find myself growing grim about the mouth; whenever it is a
    damp, drizzly November in my soul.


    “Come,” he said.

    Of Man’s first disobedience,
    and the fruit of that tree

    1. the first of a list

    The last paragraph of them all.

    """

  private func lines(
    _ text: String, _ paragraphs: LayoutSettings.Paragraphs, measure: Int = 60, wrap: Int? = 70
  ) throws -> [String] {
    let sample = try Sample(Array(text.utf8), measure: measure, rows: 50, wrapColumns: wrap)
    return try sample.with(paragraphs).pager().page(.first).lines.map(\.text)
  }

  @Test func `an indent takes the place of one blank line between paragraphs of prose`() throws {
    #expect(
      try lines(Self.prose, .indented) == [
        "CHAPTER 1. Loomings",
        "",
        "   Call me Ishmael. Some years ago—never mind how long",
        "precisely—having little or no money in my purse, and nothing",
        "particular to interest me on shore, I thought I would sail",
        "about a little.",
        "   It is a way I have of driving off the spleen.",
        "   Whenever I find myself growing grim about the mouth;",
        "whenever it is a damp, drizzly November in my soul.",
        "",
        "",
        "   “Come,” he said.",
        "",
        "Of Man’s first disobedience,",
        "and the fruit of that tree",
        "",
        "1. the first of a list",
        "",
        "   The last paragraph of them all.",
      ])
    #expect(try lines(Self.prose, .spaced) == lines(Self.prose, .asPrinted))
  }

  @Test func `a text with a line for each paragraph is indented too`() throws {
    let text = "One, which is long enough.\n\nTwo.\r\n \t\r\nThree.\n\n\u{C}Four.\n\nFive"
    #expect(
      try lines(text, .indented, measure: 24, wrap: nil) == [
        "  One, which is long", "enough.", "  Two.", "  Three.", "",
      ])
    #expect(try lines("One.\n\nTwo.", .indented, measure: 7, wrap: nil) == ["One.", "", "Two."])
  }

  @Test func `a blank line is put before paragraphs that an indent alone tells`() throws {
    let text = """
        Call me Ishmael. Some years ago—never mind how long precisely—having
      little or no money in my purse.
        “Come,” he said.
        “I will.”
      \u{20}

        Whenever I find myself growing grim.
          a line of verse
        - a list
      """
    #expect(
      try lines(text, .spaced, measure: 80) == [
        "  Call me Ishmael. Some years ago—never mind how long precisely—having little or",
        "no money in my purse.",
        "",
        "  “Come,” he said.",
        "",
        "  “I will.”",
        "",
        "",
        "  Whenever I find myself growing grim.",
        "    a line of verse",
        "  - a list",
      ])
    #expect(try lines(text, .indented, measure: 80) == lines(text, .asPrinted, measure: 80))
  }

  @Test func `first lines are justified up to the right edge`() throws {
    var sample = try Sample(
      Array("one two three four five six seven eight nine\n\nten\n".utf8), measure: 24, rows: 9)
    sample.format.settings.isJustified = true
    let lines = try sample.with(.indented).pager().page(.first).lines
    #expect(lines.map(\.columns).prefix(2) == [24, 24])
    #expect(lines.map(\.indent) == [2, 0, 0, 2])
  }

  @Test func `what tells paragraphs is found in samples of the text`() throws {
    let line = "  It was the best of times, it was the worst of times, it was the age of\n"
    let rest = "wisdom, and so on.\n"
    func traits(_ text: String) throws -> TextTraits {
      try TextTraits.sampled(from: MemoryText(Array(text.utf8)))
    }
    #expect(try traits(String(repeating: line + rest, count: 6)).paragraphIndent == 2)
    let spaced = String(repeating: line.dropFirst(2) + rest + "\n", count: 6)
    #expect(try traits(spaced).paragraphIndent == nil)
    #expect(try traits(String(repeating: line, count: 6)).paragraphIndent == nil)
  }

  // MARK: The promises of every layout

  private static func text(_ generator: inout SeededGenerator, length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < length {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes += RandomTexts.bytes(&generator, length: 100)
      case 1: bytes += Array("\n\nCHAPTER 7\n\n".utf8)
      case 2: bytes += Array("    of verse,\n    and another\n".utf8)
      case 3: bytes += Array("\n".utf8)
      default:
        var column = Bool.random(using: &generator) ? 2 : 0
        bytes += Array(repeating: 0x20, count: column)
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
          let word = RandomTexts.words.randomElement(using: &generator) ?? ""
          bytes += Array((column > 60 ? word + "\n" : word + " ").utf8)
          column = column > 60 ? 0 : column + word.count + 1
        }
        let end = ["\n", "\n\n", "\n\n", "\r\n\r\n"].randomElement(using: &generator)
        bytes += Array((end ?? "\n").utf8)
      }
    }
    return bytes
  }

  private func sample(_ seed: Int, length: Int) throws -> Sample {
    var generator = SeededGenerator(seed: UInt64(seed + 4000))
    let bytes = Self.text(&generator, length: length)
    return try Sample(
      bytes, measure: Int.random(in: 5...70, using: &generator),
      rows: Int.random(in: 1...30, using: &generator), wrapColumns: seed % 3 == 0 ? nil : 66
    ).with(seed % 2 == 0 ? .indented : .spaced)
  }

  @Test(arguments: 1...40) func `the grid covers the text, and is counted alike`(
    _ seed: Int
  ) throws {
    let sample = try sample(seed, length: 4000)
    try Grid().check(sample, every: 50)
    // On narrower lines the indent of a joined line is left out.
    var wide = sample
    wide.format.settings.measure = 70
    try Coverage().check(wide)
  }

  @Test(arguments: 1...12) func `turning skips nothing`(_ seed: Int) throws {
    let sample = try sample(seed + 100, length: 2500)
    let offsets = stride(from: 0, through: sample.bytes.count, by: 311)
    try Chains().check(sample, from: Array(offsets))
  }

  @Test(arguments: 1...12) func `scrolling skips nothing`(_ seed: Int) throws {
    try LineWindows().check(try sample(seed + 200, length: 1500), step: 1)
  }

  @Test(arguments: 1...20) func `counted in parts, the pages are the same`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    try Runs().checkParts(try sample(seed + 300, length: 30_000), &generator)
  }

  @Test(arguments: 1...20) func `every line is found by any of its bytes`(_ seed: Int) throws {
    let sample = try sample(seed + 400, length: 2000)
    let lines = try sample.lines().filter { $0.kind == .text || $0.kind == .heading }
    for line in lines {
      for offset in line.position.offset..<line.end {
        let found = try sample.text.position(ofLineAt: offset, index: nil)
        try #require(found.offset == line.position.offset)
      }
    }
  }
}
