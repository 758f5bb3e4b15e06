import Datebook
import DayPlace
import Screen
import Settings
import TabPlaces
import Widgets

/// Home and nothing else: what it asks is written down, and answered with made-up books and days.
struct HomeRig {
  /// Saturday, 21 November 2026.
  static let today = Day.firstDay(ofYear: 2026).adding(days: 324)

  private(set) var model: TabModel<HomePlace>
  /// What was asked that only the program can do.
  private(set) var requests: [TabEffect<HomeEffect>] = []
  var books: [HomeBook]
  var count: Int
  var offers: [TodayOffer]
  var facts: [Day: DayFacts]

  init(
    rows: Int = 24, columns: Int = 80, hour: Int = 19, books: [HomeBook] = Self.books,
    count: Int = 3, offers: [TodayOffer] = Self.offers, facts: [Day: DayFacts] = Self.log,
    locale: String = "C", symbols: Symbols = .unicode, keys: [String: [Key]] = [:]
  ) {
    self.books = books
    self.count = count
    self.offers = offers
    self.facts = facts
    var preferences = Preferences()
    preferences.keys = keys
    model = TabModel(
      HomePlace(hour: hour, books: books, count: count),
      size: ScreenSize(rows: rows, columns: columns), today: Self.today,
      locale: CalendarLocale(locale), symbols: symbols, preferences: preferences)
    perform(model.opening())
  }

  var home: HomePlace { model.content }
  var lines: [String] { model.render().lines }
  var screen: String { lines.joined(separator: "\n") }
  var styled: String { model.render().styledLines.joined(separator: "\n") }

  mutating func happen(_ event: PlaceEvent<HomeEvent>) { perform(model.update(event)) }

  mutating func press(_ keys: Key...) { for key in keys { happen(.key(key)) } }

  /// Comes back to Home from elsewhere.
  mutating func comeBack() { perform(model.opening()) }

  mutating func click(row: Int, column: Int) {
    happen(.mouse(MouseEvent(row: row, column: column, kind: .press(button: 1))))
    happen(.mouse(MouseEvent(row: row, column: column, kind: .release(button: 1))))
  }

  /// Clicks the first place on the screen where `text` stands.
  mutating func click(_ text: String) {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return click(row: row, column: line.distance(from: line.startIndex, to: range.lowerBound))
    }
  }

  private mutating func perform(_ effects: [TabEffect<HomeEffect>]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      switch effect {
      case .own(.findBooks): waiting += model.update(.own(.booksKnown(books, count: count)))
      case .own(.findMonths(let months)):
        var known: [MonthNumber: MonthFacts] = [:]
        for month in months {
          let days = facts.filter { month.days.contains($0.key) }
          var notes: [NoteSubject: String] = [:]
          for (day, facts) in days {
            if let note = facts.notes.first { notes[NoteSubject(.day, from: day)] = note }
          }
          known[month] = MonthFacts(days: days, notes: notes)
        }
        waiting += model.update(.own(.monthsKnown(known)))
      case .own(.findDaysRead):
        let days = facts.filter { !$0.value.readings.isEmpty }.keys.sorted()
        waiting += model.update(.own(.daysReadKnown(days)))
      case .own(.findOffers): waiting += model.update(.own(.offersKnown(offers)))
      default: requests.append(effect)
      }
    }
  }
}

extension HomeRig {
  static let books = [
    HomeBook(
      number: 1, title: "Moby-Dick", author: "Herman Melville", fraction: 0.063, openedOn: today),
    HomeBook(
      number: 2, title: "The Journals of Lewis and Clark",
      author: "Meriwether Lewis and William Clark", fraction: 0.412,
      openedOn: today.adding(days: -2)),
    HomeBook(
      number: 3, title: "Alice’s Adventures in Wonderland", author: "Lewis Carroll",
      fraction: 0.935, openedOn: today.adding(days: -9)),
    HomeBook(
      number: 4, title: "吾輩は猫である", author: "夏目漱石", fraction: 0.2,
      openedOn: today.adding(days: -40)),
    HomeBook(
      number: 5, title: "notes.txt", author: nil, fraction: nil, openedOn: today.adding(days: -900)),
  ]

  static let offers = [
    TodayOffer.portion(
      BookPortion(
        book: 1, title: "Moby-Dick",
        portion: PlannedPortion(day: today, range: 9000..<13_500, pages: 900...902),
        textBytes: 1_200_000, minutes: 5)),
    .entry(
      BookEntry(
        book: 2, title: "Lewis and Clark 1805", date: EntryDate(month: 11, day: 21), offset: 5000,
        heading: "Nov. 21st", words: "a fine morning, despatched a canoe with three hunters")),
    .entry(
      BookEntry(
        book: 6, title: "The Optimist’s Good Morning", date: EntryDate(month: 11, day: 21),
        offset: 70, heading: "November 21")),
  ]

  /// Reading on most days of the week, and a streak of twelve days.
  static let log: [Day: DayFacts] = {
    var log: [Day: DayFacts] = [:]
    for (index, minutes) in [12, 35, 9, 55, 4, 23, 30, 8, 44, 61, 5, 17].enumerated() {
      let reading = DayReading(
        book: 1, title: "Moby-Dick", minuteOfDay: 460, seconds: 60 * minutes, fractions: [0...0.01])
      log[today.adding(days: index - 11)] = DayFacts(readings: [reading])
    }
    return log
  }()
}
