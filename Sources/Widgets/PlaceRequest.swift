package import Books
package import Datebook
package import Holdings
package import Screen

/// What a place asks of the whole reading room.
package enum PlaceRequest: Equatable, Sendable {
  /// Show a tab as it was left.
  case show(RoomTab)
  /// Show the first place of Home.
  case goHome
  /// Show a page of the datebook, and where `isWriting` write on it.
  case datebook(DatebookPage, isWriting: Bool)
  /// Lay a datebook over what is shown, opened at the year.
  case layDatebook
  /// Show the list of notes in the datebook.
  case notes
  /// Show a book in the library, and where `isOpen` what is known of it.
  case showBook(BookID, isOpen: Bool)
  /// Lay what is known of a book over what is shown.
  case details(BookID)
  /// Take the reader to a book that has come, or tell where it is.
  case arrived(Arrival)
  /// List books of the library, in this order where there is one.
  case list(BookFilter, BookOrder?)
  /// Show stories in their tab.
  case stories(StoriesTarget)
  /// Lay the place where books are added over what is shown.
  case add
  /// Lay the search through everything over what is shown.
  case find
  /// Show another file of those that were named on the command line.
  case file(FileStep)
  /// Lay a text over what is shown.
  case read(TextTarget)
  /// Go where a link leads, such as `tome-reader:day/2026-03-05`: it may come from anywhere.
  case follow(String)
  /// Lay the catalogs of books on the net over what is shown.
  case catalogs
  /// Go to the choice of profiles.
  case chooseProfile
  /// Lay the page of profiles over what is shown.
  case profiles
  /// Let the program have the mouse, or the terminal.
  case useMouse(Bool)
  /// Show everything in another theme.
  case useTheme(Theme)
  /// Paint the whole screen anew.
  case repaint
  /// Go back to what lies beneath.
  case leave
  /// End the program.
  case quit
}

extension PlaceRequest {
  /// Whether it ends the places that lie over the first one of `tab`, and the one that asks it.
  package func ends(_ tab: RoomTab) -> Bool {
    switch self {
    // Who is shown a book that came does not go back to where it came from, in any tab.
    case .leave, .quit, .chooseProfile, .showBook, .arrived: true
    case .goHome: tab == .home
    case .list: tab == .library
    case .datebook, .notes: tab == .datebook
    case .stories: tab == .stories
    case .show, .layDatebook, .add, .find, .read, .file, .details, .catalogs, .profiles, .follow,
      .useMouse,
      .useTheme, .repaint:
      false
    }
  }
}

/// What of the stories is shown.
package enum StoriesTarget: Equatable, Sendable {
  /// All stories, or those of an age band: `3-5`.
  case list(band: String?)
  /// The story or collection whose identifier begins so.
  case select(identifier: String)
}

/// A text that is to be opened, and where.
package struct TextTarget: Equatable, Sendable {
  /// Where a text is opened.
  package enum Spot: Equatable, Sendable {
    /// At the place that was kept.
    case kept
    /// At a place that is gone to as the reader would.
    case goTo(GoTo)
    /// At the byte with this offset.
    case offset(Int)
    /// At these words, which were looked for and found at the byte with this offset: they are what a search
    /// in the text has found.
    case match(String, at: Int)
    /// At the chapter with this number.
    case chapter(Int)
    /// At the first place with these words.
    case words(String)
    /// At the element that other documents lead to by this name.
    case element(String)
  }

  /// The path of its file.
  package var file: String
  /// Where it is opened.
  package var spot: Spot
  /// The book that is wanted: where the file has another one by now, it is not opened. `nil` if it is
  /// the file that is wanted.
  package var book: BookID?
  /// What it is called, where that is known and its first words may not tell it yet.
  package var title: String?
  /// Whether it is read aloud from there on.
  package var isListening = false
  /// Whether the program itself has written the file just now, as for a note that is read aloud: whose
  /// profile it is may see it.
  package var isOwn = false
  /// Whether it enters the library, and its place is kept: not so what is shown for a moment only.
  package var isKept = true

  /// Whether a link of another text led here: a jump back beyond the first one leads there again.
  package var isFollowed = false

  /// The text in `file`, opened at `spot`.
  package init(file: String, at spot: Spot = .kept, of book: BookID? = nil) {
    self.file = file
    self.spot = spot
    self.book = book
  }

  /// The text in `file`, to which a link leads; an empty `element` stands for the text itself.
  package init(followingLinkTo file: String, element: String) {
    self.file = file
    spot = element.isEmpty ? .kept : .element(element)
    isFollowed = true
  }

  /// The text at the address of the net that a link leads to.
  package init(followingLinkTo address: String) {
    let file = String(address.prefix { $0 != "#" })
    self.init(followingLinkTo: file, element: String(address.dropFirst(file.count + 1)))
  }
}
