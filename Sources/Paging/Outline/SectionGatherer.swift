import Books

/// Gathers the many short sections of a book for looking things up, whose numbers count through all of it:
/// `1204. Cold Boiled Veal.` on a line of its own, `#12. Relation. — N. relation` before its text.
///
/// A numbered list looks the same. What counts up through most of a text, with text below, is none.
struct SectionGatherer {
  /// A title has at most so many bytes.
  private static let longestTitle = 90
  /// So many runs of numbers may go on at a time.
  private static let mostRuns = 8
  /// A book has at least so many of them.
  private static let fewest = 60
  /// So many numbers may be missing between two, and in a run that is long enough.
  private static let mostMissing: Int32 = 2
  private static let mostMissingOfMany: Int32 = 40
  /// A section of fewer bytes has no text.
  private static let emptySection = 40

  /// A section: its number, the offset of its heading, and the heading's bytes.
  struct Section {
    var number: Int32
    var offset: Int
    var length: Int
  }

  private var runs: [[Section]] = []
  /// The section that the paragraph so far begins if it has no second line.
  private var pending: Section?

  /// Takes the first line of a paragraph, at `offset` of the text.
  mutating func scan(first line: UnsafeRawBufferPointer, at offset: Int) {
    close()
    var start = 0
    while start < line.count, SourceLine.isBlank(line[start]) { start += 1 }
    let begin = start
    if start < line.count, line[start] == UInt8(ascii: "#") { start += 1 }
    var number: Int32 = 0
    var index = start
    while index < line.count, index - start < 4, (0x30...0x39).contains(line[index]) {
      number = number * 10 + Int32(line[index] - 0x30)
      index += 1
    }
    // Most lines end here.
    guard index > start, index + 2 < line.count, line[index] == UInt8(ascii: "."),
      line[index + 1] == 0x20
    else { return }
    var words = index + 2
    while words < line.count, line[words] == 0x20 { words += 1 }
    guard words < line.count, !Self.isSmallOrFigure(line[words]) else { return }
    if let end = Self.endOfTitle(in: line, from: words) {
      add(Section(number: number, offset: offset + begin, length: end - begin))
    } else if line.count - words <= Self.longestTitle, line.last != UInt8(ascii: ",") {
      pending = Section(number: number, offset: offset + begin, length: line.count - begin)
    }
  }

  /// Takes the second line of a paragraph: the first one was no heading by itself.
  mutating func scanSecond() { pending = nil }

  private mutating func close() {
    if let section = pending { add(section) }
    pending = nil
  }

  private static func isSmallOrFigure(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  /// Where a title ends that its text follows in the same line, behind a full stop and a dash.
  private static func endOfTitle(in line: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let limit = min(line.count - 3, start + longestTitle)
    guard start < limit else { return nil }
    for index in start..<limit where line[index] == UInt8(ascii: ".") {
      var next = index + 1
      if line[next] == 0x20 { next += 1 }
      guard next + 2 < line.count else { return nil }
      if line[next] == UInt8(ascii: "-"), line[next + 1] == UInt8(ascii: "-") { return index }
      if line[next] == 0xE2, line[next + 1] == 0x80, (0x93...0x94).contains(line[next + 2]) {
        return index
      }
    }
    return nil
  }

  private mutating func add(_ section: Section) {
    if section.number == 1 {
      // The longest run is kept: each section may have a list of its own.
      if runs.count == Self.mostRuns,
        let shortest = runs.indices.min(by: { runs[$0].count < runs[$1].count })
      {
        runs.remove(at: shortest)
      }
      runs.append([section])
      return
    }
    // The longest of those that it may go on is the text's, the others are lists in it.
    let goingOn = runs.indices.min {
      (step(to: section, $0), -runs[$0].count) < (step(to: section, $1), -runs[$1].count)
    }
    guard let goingOn, step(to: section, goingOn) != .max else { return }
    runs[goingOn].append(section)
  }

  /// How far the number of `section` is from the last one of a run that it may go on; else the largest.
  private func step(to section: Section, _ run: Int) -> Int32 {
    guard let last = runs[run].last else { return .max }
    let step = section.number - last.number
    let most = runs[run].count >= Self.fewest ? Self.mostMissingOfMany : Self.mostMissing
    return step > 0 && step <= most + 1 ? step : .max
  }

  /// The sections of a text of `count` bytes; empty if it has none.
  mutating func sections(count: Int) -> [Section] {
    close()
    guard let run = runs.max(by: { $0.count < $1.count }), run.count >= Self.fewest,
      let first = run.first, let last = run.last, run.count * 10 >= Int(last.number) * 9,
      (last.offset - first.offset) * 5 >= count * 3
    else { return [] }
    let full = zip(run, run.dropFirst()).count {
      $1.offset - $0.offset - $0.length >= Self.emptySection
    }
    return full * 5 >= run.count * 4 ? run : []
  }
}
