/// Some of the patterns that the dates of a text are written in, by their numbers.
///
/// Readings of all candidates are made by the dozen, and each asks for every candidate: the patterns
/// are held in place, so that asking counts no references.
struct PatternSet {
  /// More than the number of any pattern.
  static let count = 1 << 11

  private var words = InlineArray<32, UInt64>(repeating: 0)

  /// Whether `pattern` is one of them.
  subscript(pattern: Int) -> Bool {
    get { words[pattern >> 6] >> UInt64(pattern & 63) & 1 != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(pattern & 63)
      if newValue { words[pattern >> 6] |= bit } else { words[pattern >> 6] &= ~bit }
    }
  }
}
