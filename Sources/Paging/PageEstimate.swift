package import Books
import Synchronization

/// How many pages a text has, as far as samples or a part of it tell.
package struct PageEstimate: Equatable, Sendable {
  /// Pages for each byte of the text.
  private var pagesPerByte: Double
  /// Pages for each line.
  private var pagesPerLine: Double

  /// The number of samples, spread evenly over the text.
  private static let samples = 32
  /// The bytes of a sample.
  private static let sampleLength = 4 << 10

  /// The estimate that a part of the text gives which has been counted, when pages have `rows` rows;
  /// `nil` where that is less than samples would tell.
  package init?(countedSoFar progress: PaginationRun.Progress, rows: Int) {
    guard progress.bytes >= Self.samples * Self.sampleLength, progress.lines > 0 else { return nil }
    pagesPerLine = 1 / Double(rows)
    pagesPerByte = pagesPerLine * Double(progress.lines) / Double(progress.bytes)
  }

  /// An estimate from samples of the text: at most 128 KB are laid out, and as many read to find
  /// paragraphs. A text that is no longer is laid out as a whole.
  package static func sampled(
    _ source: any TextSource, traits: TextTraits, format: PageFormat
  ) throws(TextError) -> PageEstimate {
    let text = LaidOutText(source, traits: traits, settings: format.settings)
    let limit = source.count
    let uncancelled = Atomic(false)
    var builder = LineIndexBuilder()
    var bytes = 0
    for sample in sampleRanges(of: limit) {
      var start = ParagraphStart.textStart
      if sample.lowerBound > 0 {
        start =
          try ParagraphFinder(source, traits: traits, joining: text.joining).restart(
            after: sample.lowerBound, before: sample.upperBound, limit: sample.upperBound,
            capacity: sampleLength, uncancelled)
          ?? ParagraphStart(
            offset: sample.lowerBound, followsBlank: false, isProvisional: true)
      }
      var counter = ParagraphCounter(
        text, from: start, limit: sample.upperBound, capacity: sampleLength)
      _ = try counter.count(to: sample.upperBound, uncancelled)
      bytes += sample.upperBound - start.offset
      builder.append(counter.builder)
    }
    let index = builder.finished(bytes: bytes)
    let table = PageTable(index, rows: format.rows)
    let pages =
      Double(table.count - 1) + Double(table.linesOnLastPage) / Double(format.rows)
    return PageEstimate(
      pagesPerByte: bytes > 0 ? pages / Double(bytes) : 0,
      pagesPerLine: index.lines > 0 ? pages / Double(index.lines) : 0)
  }

  private init(pagesPerByte: Double, pagesPerLine: Double) {
    (self.pagesPerByte, self.pagesPerLine) = (pagesPerByte, pagesPerLine)
  }

  /// The places of a text of `count` bytes that are laid out.
  ///
  /// Each stands in the middle of its part of the text: the beginning of a book, with its title and
  /// contents, is like no other part of it.
  private static func sampleRanges(of count: Int) -> [Range<Int>] {
    let part = count / samples
    guard part > sampleLength else { return [0..<count] }
    return (0..<samples).map { sample in
      let from = sample * part + (part - sampleLength) / 2
      return from..<from + sampleLength
    }
  }

  /// The number of pages of a text of `bytes` bytes, at least 1.
  package func count(bytes: Int) -> Int {
    max(Int((pagesPerByte * Double(bytes)).rounded(.up)), 1)
  }

  /// The estimate that a part of the text gives which has been counted.
  package func improved(by progress: PaginationRun.Progress) -> PageEstimate {
    guard progress.bytes > 0, progress.lines > 0 else { return self }
    var estimate = self
    estimate.pagesPerByte = pagesPerLine * Double(progress.lines) / Double(progress.bytes)
    return estimate
  }
}
