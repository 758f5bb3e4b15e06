import Dispatch
import Files

/// The way of copied words out of the program: a command, the terminal, or a file.
///
/// A command of the desktop or of tmux is certain to work if it is installed. The terminal is asked
/// with OSC 52, and gives no answer. If it certainly cannot copy, the words go into a file.
package struct Clipboard {
  /// Who takes the words.
  package enum Way: Equatable {
    /// This program reads them from its standard input.
    case program([String])
    /// This command of the reader's reads them.
    case command(String)
    /// The terminal.
    case terminal
    /// A file of the program's own.
    case file
  }

  /// The most bytes that terminals take: xterm's and tmux's limit before they are encoded.
  private static let longestForTerminal = 74_994

  private let queue = DispatchQueue(label: "clipboard", qos: .userInitiated)
  /// The folder for the file; nil if there is none.
  private let folder: String?
  private let onNotice: @Sendable (String) -> Void

  /// A clipboard that reports where the words went, on a queue of its own.
  ///
  /// - Parameter folder: The folder of `copied.txt`, for words that nothing else takes; nil for
  ///   none.
  package init(folder: String?, onNotice: @escaping @Sendable (String) -> Void) {
    (self.folder, self.onNotice) = (folder, onNotice)
  }

  /// The way that `bytes` bytes of words go in this environment.
  ///
  /// - Parameter command: The reader's own command, if one is set.
  package static func way(of bytes: Int, command: String) -> Way {
    if !command.isEmpty { return .command(command) }
    if variable("WAYLAND_DISPLAY") != nil, ChildProcess.isInstalled("wl-copy") {
      return .program(["wl-copy"])
    }
    if variable("DISPLAY") != nil {
      if ChildProcess.isInstalled("xclip") {
        return .program(["xclip", "-selection", "clipboard"])
      }
      if ChildProcess.isInstalled("xsel") { return .program(["xsel", "--clipboard", "--input"]) }
    }
    if variable("TMUX") != nil, ChildProcess.isInstalled("tmux") {
      return .program(["tmux", "load-buffer", "-w", "-"])
    }
    let kind = variable("TERM") ?? "dumb"
    let isUnable =
      kind == "dumb" || kind == "linux" || kind.hasPrefix("vt") || variable("STY") != nil
    return isUnable || bytes > longestForTerminal ? .file : .terminal
  }

  private static func variable(_ name: String) -> String? {
    Environment.value(of: name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Gives words to a command or a file, in the background, and reports where they went.
  package func give(_ words: String, by way: Way) {
    queue.async { [folder, onNotice] in
      let bytes = Array(words.utf8)
      let amount = Self.amount(words)
      var failed = ""
      if let (name, process) = way.process {
        if process.run(input: bytes)?.status == 0 {
          onNotice("Copied \(amount) with \(name).")
          return
        }
        failed = "\(name) failed. "
      }
      onNotice(
        failed
          + (Self.write(bytes, in: folder).map { "Copied \(amount) into \($0)." } ?? Self.failure))
    }
  }

  /// The number of words for a notice: `3 words`; a link is not words.
  package static func amount(_ words: String) -> String {
    if words.hasPrefix("tome-reader:") { return "the link" }
    let count = words.split { $0.isWhitespace }.count
    return count == 1 ? "1 word" : "\(count) words"
  }

  private static let failure =
    "Nothing was copied: no terminal, command or file accepts it. Install wl-clipboard or xclip."

  /// Writes words into their file, completely or not at all; returns its path for a notice.
  private static func write(_ bytes: [UInt8], in folder: String?) -> String? {
    guard let folder else { return nil }
    let path = folder + "/copied.txt"
    do throws(FileFault) {
      try Folder.make(folder)
      try FileContents.replace(path, with: bytes, mode: 0o600)
    } catch {
      return nil
    }
    guard let home = variable("HOME"), path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}

extension Clipboard.Way {
  /// The program and its name, if there is one.
  fileprivate var process: (name: String, ChildProcess)? {
    switch self {
    case .program(let arguments): (arguments[0], ChildProcess(arguments: arguments))
    case .command(let command):
      (OutsideCommands.name(of: command), ChildProcess(command: command))
    case .terminal, .file: nil
    }
  }
}
