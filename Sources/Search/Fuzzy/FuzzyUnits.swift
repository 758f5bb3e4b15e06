/// Words as they are compared by a fuzzy search: folded code points, with what each is worth.
struct FuzzyUnits {
  /// What a match is worth where it stands.
  enum Bonus {
    /// At the beginning of a field.
    static let fieldStart: UInt8 = 10
    /// At the beginning of a word.
    static let wordStart: UInt8 = 8
    /// At a capital after a small letter, or at a digit after a letter.
    static let camel: UInt8 = 7
  }

  private let tables = FoldingTables()

  /// Appends the folded code points of `field` as UTF-8, and for each byte what a match there is
  /// worth: the code point's bonus at its first byte, 0 at the others.
  func append(_ field: String, to bytes: inout [UInt8], bonuses: inout [UInt8]) {
    var last = Class.start
    var beforeLast = Class.start
    for scalar in field.unicodeScalars {
      let traits = tables.traits(of: scalar.value)
      if traits.contains(.ignorable) || traits.contains(.accent) { continue }
      let kind = Class(scalar.value, traits)
      var bonus = kind.bonus(after: last)
      // What follows an apostrophe within a word begins none.
      if last == .apostrophe, beforeLast.isWord, bonus == Bonus.wordStart { bonus = 0 }
      (beforeLast, last) = (last, kind)
      append(scalar.value, worth: bonus, to: &bytes, &bonuses)
    }
  }

  private func append(
    _ value: UInt32, worth bonus: UInt8, to bytes: inout [UInt8], _ bonuses: inout [UInt8]
  ) {
    if value < 0x80 {
      bytes.append(UInt8(value &- 0x41 < 26 ? value | 0x20 : value))
      bonuses.append(bonus)
      return
    }
    let mapping = tables.mapping(of: value, .all)
    for index in 0..<mapping.count {
      guard let unit = Unicode.Scalar(mapping[index]) else { continue }
      for (place, byte) in UTF8.encode(unit).unsafelyUnwrapped.enumerated() {
        bytes.append(byte)
        bonuses.append(index == 0 && place == 0 ? bonus : 0)
      }
    }
  }

  /// The folded code points of `words`, without accents.
  func folded(_ words: some StringProtocol) -> [Unicode.Scalar] {
    words.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      let traits = tables.traits(of: scalar.value)
      if traits.contains(.ignorable) || traits.contains(.accent) { return [] }
      let mapping = tables.mapping(of: scalar.value, .all)
      return (0..<mapping.count).compactMap { Unicode.Scalar(mapping[$0]) }
    }
  }

  /// The bit that stands for a code point in a set of 64: one of their own for letters and digits.
  static func bit(of value: UInt32) -> UInt64 {
    switch value {
    case 0x61...0x7A: 1 << UInt64(value - 0x61)
    case 0x30...0x39: 1 << UInt64(value - 0x30 + 26)
    default: 1 << UInt64(value % 28 + 36)
    }
  }

  private enum Class {
    case start, space, apostrophe, mark, digit, small, capital

    init(_ value: UInt32, _ traits: ScalarTraits) {
      if value == 0x27 || value == 0x2019 {
        self = .apostrophe
      } else if 0x30...0x39 ~= value {
        self = .digit
      } else if traits.contains(.word) {
        self = traits.contains(.uppercase) ? .capital : .small
      } else {
        self = traits.contains(.space) ? .space : .mark
      }
    }

    var isWord: Bool { self == .digit || self == .small || self == .capital }

    func bonus(after last: Class) -> UInt8 {
      guard isWord else { return 0 }
      if last == .start { return Bonus.fieldStart }
      guard last.isWord else { return Bonus.wordStart }
      let isCamel = self == .capital && last == .small || self == .digit && last != .digit
      return isCamel ? Bonus.camel : 0
    }
  }
}
