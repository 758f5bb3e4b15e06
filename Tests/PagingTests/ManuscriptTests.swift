import Books
import Testing

@testable import Paging

@Suite struct ManuscriptTests {
  private func text(_ count: Int) -> WatchedText {
    WatchedText(Array(String(repeating: "A line of some words.\n", count: count).utf8))
  }

  @Test func `the beginning of a long text is looked at once`() throws {
    let text = text(20_000)
    var manuscript = try Manuscript(text)
    let reads = text.reads
    #expect(reads > 0)
    try manuscript.update()
    #expect(text.reads == reads)
  }

  @Test func `a long text that was written over is looked at again`() throws {
    let text = text(20_000)
    var manuscript = try Manuscript(text)
    let reads = text.reads
    manuscript.noteEdit()
    try manuscript.update()
    #expect(text.reads == 2 * reads)
    try manuscript.update()
    #expect(text.reads == 2 * reads)
  }

  @Test func `a short text may grow, and is looked at again`() throws {
    let text = text(100)
    var manuscript = try Manuscript(text)
    let reads = text.reads
    try manuscript.update()
    #expect(text.reads == 2 * reads)
  }
}
