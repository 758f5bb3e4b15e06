import CProcess
import Glibc
package import Profiles

/// Asks for a PIN on a line of the terminal, and shows a dot for each character.
///
/// The program can leave no core while it is typed.
package enum PINLine {
  /// The PIN that is typed after `question`; nil without a terminal, or if Escape or ^C is pressed.
  package static func ask(_ question: String) -> PIN? {
    words(behind: question, atMost: PIN.longest).flatMap { PIN($0) }
  }

  /// The words that are typed after `question`, unseen; nil without a terminal, or if Escape or ^C is
  /// pressed.
  ///
  /// - Parameter longest: The most bytes that are taken.
  package static func words(behind question: String, atMost longest: Int) -> String? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return nil }
    var modes = before
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(terminal, TCSAFLUSH, &modes)
    cpr_allow_core(false)
    defer {
      cpr_allow_core(true)
      tcsetattr(terminal, TCSAFLUSH, &before)
      put("\n", to: terminal)
    }
    put(question + " ", to: terminal)
    return typed(on: terminal, atMost: longest)
  }

  private static func typed(on terminal: CInt, atMost longest: Int) -> String? {
    var typed: [UInt8] = []
    var key: UInt8 = 0
    while read(terminal, &key, 1) == 1 {
      switch key {
      case 0x0A, 0x0D: return String(decoding: typed, as: UTF8.self)
      case 0x1B, 0x03, 0x04: return nil
      case 0x7F, 0x08:
        while let last = typed.popLast() {
          // Bytes that go on with a character go with it.
          if last & 0xC0 != 0x80 {
            put("\u{8} \u{8}", to: terminal)
            break
          }
        }
      case 0x15:
        put(
          String(repeating: "\u{8} \u{8}", count: typed.count { $0 & 0xC0 != 0x80 }), to: terminal)
        typed = []
      case 0x20... where typed.count < longest:
        if key & 0xC0 != 0x80 { put("*", to: terminal) }
        typed.append(key)
      default: break
      }
    }
    return nil
  }

  private static func put(_ words: String, to terminal: CInt) {
    let bytes = Array(words.utf8)
    _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }
}

extension Household {
  /// Asks for the PIN on the terminal until it is right.
  ///
  /// - Parameter purpose: What it opens: `Anna’s profile`.
  package func askPIN(for purpose: String) throws(Failure) {
    guard family.pin != nil else {
      throw Failure(
        sentence: "no PIN is set: `tome-reader profiles pin` sets one", status: EX_NOPERM)
    }
    while true {
      guard let pin = PINLine.ask("A parent’s PIN for \(purpose):") else {
        throw Failure(sentence: "\(purpose) needs a parent’s PIN", status: EX_NOPERM)
      }
      switch check(pin) {
      case .right: return
      case .wrong(let left):
        tell("that is not the PIN" + (left.map { $0 < 3 ? "; \($0) tries are left" : "" } ?? ""))
      case .wait(let seconds):
        throw Failure(
          sentence: "too many wrong PINs: try again in \(Self.words(forSeconds: seconds))",
          status: EX_NOPERM)
      }
    }
  }

  /// A time to wait, in words: `30 seconds`, `5 minutes`.
  package static func words(forSeconds seconds: Int) -> String {
    if seconds < 90 { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    return "\((seconds + 59) / 60) minutes"
  }
}
