package import Books
package import Console
import Glibc

/// Why the program ends before its time: a sentence for the reader and a status for scripts.
package struct Failure: Error {
  /// What happened, to which file, and what to do; without the program's name.
  package var sentence: String
  /// The status to exit with, of sysexits(3).
  package var status: Int32

  /// A failure described by `sentence`.
  package init(sentence: String, status: Int32) {
    self.sentence = sentence
    self.status = status
  }

  /// A text that cannot be read any more.
  package init(_ error: TextError) {
    self.init(
      sentence: "cannot read '\(error.file)': \(String(cString: strerror(error.code)))",
      status: EX_IOERR)
  }

  /// A terminal that cannot be used.
  package init(_ error: TerminalError) {
    self.init(sentence: error.description, status: EX_UNAVAILABLE)
  }
}

/// Reports a failure on standard error.
///
/// - Returns: The status to exit with.
package func report(_ failure: Failure) -> Int32 {
  tell(failure.sentence)
  return failure.status
}

/// Writes a sentence to standard error, with the program's name before it.
///
/// Names and lines of files may stand in it as they are.
package func tell(_ sentence: String) {
  let line = Array("tome-reader: \(sentence.harmless())\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
