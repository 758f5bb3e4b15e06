private import CNcurses
private import CProcess
import Glibc
package import Screen

/// What is asked of the terminal from the start.
package struct TerminalOptions: Sendable {
  /// Whether the mouse is reported to the program, which takes it from the terminal's selection.
  package var mouse: Bool
  /// Whether moves of the mouse with a button down are reported too.
  package var drags: Bool
  /// Whether the last screen stays when the terminal is given back.
  package var keepsScreen: Bool
  /// The colours to begin with.
  package var theme: Theme

  /// Options with the given choices.
  package init(
    mouse: Bool = true, drags: Bool = false, keepsScreen: Bool = false, theme: Theme = .terminal
  ) {
    self.mouse = mouse
    self.drags = drags
    self.keepsScreen = keepsScreen
    self.theme = theme
  }
}

/// The one terminal of the process, full screen while this value lives.
///
/// Everything here belongs to the thread that made it. Its end, in whatever way, gives the
/// terminal back as it was.
package struct Terminal: ~Copyable {
  /// The size that is drawn at, in cells; each at least 1.
  package private(set) var size: (rows: Int, columns: Int)
  /// Whether characters beyond ASCII can be drawn: the locale's are UTF-8.
  package let isUTF8: Bool
  /// Whether there are italics; they are underlined otherwise.
  package let hasItalic: Bool
  /// The glyphs for the program's own drawing that this terminal surely shows.
  package let symbols: Symbols
  /// How many colours it shows: none where NO_COLOR is set.
  package let colorDepth: ColorDepth

  private var palette: Palette
  /// What was asked of the pictures that it can show.
  private var inquiry: GraphicsInquiry
  /// The pictures that it was given.
  private var ledger: PictureLedger
  /// Whether it took the terminal long to take what was shown last.
  package var isSlow: Bool { pace.isSlow }

  private let keepsScreen: Bool
  /// What is shown, if it is to stay.
  private var lastShown: Surface?
  private var pace = LinePace()
  private let wakePipe: CInt
  private var watched: [CInt] = []
  private var decoder = KeyDecoder()
  /// Whether the decoder knows the terminal's own keys: it learns them with the first.
  private var knowsKeys = false
  /// When bytes came last.
  private var lastBytes = ContinuousClock.now
  private var isHungUp = false
  /// What happened while the program was stopped, for the next wait.
  private var pending: [Input] = []

  /// Takes over the terminal; nothing is drawn before the first ``show(_:)``.
  ///
  /// Keys come from standard input, or from the controlling terminal where that is none.
  package init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    wakePipe = cpr_wake_fd()
    guard wakePipe >= 0 else { throw .noResources }
    // Before curses, which would put its own handlers where it finds none.
    for signal in [SIGWINCH, SIGCONT, SIGTERM] { _ = cpr_catch(signal, false) }
    for signal in [SIGTSTP, SIGINT, SIGHUP] { _ = cpr_catch(signal, true) }
    if let error = TerminalError(
      cnc_open(cnc_colors_wanted(ColorWish().wanted)), term: termName())
    {
      throw error
    }
    keepsScreen = options.keepsScreen
    isUTF8 = cnc_is_utf8()
    hasItalic = cnc_has_italic()
    symbols = isUTF8 && !isOldTerminal(termName()) ? .unicode : .ascii
    colorDepth = ColorDepth(colors: cnc_colors())
    palette = Palette(options.theme, depth: colorDepth)
    let environment = GraphicsEnvironment { name in getenv(name).map { String(cString: $0) } }
    inquiry = GraphicsInquiry(environment)
    ledger = PictureLedger(
      depth: colorDepth, isInTmux: environment.isInTmux, seed: Int(getpid()))
    size = (1, 1)
    size = drawnSize()
    if options.mouse {
      cnc_set_mouse(options.drags ? CNC_MOUSE_DRAGS : CNC_MOUSE_BUTTONS)
    }
  }

  deinit {
    if !isHungUp { Self.send(ledger.deletion) }
    cnc_close()
    if let lastShown { Self.leave(lastShown) }
  }

  /// Writes what was on the screen, but for its last row, where the shell goes on.
  private static func leave(_ surface: Surface) {
    let rows = surface.lines.dropLast()
    let end = (rows.lastIndex { !$0.isEmpty } ?? -1) + 1
    let text = Array(rows[..<end].map { $0 + "\r\n" }.joined().utf8)
    text.withUnsafeBytes { cnc_send($0.baseAddress, $0.count) }
  }

  /// Whether the environment asks for UTF-8, where there is no terminal to ask.
  package static var wantsUTF8: Bool { cnc_wants_utf8() }

  /// The size that the terminal on standard output says it has; `nil` if it does not know.
  ///
  /// It can be asked before there is a `Terminal`, to lay out the first page for it.
  package static func size() -> (rows: Int, columns: Int)? {
    var rows: CInt = 0
    var columns: CInt = 0
    return cnc_window_size(&rows, &columns) ? (Int(rows), Int(columns)) : nil
  }

  /// Reports the mouse to the program from now on, or leaves it to the terminal's selection.
  ///
  /// - Parameter drags: Whether moves with a button down are reported too.
  package func setMouse(_ isReported: Bool, drags: Bool = false) {
    cnc_set_mouse(isReported ? (drags ? CNC_MOUSE_DRAGS : CNC_MOUSE_BUTTONS) : CNC_MOUSE_OFF)
  }

  /// Shows everything in the colours of `theme` from the next ``show(_:)`` on.
  package mutating func use(_ theme: Theme) {
    palette = Palette(theme, depth: colorDepth)
  }

  /// Puts `text` into the terminal's clipboard with OSC 52; a terminal that cannot leaves it out.
  package func copy(_ text: String) {
    var bytes = Array("\u{1B}]52;c;".utf8)
    bytes += Base64.encode(Array(text.utf8))
    bytes.append(0x07)
    Self.send(bytes)
  }

  private static func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBytes { cnc_send($0.baseAddress, $0.count) }
  }

  /// Asks the terminal, once, what pictures it can show.
  ///
  /// Nothing waits for the answer. If it comes within 2 s, ``wait(timeout:)`` tells
  /// ``Input/graphics(_:)``; if it comes later, or not at all, pictures are drawn in cells.
  package mutating func askGraphics() {
    guard !isHungUp, isUTF8, symbols == .unicode,
      let question = inquiry.question(at: .now)
    else { return }
    Self.send(question)
  }

  /// Has the next ``show(_:)`` paint every cell, whatever the screen is believed to show.
  package mutating func repaint() {
    forgetPictures()
    cnc_repaint()
  }

  /// Takes its pictures from the terminal; what is shown next is sent with them.
  private mutating func forgetPictures() {
    if !isHungUp { Self.send(ledger.deletion) }
    ledger.forget()
  }

  /// Wakes the loop with ``Input/readable(_:)`` whenever `descriptor` can be read.
  package mutating func watch(_ descriptor: CInt) {
    watched.append(descriptor)
  }

  /// Ends what ``watch(_:)`` began; to be called before `descriptor` is closed.
  package mutating func unwatch(_ descriptor: CInt) {
    watched.removeAll { $0 == descriptor }
  }
}

