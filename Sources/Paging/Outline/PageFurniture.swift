import Books

/// The numbers of printed pages and their running heads among what may be headings.
///
/// A text that was made for the printer has them between its lines: each page ends with its number, and
/// the next one begins with the book's title or the chapter's.
struct PageFurniture {
  /// A printed text has at least so many page numbers.
  private static let fewestPages = 5
  /// A page has fewer bytes than this.
  private static let longestPage = 8000
  /// What comes at least so often under different numbers is a running head.
  private static let fewestHeads = 3
  /// How much shorter or longer than most a page may be, as a factor.
  private static let tolerance = 2.5

  /// So many bytes before and behind a number are looked at for the lines around it.
  private static let neighbourhood = 400
  /// The lines around so many numbers show whether those of a text are pages'.
  private static let mostSamples = 2000

  private let candidates: [HeadingCandidate]
  /// The titles that stand below numbers, by the offsets of the numbers.
  private let titles: [Int: HeadingCandidate]
  private let source: any TextSource
  private let terminator: UInt8

  /// What is left of `candidates`, ascending, without page numbers and running heads.
  ///
  /// - Parameters:
  ///   - titles: What the titles of numbers are by themselves, by the offsets of the numbers: what stands
  ///     below a page's number may be a heading.
  ///   - contents: The text's list of contents.
  static func removed(
    from candidates: [HeadingCandidate], titles: [Int: HeadingCandidate], contents: ContentsList,
    in source: any TextSource, terminator: UInt8
  ) throws(TextError) -> [HeadingCandidate] {
    if isSeries(candidates, in: contents) { return candidates }
    let furniture = Self(
      candidates: withoutNumberedHeads(candidates), titles: titles, source: source,
      terminator: terminator)
    let pages = try furniture.pageNumbers()
    guard !pages.isEmpty else { return furniture.withoutRepeatedDivisions(furniture.candidates) }
    return furniture.withoutRepeated(
      furniture.withoutRepeatedDivisions(furniture.without(pages)), behind: contents.range)
  }
}

// MARK: - Page numbers

extension PageFurniture {
  /// The indices of the candidates that are the numbers of pages.
  private func pageNumbers() throws(TextError) -> Set<Int> {
    let numbers = candidates.indices.filter { candidates[$0].isPlainNumber }
    guard numbers.count >= Self.fewestPages, let length = pageLength(numbers) else { return [] }
    let pages = chain(of: numbers, apart: length)
    guard pages.count >= Self.fewestPages, pages.count * 2 >= numbers.count else { return [] }
    return try areBetweenPages(pages.prefix(Self.mostSamples)) ? Set(pages) : []
  }

  /// Whether the lines around numbers show that pages end there: some come again, or a sentence goes on.
  private func areBetweenPages(_ pages: ArraySlice<Int>) throws(TextError) -> Bool {
    var heads: [UInt64: Int] = [:]
    var feet: [UInt64: Int] = [:]
    var cut = 0
    for page in pages {
      let (before, after) = try neighbours(of: candidates[page])
      if let key = before.key { feet[key, default: 0] += 1 }
      if let key = after.key { heads[key, default: 0] += 1 }
      if before.isOpen || after.beginsSmall { cut += 1 }
    }
    let repeated = [heads, feet].map { $0.values.filter { $0 >= Self.fewestHeads }.reduce(0, +) }
    return repeated.contains { $0 * 2 >= pages.count } || cut * 3 >= pages.count
  }

  /// What a line beside a number shows.
  private struct Neighbour {
    /// Its words without figures.
    var key: UInt64?
    /// Whether it ends within a sentence.
    var isOpen = false
    /// Whether it begins within a sentence.
    var beginsSmall = false

    init(_ line: Slice<UnsafeRawBufferPointer>?) {
      guard let line, let first = line.first, let last = line.last else { return }
      let words = line.filter { !(0x30...0x39).contains($0) && $0 > 0x20 }
      // What ends a sentence is no running head.
      key = words.isEmpty || ".,;:!?".utf8.contains(last) ? nil : HeadingKey(words).value
      isOpen = (0x61...0x7A).contains(last) || last == UInt8(ascii: ",")
      beginsSmall = (0x61...0x7A).contains(first)
    }
  }

  /// The last line before a number and the first behind it.
  private func neighbours(
    of number: HeadingCandidate
  ) throws(TextError) -> (before: Neighbour, after: Neighbour) {
    let start = max(number.offset - Self.neighbourhood, 0)
    let before = try source.withBytes(start..<number.offset) { bytes in
      Neighbour(lines(of: bytes).dropLast().last { !$0.isEmpty })
    }
    let end = min(number.offset + Self.neighbourhood, source.count)
    let after = try source.withBytes(number.offset..<end) { bytes in
      Neighbour(lines(of: bytes).dropFirst().first { !$0.isEmpty })
    }
    return (before, after)
  }

  /// The lines of `bytes` without white space at their ends.
  private func lines(of bytes: UnsafeRawBufferPointer) -> [Slice<UnsafeRawBufferPointer>] {
    bytes.split(separator: terminator, omittingEmptySubsequences: false).map { line in
      guard let start = line.firstIndex(where: { $0 > 0x20 }),
        let end = line.lastIndex(where: { $0 > 0x20 })
      else { return line.prefix(0) }
      return line[start...end]
    }
  }

