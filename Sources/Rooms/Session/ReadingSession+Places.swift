import Setup
import Console
import Datebook
import Glibc
import Reader
import Screen
import Settings
import Shelf

// MARK: - Going from place to place

extension ReadingSession {
  /// Does what is asked of all tabs together.
  mutating func go(_ request: PlaceRequest) {
    switch request {
    case .show(let tab):
      guard tab == .library, let arrived else { return show(tab) }
      go(.showBook(arrived, isOpen: false))
    case .goHome:
      show(.home)
      _ = unwind(for: request)
    case .datebook(let page, let isWriting):
      show(.datebook)
      guard unwind(for: request), var datebook = room as? DatebookRoom else { return }
      datebook.open(page, isWriting: isWriting)
      room = datebook
    case .layDatebook: openDatebook()
    case .notes:
      show(.datebook)
      guard unwind(for: request), var datebook = room as? DatebookRoom else { return }
      datebook.openNotes()
      room = datebook
    case .showBook(let book, let isOpen):
      // What was added is there now: the way back does not lead to the adding. Catalogs under another
      // tab stay there as they are.
      while room is AddingRoom { guard room.mayLeave(for: request), leave() else { return } }
      if room is CatalogRoom, places.tab != .library { _ = room.mayLeave(for: request) }
      inLibrary(for: request) { $0.show(book, isOpen: isOpen) }
    case .arrived(let arrival): take(arrival)
    case .list(let filter, let order): inLibrary(for: request) { $0.list(filter, order) }
    case .add: enter(AddingRoom(in: places.tab ?? .library, settingOfNextRoom))
    case .find: enter(FindingRoom(settingOfNextRoom))
    case .details(let book):
      var details = LibraryRoom(settingOfNextRoom, over: places.tab ?? .home)
      details.show(book, isOpen: true)
      enter(details)
    case .read(let target): openText(target)
    case .catalogs: enterCatalogs()
    case .useMouse(let isUsed): terminal.setMouse(isUsed, drags: true)
    case .useTheme(let theme): terminal.use(theme)
    case .repaint: terminal.repaint()
    case .leave, .quit: break
    }
  }

  /// Shows the first place of the library, changed by `body`.
  private mutating func inLibrary(
    for request: PlaceRequest, _ body: (inout LibraryRoom) -> Void
  ) {
    show(.library)
    guard unwind(for: request), var library = room as? LibraryRoom else { return }
    body(&library)
    room = library
    arrived = nil
  }

  /// Shows a tab as it was left, or as it begins.
  private mutating func show(_ tab: RoomTab) {
    guard places.tab != tab else { return }
    pauseRoom()
    let mailbox = mailboxOfNextRoom
    let (size, symbols) = (size, terminal.symbols)
    let left = places.show(tab) {
      NumberedRoom(
        number: mailbox.room, room: Self.first(of: tab, size: size, symbols: symbols, mailbox))
    }
    if places.top.number == mailbox.room { roomCount += 1 }
    comeBack(from: left)
  }

  /// Removes what lies over the first place of the tab that is shown.
  ///
  /// - Returns: Whether that was done. What is unfinished is shown and asks first; `request` comes
  ///   again when it was answered.
  private mutating func unwind(for request: PlaceRequest) -> Bool {
    while places.over.contains(where: { $0.room.unfinished != nil }) {
      guard room.mayLeave(for: request), leave() else { return false }
    }
    var over = places.unwind()
    // Nothing is unfinished in them; they hear what they are left for.
    for index in over.indices { _ = over[index].room.mayLeave(for: request) }
    if !over.isEmpty { comeBack(from: over) }
    return true
  }

  /// Ends the rooms that were left, and goes on with the one that is shown now.
  private mutating func comeBack(from left: [NumberedRoom]) {
    let kept = left.filter(\.room.goesOnBehind)
    behind += kept
    let ended = left.filter { !$0.room.goesOnBehind }
    let sentence = ended.reversed().reduce(nil as String?) { $1.room.end() ?? $0 }
    for outbox in ended.compactMap(\.room.outbox) {
      outbox.hasten(within: Self.patience)
      outboxes.append(outbox)
    }
    outboxes.removeAll { $0.isEmpty }
    if places.top.hasBegun {
      // It may have had another size.
      _ = room.take(.resized(size))
      room.resume()
      watchLibrary()
    } else {
      begin()
    }
    if let sentence { room.hear(.notice(sentence)) }
  }

  /// Begins to watch the library, as soon as there is a place that shows what is in it.
  mutating func watchLibrary() {
    guard places.tab != nil || room is DatebookRoom, watch == nil else { return }
    guard let location = try? LibraryLocation.ofReader() else { return }
    // What is not there cannot be watched, and the first book makes it soon.
    try? location.createFolder()
    let mailbox = mailbox
    watch = LibraryWatch(location) {
      mailbox.post(SessionLetter(room: nil, message: .libraryChanged))
    }
  }

