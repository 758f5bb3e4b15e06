import Books

/// The sections of a page of a manual: `NAME`, `SYNOPSIS`, at the left edge among indented text.
///
/// A page of a manual is known by its first line, which has its name at both ends: `LS(1) … LS(1)`.
struct ManualOutline {
  /// More bytes than any page of a manual has: what is longer is searched as other texts are.
  private static let longest = 8 << 20
  /// A line of more bytes is no heading.
  private static let longestHeading = 80
  /// The first bytes that are looked at for the name.
  private static let titleLength = 1 << 10
  /// The spaces before the headings of parts of a section.
  private static let smallIndent = 2...4

  private let lines: [UnsafeRawBufferPointer]
  private let base: UnsafeRawPointer

  /// The outline of the text of `source`; `nil` if it is no page of a manual.
  static func outline(
    of source: any TextSource, terminator: UInt8
  ) throws(TextError) -> Outline? {
    let count = source.count
    guard count <= longest else { return nil }
    let isManual = try source.withBytes(0..<min(titleLength, count)) { bytes in
      ManualTitle.begins(bytes)
    }
    guard isManual else { return nil }
    let entries = try source.withBytes(0..<count) { bytes -> [Outline.Entry] in
      guard let base = bytes.baseAddress else { return [] }
      let lines = bytes.split(separator: terminator, omittingEmptySubsequences: false).map {
        UnsafeRawBufferPointer(rebasing: $0.last == 0x0D ? $0.dropLast() : $0)
      }
      return ManualOutline(lines: lines, base: base).entries
    }
    return entries.count > 1 ? Outline(entries) : nil
  }

  /// Whether words stand far apart, as those of a foot do.
  private static func hasGap(_ words: Slice<UnsafeRawBufferPointer>) -> Bool {
    var spaces = 0
    for byte in words {
      spaces = byte == 0x20 ? spaces + 1 : 0
      if spaces == 4 || byte == 0x09 { return true }
    }
    return false
  }

  private var entries: [Outline.Entry] {
    lines.indices.compactMap { index in
      guard let level = level(of: index), let words = SourceLine.words(in: lines[index]) else {
        return nil
      }
      let title = String(decoding: lines[index][words], as: UTF8.self)
      let offset = (lines[index].baseAddress ?? base) - base + words.lowerBound
      return Outline.Entry(title: title, level: level, offset: offset)
    }
  }

  /// How deep the heading lies that is the line at `index`; `nil` if it is none.
  private func level(of index: Int) -> Int? {
    let line = lines[index]
    guard line.count <= Self.longestHeading, let words = SourceLine.words(in: line),
      words.lowerBound <= Self.smallIndent.upperBound,
      index == 0 || SourceLine.words(in: lines[index - 1]) == nil,
      !Self.hasGap(line[words]), !ManualTitle.isTitle(line)
    else { return nil }
    // What a heading names stands farther in.
    let next = lines[(index + 1)...].first { SourceLine.words(in: $0) != nil }
    guard let next, let text = SourceLine.words(in: next), text.lowerBound > words.lowerBound else {
      return nil
    }
    if words.lowerBound == 0 { return 0 }
    return Self.smallIndent.contains(words.lowerBound) ? 1 : nil
  }
}
