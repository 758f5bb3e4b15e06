import CProcess
package import Datebook
import Files
import Glibc

/// Why an editor did not change a note.
package struct EditorFailure: Error {
  /// What happened, and what to do.
  package let sentence: String
}

/// The reader's own editor: what VISUAL or EDITOR names, or one that is at hand.
package struct OutsideEditor {
  /// The longest note, in bytes.
  private static let longestNote = 8 << 20

  /// The command, as the shell takes it.
  private let command: String?

  /// The editor that the environment names.
  package init() {
    let names: [String] = ["VISUAL", "EDITOR"]
    let named = names.compactMap { name in getenv(name).map { String(cString: $0) } }
      .first { !$0.allSatisfy(\.isWhitespace) }
    command = named ?? ["vi", "nano"].first(where: ChildProcess.isInstalled)
  }

  /// Has a note edited; blocks until the editor ends, and stops with it.
  ///
  /// The note goes through a file that only its owner may read. If the editor failed and had
  /// written something, the file is kept and the reader is told its name.
  ///
  /// - Parameter keys: The terminal, for reading; standard output is where it is drawn.
  package func edit(_ note: DatebookNote, keys: CInt) -> Result<DatebookNote, EditorFailure> {
    guard let command else {
      return .failure(
        EditorFailure(sentence: "There is no editor: set EDITOR to one."))
    }
    let text = note.text + "\n"
    var scratch: ScratchFile
    do throws(FileFault) {
      scratch = try ScratchFile(
        Array(text.utf8), named: "\(note.subject.day)", ending: ".md")
    } catch {
      let sentence = "No file can be made for the editor: \(error.reason)."
      return .failure(EditorFailure(sentence: sentence))
    }
    let file = scratch.path
    let status = Self.run(command, file, keys: keys)
    guard let bytes = FileContents.read(file, atMost: Self.longestNote) else {
      let code = errno
      // The file is kept for the reader.
      if code != ENOENT { scratch.keep() }
      let sentence = Self.sentence(code, status, file)
      return .failure(EditorFailure(sentence: sentence))
    }
    let edited = String(decoding: bytes, as: UTF8.self)
    guard status == 0 else {
      let reason = status == 127 ? "'\(command)' was not found" : "The editor ended with \(status)"
      if edited == text {
        return .failure(
          EditorFailure(sentence: "\(reason): the note was not changed."))
      }
      scratch.keep()
      return .failure(
        EditorFailure(sentence: "\(reason); your text is in \(file)"))
    }
    return .success(DatebookNote(on: note.subject, lines: edited))
  }

  /// Has a file edited, from one of its lines on; blocks until the editor ends, and stops with it.
  ///
  /// The line is told as `+12`, which vi, nano, emacs and others understand.
  ///
  /// - Returns: Why that was not done; nil if it was.
  package func edit(_ path: String, line: Int, keys: CInt) -> EditorFailure? {
    guard let command else {
      return EditorFailure(sentence: "There is no editor: set EDITOR to one.")
    }
    let status = Self.run("\(command) +\(line)", path, keys: keys)
    switch status {
    case 0: return nil
    case 127: return EditorFailure(sentence: "'\(command)' was not found.")
    default: return EditorFailure(sentence: "The editor ended with \(status).")
    }
  }

  /// Runs the editor on the terminal; returns its status, 127 if there is no editor.
  private static func run(_ command: String, _ file: String, keys: CInt) -> CInt {
    let words: [String] = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", file]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let child = cpr_spawn(&arguments, environ, keys, STDOUT_FILENO, STDOUT_FILENO, 0)
    return child > 0 ? cpr_wait_stopping(child) : 127
  }

  /// Why nothing was read of what an editor that ended with `status` wrote.
  private static func sentence(_ code: CInt, _ status: CInt, _ file: String) -> String {
    switch code {
    case ENOENT where status == 0: "The editor deleted its file: the note was not changed."
    case ENOENT: "The editor ended with \(status): the note was not changed."
    case EFBIG: "The note is too long. Your text is in \(file)"
    default: "\(String(cString: strerror(code))); your text is in \(file)"
    }
  }
}
