import Books
import Synchronization
import TestSupport
import Testing
import Typeset

@testable import Paging

/// A text with what a test asks of it.
struct Sample {
  let bytes: [UInt8]
  let source: any TextSource
  var traits: TextTraits
  var format: PageFormat

  /// A text of `bytes`; with `wrapColumns` it is taken for one that was wrapped there.
  init(_ bytes: [UInt8], measure: Int, rows: Int, wrapColumns: Int? = nil) throws {
    var traits = try TextTraits.sampled(from: MemoryText(bytes))
    if let wrapColumns {
      traits.wrapColumns = wrapColumns
      traits.hasEmphasisMarks = true
      (traits.isListing, traits.fillsScreen) = (false, false)
    }
    self.init(bytes, traits: traits, measure: measure, rows: rows)
  }

  init(_ bytes: [UInt8], traits: TextTraits, measure: Int, rows: Int) {
    self.bytes = bytes
    source = MemoryText(bytes)
    self.traits = traits
    format = PageFormat(settings: LayoutSettings(measure: measure), rows: rows)
  }

  /// A text that knows its own structure.
  init(_ text: StructuredText, measure: Int, rows: Int) throws {
    bytes = text.bytes
    source = text
    traits = try Manuscript(text).traits
    format = PageFormat(settings: LayoutSettings(measure: measure), rows: rows)
  }

  /// The same text with its lines justified, and hyphenated before any letter.
  var withHyphens: Sample {
    var sample = self
    sample.format.settings.isJustified = true
    sample.format.settings.hyphenator = Hyphenator(name: "anywhere") { _ in .max }
    return sample
  }

  /// The same text with its paragraphs set off in another way, also those with an indent of 2.
  func with(_ paragraphs: LayoutSettings.Paragraphs) -> Sample {
    var sample = self
    sample.format.settings.paragraphs = paragraphs
    sample.traits.paragraphIndent = 2
    return sample
  }

  var manuscript: Manuscript { Manuscript(source, traits: traits) }

  var text: LaidOutText { LaidOutText(manuscript, settings: format.settings) }

  func pagination(
    continuing previous: Pagination? = nil, partLength: Int? = nil
  ) throws -> Pagination {
    let run = PaginationRun(
      manuscript, format: format, continuing: previous, partLength: partLength)
    return try #require(try run.run())
  }

  func pager(_ pagination: Pagination? = nil) -> Pager {
    var pager = Pager(manuscript, format: format)
    pager.pagination = pagination
    return pager
  }

  /// All pages from the one with `bounds` on, made by turning forward.
  func pages(by pager: Pager, from first: Page) throws -> [Page] {
    var pages = [first]
    while let last = pages.last, !last.isLast {
      pages.append(try pager.page(.after(last.bounds)))
      try #require(pages.count <= bytes.count + 2, "turning pages does not come to an end")
    }
    return pages
  }

  /// All pages, made forward from the first without the index.
  func pagesByScan() throws -> [Page] {
    let pager = pager()
    return try pages(by: pager, from: pager.page(.first))
  }

  /// All lines and form feeds, laid out from the text's start.
  func lines() throws -> [LineWalker.Line] {
    var lines: [LineWalker.Line] = []
    var walker = try text.walk(from: .textStart)
    while try walker.advance() { lines.append(walker.line) }
    return lines
  }
}

let uncancelled = Atomic(false)

extension Pagination {
  /// The numbers of the lines that the pages begin with.
  var firstLines: [Int] { (0..<count).map { lines(ofPage: $0).lowerBound } }
}
