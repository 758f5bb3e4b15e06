/// What is said of a code point in a search.
struct ScalarTraits: OptionSet {
  let rawValue: UInt8

  /// A letter, digit or mark: part of a word.
  static let word = ScalarTraits(rawValue: 1)
  /// A capital: it has a small letter.
  static let uppercase = ScalarTraits(rawValue: 2)
  /// White space, newlines included.
  static let space = ScalarTraits(rawValue: 4)
  /// Seen by no reader: soft hyphens, joiners, variation selectors.
  static let ignorable = ScalarTraits(rawValue: 8)
  /// A mark that is dropped when accents are folded.
  static let accent = ScalarTraits(rawValue: 16)
  /// A mark that makes another letter of the one before it: a nukta, kana voicing.
  static let letterMark = ScalarTraits(rawValue: 32)
  /// A wide character of a script that sets no spaces: a newline between two is nothing.
  static let joined = ScalarTraits(rawValue: 64)
}

/// What of a letter does not count in a search.
enum Folding {
  /// Neither case nor accents count.
  case all
  /// Accents do not count, case does.
  case accents
  /// Everything counts.
  case none
}

/// What a code point is compared as: a sequence of units, itself in the common case.
struct Mapping {
  /// Where the sequence stands in the tables; 0 for the code point itself.
  fileprivate let offset: Int
  /// The first unit.
  let first: UInt32
  /// The number of units, at least 1.
  let count: Int

  /// Set in the first unit of a capital if case counts and accents do not: the unit is then that of
  /// the small letter without its accents, and this bit, which no code point has.
  static let capital: UInt32 = 1 << 24

  /// The unit at `index`, which is below `count`.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    index == 0 ? first : FoldingTables().unit(at: offset &+ 1 &+ index)
  }

  /// The mapping of the code point to itself.
  @inline(__always)
  fileprivate init(itself value: UInt32) {
    (offset, first, count) = (0, value, 1)
  }

  @inline(__always)
  fileprivate init(at offset: Int, _ tables: FoldingTables) {
    self.offset = offset
    count = Int(tables.unit(at: offset))
    first = tables.unit(at: offset &+ 1)
  }

  /// The same with the bits of `mark` in the first unit.
  @inline(__always)
  fileprivate init(_ mapping: Mapping, mark: UInt32) {
    (offset, first, count) = (mapping.offset, mapping.first | mark, mapping.count)
  }
}

/// The tables of folding, as the search walks them.
///
/// Pointers into the program's image: nothing is built at start, nothing is freed.
struct FoldingTables: @unchecked Sendable {
  private let pages = SearchData.pages.utf8Start
  private let blocks = SearchData.blocks.utf8Start
  private let traits = SearchData.traits.utf8Start
  private let folded = SearchData.folded.utf8Start
  private let canonical = SearchData.canonical.utf8Start
  private let sequences = SearchData.sequences.utf8Start

  /// The value of the two 7-bit bytes of entry `index`.
  @inline(__always)
  private func pair(_ table: UnsafePointer<UInt8>, _ index: Int) -> Int {
    Int(table[index &* 2]) | Int(table[index &* 2 &+ 1]) &<< 7
  }

  /// Where the code point `value` stands in the tables by code point.
  @inline(__always)
  private func record(of value: UInt32) -> Int {
    let value = Int(truncatingIfNeeded: value)
    var block = value &>> 6
    if value >= 0x10000 { block = Int(pages[value &>> 12 &- 16]) &<< 6 | block & 63 }
    return pair(blocks, block) &<< 6 | value & 63
  }

  /// The traits of the code point `value`; none of a bad byte.
  @inline(__always)
  func traits(of value: UInt32) -> ScalarTraits {
    guard value < Scalar.badByte else { return [] }
    return ScalarTraits(rawValue: traits[record(of: value)])
  }

  /// What the code point `value` is compared as.
  @inline(__always)
  func mapping(of value: UInt32, _ folding: Folding) -> Mapping {
    if value < 0x80 {
      guard folding != .none, value &- 0x41 < 26 else { return Mapping(itself: value) }
      return Mapping(itself: value | 0x20 | (folding == .accents ? Mapping.capital : 0))
    }
    guard value < Scalar.badByte else { return Mapping(itself: value) }
    let offset = pair(folding == .none ? canonical : folded, record(of: value))
    let mapping = offset == 0 ? Mapping(itself: value) : Mapping(at: offset, self)
    guard folding == .accents, traits(of: value).contains(.uppercase) else { return mapping }
    return Mapping(mapping, mark: Mapping.capital)
  }

  /// The unit or length at `index` of the sequences.
  @inline(__always)
  fileprivate func unit(at index: Int) -> UInt32 { Self.triple(sequences, index) }

  @inline(__always)
  private static func triple(_ table: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
    let bytes = table + index &* 3
    return UInt32(bytes[0]) | UInt32(bytes[1]) &<< 7 | UInt32(bytes[2]) &<< 14
  }

  /// The code points that are compared as `unit`, or as a sequence with it.
  ///
  /// - Complexity: O(size of the table); for the making of a pattern.
  func forms(of unit: UInt32, _ folding: Folding) -> [UInt32] {
    let table = SearchData.variants.utf8Start
    let end = SearchData.variants.utf8CodeUnitCount / 3
    let letter = unit & ~Mapping.capital
    var forms = [letter]
    var index = 0
    while index < end {
      let code = Self.triple(table, index)
      let count = Int(Self.triple(table, index + 1))
      guard code <= letter else { break }
      if code == letter { forms += (2..<count + 2).map { Self.triple(table, index + $0) } }
      index += count + 2
    }
    return forms.filter { form in
      let mapping = mapping(of: form, folding)
      return (0..<mapping.count).contains { mapping[$0] == unit }
    }
  }
}
