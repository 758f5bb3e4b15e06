import Books
import CProcess
import Datebook
import Dispatch
import Formats
import Glibc
import Paging
import Setup
import Shelf
import Synchronization

/// Looks for diaries among the books that were added and never opened, in the background, so that
/// days have their entries: each book is looked through once.
final class DiaryFinder: BackgroundWorker {
  private let queue = DispatchQueue(label: "diaries", qos: .background)
  /// The number of the search that was begun last, raised when one ends.
  private let search = Atomic(0)
  private let library: ReadersLibrary
  private let report: @Sendable () -> Void

  /// - Parameter report: Is called when a diary was found, on the queue.
  init(in library: ReadersLibrary, report: @escaping @Sendable () -> Void) {
    self.library = library
    self.report = report
  }

  /// Ends the search that goes on, and begins another.
  func start() {
    let number = search.add(1, ordering: .relaxed).newValue
    queue.async {
      cpr_lower_own_priority()
      do throws(LibraryError) {
        guard let library = try self.library.opened() else { return }
        for (book, path) in try library.booksToLookThrough() {
          guard self.goesOn(number) else { return }
          try self.lookThrough(book, at: path, in: library) { self.goesOn(number) }
        }
      } catch {
        // The pages tell what is wrong with the library.
      }
    }
  }

  /// Ends it after the book that is looked at.
  func end() { search.add(1, ordering: .relaxed) }

  private func goesOn(_ number: Int) -> Bool { search.load(ordering: .relaxed) == number }

  private func lookThrough(
    _ book: BookID, at path: String, in library: Library, while goesOn: () -> Bool
  ) throws(LibraryError) {
    let found = dates(of: path, while: goesOn)
    guard goesOn() else { return }
    let ruling = try library.isDated(book)
    let counts = ruling ?? (found.certainty == .sure)
    try library.keep(entries: counts ? found.entries : [], of: book)
    if counts, !found.entries.isEmpty { report() }
  }

  /// The dates of the text in a file; none where it cannot be read.
  private func dates(of path: String, while goesOn: () -> Bool) -> DatedText {
    guard let source = try? open(path, OpenOptions(), onChange: {}).source else {
      return DatedText()
    }
    defer { source.stop() }
    while !source.isComplete, source.failure == nil, goesOn() { usleep(2000) }
    return (try? DatedText(readingAllOf: source, keepingWords: true)) ?? DatedText()
  }
}
