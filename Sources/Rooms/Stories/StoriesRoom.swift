import Books
import Setup
import TabPlaces
import Widgets

/// The tab of stories, without its terminal: the model, and all that does what it asks.
struct StoriesRoom: TabRoom {
  typealias Message = StoriesEvent

  var model: TabModel<StoriesPlace>
  let setting: RoomSetting
  private let finder: StoriesFinder

  /// The tab, of whose stories nothing is known yet.
  init(_ setting: RoomSetting) {
    self.setting = setting
    let (address, mailbox) = (setting.address, Self.mailbox(at: setting.address))
    finder = StoriesFinder(in: setting.library(), clock: setting.clock) {
      mailbox.post($0)
    } tell: {
      address.tellShown($0)
    }
    model = setting.model(StoriesPlace())
  }

  mutating func begin() {
    finder.begin()
    _ = apply(.own(.bounded(band: StoryWarden.band)))
    _ = perform(model.opening())
  }

  mutating func resume() {
    _ = apply(.own(.bounded(band: StoryWarden.band)))
    _ = perform(model.opening())
    updateDay()
  }

  mutating func accept(_ request: PlaceRequest) {
    guard case .stories(let target) = request else { return }
    switch target {
    case .list(let band): _ = apply(.own(.list(band: band)))
    case .select(let identifier): _ = apply(.own(.select(identifier: identifier)))
    }
  }

  mutating func libraryChanged() -> [TerminalRequest] { perform(model.opening()) }

  mutating func hear(_ message: StoriesEvent) -> [TerminalRequest] {
    var requests = apply(.own(message))
    // The reader waits for the story that was asked for in the form: it is opened at once.
    if case .told(let identifier, opens: true) = message,
      let target = finder.text(ofStory: identifier)
    {
      requests.append(.go(.read(target)))
    }
    return requests
  }

  /// Tells that the text of a story was not opened.
  mutating func notOpened(_ loss: TextLoss) {
    _ = apply(.notice("The text of this story is gone; it is written anew."))
    finder.restoreTexts()
  }

  mutating func perform(_ effect: StoriesEffect) -> [TerminalRequest] {
    switch effect {
    case .find: finder.find()
    case .tell(let request): finder.tell(request)
    case .begin(let request): finder.begin(request)
    case .goOn(let identifier): finder.goOn(identifier)
    case .open(let book):
      guard let target = finder.text(of: book) else {
        return apply(.notice("This story’s file is unknown."))
      }
      return [.go(.read(target))]
    case .rename(let book, let title): finder.rename(book, title)
    case .remove(let identifier, let book): finder.remove(identifier, book)
    case .undo(let undo): finder.undo(undo)
    }
    return []
  }
}
