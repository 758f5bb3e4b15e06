/// The lines of a text as underlined headings: which may be some, before the whole text decides.
struct UnderlinedLines {
  /// A line of more bytes is no heading.
  private static let longestHeading = 160
  /// The signs that a rule has at least.
  private static let shortestRule = 3
  /// By how many columns a rule is longer or shorter than its heading where it was made for it.
  private static let tolerance = (shorter: 1, longer: 3)

  /// The kind of a rule: its sign, and whether it stands above the heading, too.
  struct Rule: Hashable {
    var sign: UInt8
    var isDouble: Bool
  }

  /// How long a rule is beside its heading.
  enum Fit { case close, longer, shorter }

  struct Heading {
    var line: Int
    var indent: Int
    var rule: Rule
    /// The columns of the rule.
    var length: Int
    var fit: Fit
    /// Whether it needs others like it: text stands right above it, or below both its rules.
    var isCrowded = false
    /// Whether it names a version: those of one text have any rule below them.
    var isRelease = false
  }

  /// A rule that belongs to no heading.
  struct Border: Hashable {
    var sign: UInt8
    var length: Int
    /// Whether it stands alone or begins something: it is at the left edge, below a blank line.
    var isFirst: Bool
    /// Whether it begins something: that stands right below it.
    var opens = false
  }

  let lines: [UnsafeRawBufferPointer]

  init(_ bytes: UnsafeRawBufferPointer, _ terminator: UInt8) {
    lines = bytes.split(separator: terminator, omittingEmptySubsequences: false).map {
      UnsafeRawBufferPointer(rebasing: $0.last == 0x0D ? $0.dropLast() : $0)
    }
  }

  /// What may be a heading, and the other rules: listings and tables stand between some.
  func candidates() -> (headings: [Heading], borders: Set<Border>) {
    var headings: [Heading] = []
    var borders: Set<Border> = []
    for index in lines.indices {
      // Nearly all lines end here.
      guard let rule = rule(at: index) else { continue }
      if let heading = heading(above: rule, at: index) {
        headings.append(heading)
        guard heading.isCrowded else { continue }
        // It may turn out to be none.
        borders.insert(
          Border(
            sign: heading.rule.sign, length: rule.count,
            isFirst: heading.rule.isDouble && rule.lowerBound == 0))
      } else if isBlank(index - 1) || !isBlank(index - 2), !isOverline(rule, at: index) {
        borders.insert(
          Border(
            sign: lines[index][rule.lowerBound], length: rule.count,
            isFirst: rule.lowerBound == 0 && isBlank(index - 1),
            opens: isBlank(index - 1) && !isBlank(index + 1)))
      }
    }
    return (headings, borders)
  }

  /// Whether the rule at `index` stands above a heading that has another one below.
  private func isOverline(_ rule: Range<Int>, at index: Int) -> Bool {
    guard index + 2 < lines.count, let below = self.rule(at: index + 2) else { return false }
    return heading(above: below, at: index + 2)?.rule.isDouble == true
  }

  /// The heading that has `rule`, at the line `index`, below it; `nil` if there is none.
  private func heading(above rule: Range<Int>, at index: Int) -> Heading? {
    guard index > 0, let words = title(at: index - 1) else { return nil }
    let (title, sign) = (lines[index - 1][words], lines[index][rule.lowerBound])
    let columns = Self.columns(of: title)
    let isDouble = isDouble(rule, at: index) && words.lowerBound >= rule.lowerBound
    let inset = isDouble ? words.lowerBound - rule.lowerBound : 0
    let fit = Self.fit(of: rule.count, columns + inset...columns + 2 * inset)
    if isDouble, fit != .shorter, !Self.isCode(title) {
      // Fields such as `:Author:` may follow a title at once.
      let isCrowded = !isBlank(index + 1) && lines[index + 1].first != 0x3A
      return Heading(
        line: index - 1, indent: rule.lowerBound, rule: Rule(sign: sign, isDouble: true),
        length: rule.count, fit: fit, isCrowded: isCrowded)
    }
    let isRelease = words.lowerBound == 0 && ReleaseLine(title) != nil
    let isCrowded = !isBlank(index - 2)
    guard words.lowerBound == rule.lowerBound,
      fit != .shorter || isRelease || rule.count * 2 >= columns,
      fit == .close || !Self.endsSentence(title), !isColumn(title, rule, at: index),
      !isCrowded || fit == .close && mayFollowText(title, at: index, isRelease)
    else { return nil }
    return Heading(
      line: index - 1, indent: rule.lowerBound, rule: Rule(sign: sign, isDouble: false),
      length: rule.count, fit: fit, isCrowded: isCrowded, isRelease: isRelease)
  }

