import Books

/// The headings of a text that underlines them, as reStructuredText, AsciiDoc and many READMEs do.
///
/// A heading is one line with a rule of one sign right below it, and a blank line before it, or the same
/// rule above it. The rule is about as long as the line; others count where the text shows that it
/// writes its headings so. As in reStructuredText, the first kind of rule that a text has is that of its
/// highest headings, and so on.
struct UnderlinedOutline {
  private typealias Rule = UnderlinedLines.Rule
  private typealias Heading = UnderlinedLines.Heading

  /// What is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// A text has its first such heading within so many bytes.
  private static let searchedLength = 64 << 10
  /// More kinds of rules than this are drawings.
  private static let mostKinds = 8

  /// Titles between two rules are so many, and the rules so long.
  private static let fewestBoxes = 3
  private static let shortestBox = 20
  /// So many headings are none where each title comes again and again.
  private static let mostRepeated = 6
  /// So many headings have parts with the same titles where a text's own title shares their rule.
  private static let fewestAbove = 3

  private let text: UnderlinedLines
  /// The bytes of the text.
  private let count: Int

  /// The outline of the text of `source`; `nil` if it has fewer than two such headings.
  static func outline(
    of source: any TextSource, terminator: UInt8
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    // Most texts have none.
    let front = min(count, searchedLength)
    let has = try source.withBytes(0..<front) { bytes in
      let text = UnderlinedLines(bytes, terminator)
      return !text.candidates().headings.isEmpty || ReleaseLines.areMentioned(in: text.lines)
    }
    guard has else { return nil }
    let entries = try source.withBytes(0..<count) { bytes in
      UnderlinedOutline(text: UnderlinedLines(bytes, terminator), count: bytes.count).entries
    }
    return entries.count > 1 ? Outline(entries) : nil
  }

  private var entries: [Outline.Entry] {
    let all = withReleases(headings)
    var counts: [Int: Int] = [:]
    for heading in all { counts[heading.indent, default: 0] += 1 }
    // What is indented otherwise than most shows how headings are written.
    let indent = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    let base = text.lines.first?.baseAddress
    let chosen = withTitle(all.filter { $0.indent == indent || $0.line == all.first?.line })
    let kinds = kinds(of: chosen)
    guard kinds.count <= Self.mostKinds, let base else { return [] }
    var entries: [Outline.Entry] = []
    /// The ranks of what the last heading lies in, and its own.
    var ranks: [Int] = []
    for heading in chosen {
      let line = text.lines[heading.line]
      guard let rank = kinds.firstIndex(of: heading.rule), let start = line.baseAddress,
        let words = SourceLine.words(in: line)
      else { continue }
      while let last = ranks.last, last >= rank { ranks.removeLast() }
      let offset = start - base + words.lowerBound
      entries.append(
        Outline.Entry(heading: title(of: heading), level: ranks.count, offset: offset))
      ranks.append(rank)
    }
    guard kinds.count == 1, entries.count > Self.mostRepeated else { return entries }
    let titles = Set(entries.map { $0.title.lowercased() })
    return titles.count * 3 <= entries.count ? [] : entries
  }

  private func title(of heading: Heading) -> String {
    let line = text.lines[heading.line]
    let bytes = line[SourceLine.words(in: line) ?? 0..<0]
    guard heading.isRelease else { return String(decoding: bytes, as: UTF8.self) }
    let words = String(decoding: ReleaseLine.withoutUrgency(bytes), as: UTF8.self)
    // The date of a version may stand apart, and the signs of a heading of Markdown before it.
    var tokens = words.split { $0 == " " || $0 == "\t" }.drop { $0.allSatisfy("#*=".contains) }
    while let last = tokens.last, last.allSatisfy("#*=".contains) { tokens.removeLast() }
    return tokens.joined(separator: " ")
  }

  /// The rule of a text's title, which stands above all others whatever rules those have.
  private static let titleRule = Rule(sign: 1, isDouble: true)

  /// `headings` with a rule of its own for the first one, if that names the whole text and the others with
  /// its rule lie below those of the second kind: their titles come again in each of these.
  private func withTitle(_ headings: [Heading]) -> [Heading] {
    guard let title = headings.first, let next = headings.dropFirst().first,
      next.rule != title.rule
    else { return headings }
    let lower = headings.dropFirst().filter { $0.rule == title.rule }
    let upper = headings.filter { $0.rule == next.rule }
    func isRepeated(_ headings: [Heading]) -> Bool {
      Set(headings.map { self.title(of: $0) }).count * 2 <= headings.count
    }
    guard upper.count >= Self.fewestAbove, lower.count >= Self.fewestAbove,
      isRepeated(lower), !isRepeated(upper)
    else { return headings }
    var headings = headings
    headings[0].rule = Self.titleRule
    return headings
  }

