import Files
import Glibc
package import Rooms

/// The words that the program was started with.
///
/// Most starts open a text and say no more than users of `less` would: these are understood here,
/// without the argument parser, which takes 3 ms to make itself ready.
package struct StartWords {
  private let given: [String]
  private let split: LessWords.Split
  /// Whether the words open a text.
  private let isReading: Bool

  /// Commands that only `make` calls, each with a word behind it: alone it is a file.
  private static let hidden = ["manual", "completions"]

  /// The words of the command line behind the program's name.
  ///
  /// - Parameter variable: The value of TOME_READER, whose words go before those that open a text.
  package init(_ given: [String], variable: String? = Environment.value(of: "TOME_READER")) {
    self.given = given
    let command = given.first.flatMap { name in
      CommandTable.names.contains(name) || Self.hidden.contains(name) && given.count > 1
        ? name : nil
    }
    let isPiped = given.isEmpty && isatty(STDIN_FILENO) == 0
    let asksForWords = given.contains { ["--help", "-h", "--version", "--licences"].contains($0) }
    isReading =
      (command == nil || command == "read") && (!given.isEmpty || isPiped) && !asksForWords
    guard isReading else {
      split = LessWords.Split()
      return
    }
    let own = variable.map { $0.split(separator: " ").map(String.init) } ?? []
    split = LessWords.split(own + given.dropFirst(command == nil ? 0 : 1))
  }

  /// What is to be read; nil if the argument parser is to be asked.
  package var options: ReadOptions? {
    guard isReading else { return nil }
    // What stands behind `--` is a file, whatever it is called.
    let options = split.rest.prefix { $0 != "--" }
    guard !options.contains(where: { $0.hasPrefix("-") && $0 != "-" }) else { return nil }
    var files = options + split.rest.dropFirst(options.count + 1)
    if files.isEmpty, isatty(STDIN_FILENO) == 0 { files = ["-"] }
    guard !files.isEmpty else { return nil }
    var reading = ReadOptions(named: Array(files))
    reading.apply(split.less)
    return reading
  }

  /// The words as the argument parser takes them.
  package var arguments: [String] {
    isReading ? given.prefix { $0 == "read" } + ReadCommand.arguments(split) : given
  }
}
