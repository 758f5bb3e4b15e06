import Datebook
import Formats
import Glibc
import Settings
package import Setup
import Shelf
package import TabPlaces
import TextPlace
package import Widgets

/// Why a room cannot be made.
package enum RoomObstacle: Error {
  /// The text of a book is not where the library knows it.
  case lost(TextLoss)
  case failure(Failure)
}

/// The rooms that there are: a new one is made here, and nowhere else.
extension RoomSetting {
  /// The room that a tab begins with.
  package func firstRoom(of tab: RoomTab) -> any Room {
    switch tab {
    case .home:
      var home = HomeRoom(self)
      home.open(size: size, symbols: symbols)
      return home
    case .library: return LibraryRoom(self)
    case .datebook:
      let today = clock.today
      return datebook(at: .month(year: today.year, month: today.month), preferences)
    case .stories: return StoriesRoom(self)
    case .settings: return SettingsRoom(self)
    }
  }

  /// The room that is laid over what is shown for `request`; nil if there is none for it.
  ///
  /// - Parameter tab: The tab that it will lie in; nil if there are no tabs.
  package func room(
    for request: PlaceRequest, over tab: RoomTab?
  ) throws(RoomObstacle) -> (any Room)? {
    switch request {
    case .add: return AddingRoom(in: tab ?? .library, self)
    case .find: return FindingRoom(self)
    case .catalogs: return CatalogRoom(in: tab ?? .library, self)
    case .profiles: return ProfilesRoom(self)
    case .details(let book):
      var details = LibraryRoom(self, over: tab ?? .home)
      details.accept(.showBook(book, isOpen: true))
      return details
    case .read(let target): return try text(target)
    case .show, .goHome, .datebook, .layDatebook, .notes, .showBook, .arrived, .list, .stories,
      .file,
      .follow, .useMouse, .useTheme, .chooseProfile,
      .repaint, .leave, .quit:
      return nil
    }
  }

  /// A datebook that is opened at `page`, or at the year if there is none.
  func datebook(at page: DatebookPage?, _ preferences: Preferences) -> DatebookRoom {
    DatebookRoom(
      at: page, size: size, symbols: symbols, preferences: preferences, folders: folders,
      address: address, toldTroubles: toldTroubles)
  }

  /// The text of a file of the command line, opened at `offset` if it was shown before.
  func text(
    _ options: ReadOptions, at offset: Int?, folders: ReadersFolders
  ) throws(Failure) -> ReadingRoom {
    var options = options
    if offset != nil { options.spot = nil }
    options.returnOffset = offset
    var text = try ReadingRoom(
      OpenedReading(options, folders: folders, address: address), size: size, address: address)
    text.open(
      size: size, symbols: symbols, colorDepth: colorDepth)
    return text
  }

  private func text(_ target: TextTarget) throws(RoomObstacle) -> ReadingRoom {
    var text: ReadingRoom
    do throws(Failure) {
      let options = ReadOptions(target)
      let opened: OpenedText
      if let known = self.text {
        opened = known
      } else {
        opened = try OpenedReading.text(options, address: address)
      }
      text = try ReadingRoom(
        OpenedReading(options, opened, folders: folders), size: size, address: address)
    } catch {
      if target.book != nil, access(target.file, F_OK) != 0, [ENOENT, ENOTDIR].contains(errno) {
        throw .lost(.gone)
      }
      throw .failure(error)
    }
    if let book = target.book, text.keptBook?.isOther(than: book) == true {
      _ = text.end()
      throw .lost(.other)
    }
    text.open(
      size: size, symbols: symbols, colorDepth: colorDepth)
    text.model.leadsBack = true
    text.model.wasFollowed = target.isFollowed
    switch target.spot {
    case .offset(let offset): text.go(toOffset: offset)
    case .match(let words, let offset): text.go(toMatch: words, at: offset)
    case .element(let name): text.arrive(atElement: name)
    default: break
    }
    return text
  }
}
