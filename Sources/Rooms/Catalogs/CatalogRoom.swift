import Profiles
import Screen
import Settings
import Setup
import Shelf
import TabPlaces
import Widgets

/// The catalogs of books on the net, without their terminal.
struct CatalogRoom: TabRoom {
  typealias Content = CatalogPlace
  typealias Message = CatalogEvent

  var model: TabModel<Content>
  let setting: RoomSetting
  let visitRequest: WardenRequest? = .catalogs
  private let fetcher: CatalogFetcher
  private let covers: CatalogCovers
  private let file: CatalogsFile?
  /// Whether it is kept as it is while the library shows a book that came from here: who looks for
  /// another one finds the results where they were, and what is coming goes on.
  private(set) var goesOnBehind = false

  /// The list of catalogs, in `tab`.
  init(in tab: RoomTab, _ setting: RoomSetting) {
    self.setting = setting
    file = CatalogsFile(in: setting.folders)
    let (address, mailbox) = (setting.address, Self.mailbox(at: setting.address))
    let location = try? setting.folders.library()
    fetcher = setting.workers.add(
      CatalogFetcher(for: location, clock: setting.clock) {
        address.post($0)
      } report: {
        mailbox.post($0)
      })
    covers = setting.workers.add(
      CatalogCovers(cacheFolder: setting.folders.cache) { mailbox.post(.coverKnown($0, $1)) })
    model = setting.model(CatalogPlace(tab: tab))
    note(TerminalGraphics())
  }

  var wantsGraphics: Bool {
    ["auto", "kitty", "sixel"].contains(preferences.pictures) && model.content.showsCover
  }

  mutating func note(_ graphics: TerminalGraphics) {
    _ = apply(.own(.terminal(graphics, setting.colorDepth)))
  }

  mutating func mayLeave(for request: PlaceRequest) -> Bool {
    let mayLeave = model.mayLeave(for: request)
    // Under another tab it stays where it is.
    if case .showBook = request { goesOnBehind = mayLeave && model.content.tab == .library }
    return mayLeave
  }

  /// Catalogs under another tab than the library's stay there as they are.
  mutating func setAside(for request: PlaceRequest) { _ = mayLeave(for: request) }

  func isAsked(by request: PlaceRequest) -> Bool { request == .catalogs }

  mutating func comeBack(in tab: RoomTab) {
    goesOnBehind = false
    _ = apply(.own(.lies(in: tab)))
  }

  mutating func perform(_ effect: CatalogEffect) -> [TerminalRequest] {
    switch effect {
    case .findCatalogs:
      do throws(CatalogsFile.Fault) {
        let catalogs = try file?.read() ?? CatalogSource.suggested
        let requests = apply(.own(.catalogsKnown(catalogs)))
        return requests + (file?.warning(about: catalogs).map { apply(.notice($0)) } ?? [])
      } catch {
        return apply(.own(.catalogsUnreadable(error.sentence)))
      }
    case .changeCatalogs(let change, let isUndo):
      guard let file else { return apply(.notice("Catalogs cannot be saved: HOME is not set.")) }
      do throws(CatalogsFile.Fault) {
        return apply(.own(.catalogsChanged(try file.make(change), isUndo: isUndo)))
      } catch {
        return apply(.notice(error.sentence))
      }
    case .fetch(let number, let address, let source, let isSearch):
      fetcher.fetch(number, address, of: source, isSearch: isSearch)
    case .fetchSearch(let number, let address, let source):
      fetcher.fetchSearch(number, address, of: source)
    case .stopFetching(let number): fetcher.stopFetching(number)
    case .download(let book, let entry, let source, let takesAll):
      fetcher.download(book, of: entry, from: source, takesAll: takesAll)
    case .stopDownload(let address): fetcher.stopDownload(address)
    case .findCovers(let wishes): covers.find(wishes)
    }
    return []
  }

  func finish() -> String? {
    switch model.content.running.count {
    case 0: return nil
    case 1: return "A download was paused. It can be resumed."
    case let count: return "\(count) downloads were paused. They can be resumed."
    }
  }
}
