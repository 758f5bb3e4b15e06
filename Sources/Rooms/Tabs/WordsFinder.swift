import Books
import Concordance
import CProcess
import Dispatch
import Holdings
import Search
import Setup
import Shelf
import Synchronization
import TabPlaces

/// Finds words in all that the library knows, and in the texts of its books, in the background.
final class WordsFinder: Sendable {
  private let queue = DispatchQueue(label: "words", qos: .userInitiated)
  private let textsQueue = DispatchQueue(label: "texts", qos: .utility)
  private let moreQueue = DispatchQueue(label: "more of a text", qos: .userInitiated)
  private let library: ReadersLibrary
  /// The index of the library's words, made ready with the first words that are looked for.
  private let index = Mutex<LibraryIndex?>(nil)
  /// The words that were asked for last: what was asked before is passed over.
  private let wanted = Mutex("")
  private let search = Mutex(Search())
  private let report: @Sendable (FindingEvent) -> Void
  private let tell: @Sendable (String) -> Void

  private struct LibraryIndex {
    let library: Library
    let words: WordIndex
  }

  /// The search through the texts.
  private struct Search {
    /// The one that was asked for last; `nil` if that was ended.
    var number: Int?
    var running: TextsSearch?
  }

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
        self.report(.found(words, try self.found(words)))
      } catch {
        self.tell(error.sentence(reading: "The library"))
      }
    }
  }

  private func found(_ words: String) throws(LibraryError) -> [FoundWords] {
    guard let library = try library.opened() else { return [] }
    return try index.withLock { index throws(LibraryError) in
      // Another library has taken the place of the one that was set aside.
      if index?.library !== library {
        index = LibraryIndex(library: library, words: try WordIndex(of: library.readLocation))
      }
      return try index?.words.find(words) ?? []
    }
  }

  /// The path that a book was last seen at; `nil` if that is not known.
  func file(of book: BookID) -> String? { try? library.opened()?.path(of: book) }
}

// MARK: - The texts

extension WordsFinder {
  /// Finds words in the texts of all books, those read last first; what is told of it has `number`.
  func searchTexts(_ number: Int, _ words: String) {
    search.withLock { search in
      search.running?.cancel()
      search = Search(number: number)
    }
    textsQueue.async {
      do {
        try self.run(number, words)
      } catch let error as LibraryError {
        self.tell(error.sentence(reading: "The library"))
      } catch let error as SearchError {
        self.tell(error.sentence)
      } catch {
        self.tell("The texts cannot be searched: \(error)")
      }
      self.report(.texts(number: number, .ended))
    }
  }

  private func run(_ number: Int, _ words: String) throws {
    let books = try library.opened()?.records() ?? []
    let latestFirst = books.sorted { ($0.lastReadAt ?? $0.addedAt) > ($1.lastReadAt ?? $1.addedAt) }
    let texts = try TextsSearch(
      SearchQuery(words), in: latestFirst, reach: Self.reach,
      cacheFolder: ReadersFolders.standard.texts)
    let isWanted = search.withLock { search in
      guard search.number == number else { return false }
      search.running = texts
      return true
    }
    guard isWanted else { return }
    // Of thousands of books a second, not each has to be shown before its turn is over.
    var nextProgress = DispatchTime.now()
    _ = texts.run(prepare: { cpr_lower_own_priority() }) { news in
      if case .searching = news {
        guard DispatchTime.now() >= nextProgress else { return }
        nextProgress = .now() + Self.progressInterval
      }
      self.report(.texts(number: number, TextsNews(news)))
    }
  }

  /// How far the search has come is told that often.
  private static let progressInterval = DispatchTimeInterval.milliseconds(50)
  /// How many characters of whole words are shown on each side of a match, at most.
  private static let reach = 160

  /// Finds more matches in the text of a book; what is told of it has `number`.
  func searchText(_ number: Int, _ words: String, of book: BookID, atMost count: Int) {
    moreQueue.async {
      let news: TextsNews
      do {
        let books = try self.library.opened()?.records(of: [book]) ?? []
        let texts = try TextsSearch(
          SearchQuery(words), in: books, matchesPerBook: count, reach: Self.reach,
          cacheFolder: ReadersFolders.standard.texts)
        var outcome = TextsNews.noMore(book, reason: "it no longer contains the words")
        _ = texts.run { news in
          switch TextsNews(news) {
          case .found(let finding): outcome = .more(finding)
          case .passedOver(_, let reason): outcome = .noMore(book, reason: reason)
          default: break
          }
        }
        news = outcome
      } catch let error as LibraryError {
        news = .noMore(book, reason: error.sentence(reading: "The library"))
      } catch {
        news = .noMore(book, reason: "\(error)")
      }
      self.report(.texts(number: number, news))
    }
  }

  /// Ends the search through the texts.
  func endSearch() {
    search.withLock { search in
      search.running?.cancel()
      search = Search()
    }
  }
}

extension TextsNews {
  fileprivate init(_ news: TextsSearch.News) {
    switch news {
    case .searching(let book, let done, let count):
      self = .searching(TextsProgress(title: book.title, done: done, count: count))
    case .passedOver(let book, let reason):
      self = .passedOver(title: book.title, reason: reason)
    case .found(let found):
      self = .found(
        TextFinding(
          book: found.book.id, title: found.book.title, count: found.count,
          matches: found.matches.map { ($0.range.lowerBound, $0.context) }))
    }
  }
}

extension WordsFinder: BackgroundWorker {
  func end() { endSearch() }
}
