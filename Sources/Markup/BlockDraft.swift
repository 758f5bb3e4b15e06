import Books

/// What a line is, while it is being written.
struct BlockDraft {
  /// What it is.
  var kind = BlockRecord.Kind.paragraph
  /// The level of a heading, from 1.
  var level = 0
  /// The columns that its first line is indented by.
  var indent = 0
  /// The columns by which its other lines are indented further.
  var hang = 0
  /// The bytes of the marker that an item begins with.
  var markerLength = 0
  /// The number of its language; 0 for that of the book.
  var language = 0
  /// What else is to be known of it.
  var flags: BlockRecord.Flags = []
  /// Whether it is a line of a quotation, unless it is so long that it is a paragraph.
  var isQuotedLine = false
  /// Whether it is the first line of a `div` without room above it, and stands apart if it is long.
  var beginsDiv = false
  /// Whether it is in a quotation.
  var isInQuotation = false
  /// Whether it begins with the words of an element that says where a quotation is from.
  var beginsWithSource = false
  /// What the book says of its place: it belongs to the words above it, or to a heading there.
  var isSource = false, isByline = false
  /// Whether its letters tell that it is written from right to left.
  var tellsDirection = false
  /// Whether it has nothing but the number of a printed page.
  var isPageNumber = false
  /// The bytes of words that stand for pictures.
  var pictureBytes = 0
  /// How many pictures these are, and the first of them if its size is known.
  var pictures = 0
  var picture: PictureDraft?
  /// The text's offset of its first byte, if its first part has been handed out already.
  var releasedAt: Int?
  /// Whether its record has been handed out.
  var isReleased = false

  /// Whether it is the heading of a part or a chapter, which has room around it.
  var isTitle: Bool { kind == .heading && level <= 2 }

  /// Whether it stands for one picture whose size is known.
  var hasPicture: Bool { kind == .paragraph && pictures == 1 && picture != nil }

  /// The record of the line that begins at `offset`; `nil` for a plain paragraph.
  func record(at offset: Int, ofPictureOnly isPicture: Bool) -> BlockRecord? {
    guard !isReleased else { return nil }
    let kind = isPicture && self.kind == .paragraph ? .picture : kind
    let isPlain =
      kind == .paragraph && indent == 0 && hang == 0 && language == 0 && flags.isEmpty
    guard !isPlain else { return nil }
    return BlockRecord(
      at: offset, kind, level: kind == .picture && hasPicture ? 1 : level, indent: indent,
      hang: hang, markerLength: markerLength,
      language: language, flags)
  }
}

/// A picture that words stand for.
struct PictureDraft: Equatable {
  /// Its width and height in pixels.
  var width: Int, height: Int
  /// Where its bytes are.
  var path: String
}

/// A span that characters are in.
struct StyledSpan: Equatable {
  /// What it is.
  var kind: SpanRecord.Kind
  /// A number that the tables know the meaning of.
  var value = 0

  static func == (one: Self, other: Self) -> Bool {
    one.value == other.value && one.kind.rawValue == other.kind.rawValue
  }
}

/// The spans that characters are in.
struct Styles: Equatable {
  /// The kinds of spans without a value.
  var kinds: TextStyles = []
  /// The link that they are in.
  var link: StyledSpan?
  /// The picture that they stand for.
  var picture: StyledSpan?
  /// The value of the exact date that they say; 0 if they say none.
  var date = 0

  // By numbers, here and below: what the standard library makes of sets asks the runtime for each.
  static func == (one: Self, other: Self) -> Bool {
    one.kinds.rawValue == other.kinds.rawValue && one.date == other.date && one.link == other.link
      && one.picture == other.picture
  }

  /// Whether they are the mark of a note, or raised as one.
  var isNoteMark: Bool {
    kinds.has(.superscript) || link?.kind == .noteReference
  }

  /// Gives the spans, each once.
  @inline(__always)
  func forEachSpan(_ body: (StyledSpan) -> Void) {
    if let link { body(link) }
    if let picture { body(picture) }
    if date != 0 { body(StyledSpan(kind: .time, value: date)) }
    guard kinds.rawValue != 0 else { return }
    for kind in Self.plainKinds where kinds.has(kind) {
      body(StyledSpan(kind: kind))
    }
  }

  /// Whether characters are in `span`.
  func contains(_ span: StyledSpan) -> Bool {
    span == link || span == picture || (span.kind == .time && span.value == date)
      || (span.value == 0 && span.kind.isPlain && kinds.has(span.kind))
  }

  private static let plainKinds: [SpanRecord.Kind] = SpanRecord.Kind.allCases.filter(\.isPlain)
}

extension TextStyles {
  /// Whether a kind is in the set.
  func has(_ kind: SpanRecord.Kind) -> Bool { rawValue & TextStyles(kind).rawValue != 0 }

  /// Adds a kind to the set.
  mutating func add(_ kind: SpanRecord.Kind) {
    self = TextStyles(rawValue: rawValue | TextStyles(kind).rawValue)
  }
}

extension SpanRecord.Kind {
  /// Whether a span of this kind needs no value.
  fileprivate var isPlain: Bool {
    switch self {
    case .emphasis, .strong, .code, .smallCaps, .superscript, .subscript, .strike, .pageNumber,
      .capitals, .smallLetters, .reading:
      true
    case .link, .noteReference, .backLink, .possibleMark, .generated, .language, .time, .picture:
      false
    // Markup says what words are, and not how a terminal draws them.
    case .underline, .dim, .reversed, .letters, .ground: false
    }
  }
}
