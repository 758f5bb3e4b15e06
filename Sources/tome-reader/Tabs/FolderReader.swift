import Dispatch
import Glibc
import Reader

/// Reads what stands in folders, in the background.
final class FolderReader: Sendable {
  /// More of one folder are not listed.
  private static let most = 20_000

  private let queue = DispatchQueue(label: "folders", qos: .userInitiated)
  private let report: @Sendable (String, [FolderEntry]) -> Void

  /// - Parameter report: Is given a folder as it was asked for and what stands in it, on the queue.
  init(report: @escaping @Sendable (String, [FolderEntry]) -> Void) {
    self.report = report
  }

  /// Reads a folder; one that cannot be read has nothing in it.
  func list(_ folder: String) {
    queue.async {
      let path = Self.expanded(folder.isEmpty ? "." : folder)
      self.report(folder, Self.entries(of: path))
    }
  }

  /// The path with the home folder in the place of `~`.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  /// Folders first, then files, each by name.
  private static func entries(of path: String) -> [FolderEntry] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory), entries.count < most {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      guard fstatat(dirfd(directory), name, &status, 0) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFDIR || kind == S_IFREG else { continue }
      entries.append(
        FolderEntry(name: name, isFolder: kind == S_IFDIR, bytes: Int(status.st_size)))
    }
    return entries.map { ($0, $0.name.lowercased()) }
      .sorted { $0.0.isFolder == $1.0.isFolder ? $0.1 < $1.1 : $0.0.isFolder }.map(\.0)
  }
}
