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

  /// The library of whoever runs the program: where the XDG base directory specification has it.
  ///
  /// `$XDG_DATA_HOME/tome-reader/library.sqlite`, with `~/.local/share` where XDG_DATA_HOME is
  /// unset, empty or not absolute; that of a profile is in its own folder in there.
  ///
  /// - Parameter environment: The value of a variable; that of the program's own, if nothing is said.
  /// - Throws: `LibraryError.noHome` where HOME would be needed and is not an absolute path.
  package static func ofReader(
    environment: (String) -> String? = Environment.value
  ) throws(LibraryError) -> LibraryLocation {
    let folder =
      Folder.ofProfile(environment: environment) ?? Folder.ofData(environment: environment)
    guard let folder else { throw .noHome }
    return LibraryLocation(path: folder + "/library.sqlite")
  }

  /// The folder that holds the library and what belongs to it.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folder of the texts of stories that were told here.
  package var storiesFolder: String { folder + "/stories" }

  /// Whether files may be made in the folder.
  var isFolderWritable: Bool { access(folder, W_OK | X_OK) == 0 }

  /// Whether the disk that the folder is on has no room left.
  var isDiskFull: Bool {
    var status = statvfs()
    return statvfs(folder, &status) == 0 && status.f_blocks > 0 && status.f_bavail == 0
  }

  /// Whether there is something in the log that the file may not have yet.
  var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Creates the folder, and those above it, for the reader's eyes only, where it is missing.
  package func createFolder() throws(LibraryError) {
    do throws(FileFault) { try Folder.make(folder) } catch {
      throw .noFolder(path: error.path, code: error.code)
    }
  }
}
