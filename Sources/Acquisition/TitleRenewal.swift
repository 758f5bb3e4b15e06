import Books
package import Shelf

/// Takes titles anew from texts that were added when the program knew less of titles: once in the life
/// of a library, and of its readers' own words none.
package struct TitleRenewal {
  /// So many books are written at once.
  private static let batch = 64

  private let library: Library

  /// A renewal of the titles in `library`.
  package init(of library: Library) { self.library = library }

  /// Renews them; what it has not come to when it is ended is begun again the next time.
  ///
  /// - Parameter goesOn: Is asked before each book whether to go on.
  /// - Returns: How many books are called something else now.
  package func run(while goesOn: () -> Bool) throws(LibraryError) -> Int {
    var rest = try library.olderTitles()[...]
    var count = 0
    while !rest.isEmpty {
      var found: [(book: BookID, facts: BookFacts)] = []
      for title in rest.prefix(Self.batch) {
        guard goesOn() else { return count }
        // A text that cannot be read keeps the title that it has.
        if let facts = try? BookFacts(fileAt: title.path) { found.append((title.book, facts)) }
      }
      count += try library.renewTitles(found)
      rest = rest.dropFirst(Self.batch)
    }
    try library.finishTitles()
    return count
  }
}
