import Catalogs
import Widgets

/// What its keys do.
extension CatalogPlace {
  /// Goes into what is selected.
  mutating func open(_ frame: TabFrame) -> Answer {
    switch level {
    case .catalogs(let list):
      return list.selected.map { enter($0, title: $0.name, .feed($0.address)) } ?? []
    case .feed(let level):
      // What is wrong with what comes next keeps nobody from what is there.
      guard level.rows.selected < level.entries.count else {
        switch level.state {
        case .waiting: return []
        case .failed: return tryAgain()
        case .shown: return more()
        }
      }
      let entry = level.entries[level.rows.selected]
      if let address = entry.feed {
        return enter(level.source, title: entry.title, .feed(address))
      }
      return show(entry, of: level.source)
    case .choices(let choices):
      guard choices.rows.selected < choices.facets.count else { return [] }
      let facet = choices.facets[choices.rows.selected]
      let title = choices.title
      levels.removeLast()
      // The choice takes the place of the feed that it was made in.
      if levels.count > 1 { levels.removeLast() }
      return enter(choices.source, title: title, .feed(facet.address))
    case .book(let level): return get(level, frame)
    }
  }

  /// Goes to another feed of a catalog.
  private mutating func enter(
    _ source: CatalogSource, title: String, _ wanted: CatalogFeedLevel.Wanted,
    isSearch: Bool = false
  ) -> Answer {
    let level = CatalogFeedLevel(
      source: source, title: title, wanted: wanted, isSearch: isSearch, request: nextRequest())
    levels.append(.feed(level))
    return [.own(level.question)]
  }

  /// Asks for what comes after the entries that are there.
  private mutating func more() -> Answer {
    guard case .feed(let level) = level, let next = level.feed?.next else { return [] }
    return ask(.feed(next), in: level)
  }

  /// Asks once more for what could not be had.
  mutating func tryAgain() -> Answer {
    guard case .feed(let level) = level, case .failed = level.state else { return [] }
    return ask(level.wanted, in: level)
  }

  /// Asks for something in the feed that is shown.
  private mutating func ask(
    _ wanted: CatalogFeedLevel.Wanted, in level: CatalogFeedLevel
  ) -> Answer {
    var level = level
    level.wanted = wanted
    level.request = nextRequest()
    level.state = .waiting
    self.level = .feed(level)
    return [.own(level.question)]
  }

  private mutating func show(_ entry: CatalogEntry, of source: CatalogSource) -> Answer {
    var book = CatalogBookLevel(source: source, entry: entry)
    guard let details = entry.details else {
      levels.append(.book(book))
      return []
    }
    let number = nextRequest()
    book.request = number
    levels.append(.book(book))
    return [.own(.fetch(number: number, address: details, of: source))]
  }

  /// Gets the selected file of a book, stops that, or opens what is there.
  private mutating func get(_ book: CatalogBookLevel, _ frame: TabFrame) -> Answer {
    guard book.rows.selected < book.entry.files.count else { return [] }
    let acquisition = book.entry.files[book.rows.selected]
    switch downloads[acquisition.address] {
    case .done(let download): return [.go(.read(TextTarget(file: download.file)))]
    case .running:
      downloads[acquisition.address] = nil
      return [
        .own(.stopDownload(address: acquisition.address)),
        .tell(frame.sentence("Stopped", (.open, "goes on"))),
      ]
    case .failed, .held, nil: break
    }
    if let obstacle = acquisition.obstacle { return [.tell(obstacle)] }
    let takesAll =
      if case .held = downloads[acquisition.address] { true } else { false }
    downloads[acquisition.address] = .running(received: 0, expected: acquisition.length)
    listed[acquisition.address] = book.listed
    return [
      .own(.download(acquisition, of: book.entry, from: book.source, takesAll: takesAll))
    ]
  }

  /// Shows the selected book in the library, where it came from here.
  mutating func showInLibrary() -> Answer {
    guard case .book(let book) = level, book.rows.selected < book.entry.files.count,
      case .done(let download) = downloads[book.entry.files[book.rows.selected].address],
      let number = download.book
    else { return [.tell("It is not in the library yet.")] }
    return go(.showBook(number, isOpen: false))
  }

  // MARK: - Searching

  /// The search of the feed shown, or of the first one of its catalog that has one.
  private var searchOfCatalog: (search: CatalogSearch, source: CatalogSource)? {
    for level in levels.reversed() {
      guard case .feed(let feed) = level, let search = feed.feed?.search else { continue }
      return (search, feed.source)
    }
    return nil
  }

  /// Whether the words that are typed go to the catalog, too.
  var hasSearch: Bool { searchOfCatalog != nil }

  /// Whether a list of entries is shown.
  private var canNarrow: Bool {
    if case .feed(let level) = level { !level.all.isEmpty } else { false }
  }

  /// Lists those of the entries shown that have the words.
  mutating func narrow(to words: String) {
    guard case .feed(var level) = level else { return }
    level.narrow(to: words)
    self.level = .feed(level)
  }

  mutating func beginSearch() -> Answer {
    if case .catalogs = level { return [.tell("Open a catalog to look for words in it.")] }
    guard searchOfCatalog != nil || canNarrow else {
      return [.tell("This catalog has no search.")]
    }
    search = TextField(capacity: 200)
    return []
  }

  /// Looks for words in the catalog shown.
  mutating func look(for words: String) -> Answer {
    guard let (search, source) = searchOfCatalog else { return [] }
    narrow(to: "")
    return switch search {
    case .template(let template):
      enter(source, title: words, .feed(template.address(for: words)), isSearch: true)
    case .description(let address):
      enter(source, title: words, .search(address), isSearch: true)
    }
  }

  mutating func showChoices() -> Answer {
    guard case .feed(let level) = level, let feed = level.feed else { return [] }
    guard !feed.facets.isEmpty else { return [.tell("This list has no other orders.")] }
    var choices = CatalogChoices(source: level.source, title: level.title, facets: feed.facets)
    choices.rows.selected = feed.facets.firstIndex { $0.isActive } ?? 0
    levels.append(.choices(choices))
    return []
  }
}

extension CatalogFile {
  /// Why it cannot be had; `nil` if it can.
  var obstacle: String? {
    switch terms {
    case .purchase: "This book is sold. See the catalog’s web page."
    case .loan: "This book can be borrowed only on the catalog’s web page."
    case .subscription: "This book is for subscribers. See the catalog’s web page."
    case .free, .sample:
      isReadable ? nil : "\(mediaType.name) cannot be read yet, so it was not downloaded."
    }
  }
}
