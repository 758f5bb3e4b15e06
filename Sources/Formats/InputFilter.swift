import CProcess
import Dispatch
import Files
import Glibc

/// The program that LESSOPEN names, such as lesspipe: it makes texts of files that this program cannot
/// read itself.
struct InputFilter {
  private let command: String

  /// The filter that a value of LESSOPEN stands for; `nil` if that asks for a file instead of a pipe.
  init?(_ variable: String?) {
    guard let variable, variable.hasPrefix("|"), variable.contains("%s") else { return nil }
    let command = variable.drop { $0 == "|" || $0 == "-" }
    guard !command.allSatisfy(\.isWhitespace) else { return nil }
    self.command = String(command)
  }

  /// What the filter writes for the file at `path`; `nil` if it writes nothing.
  func output(for path: String) -> Descriptor? {
    let line = command.split(separator: "%s", omittingEmptySubsequences: false)
      .joined(separator: ShellWord.quoted(path))
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = Descriptor(owning: ends[0])
    let writing = Descriptor(owning: ends[1])
    let arguments: [String] = ["/bin/sh", "-c", line]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let child = cpr_spawn(&words, environ, -1, writing.number, -1, CInt(CPR_OWN_SESSION))
    _ = consume writing
    guard child > 0 else { return nil }
    DispatchQueue(label: "tome-reader.filter", qos: .utility).async { _ = cpr_wait(child) }
    var wait = pollfd(fd: reading.number, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, -1) < 0, errno == EINTR {}
    guard wait.revents & Int16(POLLIN) != 0 else { return nil }
    return reading
  }
}
