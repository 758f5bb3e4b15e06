package import Books
package import Holdings
import Widgets

/// What the place where books are added hears from outside.
package enum AddingEvent: Equatable, Sendable {
  /// What stands in a folder.
  case folderListed(String, [FolderEntry])
  /// How far the scan has come.
  case progress(ScanProgress)
  /// Files or folders that the scan could not read.
  case refused([ScanRefusal])
  /// The scan has ended.
  case ended(ScanSummary)
}

/// What a scan came to.
package struct ScanSummary: Equatable, Sendable {
  /// How far it came.
  package var progress: ScanProgress
  /// The books that are new in the library, or back in it.
  package var books: [BookID]
  /// The last of the books that the library had.
  package var lastKnown: BookID?
  /// Whether it was stopped before its end.
  package var wasStopped: Bool
  /// Why the library could take no more, as a sentence.
  package var failure: String?

  /// What a scan came to.
  package init(
    progress: ScanProgress, books: [BookID], lastKnown: BookID? = nil, wasStopped: Bool = false,
    failure: String? = nil
  ) {
    self.lastKnown = lastKnown
    self.progress = progress
    self.books = books
    self.wasStopped = wasStopped
    self.failure = failure
  }

  /// How many books are new: a sentence.
  var count: String {
    switch progress.added {
    case 0: "No book was added."
    case 1: "1 book was added."
    default: "\(progress.added) books were added."
    }
  }

  /// What a reader is told who is not there to see the rest.
  package var sentence: String {
    guard failure != nil || wasStopped else { return count }
    let kept =
      switch progress.added {
      case 0: "no book was there yet"
      case 1: "the one that was added stays"
      default: "the \(progress.added) that were added stay"
      }
    let stop = "Adding books was stopped: \(kept)."
    return failure.map { "\($0) \(stop)" } ?? stop
  }
}

/// What the place where books are added asks of the world outside.
package enum AddingEffect: Equatable, Sendable {
  /// Find what stands in a folder. Answered by `AddingEvent.folderListed`.
  case listFolder(String)
  /// Add what is at a path: a file, or all readable texts of a folder. Answered by
  /// `AddingEvent.progress` and `.refused`, several times, and by `.ended`.
  case scan(String)
  /// Let the scan end soon.
  case stop
  /// Let the scan go on while the place is left; its end is told where the reader is then.
  case goOnBehind
}
