package import Books

/// The work of turning a book into a text and its tables, piece by piece.
///
/// One thread at a time does it.
package protocol BookConversion: AnyObject {
  /// The tables beside the text, which grow with it.
  var tables: BookTables { get }
  /// The part of the book that has been converted, from 0 to 1.
  var fraction: Double { get }

  /// Converts a piece more.
  ///
  /// - Returns: The text that is new, of which the tables know; `nil` at the end.
  func step() -> [UInt8]?
}

/// The bytes of a document as UTF-8, from its beginning to its end.
package protocol DocumentBytes: AnyObject {
  /// The part of the document that has been given, from 0 to 1.
  var fraction: Double { get }

  /// The next bytes; none at the end.
  func next() throws(BookFault) -> [UInt8]

  /// Goes back to the beginning.
  func restart() throws(BookFault)
}

/// What a document of one file says of itself.
package struct DocumentFacts: Equatable, Sendable {
  /// The title.
  package var title: String?
  /// Who wrote it.
  package var author: String?
  /// The language, such as `en-GB`.
  package var language: String?
  /// What it is about.
  package var subjects: [String] = []
  /// A few words about it.
  package var description: String?
  /// The series that it is in, and its number there.
  package var series: String?
  package var seriesNumber: Double?
  /// When it was published, as the document writes it.
  package var published: String?
  /// What names it in all its editions.
  package var identifier: BookIdentifier?

  /// Facts of a document that says nothing.
  package init() {}

  /// What else a document of `format` says of itself.
  func metadata(of format: String) -> BookMetadata {
    var metadata = BookMetadata(
      format: format, subjects: subjects, summary: description.map { PlainHTML.words(of: $0) },
      series: series, seriesNumber: seriesNumber, published: published)
    metadata.author = bookTitle == nil ? author : nil
    metadata.identifier = identifier
    return metadata
  }

  /// The title and the author; `nil` if it does not say what it is called.
  var bookTitle: BookTitle? {
    title.flatMap { $0.isEmpty ? nil : BookTitle(title: $0, author: author) }
  }
}
