/// How far the search of files and folders for books has come.
package struct ScanProgress: Equatable, Sendable {
  /// What may be books of what was found so far, or of all once `isCounted`; with folders that could not
  /// be looked into.
  package var found = 0
  /// Whether all folders have been walked through, so that `found` is final.
  package var isCounted = false
  /// What of that was looked at: it was added, known or refused.
  package var looked = 0
  /// Those that became books of the library, removed ones that came back among them.
  package var added = 0
  /// Those that the library had.
  package var known = 0
  /// Those that cannot be read.
  package var refused = 0
  /// Those in folders that are no books by their names, and were not looked at.
  package var passedOver = 0
  /// The file that was looked at last.
  package var file: String?

  /// What of the files was passed over, and why; `nil` if none was.
  package var sayingPassedOver: String? {
    switch passedOver {
    case 0: nil
    case 1: "1 skipped: not a text by its name"
    default: "\(passedOver) skipped: not texts by their names"
    }
  }

  /// The beginning of a search.
  package init() {}
}

/// A file or folder that a search could not read, and why.
package struct ScanRefusal: Equatable, Sendable {
  /// Its path, as it was found.
  package var path: String
  /// Why, as the part of a sentence that follows a colon: `no permission to read it`.
  package var reason: String
  /// Whether it could not be opened, and is not known to be no book.
  package var isFault: Bool

  /// A refusal of what is at `path`.
  package init(path: String, reason: String, isFault: Bool = false) {
    self.path = path
    self.reason = reason
    self.isFault = isFault
  }
}
