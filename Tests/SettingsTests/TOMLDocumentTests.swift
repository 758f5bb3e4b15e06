import Settings
import Testing

@Suite struct TOMLDocuments {
  private let sample = """
    # My settings
    top = 1

    [look]  # colours
    theme = "sepia" # the old one
    'odd key' = 'C:\\n'

    [page]
    measure = 1_000
    justify = true
    list = [ "a",  # first
      "b",
    ]
    [a."b c".d]
    x.y = -3
    """

  @Test func `values are read by the paths of their keys`() {
    let document = TOMLDocument(sample)
    #expect(document.problems.isEmpty)
    #expect(document[["top"]] == .integer(1))
    #expect(document[["look", "theme"]] == .string("sepia"))
    #expect(document[["look", "odd key"]] == .string("C:\\n"))
    #expect(document[["page", "measure"]] == .integer(1000))
    #expect(document[["page", "justify"]] == .boolean(true))
    #expect(document[["page", "list"]] == .strings(["a", "b"]))
    #expect(document[["a", "b c", "d", "x", "y"]] == .integer(-3))
    #expect(document[["page", "none"]] == nil)
    #expect(document.text == sample)
  }

  @Test func `escapes stand for what cannot be written`() {
    let document = TOMLDocument(#"a = "q\"\\\n\t\u00e9\U0001F600""#)
    #expect(document[["a"]] == .string("q\"\\\n\té😀"))
  }

  @Test(arguments: [
    ("theme = sepia", 1, 9, "expected a value"),
    ("[look\ntheme = 1", 1, 6, "expected ']'"),
    ("a = 1\nb 2", 2, 3, "expected '='"),
    ("a = \"x", 1, 5, "expected \" at the end"),
    ("é = 1", 1, 1, "expected a name"),
    ("\"é\" = 1 2", 1, 9, "expected the end of the line"),
    ("a = [1 2]", 1, 8, "expected ',' or ']'"),
    ("a = \"\\q\"", 1, 6, "expected \\\\"),
    ("a = 1\na = 2", 2, 1, "'a' is set a second time"),
    ("[[a]]", 1, 2, "expected a [table]"),
    ("a = 1.5", 1, 6, "expected the end of the line"),
    ("a = [\n\"x\"", 2, 4, "expected ','"),
    ("a = [1, [2]]", 1, 9, "lists in lists"),
    ("= 1", 1, 1, "expected a name"),
  ])
  func `a mistake is told by line and column, and what was expected`(
    text: String, line: Int, column: Int, sentence: String
  ) throws {
    let problems = TOMLDocument(text).problems
    let problem = try #require(problems.first)
    #expect((problem.line, problem.column) == (line, column))
    #expect(problem.sentence.hasPrefix(sentence), "\(problem.sentence)")
  }

  @Test func `a mistake costs its own line and no other`() {
    let document = TOMLDocument("[page]\na = 1\nb = \"open\nc = [1,\nd = 4\n[look]\ne = true\n")
    #expect(document[["page", "a"]] == .integer(1))
    #expect(document[["page", "d"]] == .integer(4))
    #expect(document[["look", "e"]] == .boolean(true))
    #expect(document.problems.map(\.line) == [3, 5])
  }

  @Test func `files of other systems are read too`() {
    let document = TOMLDocument("\u{FEFF}[page]\r\nmeasure = 70\r\n# x\r\njustify = true\r\n")
    #expect(document.problems.isEmpty)
    #expect(document[["page", "measure"]] == .integer(70))
    #expect(document[["page", "justify"]] == .boolean(true))
  }

  @Test func `a changed value keeps everything around it`() {
    var document = TOMLDocument(sample)
    document.set(["look", "theme"], to: .string("my \"own\""))
    document.set(["page", "list"], to: .strings(["c"]))
    #expect(
      document.text
        == sample.replacing("\"sepia\"", with: "\"my \\\"own\\\"\"").replacing(
          "[ \"a\",  # first\n  \"b\",\n]", with: "[\"c\"]"))
    #expect(document[["look", "theme"]] == .string("my \"own\""))
  }

