import Books
import Datebook
import Testing

/// Dates that a book of markup emphasises, whose text has no marks of that.
@Suite struct EmphasisedDateTests {
  /// A text with some of its words emphasised.
  private final class Text: TextSource, TextSpans {
    private let text: MemoryText
    private let emphasised: [SpanRecord]

    init(_ text: String, _ emphasised: [SpanRecord]) {
      self.text = MemoryText(text)
      self.emphasised = emphasised
    }

    var count: Int { text.count }
    var isComplete: Bool { true }
    var expectedCount: Int { text.count }
    var spans: (any TextSpans)? { self }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(TextError) -> Int {
      try text.read(into: buffer, at: offset)
    }

    func spans(beginningIn range: Range<Int>) -> [SpanRecord] {
      emphasised.filter { range.contains($0.offset) }
    }
  }

  /// What is found in a diary of sixty days whose dates are followed by words in their line.
  private func found(_ kind: SpanRecord.Kind, length: Int) throws -> DatedText {
    var text = ""
    var spans: [SpanRecord] = []
    for index in 0..<60 {
      let offset = text.utf8.count
      spans.append(SpanRecord(offset..<offset + length, kind))
      let day = Day.firstDay(ofYear: 2026).adding(days: 2 * index)
      text += "\(day) Rain " + String(repeating: "and more rain ", count: index % 7 + 3) + "\n\n"
    }
    let run = DatedTextRun(
      Text(text, spans), terminator: UInt8(ascii: "\n"), linesAreParagraphs: true)
    return try #require(try run.run())
  }

  @Test(arguments: [SpanRecord.Kind.strong, .emphasis])
  func `dates that are emphasised are as sure as those in a line of their own`(
    kind: SpanRecord.Kind
  ) throws {
    let found = try found(kind, length: 10)
    #expect(found.certainty == .sure && found.dayCount == 60)
    #expect(found.entries.first?.heading == "2026-01-01")
  }

  @Test func `underscores within a date are no emphasis`() throws {
    let text = (10...31).map { "_2026_03_\($0)_\n\nWe went to the town.\n\n" }.joined()
    #expect(try DatedText.found(in: text).entries.first?.heading == "2026_03_10")
  }

  @Test func `dates in a sentence that is emphasised, or in a link, are not`() throws {
    #expect(try found(.strong, length: 52).certainty == .likely)
    #expect(try found(.link, length: 10).certainty == .likely)
  }
}
