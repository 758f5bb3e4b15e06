import Books
import Testing

@Suite struct TextEndTests {
  private func end(_ text: String) throws -> Int {
    try TextEnd.offset(in: MemoryText(Array(text.utf8)))
  }

  @Test(arguments: [
    "*** END OF THIS PROJECT GUTENBERG EBOOK EMMA ***", "***END OF THE PROJECT GUTENBERG EBOOK***",
    "End of the Project Gutenberg EBook of Emma, by Jane Austen",
    "End of Project Gutenberg's Emma, by Jane Austen",
  ])
  func `a text ends before the licence`(line: String) throws {
    let licence = String(repeating: "You may copy it.\r\n", count: 1000)
    #expect(try end("Finis.\r\n\r\n\r\n\(line)\r\n\(licence)") == 6)
    #expect(try end(String(repeating: "x\n", count: 50_000) + "\n\(line)\n\(licence)") == 99_999)
  }

  @Test(arguments: [
    "\n\nTHE END\n", "\n\n\n   THE END\n\n", "\r\n\r\nFINIS\r\n", "\n\nThe End\n\n\nLondon, 1865\n",
    "\n\nThe End",
  ])
  func `a line that ends the text is behind its body`(ending: String) throws {
    let body = "It was a long day.\nThey went home,\nand slept."
    let text = Array((body + ending).utf8)
    #expect(try TextEnd.body(endingAt: text.count, in: MemoryText(text)) == body.utf8.count)
  }

  @Test(arguments: [
    "", "\n", "THE END\n", "They went home,\nand slept.\n",
    "home.\n\n" + String(repeating: "long ", count: 30) + "\n", "home.\n\nThey went,\nand slept.\n",
  ])
  func `a last paragraph is body`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try TextEnd.body(endingAt: bytes.count, in: MemoryText(bytes)) == bytes.count)
  }

  @Test func `where every paragraph is a line, only words that end books are no body`() throws {
    let lines = (1...40).map { "Sentence \($0)." }.joined(separator: "\n\n")
    for (ending, body) in [
      ("", lines), ("\n\n\n* * * THE END. * * *\n", lines), ("\n\nSlept.\n", nil),
    ]
      as [(String, String?)]
    {
      let text = Array((lines + ending).utf8)
      let expected = body?.utf8.count ?? text.count
      #expect(try TextEnd.body(endingAt: text.count, in: MemoryText(text)) == expected)
    }
  }

  @Test(arguments: ["", "Finis.\n", "It was the *** END OF it.\n", "Ending well\n"])
  func `a text without one ends at its end`(text: String) throws {
    #expect(try end(text) == text.utf8.count)
  }
}
