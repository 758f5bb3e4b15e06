package import Books
import Synchronization

/// The search for a text's parts and chapters: one pass over the text, made in the background.
package final class OutlineRun: Sendable {
  private let source: any TextSource
  private let terminator: UInt8
  private let isCancelled = Atomic(false)

  /// A search in the text that `source` has now, which has the given traits.
  init(_ source: any TextSource, traits: TextTraits) {
    self.source = source
    terminator = traits.terminator
  }

  /// Ends the search soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Searches all of the text; blocks until it is done. A text whose book says where its parts
  /// begin tells its outline at once.
  ///
  /// - Returns: The outline, or `nil` when the search was cancelled.
  /// - Complexity: O(*n*) in the text's bytes, in memory that does not grow with the text but for
  ///   32 bytes for each line that may be a heading.
  package func run() throws(TextError) -> Outline? {
    if let structure = source.structure { return structure.outline }
    if let stated = source.contents?.outline, !stated.isEmpty { return stated }
    let limit = source.count
    if let outline = try ManualOutline.outline(of: source, terminator: terminator) {
      return outline
    }
    let underlined = try UnderlinedOutline.outline(of: source, terminator: terminator)
    let contents = try ContentsList(source, terminator: terminator)
    var scanner = OutlineScanner(
      source, terminator: terminator, limit: limit,
      filter: HeadingFilter(contents))
    guard try scanner.scan(isCancelled) else { return nil }
    guard !scanner.isOverfull else { return Outline() }
    let dictionary = DictionaryChoice(scanner.headwords, count: limit)
    var candidates = try PageFurniture.removed(
      from: scanner.candidates, titles: scanner.detachedTitles, contents: contents,
      in: source, terminator: terminator)
    if let dictionary {
      // What a definition numbers is no chapter.
      candidates.removeAll { dictionary.range.contains($0.offset) && !$0.kind.isMark }
    }
    var choice = OutlineChoice(
      candidates, contents: contents, lastContents: scanner.lastContents, count: limit)
    var writer = OutlineWriter(source, isCancelled: { self.isCancelled.load(ordering: .relaxed) })
    var headings = choice.headings(isAlone: dictionary == nil)
    if dictionary == nil {
      headings = Self.headings(headings, with: scanner.numbered.sections(count: limit))
    }
    if let dictionary {
      let others = Self.entries(of: underlined, around: dictionary, unless: headings)
      return try writer.outline(of: others.isEmpty ? headings : [], dictionary, beside: others)
    }
    guard var outline = try writer.outline(of: headings, nil) else { return nil }
    let sections = try sections(beside: headings, in: outline)
    if let sections { outline = sections }
    // Chapters may have numbers as their sections have, and no rule below them.
    if let underlined, Self.names(underlined, most: outline),
      sections.map({ Self.has($0, allOf: underlined) }) != true
    {
      outline = underlined
    }
    let other = try unlikeOthers(
      beside: outline, underlined, list: contents.endsWhereBookBegins ? contents.range : 0..<0)
    return try solid(beside: other ?? outline) ?? other ?? outline
  }

  /// The outline of a text without blank lines around its chapters; `nil` if `outline` tells nearly as much.
  private func solid(beside outline: Outline) throws(TextError) -> Outline? {
    // To look for it costs another walk.
    guard outline.entries.count <= Self.fewestTold,
      let solid = try SolidOutline.outline(of: source, terminator: terminator)
    else { return nil }
    return solid.entries.count >= outline.entries.count * 3 ? solid : nil
  }

  /// An outline with more entries than this is one.
  private static let fewestTold = 12

  /// `headings` with the numbered sections of a book for looking things up below its chapters; without
  /// `sections` if they are fewer.
  private static func headings(
    _ headings: [OutlineChoice.Heading], with sections: [SectionGatherer.Section]
  ) -> [OutlineChoice.Heading] {
    guard let start = sections.first?.offset, headings.count < sections.count else {
      return headings
    }
    // What is chosen by numbers alone is some of them.
    let others = headings.filter { $0.candidate.kind != .numeral }
    let above = others.last { $0.candidate.offset < start && $0.candidate.kind.isDivision }
    let level = above.map { $0.level + 1 } ?? 0
    let own = sections.map { section in
      OutlineChoice.Heading(
        candidate: HeadingCandidate(
          offset: section.offset, key: 0, length: UInt32(clamping: section.length),
          number: section.number, kind: .numeral, blanks: 0),
        level: level)
    }
    let known = Set(own.map(\.candidate.offset))
    return (own + others.filter { !known.contains($0.candidate.offset) })
      .sorted { $0.candidate.offset < $1.candidate.offset }
  }

  /// The outline of a text whose headings only their regularity tells; `nil` if `outline` tells more.
  private func unlikeOthers(
    beside outline: Outline, _ underlined: Outline?, list: Range<Int>
  ) throws(TextError) -> Outline? {
    let questions = try QuestionOutline.outline(
      of: source, terminator: terminator, below: underlined)
    if let questions, questions.entries.count > outline.entries.count { return questions }
    let spaced = try SpacedOutline.outline(of: source, terminator: terminator, list: list)
    // A heading of another kind may stand among them, or a line be taken for one.
    guard let spaced else { return nil }
    let isMuchMore = spaced.entries.count >= outline.entries.count * 3
    return isMuchMore || Self.has(spaced, allNamesOf: outline) ? spaced : nil
  }

  /// Whether `spaced` has the names that are all of `outline`, and more: a list may have left some out.
  private static func has(_ spaced: Outline, allNamesOf outline: Outline) -> Bool {
    guard spaced.entries.count > outline.entries.count,
      outline.entries.allSatisfy({ $0.number == nil && $0.level == 0 })
    else { return false }
    return has(spaced, allOf: outline)
  }

  /// The underlined headings before and behind the words of `dictionary`: the essays that it comes with;
  /// none if the text has more `headings` of other kinds.
  private static func entries(
    of underlined: Outline?, around dictionary: DictionaryChoice,
    unless headings: [OutlineChoice.Heading]
  ) -> [Outline.Entry] {
    let others = underlined?.entries.filter { entry in
      // A letter of the alphabet may be underlined, too.
      !dictionary.range.contains(entry.offset) && entry.title.filter(\.isLetter).count > 1
    }
    guard let others else { return [] }
    let known = Set(others.map(\.offset))
    let missing = headings.count { !known.contains($0.candidate.offset) }
    return missing < others.count ? others : []
  }

  /// The outline of the sections that have numbers with `headings` beside them; `nil` if the text has no such
  /// sections, or `outline` tells more.
  private func sections(
    beside headings: [OutlineChoice.Heading], in outline: Outline
  ) throws(TextError) -> Outline? {
    guard let numbered = try NumberedOutline(source, terminator: terminator) else { return nil }
    let others = numbered.others(among: headings)
    var writer = OutlineWriter(source, isCancelled: { self.isCancelled.load(ordering: .relaxed) })
    guard
      let entries = try writer.outline(of: others, nil)
    else { return nil }
    let sections = numbered.outline(
      with: entries.entries, hasParts: others.contains { $0.candidate.kind <= .chapter })
    return sections.entries.count * 3 >= outline.entries.count * 2 ? sections : nil
  }

  /// Whether `outline` has nearly all headings of `other`: all but every twentieth.
  private static func has(_ outline: Outline, allOf other: Outline) -> Bool {
    let known = Set(outline.entries.map(\.offset))
    return other.entries.count { !known.contains($0.offset) } * 20 <= other.entries.count
  }

  /// Whether underlined headings are those of the text: those that it has besides are fewer.
  private static func names(_ underlined: Outline, most outline: Outline) -> Bool {
    let known = Set(underlined.entries.map(\.offset))
    return outline.entries.count { !known.contains($0.offset) } < underlined.entries.count
  }
}

extension HeadingKind {
  /// Whether it is a line around a book, not in it.
  fileprivate var isMark: Bool { self == .bookStart || self == .bookEnd }
}
