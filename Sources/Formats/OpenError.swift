import Glibc

/// Why a text cannot be opened, or stopped arriving.
///
/// A reason says what the reader can do about it; `sentence` says it to them.
package struct OpenError: Error, Equatable, Sendable {
  /// What stands between the reader and the text.
  package enum Reason: Equatable, Sendable {
    /// There is no file of that name.
    case noSuchFile
    /// The name is a directory's.
    case isDirectory
    /// The file may not be read by this user.
    case noPermission
    /// The name is a device's, which has no text to page through.
    case isDevice(Device)
    /// Standard input is the terminal: nothing was piped in.
    case isTerminal
    /// The bytes are not a text's; `what` says what they look to be, with its article.
    case looksBinary(what: String)
    /// The file is a book of a known format, but cannot be read; `cause` says why.
    case brokenBook(cause: String)
    /// The file is compressed, and the program that unpacks it is not installed.
    case needsProgram(String)
    /// Another program has to turn the file into a text, and none is installed; `absence` says what it
    /// is, and what to install.
    case needsConverter(absence: String)
    /// Another program could not turn the file into a text; `why` says why.
    case notConverted(program: String, why: String)
    /// The reader did not want to wait for it.
    case stopped
    /// iconv does not know the encoding that was asked for.
    case unknownEncoding(String)
    /// There is no room in `directory` for the text that is being converted or piped in.
    case noSpace(directory: String)
    /// The text has taken half of the room that was free in `directory`: the rest is for others.
    case tooMuchForDisk(directory: String)
    /// No temporary file could be made in `directory`; `code` is the `errno`.
    case noTemporaryFile(directory: String, code: Int32)
    /// Another error of the system; `code` is the `errno`.
    case system(code: Int32)
  }

  /// The kinds of special file that are refused.
  package enum Device: String, Equatable, Sendable {
    /// A terminal, `/dev/zero`, a serial line.
    case character = "a character device"
    /// A disk.
    case block = "a block device"
    /// A socket's name in the file system.
    case socket = "a socket"
  }

  /// The file as the reader named it.
  package let file: String
  /// What stands between the reader and the text.
  package let reason: Reason

  /// A failure to open `file`.
  package init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// The failure that the system's error `code` stands for.
  package init(file: String, code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self.init(file: file, reason: .noSuchFile)
    case EISDIR: self.init(file: file, reason: .isDirectory)
    case EACCES, EPERM: self.init(file: file, reason: .noPermission)
    default: self.init(file: file, reason: .system(code: code))
    }
  }
}

extension OpenError {
  /// What happened, to which file, and what to do about it: one line, without a full stop.
  ///
  /// Control characters of the file's name are shown as `?`, so that it can be printed anywhere.
  package var sentence: String {
    switch reason {
    case .unknownEncoding: return "\(cause); `iconv -l` lists the known ones"
    case .isTerminal: return "\(cause); name a file, or pipe a text in"
    case .noSpace:
      return "cannot keep all of \(subject): \(cause);"
        + " make room there, or set TMPDIR to another directory"
    case .tooMuchForDisk:
      return "cannot keep all of \(subject): \(cause); set TMPDIR to a directory with more room"
    case .noTemporaryFile:
      return "cannot open \(subject): \(cause); set TMPDIR to another directory"
    case .looksBinary: return "cannot open \(subject): \(cause); --binary opens it anyway"
    case .system(EFBIG):
      return "cannot keep all of \(subject): \(cause); `ulimit -f` shows the limit"
    default: return "cannot open \(subject): \(cause)"
    }
  }

  /// The status to leave with, of sysexits(3): 64 usage, 65 bad data, 66 no input, 74 I/O.
  package var exitStatus: Int32 {
    switch reason {
    case .unknownEncoding, .isTerminal: 64
    case .looksBinary, .brokenBook, .needsProgram, .needsConverter, .notConverted: 65
    case .stopped: 130
    case .noSuchFile, .isDirectory, .noPermission, .isDevice: 66
    case .noSpace, .tooMuchForDisk, .noTemporaryFile, .system: 74
    }
  }

  /// The file as the subject of a sentence: in quotes, but for what is not a name.
  private var subject: String {
    file == FileFacts.standardInputName ? file : "'\(printable(file))'"
  }

  /// What is in the way, as the part of a sentence that follows the file and a colon.
  package var cause: String {
    switch reason {
    case .noSuchFile:
      "no such file" + (isLikeAddress ? "; addresses begin with https:// or http://" : "")
    case .isDirectory: "it is a directory"
    case .noPermission: "no permission to read it"
    case .isDevice(let device): "it is \(device.rawValue), not a file"
    case .isTerminal: "standard input is the terminal"
    case .looksBinary(let what): "it looks like \(what), not like text"
    case .brokenBook(let cause): cause
    case .needsProgram(let program): "it needs the program \(program), which is not installed"
    case .needsConverter(let absence): absence
    case .notConverted(let program, let why): "\(program) could not read it: \(why)"
    case .stopped: "you stopped it"
    case .unknownEncoding(let name): "unknown encoding '\(printable(name))'"
    case .noSpace(let directory): "no space left in \(printable(directory))"
    case .tooMuchForDisk(let directory):
      "it has taken half of the space that was free in \(printable(directory))"
    case .noTemporaryFile(let directory, let code):
      "no temporary file in \(printable(directory)): \(message(of: code))"
    case .system(EFBIG): "a file may not become that large here"
    case .system(let code): message(of: code)
    }
  }

  /// Whether the name of the file begins as addresses do.
  private var isLikeAddress: Bool {
    let scheme = file.prefix { $0 != ":" }.lowercased()
    return file.contains("://") || ["http", "https", "file"].contains(scheme) && scheme != file
  }

  private func printable(_ name: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      shown.append(scalar.properties.generalCategory == .control ? "?" : scalar)
    }
    return String(shown)
  }

  /// The system's words for an `errno`, in lower case to stand inside a sentence.
  private func message(of code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
