import Glibc

/// Looks for a position in a text that may have changed since the position was taken.
///
/// In this order: the text around it at its offset; at its offset moved by what the text grew or
/// shrank; then outwards from the offset through the whole text; then only the bytes right after
/// the place, or right before it; then the fraction of the book. Of several occurrences the one
/// nearest to the offset wins. The text is read in blocks, and the caller decides how much at once:
///
///     var search = PositionSearch(for: position, textBytes: bytesThen, in: text)
///     while found == nil, !isCancelled { found = try search.advance(reading: 1 << 22) }
package struct PositionSearch: Sendable {
  /// How a place was found, from the surest to the least sure.
  package enum Evidence: Int, Comparable, Sendable {
    /// The text around it is where it was.
    case unchanged
    /// The text around it is at another offset.
    case moved
    /// Only the text right after the place is there.
    case textAfter
    /// Only the text right before the place is there.
    case textBefore
    /// Nothing of it is there: the same part of the book.
    case fraction

    package static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
  }

  /// A place in the text as it is now.
  package struct Found: Equatable, Sendable {
    /// A UTF-8 offset, from 0 to the text's count; a guess by fraction may be inside a character.
    package let offset: Int
    /// How it was found.
    package let evidence: Evidence

    /// A place at `offset` that was found by `evidence`.
    package init(offset: Int, evidence: Evidence) {
      self.offset = offset
      self.evidence = evidence
    }
  }

  /// The text that is searched.
  private let text: any TextSource
  /// The number of bytes of the text when the search began.
  private let count: Int
  private let position: Position
  /// The number of bytes the text grew by since the position was taken.
  private let growth: Int
  private let needles: [Needle]
  /// The nearest place found for each of `needles`.
  private var places: [Int?]
  /// The places that were looked at, some of 0...count; grows outwards from the saved offset.
  private var searched: Range<Int>
  private var isProbed = false

  /// A search for `position` in `text`, as far as the text is there now.
  ///
  /// - Parameter textBytes: The number of bytes the text had when the position was taken, if known.
  package init(for position: Position, textBytes: Int? = nil, in text: any TextSource) {
    self.text = text
    self.position = position
    count = text.count
    growth = textBytes.map { text.count - $0 } ?? 0
    needles = Needle.all(of: position)
    places = Array(repeating: nil, count: needles.count)
    let start = min(max(position.offset, 0), count)
    searched = start..<start
  }

  /// The number of places looked at so far; `placesToSearch` when there is nothing left to look at.
  package var placesSearched: Int { searched.count }

  /// The number of places the text has.
  package var placesToSearch: Int { count + 1 }

  /// The best guess so far: the fraction of the book at first.
  package var best: Found {
    for (needle, place) in zip(needles, places) {
      guard let place else { continue }
      let isUnchanged = needle.evidence == .moved && place == position.offset
      return Found(offset: place, evidence: isUnchanged ? .unchanged : needle.evidence)
    }
    let fraction = min(max(position.fraction, 0), 1)
    let guess = fraction.isNaN ? 0 : Int(fraction * Double(count))
    return Found(offset: min(guess, max(count - 1, 0)), evidence: .fraction)
  }

  /// Searches on for a while.
  ///
  /// The first call looks at the offset and 64 KiB to each side of it, whatever `budget` is.
  ///
  /// - Parameter budget: About how many bytes to read.
  /// - Returns: The place when the search is at its end; `nil` when there is more to look at.
  package mutating func advance(reading budget: Int) throws(TextError) -> Found? {
    if !isProbed {
      isProbed = true
      for offset in [position.offset, position.offset + growth] where places.first == .some(nil) {
        try search(offset..<offset + 1, keepingLast: false, needles: 0..<1)
      }
    }
    var budget = budget
    while !isDone {
      let reach = searched.isEmpty ? PositionSearch.nearby : PositionSearch.block
      guard budget > 0 || searched.isEmpty else { return nil }
      budget -= try widen(by: reach)
    }
    return best
  }

  /// How far to each side the first ring goes, in bytes.
  private static let nearby = 64 << 10
  /// How far to each side each further ring goes, in bytes.
  private static let block = 256 << 10

  /// Whether nothing better than `best` is left to be found.
  private var isDone: Bool {
    needles.isEmpty || places[0] != nil || searched.count == placesToSearch
  }
}

// MARK: - Reading

