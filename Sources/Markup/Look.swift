/// What rules of CSS say of an element: the few properties that tell in a terminal.
///
/// Looks change how words are shown, and never which words: `display: none` counts for pictures alone.
struct Look: Equatable {
  /// How the lines of a block stand between the margins.
  enum Alignment: Equatable {
    case start, centre, end
  }

  /// How letters are drawn, whatever they are in the text.
  enum LetterCase: Equatable {
    case asWritten, capitals, small
  }

  /// Each is `nil` if nothing was said.
  var isItalic: Bool?
  var isBold: Bool?
  var isSmallCaps: Bool?
  var isStruck: Bool?
  /// Whether letters are drawn as capitals, or as small letters.
  var letterCase: LetterCase?
  /// 1 for raised, -1 for lowered, 0 for neither.
  var shift: Int?
  var alignment: Alignment?
  /// Whether white space stays as it is.
  var keepsSpace: Bool?
  /// Whether an element is a block; blocks stay blocks.
  var isBlock: Bool?
  /// Whether an element stands within a line, whatever it is.
  var isInline: Bool?
  /// Whether an element is not displayed.
  var isGone: Bool?
  /// Whether an element begins a page.
  var beginsPage: Bool?
  /// What stands before the items of a list.
  var listMarker: ListMarker?
  /// Whether an element within a line stands at the line's right edge.
  var floatsRight: Bool?
  /// How wide and how high a picture is to be at most, in pixels.
  var width: Double?
  var height: Double?
  /// The free room to the left of an element, and to the left of what is in it, in ems.
  var margin: Double?
  var padding: Double?
  /// Whether there is free room above an element, and below it.
  var hasRoomAbove: Bool?
  var hasRoomBelow: Bool?
  /// How much further the first line stands in, in ems.
  var textIndent: Double?
  /// Whether there is free room to the right of an element.
  var hasRoomBehind: Bool?
  /// Whether an element stands elsewhere than where it is written, as numbers of pages in the margin do.
  var isOutOfFlow: Bool?
  /// Whether the words of an element are written from right to left.
  var isRightToLeft: Bool?

  /// Adds what `other` says; where both speak, `other` counts.
  mutating func apply(_ other: Look) {
    isItalic = other.isItalic ?? isItalic
    isBold = other.isBold ?? isBold
    isSmallCaps = other.isSmallCaps ?? isSmallCaps
    isStruck = other.isStruck ?? isStruck
    letterCase = other.letterCase ?? letterCase
    shift = other.shift ?? shift
    alignment = other.alignment ?? alignment
    keepsSpace = other.keepsSpace ?? keepsSpace
    isBlock = other.isBlock ?? isBlock
    isGone = other.isGone ?? isGone
    isInline = other.isInline ?? isInline
    beginsPage = other.beginsPage ?? beginsPage
    listMarker = other.listMarker ?? listMarker
    floatsRight = other.floatsRight ?? floatsRight
    width = other.width ?? width
    height = other.height ?? height
    margin = other.margin ?? margin
    padding = other.padding ?? padding
    hasRoomAbove = other.hasRoomAbove ?? hasRoomAbove
    hasRoomBelow = other.hasRoomBelow ?? hasRoomBelow
    textIndent = other.textIndent ?? textIndent
    hasRoomBehind = other.hasRoomBehind ?? hasRoomBehind
    isOutOfFlow = other.isOutOfFlow ?? isOutOfFlow
    isRightToLeft = other.isRightToLeft ?? isRightToLeft
  }
}

extension Look {
  /// How far an element stands in from the left, in ems; `nil` if nothing was said.
  var left: Double? { margin == nil && padding == nil ? nil : (margin ?? 0) + (padding ?? 0) }

  /// Whether there is free room above or below an element.
  var hasRoom: Bool { hasRoomAbove == true || hasRoomBelow == true }

  /// The look of the declarations in `text`, such as the value of a `style` attribute.
  init(declarations text: String) { self.init(declarations: Array(text.utf8)[...]) }

  /// The look of the declarations in `bytes`.
  init(declarations bytes: ArraySlice<UInt8>) {
    for declaration in bytes.split(separator: UInt8(ascii: ";")) {
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
      // Most say nothing here: fonts, colours. By bytes: a page may have ten thousand of them.
      guard let name = Self.property(declaration[..<colon]) else { continue }
      var value = declaration[(colon + 1)...].trimmedText.lowercased()
      if value.hasSuffix("!important") { value = String(value.dropLast(10)).trimmed }
      set(name, to: value)
    }
  }

  /// The property that `bytes` name, white space and case aside; nil if `set` does not know it.
  private static func property(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    guard let first = bytes.first, bytes.count < 32,
      propertyMarks[bytes.count << 8 | Int(first | 0x20)]
    else { return nil }
    let found = propertyNames.first { name, _ in
      name.count == bytes.count && name[0] == first | 0x20
        && zip(name, bytes).allSatisfy { $0 == $1 || $0 == $1 | 0x20 && $0 > 0x60 }
    }
    return found?.text
  }

  /// Whether a name of so many bytes may begin with a letter: the bytes are the higher bits of the index.
  private static let propertyMarks: [Bool] = {
    var marks = [Bool](repeating: false, count: 32 << 8)
    for name in properties { marks[name.utf8.count << 8 | Int(name.utf8.first ?? 0)] = true }
    return marks
  }()

  private static let propertyNames = properties.map { (bytes: Array($0.utf8), text: $0) }

