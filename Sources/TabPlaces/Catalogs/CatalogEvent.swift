package import Books
package import Catalogs
package import Screen
package import Widgets

/// What a place of catalogs hears from outside.
package enum CatalogEvent: Equatable, Sendable {
  /// The place lies in this tab from now on.
  case lies(in: RoomTab)
  /// The catalogs that the reader has chosen.
  case catalogsKnown([CatalogSource])
  /// They cannot be read, and why.
  case catalogsUnreadable(String)
  /// A change was made; `isUndo` as it was asked for.
  case catalogsChanged(CatalogOutcome, isUndo: Bool)
  /// A feed that was asked for, or why it cannot be had.
  case fetched(number: Int, CatalogAnswer<CatalogFeed>)
  /// A catalog is at another address than the reader gave for it.
  case found(CatalogSource, at: String)
  /// How a catalog is searched, or why that cannot be known.
  case searchKnown(number: Int, CatalogAnswer<SearchTemplate>)
  /// The bytes of a download that are there, and that there will be.
  case downloading(address: String, received: Int, expected: Int?)
  /// So many bytes of a download are there, and the server does not tell how many follow: it is not
  /// gone on with before the reader says so.
  case downloadHeld(address: String, received: Int)
  /// A book is on this machine and in the library, or why it is not.
  case downloaded(address: String, CatalogAnswer<CatalogDownload>)
  /// A cover was found and decoded; nothing is there of one that cannot be had or shown.
  case coverKnown(CatalogCoverWish, CellPicture?)
  /// What the terminal shows.
  case terminal(TerminalGraphics, ColorDepth)
}

/// An answer of the net, or why there is none.
package enum CatalogAnswer<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)
  /// A sentence without its end: `books.example refuses connections`.
  case failure(String)
}

/// A book that came from a catalog.
package struct CatalogDownload: Equatable, Sendable {
  /// The path of its file.
  package var file: String
  /// Its number in the library; `nil` if it could not be kept there.
  package var book: BookID?
  /// What the library calls it.
  package var title: String?
  /// What could not be done with it, as a sentence.
  package var remark: String?

  /// A book in a file.
  package init(file: String, book: BookID?, title: String? = nil, remark: String? = nil) {
    self.title = title
    self.file = file
    self.book = book
    self.remark = remark
  }
}

/// What a place of catalogs asks of the world outside.
package enum CatalogEffect: Equatable, Sendable {
  /// Find the reader's catalogs. Answered by `CatalogEvent.catalogsKnown` or `.catalogsUnreadable`.
  case findCatalogs
  /// Change the list of catalogs that is kept, in a file that only its owner can read; `isUndo`
  /// where that takes the last change back. Answered by `CatalogEvent.catalogsChanged`; where it
  /// cannot be written, all stays as it was.
  case changeCatalogs(CatalogChange, isUndo: Bool)
  /// Fetch the feed at an address, or what a search leads to. Answered by `CatalogEvent.fetched` with the
  /// number; for the first feed of a catalog maybe before by `.found`.
  case fetch(number: Int, address: String, of: CatalogSource, isSearch: Bool = false)
  /// Fetch how a catalog is searched. Answered by `CatalogEvent.searchKnown` with the number.
  case fetchSearch(number: Int, address: String, of: CatalogSource)
  /// Stop fetching what has this number.
  case stopFetching(number: Int)
  /// Download a book, or go on with that. Answered by `CatalogEvent.downloaded`, or by `.downloadHeld`
  /// unless all of it is to be taken, however long it is.
  case download(CatalogFile, of: CatalogEntry, from: CatalogSource, takesAll: Bool = false)
  /// Find these covers, and no others, once the reader has stayed at them. Answered by
  /// `CatalogEvent.coverKnown`.
  case findCovers([CatalogCoverWish])
  /// Stop a download; what is there is kept.
  case stopDownload(address: String)
}