extension PositionSearch {
  /// Looks at the places next to those searched, on both sides; the number of bytes that took.
  private mutating func widen(by reach: Int) throws(TextError) -> Int {
    let ahead = searched.upperBound..<min(searched.upperBound + reach, placesToSearch)
    let behind = max(searched.lowerBound - reach, 0)..<searched.lowerBound
    let open = needles.indices.filter { places[$0] == nil }
    let missing = (open.first ?? 0)..<(open.last ?? -1) + 1
    try search(ahead, keepingLast: false, needles: missing)
    try search(behind, keepingLast: true, needles: missing)
    searched = behind.lowerBound..<ahead.upperBound
    return ahead.count + behind.count
  }

  /// Looks for needles whose place is in `range`, and keeps what is nearer than what is known.
  ///
  /// - Parameter keepingLast: Whether the last occurrence in the range is the nearest.
  private mutating func search(
    _ range: Range<Int>, keepingLast: Bool, needles indices: Range<Int>
  ) throws(TextError) {
    let range = range.clamped(to: 0..<placesToSearch)
    guard !range.isEmpty else { return }
    let start = max(range.lowerBound - position.before.count, 0)
    let end = min(range.upperBound - 1 + position.after.count, count)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: end - start, alignment: 1)
    defer { buffer.deallocate() }
    let length = try text.read(into: buffer, at: start)
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<length])

    for index in indices {
      let needle = needles[index]
      let first = max(range.lowerBound - needle.lead, start) - start
      let last = min(range.upperBound - 1 - needle.lead + needle.bytes.count - start, length)
      guard last - first >= needle.bytes.count else { continue }
      let window = UnsafeRawBufferPointer(rebasing: bytes[first..<last])
      guard let hit = needle.occurrence(in: window, last: keepingLast) else { continue }
      let place = start + first + hit + needle.lead
      if let known = places[index], distance(to: known) <= distance(to: place) { continue }
      places[index] = place
    }
  }

  private func distance(to place: Int) -> Int { abs(place - position.offset) }
}

/// Bytes to look for, and where the place is in them.
private struct Needle: Sendable {
  let bytes: [UInt8]
  /// The number of the needle's bytes before the place.
  let lead: Int
  /// What finding it proves.
  let evidence: PositionSearch.Evidence
  /// How far to go on forwards after a byte under the needle's last one.
  private let shiftsForward: [Int]
  /// How far to go on backwards (negative) after a byte under the needle's first one.
  private let shiftsBackward: [Int]

  private init(bytes: [UInt8], lead: Int, evidence: PositionSearch.Evidence) {
    self.bytes = bytes
    self.lead = lead
    self.evidence = evidence
    var forward = Array(repeating: bytes.count, count: 256)
    for (index, byte) in bytes.enumerated().dropLast() {
      forward[Int(byte)] = bytes.count - 1 - index
    }
    var backward = Array(repeating: -bytes.count, count: 256)
    for (index, byte) in bytes.enumerated().dropFirst().reversed() {
      backward[Int(byte)] = -index
    }
    shiftsForward = forward
    shiftsBackward = backward
  }

  /// How many bytes of one side are enough to know a place by.
  private static let shortest = 8
  /// How many bytes of one side are looked for.
  private static let usual = 48

  /// The needles for `position`, the surest first; none where it has no text around it.
  static func all(of position: Position) -> [Needle] {
    let whole = position.before + position.after
    guard !whole.isEmpty else { return [] }
    var needles = [Needle(bytes: whole, lead: position.before.count, evidence: .moved)]
    let after = Array(position.after.prefix(usual))
    let before = Array(position.before.suffix(usual))
    for side in [
      Needle(bytes: after, lead: 0, evidence: .textAfter),
      Needle(bytes: before, lead: before.count, evidence: .textBefore),
    ] where side.bytes.count >= shortest && side.bytes != whole {
      needles.append(side)
    }
    return needles
  }

  /// Where in `window` the first, or the last, occurrence begins.
  ///
  /// Horspool's search: the byte at the far end of the window's part that is compared tells how far
  /// to go on. It reads few bytes of prose, and at worst compares everywhere.
  func occurrence(in window: UnsafeRawBufferPointer, last: Bool) -> Int? {
    guard let base = window.baseAddress else { return nil }
    let shifts = last ? shiftsBackward : shiftsForward
    let probe = last ? 0 : bytes.count - 1
    let end = window.count - bytes.count
    return bytes.withUnsafeBytes { needle in
      shifts.withUnsafeBufferPointer { shifts in
        guard let start = needle.baseAddress else { return nil }
        var offset = last ? end : 0
        while offset >= 0, offset <= end {
          let byte = window[offset + probe]
          if byte == needle[probe], memcmp(base + offset, start, needle.count) == 0 {
            return offset
          }
          offset += shifts[Int(byte)]
        }
        return nil
      }
    }
  }
}
