/// A word, a number or a mark at the beginning of a paragraph.
struct DateToken {
  /// What it is; several of them where it is asked for one of these.
  struct Kind: OptionSet {
    let rawValue: UInt16

    static let word = Kind(rawValue: 1 << 0)
    static let number = Kind(rawValue: 1 << 1)
    static let period = Kind(rawValue: 1 << 2)
    static let comma = Kind(rawValue: 1 << 3)
    static let dash = Kind(rawValue: 1 << 4)
    static let colon = Kind(rawValue: 1 << 5)
    static let slash = Kind(rawValue: 1 << 6)
    /// An opening bracket or quotation mark.
    static let open = Kind(rawValue: 1 << 7)
    /// A closing bracket.
    static let close = Kind(rawValue: 1 << 8)
    /// Any other mark.
    static let other = Kind(rawValue: 1 << 9)
    /// The end of the line.
    static let end = Kind(rawValue: 1 << 10)
    /// Where reading ended before the line did.
    static let cut = Kind(rawValue: 1 << 11)
    /// `年`, `년`: what stands before it is a year.
    static let yearSign = Kind(rawValue: 1 << 12)
    /// `月`, `월`.
    static let monthSign = Kind(rawValue: 1 << 13)
    /// `日`, `일`.
    static let daySign = Kind(rawValue: 1 << 14)

    /// Whether it is one of `kinds`.
    func isOne(of kinds: Kind) -> Bool { kinds.contains(self) }
  }

  var kind: Kind
  /// The bytes it has in the line.
  var range: Range<Int>
  /// The value of a number.
  var value = 0
  /// The digits of a number; the letters of a word.
  var count = 0
  /// Whether a number has a suffix that makes it an ordinal, as `2nd` has.
  var isOrdinal = false
  /// Whether white space stands before it.
  var isApart = false
  /// Whether a word begins with a capital letter.
  var isCapital = false
  /// What a word may say.
  var word = DateWord()
}
