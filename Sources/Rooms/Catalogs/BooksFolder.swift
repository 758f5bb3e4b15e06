import Catalogs
import Fetching
import Files
import Shelf

/// The folder that downloaded books come into: `books`, beside the library.
struct BooksFolder {
  /// The longest name of a file without its end, in bytes: some systems take no more than 255, and
  /// a download has words behind it.
  private static let longestName = 180

  /// How long a part of a book is kept that nobody goes on with, in seconds: thirty days.
  private static let longestPart = 30 * 86_400

  /// No more books are called the same.
  private static let mostOfOneName = 1000

  private let path: String

  /// The folder beside the library, which is made where it is missing.
  init(beside location: LibraryLocation) throws(FetchError) {
    path = Self.path(beside: location)
    do throws(FileFault) { try Folder.make(path) } catch { throw .notWritten(code: error.code) }
  }

  private static func path(beside location: LibraryLocation) -> String {
    let parts = location.path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast() + ["books"]).joined(separator: "/")
  }

  /// Removes what is left of downloads that were given up, if there is such a folder.
  static func removeOldParts(beside location: LibraryLocation) {
    Download.removeParts(in: path(beside: location), untouchedFor: longestPart)
  }

  /// The paths that a book's file of a type may have, the plainest first.
  func paths(for entry: CatalogEntry, _ type: MediaType) -> some Sequence<String> {
    let author = entry.authors.first.map { " - \($0)" } ?? ""
    let name = Self.name(entry.title + author)
    let ending = type.ending ?? "txt"
    return (1...Self.mostOfOneName).lazy.map { number in
      "\(path)/\(name)\(number == 1 ? "" : " (\(number))").\(ending)"
    }
  }

  /// A name that every file system takes.
  private static func name(_ words: String) -> String {
    var name = ""
    for character in words {
      let isUnfit =
        "/\\:*?\"<>|".contains(character)
        || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      let next = isUnfit ? " " : String(character)
      guard name.utf8.count + next.utf8.count <= longestName else { break }
      name += next
    }
    name = name.split(separator: " ").joined(separator: " ")
    while name.first == "." { name.removeFirst() }
    return name.isEmpty ? "book" : name
  }
}
