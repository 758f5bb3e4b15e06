import Books
import Paging

// MARK: - Notes behind their paragraph

extension SpokenText {
  /// The bytes of the longest note that is said.
  private static let longestNote = 8 << 10

  /// The notes whose marks are in `line`, as they are said behind it: the mark, and then the note.
  ///
  /// Each word has the bytes of the mark, so that the page with the mark stays while the note is said.
  func notes(of line: PageLine, _ spans: [SpanRecord]) throws(TextError) -> [Utterance] {
    var all: [Utterance] = []
    for span in spans where span.kind == .noteReference {
      guard let note = try manuscript.note(of: span, longest: Self.longestNote) else { continue }
      let mark = line.glyphs.filter { span.range.contains($0.offset) }.map(\.text).joined()
      let first = all.count
      all += try utterances(in: note, markedBy: span.range)
      let number = String(mark.filter(\.isWordly))
      guard first < all.count, !number.isEmpty else { continue }
      all[first].words.insert(Utterance.Word("\(number).", span.range), at: 0)
    }
    if !all.isEmpty { all[all.count - 1].pauseBehind = Pause.paragraph }
    return all
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
