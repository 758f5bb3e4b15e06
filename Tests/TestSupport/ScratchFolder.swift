import Foundation

/// A folder for a test, which goes with all that is in it when this value does.
package final class ScratchFolder: Sendable {
  /// Where it is.
  package let path: String

  /// An empty folder among the system's temporary ones.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "tome-reader-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of what is called `name` in it.
  package func path(_ name: String) -> String { path + "/" + name }

  /// The names of what is in it, in order.
  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// Writes a file anew; gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// Writes a file of these bytes anew; gives its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// The bytes of a file.
  package func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }
}

extension ScratchFolder {
  /// Who may do what with a file.
  package func mode(of name: String) throws -> UInt32 {
    var status = stat()
    guard stat(path(name), &status) == 0 else { throw Missing(name: name) }
    return status.st_mode & 0o777
  }

  private struct Missing: Error {
    let name: String
  }
}
