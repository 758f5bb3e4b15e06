import Books
import Console
import Datebook
import Glibc
import Profiles
import Programs
import Screen
import Settings
package import Setup
import Shelf
import TabPlaces
import TextPlace
package import Widgets

/// A room with the number that its letters carry.
struct NumberedRoom {
  var number: Int
  var room: any Room
  /// Whether what can wait until it is seen was begun.
  var hasBegun = false
}

/// The program on the terminal: gives keys, sizes and finished work to the room that is shown, and
/// does what that asks.
///
/// Only its methods ask of the keeper what a screen needs: for what the type asks, the runtime would
/// look through all the program's conformances before the first page.
package struct ReadingSession<Keeper: ~Copyable>: ~Copyable {
  var terminal: Keeper
  /// The rooms, by the tabs that they lie in.
  var places: TabStacks<NumberedRoom>
  /// How many rooms there have been.
  var roomCount = 1
  let mailbox: SessionMailbox
  /// Where the reader's files are.
  let folders: ReadersFolders
  /// When the last frame of a page that is being turned was due.
  private var lastFrame: ContinuousClock.Instant?
  /// Adds what comes into the reader's folders; nil if none are named.
  private var watchedFolders: WatchedFolders?
  /// Shares the library with the reader's other machines; nil if no folder is named.
  private var folderSync: FolderSync?
  /// Looks after the shelf of calibre's books; nil if no library of calibre is named.
  private var calibre: CalibreWatch?
  /// Takes links from other programs; nil if the reader does not want that.
  private var links: LinkListener?
  /// Tells the room that is shown what was written into the library.
  var watch: LibraryWatch?
  /// What is wrong with the library: told in full when the session ends, for a line is too short.
  var damage: LibraryDamage?
  /// What keeps the library from being written to, as it was told last.
  var obstacle: LibraryError?
  /// What is wrong with calendars and was told.
  let toldTroubles: ToldTroubles
  /// The rooms that were left while something of theirs goes on.
  var behind: [NumberedRoom] = []
  /// The outboxes of rooms that have ended, as long as something waits in them.
  var outboxes: [Outbox] = []
  /// A book that has come and was told of: the library shows it when it is shown.
  var arrived: BookID?
  /// The files that were named on the command line, if one of them is shown.
  var files: OpenFiles?
  /// Watches over the session; nil if there are no profiles.
  var guardian: Guardian?
  /// Whether leaving from the card was warned of what would be lost.
  var isCardWarned = false
  /// The question whether to leave without what could not be kept, if it is asked.
  var lossQuestion: LossQuestion?
  /// What the terminal has said of pictures.
  private var graphics: TerminalGraphics?
  private var warning = Warning.none
  /// What the reader was told if the last key was an Escape that leads out of the program.
  private var escapeWarning = EscapeWarning.none

  /// What became of the sentence that the next Escape ends the program.
  private enum EscapeWarning {
    case none, told
    /// It has been on the screen: an Escape is the reader's answer to it.
    case shown
  }

  /// What became of the warning that something in a room that is not shown is unfinished.
  private enum Warning {
    case none, told
    /// It was told before the input that is being taken: that may end the program.
    case heeded
  }
}

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// A session that begins with `room`, whose letters come through `mailbox` with the number 0.
  package init(
    _ terminal: consuming Keeper, room: any Room, in tab: RoomTab? = nil, mailbox: SessionMailbox,
    folders: ReadersFolders = .standard, toldTroubles: ToldTroubles = ToldTroubles(),
    files: OpenFiles? = nil, household: Household? = .current
  ) {
    self.files = files
    guardian = household.map { Guardian($0) }
    self.terminal = terminal
    places = TabStacks(NumberedRoom(number: 0, room: room), in: tab)
    self.mailbox = mailbox
    self.folders = folders
    self.toldTroubles = toldTroubles
  }

  /// The room that is shown.
  var room: any Room {
    get { places.top.room }
    _modify { yield &places.top.room }
  }

  var size: ScreenSize { terminal.screenSize }

  /// Shows what there is until the reader leaves.
  ///
  /// - Parameter tell: Is given what could not be kept, once the terminal is given back.
  /// - Returns: The status to exit with.
  package consuming func run(tell: (String) -> Void) -> Int32 {
    let status = loop()
    return end(status, tell)
  }

  private mutating func loop() -> Int32 {
    watchTime()
    show()
    if !places.top.hasBegun { begin() }
    watchFolders()
    shareLibrary()
    watchCalibre()
    if room.preferences.reusesLinks {
      links = LinkListener(
        in: folders, address: RoomAddress(session: mailbox, room: places.top.number))
    }
    while true {
      var inputs = wait()[...]
      while let input = inputs.popFirst() {
        if let status = handle(input, before: &inputs) { return status }
      }
      if let status = perform(room.catchUp()) { return status }
      forEachRoom { $0.updateDay() }
      watchVisit()
      watchTime()
      show()
    }
  }

  /// Begins what can wait in the room that is shown.
  mutating func begin() {
    places.top.hasBegun = true
    if let graphics { room.note(graphics) }
    room.begin()
    watchLibrary()
  }

  /// Begins to add what comes into the reader's folders.
  private mutating func watchFolders() {
    let preferences = room.preferences
    guard !preferences.folders.isEmpty, let location = try? folders.library() else { return }
    let watched = WatchedFolders(
      preferences.folders, for: location, clock: LocalClock(startHour: preferences.dayStart),
      address: RoomAddress(session: mailbox, room: places.top.number))
    watched.start()
    watchedFolders = watched
  }

  /// Whether who reads is in a locked profile: nothing of its library goes out of it.
  private var isProfileLocked: Bool { guardian?.household.profile.isLocked == true }

  /// Begins to share the library with the reader's other machines.
  private mutating func shareLibrary() {
    let folder = room.preferences.syncFolder
    guard !isProfileLocked, !folder.isEmpty, let location = try? folders.library() else { return }
    let sync = FolderSync(
      folder, for: location, address: RoomAddress(session: mailbox, room: places.top.number))
    sync.start()
    folderSync = sync
  }

  /// Begins to look after the shelf of calibre's books.
  private mutating func watchCalibre() {
    let folder = room.preferences.calibreFolder
    guard !isProfileLocked, !folder.isEmpty else { return }
    let watch = CalibreWatch(
      folder, folders, address: RoomAddress(session: mailbox, room: places.top.number))
    watch.start()
    calibre = watch
  }

  private mutating func forEachRoom(_ body: (inout any Room) -> Void) {
    forEachEntry { body(&$0.room) }
  }

  private mutating func forEachEntry(_ body: (inout NumberedRoom) -> Void) {
    places.first { entry in
      body(&entry)
      return false
    }
  }

  private mutating func show() {
    room.note(unkept: allOutboxes.unkeptWork?.reminder)
    var surface = room.render()
    lossQuestion?.draw(into: &surface, symbols: terminal.symbols)
    guardian?.draw(into: &surface, symbols: terminal.symbols)
    terminal.show(surface)
    if escapeWarning == .told { escapeWarning = .shown }
    room.note(lineIsSlow: terminal.isSlow)
    if graphics == nil, room.wantsGraphics { terminal.askGraphics() }
  }

  /// Waits for input, or for the next thing that is due: another day, or while a page is being
  /// turned its next frame.
  private mutating func wait() -> [Input] {
    guard room.isTurning else {
      lastFrame = nil
      let toTime = guardian?.timeout(isSpeaking: room.spokenSentence != nil)
      return terminal.wait(
        timeout: toTime.map { min($0, room.timeToNextDay) } ?? room.timeToNextDay)
    }
    let start = lastFrame ?? .now
    let inputs = terminal.wait(timeout: PageTurn.frame)
    let now = ContinuousClock.now
    _ = room.handle(.timePassed(now - start))
    lastFrame = now
    return inputs
  }

  /// Handles one input, with letters that follow it if they are one change of a text; gives the status to
  /// exit with when the session ends with it.
  private mutating func handle(_ input: Input, before rest: inout ArraySlice<Input>) -> Int32? {
    switch takeOverlay(input) {
    case .taken: return nil
    case .ended(let status): return status
    case nil: break
    }
    switch answerLossQuestion(input) {
    case .taken: return nil
    case .ended(let status): return status
    case nil: break
    }
    switch input {
    case .key, .paste, .mouse:
      warning = warning == .told ? .heeded : .none
      if input != .key(.escape) { escapeWarning = .none }
    default: break
    }
    switch input {
    case .key(let key):
      let letters = room.takesTogether(key) ? rest.popKeys { room.takesTogether($0) } : []
      guard letters.isEmpty else { return perform(room.handle(.typed([key] + letters))) }
      return perform(room.handle(.key(key)), after: key)
    case .paste(let text): return perform(room.handle(.paste(text)))
    case .mouse(let event): return perform(room.handle(.mouse(event)))
    case .resized(let rows, let columns):
      return perform(room.handle(.resized(ScreenSize(rows: rows, columns: columns))))
    case .posted:
      for letter in mailbox.drain() {
        if let status = perform(handle(letter)) { return status }
      }
    case .suspensionRequested:
      pause()
      terminal.suspend()
      guardian?.skip()
      resume()
    case .terminated(SIGINT) where room.endArrival(): break
    case .terminated(SIGINT) where warnsOfInterrupt(): break
    case .terminated(let signal): return 128 + signal
    case .hungUp: return 128 + SIGHUP
    case .graphics(let graphics):
      self.graphics = graphics
      forEachRoom { $0.note(graphics) }
    case .resumed, .readable: break
    }
    return nil
  }

  /// Does what a room asks; gives the status to exit with if the session ends with it.
  ///
  /// - Parameter key: The key that led to it, if one did.
  mutating func perform(_ requests: [TerminalRequest], after key: Key? = nil) -> Int32? {
    askForWanted()
    for request in requests where mayDo(request) {
      switch request {
      case .copy(let words): terminal.copy(words)
      case .edit(let note): edit(note)
      case .editFile(let path, let line): edit(path, line: line)
      case .settingsChanged: tellSettings()
      case .go(.leave):
        if !leave(), !warnsOfEscape(key), mayEnd(with: statusOfLeaving) { return statusOfLeaving }
      case .go(.quit): if mayEnd(with: statusOfLeaving) { return statusOfLeaving }
      case .go(.chooseProfile):
        if hasOtherProfiles, mayEnd(with: Self.choiceStatus) { return Self.choiceStatus }
      case .go(let request): go(request)
      }
    }
    return nil
  }

  /// Tells every place what the reader has set in the one that is shown.
  ///
  /// The file of settings is read anew: what a place holds until it is left is its own.
  private mutating func tellSettings() {
    let configuration = Configuration(folders: folders)
    let shown = places.top.number
    forEachEntry { if $0.number != shown { $0.room.adopt(configuration) } }
    for index in behind.indices { behind[index].room.adopt(configuration) }
  }

  /// Lets the reader's own editor have the terminal, and tells the room what became of the note.
  private mutating func edit(_ note: DatebookNote) {
    pause()
    let editor = OutsideEditor()
    let outcome = terminal.lend { editor.edit(note, keys: $0) }
    // The note is there before rooms look for what has changed.
    switch outcome {
    case .success(let edited): _ = room.handle(.edited(edited))
    case .failure(let failure): room.tell(failure.sentence)
    }
    resume()
  }

  /// Lets the reader's own editor have the terminal, and a file; the room sees by itself what changed.
  private mutating func edit(_ path: String, line: Int) {
    pause()
    let editor = OutsideEditor()
    let failure = terminal.lend { editor.edit(path, line: line, keys: $0) }
    if let failure { room.tell(failure.sentence) }
    resume()
  }

  /// Goes on in the room that is shown. The others go on when they are: a page that nobody sees is not
  /// being read.
  private mutating func resume() { room.resume() }

  /// Lets the time stand still in all rooms, and keeps what is not kept yet: the program is about to be
  /// stopped, or to wait for another one.
  private mutating func pause() {
    forEachRoom { $0.pause() }
    _ = allOutboxes.flush(within: 0.5)
  }
}

