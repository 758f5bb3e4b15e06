import Acquisition
import Books
import Catalogs
import Dispatch
import Fetching
import Files
import Formats
import Glibc
import Holdings
import Setup
import Shelf
import Synchronization
import TabPlaces
import TextPlace
import Web
import Workers

/// Asks catalogs for what a place of catalogs wants, in the background.
final class CatalogFetcher: BackgroundWorker {
  /// No feed is longer than this, in bytes.
  private static let longestFeed = 16 << 20
  /// The most bytes that are downloaded of a book whose length nobody tells, before the reader says so.
  private static let longestSurprise = 100 << 20
  /// How often is told how far a download is, in milliseconds.
  private static let reportTime = 200

  private let location: LibraryLocation?
  private let clock: LocalClock
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let report: @Sendable (CatalogEvent) -> Void
  private let reports = DispatchQueue(label: "downloads", qos: .utility)
  private let state = Mutex(State())

  private struct State {
    var fetches: [Int: Fetch] = [:]
    var downloads: [String: Download] = [:]
  }

  /// - Parameters:
  ///   - location: The library that books come into; `nil` if there is no place for one.
  ///   - onDamage: Is given what the reader is to be told of a damaged library, on another thread.
  ///   - report: Is given what was found, there too.
  init(
    for location: LibraryLocation?, clock: LocalClock,
    onDamage: @escaping @Sendable (LibraryDamage) -> Void,
    report: @escaping @Sendable (CatalogEvent) -> Void
  ) {
    self.location = location
    self.clock = clock
    self.onDamage = onDamage
    self.report = report
  }

  /// Ends a request.
  func stopFetching(_ number: Int) { state.withLock { $0.fetches[number] }?.stop() }

  /// Ends everything; what was downloaded of books is kept, to go on with.
  func end() {
    for fetch in state.withLock({ $0.fetches.values }) { fetch.stop() }
    for download in state.withLock({ $0.downloads.values }) { download.stop() }
  }

  /// Asks for a feed. That of a catalog itself is looked for around its address as well.
  func fetch(_ number: Int, _ address: String, of source: CatalogSource, isSearch: Bool) {
    guard address == source.address else {
      get(number, address, CatalogFeed.mediaTypes, of: source, isSearch: isSearch) {
        answer throws(CatalogError) in
        try CatalogFeed(reading: answer.bytes, at: answer.address)
      } report: {
        .fetched(number: number, $0)
      }
      return
    }
    Background.run("fetch", qos: .userInitiated) { [self] in
      let (answer, found) = look(for: source.completed, number)
      state.withLock { $0.fetches[number] = nil }
      if let found, found != source.address { report(.found(source, at: found)) }
      report(.fetched(number: number, answer))
      // Who looks at catalogs and downloads nothing any more has old parts as well.
      if let location { BooksFolder.removeOldParts(beside: location) }
    }
  }

  /// Asks for the feed of a catalog at its address, then at those where it may be.
  ///
  /// - Returns: The feed, or why the first address that answered has none; and where it was.
  private func look(
    for source: CatalogSource, _ number: Int
  ) -> (CatalogAnswer<CatalogFeed>, address: String?) {
    var guesses = CatalogGuesses(source.address, mayBeOpen: source.mayBeOpen)
    var failure: String?
    var hasAnswered = false
    while let address = guesses.next() {
      let credentials = source.moved(to: address).credentials(for: address)
      let request = WebRequest(
        address, accept: CatalogFeed.mediaTypes, credentials: credentials)
      let fetch = Fetch(request)
      state.withLock { $0.fetches[number] = fetch }
      do throws(FetchError) {
        let sent = try fetch.run(limit: Self.longestFeed)
        do throws(CatalogError) {
          return (.value(try CatalogFeed(reading: sent.bytes, at: sent.address)), address)
        } catch {
          // What the server itself answers tells more than that it does not speak safely.
          if !hasAnswered { failure = "\(request.host): \(error.reason)" }
          hasAnswered = true
          guard error == .webPage || error == .notACatalog else {
            return (.failure(failure ?? ""), nil)
          }
          guesses.addLinks(page: sent.bytes, at: sent.address)
        }
      } catch {
        // The first answer of the server itself tells more than that nothing answers elsewhere.
        failure = failure ?? request.sentence(about: error)
        switch error {
        case .status(404, _), .status(410, _), .status(405, _):
          if !hasAnswered { failure = request.sentence(about: error) }
          hasAnswered = true
          guesses.takeFailure(reachesServer: true)
        case .refused, .notSecure, .timedOut, .cut, .unknownHost, .other:
          guesses.takeFailure(reachesServer: false)
        // It is there, and wants something else.
        default: return (.failure(request.sentence(about: error)), nil)
        }
      }
    }
    return (.failure(failure ?? "\(WebAddress(source.address).host) has no catalog"), nil)
  }

