import Books
import Console
package import Datebook
import Files
import Formats
import Glibc
import Paging
import Screen
import Settings
import Profiles
package import Setup
import TabPlaces
import TextPlace
package import Widgets

/// Shows a text on the terminal until the reader leaves; writes it through if standard output is no
/// terminal.
///
/// - Returns: The status to exit with.
package func read(_ options: ReadOptions) -> Int32 {
  reporting { () throws(Failure) in
    guard isatty(STDOUT_FILENO) == 1 else {
      try checkTime()
      return pass(options)
    }
    let address = RoomAddress(session: SessionMailbox(), room: 0)
    var (options, text) = try OpenedReading.firstText(options, address: address)
    text = text.asManual(options, address)
    let source = text.source
    defer { source.stop() }
    options.applyEnvironment(to: text)
    if options.quitsIfOneScreen, options.others.isEmpty,
      let screen = try OneScreen(text, size: expectedSize)
    {
      try checkTime()
      try screen.print()
      return EXIT_SUCCESS
    }
    if options.title == nil, options.file == "-" {
      // What man calls the page that it sends.
      options.title = Environment.value(of: "MAN_PN")
    }
    let reading = try OpenedReading(options, text)
    // A pipe gets a moment to say something, so that the first paint has it.
    _ = source.waitForFirstBytes(timeout: .milliseconds(100))
    if let failure = source.failure, source.count == 0 {
      throw Failure(sentence: failure.sentence, status: failure.exitStatus)
    }
    var room = try ReadingRoom(reading, size: expectedSize, address: address)
    let terminal: Terminal
    do throws(Failure) {
      terminal = try Terminal(reading.configuration, keepsScreen: reading.options.keepsScreen)
    } catch {
      // What came through a pipe would be lost.
      guard options.file == "-" else { throw error }
      _ = report(error)
      return try WrittenText(text).write()
    }
    room.open(
      size: terminal.screenSize, symbols: terminal.symbols,
      colorDepth: terminal.colorDepth)
    let files = OpenFiles(reading.options)
    room.name(files.list)
    return goOn(
      ReadingSession(terminal, room: room, mailbox: address.session, files: files)
        .run(tell: tell))
  }
}

/// Tells who is in a child's profile, and prints a text instead of reading it on the screen, that the
/// time is over.
private func checkTime() throws(Failure) {
  guard let household = Household.current, household.profile.isLocked else { return }
  let left = household.warden.timeLeft
  guard left.isOver else { return }
  let sentence = TimeCard.sentence(name: household.profile.name, left: left)
  throw Failure(sentence: String(sentence.dropLast()), status: EX_NOPERM)
}

/// Shows Home, or what `requests` lead to from there, until the reader leaves.
///
/// - Returns: The status to exit with.
package func enter(
  _ requests: [PlaceRequest] = [], configuration: Configuration = Configuration()
) -> Int32 {
  reporting { () throws(Failure) in
    let address = RoomAddress(session: SessionMailbox(), room: 0)
    let toldTroubles = ToldTroubles()
    var room = HomeRoom(
      RoomSetting(
        configuration, size: expectedSize, address: address, toldTroubles: toldTroubles))
    let terminal = try Terminal(configuration)
    room.open(size: terminal.screenSize, symbols: terminal.symbols)
    var session = ReadingSession(
      terminal, room: room, in: .home, mailbox: address.session, toldTroubles: toldTroubles)
    for request in requests { session.begin(with: request) }
    return goOn(session.run(tell: tell))
  }
}

/// What a session's end leads to: the status to exit with, after the choice of profiles and another
/// session if somebody else is to read.
private func goOn(_ status: Int32) -> Int32 {
  status == ReadingSession<Terminal>.choiceStatus ? enterByChoice() : status
}

/// Asks who reads, shows that reader's Home, and so on until somebody leaves.
///
/// - Returns: The status to exit with.
package func enterByChoice() -> Int32 {
  reporting { () throws(Failure) in
    guard let household = Household.current else { return enter() }
    switch ProfileChooser(try Terminal(Configuration()), household).run() {
    case .entered: return enter()
    case .left(let status): return status
    }
  }
}

