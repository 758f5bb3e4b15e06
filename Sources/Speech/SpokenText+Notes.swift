import Books
import Paging

// MARK: - Notes behind their paragraph

extension SpokenText {
  /// The bytes of the longest note that is said.
  private static let longestNote = 8 << 10
  /// How far from a mark the link back to it may lead.
  private static let reach = 200

  /// The notes whose marks are in `line`, as they are said behind it: the mark, and then the note.
  ///
  /// Each word has the bytes of the mark, so that the page with the mark stays while the note is said.
  func notes(of line: PageLine, _ spans: [SpanRecord]) throws(TextError) -> [Utterance] {
    var all: [Utterance] = []
    for span in spans where [.noteReference, .link].contains(span.kind) {
      let mark = line.glyphs.filter { span.range.contains($0.offset) }.map(\.text).joined()
      guard let note = try note(of: span, mark: mark) else { continue }
      let first = all.count
      all += try utterances(in: note, markedBy: span.range)
      let number = String(mark.filter(\.isWordly))
      guard first < all.count, !number.isEmpty else { continue }
      all[first].words.insert(Utterance.Word("\(number).", span.range), at: 0)
    }
    if !all.isEmpty { all[all.count - 1].pauseBehind = Pause.paragraph }
    return all
  }

  /// The bytes of the note that a mark leads to; nil if it leads elsewhere.
  private func note(of span: SpanRecord, mark: String) throws(TextError) -> Range<Int>? {
    guard let structure = manuscript.structure,
      case .offset(let offset)? = try structure.target(of: span),
      let end = structure.extent(of: span)?.upperBound, end > offset,
      end - offset <= Self.longestNote
    else { return nil }
    if span.kind == .noteReference { return offset..<end }
    // A link is one if it looks like a mark, and something there leads back.
    guard offset > span.offset, mark.count <= 5, mark.contains(where: { $0.isNumber || $0 == "*" })
    else { return nil }
    for back in try structure.spans(beginningIn: offset..<end) {
      guard [.link, .backLink].contains(back.kind) else { continue }
      if case .offset(let place)? = try structure.target(of: back),
        abs(place - span.offset) <= Self.reach
      {
        return offset..<end
      }
    }
    return nil
  }

  private func utterances(
    in note: Range<Int>, markedBy mark: Range<Int>
  ) throws(TextError) -> [Utterance] {
    var all: [Utterance] = []
    var page = try pager.page(.containing(note.lowerBound))
    var remark: String?
    while page.range.lowerBound < note.upperBound {
      for var utterance in try plainPassage(page, &remark)?.utterances ?? []
      where note.overlaps(utterance.range) && !utterance.words.isEmpty {
        utterance.range = mark
        for index in utterance.words.indices { utterance.words[index].range = mark }
        all.append(utterance)
      }
      let next = try pager.page(.after(page.bounds))
      guard next.range.lowerBound > page.range.lowerBound else { break }
      page = next
    }
    return all
  }
}
