/// A page of a catalog of books: OPDS calls it a feed.
///
/// It leads to other feeds, to books, or to both. Source: OPDS Catalog 1.2 and OPDS 2.0.
package struct CatalogFeed: Equatable, Sendable {
  /// What the catalog calls it.
  package var title: String
  /// What leads on, in the catalog's order.
  package var entries: [CatalogEntry] = []
  /// The address of what comes after these entries.
  package var next: String?
  /// How the catalog is searched.
  package var search: CatalogSearch?
  /// The other orders and choices of the same entries, in the catalog's groups.
  package var facets: [CatalogFacet] = []
  /// How many entries there are on all pages, where the catalog says so.
  package var total: Int?

  /// A feed without entries.
  package init(title: String) {
    self.title = title
  }
}

/// Another order or choice of a feed's entries.
package struct CatalogFacet: Equatable, Sendable {
  /// What is chosen by it: `Sort by`, `Language`.
  package var group: String
  /// The choice.
  package var title: String
  /// The address of the feed with the choice made.
  package var address: String
  /// Whether it is made in the feed that was read.
  package var isActive: Bool

  /// A choice.
  package init(group: String, title: String, address: String, isActive: Bool) {
    self.group = group
    self.title = title
    self.address = address
    self.isActive = isActive
  }
}

/// How a catalog is searched.
package enum CatalogSearch: Equatable, Sendable {
  /// By a template for addresses.
  case template(SearchTemplate)
  /// By the template in the OpenSearch description at an address, which is yet to be read.
  case description(String)
}

/// A line of a feed: a way to another feed, or a book.
package struct CatalogEntry: Hashable, Sendable {
  /// Its name in the catalog that stays the same; empty if the catalog gives none.
  package var id = ""
  /// The book's title, or what the feed is called.
  package var title = ""
  /// Who wrote it.
  package var authors: [String] = []
  /// What the catalog says of it: paragraphs with an empty line between.
  package var summary = ""
  /// The languages of the book, as BCP 47 names them.
  package var languages: [String] = []
  /// When it was published, as the catalog writes it.
  package var published: String?
  /// Who published it.
  package var publisher: String?
  /// What it is about.
  package var subjects: [String] = []
  /// The series that it is a part of, with its number there if the catalog says it.
  package var series: String?
  /// The address of the feed that it leads to; `nil` of a book that is all here.
  package var feed: String?
  /// The address of an entry that says more of it.
  package var details: String?
  /// The address of the picture on its cover, a small one if there are several; `nil` if none is named.
  /// It may be a `data:` address, which has the picture in it.
  package var cover: String?
  /// The ways to get the book, in the catalog's order.
  package var files: [CatalogFile] = []

  /// An entry with nothing in it.
  package init() {}

  /// The way to get it that the reader can be shown: EPUB first, then plain text.
  package var readable: CatalogFile? {
    files.filter(\.isReadable).min { $0.rank < $1.rank }
  }
}