/// Shows a datebook and nothing else until the reader leaves.
///
/// - Parameter page: The page it is opened at.
/// - Returns: The status to exit with.
package func showDatebook(
  at page: DatebookPage, isScrolling: Bool, _ configuration: Configuration
) -> Int32 {
  reporting { () throws(Failure) in
    let terminal = try Terminal(configuration)
    let mailbox = SessionMailbox()
    let toldTroubles = ToldTroubles()
    let room = DatebookRoom(
      at: page, isScrolling: isScrolling, size: terminal.screenSize, symbols: terminal.symbols,
      preferences: configuration.preferences, address: RoomAddress(session: mailbox, room: 0),
      toldTroubles: toldTroubles)
    return goOn(
      ReadingSession(
        terminal, room: room, mailbox: mailbox, toldTroubles: toldTroubles
      ).run(tell: tell))
  }
}

extension OpenedText {
  /// The text in lines as wide as the reader's, if it is a page of the manual that man sends.
  fileprivate func asManual(_ options: ReadOptions, _ address: RoomAddress) -> OpenedText {
    guard options.file == "-", let page = ManualPage() else { return self }
    let preferences = Configuration(overrides: options.overrides).preferences
    var view = ViewSettings(preferences)
    view.fillsScreen = true
    let layout = ScreenLayout(expectedSize, view)
    let columns = layout.text(measure: layout.body.columns).columns
    let mailbox = ReadingRoom.mailbox(at: address)
    return page.formatted(self, columns: columns, options.opening) {
      mailbox.post(.textChanged)
    } ?? self
  }
}

/// Writes a text to standard output, whose reader is another program.
///
/// A text that cannot be opened is told, and the others are written nevertheless.
///
/// - Returns: The status to exit with: that of the first failure, if there is one.
private func pass(_ options: ReadOptions) -> Int32 {
  var status = EXIT_SUCCESS
  for options in options.all {
    do throws(Failure) { try passOne(options) } catch {
      let failed = report(error)
      if status == EXIT_SUCCESS { status = failed }
    }
  }
  return status
}

private func passOne(_ options: ReadOptions) throws(Failure) {
  let code: Int32
  _ = try AdmittedName(options.file)
  // No other program could read the bytes of what is converted, and those of the net are not here.
  let fetched = try PendingOpening.begin(options.file, options.opening, onChange: {})?.text()
  do throws(OpenError) {
    if let fetched {
      code = try TextOpener.pass(fetched, to: STDOUT_FILENO)
    } else {
      code = try TextOpener.pass(
        options.file == "-" ? nil : options.file, options: options.opening, to: STDOUT_FILENO)
    }
  } catch {
    throw Failure(error, opening: options.file)
  }
  // Who reads has had enough: that is no failure.
  guard code == 0 || code == EPIPE else { throw Failure(writing: code) }
}

extension Failure {
  /// A failure of writing to standard output, by its `errno`.
  init(writing code: Int32) {
    self.init(
      sentence: "cannot write to standard output: \(String(cString: strerror(code)))",
      status: EX_IOERR)
  }
}

/// The screen's size as far as it is known before the terminal is opened.
private var expectedSize: ScreenSize {
  let size = Terminal.size() ?? (24, 80)
  return ScreenSize(rows: size.rows, columns: size.columns)
}

/// Tells the failure of `body`, if it has one.
///
/// - Returns: The status to exit with.
private func reporting(_ body: () throws(Failure) -> Int32) -> Int32 {
  do throws(Failure) { return try body() } catch { return report(error) }
}

extension Terminal {
  /// The terminal, as the reader has set it.
  ///
  /// - Parameter keepsScreen: Whether the last page stays on the screen when the program ends.
  fileprivate init(
    _ configuration: Configuration, keepsScreen: Bool = false
  ) throws(Failure) {
    do throws(TerminalError) {
      try self.init(
        TerminalOptions(
          mouse: configuration.preferences.mouse, drags: true, keepsScreen: keepsScreen,
          theme: configuration.theme))
    } catch {
      throw Failure(error)
    }
  }
}