  /// Asks how a catalog is searched.
  func fetchSearch(_ number: Int, _ address: String, of source: CatalogSource) {
    let types = "application/opensearchdescription+xml, application/xml;q=0.5"
    get(number, address, types, of: source) { answer throws(CatalogError) in
      try SearchTemplate(reading: answer.bytes, at: answer.address)
    } report: {
      .searchKnown(number: number, $0)
    }
  }

  private func get<Value>(
    _ number: Int, _ address: String, _ accept: String, of source: CatalogSource,
    isSearch: Bool = false,
    read: @escaping @Sendable (WebAnswer) throws(CatalogError) -> Value,
    report event: @escaping @Sendable (CatalogAnswer<Value>) -> CatalogEvent
  ) {
    let request = WebRequest(
      address, accept: accept, credentials: source.credentials(for: address))
    let fetch = Fetch(request)
    state.withLock { $0.fetches[number] = fetch }
    Background.run("fetch", qos: .userInitiated) { [self] in
      let answer: CatalogAnswer<Value>
      do throws(FetchError) {
        let sent = try fetch.run(limit: Self.longestFeed)
        do throws(CatalogError) { answer = .value(try read(sent)) } catch {
          answer = .failure("\(request.host): \(error.reason)")
        }
      } catch {
        if isSearch, case .status(404, _) = error {
          answer = .failure("\(request.host) refuses these words (404): try fewer, or others")
        } else {
          answer = .failure(request.sentence(about: error))
        }
      }
      state.withLock { $0.fetches[number] = nil }
      report(event(answer))
    }
  }
}

// MARK: - Downloads

extension CatalogFetcher {
  /// Downloads a book into the library.
  ///
  /// - Parameter takesAll: Whether the reader wants all of it, however long it is.
  func download(
    _ file: CatalogFile, of entry: CatalogEntry, from source: CatalogSource, takesAll: Bool
  ) {
    guard let location else {
      report(.downloaded(address: file.address, .failure("books cannot be saved: HOME is not set")))
      return
    }
    // What cannot be read would be downloaded for nothing.
    if let format = file.mediaType.ending.flatMap({ OutsideFormat(ending: $0) }),
      format.program == nil
    {
      return report(.downloaded(address: file.address, .failure(format.absence)))
    }
    let request = WebRequest(
      file.address, accept: file.mediaType.essence + ", */*;q=0.1",
      credentials: source.credentials(for: file.address))
    let download: Download
    let folder: BooksFolder
    do throws(FetchError) {
      folder = try BooksFolder(beside: location)
      download = try Download(
        request, toFirstFreeOf: folder.paths(for: entry, file.mediaType),
        atMost: takesAll ? nil : Self.longestSurprise)
    } catch {
      report(.downloaded(address: file.address, .failure(error.sentence(host: request.host))))
      return
    }
    state.withLock { $0.downloads[file.address] = download }
    reportProgress(of: download, file)
    Background.run("download") { [self] in
      let news = run(download, file, entry, location)
      BooksFolder.removeOldParts(beside: location)
      let isWanted = state.withLock { state in
        guard state.downloads[file.address] === download else { return false }
        state.downloads[file.address] = nil
        return true
      }
      if isWanted { report(news) }
    }
  }

  /// Stops a download; nothing more is told of it.
  func stopDownload(_ address: String) {
    state.withLock { $0.downloads.removeValue(forKey: address) }?.stop()
  }

