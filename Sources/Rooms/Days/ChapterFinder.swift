import Books
import Dispatch
import Formats
import Glibc
import Paging
import Setup
import Shelf
import Synchronization

/// Finds the chapters that parts of the library's books are of, from the texts themselves.
final class ChapterFinder: Sendable {
  /// The longest text that is looked through, in bytes: a few milliseconds.
  private static let longest = 16 << 20
  /// How many outlines are kept.
  private static let capacity = 16

  private let queue = DispatchQueue(label: "chapters", qos: .utility)
  private let library: ReadersLibrary
  /// Those of the books that were asked for last; empty ones of books without.
  private let outlines = Mutex<[Int: Outline]>([:])
  private let isEnded = Atomic(false)

  init(in library: ReadersLibrary) { self.library = library }

  /// Finds the chapters in the background.
  ///
  /// - Parameter answer: Is given them by the book, on the queue.
  func find(
    _ parts: [Int: Range<Int>], answer: @escaping @Sendable ([Int: String]) -> Void
  ) {
    queue.async {
      let chapters = self.chapters(of: parts)
      if !self.hasEnded { answer(chapters) }
    }
  }

  /// Ends what is being looked for, and all that is asked later.
  func end() { isEnded.store(true, ordering: .relaxed) }

  private var hasEnded: Bool { isEnded.load(ordering: .relaxed) }

  /// The chapters by the book, of books that have some: the first one and the last one of each part.
  func chapters(of parts: [Int: Range<Int>]) -> [Int: String] {
    parts.reduce(into: [:]) { chapters, part in
      let outline = outline(ofBook: part.key)
      guard let last = outline.index(at: max(part.value.upperBound - 1, 0)) else { return }
      let names = [outline.index(at: part.value.lowerBound) ?? last, last]
        .map { outline.entries[$0].title }
      chapters[part.key] = names[0] == names[1] ? names[0] : "\(names[0]) – \(names[1])"
    }
  }

  private func outline(ofBook book: Int) -> Outline {
    if let known = outlines.withLock({ $0[book] }) { return known }
    // A file that cannot be read may come back.
    guard !hasEnded, let found = read(book) else { return Outline() }
    outlines.withLock { outlines in
      if outlines.count >= Self.capacity { outlines = [:] }
      outlines[book] = found
    }
    return found
  }

  private func read(_ book: Int) -> Outline? {
    guard let path = try? library.opened()?.path(of: BookID(rawValue: Int64(book))),
      let source = try? open(path, OpenOptions(), onChange: {}).source
    else { return nil }
    defer { source.stop() }
    while !source.isComplete, source.failure == nil, source.count <= Self.longest, !hasEnded {
      usleep(2000)
    }
    // A text that is too long has none for good.
    guard source.count <= Self.longest else { return Outline() }
    guard source.failure == nil, source.isComplete,
      let manuscript = try? Manuscript(source)
    else { return nil }
    return try? manuscript.outlineSearch.run()
  }
}
