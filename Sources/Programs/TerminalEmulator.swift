import Files
import Glibc

/// A program that opens a window with a terminal in it.
package struct TerminalEmulator: Equatable, Sendable {
  /// Its name, or its path.
  package let program: String
  /// What stands between its name and the command that it runs.
  package let arguments: [String]

  /// The well-known ones that run a command and its arguments as they are given, without a shell.
  private static let known: [(program: String, arguments: [String])] = [
    ("xdg-terminal-exec", []), ("x-terminal-emulator", ["-e"]), ("kitty", ["--"]), ("foot", ["--"]),
    ("ghostty", ["-e"]), ("alacritty", ["-e"]), ("wezterm", ["start", "--"]),
    ("gnome-terminal", ["--"]), ("ptyxis", ["--"]), ("kgx", ["--"]), ("konsole", ["-e"]),
    ("xfce4-terminal", ["-x"]), ("mate-terminal", ["-x"]), ("urxvt", ["-e"]), ("rxvt", ["-e"]),
    ("st", ["-e"]), ("xterm", ["-e"]), ("uxterm", ["-e"]),
  ]

  /// The reader's terminal: the one that TERMINAL names, else the first well-known one.
  ///
  /// - Parameters:
  ///   - variable: The value of TERMINAL: a program, with its arguments behind blanks.
  ///   - isInstalled: Whether there is a program of a name.
  /// - Returns: Nil if there is none.
  package static func find(
    variable: String?, isInstalled: (String) -> Bool
  ) -> TerminalEmulator? {
    let words = (variable ?? "").split(separator: " ").map(String.init)
    if let program = words.first, isInstalled(program) {
      let name = program.split(separator: "/").last.map(String.init) ?? program
      let way = known.first { $0.program == name }?.arguments ?? ["-e"]
      return TerminalEmulator(program: program, arguments: words.dropFirst() + way)
    }
    return known.first { isInstalled($0.program) }
      .map { TerminalEmulator(program: $0.program, arguments: $0.arguments) }
  }

  /// The terminal of whoever runs the program.
  package static func ofReader() -> TerminalEmulator? {
    find(
      variable: Environment.value(of: "TERMINAL"), isInstalled: { ChildProcess.isInstalled($0) })
  }

  /// The command line that opens it with a command in it.
  package func command(running command: [String]) -> [String] { [program] + arguments + command }

  /// The path of the program that runs.
  package static var ownPath: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    guard count > 0 else { return "tome-reader" }
    return String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Becomes another program, looked up in PATH, without a shell; ends if that cannot be.
  package static func replaceProgram(_ command: [String]) -> Never {
    var strings = command.map { strdup($0) } + [nil]
    if let program = strings.first ?? nil { execvp(program, &strings) }
    perror("tome-reader: \(command[0])")
    exit(EX_UNAVAILABLE)
  }
}
