import Datebook
import Reader
import Screen
import Settings
import Shelf

/// The catalogs of books on the net, without their terminal.
struct CatalogRoom: TabRoom {
  var model: TabModel<CatalogPlace>
  let preferences: Preferences
  let clock: LocalClock
  var today: Day
  private let fetcher: CatalogFetcher
  private let file = CatalogsFile.standard

  /// The list of catalogs, for a screen of `size`.
  init(
    in tab: RoomTab, _ configuration: Configuration, size: ScreenSize, symbols: Symbols,
    mailbox: RoomMailbox
  ) {
    preferences = configuration.preferences
    let clock = LocalClock(startHour: preferences.dayStart)
    self.clock = clock
    today = clock.today
    let location = try? LibraryLocation.ofReader()
    fetcher = CatalogFetcher(for: location, clock: clock) {
      mailbox.post($0)
    } report: {
      mailbox.post(.catalog($0))
    }
    model = TabModel(
      CatalogPlace(tab: tab), size: size, today: today, clock: clock.clock(at: clock.now),
      locale: .environment, symbols: symbols, preferences: preferences)
  }

  mutating func take(_ message: SessionMessage) -> [TerminalRequest] {
    guard case .catalog(let event) = message else { return [] }
    return apply(.own(event))
  }

  mutating func perform(_ effect: CatalogEffect) -> [TerminalRequest] {
    switch effect {
    case .findCatalogs:
      do throws(ConfigurationFolder.Failure) {
        return apply(.own(.catalogsKnown(try file?.read() ?? CatalogSource.suggested)))
      } catch {
        return apply(.own(.catalogsKnown([]))) + apply(.notice(error.sentence))
      }
    case .keepCatalogs(let sources):
      guard let file else { return apply(.notice("There is no HOME to keep catalogs in.")) }
      do throws(ConfigurationFolder.Failure) { try file.write(sources) } catch {
        return apply(.notice(error.sentence))
      }
    case .fetch(let number, let address, let source): fetcher.fetch(number, address, of: source)
    case .fetchSearch(let number, let address, let source):
      fetcher.fetchSearch(number, address, of: source)
    case .stopFetching: fetcher.stopFetching()
    case .download(let book, let entry, let source):
      fetcher.download(book, of: entry, from: source)
    case .stopDownload(let address): fetcher.stopDownload(address)
    }
    return []
  }

  func end() -> String? {
    fetcher.stop()
    return nil
  }
}
