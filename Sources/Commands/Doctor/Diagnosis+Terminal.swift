import Console
import Files
import Glibc
import Typeset

extension Diagnosis {
  /// The terminal as the environment tells of it, and as it answers.
  static var terminal: [Finding] {
    let name = Environment.value(of: "TERM") ?? ""
    var findings = [
      name.isEmpty
        ? Finding(state: .wrong, subject: "TERM", words: "is not set: nothing can be shown")
        : Finding(state: .fine, subject: "TERM", words: name)
    ]
    findings.append(colours(of: name))
    setlocale(LC_CTYPE, "")
    let encoding = String(cString: nl_langinfo(CInt(CODESET)))
    findings.append(
      encoding == "UTF-8"
        ? Finding(state: .fine, subject: "encoding", words: encoding)
        : Finding(
          state: .wrong, subject: "encoding",
          words: "\(encoding): set LANG to a locale of UTF-8, such as C.UTF-8"))
    return findings + widths
  }

  private static func colours(of terminal: String) -> Finding {
    if Environment.value(of: "NO_COLOR")?.isEmpty == false {
      return Finding(state: .fine, subject: "colours", words: "none, as NO_COLOR asks for")
    }
    let depth = Environment.value(of: "COLORTERM") ?? ""
    if ["truecolor", "24bit"].contains(depth) {
      return Finding(state: .fine, subject: "colours", words: "true colour")
    }
    return Finding(
      state: .fine, subject: "colours",
      words: terminal.contains("256color")
        ? "256; set COLORTERM=truecolor if the terminal has more"
        : "as terminfo says of \(terminal)")
  }

  // MARK: Widths

  /// Texts whose width terminals disagree about, and what is off if this one does.
  private static let samples = [
    ("é", "letters with combining marks"), ("字", "Chinese and Japanese characters"),
    ("ｶ", "narrow Japanese letters"), ("👩‍🚀", "emoji of several parts"), ("🇫🇷", "flags"),
    ("❤️", "symbols shown as emoji"), ("می‌خ", "Persian with joiners"), ("क्षि", "Devanagari"),
  ]

  private static var widths: [Finding] {
    guard let terminal = AskedTerminal() else {
      return [Finding(state: .absent, subject: "widths", words: "not measured: no terminal")]
    }
    var wrong: [String] = []
    for (sample, what) in samples {
      guard let columns = terminal.columns(of: sample) else {
        return [
          Finding(state: .absent, subject: "widths", words: "the terminal does not report them")
        ]
      }
      let ours = Typeset.columns(of: sample)
      if columns != ours { wrong.append("\(what) (\(columns) columns here, \(ours) in Unicode)") }
    }
    var findings = [
      wrong.isEmpty
        ? Finding(state: .fine, subject: "widths", words: "as in Unicode")
        : Finding(
          state: .absent, subject: "widths",
          words: "differ for \(wrong.joined(separator: ", ")): lines of them may be uneven")
    ]
    if let columns = terminal.columns(of: "§"), columns == 2 {
      findings.append(
        Finding(
          state: .wrong, subject: "ambiguous",
          words: "characters have 2 columns here: set ambiguous-width = 2 under [page]"))
    }
    return findings
  }
}

/// A terminal that is asked where its cursor stands.
private struct AskedTerminal: ~Copyable {
  private let descriptor: CInt
  private var before = termios()

  /// The terminal of this process; nil if there is none, or it is in the background.
  init?() {
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0, tcgetpgrp(descriptor) == getpgrp(), isatty(STDOUT_FILENO) == 1,
      tcgetattr(descriptor, &before) == 0
    else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSADRAIN, &raw)
  }

  deinit {
    guard descriptor >= 0 else { return }
    var before = before
    tcsetattr(descriptor, TCSADRAIN, &before)
    close(descriptor)
  }

  /// The columns that `text` takes, by the cursor behind it; nil if the terminal does not answer.
  func columns(of text: String) -> Int? {
    write("\r\(text)\u{1B}[6n")
    defer { write("\r\u{1B}[K") }
    var answer: [UInt8] = []
    // An answer is ESC [ row ; column R.
    while answer.last != UInt8(ascii: "R") {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&waiting, 1, 500) > 0, read(descriptor, &byte, 1) == 1, answer.count < 32 else {
        return nil
      }
      answer.append(byte)
    }
    let column = answer.split(separator: UInt8(ascii: ";")).last?.dropLast() ?? []
    return Int(String(decoding: column, as: UTF8.self)).map { $0 - 1 }
  }

  private func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