  /// What `set` knows.
  private static let properties: Set<String> = [
    "font-style", "font-weight", "font-variant", "font-variant-caps", "text-decoration",
    "text-decoration-line", "vertical-align", "text-align", "white-space", "display",
    "page-break-before", "break-before", "float", "list-style-type", "list-style", "margin-left",
    "padding-left", "margin", "margin-top", "margin-bottom", "padding", "width", "max-width",
    "height", "max-height", "text-indent", "text-transform", "margin-right", "padding-right",
    "position", "direction",
  ]

  private mutating func set(_ name: String, to value: String) {
    switch name {
    case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
    case "font-weight": isBold = value.hasPrefix("bold") || (Int(value).map { $0 >= 600 } ?? false)
    case "font-variant", "font-variant-caps": isSmallCaps = value.hasSuffix("small-caps")
    case "text-decoration", "text-decoration-line": isStruck = value.contains("line-through")
    case "vertical-align": shift = value == "super" ? 1 : value == "sub" ? -1 : 0
    case "text-align": alignment = Self.alignment(value)
    case "white-space": keepsSpace = ["pre", "pre-wrap", "break-spaces"].contains(value)
    case "display":
      isBlock = ["block", "list-item", "flex", "grid", "table"].contains(value)
      isGone = value == "none"
      isInline = value == "inline"
    case "page-break-before", "break-before":
      beginsPage = ["always", "page", "right"].contains(value)
    case "float":
      floatsRight = value == "right"
      if value == "left" { hasRoomBehind = true }
    case "list-style-type", "list-style":
      listMarker = value.split(separator: " ").lazy.compactMap { ListMarker(style: $0) }.first
    case "margin-left": margin = Self.ems(value) ?? 0
    case "padding-left": padding = Self.ems(value) ?? 0
    case "margin":
      margin = Self.leftOfFour(value)
      (hasRoomAbove, hasRoomBelow) = Self.room(ofFour: value)
      hasRoomBehind = Self.isGap(Self.rightOfFour(value))
    case "margin-right", "padding-right": hasRoomBehind = Self.isGap(value)
    case "position": isOutOfFlow = value == "absolute" || value == "fixed"
    case "direction": isRightToLeft = value == "rtl"
    case "margin-top": hasRoomAbove = Self.isRoom(value[...])
    case "margin-bottom": hasRoomBelow = Self.isRoom(value[...])
    case "padding": padding = Self.leftOfFour(value)
    case "width": width = Self.pixels(value)
    // A part of what is around a picture says nothing here.
    case "max-width": width = value.hasSuffix("%") ? width : Self.pixels(value) ?? width
    case "height", "max-height":
      height = value.hasSuffix("%") ? height : Self.pixels(value) ?? height
    case "text-transform":
      letterCase = value == "uppercase" ? .capitals : value == "lowercase" ? .small : .asWritten
    case "text-indent": textIndent = Self.ems(value)
    default: break
    }
  }

  /// What `text-align` or `align` says.
  static func alignment(_ value: String) -> Alignment {
    switch value {
    case "center": .centre
    case "right", "end": .end
    default: .start
    }
  }

  /// The left one of the values that `margin` takes: one, two, three or four.
  private static func leftOfFour(_ value: String) -> Double? {
    let parts = value.split(separator: " ")
    guard let last = parts.count == 4 ? parts[3] : parts.count > 1 ? parts[1] : parts.first else {
      return nil
    }
    return ems(String(last))
  }

  /// The right one of the values that `margin` takes.
  private static func rightOfFour(_ value: String) -> String {
    let parts = value.split(separator: " ")
    return String(parts.count > 1 ? parts[1] : parts.first ?? "")
  }

  /// Whether a width sets words apart.
  private static func isGap(_ value: String) -> Bool { (ems(value) ?? 0) >= 0.2 }

  /// Whether the values that `margin` takes, one to four, are free room above, and below.
  private static func room(ofFour value: String) -> (above: Bool?, below: Bool?) {
    let parts = value.split(separator: " ")
    guard let first = parts.first else { return (nil, nil) }
    return (isRoom(first), isRoom(parts.count > 2 ? parts[2] : first))
  }

  /// Whether a height is free room.
  private static func isRoom(_ value: Substring) -> Bool { (ems(String(value)) ?? 0) >= 0.5 }

  /// A length in pixels, sixteen for an em; of a percentage as if a line had sixty-six columns of eight.
  static func pixels(_ value: String) -> Double? {
    guard value.hasSuffix("%") else { return ems(value).map { $0 * 16 } }
    return Double(value.dropLast().trimmed).map { $0 / 100 * 528 }
  }

  /// A length in ems; of a percentage as if a line had forty of them.
  static func ems(_ value: String) -> Double? {
    let units: [(String, Double)] = [
      ("rem", 1), ("em", 1), ("ex", 0.5), ("px", 1.0 / 16), ("pt", 1.0 / 12), ("%", 0.4),
      ("cm", 2.4), ("mm", 0.24), ("in", 6), ("ch", 0.5),
    ]
    for (unit, ems) in units where value.hasSuffix(unit) {
      guard let number = Double(value.dropLast(unit.count).trimmed), number.isFinite else {
        return nil
      }
      return number * ems
    }
    return value == "0" ? 0 : nil
  }
}

extension StringProtocol {
  /// Without white space at its ends.
  var trimmed: String {
    // Most have none: a sign of ASCII at either end is no part of a longer character.
    let isBare = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count > 0 && WhiteSpace.isNone(bytes[0]) && WhiteSpace.isNone(bytes[bytes.count - 1])
    }
    if isBare == true { return String(self) }
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
