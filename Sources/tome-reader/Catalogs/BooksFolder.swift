import Catalogs
import Fetching
import Files
import Glibc
import Shelf

/// The folder that downloaded books come into: `books`, beside the library.
struct BooksFolder {
  /// The longest name of a file without its end, in bytes: some systems take no more than 255, and
  /// a download has words behind it.
  private static let longestName = 180

  private let path: String

  /// The folder beside the library, which is made where it is missing.
  init(beside location: LibraryLocation) throws(FetchError) {
    let parts = location.path.split(separator: "/", omittingEmptySubsequences: false)
    path = (parts.dropLast() + ["books"]).joined(separator: "/")
    do throws(FileFault) { try Folder.make(path) } catch { throw .notWritten(code: error.code) }
  }

  /// The path of a file for a book, that no other book has.
  func path(for entry: CatalogEntry, _ file: CatalogFile) -> String {
    let author = entry.authors.first.map { " - \($0)" } ?? ""
    let name = Self.name(entry.title + author)
    var number = 1
    while true {
      let path = "\(path)/\(name)\(number == 1 ? "" : " (\(number))").txt"
      // A part of a book is gone on with.
      guard access(path, F_OK) == 0 else { return path }
      number += 1
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
