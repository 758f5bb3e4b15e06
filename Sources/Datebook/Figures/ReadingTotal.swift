/// The time and the pages of some reading: of a day, of a book.
///
/// Pages that were passed over do not count, and one that is read again on the same day is one page. A
/// pause counts as the time that its page takes the reader otherwise.
package struct ReadingTotal: Equatable, Sendable {
  /// The speed of a reader of whom nothing is known, in characters a minute.
  private static let usualSpeed = 1200.0

  /// The time, in milliseconds.
  package private(set) var milliseconds = 0
  /// The pages, as they were on the screen.
  package private(set) var pages = 0
  /// What was read on the day of the last page, by the book.
  private var read: [Int: ReadBytes] = [:]
  private var day: Day?

  /// No reading.
  package init() {}

  /// The total of `stays` in one book, of a reader of the given speed.
  package init(of stays: some Sequence<PageStay>, speed: ReadingSpeed) {
    for stay in stays { add(stay, speed: speed) }
  }

  /// Adds a page, which is no earlier than those before.
  ///
  /// - Parameter book: Tells the books apart of which pages are added.
  package mutating func add(_ stay: PageStay, of book: Int = 0, speed: ReadingSpeed) {
    switch stay.kind {
    case .skim: return
    case .reading: milliseconds += stay.milliseconds
    case .pause:
      milliseconds += PageStay.milliseconds(
        for: stay.characters, at: speed.charactersPerMinute ?? Self.usualSpeed)
    }
    if day != stay.day { (day, read) = (stay.day, [:]) }
    if read[book, default: ReadBytes()].insertPage(stay.offsets) { pages += 1 }
  }
}
