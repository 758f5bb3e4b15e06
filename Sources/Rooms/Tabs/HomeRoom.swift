import Books
import Datebook
import DayPlace
import Screen
import Settings
import Setup
import Shelf
import TabPlaces
import Widgets

/// Home, without its terminal: the model, and all that does what it asks.
struct HomeRoom: TabRoom {
  typealias Content = HomePlace
  /// What Home is told by what it finds.
  enum Message: Sendable {
    case home(HomeEvent)
    /// What became of a question about days.
    case days(DatebookEvent)
  }

  var model: TabModel<Content>
  let setting: RoomSetting
  private let finder: HomeFinder
  private let days: DayFinder
  /// Names books anew whose titles an earlier version of the program has taken from their texts.
  private let titles: TitleRenewer
  private var hasBegun = false
  /// Looks for diaries while Home is shown.
  private let diaries: DiaryFinder

  /// Home as it is known at once.
  init(_ setting: RoomSetting) {
    self.setting = setting
    let (clock, mailbox) = (setting.clock, Self.mailbox(at: setting.address))
    finder = HomeFinder(in: setting.library(), clock: clock) { mailbox.post(.home($0)) }
    days = setting.workers.add(
      DayFinder(in: setting.library(), clock: clock, calendars: nil) { mailbox.post(.days($0)) })
    let address = setting.address
    diaries = setting.workers.add(
      DiaryFinder(in: setting.library()) { address.tell(.libraryChanged) })
    titles = setting.workers.add(
      TitleRenewer(in: setting.library()) { address.tellShown(.libraryChanged) })
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
    diaries.start()
    if !hasBegun { titles.start() }
    hasBegun = true
  }

  /// Under another tab nothing is looked for: whoever is shown would hear of each book.
  func pause() { diaries.end() }

  mutating func libraryChanged() -> [TerminalRequest] { perform(model.opening()) }

  mutating func hear(_ message: Message) -> [TerminalRequest] {
    switch message {
    case .home(let event): apply(.own(event))
    case .days(.monthsKnown(let facts)): apply(.own(.monthsKnown(facts)))
    case .days(.monthsFailed(let months, let sentence)):
      apply(.own(.monthsFailed(months, sentence)))
    case .days(.daysReadKnown(let days)): apply(.own(.daysReadKnown(days)))
    case .days(.failed(let sentence)): apply(.notice(sentence))
    // Home asks no more than that.
    case .days: []
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
