package import Books
package import Datebook
package import Paging
import Screen
package import Widgets

/// A text that is being read: where the reader is in it, and what is known of its pages.
package struct BookPlace: Equatable, Sendable {
  /// What the text is called.
  package let title: BookTitle
  /// The length of the text.
  package internal(set) var length: TextLength
  /// The settings as the reader wants them; a narrow screen makes the lines shorter.
  package internal(set) var settings: LayoutSettings
  /// How the reader wants to look at it.
  package internal(set) var view: ViewSettings
  /// How many pages are side by side, or whether lines scroll, on this screen.
  package internal(set) var arrangement: Arrangement
  /// What fits a page on this screen.
  package internal(set) var format: PageFormat
  /// The offset that the reader's last own move put at the top.
  package internal(set) var anchor: Int
  /// The offset that the book begins at, behind a licence and a list of contents; 0 as long as that is
  /// not known.
  package internal(set) var start: Int
  /// What kind of text it is.
  package internal(set) var kind: TextKind
  /// Whether its lines are to be as wide as the screen, if the reader has chosen; else that follows
  /// from what the text is.
  package internal(set) var fillsScreen: Bool?
  /// Whether hard-wrapped lines are joined, if the reader has chosen for this text.
  var joinsLines: Bool?
  /// Whether pages are turned from right to left, if the reader has chosen; else the book says so.
  var turnsRightToLeft: Bool?
  /// The first column of chopped lines that is shown.
  package internal(set) var shift = 0
  /// The line of the file that begins in each row of the page, from 0, as far as they are numbered.
  package internal(set) var fileLines: [Int?] = []
  /// The rows that stand above each page but the first.
  package internal(set) var header: [PageLine] = []
  /// The page shown, in a spread the left one, in a text that scrolls the lines on the screen; `nil`
  /// before it was made.
  package internal(set) var page: Page?
  /// The right page of a spread.
  package internal(set) var second: Page?
  /// The offset that `number` tells of: where the page shown begins, or a line of those that scroll.
  package internal(set) var place = 0
  /// The number of the page shown, in a spread of the left one, from 0.
  package internal(set) var number = 0
  /// The number of pages.
  package internal(set) var count = PageCount(pages: 1, isExact: false)
  /// The places that were jumped from.
  package internal(set) var jumps = JumpList()
  /// The places that the reader gave letters to, as in less.
  var letters: [Character: Int] = [:]
  /// Whether the jumps of earlier readings are being read.
  var awaitsJumps = false
  /// Whether the reader wants to go back as soon as they are there.
  var goesBackLater = false
  /// Where the reader's last jump came from, until the next key.
  var departure: Departure?
  /// The screen that it is opened on.
  private let firstSize: ScreenSize
  /// What the reader jumps to next, if it has a name.
  var aim: String?
  /// Whether the reader jumps, and not the program, which was led here.
  var tellsDeparture = true
  /// The day by the reader's clock.
  package internal(set) var today: Day
  /// Where the year's reading stands; `nil` before it was looked for.
  package internal(set) var spots: ReadingSpots?
  /// The parts and chapters; `nil` before they were looked for.
  package internal(set) var contents: Contents?
  /// The dates of its entries, where it has some.
  package internal(set) var dates = DatedPlace()
  /// The plan that it is read by, where there is one.
  package internal(set) var planned = PlannedPlace()
  /// How days are named.
  package internal(set) var locale = CalendarLocale.posix
  /// What is looked for; `nil` if nothing is.
  package internal(set) var search: TextSearch?

  /// What is known of how the reader reads.
  package internal(set) var figures: ReadingFigures
  /// What is known of the file; `nil` before it was asked for.
  package internal(set) var facts: TextFacts?
  /// What the line of progress tells beside the page.
  package internal(set) var progressLine = ProgressLine.timeLeft
  /// What is known of the stable pages.
  var stable = StablePlace()

  /// The reader's bookmarks, highlights and notes.
  package internal(set) var marks = MarkList()
  /// The pictures on the page.
  package internal(set) var pictures = PicturePlace()
  /// Whether the terminal can show pictures at all.
  package var canShowPictures = true
  /// The voice that reads it aloud.
  package internal(set) var voice = VoicePlace()
  /// What is selected; `nil` if nothing is.
  package internal(set) var selection: Selection?
  /// The colour of the last highlight.
  var lastColour = HighlightColour.yellow

  /// Whether the end is shown as the text grows.
  package internal(set) var isFollowing = false
  /// The offset from which on a match of the last search ends that; nil if no match does.
  var matchEndsFrom: Int?
  /// What was shown before words were typed to look for.
  var searchHome: SearchHome?
  /// Whether what is typed to look for is looked for before the page.
  var searchesBackward = false
  /// The previous search, while another one is typed.
  var formerSearch: TextSearch?
  /// The number of the last search.
  var searchNumber = 0
  /// Whether the numbers of the pages that are turned to are counted from a guess.
  var isCountedFromGuess = true
  /// Whether the page shown was laid out for this format of this text.
  var isFitting = false
  /// Where in the rows of a text that scrolls the anchor stands.
  var anchorRow = AnchorRow.middle
  /// The month that was asked for by its tab.
  var askedMonth: Int? {
    // Whatever leads elsewhere leads away from the entry, too.
    didSet {
      dates.asked = nil
      dates.tabbed = nil
      dates.opened = nil
      planned.askedMonth = nil
    }
  }

  /// A text that is opened at the byte `anchor`, in which the book begins at the byte `start`.
  package init(
    title: BookTitle, length: TextLength, settings: LayoutSettings, anchor: Int, start: Int = 0,
    today: Day, size: ScreenSize, view: ViewSettings = ViewSettings(), kind: TextKind = .prose
  ) {
    var view = view
    view.fillsScreen = kind == .listing || (settings.chopsLines && !kind.isStructured)
    self.kind = kind
    self.title = title
    self.start = start
    self.length = length
    self.settings = settings
    self.anchor = anchor
    self.today = today
    self.view = view
    firstSize = size
    let fitting = Fitting(view, settings, size, kind)
    format = fitting.format
    arrangement = fitting.arrangement
    if view.isPager { anchorRow = AnchorRow(view.jumpRow.row(of: format.rows), of: format.rows) }
    figures = ReadingFigures(day: today)
  }

  /// Fits the text to the screen that it is opened on.
  mutating func fit() {
    let fitting = fitting(firstSize)
    format = fitting.format
    arrangement = fitting.arrangement
  }

  /// What must be done first: the pages are counted, and the one with the anchor is shown.
  package var opening: [TextEffect] {
    [findSpots, .paginate(format), showAnchor]
  }

  var findSpots: TextEffect { .findSpots(year: today.year, dayOfYear: today.dayOfYear) }

  /// The page that shows the byte at `offset`, or the last where the text has no such byte.
  func request(for offset: Int) -> PageRequest {
    // Of a text that is still coming more may be there than was told.
    length.isComplete && offset > 0 && offset >= length.bytes ? .last : .containing(offset)
  }
}

