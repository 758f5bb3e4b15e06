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
  /// What was done to these marks is not in the library yet; none if all is.
  case unsaved(Set<MarkID>)
}

/// What is to be done to marks, in order.
struct MarkWrites: OutboxContents {
  var writes: [(id: MarkID, write: MarkWrite)]

  var thing: String? { "The mark" }

  mutating func add(_ later: MarkWrites) { writes += later.writes }
}

/// Keeps the marks of one open book, without the reader waiting.
///
/// What is done to marks is written at once, in order. If the library cannot be written to, the keeper
/// tells which marks are unsaved. It may be used from any thread.
package final class MarkKeeper: Keeper {
  private struct State {
    /// The rows of marks made since the text was opened, by their turn.
    var rows: [Int: Int64] = [:]
    /// Marks that are no longer in the text: they are looked for once.
    var lost: Set<Int64> = []
    /// Whether marks are to be looked for once all of the text has come.
    var awaitsText = false
  }

  let tray = OutboxTray<MarkWrites>()
  package var outbox: Outbox { book.outbox }
  private let book: KeptBook
  private let onNews: @Sendable (MarkNews) -> Void
  private let state = Mutex(State())
  /// Where marks are looked for in an edited file: that may take a while.
  private let searches = DispatchQueue(label: "marks", qos: .utility)

  /// A keeper of the marks of `book`; nothing is read or written yet.
  ///
  /// - Parameter onNews: Called on some queue with what there is to tell.
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
    if isAnew { state.withLock { $0.lost = [] } }
    outbox.perform { self.read(text, asked: asked) }
  }

  /// Notes that more of `text` has come: the marks that it did not have are looked for once it is all
  /// there.
  package func textArrived(_ text: any TextSource, asked: Int = 0) {
    guard text.isComplete, state.withLock({ $0.awaitsText }) else { return }
    state.withLock { $0.awaitsText = false }
    load(in: text, asked: asked)
  }

  var unkeptWords: [String] {
    var marks: [(id: MarkID, words: String?, note: String?)] = []
    for (id, write) in tray.unwritten?.writes ?? [] {
      let index = marks.firstIndex { $0.id == id }
      switch write {
      case .make(let mark): marks.append((id, mark.words, mark.note))
      case .change(.note(let note)):
        if let index { marks[index].note = note } else { marks.append((id, nil, note)) }
      case .change(.removed(true)): if let index { marks.remove(at: index) }
      case .change, .move: break
      }
    }
    return marks.map { mark in
      [mark.words, mark.note].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
    }.filter { !$0.isEmpty }
  }

  /// Notes what was done to a mark, and has it written at once in the background.
  package func write(_ write: MarkWrite, to id: MarkID) {
    postAtOnce(MarkWrites(writes: [(id, write)]))
  }
}

// MARK: - On the outbox's queue

extension MarkKeeper {
  func write(_ writes: inout MarkWrites) throws(LibraryError) {
    let rows = state.withLock { $0.rows }
    let known = try book.inLibrary { library, id throws(LibraryError) in
      try library.write(writes.writes, of: id, rows: rows, now: book.clock.now)
    }
    state.withLock { $0.rows = known }
  }

  func obstacleChanged(to obstacle: LibraryError?) {
    let unsaved = obstacle == nil ? [] : tray.unwritten?.writes.map(\.id) ?? []
    onNews(.unsaved(Set(unsaved)))
  }

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
      // The next write tells the reader what is wrong with the library.
      return
    }
    let (rows, lost) = state.withLock { state in
      // Noted before the marks are looked for: the rest of the text may come meanwhile.
      state.awaitsText = !text.isComplete
      return (state.rows, state.lost)
    }
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
    // What is missing may be in the rest of a text that is still coming, or nearer to its place there.
    guard !missing.isEmpty, state.withLock({ !$0.awaitsText }) else { return }
    searches.async { [missing] in self.search(for: missing, in: text) }
  }

  /// Looks for marks in an edited file; the distance that one has moved tells where the next may be.
  private func search(for missing: [Missing], in text: any TextSource) {
    var found: [MarkID: Range<Int>] = [:]
    var shift = 0
    for mark in missing {
      guard let range = try? mark.span.find(in: text, shift: shift) else {
        state.withLock { _ = $0.lost.insert(mark.row) }
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
