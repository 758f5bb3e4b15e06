package import Books
package import Datebook
package import Paging
import Screen

/// A text that is being read: where the reader is in it, and what is known of its pages.
package struct BookPlace: Equatable, Sendable {
  /// What the text is called.
  package let title: BookTitle
  /// The length of the text.
  package internal(set) var length: TextLength
  /// The settings as the reader wants them; a narrow screen makes the lines shorter.
  package internal(set) var settings: LayoutSettings
  /// What fits a page on this screen.
  package internal(set) var format: PageFormat
  /// The offset that the reader's last own move put at the top.
  package internal(set) var anchor: Int
  /// What is shown; `nil` before the first page was made.
  package internal(set) var page: Page?
  /// The number of the page shown, from 0.
  package internal(set) var number = 0
  /// The number of pages.
  package internal(set) var count = PageCount(pages: 1, isExact: false)
  /// The places that were jumped from.
  package internal(set) var jumps = JumpList()
  /// The day by the reader's clock.
  package internal(set) var today: Day
  /// Where the year's reading stands; `nil` before it was looked for.
  package internal(set) var spots: ReadingSpots?
  /// The parts and chapters; `nil` before they were looked for.
  package internal(set) var contents: Contents?
  /// What is looked for; `nil` where nothing is.
  package internal(set) var search: TextSearch?

  /// What is known of the stable pages.
  var stable = StablePlace()
  /// What was shown before words were typed to look for.
  var searchHome: SearchHome?
  /// The number of the last search.
  var searchNumber = 0
  /// Whether the numbers of the pages that are turned to are counted from a guess.
  var isCountedFromGuess = true
  /// Whether the page shown was laid out for this format of this text.
  var isFitting = false
  /// The month that was asked for by its tab.
  var askedMonth: Int?

  /// A text that is opened at the byte `anchor`.
  package init(
    title: BookTitle, length: TextLength, settings: LayoutSettings, anchor: Int, today: Day,
    size: ScreenSize
  ) {
    self.title = title
    self.length = length
    self.settings = settings
    self.anchor = anchor
    self.today = today
    format = Self.format(settings, size)
  }

  static func format(_ settings: LayoutSettings, _ size: ScreenSize) -> PageFormat {
    let smallest = ScreenLayout.smallest
    let size = ScreenSize(
      rows: max(size.rows, smallest.rows), columns: max(size.columns, smallest.columns))
    let text = ScreenLayout(size).text(measure: settings.measure)
    var settings = settings
    settings.measure = text.columns
    return PageFormat(settings: settings, rows: text.rows)
  }

  /// What must be done first: the pages are counted, and the one with the anchor is shown.
  package var opening: [Effect] {
    [findSpots, .paginate(format), .show(request(for: anchor), .laidOutAnew)]
  }

  var findSpots: Effect { .findSpots(year: today.year, dayOfYear: today.dayOfYear) }

  /// The page that shows the byte at `offset`, or the last where the text has no such byte.
  func request(for offset: Int) -> PageRequest {
    offset > 0 && offset >= length.bytes ? .last : .containing(offset)
  }
}

// MARK: - Where in the book

extension BookPlace {
  /// The bytes that the text will have, as far as is known.
  var textBytes: Int { max(length.expected, length.bytes) }

  /// Whether the page shown is the text's last, and will stay that.
  var isAtEnd: Bool { page?.isLast == true && length.isComplete }

  /// Whether `number` is a guess.
  package var isGuess: Bool { isCountedFromGuess && page?.isFirst != true }

  /// The number of the page that the byte at `offset` is on, about.
  func guess(at offset: Int) -> Int {
    min(Int(Double(count.pages) * Double(offset) / Double(max(textBytes, 1))), count.pages - 1)
  }

  /// The part of the book before the end of the page shown, from 0 to 100: 100 on the last page
  /// only.
  package var percent: Int {
    if isAtEnd { return 100 }
    return min((200 * (number + 1) + count.pages) / (2 * count.pages), 99)
  }
}

// MARK: - The year

extension BookPlace {
  /// What the rail shows: a text of nothing has no months.
  package var rail: MonthRail {
    MonthRail(
      year: today.year, lit: litMonth.map { Months($0) } ?? [], today: today.month,
      open: spots == nil || length.bytes == 0 ? [] : .all)
  }

  /// The month of the page shown: the one asked for, or today's where its portion begins here.
  var litMonth: Int? {
    guard let spots, let page, length.bytes > 0 else { return nil }
    // In a short text the paragraph of the month's last days may begin the next month too.
    if askedMonth ?? today.month == today.month, page.range.contains(spots.portion.lowerBound) {
      return today.month
    }
    return spots.month(ofPage: page.range, asked: askedMonth)
  }
}
