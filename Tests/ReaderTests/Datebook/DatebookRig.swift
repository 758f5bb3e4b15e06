import Datebook
import DayPlace
import Screen
import Widgets

/// A datebook and nothing else: what it asks is written down, and answered with a made-up log.
struct DatebookRig {
  /// Thursday, 5 March 2026.
  static let today = Day.firstDay(ofYear: 2026).adding(days: 63)

  private(set) var model: DatebookModel
  /// What was asked of the terminal's owner.
  private(set) var requests: [DatebookEffect] = []
  /// The months that were asked for, in order.
  private(set) var months: [MonthNumber] = []
  /// The notes that are kept.
  private(set) var notes: [NoteSubject: String] = [:]
  /// What stood there when a note was kept last.
  private var kept: [NoteSubject: String] = [:]
  /// The days that were asked for in other years, in order.
  private(set) var otherYears: [Day] = []
  /// The titles in links that were asked for, in order.
  private(set) var titles: [String] = []
  /// The titles that the library has no book of.
  private let absent: Set<String>
  /// The chapters that were read, by the book.
  private let chapters: [Int: String]
  /// What is known of days, where it is asked for.
  private let facts: [Day: DayFacts]
  /// What is known of days in other years.
  private let memories: [OnThisDay]
  /// The books that count as dated.
  private let datedBooks: [DatedBook]

  init(
    at page: DatebookPage, rows: Int = 24, columns: Int = 80, locale: String = "C",
    symbols: Symbols = .unicode, isScrolling: Bool = false, facts: [Day: DayFacts] = Self.log,
    notes: [NoteSubject: String] = [:], memories: [OnThisDay] = [], datedBooks: [DatedBook] = [],
    absent: Set<String> = [], chapters: [Int: String] = [:]
  ) {
    self.notes = notes
    self.absent = absent
    self.chapters = chapters
    self.facts = facts
    self.memories = memories
    self.datedBooks = datedBooks
    for (day, facts) in facts {
      if let note = facts.notes.first { self.notes[NoteSubject(.day, from: day)] = note }
    }
    let place = DatebookPlace(
      at: page, today: Self.today, locale: CalendarLocale(locale), isScrolling: isScrolling)
    model = DatebookModel(
      place: place, size: ScreenSize(rows: rows, columns: columns), symbols: symbols)
    perform(model.opening())
  }

  var place: DatebookPlace { model.place }
  var lines: [String] { model.render().lines }
  var screen: String { lines.joined(separator: "\n") }
  var styled: String { model.render().styledLines.joined(separator: "\n") }

  /// Whether months are found only when ``answer()`` is called, and which those are.
  var isSlow = false
  private var awaited: [MonthNumber] = []

  mutating func happen(_ event: PlaceEvent<DatebookEvent>) { perform(model.update(event)) }

  /// Applies what a datebook alone hears.
  mutating func happen(_ event: DatebookEvent) { happen(.own(event)) }

  /// Another program writes a note.
  mutating func write(_ note: DatebookNote) {
    notes[note.subject] = note.text
    happen(.libraryChanged)
  }

  /// The list of notes is asked for elsewhere.
  mutating func openNotes() { perform(model.openNotes()) }

  /// Comes back to the datebook from elsewhere.
  mutating func comeBack() { perform(model.refresh()) }

  mutating func press(_ keys: Key...) { for key in keys { happen(.key(key)) } }

  /// Types characters; a newline is Enter.
  mutating func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

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

  /// A day's facts as they are found: of notes there are the titles.
  private func titled(_ facts: DayFacts) -> DayFacts {
    var facts = facts
    facts.notes = facts.notes.map {
      DatebookNote(on: NoteSubject(.day, from: Self.today), $0).title
    }
    return facts
  }

  /// A page's note is asked for elsewhere.
  mutating func openToWrite(_ page: DatebookPage) {
    perform(model.open(page, isWriting: true))
  }

  /// Answers what was asked for while the library was slow.
  mutating func answer() {
    isSlow = false
    defer { awaited = [] }
    perform([.findMonths(awaited)])
  }

