/// The files of a book that is an archive or a folder.
package protocol BookArchive: AnyObject {
  /// The length of the file at `path`, as the archive says; `nil` if there is none.
  func length(of path: String) -> Int?

  /// The bytes of the file at `path`, if there are at most `limit` of them.
  func bytes(of path: String, limit: Int) throws(BookFault) -> [UInt8]

  /// The first bytes of the file at `path`, at most `count`; `nil` if there is none, or it is damaged.
  func head(of path: String, count: Int) -> [UInt8]?

  /// The bytes of the small document at `path` as UTF-8, if there are at most `limit` of them.
  func document(at path: String, limit: Int) throws(BookFault) -> [UInt8]

  /// The path, as the archive has it, of the file that is meant by `path`; `nil` if there is none.
  func place(of path: String) -> String?

  /// The only file whose name ends with `ending`; `nil` if there is none, or there are several.
  func onlyFile(endingWith ending: String) -> String?

  /// Begins to read the file at `path` piece by piece.
  func begin(_ path: String) throws(BookFault)

  /// The next bytes of the file that was begun; none at its end.
  func next() throws(BookFault) -> [UInt8]
}

extension BookArchive {
  package func document(at path: String, limit: Int) throws(BookFault) -> [UInt8] {
    try bytes(of: path, limit: limit)
  }
  package func place(of path: String) -> String? { length(of: path) == nil ? nil : path }
  package func onlyFile(endingWith ending: String) -> String? { nil }
}

/// Why a book, or a part of one, cannot be read.
package enum BookFault: Error, Equatable, Sendable {
  /// The archive has no such file.
  case missing(String)
  /// The bytes of a file are damaged, or not there any more.
  case damaged(String)
  /// A file is larger than is read, or unpacks to far more than its length.
  case tooLarge(String)
  /// The book is protected: its texts are encrypted.
  case protected
  /// The archive is encrypted with a password.
  case locked
  /// It is no book of the format that it seems to be of.
  case noBook(String)
}

extension BookFault {
  /// What is wrong, as a part of a sentence.
  package var cause: String {
    switch self {
    case .missing(let path): "its file \(path) is missing"
    case .damaged(let path): "its file \(path) is damaged"
    case .tooLarge(let path): "its file \(path) is too large"
    case .protected: "it is protected (DRM)"
    case .locked: "it is protected by a password"
    case .noBook(let what): what
    }
  }

  /// What is wrong, as a part of a sentence about the file itself.
  func cause(inItself: Bool) -> String {
    switch self {
    case .missing: "the file is missing"
    case .damaged: "the file is damaged"
    case .tooLarge: "the file is too large"
    case .protected, .locked, .noBook: cause
    }
  }
}
