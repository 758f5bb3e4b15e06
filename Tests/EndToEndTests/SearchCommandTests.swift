import Testing

struct `The search command` {
  private static let text = """
    The white
      whale swam. A résumé of the white whale: "white\u{7}", a wha-
    le, and no more.
    """

  private func search(_ file: borrowing Scratch, _ words: String...) throws -> CommandResult {
    try run([built("tome-reader"), "search", file.path] + words)
  }

  @Test func `prints offset, page and context of each match`() throws {
    let file = try Scratch(Self.text)
    let result = try search(file, "White", "whale")
    #expect(
      result.output == """
        4\t1\tThe ⟦white whale⟧ swam. A résumé of the white whale:
        42\t1\twhite whale swam. A résumé of the ⟦white whale⟧: "white␇", a wha- le, and no more.

        """)
    #expect(result.status == 0)
  }

  @Test func `prints JSON`() throws {
    let file = try Scratch(Self.text)
    let result = try search(file, "--json", "\"white")
    #expect(
      result.output == #"""
        {"matches":[
        {"offset":55,"length":6,"page":1,"before":"swam. A résumé of the white whale: ","match":"\"white","after":"␇\", a wha- le, and no more."}
        ],"count":1}

        """#)
    #expect(try search(file, "--json", "zzyzzx").output == "{\"matches\":[],\"count\":0}\n")
  }

  @Test func `numbers the pages that the matches are on`() throws {
    let file = try Scratch((1...9).map { "line \($0) here\n\n" }.joined())
    let result = try search(file, "line", "--size", "40x2")
    let pages = result.output.split(separator: "\n").compactMap { $0.split(separator: "\t")[1] }
    #expect(pages == (1...9).map { "\($0)" })
    // Those that are not printed are passed over.
    let last = try search(file, "line 9", "--size", "40x2").output
    #expect(last.contains("\t9\t"))
  }

  @Test func `looks for case, whole words and expressions where told to`() throws {
    let file = try Scratch(Self.text)
    func count(_ words: String...) throws -> Int {
      try run([built("tome-reader"), "search", file.path] + words).output
        .split(separator: "\n").count
    }
    #expect(try count("the") == 2)
    #expect(try count("the", "--case") == 1)
    #expect(try count("resume", "--case") == 0)
    #expect(try count("resum", "--whole-words") == 0)
    #expect(try count("w[a-z]+e", "--regex") == 5)
  }

  @Test func `says by its status whether there were matches`() throws {
    let file = try Scratch(Self.text)
    let none = try search(file, "zzyzzx")
    #expect(none.output.isEmpty)
    #expect(none.status == 1)
    let mistake = try search(file, "--regex", "(white")
    #expect(
      mistake.output
        == "tome-reader: the regular expression has a mistake at character 7: missing closing parenthesis\n"
    )
    #expect(mistake.status == 64)
    #expect(try search(file, " ").status == 64)
    #expect(try run([built("tome-reader"), "search", "/nowhere", "word"]).status == 66)
  }
}