  /// Whether a rule about as long stands two lines higher, too, with nothing above both.
  private func isDouble(_ rule: Range<Int>, at index: Int) -> Bool {
    guard index > 1, let above = self.rule(at: index - 2),
      above.lowerBound == rule.lowerBound, abs(above.count - rule.count) <= 1
    else { return false }
    return isBlank(index - 3)
  }

  /// Whether `title`, above the rule at `index`, is not the end of the text right above it: that ends with
  /// a sentence, or the title names a version.
  private func mayFollowText(
    _ title: Slice<UnsafeRawBufferPointer>, at index: Int, _ isRelease: Bool
  ) -> Bool {
    guard !isRelease else { return rule(at: index - 2) == nil }
    guard index > 1, let words = SourceLine.words(in: lines[index - 2]), !Self.endsSentence(title),
      let first = title.first
    else { return false }
    return ".!?".utf8.contains(lines[index - 2][words.upperBound - 1])
      && ((0x41...0x5A).contains(first) || (0x30...0x39).contains(first))
  }

  private static func fit(of rule: Int, _ columns: ClosedRange<Int>) -> Fit {
    if rule > columns.upperBound + tolerance.longer { return .longer }
    return rule < columns.lowerBound - tolerance.shorter ? .shorter : .close
  }

  /// Where the words of the line at `index` are if it may be a title: words that stand together.
  private func title(at index: Int) -> Range<Int>? {
    let line = lines[index]
    guard line.count <= Self.longestHeading, let words = SourceLine.words(in: line) else {
      return nil
    }
    // `2.1.5` and `[2.1.5]` are titles at the left edge; farther in they are parts of a sum.
    let first = line[words.lowerBound]
    let number = first == UInt8(ascii: "[") && words.count > 1 ? line[words.lowerBound + 1] : first
    var hasLetter = words.lowerBound <= 1 && (0x30...0x39).contains(number)
    var spaces = 0
    for byte in line[words] {
      spaces = byte == 0x20 ? spaces + 1 : 0
      if spaces == 3 || byte == 0x09 || byte == UInt8(ascii: "|") {
        // The date of a version may stand apart.
        return words.lowerBound == 0 && ReleaseLine(line[words]) != nil ? words : nil
      }
      hasLetter = hasLetter || byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
    }
    // A prompt is no title, nor is AsciiDoc's `[NOTE]`.
    let isNote = first == UInt8(ascii: "[") && line[words.upperBound - 1] == UInt8(ascii: "]")
    guard hasLetter, !isNote || (0x30...0x39).contains(number) else { return nil }
    return first == UInt8(ascii: "$") || first == UInt8(ascii: "#") ? nil : words
  }

  /// Whether what stands between two rules is a command or a drawing.
  private static func isCode(_ title: Slice<UnsafeRawBufferPointer>) -> Bool {
    for byte in title where #"<>{}=\;$"#.utf8.contains(byte) { return true }
    // `--amend`, `-a`
    return title.split(separator: 0x20).contains { word in
      word.first == UInt8(ascii: "-") && word.contains { (0x61...0x7A).contains($0 | 0x20) }
    }
  }

  private static func endsSentence(_ title: Slice<UnsafeRawBufferPointer>) -> Bool {
    title.last.map { ".,;".utf8.contains($0) } ?? false
  }

  /// Whether a word heads a table of one column: nothing below it is wider than its rule.
  private func isColumn(
    _ title: Slice<UnsafeRawBufferPointer>, _ rule: Range<Int>, at index: Int
  ) -> Bool {
    guard let first = title.first, (0x61...0x7A).contains(first), !title.contains(0x20),
      !isBlank(index + 1)
    else { return false }
    var next = index + 1
    while !isBlank(next) {
      guard let words = SourceLine.words(in: lines[next]), words.upperBound <= rule.upperBound,
        !"-*:.".utf8.contains(lines[next][words.lowerBound])
      else { return false }
      next += 1
    }
    return true
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
