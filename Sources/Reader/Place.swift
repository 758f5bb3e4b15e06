package import Screen
package import Search
package import Settings

/// A screen that the reader can go to and come back to.
package enum Place: Equatable, Sendable {
  case book(BookPlace)
}

/// What a place or a sheet does with a key: its own, or one for what lies beneath.
package enum Response: Equatable, Sendable {
  case ignored
  case handled([Request] = [])
  /// It does this, and the key is for what lies beneath, too.
  case passedOn([Request])
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
  /// Go where a date leads.
  case goToDate(DateTarget)
  /// Find out where a stable page begins, to say where going there would lead.
  case seekStablePage(Int)
  /// Go to the stable page with this number, from 0.
  case goToStablePage(Int)
  /// Look for something in the text, as it is typed.
  case search(SearchQuery)
  /// Stay at the match that is shown.
  case stayAtMatch
  /// Go on by this many matches, 1 or -1.
  case stepMatch(Int)
  /// Go back to where the search began.
  case leaveSearch
  /// List all matches.
  case listMatches
  /// Go to a match, and stay there.
  case goToMatch(Range<Int>)
  /// Look for the same once more, from this match on and before it.
  case searchAround(Range<Int>)
  /// Something for the dates of the text.
  case dates(DatesRequest)
  /// Something for the plan of the text.
  case plan(PlanRequest)
  /// Something for marks.
  case marks(MarksRequest)
  /// Show everything in the theme of this name.
  case previewTheme(String)
  /// Change a setting.
  case set(Setting, TOMLValue)
  /// Give a command these keys, or those it has by itself.
  case setKeys(Command, [Key]?)
  /// Do something outside.
  case effect(Effect)
  /// Leave the place; at the bottom, the program.
  case leave
}
