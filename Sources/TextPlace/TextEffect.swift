package import Paging
import Screen
package import Search
package import Settings
package import Widgets

/// Everything that a text asks of the world outside.
package enum TextEffect: PlaceEffect {
  /// Pages have this format from now on: count them. Answered by `TextEvent.counted`, several times
  /// while the count goes on; what is known within a blink is answered at once.
  case paginate(PageFormat)
  /// Make a page, or what else is put on the screen. Answered at once by `TextEvent.pageMade`.
  case show(PageRequest, Arrangement, ShowCause)
  /// Turn `count` pages from the one with these bounds. Answered at once by `TextEvent.pageMade`.
  case turn(from: PageBounds, count: Int, Arrangement, ShowCause)
  /// Scroll by so many lines, down or up, from what has these bounds. Answered at once by
  /// `TextEvent.pageMade`.
  case scroll(from: PageBounds, lines: Int, Arrangement)
  /// Keep what the reader has chosen for the lines of this text.
  case keepLines(LineChoices)
  /// Tell which line of the file begins in each row, of pages that are made from now on.
  case numberLines(Bool)
  /// Count the lines of the file. Answered by `TextEvent.linesCounted`, at once if the text is small.
  case countLines
  /// Show chopped lines from this column on, in pages that are made from now on.
  case shift(to: Int)
  /// Look whether the file has changed meanwhile.
  case lookAtFile
  /// The end of the text is followed from now on, or no more: nothing is counted meanwhile, and what
  /// comes is told soon.
  case follow(Bool)
  /// The reader wants to go on behind the last page: the book is finished, where it was shown.
  case finish
  /// Find the spots where the year's reading of the text stands. Answered by `TextEvent.spotsFound`.
  case findSpots(year: Int, dayOfYear: Int)
  /// Find the parts and chapters of the text, whose pages are counted. Answered later by
  /// `TextEvent.outlineFound`.
  case findOutline
  /// Something for the dates of the text.
  case dates(DatesEffect)
  /// Something for the plan of the text.
  case plans(PlanEffect)
  /// Look for something in the background; answered by `TextEvent.searched`, several times. A search
  /// that runs is ended.
  case search(SearchRequest)
  /// End the search that runs.
  case endSearch
  /// Read the words around matches, for the rows of a list. Answered at once by
  /// `TextEvent.matchesRead`.
  case readMatches([Range<Int>])
  /// Count the characters and words of the text, whose stable pages and figures are asked for.
  /// Answered by `TextEvent.tallied`, at once where the text is small, and again when it has grown.
  case tally
  /// Find out what is known of the file. Answered at once by `TextEvent.factsFound`.
  case findFacts
  /// Read what the log tells of the reader. Answered later by `TextEvent.figuresRead`, where there is
  /// one.
  case readFigures
  /// Look up where the stable page with this number begins, from 0. Answered at once by
  /// `TextEvent.stablePageFound`, where the characters were counted.
  case findStablePage(Int)
  /// Find out which lines of the file these bytes are. Answered at once by
  /// `TextEvent.whereaboutsFound`.
  case findWhereabouts(Range<Int>)
  /// Open the file in the reader's editor, at the line with the byte at this offset.
  case edit(offset: Int)
  /// Write the text into a new file of this name.
  case saveText(as: String)
  /// Find the first column of chopped lines at which the byte at this offset is seen.
  case findShift(showing: Int)
  /// Look up where a line of the file begins. Answered by `TextEvent.lineFound`: at once, or when the
  /// text has come that far.
  case findLine(LineNumber)
  /// Look up the bracket that belongs to the one at this offset. Answered at once by
  /// `TextEvent.bracketFound`.
  case findBracket(Brackets, at: Int, isForward: Bool)
  /// Something for marks and the selection.
  case marks(MarksEffect)
  /// Something about words of the text.
  case lookUp(LookUpEffect)
  /// Something for notes and links.
  case links(LinksEffect)
  /// Something for the pictures on the page.
  case pictures(PicturesEffect)
  /// Something for the voice.
  case voice(VoiceEffect)
  /// Something for the story that the text is, which a model tells or has failed to tell.
  case story(TellingSheet.Wish)
  /// The reader is at this offset now: keep it. After a jump, once something was read there.
  case keepPosition(offset: Int, isJump: Bool)
  /// Keep the places that were jumped from.
  case keepJumps(JumpList)
  /// Find out whether the reader knows that a text without a plan is spread over the year, and note
  /// that this is told now. Answered at once by `TextEvent.yearExplained`.
  case explainYear
  /// Find the reader's own themes. Answered at once by `TextEvent.themesFound`.
  case findThemes
  /// Keep the value of a setting, by its table and key, or none. If it cannot be kept, a notice
  /// tells why.
  case keepSetting([String], TOMLValue?)
  /// Find what hyphenates the text in a language, or in the one it is in where that is empty.
  /// Answered at once by `TextEvent.hyphenatorFound`.
  case findHyphenator(language: String)
  /// Let days begin at this hour from now on, from 0 to 23. Answered by `PlaceEvent.dayChanged` where it
  /// is another day by that.
  case startDays(atHour: Int)
  /// Let stable pages have so many characters. Answered at once by `TextEvent.tallied` where these were
  /// counted.
  case useStablePages(length: Int)
  /// Something for the whole reading room.
  case go(PlaceRequest)

  package var request: PlaceRequest? {
    guard case .go(let request) = self else { return nil }
    return request
  }
}
