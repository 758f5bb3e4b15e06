import Books
import Catalogs
import Datebook
import Screen
import Settings
import TabPlaces
import Widgets

/// Catalogs and nothing else: what they ask is written down, and answered with made-up feeds.
struct CatalogRig {
  private(set) var model: TabModel<CatalogPlace>
  /// What was asked that only the program can do.
  private(set) var requests: [TabEffect<CatalogEffect>] = []
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

  init(
    rows: Int = 24, columns: Int = 80, feeds: [String: CatalogAnswer<CatalogFeed>] = Self.feeds,
    sources: [CatalogSource] = [Self.shelf, Self.private], symbols: Symbols = .unicode,
    tab: RoomTab = .library, keys: [String: [Key]] = [:]
  ) {
    self.feeds = feeds
    self.sources = sources
    var preferences = Preferences()
    preferences.keys = keys
    model = TabModel(
      CatalogPlace(tab: tab), size: ScreenSize(rows: rows, columns: columns),
      today: HomeRig.today, locale: CalendarLocale("C"), symbols: symbols, preferences: preferences)
    perform(model.opening())
  }

  var lines: [String] { model.render().lines }
  var screen: String { lines.joined(separator: "\n") }
  var styled: String { model.render().styledLines.joined(separator: "\n") }
  var footer: String { lines.last ?? "" }

  mutating func happen(_ event: PlaceEvent<CatalogEvent>) { perform(model.update(event)) }

  mutating func mayLeave(for request: PlaceRequest) -> Bool { model.mayLeave(for: request) }

  mutating func press(_ keys: Key...) { for key in keys { happen(.key(key)) } }

  mutating func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

  mutating func resize(_ rows: Int, _ columns: Int) {
    happen(.resized(ScreenSize(rows: rows, columns: columns)))
  }

  /// Clicks the first place on the screen where `text` stands.
  mutating func click(_ text: String) {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return happen(.mouse(MouseEvent(row: row, column: column, kind: .press(button: 1))))
    }
  }

  private mutating func perform(_ effects: [TabEffect<CatalogEffect>]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      switch effect {
      case .own(.findCatalogs): waiting += model.update(.own(.catalogsKnown(sources)))
      case .own(.changeCatalogs(let change, let isUndo)):
        guard canWrite else {
          waiting += model.update(.notice("cannot write 'catalogs.toml'"))
          continue
        }
        let outcome = change.made(to: sources)
        sources = outcome.sources
        waiting += model.update(.own(.catalogsChanged(outcome, isUndo: isUndo)))
      case .own(.fetch(let number, let address, _, _)) where !isSilent:
        let answer = feeds[address] ?? .failure("books.example has no such page (404)")
        waiting += model.update(.own(.fetched(number: number, answer)))
        requests.append(effect)
      case .own(.fetchSearch(let number, _, _)) where !isSilent:
        let answer = search.map { CatalogAnswer.value($0) } ?? .failure("no description here")
        waiting += model.update(.own(.searchKnown(number: number, answer)))
      case .own(.download(let file, _, _, _)):
        downloads.append(file.address)
        requests.append(effect)
      case .own(.stopDownload(let address)):
        downloads.removeAll { $0 == address }
        requests.append(effect)
      case .own(.findCovers(let wishes)): coverWishes += wishes
      default: requests.append(effect)
      }
    }
    let more = model.catchUp()
    if !more.isEmpty { perform(more) }
  }
}

extension CatalogRig {
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
