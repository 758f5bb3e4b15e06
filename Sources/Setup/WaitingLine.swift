import Formats
import Glibc
import Screen
import Widgets

/// The line on the terminal that tells what a command waits for, and for how long; Escape, q and ^C end
/// the wait.
///
/// It is shown if the wait is not short, and nothing is left of it afterwards.
struct WaitingLine {
  /// The milliseconds after which it is shown, and between two looks at the keys.
  private static let (delay, pause) = (300, 100)

  private let pending: PendingOpening

  init(for pending: PendingOpening) { self.pending = pending }

  /// The text that is waited for.
  func text() throws(Failure) -> OpenedText {
    if !pending.hasEnded(within: Self.delay), isatty(STDERR_FILENO) == 1 { waitShowing() }
    return try pending.text()
  }

  private func waitShowing() {
    let keys = TerminalKeys()
    while !pending.hasEnded(within: Self.pause) {
      let seconds = (ContinuousClock.now - pending.start).components.seconds
      let words = "\(pending.work.harmless()) … \(seconds) s. \(keys.end) stops it."
      put("\r\(Label.sentence(words, in: columns, .unicode))\u{1B}[K")
      if keys.hasEnd { pending.stop() }
    }
    put("\r\u{1B}[K")
  }

  /// The columns of the terminal but the last: what reaches that begins a new line on some.
  private var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) - 1 : 79
  }

  private func put(_ words: String) {
    let bytes = Array(words.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The keys of the terminal, each as it is pressed, as long as this value lives.
private struct TerminalKeys: ~Copyable {
  private var before = termios()
  private let isTerminal: Bool

  init() {
    isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &before) == 0
    guard isTerminal else { return }
    var modes = before
    // ^C comes as a key, too: whoever is ended by a signal leaves these modes behind.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  deinit {
    guard isTerminal else { return }
    var modes = before
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// The key that ends the wait: without keys of its own, the program can only be interrupted.
  var end: String { isTerminal ? "Esc" : "^C" }

  /// Whether a key that ends the wait was pressed since the last look.
  var hasEnd: Bool {
    guard isTerminal else { return false }
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var key: UInt8 = 0
    while poll(&entry, 1, 0) > 0, read(STDIN_FILENO, &key, 1) == 1 {
      if [0x1B, 0x03, 0x71].contains(key) { return true }
    }
    return false
  }
}
