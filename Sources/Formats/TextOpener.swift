import Books
import Files
import Glibc
import Markup
import Web

/// Opens texts: finds out what a file is and in which encoding, and gives its text.
package enum TextOpener {
  /// Opens the file at `path`, reading no more of it than a few samples.
  ///
  /// A text that is not UTF-8 is converted: a short one before this returns, a long one in the
  /// background after its first part. A FIFO or a process substitution is read as it arrives.
  ///
  /// - Parameter onChange: Called on another thread when more of the text is there, at most 50
  ///   times a second, and when it is complete; never for a UTF-8 file.
  package static func open(
    path: String, options: OpenOptions = OpenOptions(), stop: OpeningStop = OpeningStop(),
    onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) -> OpenedText {
    let opening = Opening(name: path, options: options, onChange: onChange, stop: stop)
    // Before opening: to open a device may already do something to it.
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if code == ENOTDIR, let text = try opening.entry(at: path) { return text }
      throw OpenError(file: path, code: code)
    }
    if status.kind == S_IFDIR {
      if let index = indexPage(of: path) {
        return try open(path: index, options: options, stop: stop, onChange: onChange)
      }
      if let text = try opening.folder(at: path, status) { return text }
    }
    let isFile = status.kind == S_IFREG
    // Opening a pipe's entry in /dev/fd anew would miss that its writer has already gone, and a
    // socket's cannot be opened.
    if [S_IFIFO, S_IFSOCK].contains(status.kind), let number = descriptorNumber(of: path) {
      let copy = try opening.attempt { () throws(Errno) in try Descriptor(copying: number) }
      return try opening.stream(copy)
    }
    try opening.refuse(status)
    let descriptor = try opening.attempt { () throws(Errno) in try Descriptor(reading: path) }
    guard isFile else { return try opening.stream(descriptor) }
    do throws(OpenError) {
      return try opening.file(descriptor, path: resolved(path))
    } catch {
      guard let filtered = try opening.filtered(path: path, status, after: error) else {
        throw error
      }
      return filtered
    }
  }

  /// Opens a document that is in memory, and came from where `name` says; it is not kept.
  ///
  /// - Parameters:
  ///   - loss: Why its end is missing; `nil` if it is all there.
  ///   - onChange: Called on another thread when more of the text is there.
  package static func open(
    _ bytes: [UInt8], named name: String, options: OpenOptions = OpenOptions(),
    loss: String? = nil, stop: OpeningStop = OpeningStop(), onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) -> OpenedText {
    var opening = Opening(name: name, options: options, onChange: onChange, stop: stop)
    opening.outer = FileFacts(name: name, path: nil, size: 0, modified: 0)
    opening.remarks = loss.map { [BookRemark("", $0, isLoss: true)] } ?? []
    var rest = bytes
    let descriptor = try opening.unpackedBytes { () throws(OpenError) in
      defer { rest = [] }
      return rest
    }
    let text = try opening.file(descriptor, path: nil)
    return OpenedText(source: text.source, file: text.file, digest: nil, origin: text.origin)
  }

  /// What the program is called that has to convert the file at `path` before it can be read; `nil` if
  /// none has to, or none is there.
  package static func converter(forFileAt path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.kind == S_IFREG,
      let descriptor = try? Descriptor(reading: path),
      let head = try? descriptor.bytes(at: 0, length: 512), OutsideFormat.mayBegin(head)
    else { return nil }
    let file = OpenFile(descriptor, name: path, path: nil, status: status)
    return OutsideFormat(file, beginning: head, named: path)?.program?.name
  }

  /// Takes a text from an open descriptor, usually standard input, as it arrives.
  ///
  /// A regular file that is read from its start (`tome-reader - < book.txt`) is opened like one
  /// that was named.
  ///
  /// - Parameters:
  ///   - fileDescriptor: Is copied; the caller's stays as it is and may be closed.
  ///   - onChange: Called on another thread when more of the text is there, at most 50 times a
  ///     second, and when it is complete.
  package static func standardInput(
    fileDescriptor: Int32, options: OpenOptions = OpenOptions(),
    onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) -> OpenedText {
    let name = FileFacts.standardInputName
    let opening = Opening(name: name, options: options, onChange: onChange)
    if isatty(fileDescriptor) == 1 { throw OpenError(file: name, reason: .isTerminal) }
    let descriptor = try opening.attempt { () throws(Errno) in
      try Descriptor(copying: fileDescriptor)
    }
    let status = try opening.attempt { () throws(Errno) in try descriptor.status() }
    if status.kind == S_IFDIR { throw OpenError(file: name, reason: .isDirectory) }
    guard status.kind == S_IFREG, lseek(fileDescriptor, 0, SEEK_CUR) == 0 else {
      return try opening.stream(descriptor)
    }
    let path = resolved("/proc/self/fd/\(descriptor.number)")
    return try opening.file(descriptor, path: path)
  }

  /// Whether `file`, a path or `-` for standard input, is a pipe that has not said anything yet.
  package static func isSilentPipe(_ file: String) -> Bool {
    guard let number = file == "-" ? STDIN_FILENO : descriptorNumber(of: file) else { return false }
    var status = stat()
    guard fstat(number, &status) == 0, status.kind == S_IFIFO else { return false }
    var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) == 0
  }

  /// The page that a folder of pages of HTML or Markdown begins with.
  private static func indexPage(of folder: String) -> String? {
    // Some servers choose one by the language of who asks.
    let languages = [Environment.value(of: "LANG").map { String($0.prefix(2)) }, "en"]
    let names = [
      "index.html", "index.htm", "index.xhtml", "README.md", "SUMMARY.md", "index.md",
    ]
    for name in names + languages.compactMap({ $0.map { "index.\($0).html" } }) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      if stat(path, &status) == 0, status.kind == S_IFREG { return path }
    }
    return nil
  }

  /// The descriptor that `path` is a name for: `/dev/stdin`, `/dev/fd/63`.
  static func descriptorNumber(of path: String) -> Int32? {
    if path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
