import Books
import Synchronization
import Workers

extension DatedTextRun {
  /// The bytes of a part of a text that has `count` of them.
  static func partLength(of count: Int) -> Int { max(256 << 10, count >> 10) }

  /// How far a part may begin behind where it would.
  private static let widestSearch = 64 << 10
  /// The bytes of a text that all cores look through. In a longer one half of them are left to the
  /// reader, who is not to wait for one when a key is pressed.
  private static let mostForAll = 16 << 20

  /// What may be dates of the text, by ascending offset, among how many paragraphs, and how many bare
  /// numbers are no days; too many to be those of a diary where there are `DateScanner.mostCandidates`
  /// or more; `nil` if the search was cancelled.
  func candidates() throws(TextError) -> (
    candidates: [DateCandidate], paragraphs: Int, largeNumbers: Int
  )? {
    let starts = try partStarts() + [source.count]
    let count = Counter()
    let paragraphs = Counter()
    let largeNumbers = Counter()
    let found: [DateCandidate]? = try inParts(starts.count - 1) { part throws(TextError) in
      guard count.value < DateScanner.mostCandidates else { return [] }
      var scanner = DateScanner(.standard, linesAreParagraphs: self.linesAreParagraphs)
      let lines = TextLines(self.source, terminator: self.terminator)
      let range = starts[part]..<starts[part + 1]
      guard try lines.forEach(in: range, self.isCancelled, { scanner.scan($0, at: $1) }) else {
        return nil
      }
      count.add(scanner.candidates.count)
      paragraphs.add(scanner.paragraphs)
      largeNumbers.add(scanner.largeNumbers)
      return try self.withSpans(scanner.candidates)
    }
    return found.map { ($0, paragraphs.value, largeNumbers.value) }
  }

  /// `candidates` with the ends of those that the text emphasises, as `**2026-01-03** Rain` of Markdown:
  /// such a date does not run on into its sentence.
  private func withSpans(_ candidates: [DateCandidate]) throws(TextError) -> [DateCandidate] {
    guard let spans = source.spans else { return candidates }
    var candidates = candidates
    for index in candidates.indices {
      let candidate = candidates[index]
      guard candidate.ending == .loose, candidate.form.isDay else { continue }
      let range = candidate.offset..<candidate.offset + 1
      let end = try spans.spans(beginningIn: range).lazy
        .filter { $0.kind == .strong || $0.kind == .emphasis }.map(\.range.upperBound)
        .first { candidate.end...candidate.end + DateParser.longestRemark ~= $0 }
      guard let end else { continue }
      candidates[index].length = end - candidate.offset
      candidates[index].ending = .runIn
    }
    return candidates
  }

  /// The years that the text mentions in the bytes of `range`; `nil` if the search was cancelled.
  func mentions(in range: Range<Int>) throws(TextError) -> YearMentions? {
    let starts = try partStarts().filter { range.contains($0) && $0 > range.lowerBound }
    let bounds = [range.lowerBound] + starts + [range.upperBound]
    let parts: [YearMentions]? = try inParts(bounds.count - 1) { part throws(TextError) in
      var mentions = YearMentions()
      let lines = TextLines(self.source, terminator: self.terminator)
      let isDone = try lines.forEach(in: bounds[part]..<bounds[part + 1], self.isCancelled) {
        line, _ in
        mentions.scan(line)
        return true
      }
      return isDone ? [mentions] : nil
    }
    return parts?.reduce(into: YearMentions()) { $0.add($1) }
  }

  /// Where the parts of the text begin: each but the first where a paragraph begins, whatever stands
  /// before it.
  private func partStarts() throws(TextError) -> [Int] {
    let limit = source.count
    let lines = TextLines(source, terminator: terminator)
    var starts = [0]
    for wanted in stride(from: partLength, to: limit, by: partLength) {
      let range = wanted..<min(wanted + Self.widestSearch, limit)
      guard wanted >= starts[starts.count - 1],
        let start = try lines.start(in: range, behindBlank: !linesAreParagraphs)
      else { continue }
      starts.append(start)
    }
    return starts
  }
}

// MARK: - Several cores

extension DatedTextRun {
  /// What `make` makes of the parts from 0 below `count`, one after the other, made on several cores;
  /// `nil` if it is that of one of them.
  func inParts<Element: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) throws(TextError) -> [Element]?
  ) throws(TextError) -> [Element]? {
    let collection = Parts<Element>(count: count)
    let cores = source.count <= Self.mostForAll ? Workers.count : max(Workers.count / 2, 1)
    if min(cores, count) <= 1 {
      collection.work(make)
    } else {
      Workers.run(min(cores, count)) { _ in collection.work(make) }
    }
    return try collection.joined()
  }
}

/// The parts of something that several threads make.
private final class Parts<Element: Sendable>: Sendable {
  private let count: Int
  private let next = Counter()
  private let made: Mutex<Result<[[Element]?], TextError>>

  init(count: Int) {
    self.count = count
    made = Mutex(.success(Array(repeating: nil, count: count)))
  }

  /// Makes parts until there are none left, or one of them could not be made.
  func work(_ make: (Int) throws(TextError) -> [Element]?) {
    while true {
      let part = next.add(1)
      guard part < count else { return }
      do throws(TextError) {
        let elements = try make(part)
        made.withLock { made in
          guard case .success(var parts) = made else { return }
          made = .success([])
          parts[part] = elements
          made = .success(parts)
        }
        if elements == nil { next.add(count) }
      } catch {
        made.withLock { $0 = .failure(error) }
        next.add(count)
      }
    }
  }

  /// All of them, one after the other; `nil` if one is missing.
  func joined() throws(TextError) -> [Element]? {
    let parts = try made.withLock { $0 }.get()
    guard parts.count != 1 else { return parts[0] }
    var all: [Element] = []
    all.reserveCapacity(parts.reduce(0) { $0 + ($1?.count ?? 0) })
    for part in parts {
      guard let part else { return nil }
      all += part
    }
    return all
  }
}

/// A number that several threads count up.
private final class Counter: Sendable {
  private let number = Atomic(0)

  /// What it has been counted up to.
  var value: Int { number.load(ordering: .relaxed) }

  /// Adds `amount`.
  ///
  /// - Returns: What it was before.
  @discardableResult
  func add(_ amount: Int) -> Int { number.wrappingAdd(amount, ordering: .relaxed).oldValue }
}
