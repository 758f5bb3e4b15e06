import Datebook
import DayPlace
import Screen
import Widgets

/// A datebook, with a made-up log.
typealias DatebookRig = PlaceRig<DatebookWorld>

extension DatebookRig {
  init(
    at page: DatebookPage, rows: Int = 24, columns: Int = 80, locale: String = "C",
    symbols: Symbols = .unicode, isScrolling: Bool = false,
    facts: [Day: DayFacts] = DatebookWorld.log, notes: [NoteSubject: String] = [:],
    memories: [OnThisDay] = [], datedBooks: [DatedBook] = [], absent: Set<String> = [],
    chapters: [Int: String] = [:]
  ) {
    let place = DatebookPlace(
      at: page, today: DatebookWorld.today, locale: CalendarLocale(locale),
      isScrolling: isScrolling)
    self.init(
      DatebookModel(
        place: place, size: ScreenSize(rows: rows, columns: columns), symbols: symbols),
      in: DatebookWorld(
        facts: facts, notes: notes, memories: memories, datedBooks: datedBooks, absent: absent,
        chapters: chapters))
  }

  var place: DatebookPlace { model.place }

  /// Another program writes a note.
  mutating func write(_ note: DatebookNote) {
    world.write(note)
    happen(.libraryChanged)
  }

  /// The list of notes is asked for elsewhere.
  mutating func openNotes() { takeTurn { _ = $0.perform($0.model.openNotes()) } }

  /// A page's note is asked for elsewhere.
  mutating func openToWrite(_ page: DatebookPage) {
    takeTurn { _ = $0.perform($0.model.open(page, isWriting: true)) }
  }

  /// Comes back to the datebook from elsewhere.
  mutating func refresh() { takeTurn { _ = $0.perform($0.model.refresh()) } }
}

/// The log, the notes and the books that a datebook knows of.
struct DatebookWorld: PlaceWorld {
  typealias Model = DatebookModel
  typealias Reply = WorldReply<Model>

  /// Thursday, 5 March 2026.
  static let today = Day.firstDay(ofYear: 2026).adding(days: 63)

  /// The months that were asked for, in order.
  private(set) var months: [MonthNumber] = []
  /// The notes that are kept.
  private(set) var notes: [NoteSubject: String] = [:]
  /// How often a note was kept.
  private(set) var keptCount = 0
  /// The notes that are being written.
  private var drafts: [NoteSubject: NoteDraft] = [:]
  /// The days that were asked for in other years, in order.
  private(set) var otherYears: [Day] = []
  /// The titles in links that were asked for, in order.
  private(set) var titles: [String] = []
  /// The to-dos that are overdue or have no day.
  var openTasks: [DayEvent] = []
  /// What is known of days, where it is asked for.
  private let facts: [Day: DayFacts]
  /// What is known of days in other years.
  private let memories: [OnThisDay]
  /// The books that count as dated.
  private let datedBooks: [DatedBook]
  /// The titles that the library has no book of.
  private let absent: Set<String>
  /// The chapters that were read, by the book.
  private let chapters: [Int: String]

  init(
    facts: [Day: DayFacts], notes: [NoteSubject: String], memories: [OnThisDay],
    datedBooks: [DatedBook], absent: Set<String>, chapters: [Int: String]
  ) {
    (self.facts, self.notes, self.memories) = (facts, notes, memories)
    (self.datedBooks, self.absent, self.chapters) = (datedBooks, absent, chapters)
    for (day, facts) in facts {
      if let note = facts.notes.first { self.notes[NoteSubject(.day, from: day)] = note }
    }
  }

  mutating func write(_ note: DatebookNote) { notes[note.subject] = note.text }

  mutating func reply(to effect: DatebookEffect) -> Reply {
    switch effect {
    case .findMonths(let wanted):
      months += wanted
      return .later(.monthsKnown(known(wanted)))
    case .findDaysRead:
      return .later(.daysReadKnown(facts.filter { !$0.value.readings.isEmpty }.keys.sorted()))
    case .findDatedBooks: return .later(.datedBooksKnown(datedBooks))
    case .findOtherYears(let day):
      otherYears.append(day)
      return .later(.otherYearsKnown(memories.first { $0.day == day } ?? OnThisDay(day)))
    case .findNotes:
      let all = notes.map { DatebookNote(on: $0.key, $0.value) }
      return .later(.notesKnown(all.sorted { $0.subject < $1.subject }))
    case .findChapters(let parts):
      return .later(.chaptersKnown(chapters.filter { parts[$0.key] != nil }, of: parts))
    case .findTitles(let wanted):
      titles += wanted
      return .later(.titlesKnown(wanted, absent: absent.intersection(wanted)))
    case .keepNote(let note, over: let former):
      keptCount += 1
      return Reply(later: keep(note, over: former).map { [$0] } ?? [])
    case .findEvents(let days):
      let events = facts.filter { days.contains($0.key) }.mapValues(\.events)
      return .later(.eventsKnown(events, open: openTasks, on: days))
    case .findAllEvents:
      let events = facts.sorted { $0.key < $1.key }.flatMap(\.value.events)
      return .later(.allEventsKnown(events))
    case .openBook, .openTitled, .openAddress, .editOutside, .readAloud: return .noted
    case .go: return Reply()
    }
  }

  private func known(_ wanted: [MonthNumber]) -> [MonthNumber: MonthFacts] {
    var known: [MonthNumber: MonthFacts] = [:]
    for month in wanted {
      var found = MonthFacts(
        days: facts.filter { month.days.contains($0.key) }.mapValues(titled))
      for (subject, text) in notes where month.days.contains(subject.day) {
        found.update(DatebookNote(on: subject, text))
      }
      known[month] = found
    }
    return known
  }

  /// A day's facts as they are found: of notes there are the titles.
  private func titled(_ facts: DayFacts) -> DayFacts {
    var facts = facts
    facts.notes = facts.notes.map {
      DatebookNote(on: NoteSubject(.day, from: Self.today), $0).title
    }
    return facts
  }

  /// Keeps a note as the keeper does; what it is now, if others have written on it too.
  private mutating func keep(_ note: DatebookNote, over former: String) -> DatebookEvent? {
    var draft = NoteDraft(note.text, over: former, after: drafts[note.subject])
    let found = notes[note.subject] ?? ""
    let joined = DatebookNote.joined(draft.whole, found, since: draft.base)
    notes[note.subject] = joined
    let seen = draft.noteWritten(joined, whenWriting: draft)
    drafts[note.subject] = draft
    return seen.map { .noteJoined(DatebookNote(on: note.subject, joined), seen: $0) }
  }
}

extension DatebookWorld {
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
