import Files
import Glibc

/// The way through files and folders to all that may be a book.
///
/// Names are taken in their order, so that two walks find the same. Hidden files and folders are
/// passed over, but for those that were named. Links to folders are followed, after all that is no
/// link, so that a text is found where it is; no folder is walked through twice. One to a folder around
/// the one that was named is told: more was not asked for.
struct FolderWalk {
  /// What a walk comes to.
  enum Find: Equatable {
    /// A file that was named, or one that looks to be a book by its name.
    case file(String)
    /// A book of a format that the program does not read.
    case unreadable(String, format: String)
    /// A folder that cannot be read; with its `errno`.
    case closed(String, code: Int32)
    /// A link to a folder that the one that was named lies in.
    case outward(String)
    /// A name that is no UTF-8, as it is told.
    case misnamed(String)
    /// Something that is no file, such as a pipe, under the name of a book.
    case irregular(String)
    /// A file that is no book by its name, with what that ends with.
    case other(ending: String?)
  }

  /// The folders that were walked through, in all walks.
  private var seen: Set<Identity> = []
  /// Their paths.
  private(set) var folders: [String] = []

  /// A walk that has not begun.
  init() {}

  /// Tells `visit` of what is found at `path` and beneath, until that gives `false`.
  ///
  /// - Returns: Whether the walk came to its end.
  mutating func walk(from path: String, _ visit: (Find) -> Bool) -> Bool {
    var status = stat()
    // What is not there is told by whoever opens it.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return visit(.file(path))
    }
    let start = Self.resolved(path)
    var folders = [path]
    var links: [String] = []
    while let folder = folders.popLast() ?? (links.isEmpty ? nil : links.removeFirst()) {
      guard let (identity, names) = Self.content(of: folder) else {
        guard visit(.closed(folder, code: errno)) else { return false }
        continue
      }
      guard seen.insert(identity).inserted else { continue }
      self.folders.append(folder)
      var inner: [String] = []
      // A browser keeps what belongs to a page in such a folder beside it.
      let takesPages =
        !folder.hasSuffix("_files") && names.count { NamedKind($0.name) == .page } == 1
      for entry in names {
        let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
        if entry.isMisnamed {
          guard visit(Self.isOfInterest(entry) ? .misnamed(path) : Self.other(entry)) else {
            return false
          }
        } else if Self.isFolder(path, entry.type) {
          inner.append(path)
        } else if Self.isLinkedFolder(path, entry.type) {
          if Self.holds(Self.resolved(path), start) {
            guard visit(.outward(path)) else { return false }
          } else {
            links.append(path)
          }
        } else {
          guard visit(Self.find(path, entry, takesPages: takesPages)) else { return false }
        }
      }
      folders += inner.reversed()
    }
    return true
  }

  /// Whether another folder lies in a folder; both are paths without links.
  private static func holds(_ folder: String, _ other: String) -> Bool {
    other != folder && other.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path without links.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What a folder is known by, whatever path leads to it.
  private struct Identity: Hashable {
    let device: dev_t
    let file: ino_t
  }

  private struct Entry {
    var name: String
    var type: UInt8
    var isMisnamed: Bool
  }

  /// A folder, and what stands in it and is not hidden, by name; `nil` if it cannot be read.
  private static func content(of folder: String) -> (Identity, [Entry])? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var status = stat()
    guard fstat(dirfd(directory), &status) == 0 else { return nil }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let type = entry.pointee.d_type
      let name = EntryName(of: entry)
      guard !name.text.hasPrefix(".") else { continue }
      entries.append(Entry(name: name.text, type: type, isMisnamed: !name.isText))
    }
    let identity = Identity(device: status.st_dev, file: status.st_ino)
    return (identity, entries.sorted { $0.name < $1.name })
  }

  private static func isFolder(_ path: String, _ type: UInt8) -> Bool {
    if type == UInt8(DT_DIR) { return true }
    guard type == UInt8(DT_UNKNOWN) else { return false }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isLinkedFolder(_ path: String, _ type: UInt8) -> Bool {
    guard type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether something that cannot be looked at by its name would be looked at, if it could.
  private static func isOfInterest(_ entry: Entry) -> Bool {
    NamedKind(entry.name) != .other || entry.type == UInt8(DT_DIR)
  }

  private static func other(_ entry: Entry) -> Find {
    // What is compressed is called as what is in it.
    .other(ending: NamedKind.innerEnding(of: entry.name))
  }

  private static func find(_ path: String, _ entry: Entry, takesPages: Bool) -> Find {
    switch NamedKind(entry.name) {
    case .unreadable(let format): return .unreadable(path, format: format)
    case .other: return other(entry)
    case .page where !takesPages: return other(entry)
    case .text, .page: break
    }
    guard entry.type != UInt8(DT_REG) else { return .file(path) }
    // A link, or a file system that does not tell; a pipe would be waited for. What a link leads to
    // may not be there: that is told by whoever opens it.
    var status = stat()
    let isFile = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    return isFile
      ? .file(path) : NamedKind.ending(of: entry.name) == nil ? other(entry) : .irregular(path)
  }
}
