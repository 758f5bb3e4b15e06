import Catalogs

/// One of the lists that lie over each other while catalogs are looked through.
enum CatalogLevel: Equatable, Sendable {
  case catalogs(CatalogList)
  case feed(CatalogFeedLevel)
  case choices(CatalogChoices)
  case book(CatalogBookLevel)
}

/// The list of the reader's catalogs.
struct CatalogList: Equatable, Sendable {
  /// The catalogs; `nil` before they are known.
  var sources: [CatalogSource]?
  /// Why they are not known.
  var problem: String?
  var rows = ListSelection(0)
}

/// A feed of a catalog: as much of it as was asked for.
struct CatalogFeedLevel: Equatable, Sendable {
  /// What became of the feed.
  enum State: Equatable, Sendable {
    case waiting
    case failed(String)
    case shown
  }

  /// The catalog.
  var source: CatalogSource
  /// What is shown before the feed says what it is called.
  var title: String
  /// The address of what is waited for, or was read last.
  var address: String
  /// The number of the request.
  var request: Int
  var state = State.waiting
  /// What was read so far: entries of all pages that were asked for.
  var feed: CatalogFeed?
  var rows = ListSelection(0)

  /// The entries that were read.
  var entries: [CatalogEntry] { feed?.entries ?? [] }

  /// The rows of the list: its entries, and the way to what comes after them.
  var count: Int { entries.count + (hasMore ? 1 : 0) }

  /// Whether the catalog has more than was read.
  var hasMore: Bool { feed?.next != nil }

  /// Takes a page of the feed, the first or one after those that are there.
  mutating func take(_ page: CatalogFeed) {
    state = .shown
    guard var all = feed else {
      feed = page
      return
    }
    // A catalog that leads back to where one was would never end.
    let isNew = page.entries.first.map { !all.entries.contains($0) } ?? false
    all.next = isNew ? page.next : nil
    if isNew { all.entries += page.entries }
    feed = all
  }
}

/// The other orders and choices of a feed.
struct CatalogChoices: Equatable, Sendable {
  var source: CatalogSource
  var title: String
  var facets: [CatalogFacet]
  var rows = ListSelection(0)
}

/// A book of a catalog: what is said of it, and the ways to get it.
struct CatalogBookLevel: Equatable, Sendable {
  var source: CatalogSource
  var entry: CatalogEntry
  /// The number of the request for all that the catalog says; `nil` where nothing is waited for.
  var request: Int?
  /// The first line of the summary that is shown.
  var scroll = ScrollOffset()
  var rows = ListSelection(0)

  /// A book of which no more is asked yet; the way to get it that can be read is selected.
  init(source: CatalogSource, entry: CatalogEntry) {
    self.source = source
    self.entry = entry
    select(entry.readable)
  }

  private mutating func select(_ file: CatalogFile?) {
    if let file, let row = entry.files.firstIndex(of: file) { rows.selected = row }
  }

  /// Takes what a catalog says in full; a way to get it that can be read stays selected.
  mutating func take(_ feed: CatalogFeed) {
    request = nil
    let former = entry.files.indices.contains(rows.selected) ? entry.files[rows.selected] : nil
    guard
      let full = feed.entries.first(where: { $0.id == entry.id }) ?? feed.entries.first,
      !full.files.isEmpty || entry.files.isEmpty
    else { return }
    let summary = entry.summary
    entry = full
    if entry.summary.isEmpty { entry.summary = summary }
    let kept = entry.files.first { $0.isReadable && $0.address == former?.address }
    select(kept ?? entry.readable)
  }
}

/// What became of a download.
enum CatalogDownloadState: Equatable, Sendable {
  case running(received: Int, expected: Int?)
  case failed(String)
  case done(CatalogDownload)
}
