package import Datebook
import Synchronization

/// What is to be written of the dates of a text.
struct DatesWrites: OutboxContents {
  /// Whether the text counts as dated, as the reader says.
  var ruling: Bool?
  var entries: [DatedText.Entry]?

  mutating func add(_ later: DatesWrites) {
    ruling = later.ruling ?? ruling
    entries = later.entries ?? entries
  }

  // Entries are found again at the next opening.
  var thing: String? { ruling == nil ? nil : "Your answer whether this is a diary" }
}

/// Keeps whether an open book counts as a dated text, and its entries, without the reader waiting.
///
/// It may be used from any thread.
package final class DatesKeeper: Keeper {
  let tray = OutboxTray<DatesWrites>()
  package var outbox: Outbox { book.outbox }
  private let book: KeptBook
  /// The entries that are in the library, if they were written from here.
  private let keptEntries = Mutex<[DatedText.Entry]?>(nil)

  /// A keeper of the dates of `book`; nothing is opened or written yet.
  package init(_ book: KeptBook) {
    self.book = book
  }

  /// Reads in the background whether the reader said that the text counts as dated.
  ///
  /// - Parameter report: Called with it on the outbox's queue; nil if the reader said nothing, or it
  ///   cannot be read.
  package func load(_ report: @escaping @Sendable (Bool?) -> Void) {
    outbox.perform {
      if let ruling = self.tray.unwritten?.ruling { return report(ruling) }
      // If the library cannot be read, the next write tells the reader what is wrong with it.
      report(
        (try? self.book.inLibrary { library, id throws(LibraryError) in try library.isDated(id) })
          ?? nil)
    }
  }

  /// Has written in the background that the book counts as dated, or that it does not.
  package func keep(isDated: Bool) { postAtOnce(DatesWrites(ruling: isDated)) }

  /// Has written in the background which dated entries the book has for the days of the datebook: none
  /// if it does not count as dated.
  package func keep(entries: [DatedText.Entry]) {
    guard entries != tray.unwritten?.entries ?? keptEntries.withLock({ $0 }) else { return }
    postAtOnce(DatesWrites(entries: entries))
  }

  func write(_ writes: inout DatesWrites) throws(LibraryError) {
    try book.inLibrary { library, id throws(LibraryError) in
      if let ruling = writes.ruling { try library.rule(isDated: ruling, of: id) }
      writes.ruling = nil
      guard let entries = writes.entries else { return }
      try library.keep(entries: entries, of: id)
      keptEntries.withLock { $0 = entries }
    }
  }
}
