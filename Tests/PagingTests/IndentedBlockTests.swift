import Books
import Paging
import Testing

@Suite struct IndentedBlocks {
  /// The words of `count` sentences, wrapped at `columns`, each line after `indent`.
  static func wrapped(_ count: Int, at columns: Int, indent: String = "") -> String {
    let sentence =
      "The wind had gone round to the north in the night and the sea was up once more. "
    var lines = [indent]
    for word in String(repeating: sentence, count: count).split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > columns { lines.append(indent) }
      if lines[lines.count - 1] != indent { lines[lines.count - 1] += " " }
      lines[lines.count - 1] += word
    }
    return lines.joined(separator: "\n")
  }

  /// A letter in an indented block, and verse, in a text that was wrapped at 72 columns.
  static let text: String = {
    let prose = (5..<11).map { wrapped($0, at: 72) }.joined(separator: "\n\n")
    let letter = wrapped(3, at: 72, indent: "    ") + "\n    and no more."
    let verse = "    The door is on the latch.\n    Come in.\n    Nobody asks"
    return prose + "\n\n" + letter + "\n\n" + verse + "\n"
  }()

  func lines(measure: Int) throws -> [String] {
    let source = MemoryText(Self.text)
    let manuscript = try Manuscript(source)
    try #require(manuscript.traits.wrapColumns != nil)
    let format = PageFormat(settings: LayoutSettings(measure: measure), rows: 500)
    return try Pager(manuscript, format: format).page(.first).lines.map(\.text)
  }

  @Test func `an indented block that fits stands as it is`() throws {
    let lines = try lines(measure: 80)
    #expect(lines.contains { $0.hasPrefix("    The wind") })
    #expect(lines.contains("    and no more."))
  }

  @Test func `an indented block that does not fit is joined, verse is not`() throws {
    let lines = try lines(measure: 40)
    // No line but a paragraph's last is left short.
    let start = try #require(lines.lastIndex { $0.hasPrefix("    The wind") })
    #expect(lines[start..<start + 3].allSatisfy { $0.count > 28 })
    #expect(lines.contains("    Come in."))
    #expect(lines.contains("    Nobody asks"))
  }

  /// Titles in the middle, verse and a signature far in, in a text that was wrapped at 72 columns.
  private static let deepText: String = {
    func centred(_ words: String) -> String {
      String(repeating: " ", count: (72 - words.count) / 2) + words
    }
    let prose = (5..<11).map { wrapped($0, at: 72) }.joined(separator: "\n\n")
    return [
      centred("CHAPTER I."), prose, centred("In which the wind goes round to the north"),
      String(repeating: " ", count: 30) + "The door is on the latch, my love.",
      String(repeating: " ", count: 52) + "JOHN SMITH.",
      String(repeating: " ", count: 20) + "if (door.latch() < 3 && wind) { go(north); }", prose,
    ].joined(separator: "\n\n") + "\n"
  }()

  private func deepLines(measure: Int) throws -> [String] {
    let format = PageFormat(settings: LayoutSettings(measure: measure), rows: 500)
    return try Pager(try Manuscript(MemoryText(Self.deepText)), format: format).page(.first).lines
      .map(\.text).filter { !$0.isEmpty && !$0.hasPrefix("The wind") && !$0.hasPrefix("once") }
  }

  @Test func `what stands far in keeps its place where it fits, and else is not broken for that`()
    throws
  {
    let wide = try deepLines(measure: 72)
    #expect(wide[0] == String(repeating: " ", count: 31) + "CHAPTER I.")
    let lines = try deepLines(measure: 40)
    func expect(_ indent: Int, _ words: String) {
      #expect(lines.contains(String(repeating: " ", count: indent) + words), "\(words)")
    }
    expect(15, "CHAPTER I.")
    expect(6, "The door is on the latch, my love.")
    expect(29, "JOHN SMITH.")
    // What is wider than a row is broken from the margin on.
    expect(0, "In which the wind goes round to the")
    expect(0, "north")
    // Code is left as it is.
    expect(20, "if (door.latch() < 3")
  }

  @Test func `an indented block that is joined keeps its indent`() throws {
    let lines = try lines(measure: 40)
    let start = try #require(lines.lastIndex { $0.hasPrefix("    The wind") })
    let letter = lines[start...].prefix { !$0.isEmpty }
    #expect(letter.count > 5)
    #expect(letter.allSatisfy { $0.hasPrefix("    ") && !$0.hasPrefix("     ") })
  }

  @Test(arguments: [
    (
      52,
      ["     the next page      Right  Space  PgDn  l  j", "                        Down  Enter"]
    ),
    (52, ["     A line of verse that goes on for more than a", "       page is wide."]),
    (40, ["     the next page      Right  Space", "       PgDn  l  j  Down  Enter"]),
    (20, ["     the next page", "     Right  Space", "     PgDn  l  j", "     Down  Enter"]),
  ])
  func `a line of a block that is broken goes on below itself`(
    _ measure: Int, _ expected: [String]
  ) throws {
    let block = """

           the next page      Right  Space  PgDn  l  j  Down  Enter
           A line of verse that goes on for more than a page is wide.

      """
    let source = MemoryText(Self.text + block)
    let manuscript = try Manuscript(source)
    let format = PageFormat(settings: LayoutSettings(measure: measure), rows: 500)
    let lines = try Pager(manuscript, format: format).page(.first).lines.map(\.text)
    let start = try #require(lines.lastIndex(of: expected[0]), "\(lines.suffix(9))")
    #expect(Array(lines[start..<start + expected.count]) == expected)
  }

  @Test func `verse goes on without a sign, a command and a row of a table with one`() throws {
    let block = """

           A line of verse that goes on for more than a page is wide.
           curl -s https://example.org/long-essays.txt | tome-reader
           the next page      Right  Space  PgDn  l  j  Down  Enter

      """
    let manuscript = try Manuscript(MemoryText(Self.text + block))
    let format = PageFormat(settings: LayoutSettings(measure: 44), rows: 500)
    let lines = try Pager(manuscript, format: format).page(.first).lines.suffix(6)
    #expect(lines.map(\.isContinuation) == [false, false, false, true, false, true])
  }

  @Test func `commands in an indented block stay as they are`() throws {
    let commands = """

           curl -s https://example.org/long-essays.txt | tome-reader
           tome-reader - < minutes-of-the-meeting.txt

      """
    let source = MemoryText(Self.text + commands)
    let manuscript = try Manuscript(source)
    let format = PageFormat(settings: LayoutSettings(measure: 66), rows: 500)
    let lines = try Pager(manuscript, format: format).page(.first).lines.map(\.text)
    #expect(lines.contains { $0.hasSuffix("     tome-reader - < minutes-of-the-meeting.txt") })
  }
}
