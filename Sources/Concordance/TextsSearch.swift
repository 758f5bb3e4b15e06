package import Books
import Formats
import Glibc
package import Holdings
package import Search
import Synchronization

/// A search through the texts of many books, one after the other, until it is done or cancelled.
///
/// Each text is searched on all cores, so that the first books are told at once; memory does not grow
/// with the texts. A book without a file, or whose file cannot be read, is told and passed over.
package final class TextsSearch: Sendable {
  /// What was found in a book.
  package struct Found: Sendable {
    /// The book.
    package let book: BookRecord
    /// The first matches, in order: bytes of the text.
    package let matches: [Range<Int>]
    /// The number of all matches.
    package let count: Int
    /// The text, to read what stands around the matches.
    package let text: any TextSource
  }

  /// What there is to tell while it goes on.
  package enum News: Sendable {
    /// A book is being searched; `done` books were before, of `count`.
    case searching(BookRecord, done: Int, of: Int)
    /// A book has the words.
    case found(Found)
    /// A book's text cannot be searched: why, as the part of a sentence that follows a colon.
    case passedOver(BookRecord, reason: String)
  }

  /// How many matches of a book are told.
  private let matchesPerBook: Int
  private let pattern: SearchPattern
  private let books: [BookRecord]
  private let state = Mutex((isCancelled: false, run: SearchRun?.none))

  /// A search for `query` in the texts of `books`, in their order.
  ///
  /// - Parameter matchesPerBook: How many matches of a book are told; all are counted.
  package init(
    _ query: SearchQuery, in books: [BookRecord], matchesPerBook: Int = 5
  ) throws(SearchError) {
    pattern = try SearchPattern(query)
    self.books = books
    self.matchesPerBook = matchesPerBook
  }

  /// Ends the search soon, from any thread.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.run?.cancel()
    }
  }

  /// Searches to the end; blocks until it is done.
  ///
  /// - Parameters:
  ///   - prepare: Called on every thread before it searches.
  ///   - report: Called on this thread with what there is to tell.
  /// - Returns: Whether the search came to its end.
  package func run(
    prepare: @escaping @Sendable () -> Void = {}, report: (News) -> Void
  ) -> Bool {
    for (index, book) in books.enumerated() {
      guard !isCancelled else { return false }
      report(.searching(book, done: index, of: books.count))
      switch search(book, prepare) {
      case .success(let found):
        guard !isCancelled else { return false }
        if let found { report(.found(found)) }
      case .failure(let obstacle): report(.passedOver(book, reason: obstacle.reason))
      }
    }
    return !isCancelled
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Why a text cannot be searched.
  private struct Obstacle: Error {
    let reason: String
  }

  private func search(
    _ book: BookRecord, _ prepare: @escaping @Sendable () -> Void
  ) -> Result<Found?, Obstacle> {
    guard let path = book.path else { return .failure(Obstacle(reason: "it has no file")) }
    do {
      let text = try TextOpener.open(path: path, options: OpenOptions(allowsBinary: true)) {}
      defer { text.source.stop() }
      // A text in another encoding is converted first.
      while !text.source.isComplete, !isCancelled { usleep(5_000) }
      let run = try SearchRun(pattern, in: text.source)
      state.withLock { $0.run = run }
      defer { state.withLock { $0.run = nil } }
      var matches: [Range<Int>] = []
      var count = 0
      let isDone = try run.run(prepare: prepare) { found in
        count += found.matches.count
        matches += found.matches.prefix(matchesPerBook - matches.count)
        return !isCancelled
      }
      guard isDone, count > 0 else { return .success(nil) }
      return .success(Found(book: book, matches: matches, count: count, text: text.source))
    } catch let error as OpenError {
      let hasGone = error.reason == .noSuchFile
      return .failure(Obstacle(reason: hasGone ? "its file has gone" : error.cause))
    } catch let error as SearchError {
      return .failure(Obstacle(reason: error.sentence))
    } catch {
      return .failure(Obstacle(reason: "it cannot be read"))
    }
  }
}
