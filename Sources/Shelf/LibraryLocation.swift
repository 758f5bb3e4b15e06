import Files
import Glibc

/// Where the library's file is, or is to be.
package struct LibraryLocation: Equatable, Sendable {
  /// The path of the SQLite file.
  package let path: String

  /// The library in the file at `path`.
  package init(path: String) {
    self.path = path
  }

  /// The place that the XDG base directory specification gives the library.
  ///
  /// `$XDG_DATA_HOME/tome-reader/library.sqlite`, with `~/.local/share` where XDG_DATA_HOME is
  /// unset, empty or not absolute.
  ///
  /// - Throws: `LibraryError.noHome` where HOME would be needed and is not an absolute path.
  package static func standard(
    environment: [String: String]
  ) throws(LibraryError) -> LibraryLocation {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return LibraryLocation(path: data + "/tome-reader/library.sqlite")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome }
    return LibraryLocation(path: home + "/.local/share/tome-reader/library.sqlite")
  }

  /// The folder that holds the library and what belongs to it.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether files may be made in the folder.
  var isFolderWritable: Bool { access(folder, W_OK | X_OK) == 0 }

  /// Creates the folder, and those above it, for the reader's eyes only, where it is missing.
  package func createFolder() throws(LibraryError) {
    do throws(FileFault) { try Folder.make(folder) } catch {
      throw .noFolder(path: error.path, code: error.code)
    }
  }
}
