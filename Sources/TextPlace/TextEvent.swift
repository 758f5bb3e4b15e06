package import Books
package import Datebook
package import Paging
package import Screen
package import Typeset
package import Widgets

/// What a text hears from outside.
package enum TextEvent: Equatable, Sendable {
  /// A page was made that `TextEffect.show` asked for.
  case pageMade(MadePage)
  /// The pages of this format were counted, or estimated.
  case counted(PageCount, format: PageFormat)
  /// The spots of the year's months and of today's portion were found.
  case spotsFound(ReadingSpots)
  /// The parts and chapters of the text were found, and the pages they begin on.
  case outlineFound(Contents)
  /// The book begins at this byte, behind a licence and a list of contents.
  case startFound(Int)
  /// A search has found something, or has ended.
  case searched(SearchNews)
  /// The words around matches were read.
  case matchesRead([MatchLine])
  /// The reader left a page for another one, which is shown now.
  case pageLeft(PageStay)
  /// What the log tells of the reader was read.
  case figuresRead(ReadingFigures)
  /// What is known of the file was found out.
  case factsFound(TextFacts)
  /// The characters and words of the text were counted.
  case tallied(TextTally)
  /// The jumps of earlier readings were read.
  case jumpsLoaded(JumpList)
  /// Whether the reader was told before that a text without a plan is spread over the year.
  case yearExplained(wasKnown: Bool)
  /// It was found out what of the file is shown.
  case whereaboutsFound(Whereabouts)
  /// A line of the file was looked up.
  case lineFound(FoundLine)
  /// The bracket that belongs to another one was looked up.
  case bracketFound(BracketPartner)
  /// A stable page was looked up.
  case stablePageFound(StableSpot)
  /// What happened to the dates of the text.
  case dates(DatesEvent)
  /// What became of the plan of the text.
  case plans(PlanEvent)
  /// What happened to marks and to the selection.
  case marks(MarksEvent)
  /// What became of a look-up.
  case lookUp(LookUpEvent)
  /// What became of notes and links.
  case links(LinksEvent)
  /// The lines of the file were counted.
  case linesCounted
  /// The column from which on chopped lines show what is gone to.
  case shiftFound(Int)
  /// The text turned out to be no prose, or prose after all, when more of it was there; and the columns of
  /// its widest line, if it was written for this terminal.
  case kindFound(TextKind, widestLine: Int)
  /// What became of pictures.
  case pictures(PicturesEvent)
  /// What the voice does.
  case voice(VoiceEvent)
  /// How the telling of the story goes that the text is.
  case story(StoryTelling)
  /// The text has another length now.
  case textChanged(TextLength)
  /// The mouse's first button was pressed twice on a cell: this is the second time.
  case doubleClicked(CellPosition)
  /// So much time has passed since a page began to be turned, or since this was told last.
  case timePassed(Duration)
  /// Whether the terminal takes long to show what is sent to it.
  case lineIsSlow(Bool)
  /// The reader's own themes were found.
  case themesFound([Theme])
  /// What hyphenates the text was found; nothing if there is none.
  case hyphenatorFound(Hyphenator?)
}

/// How many bytes a text has, and whether that is all.
package struct TextLength: Equatable, Sendable {
  /// The bytes that are there.
  package var bytes: Int
  /// The bytes that are expected in the end.
  package var expected: Int
  /// Whether no more will come.
  package var isComplete: Bool

  /// A text of `bytes` bytes.
  package init(bytes: Int, expected: Int, isComplete: Bool) {
    self.bytes = bytes
    self.expected = expected
    self.isComplete = isComplete
  }

  /// The length that the text of `source` has now.
  package init(of source: any TextSource) {
    self.init(
      bytes: source.count, expected: source.expectedCount, isComplete: source.isComplete)
  }
}

/// The number of pages, or an estimate of it.
package struct PageCount: Equatable, Sendable {
  /// At least 1.
  package var pages: Int
  /// Whether all pages have been counted.
  package var isExact: Bool

  /// A count of `pages`.
  package init(pages: Int, isExact: Bool) {
    self.pages = max(pages, 1)
    self.isExact = isExact
  }
}

/// A page with what is known of its number.
package struct MadePage: Equatable, Sendable {
  /// The page: in a spread the left one, in a text that scrolls the lines on the screen.
  package var page: Page
  /// The right page of a spread, where there is one.
  package var second: Page?
  /// The offset of the place that was asked for: the first byte of a page, or of a line.
  package var place: Int
  /// The line of the file that begins in each of its rows, from 0, if lines are numbered.
  package var fileLines: [Int?] = []
  /// The rows that stand above it, if it is not the text's first.
  package var header: [PageLine] = []
  /// The number of the grid's page that shows that place, where the grid is known.
  package var number: Int?
  /// The numbers of the stable pages that are shown, from that of its first byte on, where
  /// characters were counted.
  package var stableNumbers: ClosedRange<Int>?
  /// Why it was made.
  package var cause: ShowCause

  /// A page made because of `cause`.
  package init(
    page: Page, second: Page? = nil, place: Int? = nil, number: Int?,
    stableNumbers: ClosedRange<Int>? = nil, cause: ShowCause
  ) {
    self.page = page
    self.second = second
    self.place = place ?? page.range.lowerBound
    self.number = number
    self.stableNumbers = stableNumbers
    self.cause = cause
  }
}

/// Why a page is shown, and what follows from it.
package enum ShowCause: Equatable, Sendable {
  /// The reader turned forward, by 1, or backward, by -1: the anchor goes along.
  case turned(by: Int)
  /// The reader scrolled: the anchor is where the eye is.
  case scrolled
  /// The reader went to another place: the anchor goes along, and the number is this guess unless
  /// it is known. What is left can be gone back to.
  case jumped(guess: Int)
  /// The reader went back or forward through jumps.
  case returned(guess: Int)
  /// The page has what the reader is looking for, and may go back from: the anchor stays.
  case previewed(guess: Int)
  /// The screen, a setting or the text changed: the anchor stays.
  case laidOutAnew
  /// The page is the one shown, made once more, as more is known of the text: nothing moves.
  case refreshed
}
