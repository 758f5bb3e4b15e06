package import Glibc

/// Folders of the file system.
package enum Folder {
  /// Makes the folder at `path`, and those above it, where they are missing.
  ///
  /// - Parameter mode: Who may do what with those that are made.
  /// - Throws: The first one on the way that is not there and cannot be made, or is no folder.
  package static func make(_ path: String, mode: UInt32 = 0o700) throws(FileFault) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      guard mkdir(part, mode) != 0 else { continue }
      let code = errno
      // What is there may be on a file system that nothing can be made on.
      guard !exists(part) else { continue }
      throw FileFault(path: part, code: code == EEXIST ? ENOTDIR : code)
    }
  }

  /// The path with the reader's home in the place of a tilde that it begins with.
  package static func expandingHome(in path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.value(of: "HOME") else {
      return path
    }
    return home + path.dropFirst()
  }

  /// The folder that the XDG base directory specification gives programs for what is the reader's:
  /// that of a variable, where it names an absolute path, else one in the reader's home.
  ///
  /// - Parameters:
  ///   - variable: `XDG_CACHE_HOME`, for one.
  ///   - folder: Where it is in the home where the variable does not say: `.cache`.
  ///   - environment: The value of a variable, `nil` for one that is not set.
  /// - Returns: `nil` if HOME would be needed and is no absolute path.
  package static func ofReader(
    _ variable: String, else folder: String,
    environment: (String) -> String? = Environment.value
  ) -> String? {
    if let path = environment(variable), path.hasPrefix("/") { return path }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/" + folder
  }

  /// The folder of the program's data: the first profile's library is in it, and the folders of the
  /// other profiles.
  ///
  /// - Returns: `nil` if HOME would be needed and is no absolute path.
  package static func ofData(environment: (String) -> String? = Environment.value) -> String? {
    ofReader("XDG_DATA_HOME", else: ".local/share", environment: environment)
      .map { $0 + "/tome-reader" }
  }

  /// The folder of all that is a profile's own; `nil` for the first profile, whose files are where
  /// those of a program without profiles are.
  package static func ofProfile(environment: (String) -> String? = Environment.value) -> String? {
    guard let slug = environment(Environment.profile), !slug.isEmpty,
      slug.utf8.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D })
    else { return nil }
    return ofData(environment: environment).map { "\($0)/profiles/\(slug)" }
  }

  /// Whether there is a folder at `path`, or a link to one.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of what is in the folder at `path`, in no order: those that are UTF-8.
  package static func names(in path: String) throws(FileFault) -> [String] {
    try entryNames(in: path).filter(\.isText).map(\.text)
  }

  /// The names of what is in the folder at `path`, in no order.
  package static func entryNames(in path: String) throws(FileFault) -> [EntryName] {
    guard let folder = opendir(path) else { throw FileFault(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [EntryName] = []
    while let entry = readdir(folder) {
      let name = EntryName(of: entry)
      if name.text != ".", name.text != ".." { names.append(name) }
    }
    return names
  }
}

extension EntryName {
  /// The name of what `readdir` found.
  package init(of entry: UnsafeMutablePointer<dirent>) {
    self = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      EntryName(bytes: bytes.prefix { $0 != 0 })
    }
  }
}
