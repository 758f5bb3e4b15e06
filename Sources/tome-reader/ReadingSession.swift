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
  private var rooms: [NumberedRoom]
  /// How many rooms there have been.
  private var roomCount = 1
  private let mailbox: SessionMailbox
  /// When the last frame of a page that is being turned was due.
  private var lastFrame: ContinuousClock.Instant?

  /// A room with the number that its messages carry.
  private struct NumberedRoom {
    var number: Int
    var room: any Room
  }

  /// Shows a text until the reader leaves.
  ///
  /// - Returns: The status to exit with.
  static func run(_ reading: OpenedReading, mailbox: RoomMailbox) throws(Failure) -> Int32 {
    let source = reading.text.source
    defer { source.stop() }
    // A pipe gets a moment to say something, so that the first paint has it.
    _ = source.waitForFirstBytes(timeout: .milliseconds(100))
    if let failure = source.failure, source.count == 0 {
      throw Failure(sentence: failure.sentence, status: failure.exitStatus)
    }
    let expected = Terminal.size() ?? (24, 80)
    var room = try ReadingRoom(
      reading, size: ScreenSize(rows: expected.rows, columns: expected.columns), mailbox: mailbox)
    let terminal = try terminal(reading.configuration)
    room.open(
      size: ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns),
      symbols: terminal.symbols, obstacleToColors: obstacle(to: terminal.colorDepth))
    var session = ReadingSession(terminal: terminal, room: room, mailbox: mailbox.session)
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
      symbols: terminal.symbols, preferences: configuration.preferences,
      mailbox: RoomMailbox(session: mailbox, room: 0))
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
    rooms = [NumberedRoom(number: 0, room: room)]
    self.mailbox = mailbox
  }

  private var room: any Room {
    get { rooms[rooms.count - 1].room }
    _modify { yield &rooms[rooms.count - 1].room }
  }

  private mutating func loop() -> Int32 {
    show()
    room.begin()
    while true {
      for input in wait() {
        if let status = take(input) { return status }
      }
      for index in rooms.indices { rooms[index].room.updateDay() }
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
      for letter in mailbox.take() {
        guard let index = rooms.firstIndex(where: { $0.number == letter.room }) else { continue }
        rooms[index].room.hear(letter.message)
      }
    case .suspensionRequested:
      for entry in rooms { entry.room.pause() }
      terminal.suspend()
      for index in rooms.indices { rooms[index].room.resume() }
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
      case .openText(let file, let offset): openText(file, at: offset)
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
    enter(
      DatebookRoom(
        at: nil, size: size, symbols: terminal.symbols, preferences: room.preferences,
        mailbox: mailboxOfNextRoom))
  }

  /// Lays the text in a file over what is shown.
  ///
  /// - Parameter offset: The byte that is gone to; `nil` for the place that was left.
  private mutating func openText(_ file: String, at offset: Int?) {
    let mailbox = mailboxOfNextRoom
    do throws(Failure) {
      var text = try ReadingRoom(
        OpenedReading(ReadOptions(file: file), mailbox: mailbox), size: size, mailbox: mailbox)
      text.open(
        size: size, symbols: terminal.symbols,
        obstacleToColors: Self.obstacle(to: terminal.colorDepth))
      if let offset { text.go(toOffset: offset) }
      enter(text)
    } catch {
      room.hear(.notice(error.sentence))
    }
  }

  private var mailboxOfNextRoom: RoomMailbox { RoomMailbox(session: mailbox, room: roomCount) }

  private mutating func enter(_ next: any Room) {
    room.pause()
    rooms.append(NumberedRoom(number: roomCount, room: next))
    roomCount += 1
    room.begin()
  }

  /// Goes back to what lies beneath, which may have had another size.
  private mutating func leave() {
    let sentence = rooms.removeLast().room.end()
    _ = perform(room.take(.resized(size)))
    room.resume()
    if let sentence { room.hear(.notice(sentence)) }
  }

  /// Gives the terminal back and keeps what is not kept yet.
  private consuming func end(_ status: Int32) -> Int32 {
    let rooms = rooms
    close()
    for entry in rooms {
      if let sentence = entry.room.end() { tell(sentence) }
    }
    return status
  }

  /// The terminal's end is this value's.
  private consuming func close() {}
}