  private mutating func perform(_ effects: [DatebookEffect]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      switch effect {
      case .findMonths(let wanted) where isSlow: awaited += wanted
      case .findMonths(let wanted):
        months += wanted
        var known: [MonthNumber: MonthFacts] = [:]
        for month in wanted {
          var found = MonthFacts(
            days: facts.filter { month.days.contains($0.key) }.mapValues(titled))
          for (subject, text) in notes where month.days.contains(subject.day) {
            found.take(DatebookNote(on: subject, text))
          }
          known[month] = found
        }
        waiting += model.update(.monthsKnown(known))
      case .findDaysRead:
        let days = facts.filter { !$0.value.readings.isEmpty }.keys.sorted()
        waiting += model.update(.daysReadKnown(days))
      case .findDatedBooks: waiting += model.update(.datedBooksKnown(datedBooks))
      case .findOtherYears(let day):
        otherYears.append(day)
        waiting += model.update(
          .otherYearsKnown(memories.first { $0.day == day } ?? OnThisDay(day)))
      case .findNotes:
        let all = notes.map { DatebookNote(on: $0.key, $0.value) }
        waiting += model.update(.notesKnown(all.sorted { $0.subject < $1.subject }))
      case .findChapters(let parts):
        let chapters = chapters.filter { parts[$0.key] != nil }
        waiting += model.update(.chaptersKnown(chapters, of: parts))
      case .findTitles(let wanted):
        titles += wanted
        waiting += model.update(.titlesKnown(wanted, absent: absent.intersection(wanted)))
      case .keepNote(let note, over: let former):
        // As the keeper does it.
        let found = notes[note.subject] ?? ""
        let joined = DatebookNote.joined(note.text, found, since: kept[note.subject] ?? former)
        notes[note.subject] = joined
        kept[note.subject] = joined
        if joined != note.text {
          let whole = DatebookNote(on: note.subject, joined)
          waiting += model.update(.noteJoined(whole, seen: note.text))
        }
      case .findEvents(let days):
        let events = facts.filter { days.contains($0.key) }.mapValues(\.events)
        waiting += model.update(.eventsKnown(events, on: days))
      case .findAllEvents:
        let events = facts.sorted { $0.key < $1.key }.flatMap(\.value.events)
        waiting += model.update(.allEventsKnown(events))
      case .openBook, .openTitled, .openAddress, .editOutside, .readAloud, .go:
        requests.append(effect)
      }
    }
  }
}

extension DatebookRig {
  /// Some days of January to March 2026 with reading, notes and events.
  static let log: [Day: DayFacts] = {
    var log: [Day: DayFacts] = [:]
    func reading(_ title: String, _ book: Int, at minute: Int, _ minutes: Int) -> DayReading {
      DayReading(
        book: book, title: title, minuteOfDay: minute, seconds: 60 * minutes,
        fractions: [0.25...0.28])
    }
    for number in stride(from: 3, through: 63, by: 4) {
      let day = Day.firstDay(ofYear: 2026).adding(days: number)
      log[day] = DayFacts(readings: [reading("Middlemarch", 1, at: 460, number * 7 % 95 + 3)])
    }
    let noted = today.adding(days: -3)
    log[noted] = DayFacts(notes: ["On reading old diaries"])
    log[today.adding(days: -1)] = DayFacts(readings: [reading("Middlemarch", 1, at: 1335, 55)])
    log[today] = DayFacts(
      readings: [
        reading("Middlemarch", 1, at: 460, 25),
        reading("The Diary of Samuel Pepys", 2, at: 1335, 13),
      ], notes: ["Dorothea and Rome: ch. 20 opens with her weeping"])
    log[today.adding(days: 3)] = DayFacts(events: [DayEvent("Women's Day")])
    return log
  }()

  /// The same with events, and with a note that has links.
  static let eventful: [Day: DayFacts] = {
    var log = Self.log
    let meeting = DayEvent("Meeting of the whalers", at: "Spouter Inn", from: 570, to: 615)
    for days in stride(from: -28, through: 28, by: 7) {
      log[today.adding(days: days), default: DayFacts()].events.append(meeting)
    }
    log[today, default: DayFacts()].events = [
      DayEvent("Fair in Nantucket"), meeting, DayEvent("Tea", from: 960, to: 960),
      DayEvent("Night watch", at: "Deck", from: 1380),
    ]
    log[today.adding(days: 1), default: DayFacts()].events = [
      DayEvent("Fair in Nantucket"), DayEvent("Night watch", to: 120),
    ]
    log[today, default: DayFacts()].notes = [
      "See [[Moby-Dick p. 58]] on chapels, [[Alice 50%]] and what was written on [[2026-03-02]]."
    ]
    return log
  }()
}
