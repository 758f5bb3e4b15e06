import Books
import Formats
import Glibc
package import Holdings
package import Search
import Synchronization
import Workers

/// A search through the texts of many books until it is done or cancelled.
///
/// Short texts are searched side by side, one on each core; a long one is searched on all cores.
/// Books are told in their order, the first at once: texts are taken in batches that grow. Memory
/// does not grow with the texts. A book without a file, or whose file cannot be read, is told and
/// passed over.
package final class TextsSearch: Sendable {
  /// A match in a text.
  package struct Match: Sendable {
    /// Its bytes.
    package let range: Range<Int>
    /// What stands around it.
    package let context: MatchContext
  }

  /// What was found in a book.
  package struct Found: Sendable {
    /// The book.
    package let book: BookRecord
    /// The first matches, in order.
    package let matches: [Match]
    /// The number of all matches.
    package let count: Int
  }

  /// What there is to tell while it goes on.
  package enum News: Sendable {
    /// A book is being searched; `done` books were before, of `count`.
    case searching(BookRecord, done: Int, of: Int)
    /// A book has the words. If all matches are wanted, a long book is told in parts.
    case found(Found)
    /// A book's text cannot be searched: why, as the part of a sentence that follows a colon.
    case passedOver(BookRecord, reason: String)
  }

  /// How many matches of a book are told.
  private let matchesPerBook: Int
  private let reach: Int
  private let pattern: SearchPattern
  private let books: [BookRecord]
  private let cacheFolder: String?
  private let state = Mutex((isCancelled: false, run: SearchRun?.none))

  /// A search for `query` in the texts of `books`, in their order.
  ///
  /// - Parameters:
  ///   - matchesPerBook: How many matches of a book are told; all are counted.
  ///   - reach: How many characters of whole words are told on each side of a match, at most.
  ///   - cacheFolder: Where texts are that books were converted into: what is there is read, and nothing
  ///     is added.
  package init(
    _ query: SearchQuery, in books: [BookRecord], matchesPerBook: Int = 5,
    reach: Int = MatchContext.usualReach, cacheFolder: String? = nil
  ) throws(SearchError) {
    pattern = try SearchPattern(query)
    self.books = books
    self.cacheFolder = cacheFolder
    self.matchesPerBook = matchesPerBook
    self.reach = reach
  }

  /// Ends the search soon, from any thread.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.run?.cancel()
    }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Searches to the end; blocks until it is done.
  ///
  /// - Parameters:
  ///   - prepare: Called on every thread before it searches.
  ///   - report: Called on this thread with what there is to tell.
  /// - Returns: Whether the search came to its end.
  package func run(
    prepare: @escaping @Sendable () -> Void = {}, report: (News) -> Void
  ) -> Bool {
    let searches = (0..<Workers.count).map { _ in
      ShortTextSearch(pattern, longest: ShortText.longest) { self.isCancelled }
    }
    let texts = searches.map { _ in ShortText() }
    var length = Self.firstBatch
    var next = 0
    while next < books.count {
      let batch = batch(from: next, length)
      report(.searching(books[next], done: next, of: books.count))
      let outcomes = Batch(batch)
      Workers.run(min(searches.count, batch.count)) { number in
        prepare()
        while !self.isCancelled, let index = outcomes.next() {
          outcomes.put(
            self.search(self.books[index], by: searches[number], texts[number]), for: index)
        }
      }
      for (index, outcome) in zip(batch, outcomes.all) {
        guard !isCancelled else { return false }
        if index > next { report(.searching(books[index], done: index, of: books.count)) }
        tell(outcome, of: books[index], prepare, report)
      }
      next = batch.upperBound
      length = min(2 * length, Self.longestBatch)
    }
    return !isCancelled
  }
}

// MARK: - Batches

extension TextsSearch {
  private static let firstBatch = 8
  private static let longestBatch = 512
  /// A batch of several books has no more bytes: so many matches may be kept until they are told.
  private static let batchBytes = 4 << 20

  /// The books from `start` on that are searched side by side, `length` at most.
  private func batch(from start: Int, _ length: Int) -> Range<Int> {
    var end = start
    var bytes = 0
    while end < min(start + length, books.count) {
      bytes += books[end].fileBytes
      if end > start, bytes > Self.batchBytes { break }
      end += 1
    }
    return start..<end
  }

  /// What became of a book on its way.
  private enum Outcome {
    /// It has not been searched: the search was cancelled.
    case none
    /// It does not have the words.
    case nothing
    case found(Found)
    /// It is not short, or its text has to be converted.
    case long
    case failed(reason: String)
  }

  /// Books that are searched side by side.
  private final class Batch: Sendable {
    private let books: Range<Int>
    private let nextBook: Atomic<Int>
    private let outcomes: Mutex<[Outcome]>