  /// Tells now and then how far a download is, as long as it is wanted.
  private func reportProgress(of download: Download, _ file: CatalogFile) {
    let deadline = DispatchTime.now() + .milliseconds(Self.reportTime)
    reports.asyncAfter(deadline: deadline) { [weak self] in
      guard let self, state.withLock({ $0.downloads[file.address] === download }) else { return }
      report(
        .downloading(
          address: file.address, received: download.received,
          expected: download.expected ?? file.length))
      reportProgress(of: download, file)
    }
  }

  private func run(
    _ download: Download, _ file: CatalogFile, _ entry: CatalogEntry, _ location: LibraryLocation
  ) -> CatalogEvent {
    let host = download.request.host
    do throws(FetchError) {
      let answer = try runGoingOn(download, file)
      // Some servers send the page at which one signs in under the type of the book.
      let isPage = MediaType(answer.type).isWebPage || WebPageFile.isPage(download.path)
      guard !isPage || file.mediaType.isWebPage else {
        unlink(download.path)
        return .downloaded(
          address: file.address, .failure("\(host) sent a web page instead of the book"))
      }
    } catch {
      if case .endless(let bytes) = error {
        return .downloadHeld(address: file.address, received: bytes)
      }
      return .downloaded(
        address: file.address, .failure(download.request.sentence(about: error)))
    }
    return .downloaded(
      address: file.address, add(download.path, entry, from: host, to: location))
  }

  /// So often a download that broke off goes on by itself, after so many seconds the first time.
  private static let (mostTries, pause) = (3, 1.0)

  /// Downloads a book; where that breaks off, it goes on by itself, each time after a longer pause.
  private func runGoingOn(
    _ download: Download, _ file: CatalogFile
  ) throws(FetchError) -> WebAnswer {
    var pause = Self.pause
    var hasBegun = false
    for _ in 0..<Self.mostTries {
      do throws(FetchError) { return try download.run() } catch {
        let goesOn = error.isBreak || hasBegun && error.isOutage
        guard goesOn, wait(pause, for: download, file) else { throw error }
        hasBegun = true
        pause *= 2
      }
    }
    return try download.run()
  }

  /// Waits for some seconds; whether the download is still wanted then.
  private func wait(_ seconds: Double, for download: Download, _ file: CatalogFile) -> Bool {
    for _ in 0..<Int(seconds * 10) {
      usleep(100_000)
      guard state.withLock({ $0.downloads[file.address] === download }) else { return false }
    }
    return true
  }

  /// Makes a file a book of the library, with what the catalog knows of it.
  private func add(
    _ path: String, _ entry: CatalogEntry, from host: String, to location: LibraryLocation
  ) -> CatalogAnswer<CatalogDownload> {
    var addition: Addition?
    var reason: String?
    let scan = BookScan(of: [path], for: location, clock: clock, onDamage: onDamage)
    let outcome = scan.run { news in
      switch news {
      case .taken(_, _, let taken): addition = taken
      case .refused(let refusal): reason = refusal.reason
      case .progress: break
      }
    }
    if let reason {
      unlink(path)
      return .failure("\(host) sent something that cannot be read: \(reason)")
    }
    guard let addition else {
      let failure = outcome.failure?.sentence(keeping: "The book")
      return .value(
        CatalogDownload(file: path, book: nil, remark: failure ?? "It is not in the library."))
    }
    do throws(LibraryError) {
      let library = try Library(at: location, onDamage: onDamage)
      let (file, remark) = try settle(addition, path, entry, in: library)
      library.tidy(at: clock.now)
      let title = try library.record(of: addition.book)?.title
      return .value(
        CatalogDownload(file: file, book: addition.book, title: title, remark: remark))
    } catch {
      let remark = error.sentence(keeping: "The catalog's description")
      return .value(CatalogDownload(file: path, book: addition.book, remark: remark))
    }
  }

