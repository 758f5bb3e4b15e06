/// What an element of XHTML is to a reader.
enum Element: Sendable {
  /// Not shown: `head`, `script`, `style`, `template`, and `symbol`, which others name.
  case hidden
  /// A block that a blank line sets off: a paragraph, a section.
  case block
  /// The body of a document, or the document.
  case body
  case heading(Int)
  case quotation
  case list(isOrdered: Bool)
  case item
  case definitionList, term, definition
  case table, row, cell
  case caption, headingGroup
  case preformatted
  case rule
  case lineBreak
  case image
  /// What shows a file, which may be a picture: its words are shown if that cannot be.
  case object
  /// A document in a part of the window.
  case frame
  case figure
  case note
  /// An element within a line, with what it says of its words.
  case inline(Inline)
  /// An address that words lead to.
  case anchor
  /// A date or a time, with its exact form in an attribute.
  case date
  /// Words that someone says, which get quotation marks.
  case quoted
  /// A box that is ticked or not.
  case input
  case ruby, rubyText, rubyParenthesis
  case math
  /// One of several forms of the same, of which one is shown.
  case alternative
  /// What is shown where no script runs.
  case noScript
  /// Any other: its words are shown.
  case transparent

  /// What elements within a line say of their words.
  enum Inline: Sendable {
    case emphasis, strong, code, smallCaps, superscript, `subscript`, strike
  }

  /// Whether it is raised or lowered unless a style sheet says otherwise.
  var isScript: Bool {
    switch self {
    case .inline(.superscript), .inline(.subscript): true
    default: false
    }
  }

  /// Whether it is not shown.
  var isHidden: Bool { if case .hidden = self { true } else { false } }

  /// Whether it is a block whatever a style sheet says.
  var isBlock: Bool {
    switch self {
    case .block, .body, .heading, .quotation, .item, .definition, .term, .preformatted, .caption:
      true
    default: false
    }
  }

  /// Whether it stands within a line unless a style sheet makes it a block.
  var isWithinLine: Bool {
    switch self {
    case .inline, .anchor, .date, .quoted, .input, .ruby, .rubyText, .rubyParenthesis, .math,
      .alternative, .noScript, .transparent:
      true
    default: false
    }
  }

  /// The element that is called `name`, in lower case and without a prefix.
  init(_ name: String) {
    guard let key = Self.key(of: name) else {
      self = Self.elements[name] ?? .transparent
      return
    }
    var index = Self.place(of: key)
    while let (other, element) = Self.shortNames[index] {
      if other == key {
        self = element
        return
      }
      index = (index &+ 1) & (Self.places - 1)
    }
    self = .transparent
  }

  // Every element of a book is looked up: to hash its name as a dictionary does took a tenth of the time.

  /// The bytes of a name of at most eight; `nil` for a longer one.
  static func key(of name: String) -> UInt64? {
    guard name.utf8.count <= 8 else { return nil }
    func key(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return name.utf8.withContiguousStorageIfAvailable { key($0) } ?? key(name.utf8)
  }

  private static let places = 512

  @inline(__always)
  private static func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The elements with names of at most eight bytes, at the places of their keys or behind.
  private static let shortNames: [(key: UInt64, element: Element)?] = {
    var table: [(key: UInt64, element: Element)?] = Array(repeating: nil, count: places)
    for (name, element) in elements {
      guard let key = key(of: name) else { continue }
      var index = place(of: key)
      while table[index] != nil { index = (index + 1) & (places - 1) }
      table[index] = (key, element)
    }
    return table
  }()

  private static let elements: [String: Element] = {
    var table: [String: Element] = [
      "html": .body, "body": .body, "blockquote": .quotation, "ul": .list(isOrdered: false),
      "menu": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .item,
      "dl": .definitionList, "dt": .term, "dd": .definition, "table": .table, "tr": .row,
      "td": .cell, "th": .cell, "figcaption": .caption, "hgroup": .headingGroup,
      "pre": .preformatted, "hr": .rule, "br": .lineBreak,
      "img": .image, "image": .image, "figure": .figure, "a": .anchor, "ruby": .ruby,
      "rt": .rubyText, "rp": .rubyParenthesis, "math": .math, "time": .date, "date": .date,
      "q": .quoted, "case": .alternative, "default": .alternative, "input": .input,
      "object": .object, "embed": .object, "iframe": .object,
      "frame": .frame, "noscript": .noScript,
    ]
    for name in ["head", "script", "style", "template", "symbol"] { table[name] = .hidden }
    for level in 1...6 { table["h\(level)"] = .heading(level) }
    let blocks =
      "p div section article header footer aside nav main address caption "
      + "thead tbody tfoot form fieldset center details summary dialog search legend option "
      + "video audio svg title desc text"
    for name in blocks.split(separator: " ") { table[String(name)] = .block }
    let inlines: [(String, Inline)] = [
      ("em i cite dfn var", .emphasis), ("strong b", .strong), ("code kbd samp tt", .code),
      ("sup", .superscript), ("sub", .subscript), ("s strike del", .strike),
    ]
    for (names, inline) in inlines {
      for name in names.split(separator: " ") { table[String(name)] = .inline(inline) }
    }
    return table
  }()
}
