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
  package private(set) var passedOver = 0
  /// How many of those have names with each ending, without the full stop; `""` for none.
  private var passedEndings: [String: Int] = [:]
  /// The file that was looked at last.
  package var file: String?

  /// Counts a file that is no book by its name, which ends with `ending`.
  package mutating func passOver(ending: String?) {
    passedOver += 1
    let ending = ending.flatMap { $0.utf8.count <= Self.longestEnding ? $0 : nil } ?? ""
    passedEndings[ending, default: 0] += 1
  }

  private static let longestEnding = 8
  /// The kinds of files that are named.
  private static let mostEndings = 3

  /// What of the files was passed over, and how it is added; `nil` if nothing was.
  package var sayingPassedOver: String? {
    guard passedOver > 0 else { return nil }
    let kinds = passedEndings.filter { !$0.key.isEmpty }
      .sorted { Self.isNamedBefore($0, $1) }.prefix(Self.mostEndings)
    let rest = passedOver - kinds.reduce(0) { $0 + $1.value }
    var parts = kinds.map { "\($0.value) .\($0.key)" }
    if rest > 0 { parts.append(rest == 1 ? "1 other" : "\(rest) others") }
    let names = "\(passedOver) skipped: \(parts.joined(separator: ", "))"
    return kinds.contains { Self.pages.contains($0.key) }
      ? names + " (name a page to add it)" : names
  }

  /// Pages are named first, since they can be added; else what there is most of.
  private static func isNamedBefore(
    _ a: (key: String, value: Int), _ b: (key: String, value: Int)
  ) -> Bool {
    let (first, second) = (pages.contains(a.key), pages.contains(b.key))
    return first == second ? (b.value, a.key) < (a.value, b.key) : first
  }

  private static let pages: Set<String> = ["html", "htm", "xhtml"]

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
