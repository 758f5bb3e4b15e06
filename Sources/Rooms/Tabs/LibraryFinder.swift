import Acquisition
import Books
import Datebook
import Dispatch
import Files
import Glibc
import Holdings
import Setup
import Shelf
import Synchronization
import TabPlaces
import Trash

/// Finds and changes what the library knows of books, in the background and in the order asked.
final class LibraryFinder: Sendable {
  private let queue = DispatchQueue(label: "books", qos: .userInitiated)
  private let library: ReadersLibrary
  /// Whether the books are to be found once more, after what is being done.
  private let isFindDue = Mutex(false)
  private let report: @Sendable (LibraryEvent) -> Void
  private let tell: @Sendable (String) -> Void
  private let folders: FolderReader
  private let trash: TrashCan

  /// - Parameters:
  ///   - report: Is given what was found, on the queue.
  ///   - tell: Is given sentences for the reader, on the queue.
  init(
    in library: ReadersLibrary, report: @escaping @Sendable (LibraryEvent) -> Void,
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.library = library
    self.report = report
    self.tell = tell
    trash = TrashCan(environment: library.folders.environment)
    folders = FolderReader { report(.folderListed($0, $1)) }
  }

  /// Finds all books; what is asked while it waits is done together.
  func findBooks() {
    let wasDue = isFindDue.withLock { isDue in
      defer { isDue = true }
      return isDue
    }
    guard !wasDue else { return }
    queue.async {
      self.isFindDue.withLock { $0 = false }
      let problem = self.attempt { library in
        self.report(.booksKnown(BookIndex(try library?.records() ?? [])))
      } sentence: { error in
        error.sentence(reading: "The library")
      }
      if let problem { self.report(.booksUnknown(problem)) }
    }
  }

  /// Finds what is known of a book.
  func findDetails(_ book: BookID) {
    ask("A book") { library in
      self.report(.detailsKnown(book, try library?.details(of: book)))
    }
  }

  /// Changes what is known of books.
  func edit(_ books: [BookID], _ edits: [BookEdit]) {
    change("A book") { library in
      guard try library.records(of: books).count == books.count else { throw Absence() }
      let undo = try library.edit(books, edits)
      self.report(.recordsKnown(try library.records(of: books)))
      let words = Self.sentence(about: edits)
      self.report(.changed(undo.isEmpty ? nil : .edits(undo), "\(words)."))
    }
  }

  private static func sentence(about edits: [BookEdit]) -> String {
    guard edits.count == 1, case .status(let status) = edits[0] else { return "Changed" }
    return status.name
  }

  /// Takes a book out of the library.
  func remove(_ book: BookID, withFile: Bool) {
    change("A book") { library in
      guard let details = try library.details(of: book) else { throw Absence() }
      try library.remove([book], at: .now())
      let name = "“\(details.record.title)”"
      let undo = LibraryUndo.restoring(book)
      guard withFile, details.record.path != nil else {
        self.report(.changed(undo, "\(name) was removed."))
        return
      }
      do throws(TrashError) {
        _ = try self.trash.put(fileOf: details)
        self.report(.changed(undo, "\(name) was removed. Its file is in the trash."))
      } catch {
        self.report(.changed(undo, "\(name) was removed; \(error.description)."))
      }
    }
  }

  /// Takes a change back.
  func undo(_ undo: LibraryUndo) {
    change("A book") { library in
      switch undo {
      case .edits(let edits):
        try library.edit(edits)
        self.report(.recordsKnown(try library.records(of: Array(edits.keys))))
        self.report(.changed(nil, "Undone."))
      case .restoring(let book):
        let moment = try library.removedAt(book)
        try library.restore([book])
        self.report(.show(book, isOpen: false))
        self.report(.changed(nil, self.sentence(of: try library.details(of: book), moment)))
      }
    }
  }

  /// Brings the file of a book back that is back, where it went to the trash with it; tells what became
  /// of both.
  private func sentence(of book: BookDetails?, _ removedAt: Moment?) -> String {
    guard let book, let removedAt, let path = book.record.path, !TrashCan.hasFile(of: book) else {
      return "Restored."
    }
    let finds = trash.find([path])[path] ?? []
    return switch trash.takeBack(book, finds, removedAt: removedAt) {
    case .back: "Restored, with its file."
    case .inTrash: "Restored. Its file is still in the trash."
    case .gone: "Restored. Its file is missing."
    }
  }

  /// Points a book to the file at `path`; where `isSure` also to one with another text.
  func relocate(_ book: BookID, to path: String, isSure: Bool) {
    change("A book") { library in
      let facts: BookFacts
      do throws(Refusal) { facts = try BookFacts(fileAt: Folder.expandingHome(in: path)) } catch {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return self.report(.notChanged("\(name): \(error.reason)."))
      }
      switch try library.relocate(book, to: facts, isSure: isSure, at: .now()) {
      case .done:
        self.report(.recordsKnown(try library.records(of: [book])))
        self.report(.changed(nil, "The book has its new file."))
      case .isOther(let other):
        let title = try library.record(of: other)?.title ?? "another book"
        self.report(.notChanged("That file is “\(title)” in the library."))
      case .differs: self.report(.fileDiffers(book, path: path))
      }
    }
  }

  /// Looks which books' files have gone, or are back, and does what is due for the library once a day.
  func lookForFiles() {
    ask("The library") { library in
      guard let library else { return }
      library.tidy(at: .now())
      self.report(.recordsKnown(try library.records(of: try library.lookForFiles())))
    }
  }

  /// Finds what stands in a folder.
  func list(_ folder: String) { folders.list(folder) }

  /// The path that a book was last seen at; `nil` where that is not known.
  func file(of book: BookID) -> String? { try? library.opened()?.path(of: book) }

  private func ask(
    _ subject: String, _ question: @escaping @Sendable (Library?) throws -> Void
  ) {
    queue.async {
      let problem = self.attempt(question) { $0.sentence(reading: subject) }
      if let problem { self.tell(problem) }
    }
  }

  /// Changes something; `change` tells what came of it, once, but for what it throws.
  private func change(
    _ subject: String, _ change: @escaping @Sendable (Library) throws -> Void
  ) {
    queue.async {
      let problem = self.attempt { library in
        guard let library else { throw Absence() }
        try change(library)
      } sentence: { error in
        error.sentence(keeping: subject)
      }
      if let problem { self.report(.notChanged(problem)) }
    }
  }

  /// What is to be changed is not there any more.
  private struct Absence: Error {}

  /// Says what went wrong, by `sentence` where the library did; `nil` where nothing did.
  private func attempt(
    _ body: (Library?) throws -> Void, sentence: (LibraryError) -> String
  ) -> String? {
    do {
      try body(try library.opened())
      return nil
    } catch let error as LibraryError {
      return sentence(error)
    } catch {
      return "It is no longer in the library."
    }
  }
}
