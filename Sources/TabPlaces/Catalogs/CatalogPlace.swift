import Books
import Catalogs
import Screen
package import Widgets

/// Catalogs of books on the net: a list of them, their feeds, and the books in these.
///
/// No catalog is asked before the reader opens it. What lies beneath stays as it was left.
package struct CatalogPlace: TabContent {
  package typealias Event = CatalogEvent
  package typealias Effect = CatalogEffect

  package internal(set) var tab: RoomTab
  /// What lies over each other; there is always one.
  var levels: [CatalogLevel] = [.catalogs(CatalogList())]
  /// The words that are looked for; `nil` if none are typed.
  var search: TextField?
  /// What is being told of a catalog; `nil` if nothing is.
  var form: CatalogForm?
  /// What takes the latest changes of the list back, the last one last.
  var undos: [CatalogChange] = []
  /// What became of downloads, by their addresses.
  var downloads: [String: CatalogDownloadState] = [:]
  /// What was said in its list of each book that was asked for, by the address of its file.
  var listed: [String: CatalogEntry] = [:]
  /// The covers that were seen.
  var covers = Covers<CatalogCoverWish>()
  /// How many requests there have been.
  private var requestCount = 0
  /// What is asked for while books are still coming: it waits for the reader's answer.
  var leaving: PlaceRequest?
  /// What is asked for while the form is half filled: it is done once that is kept or dropped.
  var afterForm: PlaceRequest?
  /// The book that came last, where the reader was not taken to it.
  var newest: BookID?

  /// The list of the catalogs, in `tab`.
  package init(tab: RoomTab = .library) {
    self.tab = tab
  }

  /// What is shown.
  var level: CatalogLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// A number that no request had before.
  mutating func nextRequest() -> Int {
    requestCount += 1
    return requestCount
  }

  /// The addresses of the downloads that are running.
  package var running: [String] {
    downloads.compactMap { if case .running = $1 { $0 } else { nil } }.sorted()
  }
}

// MARK: - Events

extension CatalogPlace {
  // Another program, or another tab, may have changed the list meanwhile.
  package mutating func opening(_ frame: TabFrame) -> Answer { [.own(.findCatalogs)] }

  package mutating func handle(_ event: CatalogEvent, _ frame: TabFrame) -> Answer {
    defer { settle(frame) }
    switch event {
    case .lies(let tab): self.tab = tab
    case .catalogsKnown(let sources): receive(sources)
    case .catalogsUnreadable(let sentence): return takeProblem(sentence)
    case .catalogsChanged(let outcome, let isUndo): return receive(outcome, isUndo: isUndo, frame)
    case .fetched(let number, let answer): receive(answer, number)
    case .found(let source, let address):
      var moved = source
      moved.address = address
      return [.own(.changeCatalogs(.replace(source, with: moved), isUndo: false))]
    case .searchKnown(let number, let answer): return receive(answer, number)
    case .downloading(let address, let received, let expected):
      guard case .running = downloads[address] else { return [] }
      downloads[address] = .running(received: received, expected: expected)
    case .downloadHeld(let address, let received):
      guard case .running = downloads[address] else { return [] }
      downloads[address] = .held(received: received)
      if running.isEmpty { leaving = nil }
      let size = Label.size(ofBytes: received)
      return [
        .tell(
          frame.sentence("\(size) so far, of unknown length", (.open, "takes all of it")))
      ]
    case .downloaded(let address, let answer): return receive(answer, from: address)
    case .coverKnown(let wish, let picture): covers.receive(wish, picture)
    case .terminal(let graphics, let depth): (covers.graphics, covers.depth) = (graphics, depth)
    }
    return []
  }

  private mutating func receive(
    _ answer: CatalogAnswer<CatalogDownload>, from address: String
  ) -> Answer {
    defer { if running.isEmpty { leaving = nil } }
    switch answer {
    case .failure(let sentence):
      downloads[address] = .failed(sentence)
      return [.tell("\(sentence).")]
    case .value(let download):
      downloads[address] = .done(download)
      guard let book = download.book else { return download.remark.map { [.tell($0)] } ?? [] }
      newest = book
      let arrival = Arrival(
        book, title: download.title ?? listed[address]?.title ?? "The book",
        isAwaited: isAwaited(address),
        remark: download.remark)
      return [.go(.arrived(arrival))]
    }
  }

  /// Whether the reader waits for the file at `address`: its page is shown, or the list with it
  /// selected, and nothing else is being done.
  private func isAwaited(_ address: String) -> Bool {
    guard form == nil, search == nil, leaving == nil else { return false }
    switch level {
    case .book(let book): return book.entry.files.contains { $0.address == address }
    case .feed(let feed):
      let selected = feed.rows.selected
      return feed.entries.indices.contains(selected) && feed.entries[selected] == listed[address]
    case .catalogs, .choices: return false
    }
  }

  private mutating func receive(_ answer: CatalogAnswer<CatalogFeed>, _ number: Int) {
    guard let index = levels.firstIndex(where: { $0.waits(for: number) }) else { return }
    switch (levels[index], answer) {
    case (.feed(var level), .value(let feed)):
      level.receive(feed)
      levels[index] = .feed(level)
    case (.book(var level), .value(let feed)):
      level.receive(feed)
      levels[index] = .book(level)
    case (_, .failure(let sentence)): levels[index].fail(sentence)
    default: break
    }
  }

  /// Asks for what was looked for, now that it is known how.
  private mutating func receive(_ answer: CatalogAnswer<SearchTemplate>, _ number: Int) -> Answer {
    guard let index = levels.firstIndex(where: { $0.waits(for: number) }) else { return [] }
    switch (levels[index], answer) {
    case (.feed(var level), .value(let template)):
      level.wanted = .feed(template.address(for: level.title))
      levels[index] = .feed(level)
      return [.own(level.question)]
    case (_, .failure(let sentence)): levels[index].fail(sentence)
    default: break
    }
    return []
  }

  package mutating func settle(_ frame: TabFrame) {
    let canvas = CatalogCanvas.rows(of: self, frame)
    let (rows, count) = (max(canvas.rows, 1), self.count)
    changeRows { $0.settle(rows: rows, count: count) }
  }

  /// How many rows can be selected in what is shown.
  var count: Int {
    switch level {
    case .catalogs(let list): list.sources?.count ?? 0
    case .feed(let level): level.count
    case .choices(let choices): choices.facets.count
    case .book(let level): level.entry.files.count
    }
  }

  /// Which row is selected in what is shown.
  var rows: ListSelection {
    switch level {
    case .catalogs(let list): list.rows
    case .feed(let level): level.rows
    case .choices(let choices): choices.rows
    case .book(let level): level.rows
    }
  }

  mutating func changeRows(_ change: (inout ListSelection) -> Void) {
    switch level {
    case .catalogs(var list):
      change(&list.rows)
      level = .catalogs(list)
    case .feed(var feed):
      change(&feed.rows)
      level = .feed(feed)
    case .choices(var choices):
      change(&choices.rows)
      level = .choices(choices)
    case .book(var book):
      change(&book.rows)
      level = .book(book)
    }
  }
}
