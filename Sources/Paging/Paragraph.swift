/// A part of a text that is laid out by itself: a paragraph, a heading, a blank line or the end of
/// a page.
struct Paragraph: Equatable {
  /// What a part of a text is.
  enum Kind: Equatable, Sendable {
    /// Running text, or a line that stands as it is.
    case text
    /// A line that names what follows, or a block of a structured text that stays with it.
    case heading
    /// A short block of a structured text that stays with what stands above it, such as the source of a
    /// quotation.
    case closing
    /// A line with nothing but white space.
    case blank
    /// The rows of a picture, which a page parts only if it is higher than a page.
    case picture
    /// Those of a picture with words below it, which stay with it.
    case captionedPicture
    /// A form feed: no line of its own, but the page ends.
    case pageBreak
  }

  /// What it is.
  var kind: Kind
  /// Whether it is a picture, whose rows show no words.
  var isPicture: Bool { kind.isPicture }
  /// The text's offsets from its first byte to the first byte of the next paragraph.
  ///
  /// The end of a giant is not known before it has been walked: its range is empty then.
  var range: Range<Int>
  /// Whether it is a single line of the file too long to be held in memory at once.
  var isGiant = false
  /// Whether it was joined from several lines of the file.
  var isJoined = false
  /// The columns that its first line is indented by, beside what white space it begins with.
  var indent = 0
  /// The columns that stand free before its other lines.
  var hang = 0
}

extension Paragraph.Kind {
  /// Whether it has rows with something on them.
  @inline(__always)
  var isInk: Bool { self != .blank && self != .pageBreak }
  /// Whether it has words, whose lines are broken.
  @inline(__always)
  var hasWords: Bool { self == .text || self == .heading || self == .closing }
  /// Whether it is a picture.
  @inline(__always)
  var isPicture: Bool { self == .picture || self == .captionedPicture }
}

/// A spot between two paragraphs, with what must be known of the text before it to go on there.
struct ParagraphStart: Equatable, Sendable {
  /// The text's offset of the paragraph's first byte.
  var offset: Int
  /// Whether a blank line, a form feed or nothing at all stands before it.
  var followsBlank: Bool
  /// Whether the paragraph before it was ended here for its length alone.
  var isForced = false
  /// Whether it was made in the midst of a paragraph that has no end in sight.
  var isProvisional = false

  /// The start of a text.
  static let textStart = ParagraphStart(offset: 0, followsBlank: true)
}
