import Books
import Holdings
import Programs
import Setup
import TabPlaces
import Widgets

/// The library's tab, without its terminal: the model, and all that does what it asks.
struct LibraryRoom: TabRoom {
  typealias Message = LibraryEvent

  var model: TabModel<LibraryPlace>
  let setting: RoomSetting
  private let finder: LibraryFinder
  /// Where it is kept how the list was left; `nil` where that is not.
  private let file: ListingFile?
  /// What stands there.
  private var written: KeptListing

  /// The library, of which nothing is known yet.
  ///
  /// - Parameter tab: The tab where it lies over another place, for one book; `nil` for the first place of
  ///   its own.
  init(_ setting: RoomSetting, over tab: RoomTab? = nil) {
    self.setting = setting
    let (address, mailbox) = (setting.address, Self.mailbox(at: setting.address))
    finder = LibraryFinder(in: setting.library()) {
      mailbox.post($0)
    } tell: {
      address.tell($0)
    }
    file = tab == nil ? ListingFile(in: setting.folders) : nil
    written = file?.read() ?? KeptListing()
    model = setting.model(
      LibraryPlace(tab: tab ?? .library, isForOneBook: tab != nil, kept: written))
  }

  mutating func accept(_ request: PlaceRequest) {
    switch request {
    case .showBook(let book, let isOpen): _ = apply(.own(.show(book, isOpen: isOpen)))
    case .list(let filter, let order): _ = apply(.own(.list(filter, order)))
    default: break
    }
  }

  /// Tells that the text of the selected book was not opened, and looks which others have gone.
  mutating func notOpened(_ loss: TextLoss) {
    _ = apply(.own(.notOpened(loss)))
    finder.lookForFiles()
  }

  mutating func begin() {
    _ = perform(model.opening())
    finder.lookForFiles()
  }

  mutating func resume() {
    _ = perform(model.opening())
    updateDay()
  }

  mutating func pause() {
    if keepListing() { written = model.content.kept }
  }

  func finish() -> String? {
    _ = keepListing()
    return nil
  }

  /// Keeps how the list is left, where that has changed; whether it is kept.
  private func keepListing() -> Bool {
    let kept = model.content.kept
    return kept == written || file?.write(kept) ?? true
  }

  /// Copies a link to a book, and says where it went.
  private mutating func copyLink(to book: BookID) -> [TerminalRequest] {
    // A content is the same on every machine; a book without one has its number here.
    let name = finder.contentName(of: book).map { ReaderLink.BookName.content($0) }
    let link = "\(ReaderLink.book(name ?? .number(book), at: nil))"
    let command = OutsideCommands(setting.preferences).copy
    let way = Clipboard.way(of: link.utf8.count, command: command)
    guard way == .terminal else {
      let address = setting.address
      Clipboard(folder: setting.folders.state?.path) { address.tell($0) }.give(link, by: way)
      return []
    }
    return apply(.notice("Copied the link to the terminal's clipboard.")) + [.copy(link)]
  }

  mutating func libraryChanged() -> [TerminalRequest] { perform(model.opening()) }

  mutating func perform(_ effect: LibraryEffect) -> [TerminalRequest] {
    switch effect {
    case .findBooks: finder.findBooks()
    case .findDetails(let book): finder.findDetails(book)
    case .edit(let books, let edits): finder.edit(books, edits)
    case .remove(let books, let withFile): finder.remove(books, withFile: withFile)
    case .repair: finder.repair()
    case .undo(let undo): finder.undo(undo)
    case .relocate(let book, let path, let isSure):
      finder.relocate(book, to: path, isSure: isSure)
    case .listFolder(let folder): finder.list(folder)
    case .open(let book):
      guard let file = finder.file(of: book) else {
        return apply(
          .notice(
            model.frame.sentence(
              "This book’s file is unknown", (.locate, "points it to its file"))))
      }
      return [.go(.read(TextTarget(file: file, of: book)))]
    case .copyLink(let book): return copyLink(to: book)
    case .add: return [.go(.add)]
    }
    return []
  }
}
