package import Books
import Synchronization

/// How many pages a text has, as far as samples or a part of it tell.
package struct PageEstimate: Equatable, Sendable {
  /// Pages for each byte of the text.
  private var pagesPerByte: Double
  /// Pages for each line.
  private var pagesPerLine: Double

  /// The number of samples, spread evenly over the text.
  private static let samples = 16
  /// The bytes of a sample.
  private static let sampleLength = 8 << 10

  /// An estimate from samples of the text: at most 128 KB are read, and some to find paragraphs.
  package static func sampled(
    _ source: any TextSource, traits: TextTraits, format: PageFormat
  ) throws(TextError) -> PageEstimate {
    let text = LaidOutText(source, traits: traits, settings: format.settings)
    let limit = source.count
    let uncancelled = Atomic(false)
    var builder = LineIndexBuilder()
    var bytes = 0
    for sample in 0..<samples {
      let from = limit / samples * sample
      let to = min(from + sampleLength, limit)
      let start =
        from == 0
        ? .textStart
        : try ParagraphFinder(source, traits: traits, joining: text.joining)
          .restart(after: from, before: to, limit: to, capacity: sampleLength)
          ?? ParagraphStart(offset: from, followsBlank: false, isProvisional: true)
      var counter = ParagraphCounter(text, from: start, limit: to, capacity: sampleLength)
      _ = try counter.count(to: to, uncancelled)
      bytes += to - start.offset
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
