import Books

/// What is known of a row in a cell of which a table stands.
struct RowState {
  var tabs: Int, cells: Int, lastCell: Int
  var isBroken: Bool
  var spans: [Int]
}

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
  /// Whether a style sheet does not display them: their words are shown all the same, and no pictures.
  var isGone = false
  /// Whether the element says that it is only to be looked at.
  var isOrnament = false
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
  /// Whether the words are those of a block that says whose the words above are.
  var isSource = false
  /// Whether they are those of a block that belongs to the heading above.
  var isByline = false
  /// Whether the words are in the element that a section is introduced by.
  var isInHeader = false
  /// The text's offset at which a block begins that is a line of a quotation by itself; `nil` outside of one.
  var quotedLineStart: Int?
  /// The text's offset at which a `div` begins that has no room above it; `nil` outside of one.
  var divStart: Int?
  /// What is known of a paragraph without room around it; `nil` outside of one.
  var flush: Flush?
  /// How much further the first lines of blocks stand in, in ems.
  var textIndent = 0.0
  /// The text's offset at which a paragraph begins whose first line the book indents; `nil` outside of one.
  var indentedStart: Int?
  /// Whether there is room below the element, as the book says.
  var hasRoomBelow = false
  /// Whether the words are those of a note.
  var isNote = false
  /// Where the element begins that is a note, and how deep it is; `nil` outside of one.
  var noteStart: Int?
  var noteDepth = 0
  /// Whether the words are the number of a printed page.
  var isPageNumber = false
  /// What of the characters may be none of the words.
  var furniture = Furniture.none
  /// Whether the words are in a cell of a table.
  var isInCell = false
  /// What the block is that the words are of, if it is in a cell and stands in the row.
  var cellLine: CellLine?
  /// The text's offset at which the figure begins; `nil` outside of one.
  var figureStart: Int?
  /// Whether the words are those of a picture.
  var isCaption = false
  /// Whether they stand above it.
  var isCaptionAbove = false
  /// Whether the list that the words are in stands within a line.
  var isInInlineList = false
  /// Whether the element is a box beside the text, whose blocks stand in.
  var indentsBlock = false
  /// Whether the words are the title of such a box.
  var isTitleOfBox = false
  /// Whether a table that begins is there for the sign of a box alone.
  var isTableOfBox = false
  /// Whether one of the alternatives of the element has been shown.
  var hasShownAlternative = false
  /// Whether it is a term, whose definition follows.
  var isTerm = false
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
  /// Whether the block is written from right to left; `nil` if the book does not say, and its letters tell.
  var isRightToLeft: Bool?
  /// Whether there is room behind an element within a line.
  var hasRoomBehind = false
  /// What is to be done at the end of the element.
  var ending = Ending.nothing

  /// What programs that make pages add to the words.
  enum Furniture {
    case none
    /// The number of a line of code.
    case lineNumber
    /// The numbers of all lines, in a column of their own.
    case numberColumn
    /// The same as rustdoc writes them, in elements that are called by their numbers: others call the code so.
    case namedNumbers
    /// TeX, it may be, which is written when the element ends.
    case tex
    /// What a program has drawn of the formula that follows.
    case drawnFormula
    /// A sign that leads to the heading that it stands in.
    case selfLink
    /// The number of a printed page or line, in the margin.
    case printedNumber
    /// What is shown where no script runs.
    case noScript
  }

  /// A paragraph without room above or below it.
  struct Flush {
    /// The number of its kind.
    var kind: Int
    /// The text's offset at which it begins.
    var start: Int
    var hasRoomBelow: Bool
  }

  /// A block of a cell that stands in the row.
  enum CellLine {
    case line, paragraph
  }

  /// What is to be done at the end of an element.
  enum Ending {
    case nothing, quotation, list, item, rubyText, unhide, math, table, row, quoted, term, object
    case inlineItem, tex, texScript, displayTeXScript, formulaSettings
    case lineNumber
    /// The element holds the number of a printed page, or of a line in print.
    case pageNumber, printedLine
  }
}
