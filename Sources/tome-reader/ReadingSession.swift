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

/// The program on the terminal: gives keys, sizes and finished work to the room that is shown, and
/// does what that asks.
struct ReadingSession: ~Copyable {
  private var terminal: Terminal
  /// The rooms, one over the other; the last one is shown. There is always one.
  private var rooms: [any Room]
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
    let terminal = try terminal(configuration)
    room.open(
      size: ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns),
      symbols: terminal.symbols, obstacleToColors: obstacle(to: terminal.colorDepth))
    var session = ReadingSession(terminal: terminal, room: room, mailbox: mailbox)
    let status = session.loop()
    return session.end(status)
  }

  /// Shows a datebook until the reader leaves.
  ///
  /// - Parameter page: The page it is opened at; `nil` for today's.
  /// - Returns: The status to exit with.
  static func run(
    datebookAt page: DatebookPage?, isScrolling: Bool, configuration: Configuration
  ) throws(Failure) -> Int32 {
    let terminal = try terminal(configuration)
    let mailbox = SessionMailbox()
    let room = DatebookRoom(
      at: page, isScrolling: isScrolling,
      size: ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns),
      symbols: terminal.symbols, preferences: configuration.preferences, mailbox: mailbox)
    var session = ReadingSession(terminal: terminal, room: room, mailbox: mailbox)
    let status = session.loop()
    return session.end(status)
  }

  private static func terminal(_ configuration: Configuration) throws(Failure) -> Terminal {
    do throws(TerminalError) {
      return try Terminal(
        TerminalOptions(
          mouse: configuration.preferences.mouse, drags: true, theme: configuration.theme))
    } catch {
      throw Failure(error)
    }
  }

  /// Why no colours are shown; `nil` where they are.
  private static func obstacle(to depth: ColorDepth) -> String? {
    guard depth == .none else { return nil }
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isUnwanted
      ? "No colours are shown: NO_COLOR is set." : "This terminal shows no colours."
  }

  private init(terminal: consuming Terminal, room: any Room, mailbox: SessionMailbox) {
    self.terminal = terminal
    rooms = [room]
    self.mailbox = mailbox
  }

  private var room: any Room {
    get { rooms[rooms.count - 1] }
    set { rooms[rooms.count - 1] = newValue }
    _modify { yield &rooms[rooms.count - 1] }
  }

  private mutating func loop() -> Int32 {
    show()
    room.begin()
    while true {
      for input in wait() {
        if let status = take(input) { return status }
      }
      for index in rooms.indices { rooms[index].updateDay() }
      show()
    }
  }

  private mutating func show() {
    terminal.show(room.render())
    room.note(lineIsSlow: terminal.isSlow)
  }

  /// Waits for input, or for the next thing that is due: another day, or while a page is being
  /// turned its next frame.
  private mutating func wait() -> [Input] {
    guard room.isTurning else {
      lastFrame = nil
      return terminal.wait(timeout: room.timeToNextDay)
    }
    let start = lastFrame ?? .now
    let inputs = terminal.wait(timeout: PageTurn.frame)
    let now = ContinuousClock.now
    _ = room.take(.timePassed(now - start))
    lastFrame = now
    return inputs
  }

  /// Takes one input; gives the status to exit with when the session ends with it.
  private mutating func take(_ input: Input) -> Int32? {
    switch input {
    case .key(let key): return perform(room.take(.key(key)))
    case .mouse(let event): return perform(room.take(.mouse(event)))
    case .resized(let rows, let columns):
      return perform(room.take(.resized(ScreenSize(rows: rows, columns: columns))))
    case .posted:
      for message in mailbox.take() {
        for index in rooms.indices { rooms[index].hear(message) }
      }
    case .suspensionRequested:
      for room in rooms { room.pause() }
      terminal.suspend()
      for index in rooms.indices { rooms[index].resume() }
    case .terminated(let signal): return 128 + signal
    case .hungUp: return 128 + SIGHUP
    case .resumed, .readable: break
    }
    return nil
  }

  private mutating func perform(_ requests: [TerminalRequest]) -> Int32? {
    for request in requests {
      switch request {
      case .useMouse(let isUsed): terminal.setMouse(isUsed, drags: true)
      case .useTheme(let theme): terminal.use(theme)
      case .copy(let words): terminal.copy(words)
      case .repaint: terminal.repaint()
      case .openDatebook: openDatebook()
      case .leave:
        guard rooms.count > 1 else { return EXIT_SUCCESS }
        leave()
      case .quit: return EXIT_SUCCESS
      }
    }
    return nil
  }

  private var size: ScreenSize {
    ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns)
  }

  /// Lays a datebook over what is shown, opened at the year.
  private mutating func openDatebook() {
    room.pause()
    rooms.append(
      DatebookRoom(
        at: nil, size: size, symbols: terminal.symbols, preferences: room.preferences,
        mailbox: mailbox))
    room.begin()
  }

  /// Goes back to what lies beneath, which may have had another size.
  private mutating func leave() {
    _ = rooms.removeLast().end()
    _ = perform(room.take(.resized(size)))
    room.resume()
  }

  /// Gives the terminal back and keeps what is not kept yet.
  private consuming func end(_ status: Int32) -> Int32 {
    let rooms = rooms
    close()
    for room in rooms {
      if let sentence = room.end() { tell(sentence) }
    }
    return status
  }

  /// The terminal's end is this value's.
  private consuming func close() {}
}
