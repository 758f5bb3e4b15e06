package import Books
package import Paging
import Widgets

/// What happened to marks and to the selection that they are made from.
package enum MarksEvent: Equatable, Sendable {
  /// A unit that was asked for was found, or there is none.
  case unitFound(Range<Int>?, UnitRequest, SelectionStep)
  /// A mark was made from a draft.
  case made(Mark)
  /// The library's marks of the book, in any order, and the number of the question.
  case loaded([Mark], asked: Int)
  /// Marks were found elsewhere in an edited file.
  case found([MarkID: Range<Int>])
  /// The words of marks were read anew.
  case wordsRead([MarkID: String])
  /// The pages of marks were looked up, by the offsets of these; those of another format are dropped.
  case pagesFound([Int: Int], PageFormat)
  /// What was done to these marks is not in the library yet; none when all is.
  case unsaved(Set<MarkID>)
}

/// What is asked of the world outside for marks and the selection.
package enum MarksEffect: Equatable, Sendable {
  /// Find a sentence or a word. Answered at once by `MarksEvent.unitFound`.
  case findUnit(UnitRequest, SelectionStep)
  /// Look up the pages with these offsets. Answered at once by `MarksEvent.pagesFound`, as far as the
  /// pages are counted.
  case findPages([Int])
  /// Make a mark and keep it. Answered at once by `MarksEvent.made`.
  case make(MarkDraft)
  /// Keep what was changed in a mark.
  case change(MarkID, MarkChange)
  /// Read the marks of the book anew. Answered later by `MarksEvent.loaded` with this number.
  case load(asked: Int)
  /// Copy the words with these bytes out of the program, and say where they went.
  case copy(Range<Int>)
  /// Copy a link to the place at this offset, and say where it went.
  case copyLink(offset: Int)
}

/// A mark that is to be made of a text.
package struct MarkDraft: Equatable, Sendable {
  /// What it will be known by.
  package var id: MarkID
  /// What it is made as.
  package var kind: Mark.Kind
  /// The bytes that it marks; empty for a bookmark.
  package var range: Range<Int>
  /// What the reader wrote to it.
  package var note: String?
  /// The colour of a highlight.
  package var colour: HighlightColour?
  /// The heading that it stands under, where that is known.
  package var chapter: String?
}

/// Why a unit was asked for: what becomes of the selection.
package enum SelectionStep: Equatable, Sendable {
  /// Nothing was selected: it begins with the unit.
  case begin
  /// It moves to the unit, or grows to it.
  case move
  /// Nothing is selected: the unit is a word that is looked up.
  case define
}

/// What a sheet asks for marks.
package enum MarksRequest: Equatable, Sendable {
  /// Go to a mark.
  case go(MarkID)
  /// Take a mark away, so that it can be brought back.
  case remove(MarkID)
  /// Bring back the mark that was taken away last.
  case undo
  /// Write to what is selected, or to a mark.
  case write(String, NoteTarget)
  /// Highlight what is selected.
  case highlight(HighlightColour)
  /// Give a mark a colour.
  case colour(MarkID, HighlightColour)
}

/// What a note is written to.
package enum NoteTarget: Equatable, Sendable {
  /// What is selected: a new mark.
  case selection
  /// A mark of the list.
  case mark(MarkID)
}
