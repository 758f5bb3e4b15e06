import ArgumentParser
import Books
import Formats
import Glibc
import Paging
import Setup
import Shelf

/// Prints the bookmarks, highlights and notes of a book, or of all.
struct MarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "marks",
    abstract: "Print the bookmarks, highlights and notes of one book or of all books.",
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain. The \
      output is Markdown, by book and in the order of the text. If you name a book, its marks are \
      looked up in the text as it is now; otherwise each mark is printed at its last known \
      position.
      """)

  @Argument(help: "The book; by default, all books that have marks.", completion: .books)
  var book: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print CSV (RFC 4180), with a header line.")
  var csv = false

  @Option(
    help: "The form of another program: w3c (Web Annotation), koreader, koreader-md or readwise.")
  var format: ForeignForm?

  @Option(help: "The text's encoding, by its iconv name; detected by default.")
  var encoding: String?

  func validate() throws {
    if [json, csv, format != nil].filter({ $0 }).count > 1 {
      throw ValidationError("choose one of --json, --csv and --format")
    }
    if book == "-" { throw ValidationError("marks need a file, not standard input") }
  }

  func run() throws {
    let file = try book.map { words throws(Failure) in try BookArgument(words: words).file() }
    let books = if let file { try marks(of: file) } else { try allMarks() }
    var output = Output()
    try output.write(form.text(of: books))
    try output.flush()
  }
}

// MARK: - Reading them

extension MarksCommand {
  private func allMarks() throws(Failure) -> [MarkedBook] {
    guard let library = try library() else { return [] }
    return try Self.reading { () throws(LibraryError) in try library.markedBooks() }
  }

  /// The form that was asked for.
  private var form: any MarkForm {
    if json { return JSONMarks() }
    if let format { return format.form }
    return csv ? CSVMarks() : MarkdownMarks()
  }

  /// The marks of the text in `file`, at their places in it.
  private func marks(of file: String) throws(Failure) -> [MarkedBook] {
    let text = try open(file, OpenOptions(encoding: encoding, allowsBinary: true)) {}
    guard let library = try library() else { return [] }
    var books = try Self.reading { () throws(LibraryError) -> [MarkedBook] in
      guard let book = try library.book(digest: text.digest, path: text.file.path) else {
        return []
      }
      return try library.markedBooks(book)
    }
    while !text.source.isComplete { usleep(10_000) }
    for index in books.indices {
      do throws(TextError) { try books[index].find(in: text.source) } catch { throw Failure(error) }
    }
    return books
  }

  private func library() throws(Failure) -> Library? {
    try Self.reading { () throws(LibraryError) in try Library.ofReader(onDamage: tell) }
  }

  private static func reading<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    try Failure.catching(reading: "The library", body)
  }
}

extension MarkedBook {
  /// Moves the marks to where their words are in `source`, with the words that they would have today; marks
  /// that are not found stay as they were.
  fileprivate mutating func find(in source: any TextSource) throws(TextError) {
    let prose = Prose(try Manuscript(source), settings: LayoutSettings(measure: 66))
    var shift = 0
    for index in marks.indices {
      let span = marks[index].span
      guard let range = try span.find(in: source, shift: shift) else { continue }
      shift = range.lowerBound - span.start.offset
      marks[index].span = try source.span(of: range)
      if let words = try prose.wordsToday(ofMark: range, kept: marks[index].words) {
        marks[index].words = words
      }
    }
    marks.sort { $0.span.start.offset < $1.span.start.offset }
  }
}
