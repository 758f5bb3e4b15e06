import Setup
import Books
import Datebook
import Reader
import Screen
import Shelf

/// Home, without its terminal: the model, and all that does what it asks.
struct HomeRoom: TabRoom {
  var model: TabModel<HomePlace>
  let setting: RoomSetting
  private let finder: HomeFinder
  private let days: DayFinder
  /// Looks for diaries while Home is shown; `nil` before that.
  private var diaries: DiaryFinder?

  /// Home as it is known at once.
  init(_ setting: RoomSetting) {
    self.setting = setting
    let (clock, mailbox) = (setting.clock, setting.mailbox)
    finder = HomeFinder(in: setting.library(), clock: clock) { mailbox.post(.home($0)) }
    days = DayFinder(in: setting.library(), clock: clock, calendars: nil) {
      mailbox.post(.datebook($0))
    }
    let known = finder.knownAtOnce
    model = setting.model(
      HomePlace(hour: clock.hour, books: known?.books, count: known?.count ?? 0))
  }

  /// Shows Home on a screen of `size`, drawn with `symbols`.
  mutating func open(size: ScreenSize, symbols: Symbols) {
    model.symbols = symbols
    _ = apply(.resized(size))
    if let notice = setting.configuration.notice { _ = apply(.notice(notice)) }
  }

  /// Asks for all that Home tells, then looks for today's entries of diaries that were never opened.
  mutating func begin() {
    _ = perform(model.opening())
    finder.tidy()
    pause()
    let mailbox = setting.mailbox
    diaries = DiaryFinder(in: setting.library()) { mailbox.post(.libraryChanged) }
    diaries?.start()
  }

  /// Under another tab nothing is looked for: whoever is shown would hear of each book.
  func pause() { diaries?.end() }

  func end() -> String? {
    pause()
    return nil
  }

  mutating func take(_ message: SessionMessage) -> [TerminalRequest] {
    switch message {
    case .libraryChanged: perform(model.opening())
    case .home(let event): apply(.own(event))
    case .datebook(.monthsKnown(let facts)): apply(.own(.monthsKnown(facts)))
    case .datebook(.monthsFailed(let months, let sentence)):
      apply(.own(.monthsFailed(months, sentence)))
    case .datebook(.daysReadKnown(let days)): apply(.own(.daysReadKnown(days)))
    case .datebook(.failed(let sentence)): apply(.notice(sentence))
    default: []
    }
  }

  mutating func perform(_ effect: HomeEffect) -> [TerminalRequest] {
    switch effect {
    case .findBooks:
      _ = apply(.own(.hour(setting.clock.hour)))
      finder.findBooks()
    case .findMonths(let months): days.find(months)
    case .findDaysRead: days.findDaysRead()
    case .findOffers(let day): finder.findOffers(on: day)
    case .openBook(let number, let spot):
      switch days.target(ofBook: number, at: spot) {
      case .success(let target): return [.go(.read(target))]
      case .failure(let failure): return apply(.notice(failure.sentence))
      }
    case .openGuide:
      guard let guide = InstalledFiles.guide else {
        return apply(.notice("The guide is not installed beside the program."))
      }
      return [.go(.read(TextTarget(file: guide)))]
    case .showBook(let number):
      return [.go(.showBook(BookID(rawValue: Int64(number)), isOpen: true))]
    case .add: return [.go(.add)]
    case .search: return [.go(.find)]
    }
    return []
  }
}

extension LocalClock {
  /// The hour that clocks show, from 0 to 23.
  var hour: Int { minuteOfDay(at: now) / 60 }
}
