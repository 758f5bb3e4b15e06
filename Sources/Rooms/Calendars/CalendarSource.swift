import Files
import Glibc

/// Where events come from, as it is named in the settings or on the command line.
enum CalendarSource: Hashable {
  /// An `.ics` file, or a folder of them, with folders of them in it.
  case path(String)
  /// An address on the web.
  case address(String)

  /// The source that `name` is: an address, or a path, from the reader's home where it begins with
  /// a tilde. `webcal` is what calendars are called by that are subscribed to.
  init(_ name: String) {
    for (scheme, actual) in [
      ("webcal://", "https://"), ("https://", "https://"), ("http://", "http://"),
    ] where name.lowercased().hasPrefix(scheme) {
      self = .address(actual + name.dropFirst(scheme.count))
      return
    }
    self = .path(Folder.expandingHome(in: name))
  }

  /// Where it is, as it may be shown.
  var place: String {
    switch self {
    case .path(let path): path
    case .address: label
    }
  }

  /// What it is called where something about it is told.
  var label: String {
    switch self {
    case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .address(let address):
      // Addresses of private calendars are secrets: only whose they are is told.
      String(address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" })
    }
  }
}

/// A file with its time and its length: the same ones mean the same contents.
struct FileVersion: Hashable {
  let path: String
  let seconds: Int
  let nanoseconds: Int
  let bytes: Int
  let number: UInt64

  /// The version of the file at `path` now; `nil` if there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.path = path
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    bytes = Int(status.st_size)
    number = UInt64(status.st_ino)
  }
}

/// The files and folders that a path of a calendar stands for.
struct CalendarFolder {
  /// How deep folders lie in one another: a vdir is a folder of calendars with a file for each event.
  private static let depth = 3

  /// The files, in order.
  private(set) var files: [FileVersion] = []
  /// The folders in which files may come and go; of a file that it is in, of what is not there the
  /// nearest one in which it may come to be.
  private(set) var folders: [String] = []
  /// Why nothing can be read; `nil` if something can.
  private(set) var failure: String?

  /// What is at `path` now.
  init(_ path: String) {
    if let file = FileVersion(path) {
      files = [file]
      folders = [path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."]
      return
    }
    add(path, Self.depth)
    files.sort { $0.path < $1.path }
  }

  /// The innermost folder that there is on the way to `path`.
  private static func nearestFolder(to path: String) -> String {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      if path.isEmpty { return "/" }
      if Folder.exists(String(path)) { return String(path) }
    }
    return "."
  }

  private mutating func add(_ path: String, _ depth: Int) {
    let names: [String]
    do throws(FileFault) { names = try Folder.names(in: path) } catch {
      guard depth == Self.depth else { return }
      failure = "cannot be read: \(error.reason)"
      folders = [Self.nearestFolder(to: path)]
      return
    }
    folders.append(path)
    for name in names where !name.hasPrefix(".") {
      if name.lowercased().hasSuffix(".ics") {
        if let file = FileVersion(path + "/" + name) { files.append(file) }
      } else if depth > 1, Folder.exists(path + "/" + name) {
        add(path + "/" + name, depth - 1)
      }
    }
  }
}
