import Books

/// The lines of a text that begin with the number of a section, and their titles.
struct NumberedLines {
  /// A title of more bytes is none.
  private static let longestTitle = 160
  /// A title that ends with a full stop has at most so many bytes.
  private static let longestSentence = 70
  /// A title has at most so many lines.
  private static let mostLines = 3
  /// By how many columns a full line of a paragraph is shorter than others.
  private static let raggedness = 8
  /// The spaces before a heading.
  private static let widestIndent = 12

  struct Section {
    var number: SectionNumber
    var indent: Int
    /// The text's offset of the heading's first byte.
    var offset: Int
    /// The text's offset behind its title.
    var end: Int
    /// Its number and its title on one line.
    var heading: String
    /// The title without the number.
    var name: String
  }

  private let lines: [UnsafeRawBufferPointer]
  private let base: UnsafeRawPointer

  init?(_ bytes: UnsafeRawBufferPointer, _ terminator: UInt8) {
    guard let base = bytes.baseAddress else { return nil }
    self.base = base
    lines = bytes.split(separator: terminator, omittingEmptySubsequences: false).map {
      UnsafeRawBufferPointer(rebasing: $0.last == 0x0D ? $0.dropLast() : $0)
    }
  }

  /// All that may be sections, by ascending offset.
  func sections() -> [Section] {
    var sections: [Section] = []
    // The line behind the last heading: another one may follow at once.
    var next = 0
    for index in lines.indices where index == next || isBlank(index - 1) || isNewPage(index) {
      guard let read = read(index), let title = title(read.rest, at: index, read.number) else {
        continue
      }
      sections.append(section(read.number, read.start, title, at: index))
      next = title.lines.upperBound + 1
    }
    return sections
  }

  private func section(
    _ number: SectionNumber, _ start: Int, _ title: Title, at index: Int
  ) -> Section {
    let name = OutlineTitle(title.words).title
    let line = lines[index]
    let last = lines[title.lines.upperBound]
    let words = String(decoding: line[start..<line.count - title.restCount], as: UTF8.self)
    let sign = HeadingLine.trimmed(words[...])
    var heading = OutlineTitle(sign.utf8).title
    if !name.isEmpty {
      let needsStop = title.isDetached && number.hasWord && sign.last?.isPunctuation == false
      heading = "\(sign)\(needsStop ? "." : "") \(name)"
    }
    return Section(
      number: number, indent: start, offset: offset(of: line) + start,
      end: offset(of: last) + last.count, heading: heading, name: name)
  }

  /// The number that the line at `index` begins with.
  private func read(
    _ index: Int
  ) -> (number: SectionNumber, rest: Slice<UnsafeRawBufferPointer>, start: Int)? {
    let line = lines[index]
    guard let start = line.firstIndex(where: { $0 > 0x20 }), start <= Self.widestIndent,
      line.count <= Self.longestTitle, let read = SectionNumber.read(line[start...])
    else { return nil }
    return (read.number, read.rest, start)
  }

  private func offset(of line: UnsafeRawBufferPointer) -> Int {
    line.baseAddress.map { UnsafeRawPointer($0) - base } ?? 0
  }

  private func isBlank(_ index: Int) -> Bool {
    guard lines.indices.contains(index) else { return true }
    return lines[index].allSatisfy { $0 <= 0x20 }
  }

  private func isNewPage(_ index: Int) -> Bool { lines[index].first == 0x0C }
}

// MARK: - Titles

extension NumberedLines {
  private struct Title {
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
      guard var title = block(from: index, words: Array(rest), isDotted: number.level > 0) else {
        return nil
      }
      title.restCount = rest.count
      return title
    }
    guard number.hasWord || number.level > 0 else { return nil }
    // `3.1` alone has its title in the next line, or behind a blank one.
    let below = isBlank(index + 1) ? index + 2 : index + 1
    if below < lines.count, !isBlank(below), read(below) == nil,
      var title = block(from: below, words: words(below), isDotted: false)
    {
      title.isDetached = true
      return title
    }
    return number.hasWord ? Title(words: [], lines: index...index) : nil
  }

  /// The title that begins in the line at `index` with `words`.
  private func block(from index: Int, words first: [UInt8], isDotted: Bool) -> Title? {
    var title = Title(words: first, lines: index...index)
    var widest = width(index)
    while let next = lineBelow(title.lines.upperBound) {
      let end = title.lines.upperBound
      widest = max(widest, width(next))
      let word = words(next).prefix { $0 > 0x20 }.count
      // If the next word had room in its line, the title ends there; paragraphs are ragged, too.
      if width(end) + 1 + word + Self.raggedness <= widest { break }
      // So long are paragraphs.
      guard title.lines.count < Self.mostLines else { return nil }
      title.words += [0x20] + words(next)
      title.lines = index...next
    }
    return title.words.count <= Self.longestTitle && Self.isTitle(title.words, isDotted)
      ? title : nil
  }

  /// The index of the line right below that at `index`, if it is neither blank nor another heading.
  private func lineBelow(_ index: Int) -> Int? {
    let next = index + 1
    return next < lines.count && !isBlank(next) && read(next) == nil ? next : nil
  }

  private func width(_ index: Int) -> Int { SourceLine.words(in: lines[index])?.upperBound ?? 0 }

  /// Whether `words` can be a title and are no sentence, no line of a table, no entry of a list of contents.
  private static func isTitle(_ words: [UInt8], _ isDotted: Bool) -> Bool {
    guard let first = words.first, let last = words.last, !",;".utf8.contains(last),
      !(0x30...0x39).contains(first), isDotted || !(0x61...0x7A).contains(first)
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
    return letters > 1
  }

  private func words(_ index: Int) -> [UInt8] {
    let line = lines[index]
    return Array(line[SourceLine.words(in: line) ?? 0..<0])
  }
}
