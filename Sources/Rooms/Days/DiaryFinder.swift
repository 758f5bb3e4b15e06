import Setup
import Books
import CProcess
import Datebook
import Dispatch
import Formats
import Glibc
import Paging
import Shelf
import Synchronization

/// Looks for diaries among the books that were added and never opened, in the background, so that
/// days have their entries: each book is looked through once.
final class DiaryFinder: Sendable {
  private let queue = DispatchQueue(label: "diaries", qos: .background)
  private let isEnded = Atomic(false)
  private let library: ReadersLibrary
  private let report: @Sendable () -> Void

  /// - Parameter report: Is called when a diary was found, on the queue.
  init(in library: ReadersLibrary, report: @escaping @Sendable () -> Void) {
    self.library = library
    self.report = report
  }

  /// Begins to look.
  func start() {
    queue.async {
      cpr_lower_own_priority()
      do throws(LibraryError) {
        guard let library = try self.library.opened() else { return }
        for (book, path) in try library.booksToLookThrough() {
          guard !self.hasEnded else { return }
          try self.lookThrough(book, at: path, in: library)
        }
      } catch {
        // The pages tell what is wrong with the library.
      }
    }
  }

  /// Ends it after the book that is looked at.
  func end() { isEnded.store(true, ordering: .relaxed) }

  private var hasEnded: Bool { isEnded.load(ordering: .relaxed) }

  private func lookThrough(
    _ book: BookID, at path: String, in library: Library
  ) throws(LibraryError) {
    let found = dates(of: path)
    guard !hasEnded else { return }
    let ruling = try library.isDated(book)
    let counts = ruling ?? (found.certainty == .sure)
    try library.keep(entries: counts ? found.entries : [], of: book)
    if counts, !found.entries.isEmpty { report() }
  }

  /// The dates of the text in a file; none where it cannot be read.
  private func dates(of path: String) -> DatedText {
    guard let source = try? open(path, OpenOptions(), onChange: {}).source else {
      return DatedText()
    }
    defer { source.stop() }
    while !source.isComplete, source.failure == nil, !hasEnded { usleep(2000) }
    return (try? DatedText(readingAllOf: source, keepingWords: true)) ?? DatedText()
  }
}