// MARK: - Where in the book

extension BookPlace {
  /// The bytes that the text will have, as far as is known.
  var textBytes: Int { max(length.expected, length.bytes) }

  /// The pages that are shown, left to right.
  package var pages: [Page] { [page, second].compactMap(\.self) }

  /// The bytes of all that is shown; `nil` before the first page was made.
  package var shown: Range<Int>? {
    guard let page else { return nil }
    return page.range.lowerBound..<(second ?? page).range.upperBound
  }

  /// Whether the text's last page is shown, and will stay that.
  var isAtEnd: Bool { (second ?? page)?.isLast == true && length.isComplete }

  /// Whether `number` is a guess.
  package var isGuess: Bool { isCountedFromGuess && page?.isFirst != true }

  /// The number of the page that the byte at `offset` is on, about.
  func guess(at offset: Int) -> Int {
    min(Int(Double(count.pages) * Double(offset) / Double(max(textBytes, 1))), count.pages - 1)
  }

  /// The number of the last page shown, from 0.
  package var lastNumber: Int { second == nil ? number : number + 1 }

  /// The part of the text up to the end of what is shown, as `TextPart` has it and the library tells it:
  /// 100 at the end of a text that is all there only.
  package var percent: Int {
    if isAtEnd { return 100 }
    return min(TextPart.percent(before: shown?.upperBound ?? anchor, of: textBytes), 99)
  }
}

// MARK: - The year

extension BookPlace {
  /// What the rail shows: a plan, the entries of a dated text, or a text spread over the year.
  package var rail: MonthRail {
    var rail = planRail ?? datedRail ?? spreadRail
    rail.names = locale.names.narrowMonths
    rail.shortNames = locale.names.shortMonths
    return rail
  }

  /// The rail of a text that is spread over the year: a text of nothing has no months.
  private var spreadRail: MonthRail {
    MonthRail(
      year: today.year, lit: litMonth.map { Months($0) } ?? [], today: today.month,
      open: spots == nil || length.bytes == 0 ? [] : .all)
  }

  /// The month of the page shown: the one asked for, or today's where its portion begins here.
  var litMonth: Int? {
    if dates.text != nil { return datedRail?.lit.first }
    guard let spots, let shown, length.bytes > 0 else { return nil }
    // In a short text the paragraph of the month's last days may begin the next month too.
    if askedMonth ?? today.month == today.month, shown.contains(spots.portion.lowerBound) {
      return today.month
    }
    return spots.month(ofPage: shown, asked: askedMonth)
  }
}
