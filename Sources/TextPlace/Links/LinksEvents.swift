package import Paging

/// A note, laid out for a sheet.
package struct NoteText: Equatable, Sendable {
  /// The mark that led to it.
  package var link: PageLink
  /// Its lines.
  package var lines: [PageLine]
  /// The columns that they were laid out for.
  package var columns: Int
  /// The notes, links and pictures of the note, but for what leads back to its mark.
  package var links: [PageLink]

  /// A note in lines of `columns` columns.
  package init(_ link: PageLink, lines: [PageLine], columns: Int, links: [PageLink] = []) {
    self.link = link
    self.lines = lines
    self.columns = columns
    self.links = links
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
  /// Fetch the document at an address, and lay it over the text.
  case read(String)
  /// Look for the file that a link leads to. Another text of the archive that the text is in is opened at
  /// once; what else there is of it is told by `LinksEvent.fileFound`.
  case findFile(String)
  /// Lay the file that a link leads to over the text.
  case openFile(String)
  /// Copy an address out of the program, and say where it went.
  case copy(String)
}

/// What became of links.
package enum LinksEvent: Equatable, Sendable {
  /// The links in a range were found.
  case found([PageLink], LinkWish)
  /// The file that a link leads to was looked for.
  case fileFound(String, isThere: Bool)
  /// The file that a link leads to is a picture.
  case pictureFound(PictureStrip)
  /// A note was laid out.
  case noteRead(NoteText)
}
