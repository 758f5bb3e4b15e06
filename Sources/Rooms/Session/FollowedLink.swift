import Books
import Datebook
import Glibc
import Holdings
package import Setup
import Shelf
import Stories
package import TabPlaces
package import Widgets

extension ReaderLink {
  /// What shows the place that a link names.
  ///
  /// - Parameter words: What is meant as a link; it may come from anywhere.
  /// - Throws: If it leads nowhere, or to a book that is not in the library.
  package static func requests(
    for words: String, in folders: ReadersFolders = .standard
  ) throws(Failure) -> [PlaceRequest] {
    guard let link = ReaderLink(words) else {
      let shown = words.count > 60 ? words.prefix(60) + "…" : words[...]
      throw Failure(
        sentence: "'\(String(shown).printable)' leads nowhere: try tome-reader:book/12 or "
          + "day/2026-03-05",
        status: EX_USAGE)
    }
    switch link {
    case .home: return [.goHome]
    case .day(let day): return [.datebook(.day(day), isWriting: false)]
    case .library(let filter, let order): return [.list(filter, order)]
    case .search: return [.find]
    case .story(let name), .collection(let name):
      guard try link.namesStories(in: folders) else {
        throw Failure(sentence: "there is no story '\(name.printable)' here", status: EX_NOINPUT)
      }
      return [.stories(.select(identifier: name))]
    case .stories(let band): return [.stories(.list(band: band))]
    case .book(let name, let spot):
      return try name.requests(at: TextTarget.Spot(spot), isListening: false, in: folders)
    case .listening(let name, let spot):
      return try name.requests(at: TextTarget.Spot(spot), isListening: true, in: folders)
    }
  }
}

extension ReaderLink {
  /// Whether the library has the story or the collection of the link, or the program brings it.
  private func namesStories(in folders: ReadersFolders) throws(Failure) -> Bool {
    try Failure.catching(reading: "A story") { () throws(LibraryError) in
      let library = try Library.ofReader(in: folders) { _ in }
      switch self {
      case .story(let name):
        if FirstStories.all.contains(where: { $0.identifier == name }) { return true }
        return try library?.story(name) != nil
      case .collection(let name):
        return try library?.storyCollections().contains { $0.identifier == name } ?? false
      default: return false
      }
    }
  }
}

extension ReaderLink.BookName {
  /// What opens the text, with the book's details beneath.
  fileprivate func requests(
    at spot: TextTarget.Spot, isListening: Bool, in folders: ReadersFolders
  ) throws(Failure) -> [PlaceRequest] {
    let record = try Failure.catching(reading: "A book") { () throws(LibraryError) in
      let library = try Library.ofReader(in: folders) { _ in }
      switch self {
      case .number(let id): return try library?.record(of: id)
      case .content(let name):
        return try library?.book(called: name).flatMap { id throws(LibraryError) in
          try library?.record(of: id)
        }
      }
    }
    guard let record else { throw Failure(sentence: absence, status: EX_NOINPUT) }
    guard let path = record.path else {
      throw Failure(
        sentence: "the file of '\(record.title.printable)' is not on this machine",
        status: EX_NOINPUT)
    }
    var target = TextTarget(file: path, at: spot, of: record.id)
    target.isListening = isListening
    return [.showBook(record.id, isOpen: true), .read(target)]
  }

  private var absence: String {
    switch self {
    case .number(let id): "there is no book \(id.rawValue)"
    case .content: "the book of this link is not in the library"
    }
  }
}

extension TextTarget.Spot {
  /// The place that a link names; the one that was kept, where it names none.
  fileprivate init(_ spot: ReaderLink.Spot?) {
    switch spot {
    case .offset(let offset): self = .offset(offset)
    case .page(let page): self = .goTo(.page(page - 1))
    case .percent(let percent): self = .goTo(.fraction(percent / 100))
    case .chapter(let number): self = .chapter(number)
    case .words(let words): self = .words(words)
    case nil: self = .kept
    }
  }
}
