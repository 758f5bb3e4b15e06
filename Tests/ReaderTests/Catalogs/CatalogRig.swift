import Books
import Catalogs
import Datebook
import Screen
import Settings
import TabPlaces
import Widgets

/// The catalogs, with made-up feeds.
typealias CatalogRig = PlaceRig<CatalogWorld>

extension CatalogRig {
  init(
    rows: Int = 24, columns: Int = 80,
    feeds: [String: CatalogAnswer<CatalogFeed>] = CatalogWorld.feeds,
    sources: [CatalogSource] = [CatalogWorld.shelf, CatalogWorld.private],
    symbols: Symbols = .unicode, tab: RoomTab = .library, keys: [String: [Key]] = [:]
  ) {
    self.init(
      CatalogPlace(tab: tab), in: CatalogWorld(feeds: feeds, sources: sources), rows: rows,
      columns: columns, symbols: symbols, preferences: Preferences(keys: keys))
  }
}

/// The net and the list of catalogs.
struct CatalogWorld: TabWorld {
  typealias Content = CatalogPlace

  /// The answers of the net, by their addresses.
  var feeds: [String: CatalogAnswer<CatalogFeed>]
  /// How the catalogs say that they are searched.
  var search = SearchTemplate("https://books.example/s?q={searchTerms}")
  /// The catalogs that are kept.
  var sources: [CatalogSource]
  /// Whether that can be changed.
  var canWrite = true
  /// Whether questions to the net stay without an answer.
  var isSilent = false
  /// The downloads that were begun and have not ended.
  private(set) var downloads: [String] = []
  /// The covers that were asked for.
  private(set) var coverWishes: [CatalogCoverWish] = []

  init(feeds: [String: CatalogAnswer<CatalogFeed>], sources: [CatalogSource]) {
    (self.feeds, self.sources) = (feeds, sources)
  }

  mutating func reply(to effect: CatalogEffect) -> Reply {
    switch effect {
    case .findCatalogs: return .atOnce(.catalogsKnown(sources))
    case .changeCatalogs(let change, let isUndo):
      guard canWrite else { return .notice("cannot write 'catalogs.toml'") }
      let outcome = change.made(to: sources)
      sources = outcome.sources
      return .atOnce(.catalogsChanged(outcome, isUndo: isUndo))
    case .fetch(let number, let address, _, _):
      guard !isSilent else { return .noted }
      let answer = feeds[address] ?? .failure("books.example has no such page (404)")
      return .later(.fetched(number: number, answer), isNoted: true)
    case .fetchSearch(let number, _, _):
      guard !isSilent else { return .noted }
      let answer = search.map { CatalogAnswer.value($0) } ?? .failure("no description here")
      return .later(.searchKnown(number: number, answer))
    case .download(let file, _, _, _): downloads.append(file.address)
    case .stopDownload(let address): downloads.removeAll { $0 == address }
    case .findCovers(let wishes):
      coverWishes += wishes
      return Reply()
    case .stopFetching: break
    }
    return .noted
  }
}

extension CatalogWorld {
  static let shelf = CatalogSource(name: "The Shelf", address: "https://books.example/opds")
  static let `private` = CatalogSource(
    name: "At home", address: "http://shelf.local:8080/opds", user: "reader", password: "secret")

  static func entry(_ title: String, _ change: (inout CatalogEntry) -> Void = { _ in })
    -> CatalogEntry
  {
    var entry = CatalogEntry()
    entry.title = title
    entry.id = "urn:\(title)"
    change(&entry)
    return entry
  }

  static let whale = entry("Moby-Dick; or, The Whale") { book in
    book.authors = ["Herman Melville"]
    book.languages = ["en"]
    book.published = "1851-10-18"
    book.publisher = "Harper & Brothers"
    book.subjects = ["Whaling", "Sea stories"]
    book.summary =
      "The narrative of the sailor Ishmael and of the quest of Ahab, captain of the whaler Pequod, "
      + "for vengeance against the white whale that took his leg.\n\nA book of the sea."
    book.files = [
      CatalogFile(
        address: "https://books.example/whale.epub", mediaType: MediaType("application/epub+zip"),
        length: 817_000),
      CatalogFile(
        address: "https://books.example/whale.txt",
        mediaType: MediaType("text/plain; charset=utf-8"), length: 1_276_201),
      CatalogFile(
        address: "https://books.example/whale.lit",
        mediaType: MediaType("application/x-ms-reader"), length: 9_100_000),
      CatalogFile(
        address: "https://books.example/buy", mediaType: MediaType("application/pdf"),
        terms: .purchase),
    ]
  }

  static func feed(
    _ title: String, _ entries: [CatalogEntry], _ change: (inout CatalogFeed) -> Void = { _ in }
  ) -> CatalogAnswer<CatalogFeed> {
    var feed = CatalogFeed(title: title)
    feed.entries = entries
    change(&feed)
    return .value(feed)
  }

  static let feeds: [String: CatalogAnswer<CatalogFeed>] = [
    "https://books.example/opds": feed(
      "The Shelf",
      [
        entry("Popular") {
          $0.feed = "https://books.example/popular"
          $0.summary = "What others read these days."
        },
        entry("By author") { $0.feed = "https://books.example/authors" },
      ]
    ) { $0.search = .description("https://books.example/search.xml") },
    "https://books.example/popular": feed(
      "Popular books",
      [
        whale,
        entry("Alice’s Adventures in Wonderland") {
          $0.authors = ["Lewis Carroll"]
          $0.details = "https://books.example/alice"
        },
        entry("吾輩は猫である") {
          $0.authors = ["夏目漱石"]
          $0.files = [
            CatalogFile(
              address: "https://books.example/cat.lit",
              mediaType: MediaType("application/x-ms-reader"))
          ]
        },
      ]
    ) {
      $0.next = "https://books.example/popular?page=2"
      $0.total = 214
      $0.facets = [
        CatalogFacet(
          group: "Sort by", title: "Downloads", address: "https://books.example/popular",
          isActive: true),
        CatalogFacet(
          group: "Sort by", title: "Title", address: "https://books.example/titles",
          isActive: false),
      ]
    },
    "https://books.example/popular?page=2": feed(
      "Popular books",
      [
        entry("Typee") {
          $0.files = [
            CatalogFile(
              address: "https://books.example/typee.txt", mediaType: MediaType("text/plain"))
          ]
        }
      ]),
    "https://books.example/titles": feed("By title", [whale]),
    "https://books.example/alice": feed(
      "Alice",
      [
        entry("Alice’s Adventures in Wonderland") {
          $0.authors = ["Lewis Carroll"]
          $0.summary = "A girl falls into a rabbit hole."
          $0.files = [
            CatalogFile(
              address: "https://books.example/alice.txt", mediaType: MediaType("text/plain"))
          ]
        }
      ]),
    "https://books.example/s?q=white%20whale": feed("Search: white whale", [whale]),
  ]
}
