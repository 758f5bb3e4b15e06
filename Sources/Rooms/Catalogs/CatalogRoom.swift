import Reader
import Shelf

/// The catalogs of books on the net, without their terminal.
struct CatalogRoom: TabRoom {
  var model: TabModel<CatalogPlace>
  let setting: RoomSetting
  private let fetcher: CatalogFetcher
  private let file = CatalogsFile.standard
  /// Whether it is kept as it is while the library shows a book that came from here: who looks for
  /// another one finds the results where they were, and what is coming goes on.
  private(set) var goesOnBehind = false

  /// The list of catalogs, in `tab`.
  init(in tab: RoomTab, _ setting: RoomSetting) {
    self.setting = setting
    let mailbox = setting.mailbox
    let location = try? LibraryLocation.ofReader()
    fetcher = CatalogFetcher(for: location, clock: setting.clock) {
      mailbox.post($0)
    } report: {
      mailbox.post(.catalog($0))
    }
    model = setting.model(CatalogPlace(tab: tab))
  }

  mutating func mayLeave(for request: PlaceRequest) -> Bool {
    let mayLeave = model.mayLeave(for: request)
    // Under another tab it stays where it is.
    if case .showBook = request { goesOnBehind = mayLeave && model.content.tab == .library }
    return mayLeave
  }

  /// Is laid over what is shown once more, in `tab`.
  mutating func comeBack(in tab: RoomTab) {
    goesOnBehind = false
    _ = apply(.own(.lies(in: tab)))
  }

  mutating func take(_ message: SessionMessage) -> [TerminalRequest] {
    guard case .catalog(let event) = message else { return [] }
    return apply(.own(event))
  }

  mutating func perform(_ effect: CatalogEffect) -> [TerminalRequest] {
    switch effect {
    case .findCatalogs:
      do throws(CatalogsFile.Fault) {
        return apply(.own(.catalogsKnown(try file?.read() ?? CatalogSource.suggested)))
      } catch {
        return apply(.own(.catalogsUnreadable(error.sentence)))
      }
    case .changeCatalogs(let change, let isUndo):
      guard let file else { return apply(.notice("There is no HOME to keep catalogs in.")) }
      do throws(CatalogsFile.Fault) {
        return apply(.own(.catalogsChanged(try file.make(change), isUndo: isUndo)))
      } catch {
        return apply(.notice(error.sentence))
      }
    case .fetch(let number, let address, let source): fetcher.fetch(number, address, of: source)
    case .fetchSearch(let number, let address, let source):
      fetcher.fetchSearch(number, address, of: source)
    case .stopFetching(let number): fetcher.stopFetching(number)
    case .download(let book, let entry, let source):
      fetcher.download(book, of: entry, from: source)
    case .stopDownload(let address): fetcher.stopDownload(address)
    }
    return []
  }

  func end() -> String? {
    fetcher.stop()
    switch model.content.running.count {
    case 0: return nil
    case 1: return "A download was stopped: what is there is kept, to go on with."
    case let count: return "\(count) downloads were stopped: what is there is kept, to go on with."
    }
  }
}
