import Acquisition
import Dispatch
import Files
import Glibc
import TabPlaces

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
      let path = Folder.expandingHome(in: folder.isEmpty ? "." : folder)
      self.report(folder, Self.entries(of: path))
    }
  }

  /// Folders first, then files, each by name.
  private static func entries(of path: String) -> [FolderEntry] {
    let names = (try? Folder.entryNames(in: path)) ?? []
    let entries = names.prefix(most).compactMap { name -> FolderEntry? in
      guard name.isText else {
        return FolderEntry(name: name.text, isFolder: false, isMisnamed: true)
      }
      var status = stat()
      guard stat(path + "/" + name.text, &status) == 0 else { return nil }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFDIR || kind == S_IFREG else { return nil }
      var entry = FolderEntry(
        name: name.text, isFolder: kind == S_IFDIR, bytes: Int(status.st_size))
      if !entry.isFolder { entry.kind = FolderEntry.Kind(NamedKind(name.text)) }
      return entry
    }
    return entries.map { ($0, $0.name.lowercased()) }
      .sorted { $0.0.isFolder == $1.0.isFolder ? $0.1 < $1.1 : $0.0.isFolder }.map(\.0)
  }
}

extension FolderEntry.Kind {
  fileprivate init(_ kind: NamedKind) {
    switch kind {
    case .text, .page: self = .text
    case .unreadable(let format): self = .unreadable(format: format)
    case .other: self = .other
    }
  }
}
