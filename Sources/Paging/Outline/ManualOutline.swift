import Books
import Glibc

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
      bytes.split(separator: terminator).first { line in
        !line.allSatisfy { SourceLine.isBlank($0) || $0 == 0x0D }
      }.map { isTitle(UnsafeRawBufferPointer(rebasing: $0)) } ?? false
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

  /// Whether a line has the name of a page at both ends.
  ///
  /// This comes before the first paint of every text: a slice of the bytes would have the runtime look
  /// for what conforms to `Collection`.
  static func isTitle(_ line: UnsafeRawBufferPointer) -> Bool {
    func isBlank(_ index: Int) -> Bool { SourceLine.isBlank(line[index]) || line[index] == 0x0D }
    guard let base = line.baseAddress else { return false }
    var (start, end) = (0, line.count)
    while end > 0, isBlank(end - 1) { end -= 1 }
    while start < end, isBlank(start) { start += 1 }
    guard start < end, line[end - 1] == UInt8(ascii: ")") else { return false }
    var length = 0
    var open: Int?
    while start + length < end, !isBlank(start + length) {
      if open == nil, line[start + length] == UInt8(ascii: "(") { open = length }
      length += 1
    }
    let last = end - length
    guard let open, open > 0, length - open > 2, last > start + length, isBlank(last - 1) else {
      return false
    }
    return memcmp(base + start, base + last, length) == 0
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
      !Self.hasGap(line[words]), !Self.isTitle(line)
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
