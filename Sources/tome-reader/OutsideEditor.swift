import CProcess
import Datebook
import Glibc

/// The reader's own editor: what VISUAL or EDITOR names, or one that is at hand.
struct OutsideEditor {
  /// The command, as the shell takes it.
  private let command: String?

  /// The editor that the environment tells of.
  init() {
    let names: [String] = ["VISUAL", "EDITOR"]
    let named = names.compactMap { name in getenv(name).map { String(cString: $0) } }
      .first { !$0.allSatisfy(\.isWhitespace) }
    command = named ?? ["vi", "nano"].first(where: ChildProcess.isInstalled)
  }

  /// Has a note edited; blocks until the editor ends, and stops with it.
  ///
  /// The note goes through a file that only its owner may read. It stays, and is named, where the
  /// editor failed and had written something else.
  ///
  /// - Parameter keys: The terminal, for reading; standard output is where it is drawn.
  func edit(_ note: DatebookNote, keys: CInt) -> Result<DatebookNote, Failure> {
    guard let command else {
      return .failure(
        Failure(sentence: "There is no editor: set EDITOR to one.", status: EX_UNAVAILABLE))
    }
    let text = note.text + "\n"
    guard let file = Self.makeFile(text, named: "\(note.subject.day)") else {
      let reason = String(cString: strerror(errno))
      return .failure(
        Failure(sentence: "There can be no file for the editor: \(reason).", status: EX_CANTCREAT))
    }
    let status = Self.run(command, file, keys: keys)
    guard let edited = Self.text(of: file) else {
      let sentence =
        status == 0
        ? "The editor took its file away: the note is as it was."
        : "The editor ended with \(status): the note is as it was."
      return .failure(Failure(sentence: sentence, status: EX_IOERR))
    }
    guard status == 0 else {
      let reason = status == 127 ? "'\(command)' was not found" : "The editor ended with \(status)"
      if edited == text {
        unlink(file)
        return .failure(
          Failure(sentence: "\(reason): the note is as it was.", status: EX_UNAVAILABLE))
      }
      return .failure(
        Failure(sentence: "\(reason); what it wrote is in \(file)", status: EX_UNAVAILABLE))
    }
    unlink(file)
    // Editors end the last line.
    let kept = edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
    return .success(DatebookNote(on: note.subject, kept))
  }

  /// Runs the editor on the terminal; its status, 127 where there is none.
  private static func run(_ command: String, _ file: String, keys: CInt) -> CInt {
    let words: [String] = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", file]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let child = cpr_spawn(&arguments, environ, keys, STDOUT_FILENO, STDOUT_FILENO, 0)
    return child > 0 ? cpr_wait_stopping(child) : 127
  }

  /// A new file with `text`, which only its owner may read; `nil` with errno set.
  private static func makeFile(_ text: String, named name: String) -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let ending = ".md"
    var template = Array("\(folder)/tome-reader-\(name)-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&template, CInt(ending.utf8.count))
    guard descriptor >= 0 else { return nil }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        unlink(path)
        errno = code
        return nil
      }
      rest = rest.dropFirst(count)
    }
    close(descriptor)
    return path
  }

  private static func text(of file: String) -> String? {
    guard let bytes = FileContents.read(file, atMost: 8 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
