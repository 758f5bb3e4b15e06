import Books
import Datebook
import Formats
import Glibc
import Holdings
import Rooms
import Setup
import Shelf

/// A book of the library as it is named on the command line: by its number, its file, or words.
struct BookArgument {
  let words: String

  /// The one book that is meant.
  ///
  /// A number is always the number of a book, so that one that was noted down never means another
  /// book later. Other words are a book's file, by its path or its content, or words that the
  /// title and author of only one book contain.
  ///
  /// - Parameter index: All books; filled when it is needed first.
  func book(in library: Library, _ index: inout BookIndex?) throws(Failure) -> BookRecord {
    if isNumber {
      let record = try Failure.catching(reading: "The library") { () throws(LibraryError) in
        guard let number = Int64(words) else { return BookRecord?.none }
        return try library.record(of: BookID(rawValue: number))
      }
      guard let record else {
        throw Failure(
          sentence: "there is no book \(words); `tome-reader list` shows the numbers",
          status: EX_NOINPUT)
      }
      return record
    }
    if let record = try bookOfFile(in: library) { return record }
    let found = try named(in: library, &index)
    switch found.count {
    case 1: return found[0]
    case 0:
      throw Failure(
        sentence: "no book '\(words.printable)' in the library; `tome-reader list` shows them",
        status: EX_NOINPUT)
    default:
      // Books with the same title are told apart by their file names.
      let some = found.prefix(3).map { book in
        let isTwin = found.contains { $0.id != book.id && $0.title == book.title }
        let name = isTwin ? book.path?.split(separator: "/").last.map { " in \($0)" } : nil
        return "\(book.id.rawValue) \(book.title)\(name ?? "")".printable
      }
      let more = found.count > 3 ? " and \(found.count - 3) more" : ""
      throw Failure(
        sentence:
          "'\(words.printable)' matches \(found.count) books (\(some.joined(separator: ", "))"
          + "\(more)); name one by its number",
        status: EX_USAGE)
    }
  }

  private func bookOfFile(in library: Library) throws(Failure) -> BookRecord? {
    guard isFile else { return nil }
    let path = realpath(words, nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
    let text = try? TextOpener.open(path: words, options: .identifying) {}
    text?.source.stop()
    return try Failure.catching(reading: "The library") { () throws(LibraryError) in
      guard let book = try library.book(digest: text?.digest, path: path) else { return nil }
      return try library.record(of: book)
    }
  }

  private func named(
    in library: Library, _ index: inout BookIndex?
  ) throws(Failure) -> [BookRecord] {
    if index == nil {
      index = try Failure.catching(reading: "The library") { () throws(LibraryError) in
        BookIndex(try library.records())
      }
    }
    guard let books = index?.books else { return [] }
    let title = TitleWords(words)
    guard !title.isEmpty else { return [] }
    let found = books.filter { title.areAll(in: "\($0.title) \($0.author ?? "")") }
    let exact = found.filter { title.likeness(to: $0.title) == .same }
    return exact.count == 1 ? exact : found
  }
}

extension BookArgument {
  /// The file of the text that is meant: a book's, or one that is not in the library yet.
  ///
  /// A file that was named is used as named, even if the library knows its text at another path.
  func file() throws(Failure) -> String {
    let record: BookRecord
    do throws(Failure) {
      var index: BookIndex?
      record = try book(in: try Library.needed(), &index)
    } catch {
      guard !isNumber, access(words, F_OK) == 0 else { throw error }
      return words
    }
    guard isNumber || !isFile else { return words }
    return try record.file
  }

  /// Whether the words cannot be meant for a tag: a number, or the path of a file.
  var isSurelyBook: Bool { isNumber || isFile && words.contains { $0 == "/" || $0 == "." } }

  /// Whether it is a number: that of a book, if there is one.
  var isNumber: Bool {
    let digits = words.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether it is the path of a file that is there.
  var isFile: Bool {
    var status = stat()
    return stat(words, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether it can name a text that is no book: a file, one in an archive, an address, or standard input.
  var mayBeText: Bool {
    isFile || words == "-" || words.contains("/") && !words.hasSuffix("/") || words.contains("://")
  }

  /// The books that `arguments` mean, each once.
  static func books(
    _ arguments: [String], in library: Library
  ) throws(Failure) -> [BookRecord] {
    var index: BookIndex?
    var books: [BookRecord] = []
    for words in arguments {
      let book = try BookArgument(words: words).book(in: library, &index)
      if !books.contains(where: { $0.id == book.id }) { books.append(book) }
    }
    return books
  }
}

extension BookRecord {
  /// The path of the book's file; throws if the path is unknown.
  var file: String {
    get throws(Failure) {
      guard let path else {
        throw Failure(
          sentence: "the file of '\(title.printable)' is unknown", status: EX_NOINPUT)
      }
      return path
    }
  }
}

extension Library {
  /// The reader's library, which must be there.
  static func needed() throws(Failure) -> Library {
    let library = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try Library.ofReader(onDamage: tell)
    }
    guard let library else {
      throw Failure(
        sentence: "there is no library yet; `tome-reader add PATH` makes one", status: EX_NOINPUT)
    }
    return library
  }
}
