/// What some words of a structured text are, beside words: sixteen bytes.
///
/// A span lies within one block. Spans may overlap.
package struct SpanRecord: Equatable, Sendable {
  /// What the words of a span are.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case emphasis, strong, code, smallCaps, superscript, `subscript`, strike
    /// Words that lead elsewhere: to a place of the text, or outside.
    case link
    /// The mark of a note, which leads to it.
    case noteReference
    /// What leads from a note back to its mark.
    case backLink
    /// Characters that the book has not: the marker of an item, a tab between two cells.
    case generated
    /// Words of another language; `value` is its number in the structure.
    case language
    /// A date; `value` is that of an `ExactDate`.
    case time
    /// Words that a text for terminals asks to be drawn so.
    case underline, dim, reversed
    /// Words in a colour, and on one; `value` is the raw value of a `TextColor`.
    case letters, ground
    /// The number of a page of the printed book, which may stand in the midst of a sentence, or of a line of
    /// code.
    case pageNumber
    /// Words that stand for a picture; what leads to it says where its file is.
    case picture
    /// Words whose letters are drawn as capitals, or as small letters.
    case capitals, smallLetters
    /// A link whose words look like the mark of a note. Only tables that are being made hold it: what
    /// they give is the mark of a note, what leads back to one, or any other link.
    case possibleMark
    /// How the words before it are read aloud, in parentheses: the small letters of ruby.
    case reading

    /// Whether its words are read past: those of a sentence go on behind them.
    package var isReadPast: Bool { TextStyles.readPast.contains(TextStyles(self)) }
    /// Whether its words lead elsewhere.
    package var leadsElsewhere: Bool {
      switch self {
      case .link, .noteReference, .backLink, .possibleMark: true
      default: false
      }
    }
  }

  /// The bytes of the longest span; what is longer is several spans.
  package static let longest = Int(UInt16.max)

  /// The text's offset of its first byte.
  package let offset: Int
  private let storedLength: UInt16
  /// What its words are.
  package let kind: Kind
  private let storedValue: UInt32

  /// A span of the bytes in `range`, at most `longest` of them.
  ///
  /// - Parameter value: A number that `TextStructure` knows the meaning of.
  package init(_ range: Range<Int>, _ kind: Kind, value: Int = 0) {
    offset = range.lowerBound
    storedLength = UInt16(clamping: range.count)
    self.kind = kind
    storedValue = UInt32(clamping: value)
  }

  /// Its bytes, as offsets of the text.
  package var range: Range<Int> { offset..<offset + Int(storedLength) }
  /// A number that `TextStructure` knows the meaning of.
  package var value: Int { Int(storedValue) }
  /// The colour of a span of letters or of ground.
  package var color: TextColor { TextColor(rawValue: storedValue) }
}

/// The kinds of all spans that a character is in.
package struct TextStyles: OptionSet, Hashable, Sendable {
  /// A bit for each kind of span, by its raw value.
  package let rawValue: UInt32

  /// Makes a set of the bits in `rawValue`.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // The standard library's way from a literal asks the runtime for types: 800 instructions
  // where a module does not see this one's code.
  package init() { self.init(rawValue: 0) }
  package init(arrayLiteral sets: TextStyles...) {
    var bits: UInt32 = 0
    for set in sets { bits |= set.rawValue }
    self.init(rawValue: bits)
  }

  /// The set with one kind in it.
  package init(_ kind: SpanRecord.Kind) { rawValue = 1 << UInt32(kind.rawValue) }

  // Each is the set with the kind of that name in it.
  package static let emphasis = TextStyles(.emphasis)
  package static let strong = TextStyles(.strong)
  package static let code = TextStyles(.code)
  package static let strike = TextStyles(.strike)
  package static let link = TextStyles(.link)
  package static let noteReference = TextStyles(.noteReference)
  package static let pageNumber = TextStyles(.pageNumber)
  package static let picture = TextStyles(.picture)
  package static let backLink = TextStyles(.backLink)
  package static let smallCaps = TextStyles(.smallCaps)
  package static let capitals = TextStyles(.capitals)
  package static let smallLetters = TextStyles(.smallLetters)
  package static let superscript = TextStyles(.superscript)
  package static let generated = TextStyles(.generated)
  package static let underline = TextStyles(.underline)
  package static let dim = TextStyles(.dim)
  package static let reversed = TextStyles(.reversed)

  package static let reading = TextStyles(.reading)

  /// What a reader reads past, and what is therefore not copied, heard, searched or looked up: the marks
  /// of notes, what leads back to them, the numbers of printed pages, and the readings of words.
  package static let readPast: TextStyles = [.noteReference, .backLink, .pageNumber, .reading]
}
