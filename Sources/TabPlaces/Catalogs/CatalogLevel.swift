import Catalogs
import Widgets

/// One of the lists that lie over each other while catalogs are looked through.
enum CatalogLevel: Equatable, Sendable {
  case catalogs(CatalogList)
  case feed(CatalogFeedLevel)
  case choices(CatalogChoices)
  case book(CatalogBookLevel)

  /// The number of the request for what it shows; `nil` if there was none.
  var request: Int? {
    switch self {
    case .catalogs, .choices: nil
    case .feed(let level): level.request
    case .book(let level): level.request
    }
  }

  /// Whether it waits for the answer to a request.
  func waits(for number: Int) -> Bool {
    if case .feed(let level) = self, level.state != .waiting { return false }
    return request == number
  }

  /// Goes by what was changed of its catalog from the next question on.
  ///
  /// A catalog is known by its name and address: what is kept of it may not be all that was asked with.
  mutating func follow(_ former: CatalogSource, to source: CatalogSource) {
    func isOf(_ asked: CatalogSource) -> Bool {
      asked.name == former.name && asked.address == former.address
    }
    switch self {
    case .feed(var level) where isOf(level.source):
      level.source = source
      if level.wanted == .feed(former.address) { level.wanted = .feed(source.address) }
      self = .feed(level)
    case .book(var level) where isOf(level.source):
      level.source = source
      self = .book(level)
    case .choices(var level) where isOf(level.source):
      level.source = source
      self = .choices(level)
    default: break
    }
  }

  /// Takes that what it waits for cannot be had.
  mutating func fail(_ sentence: String) {
    switch self {
    case .feed(var level):
      level.state = .failed(sentence)
      self = .feed(level)
    case .book(var level):
      // What the list said of the book is enough where the rest cannot be had.
      level.request = nil
      self = .book(level)
    case .catalogs, .choices: break
    }
  }
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

  /// What is asked of a catalog.
  enum Wanted: Equatable, Sendable {
    /// The feed at an address.
    case feed(String)
    /// What the OpenSearch description at an address leads to.
    case search(String)

    /// The address that is asked.
    var address: String {
      switch self {
      case .feed(let address), .search(let address): address
      }
    }
  }

  /// The catalog.
  var source: CatalogSource
  /// What is shown before the feed says what it is called; the words of a search.
  var title: String
  /// What is waited for, or was read last.
  var wanted: Wanted
  /// Whether it is what a search for the title led to.
  var isSearch = false
  /// The number of the request.
  var request: Int
  var state = State.waiting
  /// What was read so far: entries of all pages that were asked for.
  var feed: CatalogFeed? {
    didSet { narrowing = narrowing.map { CatalogNarrowing(of: all, to: $0.words) } }
  }
  /// The words that the list is narrowed to; nil if all entries are listed.
  private(set) var narrowing: CatalogNarrowing?
  var rows = ListSelection(0)

  /// A feed that is asked for.
  init(
    source: CatalogSource, title: String, wanted: Wanted, isSearch: Bool = false, request: Int
  ) {
    (self.source, self.title, self.wanted) = (source, title, wanted)
    (self.isSearch, self.request) = (isSearch, request)
  }

  static func == (a: CatalogFeedLevel, b: CatalogFeedLevel) -> Bool {
    a.source == b.source && a.title == b.title && a.wanted == b.wanted && a.request == b.request
      && a.state == b.state && a.feed == b.feed && a.rows == b.rows
      && a.narrowing?.words == b.narrowing?.words
  }

  /// The entries that were read.
  var all: [CatalogEntry] { feed?.entries ?? [] }

  /// Those that are listed.
  var entries: [CatalogEntry] { narrowing?.entries ?? all }

  /// The rows of the list: its entries, and the way to what comes after them.
  var count: Int { (narrowing?.entries.count ?? all.count) + (hasMore ? 1 : 0) }

  /// Lists the entries that have the words, or all.
  mutating func narrow(to words: String) {
    if words.allSatisfy(\.isWhitespace) {
      narrowing = nil
    } else if narrowing == nil {
      narrowing = CatalogNarrowing(of: all, to: words)
    } else {
      narrowing?.narrow(to: words)
    }
    rows = ListSelection(0)
  }

  /// Whether the catalog has more than was read.
  var hasMore: Bool { feed?.next != nil }

  /// Asks for what is wanted.
  var question: CatalogEffect {
    switch wanted {
    case .feed(let address):
      .fetch(number: request, address: address, of: source, isSearch: isSearch)
    case .search(let address): .fetchSearch(number: request, address: address, of: source)
    }
  }

  /// Receives a page of the feed, the first or one after those that are there.
  mutating func receive(_ page: CatalogFeed) {
    state = .shown
    guard var all = feed else {
      feed = page
      return
    }
    let known = Set(all.entries)
    let new = page.entries.filter { !known.contains($0) }
    // A catalog that leads back to where one was would never end.
    all.next = new.isEmpty ? nil : page.next
    all.entries += new
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
  /// What the list said of it that it was chosen from.
  let listed: CatalogEntry
  /// The number of the request for all that the catalog says; `nil` if nothing is waited for.
  var request: Int?
  /// The first line of the summary that is shown.
  var scroll = ScrollOffset()
  var rows = ListSelection(0)

  /// A book of which no more is asked yet; the way to get it that can be read is selected.
  init(source: CatalogSource, entry: CatalogEntry) {
    self.source = source
    self.entry = entry
    listed = entry
    select(entry.readable)
  }

  private mutating func select(_ file: CatalogFile?) {
    if let file, let row = entry.files.firstIndex(of: file) { rows.selected = row }
  }

  /// Receives what a catalog says in full; a way to get it that can be read stays selected.
  mutating func receive(_ feed: CatalogFeed) {
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
  /// It waits for the reader to say that all of it is wanted, however long it is.
  case held(received: Int)
  case failed(String)
  case done(CatalogDownload)
}
