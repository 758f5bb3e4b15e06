package import Books
import Datebook
import Dispatch
import Synchronization

/// What the keeper of a book's marks has to tell.
package enum MarkNews: Equatable, Sendable {
  /// The marks of the book as the library has them, in the order of the text.
  ///
  /// - Parameter asked: The number that was given with the question.
  case loaded([Mark], asked: Int)
  /// Marks whose text was found elsewhere in an edited file.
  case found([MarkID: Range<Int>])
  /// What was done to these marks is not in the library yet; none when all is.
  case unsaved(Set<MarkID>)
}

/// Keeps the marks of one open book, without the reader waiting.
///
/// What is done to marks is written at once, in order, on the book's queue. Where the library cannot
/// be written to, the reader is told, the marks are said to be unsaved, and the keeper tries again
/// later. It may be used from any thread.
package final class MarkKeeper: Sendable {
  /// The longest time between two tries to write, in seconds.
  private static let longestRetry = 30

  private struct Waiting {
    var writes: [(id: MarkID, write: MarkWrite)] = []
    var isWriting = false
    /// The rows of marks made since the text was opened, by their turn.
    var rows: [Int: Int64] = [:]
    var failure: LibraryError?
    var failures = 0
    /// Marks that no longer are in the text: they are looked for once.
    var lost: Set<Int64> = []
  }

  private let book: KeptBook
  private let onNews: @Sendable (MarkNews) -> Void
  private let waiting = Mutex(Waiting())
  /// Where marks are looked for in an edited file: that may take a while.
  private let searches = DispatchQueue(label: "marks", qos: .utility)

  /// A keeper of the marks of `book`; nothing is read or written yet.
  ///
  /// - Parameter onNews: Is given what there is to tell, on some queue.
  package init(_ book: KeptBook, onNews: @escaping @Sendable (MarkNews) -> Void) {
    self.book = book
    self.onNews = onNews
  }

  /// Reads the marks in the background and looks where they are in `text`; tells what it finds.
  ///
  /// - Parameters:
  ///   - asked: A number that is told with the marks.
  ///   - isAnew: Whether the text has changed, so that marks that were lost may be there again.
  package func load(in text: any TextSource, asked: Int = 0, isAnew: Bool = false) {
    if isAnew { waiting.withLock { $0.lost = [] } }
    book.perform { self.read(text, asked: asked) }
  }

  /// Takes note of what was done to a mark, and writes it at once in the background.
  package func write(_ write: MarkWrite, to id: MarkID) {
    let isDue = waiting.withLock { waiting in
      waiting.writes.append((id, write))
      return waiting.failures == 0
    }
    // What failed is tried again at its time, and this with it.
    book.perform { if isDue { self.writeAll() } else { self.tellUnsaved() } }
  }

  /// Writes what is not written yet, and waits for it.
  ///
  /// - Returns: `nil` when all is kept, otherwise a sentence that says why not.
  package func flush(within seconds: Double) -> String? {
    let isKept = waiting.withLock { $0.writes.isEmpty && !$0.isWriting }
    guard !isKept else { return nil }
    guard book.perform(within: seconds, { self.writeAll() }) else {
      return Self.sentence(LibraryError.busy(path: book.location.path))
    }
    return waiting.withLock { $0.writes.isEmpty ? nil : $0.failure.map(Self.sentence) }
  }

  private static func sentence(_ error: LibraryError) -> String {
    error.sentence(keeping: "The mark")
  }
}

// MARK: - Writing, on the book's queue

extension MarkKeeper {
  private func writeAll() {
    let (writes, rows) = waiting.withLock { waiting in
      defer { (waiting.isWriting, waiting.writes) = (true, []) }
      return (waiting.writes, waiting.rows)
    }
    defer { waiting.withLock { $0.isWriting = false } }
    guard !writes.isEmpty else { return }
    do throws(LibraryError) {
      let rows = try book.inLibrary { library, id throws(LibraryError) in
        try library.write(writes, of: id, rows: rows, now: book.clock.now)
      }
      let hadFailed = waiting.withLock { waiting in
        defer { (waiting.failure, waiting.failures) = (nil, 0) }
        waiting.rows = rows
        return waiting.failures > 0
      }
      if hadFailed { onNews(.unsaved([])) }
    } catch {
      putBack(writes, after: error)
    }
  }

  /// Tells what waits for the next try, where there will be one.
  private func tellUnsaved() {
    let unsaved = waiting.withLock { $0.failures == 0 ? nil : Set($0.writes.map(\.id)) }
    if let unsaved { onNews(.unsaved(unsaved)) }
  }

  private func putBack(_ writes: [(id: MarkID, write: MarkWrite)], after error: LibraryError) {
    let (delay, unsaved) = waiting.withLock { waiting in
      waiting.writes = writes + waiting.writes
      waiting.failure = error
      waiting.failures += 1
      let delay = min(Self.longestRetry, 1 << min(waiting.failures, 5))
      return (delay, Set(waiting.writes.map(\.id)))
    }
    onNews(.unsaved(unsaved))
    book.tell(Self.sentence(error))
    book.perform(after: .seconds(delay)) { self.writeAll() }
  }
}

// MARK: - Reading, on the book's queue

extension MarkKeeper {
  /// A mark that is not where it was.
  private struct Missing {
    var id: MarkID
    var row: Int64
    var span: MarkedSpan
  }

  private func read(_ text: any TextSource, asked: Int) {
    let kept: [(row: Int64, mark: KeptMark)]
    do throws(LibraryError) {
      kept = try book.inLibrary { library, id throws(LibraryError) in
        try library.forgetRemovedMarks(of: id, now: book.clock.now)
        return try library.marks(of: id)
      }
    } catch {
      // That the library cannot be used is told by who opens it first.
      return
    }
    let (rows, lost) = waiting.withLock { ($0.rows, $0.lost) }
    let turns = Dictionary(rows.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var marks: [Mark] = []
    var missing: [Missing] = []
    for (row, mark) in kept {
      let id = turns[row].map { MarkID.new($0) } ?? .kept(row)
      let isThere = (try? mark.span.isUnchanged(in: text)) == true
      marks.append(mark.mark(id, at: isThere ? mark.span.range : nil))
      if !isThere, !lost.contains(row) {
        missing.append(Missing(id: id, row: row, span: mark.span))
      }
    }
    onNews(.loaded(marks, asked: asked))
    guard !missing.isEmpty else { return }
    searches.async { [missing] in self.search(for: missing, in: text) }
  }

  /// Looks for marks in an edited file; what one has moved by tells where the next may be.
  private func search(for missing: [Missing], in text: any TextSource) {
    var found: [MarkID: Range<Int>] = [:]
    var shift = 0
    for mark in missing {
      guard let range = try? mark.span.find(in: text, shift: shift) else {
        waiting.withLock { _ = $0.lost.insert(mark.row) }
        continue
      }
      shift = range.lowerBound - mark.span.start.offset
      found[mark.id] = range
      if let span = try? text.span(of: range), span != mark.span {
        write(.move(span), to: .kept(mark.row))
      }
    }
    if !found.isEmpty { onNews(.found(found)) }
  }
}
