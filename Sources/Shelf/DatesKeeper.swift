package import Datebook
import Synchronization

/// Keeps whether an open book counts as a dated text, and its entries, without the reader waiting.
///
/// It may be used from any thread.
package final class DatesKeeper: Sendable {
  private struct Waiting {
    var ruling: Bool?
    var entries: [DatedText.Entry]?
    /// The entries that are in the library, as far as is known.
    var keptEntries: [DatedText.Entry]?
    var failure: LibraryError?
  }

  private let book: KeptBook
  private let waiting = Mutex(Waiting())

  /// A keeper of what is said of `book`; nothing is opened or written yet.
  package init(_ book: KeptBook) {
    self.book = book
  }

  /// Reads in the background what the reader said.
  ///
  /// - Parameter report: Is given it, on the queue of the library; `nil` where nothing was said, or
  ///   where it cannot be read.
  package func load(_ report: @escaping @Sendable (Bool?) -> Void) {
    book.perform {
      do throws(LibraryError) {
        report(
          try self.book.inLibrary { library, id throws(LibraryError) in try library.isDated(id) })
      } catch {
        // Whoever writes next tells the reader what is wrong with the library.
        report(nil)
      }
    }
  }

  /// Writes in the background that the book counts as dated, or that it does not.
  package func keep(isDated: Bool) {
    waiting.withLock { $0.ruling = isDated }
    book.perform { self.write() }
  }

  /// Writes in the background which dated entries the book has for the days of the datebook: none
  /// where it does not count as dated.
  package func keep(entries: [DatedText.Entry]) {
    let isNew = waiting.withLock { waiting in
      guard entries != waiting.entries ?? waiting.keptEntries else { return false }
      waiting.entries = entries
      return true
    }
    if isNew { book.perform { self.write() } }
  }

  /// Writes what is not written yet, and waits for it.
  ///
  /// - Parameter seconds: How long to wait at most.
  /// - Returns: `nil` when all is kept, otherwise a sentence that says why not.
  package func flush(within seconds: Double) -> String? {
    guard waiting.withLock({ $0.ruling != nil || $0.entries != nil }) else { return nil }
    guard book.perform(within: seconds, { self.write() }) else {
      return LibraryError.busy(path: book.location.path).description
    }
    // Entries are found again at the next opening: they are nothing to be told of.
    return waiting.withLock { $0.ruling == nil ? nil : $0.failure?.description }
  }

  /// Writes what waits, on the queue; what cannot be written waits on.
  private func write() {
    let (ruling, entries) = waiting.withLock { ($0.ruling, $0.entries) }
    guard ruling != nil || entries != nil else { return }
    do throws(LibraryError) {
      try book.inLibrary { library, id throws(LibraryError) in
        if let ruling { try library.rule(isDated: ruling, of: id) }
        if let entries { try library.keep(entries: entries, of: id) }
      }
      waiting.withLock { waiting in
        if waiting.ruling == ruling { waiting.ruling = nil }
        if let entries {
          waiting.keptEntries = entries
          if waiting.entries == entries { waiting.entries = nil }
        }
        waiting.failure = nil
      }
    } catch {
      waiting.withLock { $0.failure = error }
      book.tell(error.description)
    }
  }
}
