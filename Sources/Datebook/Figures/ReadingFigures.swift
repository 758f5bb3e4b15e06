/// What is known of how somebody reads: speed, today, the book that is open, days in a row.
///
/// All days are reading days: they begin at the hour that the reader's clock says.
package struct ReadingFigures: Equatable, Sendable {
  /// The speed.
  package private(set) var speed = ReadingSpeed()
  /// The reading day that it is.
  package private(set) var day: Day
  /// What was read today, in all books.
  package private(set) var today = ReadingTotal()
  /// What was read in the open book, on all days.
  package private(set) var book = ReadingTotal()
  /// The number of days on which something was read in the open book.
  package private(set) var bookDays = 0
  /// The first of them.
  package private(set) var firstDay: Day?
  /// The last of them.
  private var lastDay: Day?
  /// The days with reading, one after the other, that end with yesterday.
  private var daysBeforeToday = 0
  /// The open book's number in the library.
  private var openBook = 0

  /// The figures of a reader of whom nothing is known on `day`.
  package init(day: Day) {
    self.day = day
  }

  /// The figures on `day` of a reader with a log.
  ///
  /// - Parameters:
  ///   - book: The stays in the open book, in the order of time.
  ///   - others: Stays in any book, in the order of time, book by book: what the speed is learnt from
  ///     where the open book does not tell.
  ///   - today: The stays of that day in all books, by their numbers.
  ///   - openBook: The number of the open book.
  ///   - daysBeforeToday: How many days before it in a row have reading.
  package init(
    day: Day, book: [PageStay], others: [PageStay], today: [Int: [PageStay]],
    of openBook: Int = 0, daysBeforeToday: Int
  ) {
    self.day = day
    let speed = ReadingSpeed(learntFrom: book)
    self.speed = speed.charactersPerMinute == nil ? ReadingSpeed(learntFrom: others) : speed
    self.openBook = openBook
    for (book, stays) in today {
      for stay in stays { self.today.add(stay, of: book, speed: speed) }
    }
    self.daysBeforeToday = daysBeforeToday
    for stay in book { add(toBook: stay) }
  }

  /// The days with reading, one after the other, up to today, or to yesterday while nothing was
  /// read today.
  package var daysInARow: Int { daysBeforeToday + (today.pages > 0 ? 1 : 0) }

  /// Records a page that was left.
  ///
  /// - Parameter next: The offset that the page shown after it begins with; `nil` if none was.
  package mutating func record(_ stay: PageStay, next: Int?) {
    if let next { speed.record(stay, next: next) }
    if stay.day == day { today.add(stay, of: openBook, speed: speed) }
    add(toBook: stay)
  }

  /// Begins another day.
  package mutating func begin(_ day: Day) {
    guard day != self.day else { return }
    let isNext = day == self.day.adding(days: 1)
    // A clock that was set back tells of days that are not over: nothing is known of them.
    daysBeforeToday = isNext && today.pages > 0 ? daysInARow : 0
    today = ReadingTotal()
    self.day = day
  }

  private mutating func add(toBook stay: PageStay) {
    guard stay.kind != .skim else { return }
    book.add(stay, of: openBook, speed: speed)
    if firstDay == nil { firstDay = stay.day }
    if lastDay != stay.day { bookDays += 1 }
    lastDay = stay.day
  }
}
