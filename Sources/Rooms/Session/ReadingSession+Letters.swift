import Settings
import Setup
import Shelf
import TabPlaces
import Widgets

// MARK: - What other threads tell

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// Handles a letter.
  ///
  /// - Returns: What the room that is shown asks for then.
  mutating func handle(_ letter: SessionLetter) -> [TerminalRequest] {
    switch letter {
    case .shown(let news): return room.hear(news)
    case .room(let number, let letter):
      guard number == places.top.number else {
        deliver(letter, to: number)
        return []
      }
      return room.receive(letter)
    case .link(let words): return [.go(.follow(words))]
    case .damaged(let damage):
      if damage != self.damage { room.tell(damage.offer ?? damage.notice) }
      self.damage = damage
      return []
    case .onlyRead(let obstacle):
      if obstacle != self.obstacle { room.tell(obstacle.sentence(keeping: "What you change")) }
      self.obstacle = obstacle
      return []
    }
  }

  /// Gives a letter to its room, which is not shown; nobody has it if the room was left.
  private mutating func deliver(_ letter: RoomLetter, to number: Int) {
    var requests: [TerminalRequest] = []
    places.first { entry in
      guard entry.number == number else { return false }
      requests = entry.room.receive(letter)
      return true
    }
    for index in behind.indices where behind[index].number == number {
      requests += behind[index].room.receive(letter)
    }
    behind.removeAll { !$0.room.goesOnBehind }
    for case .go(.arrived(let arrival)) in requests { announce(arrival) }
  }
}

// MARK: - Books that have come

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// Receives the reader to a book that has come, if that is waited for and nothing has to be asked
  /// before; else tells of it.
  mutating func receive(_ arrival: Arrival) {
    let isHeld = places.all.contains(where: \.room.holdsArrivals)
    guard arrival.isAwaited, !isHeld else { return announce(arrival) }
    go(.showBook(arrival.book, isOpen: false))
    if let remark = arrival.remark { room.tell(remark) }
  }

  /// Tells the reader, who is elsewhere, of a book that has come, and what leads to it.
  private mutating func announce(_ arrival: Arrival) {
    arrived = arrival.book
    let notice = arrival.notice(
      room.whereabouts, keys: room.preferences.keys, symbols: terminal.symbols)
    room.tell([notice, arrival.remark].compactMap(\.self).joined(separator: " "))
  }
}
