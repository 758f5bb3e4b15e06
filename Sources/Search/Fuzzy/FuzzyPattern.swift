/// What is looked for by a fuzzy search: words, each of whose letters must come in its order.
struct FuzzyPattern: Equatable, Sendable {
  /// The longest word, in code points.
  static let longestWord = 64

  /// A folded code point as its UTF-8 bytes.
  struct Unit: Equatable, Sendable {
    let first: UInt8
    /// The other bytes, the second one lowest.
    let rest: UInt32
    let length: Int
  }

  /// A word of the query.
  struct Word: Equatable, Sendable {
    let units: [Unit]
    /// What a text must have to hold it.
    let mask: UInt64
  }

  /// The words; all of them must be in a text.
  let words: [Word]

  /// The pattern of `query`, whose words stand between white space.
  init(_ query: String) {
    let folding = FuzzyUnits()
    words = query.split(whereSeparator: \.isWhitespace).compactMap { part in
      let scalars = folding.folded(part).prefix(Self.longestWord)
      guard !scalars.isEmpty else { return nil }
      return Word(
        units: scalars.map(Unit.init),
        mask: scalars.reduce(0) { $0 | FuzzyUnits.bit(of: $1.value) })
    }
  }

  /// What a text must have to hold all words.
  var mask: UInt64 { words.reduce(0) { $0 | $1.mask } }

  /// Whether whatever this finds `other` finds too.
  ///
  /// So it is where all of the other's words are beginnings of words of this one.
  func narrows(_ other: FuzzyPattern) -> Bool {
    guard other.words.count <= words.count else { return false }
    return zip(other.words, words).allSatisfy { $1.units.starts(with: $0.units) }
  }
}

extension FuzzyPattern.Unit {
  init(_ scalar: Unicode.Scalar) {
    let bytes = UTF8.encode(scalar).unsafelyUnwrapped
    var iterator = bytes.makeIterator()
    first = iterator.next() ?? 0
    var rest: UInt32 = 0
    var length = 1
    while let byte = iterator.next() {
      rest |= UInt32(byte) << UInt32(8 * (length - 1))
      length += 1
    }
    (self.rest, self.length) = (rest, length)
  }

  /// Whether the code point stands at `index`; the bytes behind it are whole code points.
  @inline(__always)
  func stands(at index: Int, in bytes: UnsafePointer<UInt8>) -> Bool {
    guard bytes[index] == first else { return false }
    var rest = rest
    var place = 1
    while place < length {
      guard bytes[index &+ place] == UInt8(truncatingIfNeeded: rest) else { return false }
      rest &>>= 8
      place &+= 1
    }
    return true
  }
}
