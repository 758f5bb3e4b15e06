package import Books
package import Paging
import Widgets

extension BookDesk {
  /// The bytes of a block before a page in which a span may begin that reaches into the page.
  private static let reach = 16 << 10
  /// The lines of a note that are laid out, at most.
  private static let mostLines = 2000

  /// The links of the text that have bytes in `range`, and where they lead.
  package func findLinks(in range: Range<Int>, _ wish: LinkWish) throws(TextError) -> TextEvent {
    .links(.found(try links(in: range), wish))
  }

  /// The links that have bytes in `range`.
  ///
  /// - Parameter leadBack: Whether those of notes that lead back to their marks are among them.
  private func links(
    in range: Range<Int>, whichLeadBack leadBack: Bool = true
  ) throws(TextError) -> [PageLink] {
    guard let spans = source.spans else { return [] }
    let start = max(range.lowerBound - Self.reach, 0)
    var links: [PageLink] = []
    var last: SpanRecord?
    for span in try spans.spans(beginningIn: start..<max(range.upperBound, start))
    where (span.kind.leadsElsewhere || span.kind == .picture) && span.range.overlaps(range) {
      guard leadBack || span.kind != .backLink else { continue }
      defer { last = span }
      // A link that goes over the end of a line is two spans.
      if let last, last.value == span.value, last.kind == span.kind,
        span.offset - last.range.upperBound <= 2, let former = links.popLast()
      {
        let whole = former.range.lowerBound..<span.range.upperBound
        links.append(PageLink(whole, words: try words(of: whole), aim: former.aim))
        continue
      }
      let words = try words(of: span.range)
      links.append(PageLink(span.range, words: words, aim: try aim(of: span, spans)))
    }
    return links
  }

  /// The number of notes in the text.
  package func countNotes() throws(TextError) -> Int {
    guard let spans = source.spans else { return 0 }
    var starts: Set<Int> = []
    for span in try spans.spans(beginningIn: 0..<source.count) where span.kind.leadsElsewhere {
      guard case .offset(let offset)? = try spans.target(of: span), !starts.contains(offset),
        try manuscript.note(of: span) != nil
      else { continue }
      starts.insert(offset)
    }
    return starts.count
  }

  /// The note that `link` leads to, in lines of `columns` columns.
  package func readNote(_ link: PageLink, columns: Int) throws(TextError) -> TextEvent {
    guard case .note(let range) = link.aim else {
      return .links(.noteRead(NoteText(link, lines: [], columns: columns)))
    }
    var settings = format.settings
    settings.measure = max(columns, 1)
    settings.wideMeasure = nil
    settings.pictureRows = nil
    let pager = Pager(manuscript, format: PageFormat(settings: settings, rows: 1))
    let lines = try pager.lines(of: range, most: Self.mostLines)
    let links = try links(in: range, whichLeadBack: false)
    return .links(.noteRead(NoteText(link, lines: lines, columns: columns, links: links)))
  }

  private func words(of range: Range<Int>) throws(TextError) -> String {
    let bytes = try source.bytes(at: range.lowerBound, count: min(range.count, 400))
    return Question.line(String(decoding: bytes, as: UTF8.self))
  }

  private func aim(of span: SpanRecord, _ spans: any TextSpans) throws(TextError) -> PageLink.Aim {
    switch try spans.target(of: span) {
    case .offset(let offset):
      if manuscript.lacksNote(of: span) { return .missingNote }
      return try manuscript.note(of: span).map { .note($0) } ?? .position(offset)
    case .address(let address): return .address(address)
    // What has not come yet may still have it.
    case .file(let path): return source.isComplete ? .file(path) : .unknown
    case .picture(var picture):
      picture.offset = span.offset
      return .picture(strip(of: picture, words: try self.words(of: span.range).trimmed))
    case nil: return .unknown
    }
  }

  /// A picture as a page shows one.
  ///
  /// - Parameter words: Those that stand for it.
  package func strip(of picture: PictureRecord, words: String = "") -> PictureStrip {
    let size = PictureSize(
      width: picture.width, height: picture.height, inColumns: format.settings.measure,
      rows: format.rows)
    return PictureStrip(
      picture: picture, size: size, row: 0, partRows: size.rows, words: words)
  }
}
