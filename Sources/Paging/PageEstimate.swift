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
  private static let sampleLength = 6 << 10
  /// The number of samples of a text that is counted in a moment, and the bytes of each.
  private static let (samplesForMoment, lengthForMoment) = (8, 2 << 10)

  /// The estimate that a part of the text gives which has been counted, when pages have `rows` rows;
  /// `nil` if that is less than samples would tell.
  package init?(countedSoFar progress: PaginationRun.Progress, rows: Int) {
    guard progress.bytes >= Self.samples * Self.sampleLength, progress.lines > 0 else { return nil }
    pagesPerLine = 1 / Double(rows)
    pagesPerByte = pagesPerLine * Double(progress.lines) / Double(progress.bytes)
  }

  /// An estimate from samples of the text: 192 KB are read and laid out. A text that is no longer than
  /// that is laid out as a whole.
  ///
  /// - Parameter isForMoment: Whether the text will be counted before anybody has read the estimate:
  ///   then 16 KB do, which are laid out in a twelfth of the time.
  package static func sampled(
    _ manuscript: Manuscript, format: PageFormat, isForMoment: Bool = false
  ) throws(TextError) -> PageEstimate {
    let samples = isForMoment ? samplesForMoment : samples
    let length = isForMoment ? lengthForMoment : sampleLength
    let text = LaidOutText(manuscript, settings: format.settings)
    var builder = LineIndexBuilder()
    var bytes = 0
    var linesTooMany = 0.0
    for range in SampleRanges(samples, of: length, in: text.source.count) {
      let sample = try Sample(of: text, in: range)
      builder.append(sample.builder)
      bytes += sample.bytes
      linesTooMany += sample.linesTooMany
    }
    let index = builder.finished(bytes: bytes)
    let table = PageTable(index, rows: format.rows)
    var pages = Double(table.count - 1) + Double(table.linesOnLastPage) / Double(format.rows)
    let pagesPerLine = index.lines > 0 ? pages / Double(index.lines) : 0
    pages -= linesTooMany * pagesPerLine
    return PageEstimate(
      pagesPerByte: bytes > 0 ? pages / Double(bytes) : 0, pagesPerLine: pagesPerLine)
  }

  /// A part of a text, laid out from a byte to another, wherever they are in their paragraphs.
  ///
  /// To begin with the next paragraph was turned down: of long ones there would be too few, as they
  /// are those that most bytes are in, and pages too many by up to 9 % where paragraphs are long.
  private struct Sample {
    /// How many lines its paragraphs have.
    var builder: LineIndexBuilder
    /// The bytes that they are made of.
    var bytes: Int
    /// The lines by which they are too many: where a line is begun in the midst of one, the lines up
    /// to the paragraph's end become half a line more, on the average.
    var linesTooMany = 0.0

    init(of text: LaidOutText, in range: Range<Int>) throws(TextError) {
      let uncancelled = Atomic(false)
      let isWhole = range.lowerBound == 0
      var counter = ParagraphCounter(
        text,
        from: ParagraphStart(
          offset: range.lowerBound, followsBlank: isWhole, isProvisional: !isWhole),
        limit: range.upperBound, capacity: sampleLength)
      if !isWhole {
        linesTooMany = 0.5
        // The rest of a wrapped line looks like the last one of a paragraph.
        if text.joining != nil { _ = try counter.count(to: counter.position + 1, uncancelled) }
      }
      let first = counter.position
      counter.forget()
      _ = try counter.count(to: range.upperBound, uncancelled)
      builder = counter.builder
      bytes = range.upperBound - first
    }
  }

  private init(pagesPerByte: Double, pagesPerLine: Double) {
    (self.pagesPerByte, self.pagesPerLine) = (pagesPerByte, pagesPerLine)
  }

  /// The places of a text that are laid out.
  ///
  /// Each stands in the middle of its part of the text: the beginning of a book, with its title and
  /// contents, is like no other part of it. They are no array, for the reason that ``EmphasisRange``
  /// tells.
  private struct SampleRanges: Sequence, IteratorProtocol {
    private let bytes: Int
    private let samples: Int
    private let length: Int
    private var number = 0

    /// The places of so many samples of `length` bytes in a text of so many bytes: a short one is laid
    /// out as a whole.
    init(_ samples: Int, of length: Int, in bytes: Int) {
      self.bytes = bytes
      self.length = length
      self.samples = bytes / samples > length ? samples : 1
    }

    mutating func next() -> Range<Int>? {
      guard number < samples else { return nil }
      defer { number += 1 }
      guard samples > 1 else { return 0..<bytes }
      let part = bytes / samples
      let from = number * part + (part - length) / 2
      return from..<from + length
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
