/// What one line of a structured text is, and how it is set: sixteen bytes.
///
/// A line ends with a line feed, and a block is one line. A plain paragraph has no record.
package struct BlockRecord: Equatable, Sendable {
  /// What a block is.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// A paragraph that differs from a plain one by its indent or its flags.
    case paragraph
    /// A heading.
    case heading
    /// A line of verse.
    case verse
    /// An item of a list, which begins with its marker.
    case item
    /// A line whose white space stays as it is, such as code.
    case pre
    /// A row of a table, with a tab between two cells. If `tableColumns` is not 0, generated spaces
    /// before the tabs make the cells of a column equally wide.
    case row
    /// The words that stand for a picture, or those below one.
    case picture
    /// A rule, such as `* * *`.
    case rule
    /// A footnote or an endnote.
    case note
  }

  /// What else is to be known of a block.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// The bits, from the lowest up.
    package let rawValue: UInt8

    /// Makes a set of the bits in `rawValue`.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // As with `TextStyles`, the standard library's way from a literal asks the runtime for types.
    package init() { self.init(rawValue: 0) }
    package init(arrayLiteral sets: Flags...) {
      var bits: UInt8 = 0
      for set in sets { bits |= set.rawValue }
      self.init(rawValue: bits)
    }

    /// Its lines are centred.
    package static let centred = Flags(rawValue: 1 << 0)
    /// Its lines end at the right margin.
    package static let right = Flags(rawValue: 1 << 1)
    /// It is of a script that is written from right to left.
    package static let rightToLeft = Flags(rawValue: 1 << 2)
    /// It stays on the page of what follows it; a heading does so without this flag.
    package static let keepsWithNext = Flags(rawValue: 1 << 3)
    /// Its first line has no indent even if first lines are indented: it follows a heading or a rule. A row
    /// begins with its first cell that has words, as if none were before that.
    package static let isFlush = Flags(rawValue: 1 << 4)
    /// It is a picture right below a heading, which is to stand on its page.
    package static let followsHeading = Flags(rawValue: 1 << 5)
    /// It stays on the page of what stands above it, such as the source of a quotation.
    package static let keepsWithPrevious = Flags(rawValue: 1 << 6)
    /// The book indents its first line, and has no room between it and a paragraph above.
    package static let isIndented = Flags(rawValue: 1 << 7)
  }

  /// The text's offset of its first byte.
  package let offset: Int
  /// What it is.
  package let kind: Kind
  /// What else is to be known of it.
  package let flags: Flags
  private let storedLevel: UInt8
  private let storedIndent: UInt8
  private let storedHang: UInt8
  private let storedMarkerLength: UInt8
  private let storedLanguage: UInt16

  /// A block that begins at `offset`. Numbers larger than 255 count as 255.
  ///
  /// - Parameters:
  ///   - level: The level of a heading, from 1; of a row, its `tableColumns`; 1 if the structure knows
  ///     the picture that it stands for.
  ///   - indent: The columns that its first line is indented by.
  ///   - hang: The columns by which its other lines are indented further than the first.
  ///   - markerLength: The bytes of the marker that an item begins with, white space included.
  ///   - language: The number of its language in the structure; 0 for that of the text.
  package init(
    at offset: Int, _ kind: Kind, level: Int = 0, indent: Int = 0, hang: Int = 0,
    markerLength: Int = 0, language: Int = 0, _ flags: Flags = []
  ) {
    self.offset = offset
    self.kind = kind
    self.flags = flags
    storedLevel = UInt8(clamping: level)
    storedIndent = UInt8(clamping: indent)
    storedHang = UInt8(clamping: hang)
    storedMarkerLength = UInt8(clamping: markerLength)
    storedLanguage = UInt16(clamping: language)
  }

  /// The columns that a quotation, or a list in a list, is indented by for each level.
  package static let columnsPerLevel = 2

  /// The level of a heading, from 1; 0 for what has none.
  package var level: Int { kind == .row ? 0 : Int(storedLevel) }
  /// Whether the structure knows the picture that it stands for, and how large that is.
  package var hasPicture: Bool { kind == .picture && storedLevel > 0 }
  /// The columns of all cells of a row side by side, each as wide as its column's widest; 0 if its
  /// table is not to be shown so.
  package var tableColumns: Int { kind == .row ? Int(storedLevel) : 0 }
  /// The columns that its first line is indented by.
  package var indent: Int { Int(storedIndent) }
  /// The columns by which its other lines are indented further than the first.
  package var hang: Int { Int(storedHang) }
  /// The bytes of the marker that an item begins with.
  package var markerLength: Int { Int(storedMarkerLength) }
  /// The number of its language in the structure; 0 for that of the text.
  package var language: Int { Int(storedLanguage) }
}
