import Acquisition
import ArgumentParser
import Datebook
import Files
import Glibc
import Settings
import Setup
import Shelf
import Sync

/// Has the books of a calibre library stand in the library.
struct CalibreCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "calibre",
    abstract: "Put the books of a calibre library on a shelf of the library.",
    discussion: """
      FOLDER is the folder with calibre's metadata.db, by default that of `folder` under [calibre] \
      in the settings. Its books get the tag calibre, and calibre's titles, authors, series, tags \
      and ratings; they are opened where they lie. What you change here stays, and nothing is \
      written into calibre's folder. With the setting, the program does so by itself while it runs, \
      whenever calibre has changed something.

      --list prints what calibre has, and changes nothing.
      """)

  @Argument(help: "The folder of the calibre library.", completion: .directory)
  var folder: String?

  @Flag(help: "Print calibre's books, and change nothing.")
  var list = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let configuration = Configuration()
    let named = folder ?? configuration.preferences.calibreFolder
    guard !named.isEmpty else {
      throw ValidationError("name the folder, or set folder under [calibre] in the settings")
    }
    let path = Folder.expandingHome(in: named)
    var output = Output()
    if list {
      let books: [CalibreBook]
      do throws(CalibreLibrary.Fault) { books = try CalibreLibrary(folder: path).books() } catch {
        throw Failure(error)
      }
      try output.write(json ? Self.json(books) : Self.table(books))
      return try output.flush()
    }
    let library = try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      try Library(at: .ofReader()) { tell($0) }
    }
    let memory = configuration.folders.state.map { $0.path + "/calibre.json" }
    let outcome: CalibreShelf.Outcome
    do throws(CalibreShelf.Fault) {
      outcome = try CalibreShelf(folder: path, memory: memory).importBooks(
        into: library, at: .now())
    } catch {
      switch error {
      case .calibre(let fault): throw Failure(fault)
      case .library(let error):
        throw Failure(sentence: error.sentence(keeping: "The shelf"), status: EX_IOERR)
      }
    }
    let fields: [(String, Int)] = [
      ("books", outcome.books), ("added", outcome.added), ("changed", outcome.changed),
      ("unreadable", outcome.unreadable),
    ]
    try output.write(
      json
        ? "\(JSONText.object(Dictionary(uniqueKeysWithValues: fields.map { ($0.0, .integer(Int64($0.1))) })))\n"
        : fields.map { "\($0.1) \($0 == ("books", 1) ? "book" : $0.0)" }.joined(separator: ", ")
          + "\n")
    try output.flush()
  }

  private static func table(_ books: [CalibreBook]) -> String {
    books.map { book in
      [
        book.title, book.author ?? "", book.series ?? "", book.tags.joined(separator: ", "),
        book.rating.map { "\($0)" } ?? "", book.formats.map(\.name).joined(separator: " "),
      ].map(\.printable).joined(separator: "\t") + "\n"
    }.joined()
  }

  private static func json(_ books: [CalibreBook]) -> String {
    let values = books.map { book in
      JSONText.object([
        "id": .text(book.identifier), "title": .text(book.title),
        "author": book.author.map { .text($0) } ?? .null,
        "series": book.series.map { .text($0) } ?? .null,
        "tags": .list(book.tags.map { .text($0) }),
        "rating": book.rating.map { .integer(Int64($0)) } ?? .null,
        "formats": .object(
          Dictionary(
            book.formats.map { ($0.name, .text($0.path)) }, uniquingKeysWith: { first, _ in first })
        ),
      ])
    }
    return "\(JSONText.object(["books": .list(values)]))\n"
  }
}

extension Failure {
  fileprivate init(_ fault: CalibreLibrary.Fault) {
    let sentence = fault.sentence
    let status: Int32 = if case .absent = fault { EX_NOINPUT } else { EX_DATAERR }
    self.init(
      sentence: sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast(), status: status)
  }
}
