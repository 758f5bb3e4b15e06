package import Books
package import Datebook

/// The number of a book in the library; never given to another book.
package struct BookID: Hashable, Sendable {
  /// The book's row.
  package let rawValue: Int64

  /// The book in the row `rawValue`.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

/// What is known of a book when its file is opened.
package struct BookFacts: Equatable, Sendable {
  /// The partial MD5 of the file, in hexadecimal digits: what the book is known by.
  package var digest: String
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
  /// Whether a book last seen at `path` with another content is this book, edited.
  ///
  /// `false` where the text turned out to have nothing to do with the one that was there before.
  package var continuesPath: Bool

  /// The facts of a book with this content at `path`.
  package init(
    digest: String, path: String?, size: Int, title: String? = nil, author: String? = nil,
    encoding: String? = nil, continuesPath: Bool = true
  ) {
    self.digest = digest
    self.path = path
    self.size = size
    self.title = title
    self.author = author
    self.encoding = encoding
    self.continuesPath = continuesPath
  }
}

/// A place that the library kept.
package struct SavedPlace: Equatable, Sendable {
  /// What the place was found by.
  package enum Match: Sendable {
    /// The book's content, wherever its file is now.
    case content
    /// The file's path; the content is another one, so the place is to be looked for anew.
    case path
  }

  /// The place, with the text around it as it was.
  package var position: Position
  /// The number of bytes the text had.
  package var textBytes: Int
  /// What the book was found by.
  package var match: Match

  /// A place in a text of `textBytes`, found by `match`.
  package init(position: Position, textBytes: Int, match: Match) {
    self.position = position
    self.textBytes = textBytes
    self.match = match
  }
}

/// A move of the reader's to a place in a text.
package struct Move: Equatable, Sendable {
  /// The place moved to.
  package var position: Position
  /// The number of bytes of the text.
  package var textBytes: Int
  /// When the reader moved.
  package var moment: Moment

  /// A move at `moment` to `position` in a text of `textBytes`.
  package init(position: Position, textBytes: Int, moment: Moment) {
    self.position = position
    self.textBytes = textBytes
    self.moment = moment
  }
}

/// A page that was read: an entry of the reading log.
///
/// Entries are as fine as the pages shown, so that speed, pauses and hours can be told from them.
package struct Reading: Equatable, Sendable {
  /// The reading day that the reading began on.
  package var day: Day
  /// When the page came up.
  package var startedAt: Moment
  /// When it was left.
  package var endedAt: Moment
  /// The bytes of the text that it showed.
  package var offsets: Range<Int>

  /// A page with the bytes `offsets`, read from `startedAt` to `endedAt`.
  package init(day: Day, startedAt: Moment, endedAt: Moment, offsets: Range<Int>) {
    self.day = day
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.offsets = offsets
  }
}