// MARK: - Ending

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// Whether the program may end with `status`: what is unfinished in a room that is not shown is told
  /// first, and what cannot be kept is asked about. The room that is shown has asked by itself.
  private mutating func mayEnd(with status: Int32) -> Bool {
    guard warning != .heeded,
      let unfinished = (places.all.dropFirst() + behind).lazy.compactMap(\.room.unfinished).first
    else { return !asksAboutLoss(beforeEndingWith: status) }
    warning = .told
    room.tell("\(unfinished) in another tab. Press again to leave.")
    return false
  }

  /// Tells that Escape leads out of the program from here, where it leads back elsewhere: one too many
  /// is pressed easily.
  ///
  /// - Returns: Whether that was told now, and not seen before this Escape: several that come at once are
  ///   a key held down, or noise on the line.
  private mutating func warnsOfEscape(_ key: Key?) -> Bool {
    guard key == .escape, escapeWarning != .shown else { return false }
    escapeWarning = .told
    room.tell("Press Esc again to leave.")
    return true
  }

  /// Tells what would be lost by ^C, which ends the program when it comes again.
  ///
  /// - Returns: Whether there is something that was not told yet.
  private mutating func warnsOfInterrupt() -> Bool {
    guard warning == .none,
      let unfinished = (places.all + behind).lazy.compactMap(\.room.unfinished).first
    else { return false }
    warning = .told
    room.tell("\(unfinished): press ^C again to quit.")
    return true
  }

  /// Gives the terminal back and keeps what is not kept yet.
  private consuming func end(_ status: Int32, _ tell: (String) -> Void) -> Int32 {
    guardian?.flush()
    let sync = folderSync
    calibre?.end()
    links?.end()
    let (rooms, outboxes, mailbox, damage) = (places.all + behind, outboxes, mailbox, damage)
    let folders = folders
    watchedFolders?.end()
    close()
    for entry in rooms {
      if let sentence = entry.room.end() { tell(sentence) }
    }
    let unkept = (rooms.compactMap(\.room.outbox) + outboxes).flush(within: 5)
    for things in unkept { tell(things.farewell) }
    let isLost = unkept.contains(where: \.isWork)
    sync?.end(within: 0.2)
    // The copy may have been taken in meanwhile, by another program.
    let location = try? folders.library()
    if let damage, damage.offer == nil || location.flatMap(LibraryDamage.init(openAt:)) != nil {
      Setup.tell(damage)
    }
    // What was found while the last was kept.
    for case .damaged(let damage) in mailbox.drain() { Setup.tell(damage) }
    return status == EXIT_SUCCESS && isLost ? EX_IOERR : status
  }

  /// The terminal's end is this value's.
  private consuming func close() {}
}

extension ArraySlice<Input> {
  /// Removes the keys that it begins with, as far as they are such.
  fileprivate mutating func popKeys(while isSuch: (Key) -> Bool) -> [Key] {
    var keys: [Key] = []
    while case .key(let key)? = first, isSuch(key) {
      keys.append(key)
      removeFirst()
    }
    return keys
  }
}
