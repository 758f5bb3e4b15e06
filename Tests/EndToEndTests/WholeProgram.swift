import Glibc
import Testing

/// The tests of the whole program, one after the other: each has a terminal and a library of its
/// own, and side by side they would only wait for each other.
@Suite(.serialized, .timeLimit(.minutes(10)))
enum WholeProgram {
  /// The program.
  static let path = built("tome-reader")

  /// Runs the program without a terminal, with nothing in its environment.
  static func answer(_ arguments: String...) throws -> CommandResult {
    try run([path] + arguments)
  }

  /// The path of a text that ships with the program.
  static func asset(_ name: String) -> String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/assets/" + name
  }
}

/// A folder with texts and a library of its own, which goes with this value.
struct Desk: ~Copyable {
  /// Where it is.
  let folder: String

  /// Makes an empty one.
  init() throws {
    var template = Array("/tmp/tome-reader-desk-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { _ = try? run(["/bin/rm", "-rf", folder]) }

  /// The path of the file called `name`.
  func path(_ name: String) -> String { folder + "/" + name }

  /// The path of the library's file.
  var library: String { path("data/tome-reader/library.sqlite") }

  /// Writes a file anew, or adds to it.
  ///
  /// - Returns: Its path.
  @discardableResult
  func write(_ text: String, to name: String, adding: Bool = false) throws -> String {
    try write(Array(text.utf8), to: name, adding: adding)
  }

  /// Writes a file of any bytes anew, or adds to it.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String, adding: Bool = false) throws -> String {
    if let slash = name.lastIndex(of: "/") {
      try run(["/bin/mkdir", "-p", path(String(name[..<slash]))])
    }
    let file = open(path(name), O_WRONLY | O_CREAT | (adding ? O_APPEND : O_TRUNC), 0o600)
    try #require(file >= 0)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      try #require(count > 0)
      rest = rest.dropFirst(count)
    }
    return path(name)
  }

  /// The variables that lead the program to this desk's library.
  var environment: [String] {
    ["HOME=\(folder)", "XDG_DATA_HOME=\(path("data"))", "SWIFT_BACKTRACE=enable=no"]
  }

  /// Starts the program on a terminal.
  func read(
    _ arguments: String..., rows: Int = 24, columns: Int = 80, term: String = "xterm-256color",
    locale: String = "C.UTF-8", environment more: [String] = []
  ) throws -> Tmux {
    try Tmux(
      rows: rows, columns: columns, term: term, locale: locale,
      environment: environment + more,
      [WholeProgram.path] + arguments)
  }

  /// Runs a line of shell, in which `$reader` is the program, on a terminal.
  ///
  /// What ends at once is tested this way: the shell stays, and with it what was printed.
  func shell(
    _ line: String, rows: Int = 24, columns: Int = 100, term: String = "xterm-256color",
    environment more: [String] = []
  ) throws -> Tmux {
    try Tmux(
      rows: rows, columns: columns, term: term,
      environment: environment + ["reader=\(WholeProgram.path)"] + more,
      ["sh", "-c", "cd \(folder); \(line); exec cat"])
  }

  /// Waits until the library's files hold `text`, as they do when the place beside it is kept.
  func expectKept(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + Tmux.patience
    repeat {
      let words = ["grep", "-rqaF", "--", text, path("data")]
      if try run(words, environment: ["PATH=/usr/bin:/bin"]).status == 0 { return }
      usleep(20_000)
    } while clock.now < deadline
    Issue.record("“\(text)” is not in the library", sourceLocation: sourceLocation)
    throw Tmux.Missing()
  }
}