  @Test func `a new key goes to its table, a new table to the end`() {
    var document = TOMLDocument("# top\n[page]\nmeasure = 70 # wide\n\n# the end\n[keys]\n")
    document.set(["page", "justify"], to: .boolean(true))
    document.set(["keys", "today"], to: .strings(["T"]))
    document.set(["look", "theme"], to: .string("dark"))
    #expect(
      document.text
        == "# top\n[page]\nmeasure = 70 # wide\njustify = true\n\n# the end\n[keys]\n"
        + "today = [\"T\"]\n\n[look]\ntheme = \"dark\"\n")
    var empty = TOMLDocument("")
    empty.set(["look", "theme"], to: .string("dark"))
    #expect(empty.text == "[look]\ntheme = \"dark\"\n")
    var dotted = TOMLDocument("page.measure = 70")
    dotted.set(["page", "justify"], to: .boolean(true))
    #expect(dotted.problems.isEmpty && dotted[["page", "justify"]] == .boolean(true))
    var open = TOMLDocument("[page]\r\nmeasure = 70")
    open.set(["page", "justify"], to: .boolean(true))
    #expect(open.text == "[page]\r\nmeasure = 70\r\njustify = true\r\n")
  }

  @Test(arguments: [
    ("a = wide", "a = 1"), ("a = wide # why\nb = 2", "a = 1 # why\nb = 2"), ("a = ", "a = 1"),
    ("a = 1.5\r\nb = 2\r\n", "a = 1\r\nb = 2\r\n"), ("a = \"x", "a = 1"), ("a = [1 2]", "a = 1"),
    ("a = 3 4 # five", "a = 1 # five"), ("a =#none", "a =1#none"),
  ])
  func `a value that cannot be read gives way to the one that is set`(
    text: String, expected: String
  ) {
    var document = TOMLDocument(text)
    #expect(document[["a"]] == nil && document.problems.count == 1)
    document.set(["a"], to: .integer(1))
    #expect(document.text == expected)
    #expect(document[["a"]] == .integer(1) && document.problems.isEmpty)
    var emptied = TOMLDocument(text)
    emptied.remove(["a"])
    #expect(emptied.problems.isEmpty && !emptied.text.contains("a ="))
  }

  @Test func `a file that is none of settings is given up after some mistakes`() {
    for line in ["\u{0}\u{FFFD}\n", "a = [[[[[[[[\n", "[\n", "\"\\\n"] {
      let document = TOMLDocument(String(repeating: line, count: 10_000))
      #expect(document.problems.count == 51)
      #expect(document.problems.last?.sentence == "the rest was not read")
    }
    let deep = TOMLDocument("a = " + String(repeating: "[", count: 200_000))
    #expect(deep.problems.count == 1)
  }

  @Test func `bytes that are no text stay as they are`() {
    let bytes = Array("# caf".utf8) + [0xE9, 0x0A]
    var document = TOMLDocument(bytes: bytes)
    document.set(["a"], to: .integer(1))
    #expect(document.bytes == Array("a = 1\n".utf8) + bytes)
  }

  @Test func `a key is taken out with its lines`() {
    var document = TOMLDocument("[page]\nlist = [1,\n 2] # two\nb = 1\n")
    document.remove(["page", "list"])
    #expect(document.text == "[page]\nb = 1\n")
    document.remove(["page", "none"])
    #expect(document.text == "[page]\nb = 1\n")
  }

  @Test func `a table comes in before another one and what is said of that`() {
    var document = TOMLDocument("# top\n\n[a]\nx = 1\n\n# of b\n  # too\n[b]\nx = 2\n")
    document.insertTable(["n w"], before: ["b"])
    document.set(["n w", "x"], to: .integer(3))
    let expected = "# top\n\n[a]\nx = 1\n\n[\"n w\"]\nx = 3\n\n# of b\n  # too\n[b]\nx = 2\n"
    #expect(document.text == expected)
    for other in [["b"], ["none"]] { document.insertTable(["n w"], before: other) }
    document.insertTable(["c"], before: ["none"])
    #expect(document.text == expected)
    var marked = TOMLDocument("\u{FEFF}[b]\r\nx = 2\r\n")
    marked.insertTable(["a"], before: ["b"])
    marked.set(["top"], to: .integer(0))
    #expect(marked.text == "\u{FEFF}top = 0\r\n[a]\r\n\r\n[b]\r\nx = 2\r\n")
    #expect(marked.problems.isEmpty)
  }

  @Test func `a table gets another name, with those in it`() {
    var document = TOMLDocument("[ a ] # one\nx = 1\n[b]\n['a'.c]\ny = 2\n[ab]\n")
    document.renameTable(["a"], to: ["d]"])
    #expect(document.text == "[ \"d]\"] # one\nx = 1\n[b]\n[\"d]\".c]\ny = 2\n[ab]\n")
    #expect(document[["d]", "c", "y"]] == .integer(2) && document.problems.isEmpty)
    document.renameTable(["none"], to: ["x"])
    #expect(document[["d]", "x"]] == .integer(1))
  }

  @Test func `only a table without keys is taken out`() {
    var document = TOMLDocument("[a]\nx = 1\n\n[b] # empty\n# comment\n\n[c]\ny = wrong\n[d]")
    let before = document.text
    for name in ["a", "c", "none"] { document.removeTable([name]) }
    #expect(document.text == before)
    document.removeTable(["b"])
    document.removeTable(["d"])
    #expect(document.text == "[a]\nx = 1\n# comment\n\n[c]\ny = wrong\n")
  }

  @Test func `what is set is read back, and whatever else was there stays, in any file`() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "[page]", "[look]", "[a.b]", "measure = 1", "theme = \"x\"", "# comment", "", "broken = ",
      "list = [1,", "]", "= 3", "\"quoted key\" = 'y'", "x.y = true", "[", "é", "\t  ", "a = \"\\",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0...8, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined(separator: "\n")
      let before = TOMLDocument(text)
      #expect(before.text == text)
      let path =
        [["page", "measure"], ["look", "new"], ["c", "d e", "f"], ["top"]]
        .randomElement(using: &generator) ?? []
      // A table that a mistake has swallowed is not known to be there.
      var after = before
      after.set(path, to: .string("\u{1}\"é\\"))
      for entry in before.entries where entry.path != path {
        #expect(after[entry.path] == entry.value, "\(text.debugDescription) \(path)")
      }
      for line in text.split(separator: "\n") where line.hasPrefix("#") {
        #expect(after.text.contains(line))
      }
      if before.problems.isEmpty {
        #expect(after[path] == .string("\u{1}\"é\\"), "\(text.debugDescription) \(path)")
        #expect(after.problems.isEmpty, "\(text.debugDescription) \(path)")
      }
    }
  }
}
