import TabPlaces
import Widgets

/// The search through everything, without its terminal.
struct FindingRoom: TabRoom {
  typealias Content = FindingPlace
  typealias Message = FindingEvent

  var model: TabModel<Content>
  let setting: RoomSetting
  private let finder: WordsFinder
  /// Nil if the reader has named no calendars.
  private let events: EventFinder?

  /// A search for nothing yet.
  init(_ setting: RoomSetting) {
    self.setting = setting
    let (address, mailbox) = (setting.address, Self.mailbox(at: setting.address))
    finder = setting.workers.add(
      WordsFinder(in: setting.library()) {
        mailbox.post($0)
      } tell: {
        address.tell($0)
      })
    events = EventFinder(setting) { mailbox.post(.eventsFound($0, $1)) }
      .map(setting.workers.add)
    model = setting.model(FindingPlace())
  }

  mutating func perform(_ effect: FindingEffect) -> [TerminalRequest] {
    switch effect {
    case .find(let words):
      finder.find(words)
      events?.find(words)
    case .searchTexts(let number, let words): finder.searchTexts(number, words)
    case .searchText(let number, let words, let book, let count):
      finder.searchText(number, words, of: book, atMost: count)
    case .endSearch: finder.endSearch()
    case .open(let book, let spot):
      guard let file = finder.file(of: book) else {
        return apply(
          .notice("This book’s file is unknown. The library can point the book to one."))
      }
      return [.go(.read(TextTarget(file: file, at: spot, of: book)))]
    }
    return []
  }
}
