internal import GRDB
import Glibc

/// What can keep the library from being used; the reader reads on without it.
package enum LibraryError: Error, Equatable, Sendable {
  /// Neither XDG_DATA_HOME nor HOME says where the library is to be.
  case noHome
  /// The folder at `path` cannot be made or entered; `code` is the `errno`.
  case noFolder(path: String, code: Int32)
  /// The library may not be written to: its file, its folder or the disk is read-only.
  case readOnly(path: String)
  /// The disk is full.
  case full(path: String)
  /// Another program, or a slow disk, held the library for longer than the time allowed.
  case busy(path: String)
  /// The file is not a library, or its content is broken.
  case damaged(path: String)
  /// A newer version of the program made the library.
  case newer(path: String)
  /// SQLite failed with this primary result code and message.
  case failed(path: String, code: Int32, message: String)
}

extension LibraryError: CustomStringConvertible {
  /// A sentence for the reader: what happened, to which file, and what to do.
  package var description: String { sentence(keeping: "The place") }

  /// That sentence, of what was to be kept: "The place", "The mark".
  package func sentence(keeping thing: String) -> String { sentence(thing, cannot: "be kept") }

  /// That sentence, of what was to be read: "The library".
  package func sentence(reading thing: String) -> String { sentence(thing, cannot: "be read") }

  private func sentence(_ thing: String, cannot verb: String) -> String {
    if case .busy = self { return "\(thing) cannot \(verb) yet: \(reason)." }
    return "\(thing) cannot \(verb): \(reason)."
  }

  /// What is wrong, in a few words.
  var brief: String {
    switch self {
    case .noHome: "HOME is not set"
    case .noFolder: "no folder for the library"
    case .readOnly: "the library is read-only"
    case .full: "no space is left"
    case .busy: "another program is using the library"
    case .damaged: "the library is damaged"
    case .newer: "the library is a newer version's"
    case .failed(_, _, let message): message
    }
  }

  /// What is wrong, and what to do; the path comes last, for a line may have no room for it.
  private var reason: String {
    switch self {
    case .noHome: "set HOME or XDG_DATA_HOME to a folder"
    case .noFolder(let path, let code): "no folder '\(path)': \(String(cString: strerror(code)))"
    case .readOnly(let path): "cannot write to '\(path)'"
    case .full(let path): "no space is left for '\(path)'"
    case .busy(let path): "another program is using '\(path)'"
    case .damaged(let path):
      "the library's file is damaged; to begin a new one, move '\(path)' away"
    case .newer(let path):
      "update tome-reader: a newer version made the library '\(path)'"
    case .failed(let path, _, let message): "\(message) in '\(path)'"
    }
  }
}

extension LibraryError {
  /// The same of the library at `path`, which a copy was made of.
  func at(_ path: String) -> LibraryError {
    switch self {
    case .noHome: .noHome
    case .noFolder(_, let code): .noFolder(path: path, code: code)
    case .readOnly: .readOnly(path: path)
    case .full: .full(path: path)
    case .busy: .busy(path: path)
    case .damaged: .damaged(path: path)
    case .newer: .newer(path: path)
    case .failed(_, let code, let message): .failed(path: path, code: code, message: message)
    }
  }

  /// What `error`, thrown while the library at `path` was used, means to the reader.
  init(_ error: any Error, path: String) {
    if let error = error as? LibraryError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(path: path, code: 0, message: String(describing: error))
      return
    }
    switch error.resultCode {
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly(path: path)
    // SQLite says no more than this where it cannot make its log beside the file.
    case .SQLITE_CANTOPEN where !LibraryLocation(path: path).isFolderWritable:
      self = .readOnly(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    // If there is not even room for the log's index, SQLite says no more than that.
    case .SQLITE_IOERR where LibraryLocation(path: path).isDiskFull: self = .full(path: path)
    // It calls a write past the limit of the shell an error of the disk.
    case .SQLITE_IOERR where Self.isFileSizeLimited:
      self = .failed(
        path: path, code: error.resultCode.rawValue,
        message: "files may not grow that large (`ulimit -f`)")
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path)
    default:
      self = .failed(
        path: path, code: error.resultCode.rawValue,
        message: error.message ?? error.resultCode.description)
    }
  }

  /// Whether files may grow to some size only.
  private static var isFileSizeLimited: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      && limit.rlim_cur != rlim_t.max
  }
}
