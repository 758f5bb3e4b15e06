import Glibc

/// The files that are installed with the program.
package enum InstalledFiles {
  /// The book about the program; nil if it is not installed.
  package static var guide: String? { path(of: "guide.txt") }

  /// The folder of the licences of the program and of what it contains; nil if it is not installed.
  package static var licences: String? { path(of: "licences") }

  /// The path of a file or folder that is installed with the program, found by the program's own path.
  private static func path(of name: String) -> String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let folders = String(cString: program).split(separator: "/").dropLast()
    // The installed place first; then that of a build, three folders below the sources.
    let candidates = [
      folders.dropLast() + ["share", "tome-reader"], folders.dropLast(3) + ["assets"],
    ].map { "/" + $0.joined(separator: "/") + "/" + name }
    return candidates.first { access($0, R_OK) == 0 }
  }
}
