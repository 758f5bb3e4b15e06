import Books

/// The lines of a text that begin with the number of a section, and their titles.
struct NumberedLines {
  /// A title of more bytes is none.
  static let longestTitle = 160
  /// A title that ends with a full stop has at most so many bytes.
  private static let longestSentence = 70
  /// A title has at most so many lines.
  private static let mostLines = 3
  /// By how many columns a full line of a paragraph is shorter than others.
  static let raggedness = 8
  /// The spaces before a heading, and before a centred one with a word such as `Chapter`.
  private static let widestIndent = 12
  private static let widestCentredIndent = 40
  /// The signs that a rule has at least which parts a heading from what stands above.
  private static let shortestRule = 10

  struct Section {
    var number: SectionNumber
    var indent: Int
    /// The text's offset of the heading's first byte.
    var offset: Int
    /// The text's offset behind its title.
    var end: Int
    /// The indices of its lines.
    var lines: ClosedRange<Int>
    /// Its number and its title on one line.
    var heading: String
    /// The title without the number.
    var name: String
  }

  let lines: [UnsafeRawBufferPointer]
  private let base: UnsafeRawPointer

  init?(_ bytes: UnsafeRawBufferPointer, _ terminator: UInt8) {
    guard let base = bytes.baseAddress else { return nil }
    self.base = base
    lines = bytes.split(separator: terminator, omittingEmptySubsequences: false).map(Self.inside)
  }

  /// The words of `line` with the white space before them, without a frame of asterisks.
  private static func inside(_ line: UnsafeRawBufferPointer.SubSequence) -> UnsafeRawBufferPointer {
    var line = line
    while let last = line.last, last <= 0x20 { line.removeLast() }
    let frame = UInt8(ascii: "*")
    if line.count > 4, line.first == frame, line.last == frame,
      line.dropFirst().first == 0x20, line.dropLast().last == 0x20
    {
      line = line.dropFirst().dropLast()
      while let last = line.last, last <= 0x20 { line.removeLast() }
      while let first = line.first, first <= 0x20 { line.removeFirst() }
    }
    return UnsafeRawBufferPointer(rebasing: line)
  }

  /// All that may be sections, by ascending offset.
  func sections() -> [Section] {
    var sections: [Section] = []
    // The line behind the last heading: another one may follow at once.
    var next = 0
    for index in lines.indices where index == next || mayBegin(index) {
      guard let read = read(index), let title = title(read.rest, at: index, read.number) else {
        continue
      }
      sections.append(section(read.number, read.start, title, at: index))
      next = title.lines.upperBound + 1
    }
    return sections
  }

  /// Whether a heading may stand in the line at `index`: below a blank line or a rule, or at the left edge
  /// between indented text and a blank line.
  private func mayBegin(_ index: Int) -> Bool {
    if isBlank(index - 1) || isNewPage(index) { return true }
    guard let first = lines[index].first, first > 0x20 else { return false }
    if isRule(index - 1, of: Self.shortestRule) { return isBlank(index - 2) }
    return lines[index - 1].first.map { $0 <= 0x20 } == true && isBlank(index + 1)
  }

  func section(
    _ number: SectionNumber, _ start: Int, _ title: Title, at index: Int
  ) -> Section {
    let name = OutlineTitle(title.words).title
    let line = lines[index]
    let last = lines[title.lines.upperBound]
    let words = String(decoding: line[start..<line.count - title.restCount], as: UTF8.self)
    let sign = HeadingLine.trimmed(words.replacing("\u{A0}", with: " ")[...])
    var heading = OutlineTitle(sign.utf8).title
    if !name.isEmpty {
      let needsStop = title.isDetached && number.hasWord && sign.last?.isPunctuation == false
      heading = "\(sign)\(needsStop ? "." : "") \(name)"
    }
    return Section(
      number: number, indent: start, offset: offset(of: line) + start,
      end: offset(of: last) + last.count, lines: index...title.lines.upperBound, heading: heading,
      name: name)
  }

  /// The number that the line at `index` begins with.
  func read(
    _ index: Int
  ) -> (number: SectionNumber, rest: Slice<UnsafeRawBufferPointer>, start: Int)? {
    let line = lines[index]
    guard let start = line.firstIndex(where: { $0 > 0x20 }), start <= Self.widestCentredIndent,
      line.count <= Self.longestTitle, let read = SectionNumber.read(line[start...]),
      start <= Self.widestIndent || read.number.hasWord
        || Self.isCentredChapter(read.number, read.rest)
    else { return nil }
    return (read.number, read.rest, start)
  }

  /// Whether a number is that of a chapter that may stand in the middle of its line: `3.  SPECIFICATION`.
  private static func isCentredChapter(
    _ number: SectionNumber, _ title: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    number.level == 0 && number.mark == UInt8(ascii: ".")
      && title.count { (0x41...0x5A).contains($0) } > 2
      && !title.contains { (0x61...0x7A).contains($0) }
  }

  private func offset(of line: UnsafeRawBufferPointer) -> Int {
    line.baseAddress.map { UnsafeRawPointer($0) - base } ?? 0
  }

  func isBlank(_ index: Int) -> Bool {
    guard lines.indices.contains(index) else { return true }
    return lines[index].allSatisfy { $0 <= 0x20 }
  }

  func isNewPage(_ index: Int) -> Bool { lines[index].first == 0x0C }

  /// Whether the line at `index` has at least `count` signs of a rule, and nothing else.
  func isRule(_ index: Int, of count: Int = 3) -> Bool {
    guard lines.indices.contains(index), let sign = lines[index].last,
      "-=~*#_+^".utf8.contains(sign)
    else { return false }
    let rule = lines[index].drop { $0 <= 0x20 }
    return rule.count >= count && rule.allSatisfy { $0 == sign }
  }