// MARK: - Waiting

extension Terminal {
  /// Blocks until there is input or `timeout` is over, and returns all that is ready.
  ///
  /// While it blocks, the program makes no system call. Of a storm of resizes only the last size
  /// is told. An empty answer means that the time is over, or a false alarm.
  ///
  /// - Parameter timeout: How long to wait at most; `nil` for as long as it takes.
  package mutating func wait(timeout: Duration? = nil) -> [Input] {
    var polled = [
      pollfd(fd: wakePipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isHungUp ? -1 : cnc_input(), events: Int16(POLLIN), revents: 0),
    ]
    polled += watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let deadline = decoder.patience.map { lastBytes + $0 }
    let timeout = soonest(timeout, deadline.map { $0 - .now })
    // A signal ends poll early, and has made the wake pipe readable then.
    let ready = poll(
      &polled, nfds_t(polled.count), pending.isEmpty ? milliseconds(timeout) : 0)
    var inputs = pending
    pending = []
    if polled[0].revents != 0 || ready < 0 { takeWakes(into: &inputs) }
    if polled[1].revents & Int16(POLLIN) != 0 {
      takeBytes(into: &inputs)
    } else if let deadline, deadline <= .now {
      // Only now: what had come in time was taken first, however long the last screen took.
      inputs += decoder.giveUp()
    }
    if polled[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { hangUp(&inputs) }
    for entry in polled[2...] where entry.revents != 0 { inputs.append(.readable(entry.fd)) }
    return inputs
  }

  private func soonest(_ one: Duration?, _ other: Duration?) -> Duration? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  private mutating func hangUp(_ inputs: inout [Input]) {
    guard !isHungUp else { return }
    isHungUp = true
    inputs.append(.hungUp)
  }

  private func milliseconds(_ timeout: Duration?) -> CInt {
    guard let timeout else { return -1 }
    let (seconds, attoseconds) = max(timeout, .zero).components
    // Rounded up: waking a little early would mean waking twice.
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return CInt(clamping: min(seconds, 1_000_000) * 1000 + rest)
  }

  private mutating func takeWakes(into inputs: inout [Input]) {
    let wakes = cpr_take_wakes()
    func happened(_ signal: CInt) -> Bool { wakes & 1 << UInt64(signal) != 0 }
    if happened(0) { inputs.append(.posted) }
    if happened(SIGTSTP) { inputs.append(.suspensionRequested) }
    if happened(SIGCONT) {
      cnc_return()
      ledger.forget()
      inputs.append(.resumed)
    }
    if happened(SIGWINCH) || happened(SIGCONT), takeSize() {
      inputs.append(.resized(rows: size.rows, columns: size.columns))
    }
    if happened(SIGWINCH), let cell = Terminal.cellPixels(), inquiry.receive(cell) {
      inquiry.graphics.map { inputs.append(.graphics($0)) }
    }
    for signal in [SIGINT, SIGTERM, SIGHUP] where happened(signal) {
      inputs.append(.terminated(signal: signal))
    }
  }

  /// Reads the bytes that are ready, at most as many as the kernel keeps: someone may paste a book.
  private mutating func takeBytes(into inputs: inout [Input]) {
    let capacity = 4096
    var isGone = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let read = cnc_read_input(buffer.baseAddress, capacity)
      (isGone, count) = (read < 0, max(read, 0))
    }
    guard !isGone else { return hangUp(&inputs) }
    if !knowsKeys { (decoder, knowsKeys) = (KeyDecoder(.ofTerminal()), true) }
    let now = ContinuousClock.now
    inputs += decoder.inputs(from: bytes, after: now - lastBytes)
    lastBytes = now
    for answer in decoder.takeAnswers() where inquiry.receive(answer, at: now) {
      // The kernel's sizes change with the font, and come without a question.
      if let cell = Terminal.cellPixels() { _ = inquiry.receive(cell) }
      inquiry.graphics.map { inputs.append(.graphics($0)) }
    }
  }

