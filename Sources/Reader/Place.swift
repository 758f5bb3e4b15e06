/// A screen that the reader can go to and come back to.
package enum Place: Equatable, Sendable {
  case book(BookPlace)
}

/// What a place or a sheet does with a key: its own, or one for what lies beneath.
package enum Response: Equatable, Sendable {
  case ignored
  case handled([Request] = [])
}

/// What a place or a sheet asks of the reading room.
package enum Request: Equatable, Sendable {
  /// Lay a sheet over the place.
  case present(Sheet)
  /// Take the sheet away.
  case dismiss
  /// Go somewhere in the book.
  case goTo(GoTo)
  /// Go to the part or chapter with this index.
  case goToEntry(Int)
  /// Do something outside.
  case effect(Effect)
  /// Leave the place; at the bottom, the program.
  case leave
}
