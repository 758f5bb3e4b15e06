/// The letter of a pattern by which the text is gone through: rare, so that little is compared.
///
/// It is known by one or two of its bytes. What may stand between it and the next letter (accents,
/// a hyphen at a line's end) counts as a second byte, so that no match is missed.
struct Anchor: Sendable {
  /// The anchor's unit.
  let unit: UInt32
  /// Whether it is the first of the pattern.
  let isFirst: Bool
  /// The number of solid units before it.
  let solidBefore: Int
  /// Which of its bytes is looked at, from 0.
  private let byte: Int
  /// The values of that byte.
  private let first: ByteSet
  /// The values of the byte after that; `nil` if it may be anything.
  private let second: ByteSet?

  /// Only the first units of a long pattern may be anchors: the way back is short.
  private static let reach = 32

  /// The bytes that are read after the end of what is gone through.
  static let padding = 66

  /// The anchor of `pattern` that is rarest in `sample`.
  static func best(for pattern: PlainPattern, in sample: [UInt8]) -> Anchor {
    var counts = [Int](repeating: 1, count: 256)
    for byte in sample { counts[Int(byte)] += 1 }
    func cost(_ set: ByteSet?) -> Double {
      guard let set else { return 1 }
      let hits = (0..<256).reduce(0) { set.contains(UInt8($1)) ? $0 + counts[$1] : $0 }
      return Double(hits) / Double(sample.count + 256)
    }
    var anchors = pattern.units.indices.prefix(reach).filter {
      PlainPattern.isSolid(pattern.units[$0])
    }.map { Anchor(at: $0, in: pattern) }
    if anchors.isEmpty { anchors = [Anchor(at: 0, in: pattern)] }
    let costs = anchors.map { cost($0.first) * cost($0.second) }
    let least = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    return anchors[least].withRarerByteFirst(cost)
  }

  private init(at index: Int, in pattern: PlainPattern) {
    unit = pattern.units[index]
    isFirst = index == 0
    solidBefore = pattern.units[..<index].count { PlainPattern.isSolid($0) }
    let forms = Self.encodings(of: unit, in: pattern)
    let shortest = forms.map(\.count).min() ?? 1
    byte = max(shortest - 2, 0)
    let place = byte
    first = ByteSet(forms.map { $0[place] })
    second =
      shortest > 1
      ? ByteSet(forms.map { $0[place + 1] }) : Self.bytes(after: index, in: pattern)
    isOneByte = shortest == 1
    isReversed = false
  }

  /// The same anchor with any byte after it, for a text in which something may stand between two letters.
  var followedByAnything: Anchor { isOneByte ? Anchor(self, second: nil) : self }

  /// Whether it is known by one byte, and the second is that of what follows.
  private let isOneByte: Bool

  private init(_ anchor: Anchor, second: ByteSet?) {
    (unit, isFirst, solidBefore) = (anchor.unit, anchor.isFirst, anchor.solidBefore)
    (byte, first, isOneByte) = (anchor.byte, anchor.first, anchor.isOneByte)
    self.second = second
    isReversed = false
  }

  /// Whether the second byte is looked at before the first.
  private let isReversed: Bool

  private init(_ anchor: Anchor, isReversed: Bool) {
    (unit, isFirst, solidBefore) = (anchor.unit, anchor.isFirst, anchor.solidBefore)
    (byte, first, second) = (anchor.byte, anchor.first, anchor.second)
    isOneByte = anchor.isOneByte
    self.isReversed = isReversed
  }

  private func withRarerByteFirst(_ cost: (ByteSet?) -> Double) -> Anchor {
    Anchor(self, isReversed: second != nil && cost(second) < cost(first))
  }

  /// The bytes of everything that is compared as `unit`.
  private static func encodings(of unit: UInt32, in pattern: PlainPattern) -> [[UInt8]] {
    FoldingTables().forms(of: unit, pattern.folding).compactMap { form in
      Unicode.Scalar(form).map { Array(String($0).utf8) }
    }
  }

  /// What may stand after the unit at `index` when that is one byte long.
  private static func bytes(after index: Int, in pattern: PlainPattern) -> ByteSet? {
    guard index + 1 < pattern.units.count else { return nil }
    let next = pattern.units[index + 1]
    // Accents, soft hyphens, typographic hyphens and spaces are beyond ASCII; an underscore stands
    // where an emphasis ends.
    var bytes = [UInt8(Mark.underscore)]
    if next == PlainPattern.space {
      bytes += [0x20] + Array(9...13)
    } else {
      bytes += encodings(of: next, in: pattern).compactMap { $0.first }.filter { $0 < 0x80 }
      bytes.append(0x2D)
      if Mark.isDash(pattern.units[index]) { bytes += [0x0A, 0x0D] }
    }
    return ByteSet(bytes, high: true)
  }

  /// Calls `body` with each place in `range` of the text from `base` where the anchor may begin, in
  /// order, until it returns `false`.
  ///
  /// `padding` bytes more than the range has must be readable.
  @inline(__always)
  func forEachPlace(
    in range: Range<Int>, of base: UnsafePointer<UInt8>, _ body: (Int) -> Bool
  ) {
    guard let second else {
      first.withValues { scan(range, base, $0, at: byte, nil, at: 0, body) }
      return
    }
    first.withValues { one in
      second.withValues { other in
        if isReversed {
          scan(range, base, other, at: byte + 1, one, at: byte, body)
        } else {
          scan(range, base, one, at: byte, other, at: byte + 1, body)
        }
      }
    }
  }

  @inline(__always)
  private func scan(
    _ range: Range<Int>, _ base: UnsafePointer<UInt8>, _ rare: ByteSet.Values, at rarePlace: Int,
    _ other: ByteSet.Values?, at otherPlace: Int, _ body: (Int) -> Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      var hits = rare.hits(in: base + (index &+ rarePlace))
      if !hits.isEmpty {
        if let other { hits = hits & other.hits(in: base + (index &+ otherPlace)) }
        let goesOn = hits.forEach { hit in
          let place = index &+ hit
          return place >= range.upperBound || body(place)
        }
        guard goesOn else { return }
      }
      index &+= 64
    }
  }
}
