/// A word, a number or a mark at the beginning of a paragraph.
struct DateToken {
  enum Kind: UInt8 {
    case word, number
    case period, comma, dash, colon, slash
    /// An opening bracket or quotation mark.
    case open
    /// A closing bracket.
    case close
    /// Any other mark.
    case other
    /// The end of the line.
    case end
    /// Where reading ended before the line did.
    case cut
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
