import Books
import TestSupport
import Testing

@testable import Search

/// Sentences that go on behind the number of a printed page, the mark of a note or a reading.
struct ReadPastTests {
  private typealias Words = StructuredDraft.Words

  private static let text: StructuredText = {
    var draft = StructuredDraft()
    draft.add(
      "On a silken ", Words("188", .pageNumber), " cushion he sat", Words("12", .noteReference),
      " and slept a thou", Words("189", .superscript, .pageNumber), "sand years.")
    draft.addBlank()
    draft.add(Words("190", .pageNumber), " Then he woke in 188 and 199 rooms.")
    draft.add(
      "智", Words("(ち)", .reading), "に働けば角", Words("(かど)", .reading), "が立つ。漢",
      Words("(kan", .reading), Words("3", .reading, .noteReference), Words(")", .reading), "字",
      Words("(ji)", .reading), "。")
    draft.add("import nodes")
    draft.add(Words(" 8 │ ", .pageNumber), "from here")
    draft.add(Words(" 9 │ ", .pageNumber), "  times")
    return StructuredText(draft)
  }()

  private func found(_ words: String, wholeWords: Bool = false, partLength: Int = 1 << 16) throws
    -> [String]
  {
    let query = SearchQuery(words, wholeWords: wholeWords)
    let run = try SearchRun(
      SearchPattern(query), in: Self.text, range: nil, partLength: partLength)
    var matches: [String] = []
    _ = try run.run { found in
      matches += found.matches.map { String(decoding: Self.text.bytes[$0], as: UTF8.self) }
      return true
    }
    return matches
  }

  @Test(arguments: [
    ("silken cushion", "silken 188 cushion"), ("sat and", "sat12 and"),
    ("thousand years", "thou189sand years"), ("silken 188", "silken 188"),
    ("188 cushion", "188 cushion"), ("189", "189"), ("190 then", "190 Then"),
    ("slept a thousand", "slept a thou189sand"), ("he sat and slept", "he sat12 and slept"),
    ("智に働けば角が立つ", "智(ち)に働けば角(かど)が立つ"), ("漢字", "漢(kan3)字"),
    ("nodes from", "nodes\n 8 │ from"), ("nodes 8", "nodes\n 8"), ("8 │ from", "8 │ from"),
    ("here 9", "here\n 9"), ("from here times", "from here\n 9 │   times"),
    ("角(かど)が", "角(かど)が"), ("かど", "かど"), ("立つ。漢字。", "立つ。漢(kan3)字(ji)。"),
  ])
  func `what a page number or a mark parts is found, and so are these`(
    _ words: String, _ match: String
  ) throws {
    for length in [1 << 16, 16] {
      let all = try found(words, partLength: length)
      #expect(all == [match], "\(length) \(all)")
    }
  }

  @Test func `words are whole beside a page number or a mark`() throws {
    #expect(try found("sat", wholeWords: true) == ["sat"])
    #expect(try found("thou", wholeWords: true) == [])
    #expect(try found("188", wholeWords: true) == ["188", "188"])
    #expect(try found("silken rooms") == [])
  }
}