  /// The bytes of a page if the numbers count them, about; `nil` if that would be too much.
  private func pageLength(_ numbers: [Int]) -> Double? {
    let lengths = zip(numbers, numbers.dropFirst()).compactMap(length).sorted()
    guard !lengths.isEmpty else { return nil }
    let median = lengths[lengths.count / 2]
    return median < Double(Self.longestPage) ? median : nil
  }

  /// The bytes between two numbers for each by which they differ; `nil` if they do not count up.
  private func length(from first: Int, to second: Int) -> Double? {
    let steps = candidates[second].number - candidates[first].number
    guard steps > 0 else { return nil }
    return Double(candidates[second].offset - candidates[first].offset) / Double(steps)
  }

  /// Those of `numbers` that count up, about `length` bytes apart.
  private func chain(of numbers: [Int], apart length: Double) -> [Int] {
    let range = length / Self.tolerance...length * Self.tolerance
    func fits(_ first: Int, _ second: Int) -> Bool {
      self.length(from: first, to: second).map(range.contains) ?? false
    }
    guard
      let start = numbers.indices.dropLast().first(where: { fits(numbers[$0], numbers[$0 + 1]) })
    else { return [] }
    var chain = [numbers[start]]
    for number in numbers[(start + 1)...] {
      if let last = chain.last, fits(last, number) { chain.append(number) }
    }
    return chain
  }

  /// The keys of the titles that come again below several of `pages`: running heads.
  private func runningHeads(of pages: Set<Int>) -> Set<UInt64> {
    var counts: [UInt64: Int] = [:]
    for page in pages where candidates[page].hasDetachedTitle {
      counts[candidates[page].key, default: 0] += 1
    }
    return Set(counts.filter { $0.value >= Self.fewestHeads }.keys)
  }

  /// The candidates without `pages`; a heading below a page's number stays.
  private func without(_ pages: Set<Int>) -> [HeadingCandidate] {
    let heads = runningHeads(of: pages)
    return candidates.indices.compactMap { index in
      let candidate = candidates[index]
      guard pages.contains(index) else { return candidate }
      return heads.contains(candidate.key) ? nil : titles[candidate.offset]
    }
  }
}

// MARK: - Running heads

extension PageFurniture {
  /// Whether numbers with titles count what is unlike pages, such as letters from the same few people: all
  /// numbers from one on are there, or nearly all of those in the list of contents, and what they number is
  /// of all lengths.
  private static func isSeries(
    _ candidates: [HeadingCandidate], in contents: ContentsList
  ) -> Bool {
    let numbers = candidates.filter { $0.isPlainNumber && $0.offset >= contents.range.upperBound }
    guard numbers.count >= fewestPages, let start = numbers.first?.number else { return false }
    let titled = numbers.count(where: \.hasDetachedTitle)
    if let first = contents.firstNumber, start == Int32(clamping: first) {
      let steps = zip(numbers, numbers.dropFirst()).map { $1.number - $0.number }
      let counted = steps.count { $0 == 1 || $0 == 2 }
      guard titled * 10 >= numbers.count * 9, counted * 10 >= steps.count * 9 else { return false }
    } else {
      guard titled == numbers.count,
        numbers.enumerated().allSatisfy({ $1.number == Int32($0 + 1) })
      else { return false }
    }
    let lengths = zip(numbers, numbers.dropFirst()).map { $1.offset - $0.offset }.sorted()
    let median = lengths[lengths.count / 2]
    let near = lengths.count { $0 * 3 > median * 2 && $0 * 2 < median * 3 }
    return near * 5 < lengths.count * 3
  }

  /// `candidates` without numbers that have the same title below them again and again: pages'.
  private static func withoutNumberedHeads(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
    var numbers: [UInt64: Set<Int32>] = [:]
    for candidate in candidates where candidate.isPlainNumber && candidate.hasDetachedTitle {
      numbers[candidate.key, default: []].insert(candidate.number)
    }
    let heads = numbers.filter { $0.value.count >= fewestHeads }
    guard !heads.isEmpty else { return candidates }
    return candidates.filter {
      !$0.isPlainNumber || !$0.hasDetachedTitle || heads[$0.key] == nil
    }
  }

  /// `candidates` without divisions that name again the one that goes on, if there are several.
  private func withoutRepeatedDivisions(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
    var numbers: [HeadingKind: Int32] = [:]
    var repeated: Set<Int> = []
    for index in candidates.indices where candidates[index].kind.isDivision {
      let (kind, number) = (candidates[index].kind, candidates[index].number)
      guard number >= 0 else { continue }
      if numbers[kind] == number { repeated.insert(index) }
      numbers = numbers.filter { $0.key < kind }
      numbers[kind] = number
    }
    guard repeated.count >= Self.fewestHeads else { return candidates }
    return candidates.indices.filter { !repeated.contains($0) }.map { candidates[$0] }
  }

  /// `candidates` without what comes again behind `list`: the first one has the heading.
  private func withoutRepeated(
    _ candidates: [HeadingCandidate], behind list: Range<Int>
  ) -> [HeadingCandidate] {
    var known: Set<UInt64> = []
    return candidates.filter { candidate in
      guard candidate.offset >= list.upperBound, !candidate.isPlainNumber,
        !candidate.kind.isDivision, candidate.kind < .bookStart
      else { return true }
      return known.insert(candidate.key).inserted
    }
  }
}

extension HeadingCandidate {
  /// Whether its line has a number alone.
  fileprivate var isPlainNumber: Bool {
    kind == .numeral && (isBare || hasDetachedTitle) && number >= 0 && !isCounted
  }
}
