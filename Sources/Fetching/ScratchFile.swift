import Glibc

/// A file for a moment, readable by its owner only; it is gone when this value is.
struct ScratchFile: ~Copyable {
  /// Where it is.
  let path: String
  /// The open file.
  let descriptor: CInt

  /// A file with `bytes` in it, to be read from its start.
  init(_ bytes: [UInt8] = []) throws(FetchError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/tome-reader-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let code = errno
    self.descriptor = descriptor
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw .notWritten(code: code) }
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw .notWritten(code: errno) }
      start += count
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
  }

  /// What is in the file at `path`, up to 64 KB; empty where it cannot be read.
  static func contents(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    return String(decoding: buffer[..<max(read(file, &buffer, buffer.count), 0)], as: UTF8.self)
  }
}
