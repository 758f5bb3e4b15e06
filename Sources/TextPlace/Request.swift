package import Books
package import Search
package import Settings
package import Widgets

/// What a sheet over a text does with a key.
package typealias Response = SheetAnswer<Request>

/// What a sheet asks of the text that it lies over.
package enum Request: Equatable, Sendable {
  /// Lay a sheet over the place.
  case present(Sheet)
  /// Take the sheet away.
  case dismiss
  /// Go somewhere in the book.
  case goTo(GoTo)
  /// Go to the line of the file with this number, from 1.
  case goToLine(Int)
  /// Go to where the book begins.
  case goToStart
  /// Go to what is to be read today.
  case goToToday
  /// Go to the part or chapter with this index.
  case goToEntry(Int)
  /// Go where a date leads.
  case goToDate(DateTarget)
  /// Find out where a stable page begins, to say where going there would lead.
  case seekStablePage(Int)
  /// Go to the stable page with this number, from 0.
  case goToStablePage(Int)
  /// Go to a page of the printed book.
  case goToPrintedPage(PrintedPage)
  /// Look for something in the text, as it is typed.
  case search(SearchQuery, SearchScope)
  /// Stay at the match that is shown.
  case stayAtMatch
  /// Go on by this many matches, or back.
  case stepMatch(Int)
  /// Go back to where the search began.
  case leaveSearch
  /// List all matches.
  case listMatches
  /// Go to a match, and stay there.
  case goToMatch(Range<Int>)
  /// Look for the same once more, from this match on and before it.
  case searchAround(Range<Int>)
  /// Look up the word that the byte at this offset is part of.
  case defineWord(at: Int)
  /// Follow a link.
  case follow(PageLink)
  /// Go to the byte at this offset, where a link leads.
  case goToPosition(Int)
  /// Something for the dates of the text.
  case dates(DatesRequest)
  /// Something for the plan of the text.
  case plan(PlanRequest)
  /// Something for marks.
  case marks(MarksRequest)
  /// Something for the marks that have letters.
  case letter(LetterRequest)
  /// Have the voice stop by itself.
  case sleep(SleepChoice)
  /// Show everything in the theme of this name.
  case previewTheme(String)
  /// Change a setting.
  case set(Setting, TOMLValue)
  /// Something for the settings.
  case settings(SettingsSheet.Wish)
  /// Do something outside.
  case effect(TextEffect)
  /// Leave the place; at the bottom, the program.
  case leave
}
