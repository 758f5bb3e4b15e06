import CProcess
import Glibc

/// What a command wrote to its standard output, and how it ended.
struct CommandResult {
  /// Its output, with bad UTF-8 replaced.
  var output: String
  /// Its exit status, or 128 + *n* where signal *n* ended it.
  var status: CInt
}

/// Why a command could not be run.
struct CommandError: Error {
  /// The command and its arguments.
  var words: [String]
  /// The system's error number.
  var number: CInt
}

/// Runs `words[0]`, looked up in PATH, with nothing in its environment but `environment`.
///
/// Its standard input is empty; what it writes to standard error goes with its output.
@discardableResult
func run(_ words: [String], environment: [String] = []) throws -> CommandResult {
  var ends: [CInt] = [-1, -1]
  guard pipe(&ends) == 0 else { throw CommandError(words: words, number: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  let vector = words.map { word in strdup(word) } + [nil]
  let variables = environment.map { variable in strdup(variable) } + [nil]
  defer { for pointer in vector + variables { free(pointer) } }
  let child = cpr_spawn(vector, variables, -1, ends[1], ends[1], 0)
  let failure = errno
  close(ends[1])
  defer { close(ends[0]) }
  guard child > 0 else { throw CommandError(words: words, number: failure) }
  var output: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(ends[0], &block, block.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { break }
    output += block[..<count]
  }
  return CommandResult(output: String(decoding: output, as: UTF8.self), status: cpr_wait(child))
}

/// The path of a program that was built together with these tests.
func built(_ program: String) -> String {
  var bytes = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &bytes, bytes.count)
  let path = String(
    decoding: bytes[..<max(count, 0)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/" + program
}
