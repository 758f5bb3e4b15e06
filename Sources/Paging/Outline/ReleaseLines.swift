/// The versions that a history of changes names, each at the left edge: `Version 2.1 (2009-11-30)`.
struct ReleaseLines {
  /// A text has at least so many.
  private static let fewest = 3
  /// Bare numbers without dates are versions if there are at least so many.
  private static let fewestBareNumbers = 6
  /// A version with what belongs to it has at least so many bytes, on the average.
  private static let smallestAverage = 40

  /// A line that names a version.
  private struct Named {
    var line: Int
    var release: ReleaseLine
  }

  /// The indices of the lines, ascending; empty if the text is no history of changes.
  let lines: [Int]

  /// The versions in `lines` of a text of `count` bytes.
  init(in lines: [UnsafeRawBufferPointer], count: Int) {
    var kinds: [String: [Named]] = [:]
    for named in Self.named(in: lines) { kinds[named.release.words, default: []].append(named) }
    let sure = kinds.mapValues { $0.filter(\.release.isSure) }
      .filter { $0.value.count >= Self.fewest && Self.areVersions($0.value) }
      .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
    var all: [Named] = []
    var chosen: [Named] = []
    // Other words may be usual before or behind some version.
    for (words, own) in sure where !Self.overlap(own, chosen) {
      chosen = (chosen + own).sorted { $0.line < $1.line }
      all = (all + Self.withOthers(kinds[words] ?? [])).sorted { $0.line < $1.line }
    }
    self.lines = Self.isHistory(chosen, in: lines, count: count) ? all.map(\.line) : []
  }

  /// Whether `named` has lines among those of `others`.
  private static func overlap(_ named: [Named], _ others: [Named]) -> Bool {
    guard let first = others.first, let last = others.last, let start = named.first,
      let end = named.last
    else { return false }
    return start.line < last.line && first.line < end.line
  }

  /// Those of `all` that are sure, and those that count on between two of them.
  private static func withOthers(_ all: [Named]) -> [Named] {
    var next: [[Int]?] = []
    for named in all.reversed() {
      next.append(named.release.isSure ? named.release.version : next.last ?? nil)
    }
    var kept: [Named] = []
    for (named, next) in zip(all, next.reversed()) {
      let own = named.release.version
      if named.release.isSure {
        kept.append(named)
      } else if let former = kept.last?.release.version, let next {
        let isUp = former.lexicographicallyPrecedes(own) && own.lexicographicallyPrecedes(next)
        let isDown = next.lexicographicallyPrecedes(own) && own.lexicographicallyPrecedes(former)
        if isUp || isDown { kept.append(named) }
      }
    }
    return kept
  }

  /// Whether some of `lines`, the beginning of a text, name versions.
  static func areMentioned(in lines: [UnsafeRawBufferPointer]) -> Bool {
    lines.lazy.compactMap(Self.release).prefix(2).count == 2
  }

  private static func named(in lines: [UnsafeRawBufferPointer]) -> [Named] {
    lines.indices.compactMap { index in
      release(lines[index]).map { Named(line: index, release: $0) }
    }
  }

  private static func release(_ line: UnsafeRawBufferPointer) -> ReleaseLine? {
    guard let first = line.first, first > 0x20 else { return nil }
    return ReleaseLine(line)
  }

  /// Whether `named` go up or down, and are no days and no sections.
  private static func areVersions(_ named: [Named]) -> Bool {
    let steps = zip(named, named.dropFirst())
    let up = steps.count {
      $0.release.version.lexicographicallyPrecedes($1.release.version)
    }
    let down = steps.count {
      $1.release.version.lexicographicallyPrecedes($0.release.version)
    }
    // Of dates such as `5.3.26` the first number goes on, and the last one stays.
    let days = steps.count {
      let (former, next) = ($0.release.version, $1.release.version)
      return former.count == 3 && next.count == 3 && former[0] != next[0] && former[2] == next[2]
    }
    guard max(up, down) * 10 >= (named.count - 1) * 7, days * 2 < named.count else { return false }
    if named.count(where: \.release.hasYear) * 2 >= named.count { return true }
    // The numbers of sections go up.
    if named.allSatisfy(\.release.words.isEmpty) {
      return down > up && named.count >= fewestBareNumbers
    }
    return named.count(where: \.release.isWhole) * 2 >= named.count
      || named.contains(where: \.release.hasUsualWord)
  }

  /// Whether `named` say different things, and have most of the text between them.
  private static func isHistory(
    _ named: [Named], in lines: [UnsafeRawBufferPointer], count: Int
  ) -> Bool {
    guard named.count >= fewest, let first = named.first, let base = lines.first?.baseAddress,
      let start = lines[first.line].baseAddress
    else { return false }
    let behind = count - (start - base)
    guard behind * 2 >= count, behind >= named.count * smallestAverage else { return false }
    let steps = zip(named, named.dropFirst())
    // Those of a table or a list follow each other at once.
    let empty = steps.count { former, next in
      !lines[former.line + 1..<next.line].contains { SourceLine.words(in: $0) != nil }
    }
    let titles = Set(named.map { String(decoding: lines[$0.line], as: UTF8.self) })
    return empty * 10 <= named.count * 3 && titles.count * 10 >= named.count * 9
  }
}
