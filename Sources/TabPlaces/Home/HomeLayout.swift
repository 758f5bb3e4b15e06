import Screen
import Widgets

/// What of Home is shown in how much room, and in which rows.
struct HomeLayout {
  /// From this width on, today and the week stand beside the books.
  private static let narrowestWithSide = 104
  /// The columns of today and the week beside the books.
  private static let sideColumns = 42
  /// The least height with today and the week beside the books.
  private static let lowestWithSide = 18
  /// A note beside the books has no more rows.
  private static let mostNoteRows = 3
  /// The columns before what today offers: of its kind, and more of them where there is room.
  private static let labels = (narrow: 9, wide: 10)
  /// From this width on there is room for the wide ones under the books.
  private static let narrowestWithWideLabels = 36
  /// So many books are to be seen before anything else is.
  private static let wantedBooks = 3

  /// What stands around the books, the fewest rows last.
  private struct Measure {
    var hasGreeting = true
    var hasHeadings = true
    var hasGaps = true
    var hasWeek = true
    var hasActions = true

    /// From the roomiest to the tightest.
    static let all = [
      Measure(), Measure(hasActions: false), Measure(hasGaps: false, hasActions: false),
      Measure(hasGreeting: false, hasGaps: false, hasActions: false),
      Measure(hasGreeting: false, hasHeadings: false, hasGaps: false, hasActions: false),
      Measure(
        hasGreeting: false, hasHeadings: false, hasGaps: false, hasWeek: false, hasActions: false),
    ]

    /// The rows that it takes beside those of the books and the offers: of the note one.
    var rows: Int {
      (hasGreeting ? 1 : 0) + (hasHeadings ? 2 : 0) + (hasWeek ? 1 : 0) + (hasActions ? 1 : 0) + 1
        + (hasGaps ? 3 + (hasActions ? 1 : 0) : 0)
    }
  }

  /// The area of the books, or of the words of welcome.
  private(set) var books: Rect
  /// The row of each part, where it is shown.
  private(set) var greetingRow: Int?
  private(set) var booksHeadingRow: Int?
  private(set) var todayHeadingRow: Int?
  /// The area of what today offers, the note last.
  private(set) var today: Rect
  /// How many offers are shown, and in how many rows each.
  private(set) var offers: (count: Int, rows: Int)
  /// The rows of the note.
  private(set) var noteRows = 1
  /// The columns of what is said of an offer's kind.
  private(set) var labelColumns = labels.wide
  /// The area of the week: one row, or one for its name and one for each day.
  private(set) var week: Rect?
  private(set) var actionsRow: Int?

  /// The layout in `body` for so many books and offers.
  ///
  /// - Parameter noteRows: The rows that the note takes in so many columns.
  init(_ body: Rect, books count: Int, offers: Int, noteRows: (Int) -> Int) {
    if body.columns >= Self.narrowestWithSide, body.rows >= Self.lowestWithSide {
      self.init(beside: body, offers: offers, noteRows: noteRows)
    } else {
      self.init(under: body, books: count, offers: offers)
    }
  }

  private init(under body: Rect, books count: Int, offers: Int) {
    let wanted = min(max(count, 1), Self.wantedBooks)
    let measure =
      Measure.all.first { $0.rows + offers + wanted <= body.rows } ?? Measure.all[5]
    let free = body.rows - measure.rows
    let shownOffers = min(offers, max(free - wanted, 0))
    self.offers = (shownOffers, 1)
    if body.columns < Self.narrowestWithWideLabels { labelColumns = Self.labels.narrow }
    let shown = max(min(max(count, 1), free - shownOffers), 0)
    let gap = measure.hasGaps ? 1 : 0
    var row = body.row
    func area(_ rows: Int) -> Rect {
      Rect(row: row, column: body.column, rows: rows, columns: body.columns)
    }
    if measure.hasGreeting {
      greetingRow = row
      row += 1 + gap
    }
    if measure.hasHeadings {
      booksHeadingRow = row
      row += 1
    }
    books = area(shown)
    row += shown + gap
    if measure.hasHeadings {
      todayHeadingRow = row
      row += 1
    }
    today = area(shownOffers + 1)
    row += shownOffers + 1 + gap
    if measure.hasWeek {
      week = area(1)
      row += 1 + gap
    }
    if measure.hasActions { actionsRow = row }
  }

  private init(beside body: Rect, offers: Int, noteRows: (Int) -> Int) {
    let left = min(body.columns - Self.sideColumns - 3, 100)
    let side = left + 3
    let columns = min(body.columns - side - 1, 56)
    greetingRow = body.row + 1
    booksHeadingRow = body.row + 3
    todayHeadingRow = body.row + 3
    let top = body.row + 4
    let bottom = body.rowRange.upperBound
    books = Rect(row: top, column: body.column, rows: bottom - top - 2, columns: left)
    actionsRow = bottom - 1
    // Beside the books there are few columns, and rows enough for a second one with an offer's words.
    labelColumns = Self.labels.narrow
    let room = max(bottom - top - 12, 0)
    self.offers = offers * 2 <= room ? (offers, 2) : (min(offers, room), 1)
    let offered = self.offers.count * self.offers.rows
    let textColumns = columns - HomeLayout.margins - labelColumns
    self.noteRows = max(min(noteRows(textColumns), Self.mostNoteRows, room - offered + 1), 1)
    today = Rect(row: top, column: side, rows: offered + self.noteRows, columns: columns)
    if today.rowRange.upperBound + 9 < bottom {
      week = Rect(row: today.rowRange.upperBound + 1, column: side, rows: 8, columns: columns)
    }
  }

  /// The columns of a row before and behind what stands in it.
  static let margins = 5
}