    init(_ books: Range<Int>) {
      self.books = books
      nextBook = Atomic(books.lowerBound)
      outcomes = Mutex(Array(repeating: .none, count: books.count))
    }

    /// The next book that nobody has taken.
    func next() -> Int? {
      let book = nextBook.wrappingAdd(1, ordering: .relaxed).oldValue
      return book < books.upperBound ? book : nil
    }

    func put(_ outcome: Outcome, for book: Int) {
      outcomes.withLock { $0[book - books.lowerBound] = outcome }
    }

    var all: [Outcome] { outcomes.withLock { $0 } }
  }

  private func search(
    _ book: BookRecord, by search: ShortTextSearch, _ text: ShortText
  ) -> Outcome {
    guard let path = book.path else { return .failed(reason: "it has no file") }
    do {
      if text.load(path: path) { return try self.search(text, of: book, by: search) }
      guard book.fileBytes <= ShortText.longest else { return .long }
      let opened = try open(path)
      defer { opened.stop() }
      guard opened.isComplete, opened.count <= ShortText.longest else { return .long }
      return try self.search(opened, of: book, by: search)
    } catch {
      return .failed(reason: Self.reason(error))
    }
  }

  private func search(
    _ text: any TextSource, of book: BookRecord, by search: ShortTextSearch
  ) throws(SearchError) -> Outcome {
    let matches = try search.matches(in: text)
    guard !matches.isEmpty else { return .nothing }
    var contexts = ContextReader(of: text, reach: reach)
    return .found(
      Found(
        book: book, matches: try told(matches.prefix(matchesPerBook), &contexts),
        count: matches.count))
  }

  private func told(
    _ matches: some Sequence<Range<Int>>, _ contexts: inout ContextReader
  ) throws(SearchError) -> [Match] {
    var told: [Match] = []
    for match in matches {
      do throws(TextError) {
        told.append(Match(range: match, context: try contexts.context(of: match)))
      } catch {
        throw .unreadable(error)
      }
    }
    return told
  }

  private func tell(
    _ outcome: Outcome, of book: BookRecord, _ prepare: @escaping @Sendable () -> Void,
    _ report: (News) -> Void
  ) {
    switch outcome {
    case .none, .nothing: break
    case .found(let found): report(.found(found))
    case .failed(let reason): report(.passedOver(book, reason: reason))
    case .long:
      if let reason = searchLong(book, prepare, report) {
        report(.passedOver(book, reason: reason))
      }
    }
  }
}

// MARK: - Long texts

extension TextsSearch {
  /// Searches a text of any length and encoding on all cores.
  ///
  /// - Returns: Why it cannot be searched; `nil` if it was.
  private func searchLong(
    _ book: BookRecord, _ prepare: @escaping @Sendable () -> Void, _ report: (News) -> Void
  ) -> String? {
    guard let path = book.path else { return "it has no file" }
    do {
      let text = try open(path)
      defer { text.stop() }
      // A text in another encoding is converted first.
      while !text.isComplete, !isCancelled { usleep(5_000) }
      try search(text, of: book, prepare, report)
      return nil
    } catch {
      return Self.reason(error)
    }
  }

  private func open(_ path: String) throws(OpenError) -> any LiveText {
    let options = OpenOptions(
      allowsBinary: true, cacheFolder: cacheFolder, cacheUse: .reading, isDigested: false)
    return try TextOpener.open(path: path, options: options) {}.source
  }

  /// Why a text cannot be searched, as the part of a sentence that follows a colon.
  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as OpenError:
      error.reason == .noSuchFile ? "its file is gone" : error.cause
    case let error as SearchError: error.sentence
    default: "it cannot be read"
    }
  }

  private func search(
    _ text: any TextSource, of book: BookRecord, _ prepare: @escaping @Sendable () -> Void,
    _ report: (News) -> Void
  ) throws(SearchError) {
    let run = try SearchRun(pattern, in: text)
    let isWanted = state.withLock { state in
      state.run = run
      return !state.isCancelled
    }
    defer { state.withLock { $0.run = nil } }
    guard isWanted else { return }
    var contexts = ContextReader(of: text, reach: reach)
    var matches: [Match] = []
    var count = 0
    var failure: SearchError?
    let isDone = try run.run(prepare: prepare) { found in
      count += found.matches.count
      do throws(SearchError) {
        matches += try told(found.matches.prefix(matchesPerBook - matches.count), &contexts)
      } catch {
        failure = error
      }
      if matchesPerBook == .max, matches.count >= Self.matchesAtOnce {
        report(.found(Found(book: book, matches: matches, count: count)))
        (matches, count) = ([], 0)
      }
      return failure == nil && !isCancelled
    }
    if let failure { throw failure }
    if isDone, count > 0 { report(.found(Found(book: book, matches: matches, count: count))) }
  }

  /// If all matches of a long book are wanted, so many are told at once.
  private static let matchesAtOnce = 10_000
}
