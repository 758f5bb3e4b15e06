import Datebook
import DayPlace
import Screen
import Settings
import TabPlaces
import Widgets

/// Home, with made-up books and days.
typealias HomeRig = PlaceRig<HomeWorld>

extension HomeRig {
  init(
    rows: Int = 24, columns: Int = 80, hour: Int = 19, books: [HomeBook] = HomeWorld.books,
    count: Int = 3, offers: [TodayOffer] = HomeWorld.offers,
    facts: [Day: DayFacts] = HomeWorld.log, locale: String = "C", symbols: Symbols = .unicode,
    keys: [String: [Key]] = [:]
  ) {
    self.init(
      HomePlace(hour: hour, books: books, count: count),
      in: HomeWorld(hour: hour, books: books, count: count, offers: offers, facts: facts),
      rows: rows, columns: columns, locale: locale, symbols: symbols,
      preferences: Preferences(keys: keys))
  }

  var home: HomePlace { model.content }
}

/// What Home is told of.
struct HomeWorld: TabWorld {
  typealias Content = HomePlace

  var hour: Int
  var books: [HomeBook]
  var count: Int
  var offers: [TodayOffer]
  var facts: [Day: DayFacts]

  func reply(to effect: HomeEffect) -> Reply {
    switch effect {
    case .findBooks:
      return Reply(atOnce: [.own(.hour(hour))], later: [.booksKnown(books, count: count)])
    case .findMonths(let months):
      var known: [MonthNumber: MonthFacts] = [:]
      for month in months {
        let days = facts.filter { month.days.contains($0.key) }
        var notes: [NoteSubject: String] = [:]
        for (day, facts) in days {
          if let note = facts.notes.first { notes[NoteSubject(.day, from: day)] = note }
        }
        known[month] = MonthFacts(days: days, notes: notes)
      }
      return .later(.monthsKnown(known))
    case .findDaysRead:
      return .later(.daysReadKnown(facts.filter { !$0.value.readings.isEmpty }.keys.sorted()))
    case .findOffers: return .later(.offersKnown(offers))
    case .openBook, .openGuide, .showBook, .add, .search: return .noted
    }
  }
}

extension HomeWorld {
  static let books = [
    HomeBook(
      number: 1, title: "Moby-Dick", author: "Herman Melville", fraction: 0.063, openedOn: Rig.today
    ),
    HomeBook(
      number: 2, title: "The Journals of Lewis and Clark",
      author: "Meriwether Lewis and William Clark", fraction: 0.412,
      openedOn: Rig.today.adding(days: -2)),
    HomeBook(
      number: 3, title: "Alice’s Adventures in Wonderland", author: "Lewis Carroll",
      fraction: 0.935, openedOn: Rig.today.adding(days: -9)),
    HomeBook(
      number: 4, title: "吾輩は猫である", author: "夏目漱石", fraction: 0.2,
      openedOn: Rig.today.adding(days: -40)),
    HomeBook(
      number: 5, title: "notes.txt", author: nil, fraction: nil,
      openedOn: Rig.today.adding(days: -900)),
  ]

  static let offers = [
    TodayOffer.portion(
      BookPortion(
        book: 1, title: "Moby-Dick",
        portion: PlannedPortion(day: Rig.today, range: 9000..<13_500, pages: 900...902),
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
      log[Rig.today.adding(days: index - 11)] = DayFacts(readings: [reading])
    }
    return log
  }()
}
