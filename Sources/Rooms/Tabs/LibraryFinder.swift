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
        self.report(.damageKnown(library.flatMap { LibraryDamage(openAt: $0.location) } != nil))
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
      let words = BookEdit.sentence(about: edits, of: books.count)
      self.report(.changed(undo.isEmpty ? nil : .edits(undo), words))
    }
  }

  /// Has books be editions of one work.
  func join(_ books: [BookID]) {
    change("A book") { library in
      let undo = try library.join(books)
      try self.report(undo, in: library, "Editions of one book now, listed together.")
    }
  }

  /// Has each of the books be by itself, and the last one of a work too.
  func part(_ books: [BookID]) {
    change("A book") { library in
      let undo = try library.part(books)
      try self.report(undo, in: library, "Books by themselves again.")
    }
  }

  private func report(
    _ undo: [BookID: [BookEdit]], in library: Library, _ words: String
  ) throws(LibraryError) {
    report(.recordsKnown(try library.records(of: Array(undo.keys))))
    report(.changed(undo.isEmpty ? nil : .edits(undo), words))
  }

  /// Takes books out of the library.
  func remove(_ books: [BookID], withFile: Bool) {
    change("A book") { library in
      let records = try library.records(of: books)
      guard let first = records.first else { throw Absence() }
      // What the trash is to know of files is known of books that are still there.
      let details = withFile ? try books.compactMap { try library.details(of: $0) } : []
      let removed = try library.remove(books, at: .now())
      let name = records.count == 1 ? "“\(first.title)” was" : "\(records.count) books were"
      let ending = self.putAway(details.filter { $0.record.path != nil })
      self.report(.changed(.restoring(removed), "\(name) removed\(ending)"))
    }
  }

  /// Puts the files of books into the trash; what is told of that, as the end of a sentence.
  private func putAway(_ books: [BookDetails]) -> String {
    guard !books.isEmpty else { return "." }
    var failures: [TrashError] = []
    for book in books {
      do throws(TrashError) { _ = try trash.put(fileOf: book) } catch { failures.append(error) }
    }
    guard let first = failures.first else {
      return books.count == 1 ? ". Its file is in the trash." : ". Their files are in the trash."
    }
    return failures.count == 1
      ? "; \(first.description)." : "; \(first.description), and \(failures.count - 1) more."
  }

  /// Brings back what can be had of a library that was damaged.
  func repair() {
    change("The library") { library in
      do throws(ImportError) {
        guard let outcome = try library.repair(now: .now()) else {
          return self.report(.notChanged("The library is not damaged."))
        }
        self.report(.changed(.repair, "\(outcome.words)."))
      } catch {
        guard case .library(let error) = error else {
          return self.report(.notChanged("The library cannot be repaired."))
        }
        throw error
      }
    }
  }

  /// Takes a change back.
  func undo(_ undo: LibraryUndo) {
    change("A book") { library in
      switch undo {
      case .repair:
        guard try library.undoRepair() else { throw Absence() }
        self.report(.changed(nil, "The library is as it was before the repair."))
      case .edits(let edits):
        try library.edit(edits)
        self.report(.recordsKnown(try library.records(of: Array(edits.keys))))
        self.report(.changed(nil, "Undone."))
      case .restoring(let books):
        guard let first = books.first else { throw Absence() }
        let moment = try library.removedAt(first)
        let restored = try library.restore(books)
        if restored.count == 1 { self.report(.show(first, isOpen: false)) }
        self.report(.changed(nil, try self.takeBack(restored, in: library, removedAt: moment)))
      }
    }
  }

  /// Brings the files of books back that are back, if they went to the trash with them; tells what
  /// became of both.
  private func takeBack(
    _ books: [BookID], in library: Library, removedAt: Moment?
  ) throws -> String {
    var lost: [BookDetails] = []
    for book in books {
      if let details = try library.details(of: book), details.record.path != nil,
        !TrashCan.hasFile(of: details)
      {
        lost.append(details)
      }
    }
    let restored = books.count == 1 ? "Restored" : "\(books.count) books restored"
    guard !lost.isEmpty, let removedAt else { return "\(restored)." }
    let finds = trash.find(lost.compactMap(\.record.path))
    var (back, inTrash) = (0, 0)
    for book in lost {
      switch trash.takeBack(book, finds[book.record.path ?? ""] ?? [], removedAt: removedAt) {
      case .back: back += 1
      case .inTrash: inTrash += 1
      case .gone: break
      }
    }
    guard books.count > 1 else {
      return back > 0
        ? "Restored, with its file."
        : inTrash > 0
          ? "Restored. Its file is still in the trash." : "Restored. Its file is missing."
    }
    let missing = lost.count - back
    return missing == 0
      ? "\(restored), with their files."
      : "\(restored); \(missing) file\(missing == 1 ? " is" : "s are") missing."
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

  /// The path that a book was last seen at; `nil` if that is not known.
  func file(of book: BookID) -> String? { try? library.opened()?.path(of: book) }

  /// The surest name of a book's content, which is the same on every machine.
  func contentName(of book: BookID) -> String? {
    let names = (try? library.opened()?.details(of: book)?.digests) ?? []
    guard let newest = names.first else { return nil }
    return ContentDigest(sampled: ContentDigest.sampled([newest])[0], among: names).names.last
  }

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

  /// Says what went wrong, by `sentence` where the library did; `nil` if nothing did.
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
