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

  @Test(arguments: ["", "Finis.\n", "It was the *** END OF it.\n", "Ending well\n"])
  func `a text without one ends at its end`(text: String) throws {
    #expect(try end(text) == text.utf8.count)
  }
}
