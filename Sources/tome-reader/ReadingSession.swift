import Books
import Console
import Datebook
import Formats
import Glibc
import Paging
import Reader
import Screen
import Settings
import Shelf
import Typeset

/// A text on the terminal: turns keys, sizes and finished work into events, and does what the model
/// asks.
struct ReadingSession: ~Copyable {
  private var terminal: Terminal
  private var room: ReadingRoom
  private let mailbox: SessionMailbox
  /// When the last frame of a page that is being turned was due.
  private var lastFrame: ContinuousClock.Instant?

  /// Shows `text` until the reader leaves.
  ///
  /// - Returns: The status to exit with.
  static func run(
    _ text: OpenedText, options: ReadOptions, configuration: Configuration,
    hyphenator: Hyphenator?, mailbox: SessionMailbox
  ) throws(Failure) -> Int32 {
    defer { text.source.stop() }
    // A pipe gets a moment to say something, so that the first paint has it.
    _ = text.source.waitForFirstBytes(timeout: .milliseconds(100))
    if let failure = text.source.failure, text.source.count == 0 {
      throw Failure(sentence: failure.sentence, status: failure.exitStatus)
    }
    let expected = Terminal.size() ?? (24, 80)
    var room = try ReadingRoom(
      text, options: options, configuration: configuration, hyphenator: hyphenator,
      size: ScreenSize(rows: expected.rows, columns: expected.columns), mailbox: mailbox)
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(
        TerminalOptions(
          mouse: configuration.preferences.mouse, drags: true, theme: configuration.theme))
    } catch {
      throw Failure(error)
    }
    room.open(
      size: ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns),
      symbols: terminal.symbols, obstacleToColors: obstacle(to: terminal.colorDepth))
    var session = ReadingSession(terminal: terminal, room: room, mailbox: mailbox)
    let status = session.loop()
    return session.end(status)
  }

  /// Why no colours are shown; `nil` where they are.
  private static func obstacle(to depth: ColorDepth) -> String? {
    guard depth == .none else { return nil }
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isUnwanted
      ? "No colours are shown: NO_COLOR is set." : "This terminal shows no colours."
  }

  private init(terminal: consuming Terminal, room: ReadingRoom, mailbox: SessionMailbox) {
    self.terminal = terminal
    self.room = room
    self.mailbox = mailbox
  }

  private mutating func loop() -> Int32 {
    show()
    room.begin()
    while true {
      for input in wait() {
        if let status = take(input) { return status }
      }
      room.updateDay()
      show()
    }
  }

  private mutating func show() {
    terminal.show(room.model.render())
    room.note(lineIsSlow: terminal.isSlow)
  }

  /// Waits for input, or for the next thing that is due: another day, or while a page is being
  /// turned its next frame.
  private mutating func wait() -> [Input] {
    guard room.model.isTurning else {
      lastFrame = nil
      return terminal.wait(timeout: room.timeToNextDay)
    }
    let start = lastFrame ?? .now
    let inputs = terminal.wait(timeout: PageTurn.frame)
    let now = ContinuousClock.now
    _ = room.apply(.timePassed(now - start))
    lastFrame = now
    return inputs
  }

  /// Takes one input; gives the status to exit with when the session ends with it.
  private mutating func take(_ input: Input) -> Int32? {
    switch input {
    case .key(let key): return apply(.key(key))
    case .mouse(let event): return apply(.mouse(event))
    case .resized(let rows, let columns):
      return apply(.resized(ScreenSize(rows: rows, columns: columns)))
    case .posted:
      for message in mailbox.take() { room.hear(message) }
    case .suspensionRequested:
      room.pause()
      terminal.suspend()
      room.resume()
    case .terminated(let signal): return 128 + signal
    case .hungUp: return 128 + SIGHUP
    case .resumed, .readable: break
    }
    return nil
  }

  private mutating func apply(_ event: Event) -> Int32? {
    for request in room.apply(event) {
      switch request {
      case .useMouse(let isUsed): terminal.setMouse(isUsed, drags: true)
      case .useTheme(let theme): terminal.use(theme)
      case .copy(let words): terminal.copy(words)
      case .repaint: terminal.repaint()
      case .quit: return EXIT_SUCCESS
      }
    }
    return nil
  }

  /// Gives the terminal back and keeps what is not kept yet.
  private consuming func end(_ status: Int32) -> Int32 {
    let room = room
    close()
    if let sentence = room.end() { tell(sentence) }
    return status
  }

  /// The terminal's end is this value's.
  private consuming func close() {}
}
