import Files
package import Glibc

/// The desktop's trash, by the freedesktop.org trash specification 1.0.
///
/// A file goes into the home trash where that is on the same file system, else into the trash at the
/// top of its own: `.Trash/$uid` where an administrator has made one that is safe, else
/// `.Trash-$uid`. Nothing is ever copied from one file system to another.
package struct TrashCan: Sendable {
  /// The home trash: `$XDG_DATA_HOME/Trash`.
  let home: String?
  let user: uid_t
  let topOf: @Sendable (String) -> String?

  /// The trash of whoever runs the program.
  ///
  /// - Parameters:
  ///   - environment: The value of a variable: XDG_DATA_HOME and HOME say where the home trash is.
  ///   - topOf: The top of the file system that a path is on, for tests.
  package init(
    environment: (String) -> String? = Environment.value,
    user: uid_t = getuid(),
    topOf: @escaping @Sendable (String) -> String? = { TrashCan.top(of: $0) }
  ) {
    home = Folder.ofReader("XDG_DATA_HOME", else: ".local/share", environment: environment)
      .map { $0 + "/Trash" }
    self.user = user
    self.topOf = topOf
  }

  /// A file that is in the trash.
  package struct Trashed: Equatable, Sendable {
    /// Where it was.
    package let path: String
    /// Where it is.
    package let file: String
    /// What tells of it.
    package let info: String
  }

  /// Puts the file at `path` into the trash.
  ///
  /// - Parameters:
  ///   - path: An absolute path; of a link the link itself is put away.
  ///   - time: The local time that is told as that of the deletion: `2026-03-05T14:15:02`.
  package func put(_ path: String, at time: String) throws(TrashError) -> Trashed {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw errno == ENOENT ? .noSuchFile(path: path) : .cannotMove(path: path, code: errno)
    }
    // A link's own folder counts, not what it leads to.
    let folder = TrashCan.folder(of: path)
    var code = ENOENT
    if let home, (try? Folder.make(home)) != nil, TrashCan.isOn(status.st_dev, home) {
      switch attempt(path, in: home, named: path, at: time) {
      case .success(let trashed): return trashed
      case .failure(let failure): code = failure.code
      }
    }
    guard let top = topOf(folder) else { throw .noTrash(path: path, code: code) }
    for trash in trashes(at: top) where TrashCan.isOn(status.st_dev, trash) {
      let name = TrashCan.relative(path, to: top)
      switch attempt(path, in: trash, named: name, at: time) {
      case .success(let trashed): return trashed
      case .failure(let failure): code = failure.code
      }
    }
    throw .noTrash(path: path, code: code)
  }

  /// Brings a file back to where it was, unless something else is there now.
  ///
  /// - Returns: Whether it is there again.
  package func restore(_ trashed: Trashed) -> Bool {
    // A hard link never takes the place of another file, as a rename would.
    if link(trashed.file, trashed.path) == 0 {
      unlink(trashed.file)
    } else {
      guard errno != EEXIST, access(trashed.path, F_OK) != 0,
        rename(trashed.file, trashed.path) == 0
      else { return false }
    }
    unlink(trashed.info)
    return true
  }
}

// MARK: - Where to

extension TrashCan {
  /// The trashes at the top of a file system that may be used; the second is made where it is not.
  private func trashes(at top: String) -> [String] {
    let base = top == "/" ? "" : top
    var trashes: [String] = []
    // The administrator's must be a folder that is no link and has the sticky bit, so that nobody
    // removes or replaces what others put there.
    var status = stat()
    let shared = "\(base)/.Trash"
    if lstat(shared, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_mode & mode_t(S_ISVTX) != 0
    {
      let own = "\(shared)/\(user)"
      if Self.makeOwnFolder(own, user) { trashes.append(own) }
    }
    let own = "\(base)/.Trash-\(user)"
    if Self.makeOwnFolder(own, user) { trashes.append(own) }
    return trashes
  }

  /// Makes a folder for the user alone if there is none; whether it is the user's, and no link.
  private static func makeOwnFolder(_ path: String, _ user: uid_t) -> Bool {
    mkdir(path, 0o700)
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == user
  }

  /// The top of the file system that the folder at `path` is on.
  package static func top(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    var top = String(cString: real)
    var status = stat()
    guard stat(top, &status) == 0 else { return nil }
    let device = status.st_dev
    while top != "/" {
      let above = folder(of: top)
      guard stat(above, &status) == 0, status.st_dev == device else { break }
      top = above
    }
    return top
  }

  private static func isOn(_ device: dev_t, _ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_dev == device
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path as it is told in the trash of a file system: from its top on.
  private static func relative(_ path: String, to top: String) -> String {
    guard let real = realpath(folder(of: path), nil) else { return path }
    defer { free(real) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let whole = "\(String(cString: real))/\(name)"
    let base = top == "/" ? "/" : top + "/"
    return whole.hasPrefix(base) ? String(whole.dropFirst(base.count)) : whole
  }
}

// MARK: - Putting away

extension TrashCan {
  /// Why one trash did not take a file.
  private struct Failure: Error {
    let code: Int32
  }

  private func attempt(
    _ path: String, in trash: String, named name: String, at time: String
  ) -> Result<Trashed, Failure> {
    for folder in ["files", "info"] {
      do throws(FileFault) { try Folder.make("\(trash)/\(folder)") } catch {
        return .failure(Failure(code: error.code))
      }
    }
    let text = "[Trash Info]\nPath=\(TrashInfo.encoded(name))\nDeletionDate=\(time)\n"
    let (stem, ending) = Self.split(path.split(separator: "/").last.map(String.init) ?? "file")
    for number in 1... {
      let entry = number == 1 ? stem + ending : "\(stem).\(number)\(ending)"
      let info = "\(trash)/info/\(entry)\(TrashInfo.ending)"
      // The information comes first, and never takes another's place: that claims the name.
      let descriptor = open(info, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        return .failure(Failure(code: errno))
      }
      let isWritten = Self.write(text, to: descriptor)
      close(descriptor)
      let file = "\(trash)/files/\(entry)"
      var status = stat()
      if lstat(file, &status) == 0 {
        // A file without information, left by another program: its name is taken.
        unlink(info)
        continue
      }
      guard isWritten, rename(path, file) == 0 else {
        let code = errno
        unlink(info)
        return .failure(Failure(code: code))
      }
      return .success(Trashed(path: path, file: file, info: info))
    }
    return .failure(Failure(code: EEXIST))
  }

  /// Splits a name before its ending, which stays when a number is put in.
  private static func split(_ name: String) -> (stem: String, ending: String) {
    // A name and `.2.trashinfo` must fit 255 bytes.
    var short = name
    while short.utf8.count > 230 { short.removeLast() }
    guard let dot = short.lastIndex(of: "."), dot > short.startIndex else { return (short, "") }
    return (String(short[..<dot]), String(short[dot...]))
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    FileContents.write(Array(text.utf8), to: descriptor) && fsync(descriptor) == 0
  }
}
