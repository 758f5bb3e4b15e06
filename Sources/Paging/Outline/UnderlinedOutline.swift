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

  private let text: UnderlinedLines

  /// The outline of the text of `source`; `nil` if it has fewer than two such headings.
  static func outline(
    of source: any TextSource, terminator: UInt8
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    // Most texts have none.
    let front = min(count, searchedLength)
    let has = try source.withBytes(0..<front) { bytes in
      !UnderlinedLines(bytes, terminator).candidates().headings.isEmpty
    }
    guard has else { return nil }
    let entries = try source.withBytes(0..<count) { bytes in
      UnderlinedOutline(text: UnderlinedLines(bytes, terminator)).entries
    }
    return entries.count > 1 ? Outline(entries) : nil
  }

  private var entries: [Outline.Entry] {
    let all = headings
    var counts: [Int: Int] = [:]
    for heading in all { counts[heading.indent, default: 0] += 1 }
    // What is indented otherwise than most shows how headings are written.
    let indent = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    let base = text.lines.first?.baseAddress
    var kinds: [Rule] = []
    var entries: [Outline.Entry] = []
    for heading in all where heading.indent == indent || heading.line == all.first?.line {
      if !kinds.contains(heading.rule) { kinds.append(heading.rule) }
      let line = text.lines[heading.line]
      guard let level = kinds.firstIndex(of: heading.rule), let base,
        let start = line.baseAddress, let words = SourceLine.words(in: line)
      else { continue }
      let title = String(decoding: line[words], as: UTF8.self)
      let offset = start - base + words.lowerBound
      entries.append(Outline.Entry(heading: title, level: level, offset: offset))
    }
    return kinds.count <= Self.mostKinds ? entries : []
  }

  /// The candidates that the other ones confirm.
  private var headings: [Heading] {
    let (candidates, borders) = text.candidates()
    let kinds = Dictionary(grouping: candidates, by: \.rule)
    let fitting = candidates.filter { heading in
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
    return listings.isEmpty ? fitting : fitting.filter { !listings.contains($0.rule) }
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
