package import Books
import Dispatch
import Formats
import Glibc
package import Holdings
package import Shelf
import Synchronization

/// What a search for books tells while it goes on.
package enum ScanNews: Equatable, Sendable {
  /// How far it has come; a few times a second.
  case progress(ScanProgress)
  /// A file became a book, or the library had it.
  case taken(path: String, title: String, Addition)
  /// A file or folder cannot be read.
  case refused(ScanRefusal)
}

/// What a search for books came to.
package struct ScanOutcome: Equatable, Sendable {
  /// How far it came.
  package var progress = ScanProgress()
  /// The books that are new in the library, or back in it.
  package var books: [BookID] = []
  /// The last of the books that the library had.
  package var lastKnown: BookID?
  /// Whether it was stopped before its end; what was added until then stays.
  package var wasStopped = false
  /// Why the library could take no more.
  package var failure: LibraryError?
}

/// A search of files and folders for texts, which become books of the library.
///
/// Folders are walked first, so that the whole is known; then a file after the other is looked at,
/// and the library is told of some of them at once, so that it is never held for long. It may be
/// stopped from any thread.
package final class BookScan: Sendable {
  /// How many books are written at once, and after how many milliseconds fewer.
  private static let batch = 200
  private static let batchTime = 500
  /// The least time between two reports of progress, in milliseconds.
  private static let reportTime = 100

  private let paths: [String]
  private let location: LibraryLocation
  private let clock: LocalClock
  private let onDamage: @Sendable (LibraryDamage) -> Void
  private let isStopped = Atomic(false)
  private let isRescan: Bool
  /// The folders that were walked through.
  private let walked = Mutex<[String]>([])

  /// A search of `paths`, files or folders, for the library at `location`.
  ///
  /// - Parameters:
  ///   - isRescan: Whether nobody asked for these files just now: those that the library knows, and have
  ///     their size still, are not opened, and what was taken out of it stays out.
  ///   - onDamage: Is given what the reader is to be told of a damaged library, on the thread of the
  ///     search.
  package init(
    of paths: [String], for location: LibraryLocation, clock: LocalClock, isRescan: Bool = false,
    onDamage: @escaping @Sendable (LibraryDamage) -> Void
  ) {
    self.isRescan = isRescan
    self.paths = paths
    self.location = location
    self.clock = clock
    self.onDamage = onDamage
  }

  /// The folders that were walked through, once the search has ended.
  package var folders: [String] { walked.withLock { $0 } }

  /// Has the search end soon.
  package func stop() {
    isStopped.store(true, ordering: .relaxed)
  }

  /// Searches in the background.
  ///
  /// - Parameters:
  ///   - prepare: Is called first, on the thread of the search: it may lower its priority.
  ///   - tell: Is given what there is to tell, on the thread of the search.
  ///   - end: Is given what it came to, there too.
  package func start(
    prepare: @escaping @Sendable () -> Void = {}, _ tell: @escaping @Sendable (ScanNews) -> Void,
    end: @escaping @Sendable (ScanOutcome) -> Void
  ) {
    DispatchQueue(label: "scan", qos: .utility).async {
      prepare()
      end(self.run(tell))
    }
  }

  /// Searches, and returns what it came to.
  package func run(_ tell: @escaping (ScanNews) -> Void) -> ScanOutcome {
    var work = Work(location: location, clock: clock, onDamage: onDamage, tell: tell)
    var outcome = ScanOutcome()
    do throws(LibraryError) {
      work.isRescan = isRescan
      let files = try work.unknown(walk(&work))
      for file in files {
        if isStopped.load(ordering: .relaxed) { break }
        try work.look(at: file)
      }
      try work.write()
    } catch {
      outcome.failure = error
    }
    work.report(force: true)
    outcome.wasStopped = isStopped.load(ordering: .relaxed)
    outcome.progress = work.progress
    (outcome.books, outcome.lastKnown) = (work.books, work.lastKnown)
    return outcome
  }

  /// All files, and none twice.
  private func walk(_ work: inout Work) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    var walk = FolderWalk()
    for path in paths {
      let isAtEnd = walk.walk(from: path) { find in
        switch find {
        case .file(let path): if seen.insert(path).inserted { files.append(path) }
        case .unreadable(let path, let format):
          work.refuse(path, Refusal(unreadable: path, format), isLookedAt: true)
        case .closed(let path, let code):
          work.refuse(path, Refusal(OpenError(file: path, code: code)), isLookedAt: true)
        case .outward(let path):
          let reason = "it is a link to a folder around the one that was named"
          work.refuse(path, Refusal(reason), isLookedAt: true)
        case .irregular(let path):
          work.refuse(path, Refusal("it is not a regular file"), isLookedAt: true)
        case .misnamed(let path):
          work.refuse(path, .misnamed, isLookedAt: true)
        case .other(let ending): work.progress.passOver(ending: ending)
        }
        work.progress.found = files.count + work.progress.looked
        work.report()
        return !isStopped.load(ordering: .relaxed)
      }
      if !isAtEnd { break }
    }
    work.progress.isCounted = true
    walked.withLock { [walk] in $0 = walk.folders }
    return files
  }

  /// What is being done, on one thread.
  private struct Work {
    let location: LibraryLocation
    let clock: LocalClock
    let onDamage: (LibraryDamage) -> Void
    let tell: (ScanNews) -> Void
    var progress = ScanProgress()
    var books: [BookID] = []
    var lastKnown: BookID?
    var isRescan = false
    private var library: Library?
    private var waiting: [BookFacts] = []
    private var lastWrite = ContinuousClock.now
    private var lastReport: ContinuousClock.Instant?

    init(
      location: LibraryLocation, clock: LocalClock, onDamage: @escaping (LibraryDamage) -> Void,
      tell: @escaping (ScanNews) -> Void
    ) {
      (self.location, self.clock, self.onDamage, self.tell) = (location, clock, onDamage, tell)
    }

    /// - Parameter isLookedAt: Whether that is all that is done with it.
    mutating func refuse(_ path: String, _ refusal: Refusal, isLookedAt: Bool = false) {
      progress.refused += 1
      if isLookedAt { progress.looked += 1 }
      tell(
        .refused(
          ScanRefusal(path: path, reason: refusal.reason, isFault: refusal.isFault)))
    }

    /// Those of some files that are to be looked at: in a rescan those that the library does not know as
    /// they are.
    mutating func unknown(_ files: [String]) throws(LibraryError) -> [String] {
      guard isRescan, !files.isEmpty else { return files }
      let sizes = try openedLibrary().fileSizes()
      return files.filter { path in
        var status = stat()
        return stat(path, &status) == 0 && sizes[path] != Int(status.st_size)
      }
    }

    mutating func look(at path: String) throws(LibraryError) {
      do throws(Refusal) {
        waiting.append(try BookFacts(fileAt: path))
      } catch {
        refuse(path, error)
      }
      progress.looked += 1
      progress.file = path
      let time = ContinuousClock.now - lastWrite
      if waiting.count >= BookScan.batch || time > .milliseconds(BookScan.batchTime) {
        try write()
      }
      report()
    }

    /// Tells the library of what was found.
    mutating func write() throws(LibraryError) {
      lastWrite = .now
      guard !waiting.isEmpty else { return }
      let library = try openedLibrary()
      if isRescan { waiting = try library.notRemoved(waiting) }
      let facts = zip(waiting, try library.placesToFind(of: waiting)).map { facts, places in
        places.isEmpty ? facts : facts.recognized(by: places)
      }
      waiting = []
      for (facts, addition) in zip(facts, try library.add(facts, at: clock.now)) {
        switch addition {
        case .added(let book), .restored(let book):
          progress.added += 1
          books.append(book)
        case .known(let book), .moved(let book), .edition(let book):
          progress.known += 1
          lastKnown = book
        }
        tell(.taken(path: facts.path ?? "", title: facts.title ?? "", addition))
      }
    }

    private mutating func openedLibrary() throws(LibraryError) -> Library {
      if let library { return library }
      let opened = try Library(at: location, now: clock.now, onDamage: onDamage)
      library = opened
      return opened
    }

    mutating func report(force: Bool = false) {
      if !force, let lastReport, .now - lastReport < .milliseconds(BookScan.reportTime) { return }
      lastReport = .now
      tell(.progress(progress))
    }
  }
}
