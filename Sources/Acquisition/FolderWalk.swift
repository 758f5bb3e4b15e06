import Glibc

/// The way through files and folders to all that may be a book.
///
/// Names are taken in their order, so that two walks find the same. Hidden files and folders are
/// passed over, but for those that were named; folders that are links are told: they may lead in a
/// circle, or to the whole disk.
struct FolderWalk {
  /// What a walk comes to.
  enum Find: Equatable {
    /// A file that was named, or one that looks to be a book by its name.
    case file(String)
    /// A book of a format that the program does not read.
    case unreadable(String, format: String)
    /// A folder that cannot be read; with its `errno`.
    case closed(String, code: Int32)
    /// A link to a folder.
    case linked(String)
    /// A name that is no text.
    case misnamed(String)
    /// A file that is no book by its name.
    case other
  }

  /// Files of these names are looked at in folders, and those without an extension.
  private static let extensions: Set<String> = [
    "txt", "text", "md", "markdown", "rst", "org", "adoc", "asc", "utf8", "utf-8",
  ]

  /// Formats that are books, but none that can be read yet.
  private static let formats = [
    "epub": "EPUB", "pdf": "PDF", "mobi": "Mobipocket", "azw": "Kindle", "azw3": "Kindle",
    "kfx": "Kindle", "fb2": "FictionBook", "djvu": "DjVu", "lit": "Microsoft Reader",
    "doc": "Word", "docx": "Word", "odt": "OpenDocument", "rtf": "RTF", "cbz": "comic book",
    "cbr": "comic book", "chm": "compiled HTML",
  ]

  /// Tells `visit` of what is found at `path` and beneath, until that gives `false`.
  ///
  /// - Returns: Whether the walk came to its end.
  static func walk(from path: String, _ visit: (Find) -> Bool) -> Bool {
    var status = stat()
    // What is not there is told by whoever opens it.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return visit(.file(path))
    }
    var folders = [path]
    while let folder = folders.popLast() {
      guard let names = names(in: folder) else {
        guard visit(.closed(folder, code: errno)) else { return false }
        continue
      }
      var inner: [String] = []
      for entry in names {
        let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
        if entry.isMisnamed {
          guard visit(.misnamed(path)) else { return false }
        } else if isFolder(path, entry.type) {
          inner.append(path)
        } else if isLinkedFolder(path, entry.type) {
          guard visit(.linked(path)) else { return false }
        } else {
          guard visit(find(path, entry)) else { return false }
        }
      }
      folders += inner.reversed()
    }
    return true
  }

  private struct Entry {
    var name: String
    var type: UInt8
    var isMisnamed: Bool
  }

  /// What stands in a folder and is not hidden, by name; `nil` where it cannot be read.
  private static func names(in folder: String) -> [Entry]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let type = entry.pointee.d_type
      let parsed = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          (valid: String(validatingCString: bytes), repaired: String(cString: bytes))
        }
      }
      guard !parsed.repaired.hasPrefix(".") else { continue }
      entries.append(
        Entry(name: parsed.repaired, type: type, isMisnamed: parsed.valid == nil))
    }
    return entries.sorted { $0.name < $1.name }
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

  private static func find(_ path: String, _ entry: Entry) -> Find {
    let parts = entry.name.split(separator: ".")
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    if let ending, let format = formats[ending] { return .unreadable(path, format: format) }
    guard ending.map(extensions.contains) ?? true else { return .other }
    guard entry.type != UInt8(DT_REG) else { return .file(path) }
    // A link, or a file system that does not tell; a pipe would be waited for. What a link leads to
    // may not be there: that is told by whoever opens it.
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else { return .other }
    return .file(path)
  }
}
