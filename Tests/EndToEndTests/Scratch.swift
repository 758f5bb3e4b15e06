import Glibc
import Testing

/// A file for a test, which goes with this value.
struct Scratch: ~Copyable {
  /// Where the file is.
  let path: String

  /// Makes a file that holds `text`.
  init(_ text: String = "") throws {
    var template = Array("/tmp/tome-reader-test-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      try #require(count > 0)
      rest = rest.dropFirst(count)
    }
    close(file)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { unlink(path) }

  /// What the file holds now.
  func text() throws -> String {
    try run(["/bin/cat", path]).output
  }
}

/// The path of a file in the folder of shared data beside the checkout; `nil` where it is not.
func sharedPath(_ name: String) -> String? {
  let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  let path = root.dropLast().joined(separator: "/") + "/shared/" + name
  return access(path, R_OK) == 0 ? path : nil
}

/// The text of a file in the folder of shared data beside the checkout; `nil` where it is not.
func sharedText(_ name: String) -> String? {
  sharedPath(name).flatMap { try? run(["/bin/cat", $0]).output }
}
