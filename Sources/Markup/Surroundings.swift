import Books

/// What the elements around a character say of it: it is restored when they end.
struct Surroundings {
  /// Where lines of verse are.
  enum Verse {
    case none
    /// In a poem, in which blocks are lines and paragraphs are stanzas.
    case poem
    /// In a stanza, in which every block is a line.
    case stanza
  }

  /// The spans of characters.
  var styles = Styles()
  /// How lines stand between the margins.
  var alignment = Look.Alignment.start
  /// Whether white space stays as it is.
  var keepsSpace = false
  /// Whether it does so in the whole block.
  var isPreformatted = false
  /// Whether characters are not shown.
  var isHidden = false
  /// The number of quotations that the words are in.
  var quotations = 0
  /// The level of the heading; 0 outside of one.
  var headingLevel = 0
  /// The columns by which blocks are indented.
  var indent = 0
  /// The columns by which the terms of a list of definitions are indented; `nil` outside of one.
  var termIndent: Int?
  /// The columns by which the first line of a block stands in further, in verse.
  var lineIndent = 0
  var verse = Verse.none
  /// Whether the words are in a quotation.
  var isInQuotation = false
  /// The text's offset at which a block begins that is a line of a quotation by itself; `nil` outside of one.
  var quotedLineStart: Int?
  /// Whether the words are those of a note.
  var isNote = false
  /// Whether the words are the number of a printed page.
  var isPageNumber = false
  /// Whether the words are in a cell of a table.
  var isInCell = false
  /// The text's offset at which the figure begins; `nil` outside of one.
  var figureStart: Int?
  /// Whether the words are those of a picture.
  var isCaption = false
  /// Whether they stand above it.
  var isCaptionAbove = false
  /// Whether the words are of several lines that are a heading together.
  var isHeadingGroup = false
  /// Whether the words are a rule.
  var isRule = false
  /// Whether the element is a block, so that its end ends a line.
  var isBlock = false
  /// Whether a blank line follows the element.
  var hasGapAfter = false
  /// The number of the language; 0 for that of the book.
  var language = 0
  /// Whether the block is written from right to left.
  var isRightToLeft = false
  /// What is to be done at the end of the element.
  var ending = Ending.nothing

  /// What is to be done at the end of an element.
  enum Ending {
    case nothing, list, item, rubyText, unhide, math, table, quoted, term
  }
}

/// A list that is open.
struct OpenList {
  /// How items are numbered: `1`, `a`, `A`, `i`, `I`; `nil` for a list without numbers.
  var numbering: Character?
  /// The number of the next item.
  var number = 1
  /// Whether its items have no markers.
  var hidesMarkers = false
}

extension OpenList {
  /// The marker of the next item, with the space behind it.
  func marker(depth: Int) -> String {
    guard let numbering else { return ["• ", "◦ ", "▪ "][min(max(depth - 1, 0), 2)] }
    switch numbering {
    case "a", "A":
      guard (1...26).contains(number), let first = Unicode.Scalar(String(numbering)),
        let letter = Unicode.Scalar(first.value + UInt32(number - 1))
      else { return "\(number). " }
      return "\(Character(letter)). "
    case "i": return Self.roman(number).lowercased() + ". "
    case "I": return Self.roman(number) + ". "
    default: return "\(number). "
    }
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return "\(number)" }
    let parts: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var letters = ""
    for (value, sign) in parts {
      while rest >= value {
        letters += sign
        rest -= value
      }
    }
    return letters
  }
}
