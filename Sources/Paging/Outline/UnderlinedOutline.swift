import Books

/// The headings of a text that underlines them, as reStructuredText, AsciiDoc and many READMEs do.
///
/// A heading is one line with a rule of one sign right below it, about as long, and a blank line before
/// it, or the same rule above it. As in reStructuredText, the first kind of rule that a text has is that of
/// its highest headings, and so on.
struct UnderlinedOutline {
  /// What is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// A text has its first such heading within so many bytes.
  private static let searchedLength = 64 << 10
  /// A line of more bytes is no heading.
  private static let longestHeading = 160
  /// The signs that a rule has at least.
  private static let shortestRule = 3
  /// By how many columns a rule may be longer or shorter than what stands above it.
  private static let tolerance = (shorter: 1, longer: 3)
  /// More kinds of rules than this are drawings.
  private static let mostKinds = 8

  /// The kind of a rule: its sign, and whether it stands above the heading, too.
  private struct Rule: Hashable {
    var sign: UInt8
    var isDouble: Bool
  }

  private struct Heading {
    var line: Int
    var indent: Int
    var rule: Rule
  }

  private let lines: [UnsafeRawBufferPointer]
  private let base: UnsafeRawPointer?

  /// The outline of the text of `source`; `nil` if it has fewer than two such headings.
  static func outline(
    of source: any TextSource, terminator: UInt8
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    // Most texts have none.
    let front = min(count, searchedLength)
    let has = try source.withBytes(0..<front) { bytes in
      !UnderlinedOutline(bytes, terminator).headings.isEmpty
    }
    guard has else { return nil }
    let entries = try source.withBytes(0..<count) { bytes in
      UnderlinedOutline(bytes, terminator).entries
    }
    return entries.count > 1 ? Outline(entries) : nil
  }

  private init(_ bytes: UnsafeRawBufferPointer, _ terminator: UInt8) {
    lines = bytes.split(separator: terminator, omittingEmptySubsequences: false).map {
      UnsafeRawBufferPointer(rebasing: $0.last == 0x0D ? $0.dropLast() : $0)
    }
    base = lines.first?.baseAddress
  }

  private var entries: [Outline.Entry] {
    let all = headings
    var counts: [Int: Int] = [:]
    for heading in all { counts[heading.indent, default: 0] += 1 }
    // What is indented otherwise than most shows how headings are written.
    let indent = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    var kinds: [Rule] = []
    var entries: [Outline.Entry] = []
    for heading in all where heading.indent == indent || heading.line == all.first?.line {
      if !kinds.contains(heading.rule) { kinds.append(heading.rule) }
      guard let level = kinds.firstIndex(of: heading.rule), let base,
        let start = lines[heading.line].baseAddress,
        let words = SourceLine.words(in: lines[heading.line])
      else { continue }
      let title = String(decoding: lines[heading.line][words], as: UTF8.self)
      let offset = start - base + words.lowerBound
      entries.append(Outline.Entry(heading: title, level: level, offset: offset))
    }
    return kinds.count <= Self.mostKinds ? entries : []
  }

  private var headings: [Heading] {
    var found: [Heading] = []
    var index = 0
    while index + 1 < lines.count {
      guard let heading = heading(at: index) else {
        index += 1
        continue
      }
      found.append(heading)
      index += 2
    }
    return found
  }

  /// The heading that is the line at `index`; `nil` if that is none.
  private func heading(at index: Int) -> Heading? {
    // Nearly all lines end here.
    guard let rule = rule(at: index + 1), let words = title(at: index) else { return nil }
    let (title, line) = (lines[index][words], lines[index + 1])
    let above = index > 0 ? self.rule(at: index - 1) : nil
    let columns = Self.columns(of: title)
    guard (columns - Self.tolerance.shorter...columns + Self.tolerance.longer).contains(rule.count)
    else { return nil }
    if let above, line[above.lowerBound] == line[rule.lowerBound], above == rule,
      isBlank(index - 2), isBlank(index + 2)
    {
      return Heading(
        line: index, indent: rule.lowerBound,
        rule: Rule(sign: line[rule.lowerBound], isDouble: true))
    }
    guard isBlank(index - 1), words.lowerBound == rule.lowerBound else { return nil }
    return Heading(
      line: index, indent: rule.lowerBound,
      rule: Rule(sign: line[rule.lowerBound], isDouble: false))
  }

  /// Where the words of the line at `index` are if it may be a title: words that stand together.
  private func title(at index: Int) -> Range<Int>? {
    let line = lines[index]
    guard line.count <= Self.longestHeading, let words = SourceLine.words(in: line) else {
      return nil
    }
    // `2.1.5` is a title at the left edge; farther in it is a part of a sum.
    var hasLetter = words.lowerBound == 0 && (0x30...0x39).contains(line[0])
    var spaces = 0
    for byte in line[words] {
      spaces = byte == 0x20 ? spaces + 1 : 0
      if spaces == 3 || byte == 0x09 || byte == UInt8(ascii: "|") { return nil }
      hasLetter = hasLetter || byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
    }
    // A prompt is no title.
    let first = line[words.lowerBound]
    guard hasLetter, first != UInt8(ascii: "$"), first != UInt8(ascii: "#") else { return nil }
    return words
  }

  /// Where the line at `index` has a rule, if it has nothing else.
  private func rule(at index: Int) -> Range<Int>? {
    let line = lines[index]
    guard line.count >= Self.shortestRule, let last = line.last,
      Self.isSign(last) || last == 0x20 || last == 0x09
    else { return nil }
    guard let words = SourceLine.words(in: line), words.count >= Self.shortestRule,
      Self.isSign(line[words.lowerBound]),
      line[words].allSatisfy({ $0 == line[words.lowerBound] })
    else { return nil }
    return words
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "^"),
      UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "`"),
      UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// The columns of a title, about: ideographs and their like have two.
  private static func columns(of title: Slice<UnsafeRawBufferPointer>) -> Int {
    title.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xE3 ? 2 : 1) }
  }

  private func isBlank(_ index: Int) -> Bool {
    guard lines.indices.contains(index) else { return true }
    return SourceLine.words(in: lines[index]) == nil
      || lines[index].allSatisfy { $0 <= 0x20 }
  }
}
