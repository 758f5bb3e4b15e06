import Glibc

/// The files that are installed with the program.
package enum InstalledFiles {
  /// The book about the program; `nil` where it is not there.
  package static var guide: String? { path(of: "guide.txt") }

  /// The path of a file that is installed with the program, by where the program itself is.
  private static func path(of name: String) -> String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let folders = String(cString: program).split(separator: "/").dropLast()
    // As it is installed; then as it is built, three folders below the sources.
    let candidates = [
      folders.dropLast() + ["share", "tome-reader"], folders.dropLast(3) + ["assets"],
    ].map { "/" + $0.joined(separator: "/") + "/" + name }
    return candidates.first { access($0, R_OK) == 0 }
  }
}
