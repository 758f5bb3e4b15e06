import Console
import Screen
import Setup
import Shelf
import TabPlaces
package import Widgets

// MARK: - Going from place to place

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// Does what the session is to begin with, if it may be done.
  package mutating func begin(with request: PlaceRequest) {
    if mayDo(.go(request)) { go(request) }
  }

  /// Does what is asked of all tabs together.
  package mutating func go(_ request: PlaceRequest) {
    switch request {
    case .show(let tab):
      guard tab == .library, let arrived else { return show(tab) }
      go(.showBook(arrived, isOpen: false))
    case .goHome:
      show(.home)
      _ = unwind(for: request)
    case .datebook, .notes: ask(.datebook, request)
    case .list: ask(.library, request)
    case .stories: ask(.stories, request)
    case .showBook:
      while room.isOver(after: request) {
        guard room.mayLeave(for: request), leave() else { return }
      }
      if places.tab != .library { room.setAside(for: request) }
      ask(.library, request)
    case .arrived(let arrival): receive(arrival)
    case .layDatebook: layDatebook()
    case .follow(let words): follow(words)
    case .add, .find, .details, .catalogs, .profiles, .read: lay(request)
    case .file(let step): show(step)
    case .useMouse(let isUsed): terminal.setMouse(isUsed, drags: true)
    case .useTheme(let theme): terminal.use(theme)
    case .repaint: terminal.repaint()
    case .leave, .quit, .chooseProfile: break
    }
  }

  /// Goes where a link leads, or tells why it leads nowhere.
  private mutating func follow(_ words: String) {
    do throws(Failure) {
      for request in try ReaderLink.requests(for: words, in: folders) { go(request) }
      if case .search(let words)? = ReaderLink(words) { _ = room.handle(.paste(words)) }
    } catch {
      room.tell(error.sentence.prefix(1).uppercased() + error.sentence.dropFirst() + ".")
    }
  }

  /// Asks the first place of a tab, which is shown then.
  private mutating func ask(_ tab: RoomTab, _ request: PlaceRequest) {
    show(tab)
    guard unwind(for: request) else { return }
    room.accept(request)
    if tab == .library { arrived = nil }
  }

  /// Shows a tab as it was left, or as it begins.
  private mutating func show(_ tab: RoomTab) {
    guard places.tab != tab else { return }
    pauseRoom()
    let setting = settingOfNextRoom
    let left = places.show(tab) {
      NumberedRoom(number: setting.address.room, room: setting.firstRoom(of: tab))
    }
    if places.top.number == setting.address.room { roomCount += 1 }
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
  mutating func comeBack(from left: [NumberedRoom]) {
    behind += left.filter(\.room.goesOnBehind)
    let ended = left.filter { !$0.room.goesOnBehind }
    let sentence = ended.reversed().reduce(nil as String?) { $1.room.end() ?? $0 }
    for outbox in ended.compactMap(\.room.outbox) {
      outbox.hasten(within: Self.patience)
      outboxes.append(outbox)
    }
    outboxes.removeAll { $0.isEmpty }
    if places.top.hasBegun {
      // It may have had another size.
      _ = room.handle(.resized(size))
      room.resume()
      watchLibrary()
    } else {
      begin()
    }
    if let sentence { room.tell(sentence) }
  }

  /// Begins to watch the library, as soon as there is a room that shows what is in it.
  mutating func watchLibrary() {
    guard watch == nil, places.tab != nil || room.showsLibrary else { return }
    guard let location = try? folders.library() else { return }
    // What is not there cannot be watched, and the first book makes it soon.
    try? location.createFolder()
    let mailbox = mailbox
    watch = LibraryWatch(location) { mailbox.post(.shown(.libraryChanged)) }
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
  private mutating func layDatebook() {
    enter(settingOfNextRoom.datebook(at: nil, room.preferences))
  }

  /// Lays a room over what is shown: the one that `request` asks for and that was set aside, or is on
  /// top of another tab, as it was left; else a new one.
  private mutating func lay(_ request: PlaceRequest) {
    let aside = behind.lastIndex { $0.room.isAsked(by: request) }.map { behind.remove(at: $0) }
    if var entry = aside ?? places.takeTop(where: { $0.room.isAsked(by: request) }) {
      pauseRoom()
      entry.room.comeBack(in: places.tab ?? .library)
      places.push(entry)
      return comeBack(from: [])
    }
    do throws(RoomObstacle) {
      var setting = settingOfNextRoom
      setting.text = try waitForText(of: request, setting.address)
      if let next = try setting.room(for: request, over: places.tab) { enter(next) }
    } catch {
      switch error {
      case .lost(let loss): room.notOpened(loss)
      case .failure(let failure): room.tell(failure.sentence)
      }
    }
  }

  /// How long the next room waits for what the one before it writes: it would show it a moment later.
  private static var patience: Double { 0.1 }

  /// Pauses the room that is shown, which is left for another one.
  mutating func pauseRoom() {
    room.pause()
    room.outbox?.hasten(within: Self.patience)
  }

  private mutating func enter(_ next: any Room) {
    pauseRoom()
    places.push(NumberedRoom(number: roomCount, room: next))
    roomCount += 1
    begin()
  }

  var settingOfNextRoom: RoomSetting {
    RoomSetting(
      Configuration(folders: folders), size: size, symbols: terminal.symbols,
      colorDepth: terminal.colorDepth,
      address: RoomAddress(session: mailbox, room: roomCount), toldTroubles: toldTroubles)
  }
}