  /// Gives a new book the words of the catalog: what the library knows of others is the reader's own.
  ///
  /// - Returns: The file of the book, and what is told of it; a second one of the same book is not kept.
  private func settle(
    _ addition: Addition, _ path: String, _ entry: CatalogEntry, in library: Library
  ) throws(LibraryError) -> (file: String, remark: String?) {
    switch addition {
    case .added(let book):
      var edits: [BookEdit] = []
      let author = entry.authors.filter { !["", "unknown"].contains($0.lowercased()) }
        .joined(separator: ", ")
      let words = BookTitle(title: entry.title, author: author)
      // A catalog that does not know who wrote it has the title of its file only.
      let known = try library.record(of: book)?.author
      if words.author != nil || known == nil {
        if !words.title.isEmpty { edits.append(.title(words.title)) }
        if let author = words.author { edits.append(.author(author)) }
      }
      try library.edit([book], edits + Self.description(of: entry))
    case .known(let book), .edition(let book):
      // The book's file may be this one, under this name or another.
      guard let known = try library.path(of: book), FileContents.areTwoFiles(path, known)
      else { break }
      let isCopy = FileContents.areCopies(path, known)
      // If that is not the book any more, what has come is all there is of it.
      let isBook = try isEdition(known, of: book, in: library)
      guard isCopy || isBook else {
        if let facts = try? BookFacts(fileAt: path) {
          _ = try library.relocate(book, to: facts, at: clock.now)
        }
        return (path, "The library's file held another text. The book is in the new file.")
      }
      unlink(path)
      return (known, isCopy ? nil : "The library's own file has a different text, and was kept.")
    case .restored, .moved: break
    }
    return (path, nil)
  }
}

extension CatalogFetcher {
  /// A book gets no more tags of a catalog, and none that is longer: what it is about may be a sentence.
  private static let (mostTags, longestTag) = (12, 40)

  /// What a catalog says of a book beside its title and author: tags, series, description, date.
  private static func description(of entry: CatalogEntry) -> [BookEdit] {
    var edits: [BookEdit] = entry.subjects.compactMap { BookTag.name($0) }
      .filter { $0.count <= longestTag }.prefix(mostTags).map { .tag($0) }
    if let series = entry.series { edits.append(.series(series)) }
    let published = entry.published.map { String($0.prefix { $0 != "T" }) }
      .flatMap(BookMetadata.date)
    if !entry.summary.isEmpty || published != nil {
      edits.append(.description(entry.summary.isEmpty ? nil : entry.summary, published: published))
    }
    return edits
  }

  /// Whether a file has a text that the library has seen a book with.
  private func isEdition(
    _ path: String, of book: BookID, in library: Library
  ) throws(LibraryError) -> Bool {
    guard let facts = try? BookFacts(fileAt: path) else { return false }
    return facts.digest.isAmong(try library.details(of: book)?.digests ?? [])
  }
}

extension FetchError {
  /// Whether what was begun broke off, so that the same may go on a moment later.
  fileprivate var isBreak: Bool {
    switch self {
    case .cut, .timedOut: true
    default: false
    }
  }

  /// Whether the server may be starting again, and answer in a moment.
  fileprivate var isOutage: Bool {
    switch self {
    case .refused, .status(502, _), .status(503, _), .status(504, _): true
    default: false
    }
  }
}

extension WebRequest {
  /// What is told of a request that failed.
  fileprivate func sentence(about error: FetchError) -> String {
    error.sentence(host: host, wasNamed: credentials != nil)
  }
}

extension CatalogSource {
  /// Whether it may be asked without a safe connection if there is none: in one's own network, or where
  /// nobody asked for one, and there is no password to be seen by others.
  fileprivate var mayBeOpen: Bool {
    isGuessed && user.isEmpty && password.isEmpty
      || CatalogGuesses.isOwnNetwork(WebAddress(address).host)
  }

  /// The same catalog at another address; a password goes to its own server only.
  fileprivate func moved(to address: String) -> CatalogSource {
    var moved = self
    moved.address = address
    if WebAddress(address).host.lowercased() != WebAddress(self.address).host.lowercased() {
      (moved.user, moved.password) = ("", "")
    }
    return moved
  }

  /// Who asks at an address: a password goes to the catalog's own server, and where that is spoken
  /// with safely, only so.
  func credentials(for address: String) -> WebCredentials? {
    guard !user.isEmpty || !password.isEmpty,
      WebAddress(address).host.lowercased() == WebAddress(self.address).host.lowercased(),
      !self.address.lowercased().hasPrefix("https:") || address.lowercased().hasPrefix("https:")
    else { return nil }
    return WebCredentials(user: user, password: password)
  }
}
