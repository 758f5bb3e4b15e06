import Glibc
import Settings

/// The folder with the reader's settings and themes.
struct ConfigurationFolder: Equatable {
  /// A file that could not be read or written: its path, what was tried, and errno.
  struct Failure: Error, Equatable {
    var path: String
    var isWriting: Bool
    var code: Int32

    /// What is told of it.
    var sentence: String {
      "cannot \(isWriting ? "write" : "read") '\(path)': \(String(cString: strerror(code)))"
    }
  }

  /// A file of settings is never as long as this.
  private static let longestFile = 1 << 18

  /// Where it is.
  let path: String

  /// The folder that the environment tells; `nil` without a HOME.
  static let standard: ConfigurationFolder? = {
    func absolute(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return folder.map { ConfigurationFolder(path: $0 + "/tome-reader") }
  }()

  /// The file of settings.
  var file: String { path + "/config.toml" }

  /// The file of a theme of the reader's own; `nil` where no file can be called so.
  func file(ofTheme name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    return path + "/themes/" + name + ".toml"
  }

  /// The names of the reader's own themes, in order.
  var themes: [String] {
    guard let folder = opendir(path + "/themes") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".toml"), !name.hasPrefix(".") { names.append(String(name.dropLast(5))) }
    }
    return names.sorted()
  }

  /// What stands in a file; `nil` where there is none.
  func document(in file: String) throws(Failure) -> TOMLDocument? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Failure(path: file, isWriting: false, code: errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let count = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: 4096))
      let read = bytes[count...].withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      guard read >= 0 else { throw Failure(path: file, isWriting: false, code: errno) }
      bytes.removeLast(4096 - read)
      if read == 0 { return TOMLDocument(bytes: bytes) }
      guard bytes.count < Self.longestFile else {
        throw Failure(path: file, isWriting: false, code: EFBIG)
      }
    }
  }
}

// MARK: - Writing

extension ConfigurationFolder {
  /// Writes the file of settings anew: who reads it meanwhile has the old one or the new one whole.
  ///
  /// Nothing waits for the disk: after a crash of the machine it may be the old one.
  func write(_ document: TOMLDocument) throws(Failure) {
    try makeFolders()
    // Where the file is kept elsewhere and linked here, it stays so.
    var target = file
    if let resolved = realpath(file, nil) {
      target = String(cString: resolved)
      free(resolved)
    }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(path: file, isWriting: true, code: errno) }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var status = stat()
    _ = fchmod(descriptor, stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o644)
    var code = Self.write(document.bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target) != 0 { code = errno }
    guard code != 0 else { return }
    unlink(temporary)
    throw Failure(path: file, isWriting: true, code: code)
  }

  /// Writes all bytes; 0, or errno.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  private func makeFolders() throws(Failure) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      guard mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST else { continue }
      throw Failure(path: file, isWriting: true, code: errno)
    }
  }
}