  /// Whether the line at `index` begins an item or a drawing: what stands above ends there.
  func beginsItem(_ index: Int) -> Bool {
    let words = lines[index].drop { $0 <= 0x20 }
    guard let first = words.first, let second = words.dropFirst().first else { return false }
    switch first {
    // `(a)`, `(iv)`
    case UInt8(ascii: "("):
      let mark = words.dropFirst().prefix {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
      }
      return (1...3).contains(mark.count) && words.dropFirst(1 + mark.count).first == 0x29
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return second <= 0x20
    // A bullet, and lines of a box.
    case 0xE2:
      let third = words.dropFirst(2).first ?? 0
      return second == 0x80 && third == 0xA2 || second == 0x94 || second == 0x95
    default: return false
    }
  }
}

// MARK: - Titles

extension NumberedLines {
  struct Title {
    var words: [UInt8]
    /// The indices of its lines.
    var lines: ClosedRange<Int>
    /// The bytes of the number's line that belong to it.
    var restCount = 0
    /// Whether it stands in the lines behind the number's.
    var isDetached = false
  }

  /// The title of the number in the line at `index`, of which `rest` is left; `nil` if that is no heading.
  private func title(
    _ rest: Slice<UnsafeRawBufferPointer>, at index: Int, _ number: SectionNumber
  ) -> Title? {
    guard rest.isEmpty else {
      guard var title = block(from: index, words: Array(rest), number),
        !isDefinition(title)
      else { return nil }
      title.restCount = rest.count
      return title
    }
    guard number.hasWord || number.level > 0 else { return nil }
    // `3.1` alone has its title in the next line, or behind a blank one.
    let below = isBlank(index + 1) ? index + 2 : index + 1
    if below < lines.count, !isBlank(below), read(below) == nil,
      var title = block(from: below, words: words(below), nil)
    {
      title.isDetached = true
      return title
    }
    return number.hasWord ? Title(words: [], lines: index...index) : nil
  }

  /// The title that begins in the line at `index` with `words`.
  private func block(from index: Int, words first: [UInt8], _ number: SectionNumber?) -> Title? {
    var title = Title(words: first, lines: index...index)
    var widest = width(index)
    while let next = lineBelow(title.lines.upperBound) {
      let end = title.lines.upperBound
      // What a title with a colon names stands farther in.
      if title.words.last == UInt8(ascii: ":"), indent(next) > indent(end) { break }
      widest = max(widest, width(next))
      let word = words(next).prefix { $0 > 0x20 }.count
      // If the next word had room in its line, the title ends there; paragraphs are ragged, too.
      if width(end) + 1 + word + Self.raggedness <= widest { break }
      // So long are paragraphs.
      guard title.lines.count < Self.mostLines else { return nil }
      title.words += [0x20] + words(next)
      title.lines = index...next
    }
    return title.words.count <= Self.longestTitle && Self.isTitle(title.words, number)
      ? title : nil
  }

  /// The index of the line right below that at `index`, if it is neither blank nor a rule, an item or
  /// another heading.
  func lineBelow(_ index: Int) -> Int? {
    let next = index + 1
    guard next < lines.count, !isBlank(next), !isRule(next), !beginsItem(next) else { return nil }
    return read(next) == nil ? next : nil
  }

  /// Whether `title` is a quoted term with its meaning behind it or right below it: `1.1. "Contributor"`.
  func isDefinition(_ title: Title) -> Bool {
    guard let first = title.words.first, first == UInt8(ascii: "\"") || first == 0xE2 else {
      return false
    }
    if title.words.split(separator: 0x20).contains(where: { $0.elementsEqual("means".utf8) }) {
      return true
    }
    guard let below = lineBelow(title.lines.upperBound), let letter = words(below).first else {
      return false
    }
    return (0x61...0x7A).contains(letter)
  }

  private func indent(_ index: Int) -> Int { lines[index].prefix { SourceLine.isBlank($0) }.count }

  func width(_ index: Int) -> Int { SourceLine.words(in: lines[index])?.upperBound ?? 0 }

  /// Whether `words` can be a title and are no sentence, no line of a table, no entry of a list of contents.
  static func isTitle(_ words: [UInt8], _ number: SectionNumber?) -> Bool {
    let isDotted = number.map { $0.level > 0 } ?? false
    // `Chapter 6. debmake`, `7.13. 3.0 source format`
    let isMarked = number.map { $0.mark != 0 && ($0.level > 0 || $0.hasWord) } ?? false
    guard let first = words.first, let last = words.last, !",;".utf8.contains(last),
      isMarked && isDotted || !(0x30...0x39).contains(first),
      isDotted || isMarked || !(0x61...0x7A).contains(first)
    else { return false }
    if last == UInt8(ascii: "."), words.count > longestSentence { return false }
    var dots = 0
    var spaces = 0
    var letters = 0
    for byte in words {
      dots = byte == UInt8(ascii: ".") ? dots + 1 : byte == 0x20 ? dots : 0
      spaces = byte == 0x20 ? spaces + 1 : 0
      if byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) { letters += 1 }
      if dots == 4 || spaces == 4 || byte == 0x09 || byte == UInt8(ascii: "|") { return false }
    }
    if (0x30...0x39).contains(first) { return letters > 4 }
    return letters > (isMarked && words.count == 1 ? 0 : 1)
  }

  func words(_ index: Int) -> [UInt8] {
    let line = lines[index]
    return Array(line[SourceLine.words(in: line) ?? 0..<0])
  }
}
