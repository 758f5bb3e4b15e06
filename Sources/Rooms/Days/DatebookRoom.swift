import Console
import Datebook
import DayPlace
import Dispatch
import Files
import Glibc
import Holdings
import Profiles
import Programs
import Screen
import Settings
import Setup
import Shelf
import Widgets
import Workers

/// A datebook that is being read: the model, and all that does what it asks.
struct DatebookRoom: Room, EffectInterpreter {
  /// What a datebook is told by what it finds.
  enum Message: Sendable {
    /// What became of a question about days.
    case days(DatebookEvent)
    /// The calendars were read.
    case calendarsRead([CalendarReport])
  }

  var model: DatebookModel
  let workers = BackgroundWorkers()
  private let days: DayFinder
  private let diaries: DiaryFinder
  /// `nil` if there is no place for a library.
  private let notes: NoteKeeper?
  /// `nil` if the reader has named none.
  private let calendars: EventCalendars?
  /// What is wrong with calendars and was told in this session.
  private let toldTroubles: ToldTroubles
  /// Tells something in the last row, from any thread.
  private let onNotice: @Sendable (String) -> Void
  private let clock: LocalClock
  private var today: Day
  /// Where notes are that are read aloud, as texts of their own.
  private var spokenNotes: TemporaryFolder?
  var preferences: Preferences { model.preferences }

  /// A datebook that is opened at `page`, or at the year's where that is `nil`, on a screen of `size`.
  init(
    at page: DatebookPage?, isScrolling: Bool = false, size: ScreenSize, symbols: Symbols,
    preferences: Preferences, folders: ReadersFolders = .standard, address: RoomAddress,
    toldTroubles: ToldTroubles
  ) {
    self.toldTroubles = toldTroubles
    onNotice = { address.tell($0) }
    let mailbox = Self.mailbox(at: address)
    clock = LocalClock(startHour: preferences.dayStart)
    today = clock.today
    let place = DatebookPlace(
      at: page ?? .year(today.year), today: today,
      locale: .environment.counting(by: preferences), isScrolling: isScrolling)
    model = DatebookModel(
      place: place, size: size, symbols: symbols, language: .environment, preferences: preferences)
    let clock = clock
    calendars = EventCalendars(
      preferences.calendars, cache: folders.cache, clock: clock,
      onChange: { mailbox.post(.days(.eventsChanged)) },
      onReport: { mailbox.post(.calendarsRead($0)) }
    ).map(workers.add)
    let location = try? folders.library()
    notes = location.map {
      NoteKeeper(Outbox(to: $0, clock: clock, for: address)) { note, seen in
        mailbox.post(.days(.noteJoined(note, seen: seen)))
      }
    }
    days = workers.add(
      DayFinder(
        in: ReadersLibrary(in: folders, for: address), notes: notes, clock: clock,
        calendars: calendars
      ) {
        mailbox.post(.days($0))
      })
    diaries = workers.add(
      DiaryFinder(in: ReadersLibrary(in: folders, for: address)) {
        mailbox.post(.days(.diariesFound))
      })
  }

  var isTurning: Bool { false }

  var timeToNextDay: Duration { clock.timeToNextDay }

  func takesTogether(_ key: Key) -> Bool { model.takesTogether(key) }

  func render() -> Surface { model.render() }

  mutating func note(unkept: String?) { model.frame.unkept = unkept }

  mutating func begin() {
    _ = perform(model.opening())
    calendars?.open()
    diaries.start()
  }

  mutating func handle(_ input: RoomInput) -> [TerminalRequest] {
    // Who reads on for hours sees what has become of them meanwhile.
    calendars?.fetchWhereDue()
    return switch input {
    case .key(let key): apply(.key(key))
    case .typed(let keys): apply(.typed(keys))
    case .paste(let text): apply(.paste(text))
    case .mouse(let mouse): apply(.mouse(mouse))
    case .resized(let size): apply(.resized(size))
    case .timePassed: []
    case .edited(let note): apply(.noteEdited(note))
    }
  }

  mutating func hear(_ message: Message) -> [TerminalRequest] {
    switch message {
    case .days(let event): apply(event)
    case .calendarsRead(let reports):
      apply(.calendarsRead(reports, news: toldTroubles.news(of: reports)))
    }
  }

  mutating func hear(_ news: RoomNews) -> [TerminalRequest] {
    switch news {
    case .notice(let sentence): apply(.notice(sentence))
    case .libraryChanged: apply(.libraryChanged)
    }
  }

  mutating func adopt(_ configuration: Configuration) {
    _ = apply(.preferencesChanged(configuration.preferences))
  }

  mutating func updateDay() {
    guard clock.today != today else { return }
    today = clock.today
    calendars?.fetchWhereDue()
    _ = apply(.dayChanged(today))
  }

