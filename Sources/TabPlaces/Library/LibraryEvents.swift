package import Books
package import Holdings
package import Screen
import Widgets

/// What the library's tab hears from outside.
package enum LibraryEvent: Equatable, Sendable {
  /// All books, made ready to be listed.
  case booksKnown(BookIndex)
  /// The books cannot be read, and why.
  case booksUnknown(String)
  /// Whether the library was damaged, and what can be had of it was not brought back yet.
  case damageKnown(Bool)
  /// What is known of some books now.
  case recordsKnown([BookRecord])
  /// What is known of a book beyond what lists show; `nil` if it is not in the library.
  case detailsKnown(BookID, BookDetails?)
  /// The cover of a book was decoded; `nil` if it has none, or none that can be shown.
  case coverKnown(CoverWish, CellPicture?)
  /// What the terminal shows of pictures, and its colours.
  case terminal(TerminalGraphics, ColorDepth)
  /// Something was changed: what takes that back, and what is told of it with the next `booksKnown`.
  case changed(LibraryUndo?, String)
  /// Nothing could be changed, and why.
  case notChanged(String)
  /// A file that a book was pointed to has another text than the book had.
  case fileDiffers(BookID, path: String)
  /// The text of the selected book was not opened.
  case notOpened(TextLoss)
  /// What stands in a folder.
  case folderListed(String, [FolderEntry])
  /// Show this book: its details, where `isOpen`.
  case show(BookID, isOpen: Bool)
  /// List these books, in this order where there is one.
  case list(BookFilter, BookOrder?)
}

/// Why the text of a book cannot be opened where the library saw it last.
package enum TextLoss: Equatable, Sendable {
  /// There is no file any more.
  case gone
  /// The file has the text of another book, or one that is none yet.
  case other

  /// What is told of it: a sentence without its end, to which what can be done is added.
  package var words: String {
    switch self {
    case .gone: "This book’s file is missing"
    case .other: "Its file holds another text"
    }
  }
}

/// What takes a change of the library back.
package enum LibraryUndo: Equatable, Sendable {
  /// These edits, in their order.
  case edits([BookID: [BookEdit]])
  /// The books come back, and their files from the trash if they went there.
  case restoring([BookID])
  /// The library is as it was before it was repaired.
  case repair
}

/// What the library's tab asks of the world outside.
package enum LibraryEffect: Equatable, Sendable {
  /// Find all books. Answered by `LibraryEvent.booksKnown` or `.booksUnknown`.
  case findBooks
  /// Find what is known of a book. Answered by `LibraryEvent.detailsKnown`.
  case findDetails(BookID)
  /// Find these covers, in this order, and none that was asked for before. Answered one by one by
  /// `LibraryEvent.coverKnown`, once the reader has stayed at them.
  case findCovers([CoverWish])
  /// Change what is known of books. Like all changes, answered once, in the order in which they were
  /// asked for, by `LibraryEvent.changed` or `.notChanged`; before that by `.recordsKnown`.
  case edit([BookID], [BookEdit])
  /// Have these books be editions of one work, or each a book by itself. Answered as `edit` is.
  case join([BookID])
  case part([BookID])
  /// Take books out of the library, and where `withFile` their files to the trash.
  case remove([BookID], withFile: Bool)
  /// Bring back what can be had of a library that was damaged.
  case repair
  /// Take a change back.
  case undo(LibraryUndo)
  /// Point a book to the file at a path; where `isSure` also to one with another text. May be
  /// answered by `.fileDiffers` too.
  case relocate(BookID, path: String, isSure: Bool)
  /// Find what stands in a folder. Answered by `LibraryEvent.folderListed`.
  case listFolder(String)
  /// Lend these books to another profile; the reader is asked to which one.
  case lend([BookID])
  /// Copy a link to a book out of the program, and say where it went.
  case copyLink(BookID)
  /// Open the text of a book where it was left.
  case open(BookID)
  /// Add books.
  case add
}
