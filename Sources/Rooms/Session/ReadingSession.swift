import Setup
import Programs
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
  var terminal: Terminal
  /// The rooms, by the tabs that they lie in.
  var places: TabStacks<NumberedRoom>
  /// How many rooms there have been.
  var roomCount = 1
  let mailbox: SessionMailbox
  /// When the last frame of a page that is being turned was due.
  private var lastFrame: ContinuousClock.Instant?
  /// Tells the place of a tab that is shown what was written into the library.
  var watch: LibraryWatch?
  /// What is wrong with the library: told in full when the session ends, for a line is too short.
  private var damage: LibraryDamage?
  /// What keeps the library from being written to, as it was told last.
  private var obstacle: LibraryError?

  /// What is wrong with calendars and was told.
  private var toldTroubles: Set<CalendarReport.Trouble> = []
  /// The rooms that were left while something of theirs goes on.
  var behind: [NumberedRoom] = []
  /// The outboxes of rooms that have ended, as long as something waits in them.
  var outboxes: [Outbox] = []
  /// A book that has come and was told of: the library shows it when it is shown.
  var arrived: BookID?
  private var warning = Warning.none

  /// What became of the warning that something in a room that is not shown is unfinished.
  private enum Warning {
    case none, told
    /// It was told before the input that is being taken: that may end the program.
    case heeded
  }

  /// A room with the number that its messages carry.
  struct NumberedRoom {
    var number: Int
    var room: any Room
    /// Whether what can wait until it is seen was begun.
    var hasBegun = false
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

  /// Shows a datebook and nothing else until the reader leaves.
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

  /// Shows Home, or what `requests` lead to from there, until the reader leaves.
  ///
  /// - Returns: The status to exit with.
  static func run(_ requests: [PlaceRequest], configuration: Configuration) throws(Failure) -> Int32
  {
    let expected = Terminal.size() ?? (24, 80)
    let mailbox = SessionMailbox()
    var room = HomeRoom(
      RoomSetting(
        configuration, size: ScreenSize(rows: expected.rows, columns: expected.columns),
        mailbox: RoomMailbox(session: mailbox, room: 0)))
    let terminal = try terminal(configuration)
    room.open(
      size: ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns),
      symbols: terminal.symbols)
    var session = ReadingSession(terminal: terminal, room: room, in: .home, mailbox: mailbox)
    for request in requests { _ = session.perform([.go(request)]) }
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
  static func obstacle(to depth: ColorDepth) -> String? {
    guard depth == .none else { return nil }
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isUnwanted
      ? "No colours are shown: NO_COLOR is set." : "This terminal shows no colours."
  }

  private init(
    terminal: consuming Terminal, room: any Room, in tab: RoomTab? = nil, mailbox: SessionMailbox
  ) {
    self.terminal = terminal
    places = TabStacks(NumberedRoom(number: 0, room: room), in: tab)
    self.mailbox = mailbox
  }

  var room: any Room {
    get { places.top.room }
    _modify { yield &places.top.room }
  }

  private mutating func loop() -> Int32 {
    show()
    if !places.top.hasBegun { begin() }
    while true {
      for input in wait() {
        if let status = take(input) { return status }
      }
      if let status = perform(room.catchUp()) { return status }
      forEachRoom { $0.updateDay() }
      show()
    }
  }

  mutating func begin() {
    places.top.hasBegun = true
    room.begin()
    watchLibrary()
  }

  private mutating func forEachRoom(_ body: (inout any Room) -> Void) {
    places.first { entry in
      body(&entry.room)
      return false
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
    case .key, .paste, .mouse: warning = warning == .told ? .heeded : .none
    default: break
    }
    switch input {
    case .key(let key): return perform(room.take(.key(key)))
    case .paste(let text): return perform(room.take(.paste(text)))
    case .mouse(let event): return perform(room.take(.mouse(event)))
    case .resized(let rows, let columns):
      return perform(room.take(.resized(ScreenSize(rows: rows, columns: columns))))
    case .posted:
      for var letter in mailbox.take() {
        letter.message = marked(letter.message)
        if case .damaged(let damage) = letter.message {
          if damage != self.damage { room.hear(.notice(damage.offer ?? damage.notice)) }
          self.damage = damage
          continue
        }
        if case .onlyRead(let obstacle) = letter.message {
          if obstacle != self.obstacle {
            room.hear(.notice(obstacle.sentence(keeping: "What you change")))
          }
          self.obstacle = obstacle
          continue
        }
        if letter.room == nil || letter.room == places.top.number {
          if let status = perform(room.hear(letter.message)) { return status }
          continue
        }
        deliver(letter)
      }
    case .suspensionRequested:
      pause()
      terminal.suspend()
      resume()
    case .terminated(SIGINT) where warnsOfInterrupt(): break
    case .terminated(let signal): return 128 + signal
    case .hungUp: return 128 + SIGHUP
    case .resumed, .readable: break
    }
    return nil
  }

  /// Gives a letter to its room, which is not shown.
  private mutating func deliver(_ letter: SessionLetter) {
    var requests: [TerminalRequest] = []
    places.first { entry in
      guard entry.number == letter.room else { return false }
      requests = entry.room.hear(letter.message)
      return true
    }
    for index in behind.indices where behind[index].number == letter.room {
      requests += behind[index].room.hear(letter.message)
    }
    behind.removeAll { !$0.room.goesOnBehind }
    for case .go(.arrived(let arrival)) in requests { announce(arrival) }
  }

  /// A message about calendars, with what was not told before: each fault is told once, not whenever
  /// a datebook is opened.
  private mutating func marked(_ message: SessionMessage) -> SessionMessage {
    guard case .calendarsRead(let reports) = message else { return message }
    let news = reports.flatMap(\.troubles).filter { toldTroubles.insert($0).inserted }
    return .datebook(.calendarsRead(reports, news: news))
  }

  private mutating func perform(_ requests: [TerminalRequest]) -> Int32? {
    for request in requests {
      switch request {
      case .copy(let words): terminal.copy(words)
      case .edit(let note): edit(note)
      case .settingsChanged: tellSettings()
      case .go(.leave): if !leave(), mayEnd() { return EXIT_SUCCESS }
      case .go(.quit): if mayEnd() { return EXIT_SUCCESS }
      case .go(let request): go(request)
      }
    }
    return nil
  }

  /// Tells every place what the reader has set in the one that is shown.
  ///
  /// The file of settings is read anew: what a place holds until it is left is its own.
  private mutating func tellSettings() {
    let configuration = Configuration()
    let shown = places.top.number
    places.first { entry in
      if entry.number != shown { entry.room.adopt(configuration) }
      return false
    }
    for index in behind.indices { behind[index].room.adopt(configuration) }
  }

  /// Whether the program may end: what is unfinished in a room that is not shown is told first. The
  /// one that is shown has asked by itself.
  private mutating func mayEnd() -> Bool {
    guard warning != .heeded,
      let unfinished = (places.all.dropFirst() + behind).lazy.compactMap(\.room.unfinished).first
    else { return true }
    warning = .told
    room.hear(.notice("\(unfinished) elsewhere: once more to leave."))
    return false
  }

  /// Tells what would be lost by ^C, which ends the program when it comes again.
  ///
  /// - Returns: Whether there is something that was not told yet.
  private mutating func warnsOfInterrupt() -> Bool {
    guard warning == .none,
      let unfinished = (places.all + behind).lazy.compactMap(\.room.unfinished).first
    else { return false }
    warning = .told
    room.hear(.notice("\(unfinished): ^C once more to end."))
    return true
  }

  var size: ScreenSize {
    ScreenSize(rows: terminal.size.rows, columns: terminal.size.columns)
  }

  /// Lets the reader's own editor have the terminal, and tells the room what became of the note.
  private mutating func edit(_ note: DatebookNote) {
    pause()
    let editor = OutsideEditor()
    let outcome = terminal.lend { editor.edit(note, keys: $0) }
    // The note is there before rooms look for what has changed.
    switch outcome {
    case .success(let edited): room.hear(.datebook(.noteEdited(edited)))
    case .failure(let failure): room.hear(.notice(failure.sentence))
    }
    resume()
  }

  /// Goes on in the room that is shown. The others go on when they are: a page that nobody sees is not
  /// being read.
  private mutating func resume() { room.resume() }

  /// Lets the time stand still in all rooms, and keeps what is not kept yet: the program is about to be
  /// stopped, or to wait for another one.
  private mutating func pause() {
    forEachRoom { $0.pause() }
    _ = (places.all.compactMap(\.room.outbox) + outboxes).flush(within: 0.5)
  }

  /// Gives the terminal back and keeps what is not kept yet.
  private consuming func end(_ status: Int32) -> Int32 {
    let (rooms, outboxes, mailbox, damage) = (places.all + behind, outboxes, mailbox, damage)
    close()
    for entry in rooms {
      if let sentence = entry.room.end() { tell(sentence) }
    }
    let unkept = (rooms.compactMap(\.room.outbox) + outboxes).flush(within: 5)
    for things in unkept { tell(things.sentence) }
    // The copy may have been taken in meanwhile, by another program.
    let location = try? LibraryLocation.ofReader()
    if let damage, damage.offer == nil || location.flatMap(LibraryDamage.init(openAt:)) != nil {
      tell(damage)
    }
    // What was found while the last was kept.
    for letter in mailbox.take() {
      if case .damaged(let damage) = letter.message { tell(damage) }
    }
    return status
  }

  /// The terminal's end is this value's.
  private consuming func close() {}
}
