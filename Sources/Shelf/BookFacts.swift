package import Books

/// What is known of a book when its file is opened.
package struct BookFacts: Equatable, Sendable {
  /// What the book is known by.
  package var digest: ContentDigest
  /// The absolute path of the file; `nil` for a text that has none, such as standard input.
  package var path: String?
  /// The number of bytes of the file.
  package var size: Int
  /// The title, as far as it is known.
  package var title: String?
  /// The author, as far as it is known.
  package var author: String?
  /// The encoding the file was read in.
  package var encoding: String?
  /// The language of the text as a BCP 47 tag, as far as it is known.
  package var language: String?
  /// What the book says of itself: proposals for what the reader has not said.
  package var metadata: BookMetadata
  /// Whether a book last seen at `path` with another content is this book, edited: whether the place
  /// that is kept of it was found in this text. `nil` if none is kept, or that cannot be told.
  package var continuesPath: Bool?
  /// The book that this is an edition of, whose content and path are others: that which is kept of it was
  /// found in this text (`EarlierEdition`).
  package var editionOf: BookID?

  /// The facts of a book with this content at `path`.
  package init(
    digest: ContentDigest, path: String?, size: Int, title: String? = nil, author: String? = nil,
    encoding: String? = nil, language: String? = nil, metadata: BookMetadata = BookMetadata(),
    continuesPath: Bool? = nil
  ) {
    self.digest = digest
    self.path = path
    self.size = size
    self.title = title
    self.author = author
    self.encoding = encoding
    self.language = language
    self.metadata = metadata
    self.continuesPath = continuesPath
  }

  /// Whether the text says its title itself.
  var saysTitle: Bool {
    title.map { BookTitle(title: $0).isSaid(inFile: path ?? "") } ?? false
  }
}
