import ArgumentParser
import Books
import Datebook
import Glibc
import Holdings
import Rooms
import Setup
import Shelf
import Trash

/// Removes books from the library, or restores them.
struct RemoveCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove books from the library.",
    usage: """
      tome-reader remove BOOK ... [--trash]
      tome-reader remove --undo
      """,
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain. The \
      place, marks and notes of a removed book are kept for thirty days: they come back with \
      --undo, or if the same text is added or opened again. The file stays where it is. With \
      --trash it moves to the trash, and --undo takes it out.
      """)

  @Argument(help: "The books.", completion: .books)
  var books: [String] = []

  @Flag(help: "Also move their files to the desktop's trash.")
  var trash = false

  @Flag(help: "Restore the books that were removed last.")
  var undo = false

  func validate() throws {
    guard undo == books.isEmpty else {
      throw ValidationError(undo ? "--undo takes no books" : "name the books to remove")
    }
    if undo, trash { throw ValidationError("--undo takes files out of the trash, not into it") }
  }

  func run() throws {
    let library = try Library.needed()
    if undo { try restore(in: library) } else { try remove(from: library) }
  }

  private func remove(from library: Library) throws(Failure) {
    let records = try BookArgument.books(books, in: library)
    var output = Output()
    let details = try Failure.catching(keeping: "The library") { () throws(LibraryError) in
      var details: [BookDetails] = []
      for record in records {
        if let known = try library.details(of: record.id) { details.append(known) }
      }
      try library.remove(records.map(\.id), at: .now())
      return details
    }
    for record in records {
      try output.write("removed\t\(record.id.rawValue)\t\(record.title.printable)\n")
    }
    try output.flush()
    if trash { try putAway(details, &output) }
  }

  private func putAway(
    _ books: [BookDetails], _ output: inout Output
  ) throws(Failure) {
    var failures: [TrashError] = []
    for book in books {
      let trashed: TrashCan.Trashed?
      do throws(TrashError) { trashed = try TrashCan().put(fileOf: book) } catch {
        failures.append(error)
        continue
      }
      if let trashed { try output.write("trashed\t\(trashed.path.printable)\n") }
    }
    try output.flush()
    for failure in failures.dropLast() { tell(failure.description) }
    if let last = failures.last { throw Failure(sentence: last.description, status: EX_IOERR) }
  }

  private func restore(in library: Library) throws(Failure) {
    let (books, moment) = try Failure.catching(keeping: "The library") {
      () throws(LibraryError) -> ([BookDetails], Moment) in
      guard let last = try library.lastRemoved() else { return ([], .now()) }
      var books: [BookDetails] = []
      for book in try library.restore(last.books) {
        if let details = try library.details(of: book) { books.append(details) }
      }
      return (books, last.moment)
    }
    guard !books.isEmpty else {
      throw Failure(sentence: "there is nothing to restore", status: EX_NOINPUT)
    }
    var output = Output()
    for book in books {
      try output.write("restored\t\(book.record.id.rawValue)\t\(book.record.title.printable)\n")
    }
    try output.flush()
    let lost = books.filter { !TrashCan.hasFile(of: $0) }
    let finds = TrashCan().find(lost.compactMap(\.record.path))
    for book in lost {
      guard let path = book.record.path else { continue }
      let state = access(path, F_OK) == 0 ? "has another text now" : "is not there"
      switch TrashCan().takeBack(book, finds[path] ?? [], removedAt: moment) {
      case .back: try output.write("untrashed\t\(path.printable)\n")
      case .inTrash(let file):
        tell("'\(path.printable)' \(state): the book's is in the trash, as '\(file.printable)'")
      case .gone: tell("'\(path.printable)' \(state), and the book's is not in the trash")
      }
    }
    try output.flush()
  }
}
