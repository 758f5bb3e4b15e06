import Books
package import Datebook
import Files
import Glibc
import Holdings
package import Shelf
import Sync

/// Has the books of a library of calibre stand in the reader's library: opened where they lie, with what
/// calibre says of them. Nothing is written into calibre's folder.
///
/// What calibre said last is remembered, so that only what it says anew is taken: what the reader changes
/// here stays.
package struct CalibreShelf: Sendable {
  /// The tag of its books.
  package static let tag = "calibre"

  private let source: CalibreLibrary
  private let memory: String?

  /// What it came to.
  package struct Outcome: Equatable, Sendable {
    /// The books that calibre has, and those of them that have no format that can be read.
    package var books = 0
    package var unreadable = 0
    /// The books that are new here.
    package var added = 0
    /// The books of which calibre says something else than before.
    package var changed = 0
  }

  /// - Parameters:
  ///   - folder: The library of calibre.
  ///   - memory: The path of the file that remembers what it said last; nil for none.
  package init(folder: String, memory: String?) {
    source = CalibreLibrary(folder: folder)
    self.memory = memory
  }

  /// Why nothing came of it.
  package enum Fault: Error {
    case calibre(CalibreLibrary.Fault)
    case library(LibraryError)
  }

  /// Imports what is new.
  package func importBooks(into library: Library, at now: Moment) throws(Fault) -> Outcome {
    let books: [CalibreBook]
    do throws(CalibreLibrary.Fault) { books = try source.books() } catch { throw .calibre(error) }
    var said = remembered()
    var outcome = Outcome()
    do throws(LibraryError) {
      let sizes = try library.fileSizes()
      for book in books {
        outcome.books += 1
        let key = source.folder + " " + book.identifier
        let before = said[key]
        // The first format whose file is there.
        guard
          let path = book.formats.map(\.path).first(where: { Self.size(of: $0) != nil })
        else {
          outcome.unreadable += 1
          continue
        }
        let now = Said(book)
        // A text that lies elsewhere too is known there.
        let isAsKnown = sizes[path].map { $0 == Self.size(of: path) } ?? true
        guard before != now || !isAsKnown else { continue }
        if try importBooks(book, at: path, before, into: library, &outcome) { said[key] = now }
      }
    } catch {
      throw .library(error)
    }
    remember(said)
    return outcome
  }

  private func importBooks(
    _ book: CalibreBook, at path: String, _ before: Said?, into library: Library,
    _ outcome: inout Outcome
  ) throws(LibraryError) -> Bool {
    guard var facts = try? BookFacts(fileAt: path) else {
      outcome.unreadable += 1
      return true
    }
    (facts.title, facts.author) = (book.title, book.author)
    // What the reader has taken out stays out.
    guard try !library.notRemoved([facts]).isEmpty,
      let addition = try library.add([facts], at: .now()).first
    else { return true }
    var isNew = false
    if case .added = addition { isNew = true }
    if isNew { outcome.added += 1 } else if before != nil { outcome.changed += 1 }
    guard let record = try library.record(of: addition.book) else { return true }
    let edits = edits(book, before, record, isNew: isNew)
    if !edits.isEmpty { try library.edit([addition.book], edits) }
    return true
  }

  /// What changes in a book's record: what calibre says anew, or said first where nothing is known.
  private func edits(
    _ book: CalibreBook, _ before: Said?, _ record: BookRecord, isNew: Bool
  ) -> [BookEdit] {
    let said = Said(book)
    func isNews(_ part: (Said) -> String?, isKnown: Bool) -> Bool {
      if let before { return part(before) != part(said) }
      return isNew || !isKnown
    }
    var edits: [BookEdit] = []
    if isNews({ $0.title }, isKnown: true) { edits.append(.title(book.title, isOwn: false)) }
    if isNews({ $0.author }, isKnown: record.author != nil) {
      edits.append(.author(book.author, isOwn: false))
    }
    if isNews({ $0.series }, isKnown: record.series != nil), book.series != record.series {
      edits.append(.series(book.series))
    }
    if isNews({ $0.rating.map(String.init) }, isKnown: record.rating != nil),
      book.rating != record.rating
    {
      edits.append(.rating(book.rating))
    }
    let former = Set(before?.tags ?? [])
    for tag in said.tags where !former.contains(tag) { edits.append(.tag(tag)) }
    for tag in former.subtracting(said.tags).sorted() { edits.append(.untag(tag)) }
    return edits
  }
}

// MARK: - What calibre said last

extension CalibreShelf {
  /// What calibre said of a book.
  private struct Said: Equatable {
    var title: String
    var author: String?
    var series: String?
    var rating: Int?
    var tags: [String]

    init(_ book: CalibreBook) {
      (title, author, series, rating) = (book.title, book.author, book.series, book.rating)
      tags =
        [CalibreShelf.tag] + book.tags.map { $0.replacing("#", with: "") }.filter { !$0.isEmpty }
    }

    init?(_ json: JSONText) {
      guard let title = json["title"]?.string, let tags = json["tags"]?.values else { return nil }
      self.title = title
      author = json["author"]?.string
      series = json["series"]?.string
      rating = json["rating"]?.number.map { Int($0) }
      self.tags = tags.compactMap(\.string)
    }

    var json: JSONText {
      .object([
        "title": .text(title), "author": author.map { .text($0) } ?? .null,
        "series": series.map { .text($0) } ?? .null,
        "rating": rating.map { .integer(Int64($0)) } ?? .null,
        "tags": .list(tags.map { .text($0) }),
      ])
    }
  }

  /// The bytes of a file; nil if there is none.
  fileprivate static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private func remembered() -> [String: Said] {
    guard let memory, let bytes = FileContents.read(memory, atMost: 64 << 20),
      case .object(let members)? = JSONText(bytes: bytes)
    else { return [:] }
    return members.compactMapValues { Said($0) }
  }

  private func remember(_ said: [String: Said]) {
    guard let memory else { return }
    let text = "\(JSONText.object(said.mapValues(\.json)))\n"
    if let slash = memory.lastIndex(of: "/") { try? Folder.make(String(memory[..<slash])) }
    // What cannot be remembered is looked at again.
    try? FileContents.replace(memory, with: Array(text.utf8), mode: 0o600)
  }
}