  /// The kinds of rules in the order of their first headings: that of a list of contents is none.
  private func kinds(of headings: [Heading]) -> [Rule] {
    var kinds: [Rule] = []
    for heading in headings where !kinds.contains(heading.rule) {
      if heading.line == headings.first?.line,
        HeadingWords.headContents(title(of: heading).lowercased()[...])
      {
        continue
      }
      kinds.append(heading.rule)
    }
    if let first = headings.first?.rule, !kinds.contains(first) { kinds.append(first) }
    return kinds
  }

  /// `headings` with the versions of a history of changes that have no rules.
  private func withReleases(_ headings: [Heading]) -> [Heading] {
    let releases = ReleaseLines(in: text.lines, count: count).lines
    guard !releases.isEmpty else { return headings }
    let known = Dictionary(headings.map { ($0.line, $0.rule) }) { first, _ in first }
    let ruled = releases.compactMap { known[$0] }
    let counts = Dictionary(ruled.map { ($0, 1) }, uniquingKeysWith: +)
    let usual = counts.max { ($0.value, $1.key.sign) < ($1.value, $0.key.sign) }?.key
    let rule = ruled.count * 2 >= releases.count ? usual : nil
    let lines = Set(releases)
    // Those of one text are of one kind, whatever rules some of them have.
    let all = releases.map { line in
      Heading(
        line: line, indent: 0, rule: rule ?? Rule(sign: 0, isDouble: false), length: 0, fit: .close,
        isRelease: true)
    }
    return (headings.filter { !lines.contains($0.line) } + all).sorted { $0.line < $1.line }
  }

  /// The candidates that the other ones confirm.
  private var headings: [Heading] {
    let (candidates, borders) = text.candidates()
    let kinds = Dictionary(grouping: candidates, by: \.rule)
    let boxes = boxes(among: kinds, borders)
    let fitting = candidates.filter { heading in
      if boxes.contains(heading.rule) { return true }
      if heading.isCrowded {
        // Most headings of its kind stand behind a blank line.
        let others = kinds[heading.rule] ?? []
        let apart = others.count { !$0.isCrowded && $0.fit == .close }
        return !heading.rule.isDouble && apart > 1 && apart * 2 > others.count
      }
      if heading.isRelease, let others = kinds[heading.rule], others.count > 2 { return true }
      guard heading.fit != .close else { return true }
      let isBorder = borders.contains {
        $0.sign == heading.rule.sign && $0.length == heading.length
      }
      guard !isBorder, let others = kinds[heading.rule] else { return false }
      let close = others.count { $0.fit == .close }
      if heading.fit == .shorter { return close > 1 }
      return close > 0 || others.count > 1 && others.allSatisfy { $0.length == heading.length }
    }
    let listings = listings(among: fitting, Set(borders.filter(\.isFirst).map(\.sign)))
      .subtracting(boxes)
    return listings.isEmpty ? fitting : fitting.filter { !listings.contains($0.rule) }
  }

  /// The kinds of two rules each between which there are titles wherever they stand: several, and nothing
  /// else.
  private func boxes(
    among kinds: [Rule: [Heading]], _ borders: Set<UnderlinedLines.Border>
  ) -> Set<Rule> {
    let boxes = kinds.filter { rule, all in
      rule.isDouble && all.count >= Self.fewestBoxes
        && all.allSatisfy { $0.length >= Self.shortestBox && looksLikeTitle($0) }
        && !borders.contains { $0.sign == rule.sign && $0.opens }
    }
    return Set(boxes.keys)
  }

  /// The kinds of two rules each that are listings of one line, as AsciiDoc has them, not headings.
  ///
  /// The highest headings come first, so what comes behind those with one rule must look like titles.
  ///
  /// - Parameter borders: The signs of rules that stand alone.
  private func listings(among headings: [Heading], _ borders: Set<UInt8>) -> Set<Rule> {
    guard let single = headings.first(where: { !$0.rule.isDouble }) else { return [] }
    let kinds = Dictionary(grouping: headings.filter(\.rule.isDouble), by: \.rule)
    let suspicious = kinds.filter { rule, all in
      guard let first = all.first, first.line > single.line else { return false }
      return all.count < 2 || borders.contains(rule.sign) || !all.allSatisfy(looksLikeTitle)
    }
    return Set(suspicious.keys)
  }

  /// Whether it begins with a capital or a number, or ends with one, as `polkit 0.116` does.
  private func looksLikeTitle(_ heading: Heading) -> Bool {
    let line = text.lines[heading.line]
    guard let words = SourceLine.words(in: line) else { return false }
    let (first, last) = (line[words.lowerBound], line[words.upperBound - 1])
    return first >= 0x80 || (0x30...0x39).contains(first) || (0x41...0x5A).contains(first)
      || (0x30...0x39).contains(last)
  }
}
