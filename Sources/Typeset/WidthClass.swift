/// How many columns a code point takes, and how it is drawn; the numbers are those of generate.py.
enum WidthClass: UInt8 {
  /// Not drawn and part of the cluster before it: variation selectors, joiners, keycaps, tags.
  case unseen = 0
  /// One column.
  case narrow = 1
  /// Two columns.
  case wide = 2
  /// One column or two, as the reader's terminal has it.
  case ambiguous = 3
  /// Drawn on the code point before it.
  case mark = 4
  /// Not drawn, and a cluster of its own: zero width space, word joiner, directional marks.
  case apart = 5
  /// A control character, shown as two symbols.
  case control = 6
  /// U+00AD: a hyphen where a line ends after it, else not drawn.
  case softHyphen = 7
  /// A skin tone: not drawn after a base, else two columns.
  case skinTone = 8
  /// U+0020, which hangs at a line's end.
  case space = 9
  /// Another breaking space of one column, which hangs as well.
  case blank = 10
  /// A breaking space of two columns (U+3000), which hangs as well.
  case wideBlank = 11
  /// U+0009: as far as the next tab stop, and no farther than the line's end.
  case tab = 12
  /// A mandatory break.
  case lineEnd = 13
  /// U+000D, a mandatory break with the line feed that may follow.
  case carriageReturn = 14

  /// Up to here columns are all that layout needs to know.
  static let lastSimple = WidthClass.softHyphen.rawValue

  /// Whether what has the raw class `width` goes on a line whether it fits or not.
  @inline(__always)
  static func hangs(_ width: UInt8) -> Bool {
    width >= WidthClass.space.rawValue && width <= WidthClass.tab.rawValue
  }
}

/// The columns of each width class that needs no context, four bits for each class.
///
/// A shift is cheaper than a look-up in memory, and the ambiguous width is decided once.
struct ColumnCounts: Sendable {
  private let packed: UInt64

  init(ambiguousWidth: Int) {
    let counts: [(WidthClass, Int)] = [
      (.narrow, 1), (.wide, 2), (.ambiguous, ambiguousWidth), (.space, 1), (.blank, 1),
      (.wideBlank, 2), (.control, 2), (.skinTone, 2),
    ]
    packed = counts.reduce(0) { $0 | UInt64($1.1) << (4 * UInt64($1.0.rawValue)) }
  }

  /// The columns of `width`: of a skin tone those it takes alone, of a tab none.
  @inline(__always)
  subscript(width: UInt8) -> Int {
    Int(truncatingIfNeeded: packed &>> (4 &* UInt64(width)) & 15)
  }
}
