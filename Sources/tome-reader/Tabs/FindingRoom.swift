import Books
import CProcess
import Concordance
import Datebook
import Dispatch
import Holdings
import Reader
import Screen
import Search
import Settings
import Shelf
import Synchronization

/// The search through everything, without its terminal.
struct FindingRoom: TabRoom {
  var model: TabModel<FindingPlace>
  let preferences: Preferences
  let clock: LocalClock
  var today: Day
  private let finder: WordsFinder

  /// A search for nothing yet, for a screen of `size`.
  init(_ configuration: Configuration, size: ScreenSize, symbols: Symbols, mailbox: RoomMailbox) {
    preferences = configuration.preferences
    clock = LocalClock(startHour: preferences.dayStart)
    today = clock.today
    finder = WordsFinder(in: ReadersLibrary { mailbox.post($0) }) {
      mailbox.post(.finding($0))
    } tell: {
      mailbox.post(.notice($0))
    }
    model = TabModel(
      FindingPlace(), size: size, today: today, clock: clock.clock(at: clock.now),
      locale: .environment, symbols: symbols, preferences: preferences)
  }

  mutating func take(_ message: SessionMessage) -> [TerminalRequest] {
    guard case .finding(let event) = message else { return [] }
    return apply(.own(event))
  }

  mutating func perform(_ effect: FindingEffect) -> [TerminalRequest] {
    switch effect {
    case .find(let words): finder.find(words)
    case .searchTexts(let words): finder.searchTexts(words)
    case .endSearch: finder.endSearch()
    case .open(let book, let spot):
      guard let file = finder.file(of: book) else {
        return apply(
          .notice("Where this book is, is not known: the library can point it to its file."))
      }
      return [.tab(.read(TextTarget(file: file, at: spot)))]
    }
    return []
  }

  func end() -> String? {
    finder.endSearch()
    return nil
  }
}

/// Finds words in all that the library knows, and in the texts of its books, in the background.
final class WordsFinder: Sendable {
  private let queue = DispatchQueue(label: "words", qos: .userInitiated)
  private let textsQueue = DispatchQueue(label: "texts", qos: .utility)
  private let library: ReadersLibrary
  /// Touched on `queue` only.
  private let index = WordIndexBox()
  /// The words that were asked for last: what was asked before is passed over.
  private let wanted = Mutex("")
  private let search = Mutex<TextsSearch?>(nil)
  private let report: @Sendable (FindingEvent) -> Void
  private let tell: @Sendable (String) -> Void

  /// - Parameters:
  ///   - report: Is given what was found, on a thread of the finder.
  ///   - tell: Is given sentences for the reader, there too.
  init(
    in library: ReadersLibrary, report: @escaping @Sendable (FindingEvent) -> Void,
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.library = library
    self.report = report
    self.tell = tell
  }

  /// Finds words in titles, authors, tags, notes and marks.
  func find(_ words: String) {
    wanted.withLock { $0 = words }
    queue.async {
      guard self.wanted.withLock({ $0 }) == words else { return }
      do throws(LibraryError) {
        self.report(.found(words, try self.index.find(words, in: self.library)))
      } catch {
        self.tell(error.sentence(about: "The library"))
      }
    }
  }

  /// Finds words in the texts of all books, those read last first.
  func searchTexts(_ words: String) {
    endSearch()
    textsQueue.async {
      do {
        let books =
          try self.library.opened()?.records().sorted {
            ($0.lastReadAt ?? $0.addedAt) > ($1.lastReadAt ?? $1.addedAt)
          } ?? []
        let search = try TextsSearch(SearchQuery(words), in: books)
        self.search.withLock { $0 = search }
        _ = search.run(prepare: { cpr_lower_own_priority() }) { news in self.take(news) }
      } catch let error as LibraryError {
        self.tell(error.sentence(about: "The library"))
      } catch let error as SearchError {
        self.tell(error.sentence)
      } catch {
        self.tell("The texts cannot be searched: \(error)")
      }
      let isOver = self.search.withLock { search in
        defer { search = nil }
        return search != nil
      }
      if isOver { self.report(.textsSearched(nil)) }
    }
  }

  /// Ends the search through the texts.
  func endSearch() {
    search.withLock { search in
      search?.cancel()
      search = nil
    }
  }

  private func take(_ news: TextsSearch.News) {
    switch news {
    case .searching(let book, let done, let count):
      report(.textsSearched(TextsProgress(title: book.title, done: done, count: count)))
    case .passedOver(let book, let reason):
      report(.passedOver(title: book.title, reason: reason))
    case .found(let found):
      let matches = found.matches.compactMap { match in
        (try? MatchContext(of: match, in: found.text, reach: 160)).map { (match.lowerBound, $0) }
      }
      report(
        .textFound(
          TextFinding(
            book: found.book.id, title: found.book.title, count: found.count, matches: matches)))
    }
  }

  /// The path that a book was last seen at; `nil` where that is not known.
  func file(of book: BookID) -> String? { try? library.opened()?.path(of: book) }
}

/// The index of words, opened with the first words that are looked for; for one queue alone.
private final class WordIndexBox: @unchecked Sendable {
  private var index: WordIndex?

  func find(_ words: String, in library: ReadersLibrary) throws(LibraryError) -> [FoundWords] {
    if index == nil, let library = try library.opened() {
      index = try WordIndex(of: library.location)
    }
    return try index?.find(words) ?? []
  }
}
