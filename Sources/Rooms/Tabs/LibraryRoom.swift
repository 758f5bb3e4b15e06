import Books
import Holdings
import Profiles
import Screen
import Programs
import Settings
import Setup
import TabPlaces
import Widgets

/// The library's tab, without its terminal: the model, and all that does what it asks.
struct LibraryRoom: TabRoom {
  typealias Content = LibraryPlace
  typealias Message = LibraryEvent

  var model: TabModel<Content>
  let setting: RoomSetting
  private let finder: LibraryFinder
  private let covers: CoverFinder<CoverWish>
  /// Where it is kept how the list was left; `nil` if that is not.
  private let file: ListingFile?
  /// What stands there.
  private var written: KeptListing
  /// The books that are to be lent as soon as it is said to whom.
  private var lent: [BookID] = []

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
    covers = setting.workers.add(
      CoverFinder(cacheFolder: setting.folders.cache) { mailbox.post(.coverKnown($0, $1)) })
    file = tab == nil ? ListingFile(in: setting.folders) : nil
    written = file?.read() ?? KeptListing()
    model = setting.model(
      LibraryPlace(tab: tab ?? .library, isForOneBook: tab != nil, kept: written))
    note(TerminalGraphics())
  }

  var wantsGraphics: Bool {
    ["auto", "kitty", "sixel"].contains(preferences.pictures) && model.content.showsCover
  }

  mutating func note(_ graphics: TerminalGraphics) {
    _ = apply(.own(.terminal(graphics, setting.colorDepth)))
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
    if let refusal = effect.wardenRequest.flatMap({ Household.current?.refusal(of: $0) }) {
      return apply(.notice(refusal))
    }
    switch effect {
    case .findBooks: finder.findBooks()
    case .findDetails(let book): finder.findDetails(book)
    case .findCovers(let wishes): covers.find(wishes)
    case .edit(let books, let edits): finder.edit(books, edits)
    case .join(let books): finder.join(books)
    case .part(let books): finder.part(books)
    case .remove(let books, let withFile): finder.remove(books, withFile: withFile)
    case .repair: finder.repair()
    case .undo(let undo): finder.undo(undo)
    case .relocate(let book, let path, let isSure):
      finder.relocate(book, to: path, isSure: isSure)
    case .listFolder(let folder): finder.list(folder)
    case .lend(let books): return beginLending(books)
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

// MARK: - Lending

extension LibraryRoom {
  /// The profiles that books can be lent to.
  private var borrowers: [Profile] {
    guard let household = Household.current else { return [] }
    return household.family.all.filter { $0.slug != household.profile.slug }
  }

  /// Handles what the terminal tells: a digit says to whom books are lent, if that was asked.
  mutating func handle(_ input: RoomInput) -> [TerminalRequest] {
    if !lent.isEmpty, case .key(let key) = input {
      let books = lent
      lent = []
      if case .character(let digit) = key, let number = digit.wholeNumberValue {
        let borrowers = borrowers
        guard borrowers.indices.contains(number - 1) else { return [] }
        return lend(books, to: borrowers[number - 1])
      }
    }
    return switch input {
    case .key(let key): apply(.key(key))
    case .typed(let keys): apply(.typed(keys))
    case .paste(let text): apply(.paste(text))
    case .mouse(let mouse): apply(.mouse(mouse))
    case .resized(let size): apply(.resized(size))
    case .timePassed, .edited: []
    }
  }

  private mutating func beginLending(_ books: [BookID]) -> [TerminalRequest] {
    let borrowers = borrowers
    switch borrowers.count {
    case 0: return apply(.notice("There is nobody to lend to: Settings, then P, makes profiles."))
    case 1: return lend(books, to: borrowers[0])
    default:
      lent = books
      let names = borrowers.prefix(9).enumerated().map { "\($0 + 1) \($1.name)" }
      return apply(.notice("Lend to: \(names.joined(separator: "   "))"))
    }
  }

  private mutating func lend(_ books: [BookID], to profile: Profile) -> [TerminalRequest] {
    let paths = books.compactMap { finder.file(of: $0) }
    do throws(Failure) {
      let count = try ProfileShelf(in: setting.folders).lend(paths: paths, to: profile)
      let words = count == 1 ? "The book is" : "\(count) books are"
      let rest = books.count - count
      let missing =
        rest == 0 ? "" : " \(rest) file\(rest == 1 ? " is" : "s are") missing."
      return apply(
        .notice(count == 0 ? "The file is missing." : "\(words) lent to \(profile.name).\(missing)")
      )
    } catch {
      return apply(.notice("\(error.sentence)."))
    }
  }
}

extension LibraryEffect {
  /// What the warden is asked before the library does it; nil for what only looks, or is asked elsewhere.
  fileprivate var wardenRequest: WardenRequest? {
    switch self {
    case .findBooks, .findDetails, .findCovers, .open, .add: nil
    case .copyLink: .copy
    case .edit, .join, .part: .write
    case .lend: .lend
    case .remove: .remove
    case .undo(let undo):
      switch undo {
      case .edits: .write
      case .restoring: .remove
      case .repair: .repair
      }
    case .repair, .relocate, .listFolder: .repair
    }
  }
}