  /// The size of a cell in pixels; `nil` if the terminal has not told the kernel.
  private static func cellPixels() -> CellPixels? {
    var width: CInt = 0
    var height: CInt = 0
    guard cnc_cell_pixels(&width, &height) else { return nil }
    return CellPixels(width: Int(width), height: Int(height))
  }

  /// Takes over the terminal's size, and tells whether it is another than before.
  private mutating func takeSize() -> Bool {
    guard let new = Terminal.size(), new != size else { return false }
    cnc_resize(CInt(new.rows), CInt(new.columns))
    ledger.forgetDrawn()
    size = drawnSize()
    return true
  }

  private func drawnSize() -> (rows: Int, columns: Int) {
    var rows: CInt = 1
    var columns: CInt = 1
    cnc_size(&rows, &columns)
    return (max(Int(rows), 1), max(Int(columns), 1))
  }
}

// MARK: - Stopping

extension Terminal {
  /// Gives the terminal back, stops the process, and takes the terminal again when it continues.
  ///
  /// The next ``wait(timeout:)`` tells ``Input/resumed``, and the size if it changed meanwhile.
  package mutating func suspend() {
    forgetPictures()
    cnc_leave()
    cpr_stop_self()
    takeBack(signals: [SIGINT, SIGTERM, SIGHUP])
  }

  /// Gives the terminal to another program while `body` runs, and takes it again.
  ///
  /// Control-C and Control-Z are that program's meanwhile; it is for `body` to stop with it. The next
  /// ``wait(timeout:)`` tells ``Input/resumed``, and the size if it changed.
  ///
  /// - Parameter body: Is given the descriptor that keys come from.
  package mutating func lend<Result>(to body: (_ keys: CInt) -> Result) -> Result {
    forgetPictures()
    cnc_leave()
    let result = body(cnc_input())
    takeBack(signals: [SIGTERM, SIGHUP])
    return result
  }

  /// Takes the terminal again; of what happened meanwhile these signals count.
  private mutating func takeBack(signals: [CInt]) {
    cnc_return()
    let wakes = cpr_take_wakes()
    pending.append(.resumed)
    if takeSize() { pending.append(.resized(rows: size.rows, columns: size.columns)) }
    if wakes & 1 != 0 { pending.append(.posted) }
    for signal in signals where wakes & 1 << UInt64(signal) != 0 {
      pending.append(.terminated(signal: signal))
    }
  }
}

// MARK: - Drawing

extension Terminal {
  /// Shows all of `surface`; ncurses sends what differs from what is on the screen.
  ///
  /// What does not fit on the screen is cut off. After a hang-up it does nothing.
  ///
  /// - Complexity: O(cells); about 0.3 ms for 200×60.
  package mutating func show(_ surface: Surface) {
    guard !isHungUp else { return }
    if keepsScreen { lastShown = surface }
    let pictures = ledger.frame(for: surface, rows: size.rows, columns: size.columns)
    Self.send(pictures.before)
    cnc_erase()
    for rows in pictures.stale { cnc_repaint_rows(CInt(rows.lowerBound), CInt(rows.count)) }
    var painter = Painter(isUTF8: isUTF8, palette: palette, pictures: ledger.ids)
    for row in 0..<min(surface.rows, size.rows) {
      surface.withRow(row) { painter.draw($0.prefix(size.columns), row: row) }
    }
    let cursor = surface.cursor ?? CellPosition(row: 0, column: 0)
    pace.measure {
      cnc_show(
        CInt(min(max(cursor.row, 0), size.rows - 1)),
        CInt(min(max(cursor.column, 0), size.columns - 1)))
    }
    Self.send(pictures.after)
  }
}
