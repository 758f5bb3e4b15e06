import Books
import TestSupport
import Testing
import TextPlace

/// Pages of the printed book, and where a book begins.
@Suite struct PrintedPages {
  private func rig() throws -> Rig {
    var draft = StructuredDraft()
    for label in ["i", "xii", "1", "58"] {
      draft.beginPrintedPage(label)
      draft.add(.heading, level: 1, "Chapter \(label)")
      draft.addBlank()
      draft.add("Here begins what is printed on \(label).")
      draft.addFormFeed()
    }
    let text = StructuredText(draft)
    return try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
  }

  @Test func `g and a label behind # goes to the printed page`() throws {
    var rig = try rig()
    try rig.type("g")
    #expect(rig.screen.contains("#xii"))
    try rig.type("#XII")
    #expect(rig.screen.contains("→ printed page xii, page 2 · Chapter xii"))
    try rig.type("\n")
    #expect(rig.screen.contains("printed on xii.") && rig.footer.contains("printed page xii"))
    try rig.type("i")
    #expect(rig.screen.contains("page xii"))
    try rig.type("qg#58\n")
    #expect(rig.screen.contains("printed on 58."))
  }

  @Test func `a label that no page has says which there are`() throws {
    var rig = try rig()
    try rig.type("g#99")
    #expect(rig.screen.contains("no printed page is called 99; they go from i to 58"))
  }

  @Test func `a text without printed pages says so, and has stable ones`() throws {
    var rig = try Rig("Words.")
    try rig.type("g")
    #expect(!rig.screen.contains("#xii"))
    try rig.type("#12")
    #expect(rig.screen.contains("this book has no printed page numbers"))
  }

  @Test func `where g leads, the chapter's title stands whole behind its part's name`() throws {
    var draft = StructuredDraft()
    for part in ["One", "Two"] {
      draft.add(.heading, level: 1, "Book \(part) of the Long History of the Sea and Its Ships")
      draft.addBlank()
      for chapter in ["Chapter 1. The Whale", "Chapter 2. The Harpoon"] {
        draft.beginPrintedPage(part.lowercased() + chapter.suffix(2))
        draft.add(.heading, level: 2, Words(stringLiteral: chapter))
        draft.addBlank()
        for _ in 0..<9 { draft.add("Here it goes on and on.") }
        draft.addFormFeed()
      }
    }
    let text = StructuredText(draft)
    var rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    try rig.type("gharpoon")
    #expect(rig.screen.contains("→ page 2 · Book One"))
    #expect(rig.screen.contains("… · Chapter 2. The Harpoon"))
    rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    try rig.type("g#twoon")
    #expect(rig.screen.contains("→ printed page twoon, page 4 · Chapter 2. The Harpoon"))
  }

  private typealias Words = StructuredDraft.Words
}
