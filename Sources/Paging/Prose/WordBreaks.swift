import Books

/// The words of a line: letters and digits, with what joins them.
///
/// After UAX #29's word boundaries: an apostrophe, a hyphen or a dot between two letters or digits
/// is of the word. A character of a script that sets no spaces is a word by itself. A word goes on
/// behind what is not seen in it and behind what is read past, such as the number of a printed page; the
/// mark of a note, with which it ends, is no part of it.
struct WordBreaks {
  private let kinds: [Kind]
  /// For each glyph, whether a word goes on over it, of which letters stand before it.
  private let joins: [Bool]

  /// The words of a line with these glyphs.
  init(_ glyphs: [PageGlyph]) {
    var former: Unicode.Scalar?
    kinds = glyphs.indices.map { index in
      let kind = Kind(index, of: glyphs, behind: former)
      if kind != .unseen { former = glyphs[index].scalar }
      return kind
    }
    joins = Self.joins(kinds)
  }

  /// Whether a letter stands behind each glyph, with nothing between them but what may stand in a word:
  /// of joiners one.
  private static func joins(_ kinds: [Kind]) -> [Bool] {
    var joins = Array(repeating: false, count: kinds.count)
    var (isBeforeLetter, hasJoiner, hasAside) = (false, false, false)
    for (index, kind) in zip(kinds.indices, kinds).reversed() {
      switch kind {
      case .letter: (isBeforeLetter, hasJoiner, hasAside) = (true, false, false)
      case .joiner where !hasJoiner: hasJoiner = true
      case .aside: hasAside = true
      case .unseen: break
      case .joiner, .raised, .ideograph, .other: isBeforeLetter = false
      }
      // Behind the mark of a note a dash or a dot begins something else.
      joins[index] = isBeforeLetter && !(hasJoiner && hasAside)
    }
    return joins
  }

  /// The indices of the glyphs of each word, in order.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, kind) in kinds.enumerated() {
      let isInside = kind == .letter || start != nil && joins[index]
      if isInside, start == nil { start = index }
      if !isInside, let first = start {
        words.append(first..<index)
        start = nil
      }
      if kind == .ideograph { words.append(index..<index + 1) }
    }
    if let start { words.append(start..<kinds.count) }
    return words
  }

  private enum Kind {
    case letter, ideograph, joiner
    /// What has no column and is not known further, such as a soft hyphen.
    case unseen
    /// What is read past.
    case aside
    /// A number that is raised behind a word.
    case raised
    case other

    /// The kind of the glyph at `index`; `former` is what is seen before it.
    init(_ index: Int, of glyphs: [PageGlyph], behind former: Unicode.Scalar?) {
      let glyph = glyphs[index]
      if !glyph.styles.isDisjoint(with: .readPast) {
        self = .aside
      } else if glyph.text.isEmpty {
        self = former?.isOfUnspacedScript ?? false ? .other : .unseen
      } else if glyphs.isRaisedNumber(at: index) {
        self = .raised
      } else {
        self.init(glyph.scalar)
      }
    }

    private init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": self = .letter
      case "'", "\u{2019}", "-", "\u{2010}", "\u{2011}", ".", "\u{B7}", "_": self = .joiner
      case "\u{3040}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}", "\u{F900}"..."\u{FAFF}",
        "\u{20000}"..."\u{3FFFF}":
        self = .ideograph
      default:
        let properties = scalar.properties
        let isLetter = properties.isAlphabetic || properties.numericType != nil
        self = isLetter ? .letter : .other
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of Thai, Lao, Burmese or Khmer: what is not seen there stands between two words.
  fileprivate var isOfUnspacedScript: Bool {
    switch value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: true
    default: false
    }
  }
}
