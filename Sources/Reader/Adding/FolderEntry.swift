/// A file or a folder in a folder.
package struct FolderEntry: Equatable, Sendable {
  /// What it is called, without the folders above it.
  package var name: String
  /// Whether it is a folder, or a link to one.
  package var isFolder: Bool
  /// The bytes of a file.
  package var bytes: Int

  /// An entry called `name`.
  package init(name: String, isFolder: Bool, bytes: Int = 0) {
    self.name = name
    self.isFolder = isFolder
    self.bytes = bytes
  }
}
