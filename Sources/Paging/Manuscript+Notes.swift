package import Books

extension Manuscript {
  /// The bytes of the note that a link leads to, at most `longest`; `nil` if it leads elsewhere.
  ///
  /// A link is the mark of a note if its span says so, or words that lead to what the book calls one.
  package func note(
    of link: SpanRecord, longest: Int = NoteMark.longestNote
  ) throws(TextError) -> Range<Int>? {
    guard let spans = source.spans, link.kind == .noteReference || link.kind == .link,
      case .offset(let start)? = try spans.target(of: link)
    else { return nil }
    if link.kind == .link, try !isNote(at: start) { return nil }
    // What has not come yet may still have its words.
    let extent = spans.extent(of: link)
    if extent?.isEmpty == true, source.isComplete { return nil }
    var end = extent?.upperBound ?? start
    if extent == nil { end = try endOfLine(at: start) }
    guard start < end, end - start <= longest else { return nil }
    if try !hasWords(in: start..<end, besideMark: link, spans) {
      end = try endOfNote(below: end, spans, longest: longest)
    }
    return end - start <= longest ? start..<end : nil
  }

  /// Whether a link is the mark of a note that the text does not have: it is not there, or has no words.
  package func lacksNote(of link: SpanRecord) -> Bool {
    link.kind == .noteReference && source.isComplete
      && source.spans?.extent(of: link)?.isEmpty == true
  }

  /// Whether the book says that a note begins at `offset`.
  private func isNote(at offset: Int) throws(TextError) -> Bool {
    let block = try source.structure?.blocks(from: offset, count: 1).first
    return block?.offset == offset && block?.kind == .note
  }

  /// Whether a block has words beside those of its links, and the number that its mark has.
  private func hasWords(
    in range: Range<Int>, besideMark mark: SpanRecord, _ spans: any TextSpans
  ) throws(TextError) -> Bool {
    guard range.count <= Self.wordless else { return true }
    var bytes = try source.bytes(at: range.lowerBound, count: range.count)
    for span in try spans.spans(beginningIn: range) where span.kind.leadsElsewhere {
      let words = span.offset - range.lowerBound..<span.range.upperBound - range.lowerBound
      for index in words.clamped(to: bytes.indices) { bytes[index] = 0x20 }
    }
    let words = Self.letters(of: bytes)
    guard !words.isEmpty else { return false }
    return words != Self.letters(of: try source.bytes(at: mark.offset, count: mark.range.count))
  }

  private static func letters(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).filter { $0.isLetter || $0.isNumber }
  }

  /// The end of a note whose words stand below its number, whose block ends at `start`: that is where the
  /// next block begins that leads back, or the end of the next block that has words.
  private func endOfNote(
    below start: Int, _ spans: any TextSpans, longest: Int
  ) throws(TextError) -> Int {
    for span in try spans.spans(beginningIn: start..<start + longest)
    where span.kind.leadsElsewhere {
      guard case .offset(let place)? = try spans.target(of: span), place < start else { continue }
      return max(try beginningOfLine(at: span.offset, from: start), start)
    }
    var (place, end) = (start, start)
    while place - start < longest {
      end = try endOfLine(at: place)
      guard end > place else { return end }
      if end - place > 1 { return end }
      place = end
    }
    return end
  }

  /// The bytes of a block that may have nothing but the number of a note, and what leads back.
  private static let wordless = 200

  private func beginningOfLine(at offset: Int, from lowest: Int) throws(TextError) -> Int {
    let start = max(lowest, offset - 400)
    let bytes = try source.bytes(at: start, count: max(offset - start, 0))
    return bytes.lastIndex(of: 0x0A).map { start + $0 + 1 } ?? start
  }

  private func endOfLine(at offset: Int) throws(TextError) -> Int {
    var place = offset
    while place - offset < NoteMark.longestNote {
      let bytes = try source.bytes(at: place, count: 1 << 10)
      guard !bytes.isEmpty else { return place }
      if let index = bytes.firstIndex(of: 0x0A) { return place + index + 1 }
      place += bytes.count
    }
    return place
  }
}