  var outbox: Outbox? { notes?.outbox }

  func pause() {}

  mutating func resume() {
    updateDay()
    calendars?.fetchWhereDue()
    _ = perform(model.refresh())
  }

  mutating func accept(_ request: PlaceRequest) {
    switch request {
    case .datebook(let page, let isWriting):
      _ = perform(model.open(page, isWriting: isWriting))
    case .notes: _ = perform(model.openNotes())
    default: break
    }
  }

  mutating func perform(_ effect: DatebookEffect) -> [TerminalRequest] {
    switch effect {
    case .findMonths(let months): days.find(months)
    case .findDaysRead: days.findDaysRead()
    case .findDatedBooks: days.findDatedBooks()
    case .findOtherYears(let day): days.findOtherYears(of: day)
    case .openBook(let number, let offset):
      switch days.target(ofBook: number, at: offset.map { .offset($0) } ?? .kept) {
      case .success(let target): return [.go(.read(target))]
      case .failure(let failure): return apply(.notice(failure.sentence))
      }
    case .openTitled(let title, let spot):
      switch bookTitled(title) {
      case .success(var target):
        target.spot = TextTarget.Spot(spot)
        return [.go(.read(target))]
      case .failure(let failure): return apply(.notice(failure.sentence))
      }
    case .findChapters(let parts): days.findChapters(of: parts)
    case .findTitles(let titles): days.findTitles(titles)
    case .findNotes: days.findNotes()
    case .findEvents(let wanted): days.findEvents(on: wanted)
    case .findAllEvents: days.findAllEvents()
    case .openAddress(let address): return openAddress(address)
    case .keepNote(let note, let former):
      guard let notes else { return apply(.notice("The note cannot be saved: HOME is not set.")) }
      notes.keep(note, over: former)
    case .editOutside(let note): return [.edit(note)]
    case .readAloud(let note, let title): return readAloud(note, title)
    case .go: break
    }
    return []
  }

  func request(_ request: PlaceRequest) -> TerminalRequest { .go(request) }
}

extension DatebookRoom {
  /// Opens an address of the web in the reader's browser; what goes wrong is told later.
  private mutating func openAddress(_ address: String) -> [TerminalRequest] {
    if let refusal = Household.current?.refusal(of: .browser) { return apply(.notice(refusal)) }
    let browser = WebSearch(OutsideCommands(model.preferences))
    if let absence = browser.absence { return apply(.notice(absence)) }
    Background.run("web", qos: .userInitiated) { [onNotice] in
      if let failure = browser.open(address: address) { onNotice(failure) }
    }
    return apply(.notice("Asked \(browser.name) to open the page."))
  }

  /// Opens a note as a text of its own, which is read aloud.
  private mutating func readAloud(_ note: DatebookNote, _ title: String) -> [TerminalRequest] {
    do throws(FileFault) {
      let folder: TemporaryFolder
      if let spokenNotes { folder = spokenNotes } else { folder = try TemporaryFolder() }
      spokenNotes = folder
      let name = title.replacing("/", with: "-") + ".txt"
      var target = TextTarget(file: try folder.write(Array(note.text.utf8), to: name))
      (target.isListening, target.isKept, target.isOwn) = (true, false, true)
      return [.go(.read(target))]
    } catch {
      return apply(.notice("The note cannot be read aloud: \(error.reason)."))
    }
  }

  /// The text of the one book that a title in a note means.
  private func bookTitled(_ title: String) -> Result<TextTarget, Failure> {
    let books: [BookRecord]
    do throws(LibraryError) { books = try days.books(titled: title) } catch {
      return .failure(Failure(sentence: error.sentence(reading: "A book"), status: EX_IOERR))
    }
    switch books.count {
    case 0:
      return .failure(
        Failure(sentence: "The library has no book called “\(title)”.", status: EX_NOINPUT))
    case 1:
      guard let file = books[0].path else { fallthrough }
      return .success(TextTarget(file: file, of: books[0].id))
    default:
      let names = Set(books.map(\.title)).sorted().prefix(4).map { "“\($0)”" }
      let sentence =
        books.count == 1
        ? "The file of “\(books[0].title)” is unknown."
        : "\(books.count) books may be meant: \(names.joined(separator: ", "))."
      return .failure(Failure(sentence: sentence, status: EX_NOINPUT))
    }
  }
}

extension TextTarget.Spot {
  /// The place that a link in a note names; the one that was kept, where it names none.
  fileprivate init(_ spot: NoteLink.BookSpot?) {
    switch spot {
    case .page(let page): self = .goTo(.page(page - 1))
    case .percent(let percent): self = .goTo(.fraction(percent / 100))
    case nil: self = .kept
    }
  }
}
