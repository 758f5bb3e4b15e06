package import Books
package import Datebook

/// What the library knows of a book, as lists show it.
package struct BookRecord: Equatable, Sendable {
  /// The book's number.
  package var id: BookID
  /// What it is called; the name of its file where nothing better is known.
  package var title: String
  /// Who wrote it, where that is known.
  package var author: String?
  /// What the reader does with it.
  package var status: BookStatus
  /// Its tags, by name.
  package var tags: [BookTag]
  /// How much the reader likes it, from 1 to 5; `nil` if nothing was said.
  package var rating: Int?
  /// How much of it is read, from 0 to 1: up to the end of the page shown last, or all where it is
  /// finished; `nil` if it was never opened.
  package var progress: Double?
  /// When it came into the library.
  package var addedAt: Moment
  /// When it was first opened, or said to be read.
  package var startedAt: Moment?
  /// When its last page was read, or it was said to be finished.
  package var finishedAt: Moment?
  /// When it was last read in.
  package var lastReadAt: Moment?
  /// The bytes of its file.
  package var fileBytes: Int
  /// Where its file was last seen; `nil` for a text without one.
  package var path: String?
  /// Whether the file was not there when it was last looked for.
  package var isMissing: Bool
  /// The encoding the file was last read in.
  package var encoding: String?
  /// The language of the text as a BCP 47 tag, where it is known.
  package var language: String?
  /// The series that it is a part of, with its number there if that is known: `Barsetshire 2`.
  package var series: String?
  /// The identifier that all editions of its work share, if the reader said that it is an edition of one:
  /// 32 hexadecimal digits, the same in every library.
  package var work: String?
  /// What the reader wrote about the book as a whole.
  package var note: String?

  /// A book that was added at `addedAt`.
  package init(
    id: BookID, title: String, author: String? = nil, status: BookStatus = .toRead,
    tags: [BookTag] = [], rating: Int? = nil, progress: Double? = nil, addedAt: Moment,
    startedAt: Moment? = nil, finishedAt: Moment? = nil, lastReadAt: Moment? = nil,
    fileBytes: Int = 0, path: String? = nil, isMissing: Bool = false, encoding: String? = nil,
    language: String? = nil, series: String? = nil, work: String? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.status = status
    self.tags = tags
    self.rating = rating
    self.progress = progress
    self.addedAt = addedAt
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.lastReadAt = lastReadAt
    self.fileBytes = fileBytes
    self.path = path
    self.isMissing = isMissing
    self.encoding = encoding
    self.language = language
    self.series = series
    self.work = work
    self.note = note
  }
}

/// What the library knows of one book beyond what lists show.
package struct BookDetails: Equatable, Sendable {
  /// What lists show.
  package var record: BookRecord
  /// What a catalog says of the book: paragraphs with an empty line between.
  package var summary: String?
  /// When it was published, as the catalog that it came from writes it.
  package var published: String?
  /// The names of each content the book was seen with, the newest first (`ContentDigest.names`).
  package var digests: [String]
  /// The offset of the reader's place and the bytes of the text; `nil` if it was never opened.
  package var place: (offset: Int, textBytes: Int)?
  /// The numbers of bookmarks, highlights and notes in the text.
  package var marks: (bookmarks: Int, highlights: Int, notes: Int)
  /// The days on which it was read, and the time that took.
  package var reading: (days: Int, milliseconds: Int)

  /// The details of `record`.
  package init(
    record: BookRecord, note: String? = nil, summary: String? = nil, published: String? = nil,
    digests: [String] = [],
    place: (offset: Int, textBytes: Int)? = nil,
    marks: (bookmarks: Int, highlights: Int, notes: Int) = (0, 0, 0),
    reading: (days: Int, milliseconds: Int) = (0, 0)
  ) {
    self.record = record
    if let note { self.record.note = note }
    self.summary = summary
    self.published = published
    self.digests = digests
    self.place = place
    self.marks = marks
    self.reading = reading
  }

  /// What the reader wrote about the book as a whole.
  package var note: String? { record.note }

  /// How many marks there are of each kind that there are some of, as in "2 bookmarks".
  package var marksInWords: [String] {
    [(marks.bookmarks, "bookmark"), (marks.highlights, "highlight"), (marks.notes, "note")]
      .filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
  }

  package static func == (a: BookDetails, b: BookDetails) -> Bool {
    a.record == b.record && a.summary == b.summary && a.published == b.published
      && a.digests == b.digests && a.marks == b.marks
      && a.reading == b.reading && a.place?.offset == b.place?.offset
      && a.place?.textBytes == b.place?.textBytes
  }
}
