import Files
package import Glibc
package import Settings

/// A folder with files of TOML: that of the reader's settings and themes, or of what programs
/// leave there.
package struct ConfigurationFolder: Equatable {
  /// A file that could not be read or written: its path, what was tried, and errno.
  package struct Failure: Error, Equatable {
    package var path: String
    package var isWriting: Bool
    package var code: Int32

    /// The fault as a sentence.
    package var sentence: String {
      "cannot \(isWriting ? "write" : "read") '\(path)': \(String(cString: strerror(code)))"
    }
  }

  /// A file of settings is never as long as this.
  private static let longestFile = 1 << 18

  /// Where it is.
  package let path: String

  /// The file of settings.
  package var file: String { path + "/config.toml" }

  /// The file of catalogs, which has passwords.
  package var catalogsFile: String { path + "/catalogs.toml" }

  /// The file that tells who the reader is to a sync server.
  package var kosyncFile: String { path + "/kosync.toml" }

  /// The file of a reader's theme; nil if no file can have this name.
  package func file(ofTheme name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    return path + "/themes/" + name + ".toml"
  }

  /// The names of the reader's own themes, in order.
  var themes: [String] {
    ((try? Folder.names(in: path + "/themes")) ?? [])
      .filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The contents of a file; nil if there is no file.
  package func document(in file: String) throws(Failure) -> TOMLDocument? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Failure(path: file, isWriting: false, code: errno)
    }
    defer { close(descriptor) }
    let bytes = FileContents.read(descriptor, expecting: 4 << 10, atMost: Self.longestFile)
    guard let bytes else { throw Failure(path: file, isWriting: false, code: errno) }
    return TOMLDocument(bytes: bytes)
  }
}

// MARK: - Writing

extension ConfigurationFolder {
  /// Changes a file of the folder, one program after the other: who reads it meanwhile has the old
  /// one or the new one whole. One that cannot be read is not written.
  ///
  /// - Parameters:
  ///   - mode: Who may do what with it; `nil` for those who may with the old one.
  ///   - body: Is given what stands in the file now; nothing, if there is none.
  package func change(
    _ file: String, mode: mode_t? = nil, _ body: (inout TOMLDocument) -> Void
  ) throws(Failure) {
    try makeFolders(for: file)
    let lock = lock()
    defer { if lock >= 0 { close(lock) } }
    let found = try document(in: file)
    var document = found ?? TOMLDocument("")
    body(&document)
    if document.bytes != found?.bytes ?? [] { try write(document.bytes, to: file, mode: mode) }
  }

  /// Locks the folder until the descriptor is closed, or gives -1 where that cannot be had soon: a
  /// program that was stopped just now must not stop this one.
  private func lock() -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    for _ in 0..<50 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      usleep(2000)
    }
    close(descriptor)
    return -1
  }

  /// The file itself: where it is kept elsewhere and linked here, it stays so.
  private func target(of file: String) -> String {
    if let resolved = realpath(file, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    // A link to a file that is still to be made.
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(file, &bytes, bytes.count - 1)
    guard count > 0 else { return file }
    let link = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return link.hasPrefix("/") ? link : path + "/" + link
  }

  /// Writes a file anew.
  ///
  /// - Parameter mode: Who may do what with it; `nil` for those who may with the old one.
  private func write(_ bytes: [UInt8], to file: String, mode: mode_t? = nil) throws(Failure) {
    let target = target(of: file)
    var status = stat()
    // A rename would put a file in the place of /dev/null, where the reader may do that.
    guard stat(target, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: file, isWriting: true, code: EPERM)
    }
    do throws(FileFault) { try FileContents.replace(target, with: bytes, mode: mode) } catch {
      throw Failure(path: file, isWriting: true, code: error.code)
    }
  }

  private func makeFolders(for file: String) throws(Failure) {
    do throws(FileFault) { try Folder.make(path) } catch {
      throw Failure(path: file, isWriting: true, code: error.code)
    }
  }
}
