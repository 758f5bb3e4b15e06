package import Paging

/// A note's mark or a link of the text, and where it leads.
package struct PageLink: Equatable, Sendable {
  /// Where a link leads.
  package enum Aim: Equatable, Sendable {
    /// To a note with these bytes, which is shown over the page.
    case note(Range<Int>)
    /// To the byte at an offset of the text.
    case place(Int)
    /// Out of the book, to an address.
    case address(String)
    /// To a file, or a part of one, that the text does not have.
    case file(String)
    /// To a picture on the page, which is shown whole.
    case picture(PictureStrip)
    /// Nobody knows, or not yet.
    case unknown
  }

  /// The bytes of its words.
  package var range: Range<Int>
  /// Its words, on one line.
  package var words: String
  /// Where it leads.
  package var aim: Aim

  /// A link with the bytes in `range`.
  package init(_ range: Range<Int>, words: String, aim: Aim) {
    self.range = range
    self.words = words
    self.aim = aim
  }
}

/// A note, laid out for a sheet.
package struct NoteText: Equatable, Sendable {
  /// The mark that led to it.
  package var link: PageLink
  /// Its lines.
  package var lines: [PageLine]
  /// The columns that they were laid out for.
  package var columns: Int

  /// A note in lines of `columns` columns.
  package init(_ link: PageLink, lines: [PageLine], columns: Int) {
    self.link = link
    self.lines = lines
    self.columns = columns
  }
}

/// What is to be done with links that are found.
package enum LinkWish: Equatable, Sendable {
  /// Follow the only one, or let the reader choose.
  case choose
  /// Follow the one with the byte at this offset.
  case follow(at: Int)
}

/// What is asked of the world outside for links.
package enum LinksEffect: Equatable, Sendable {
  /// Find the links in a range. Answered at once by `LinksEvent.found`.
  case find(Range<Int>, LinkWish)
  /// Lay out the note that a link leads to. Answered at once by `LinksEvent.noteRead`.
  case readNote(PageLink, columns: Int)
  /// Open an address in the browser. Answered by a notice.
  case open(String)
  /// Copy an address out of the program, and say where it went.
  case copy(String)
}

/// What became of links.
package enum LinksEvent: Equatable, Sendable {
  /// The links in a range were found.
  case found([PageLink], LinkWish)
  /// A note was laid out.
  case noteRead(NoteText)
}
