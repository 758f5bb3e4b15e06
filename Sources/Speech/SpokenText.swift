package import Books
package import Paging

/// A paragraph, a heading or a line of verse, as it is said.
package struct Passage: Equatable, Sendable {
  /// The bytes up to the next one.
  package var range: Range<Int>
  /// Its sentences.
  package var utterances: [Utterance]

  /// A passage of `utterances`.
  package init(_ range: Range<Int>, _ utterances: [Utterance]) {
    self.range = range
    self.utterances = utterances
  }
}

/// The text of a book as it is said, passage by passage.
///
/// Hard-wrapped lines are joined as they are when they are read. Tables and code are passed over.
package struct SpokenText: Sendable {
  /// The silence around what is said, in milliseconds at the usual rate.
  enum Pause {
    static let beforeHeading = 600, behindHeading = 900
    static let paragraph = 450, verse = 250, sentence = 110, rule = 800
  }

  /// The passages without words that are passed over at once.
  private static let patience = 20_000

  let manuscript: Manuscript
  let pager: Pager
  private let speakable: Speakable

  /// The text of `manuscript`, laid out by `settings` but for their measure.
  package init(_ manuscript: Manuscript, settings: LayoutSettings, _ speakable: Speakable) {
    self.manuscript = manuscript
    self.speakable = speakable
    var settings = settings
    settings.joinsLines = true
    pager = Prose.pager(manuscript, settings: settings)
  }

  /// The first passage with something to say that ends after `offset`; nil if there is none.
  package func passage(from offset: Int) throws(TextError) -> Passage? {
    var page = try pager.page(.containing(offset))
    var remark: String?
    for _ in 0..<Self.patience {
      if var passage = try passage(page, &remark), !passage.utterances.isEmpty,
        passage.range.upperBound > offset
      {
        passage.utterances[0].remark = remark
        return passage
      }
      let next = try pager.page(.after(page.bounds))
      guard next.bounds != page.bounds, next.range.lowerBound > page.range.lowerBound else {
        return nil
      }
      page = next
    }
    return nil
  }

  /// The last passage with words that ends at `offset` or before it; nil if there is none.
  package func passage(before offset: Int) throws(TextError) -> Passage? {
    var page = try pager.page(.containing(max(offset - 1, 0)))
    var remark: String?
    for _ in 0..<Self.patience {
      if let passage = try passage(page, &remark), passage.range.upperBound <= offset,
        passage.utterances.contains(where: { !$0.words.isEmpty })
      {
        return passage
      }
      guard !page.isFirst else { return nil }
      let former = try pager.page(.before(page.bounds))
      guard former.range.lowerBound < page.range.lowerBound else { return nil }
      page = former
    }
    return nil
  }

  /// What is said of the paragraph that `page` shows, and of its notes if they are wanted behind it.
  ///
  /// - Parameter remark: Is set if it is passed over.
  private func passage(_ page: Page, _ remark: inout String?) throws(TextError) -> Passage? {
    guard var passage = try plainPassage(page, &remark) else { return nil }
    guard speakable.notes == .paragraph, !passage.utterances.isEmpty, let line = page.lines.first,
      let structure = manuscript.structure
    else { return passage }
    passage.utterances += try notes(of: line, try structure.spans(beginningIn: line.range))
    return passage
  }

  /// What is said of the paragraph that `page` shows, without its notes.
  func plainPassage(_ page: Page, _ remark: inout String?) throws(TextError) -> Passage? {
    guard let line = page.lines.first else { return nil }
    let structure = manuscript.structure
    // A block may be laid out as more than one paragraph, such as a table's row cell by cell.
    let start = try beginning(at: line.range.lowerBound)
    let block = try structure?.blocks(from: start, count: 1).first
      .flatMap { (start..<max(line.range.upperBound, start + 1)).contains($0.offset) ? $0 : nil }
    switch block?.kind {
    case .row: remark = "A table is passed over."
    case .pre: remark = "Code is passed over."
    default:
      let spans = try structure?.spans(beginningIn: line.range) ?? []
      let languages = spans.filter { $0.kind == .language }
      let words = { (offset: Int) -> String? in
        languages.last { $0.range.contains(offset) }.flatMap { structure?.language($0.value) }
      }
      let language = (block?.language).flatMap { $0 == 0 ? nil : structure?.language($0) }
      return Passage(page.range, utterances(line, page, block, language: language, words))
    }
    return nil
  }

  /// Where the line of the text begins that has the byte at `offset`; not before the last 4 KB.
  private func beginning(at offset: Int) throws(TextError) -> Int {
    guard manuscript.structure != nil else { return offset }
    let first = max(offset - 4096, 0)
    let bytes = try manuscript.source.bytes(at: first, count: offset - first)
    return bytes.lastIndex { $0 == 0x0A || $0 == 0x0C }.map { first + $0 + 1 } ?? first
  }

  private func utterances(
    _ line: PageLine, _ page: Page, _ block: BlockRecord?, language: String?,
    _ languageOfWord: (Int) -> String?
  ) -> [Utterance] {
    var utterances: [Utterance] = []
    let rules = language.map { Speakable(language: $0, notes: speakable.notes) }
    for range in line.units(.sentence) {
      guard let first = line.glyphs.firstIndex(where: { $0.offset >= range.lowerBound }) else {
        continue
      }
      let end = line.glyphs[first...].firstIndex { $0.offset >= range.upperBound }
      let glyphs = line.glyphs[first..<(end ?? line.glyphs.endIndex)]
      let words = (rules ?? speakable).words(of: glyphs, language: languageOfWord)
      guard !words.isEmpty else { continue }
      utterances.append(Utterance(range, words, pauseBehind: Pause.sentence, language: language))
    }
    guard !utterances.isEmpty else {
      // A row of stars, or a rule.
      guard line.kind != .blank, let first = line.units(.glyph).first else { return [] }
      return [Utterance(first, [], pauseBehind: Pause.rule)]
    }
    if line.kind == .heading { utterances[0].pauseBefore = Pause.beforeHeading }
    utterances[utterances.count - 1].pauseBehind = pause(behind: line, page, block)
    return utterances
  }

  /// The pause behind a passage: that of verse if the next line follows without a blank one.
  private func pause(behind line: PageLine, _ page: Page, _ block: BlockRecord?) -> Int {
    if line.kind == .heading { return Pause.behindHeading }
    let isVerse = block?.kind == .verse || page.range.upperBound == line.range.upperBound
    return isVerse && !page.isLast ? Pause.verse : Pause.paragraph
  }
}