  /// Goes back to what lies beneath, from the first place of a tab to Home.
  ///
  /// - Returns: Whether there is somewhere to go back to.
  mutating func leave() -> Bool {
    switch places.pop() {
    case .back(let former): comeBack(from: [former])
    case .toHome: show(.home)
    case .out: return false
    }
    return true
  }

  /// Lays a datebook over what is shown, opened at the year.
  mutating func openDatebook() {
    enter(
      DatebookRoom(
        at: nil, size: size, symbols: terminal.symbols, preferences: room.preferences,
        mailbox: mailboxOfNextRoom))
  }

  /// Lays a text over what is shown.
  private mutating func openText(_ target: TextTarget) {
    let mailbox = mailboxOfNextRoom
    do throws(Failure) {
      var text = try ReadingRoom(
        OpenedReading(ReadOptions(target), mailbox: mailbox), size: size, mailbox: mailbox)
      if let book = target.book, text.keptBook?.isOther(than: book) == true {
        _ = text.end()
        return tell(.other)
      }
      text.open(
        size: size, symbols: terminal.symbols,
        obstacleToColors: Self.obstacle(to: terminal.colorDepth))
      text.model.leadsBack = true
      if case .offset(let offset) = target.spot { text.go(toOffset: offset) }
      enter(text)
    } catch {
      if target.book != nil, access(target.file, F_OK) != 0, [ENOENT, ENOTDIR].contains(errno) {
        return tell(.gone)
      }
      room.hear(.notice(error.sentence))
    }
  }

  /// Tells that the text of a book was not opened, with what can be done.
  private mutating func tell(_ loss: TextLoss) {
    guard var library = room as? LibraryRoom else {
      room.hear(.notice("\(loss.words): the library can point it to its new place."))
      return
    }
    library.tell(loss)
    room = library
  }

  private var mailboxOfNextRoom: RoomMailbox { RoomMailbox(session: mailbox, room: roomCount) }

  private var settingOfNextRoom: RoomSetting {
    RoomSetting(
      Configuration(), size: size, symbols: terminal.symbols, mailbox: mailboxOfNextRoom)
  }

  /// How long the next room waits for what the one before it writes: it would show it a moment later.
  private static var patience: Double { 0.1 }

  /// Pauses the room that is shown, which is left for another one.
  private mutating func pauseRoom() {
    room.pause()
    room.outbox?.hasten(within: Self.patience)
  }

  private mutating func enter(_ next: any Room) {
    pauseRoom()
    places.push(NumberedRoom(number: roomCount, room: next))
    roomCount += 1
    begin()
  }

  /// Lays the catalogs over what is shown: those that were set aside, or are on top of another tab, as
  /// they were, where there are any.
  private mutating func enterCatalogs() {
    let tab = places.tab ?? .library
    let aside = behind.lastIndex { $0.room is CatalogRoom }.map { behind.remove(at: $0) }
    guard var entry = aside ?? places.takeTop(where: { $0.room is CatalogRoom }),
      var catalogs = entry.room as? CatalogRoom
    else { return enter(CatalogRoom(in: tab, settingOfNextRoom)) }
    pauseRoom()
    catalogs.comeBack(in: tab)
    entry.room = catalogs
    places.push(entry)
    comeBack(from: [])
  }

  /// The place that a tab begins with.
  private static func first(
    of tab: RoomTab, size: ScreenSize, symbols: Symbols, _ mailbox: RoomMailbox
  ) -> any Room {
    let setting = RoomSetting(Configuration(), size: size, symbols: symbols, mailbox: mailbox)
    switch tab {
    case .home:
      var home = HomeRoom(setting)
      home.open(size: size, symbols: symbols)
      return home
    case .library: return LibraryRoom(setting)
    case .datebook:
      let today = setting.clock.today
      return DatebookRoom(
        at: .month(year: today.year, month: today.month), size: size, symbols: symbols,
        preferences: setting.preferences, mailbox: mailbox)
    case .settings: return SettingsRoom(setting)
    }
  }
}

// MARK: - Books that have come

extension ReadingSession {
  /// Takes the reader to a book that has come where that is waited for, and nothing has to be asked
  /// before; else tells of it.
  private mutating func take(_ arrival: Arrival) {
    let isAdding = places.all.contains { $0.room is AddingRoom && $0.room.unfinished != nil }
    guard arrival.isAwaited, !isAdding else { return announce(arrival) }
    go(.showBook(arrival.book, isOpen: false))
    if let remark = arrival.remark { room.hear(.notice(remark)) }
  }

  /// Tells the reader, who is elsewhere, of a book that has come, and what leads to it.
  mutating func announce(_ arrival: Arrival) {
    arrived = arrival.book
    let place = room as? any TabRoom
    let whereabouts: Arrival.Whereabouts =
      place.map { $0.isTyping ? .typing : .tab } ?? .book
    let notice = arrival.notice(
      whereabouts, keys: room.preferences.keys, symbols: terminal.symbols)
    room.hear(.notice([notice, arrival.remark].compactMap(\.self).joined(separator: " ")))
  }
}
