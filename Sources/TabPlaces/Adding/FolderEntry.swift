import Widgets

/// A file or a folder in a folder.
package struct FolderEntry: Equatable, Sendable {
  /// What it is called, without the folders above it.
  package var name: String
  /// Whether it is a folder, or a link to one.
  package var isFolder: Bool
  /// The bytes of a file.
  package var bytes: Int
  /// Whether it cannot be chosen, since its name is no UTF-8.
  package var isMisnamed: Bool
  /// What a file is taken for by its name.
  package var kind = Kind.text

  /// What a file is taken for by its name.
  package enum Kind: Equatable, Sendable {
    /// A text, which can be read.
    case text
    /// A book of a format that cannot be read yet.
    case unreadable(format: String)
    /// No book, but whoever chooses it may know better.
    case other
  }

  /// An entry called `name`.
  package init(name: String, isFolder: Bool, bytes: Int = 0, isMisnamed: Bool = false) {
    self.name = name
    self.isFolder = isFolder
    self.bytes = bytes
    self.isMisnamed = isMisnamed
  }
}
