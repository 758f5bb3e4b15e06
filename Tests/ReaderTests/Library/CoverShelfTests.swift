import Books
import Holdings
import Screen
import TabPlaces
import Testing
import Widgets

@Suite struct CoverShelf {
  /// A shelf of 5 × 2 books on 80 columns and 24 rows.
  private var rig = LibraryRig(books: LibraryWorld.many(23), kept: KeptListing(showsCovers: true))

  /// The number of the selected book, from 0.
  private var at: Int { rig.library.position.selected }

  private mutating func expect(
    _ place: Int, after keys: Key..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for key in keys { rig.press(key) }
    #expect(at == place, sourceLocation: sourceLocation)
  }

  private func picture(_ wish: CoverWish) throws -> CellPicture {
    let count = wish.columns * wish.rows * 6
    return CellPicture(
      try #require(
        Raster(
          width: wish.columns, height: 2 * wish.rows, bytes: Array(repeating: 90, count: count))),
      .blocks)
  }

  // MARK: Moving

  @Test mutating func `arrows move in two dimensions and stay inside`() {
    expect(0, after: .left, .up)
    expect(1, after: .right)
    expect(6, after: .down)
    expect(5, after: .left)
    // The row above begins where this one ends.
    expect(4, after: .left)
    expect(9, after: .character("j"))
    expect(10, after: .character("l"))
    expect(9, after: .character("h"))
    expect(4, after: .character("k"))
    expect(4, after: .up)
    // The last row has three books: the last of them is below the fifth of the row above.
    expect(19, after: .down, .down, .down)
    expect(22, after: .down)
    expect(22, after: .down, .right)
    expect(17, after: .up)
  }

  @Test func `a title is broken behind its hyphens if a word is wider than its board`() {
    let book = BookRecord(
      id: BookID(rawValue: 1), title: "css-epub-text-orientation of_long_names_here",
      author: "A", addedAt: LibraryWorld.moment(daysAgo: 1))
    let rig = LibraryRig(books: [book], kept: KeptListing(showsCovers: true))
    for part in ["css-epub-", "text-", "orientation"] {
      #expect(rig.screen.contains(part), "\(rig.screen)")
    }
    #expect(!rig.screen.contains("css-epub-te"))
  }

  @Test func `a title of words that no break may part is broken between them`() {
    let book = BookRecord(
      id: BookID(rawValue: 1), title: "Remarkable\u{A0}wonderful\u{A0}adventures",
      author: "A", addedAt: LibraryWorld.moment(daysAgo: 1))
    let rig = LibraryRig(books: [book], kept: KeptListing(showsCovers: true))
    for part in ["Remarkable", "wonderful", "adventures"] {
      #expect(rig.screen.contains(part), "\(rig.screen)")
    }
  }

  @Test mutating func `a screenful is all rows of covers, Home and End are the ends`() {
    expect(1, after: .right)
    expect(11, after: .pageDown)
    expect(21, after: .pageDown)
    expect(21, after: .pageDown)
    expect(11, after: .pageUp)
    expect(22, after: .end)
    expect(0, after: .home)
  }

  @Test mutating func `the list begins with a whole row and its last screen is full`() {
    rig.press(.end)
    #expect(rig.library.position.top == 15)
    rig.press(.up)
    #expect(rig.library.position.top == 15)
    rig.press(.up, .up)
    #expect(rig.library.position.top == 5)
  }

  @Test mutating func `Tab goes to the panes, and the arrows back from the details`() {
    rig.press(.right, .tab)
    #expect(rig.library.pane == .details && at == 1)
    rig.press(.left)
    #expect(rig.library.pane == .list && at == 1)
    rig.press(.backTab)
    #expect(rig.library.pane == .shelves)
  }

  @Test mutating func `arrows given to other keys are not taken`() {
    rig = LibraryRig(
      books: LibraryWorld.many(23), keys: ["list-next-pane": [.tab], "list-add": [.right]],
      kept: KeptListing(showsCovers: true))
    rig.press(.right)
    #expect(at == 0 && rig.requests.last == .own(.add))
  }

  // MARK: What the list does

  @Test mutating func `C leads to rows and back, at the same book, and is kept`() {
    rig.press(.pageDown, .right)
    let book = rig.library.selected
    rig.press(.character("C"))
    #expect(rig.library.selected == book && !rig.screen.contains("┌"))
    #expect(!rig.library.kept.showsCovers && rig.screen.contains("Title"))
    rig.press(.character("C"))
    #expect(rig.library.selected == book && rig.library.kept.showsCovers)
    #expect(rig.screen.contains("┌"))
  }

  @Test mutating func `Enter leads to the details and the text, o to the text at once`() {
    rig.press(.down, .right)
    let book = rig.library.selected!.id
    rig.press(.character("o"))
    #expect(rig.requests.last == .own(.open(book)) && rig.library.pane == .list)
    rig.press(.enter, .enter)
    #expect(rig.requests.last == .own(.open(book)) && rig.library.pane == .details)
  }

  @Test mutating func `a click selects a book, another opens its details`() {
    let title = rig.library.index!.books[rig.library.rows[7]].title.split(separator: " ")[1]
    rig.click(String(title))
    #expect(at == 7 && rig.library.pane == .list)
    rig.click(String(title))
    #expect(at == 7 && rig.library.pane == .details)
  }

  @Test mutating func `a click between two rows or on a missing book does nothing`() {
    rig = LibraryRig(kept: KeptListing(showsCovers: true))
    for (row, column) in [(13, 20), (20, 70)] {
      rig.happen(.mouse(MouseEvent(row: row, column: column, kind: .press(button: 1))))
    }
    #expect(at == 0 && rig.library.pane == .list)
  }

  @Test mutating func `marks, filters and words work as in rows`() {
    rig = LibraryRig(kept: KeptListing(showsCovers: true))
    rig.type("  ")
    #expect(rig.screen.contains("2 marked") && at == 2)
    rig.press(.escape)
    rig.type("/melv\n")
    #expect(Set(rig.titles) == ["Moby-Dick", "Typee"] && rig.screen.contains("┌"))
    rig.press(.escape)
    rig.press(.character("f"), .down, .enter)
    #expect(rig.titles.count == 3 && rig.screen.contains("┌"))
  }

  @Test mutating func `a screen that is too small for covers has rows`() {
    rig.resize(6, 24)
    #expect(!rig.screen.contains("┌") && rig.screen.contains("Book 1000001"))
    rig.press(.down)
    #expect(at == 1)
    rig.resize(24, 80)
    #expect(rig.screen.contains("┌") && at == 1)
  }

  // MARK: Covers

  private mutating func beginWithFiles() {
    var books = LibraryWorld.many(23)
    for place in books.indices { books[place].path = "/books/\(place).epub" }
    rig = LibraryRig(books: books, kept: KeptListing(showsCovers: true))
    #expect(rig.coverWishes.isEmpty, "no colours are known yet")
    rig.happen(.own(.terminal(TerminalGraphics(), .direct)))
  }

  @Test mutating func `the covers in view are asked for once, the selected book's first`() {
    beginWithFiles()
    #expect(rig.coverWishes.count == 10 && Set(rig.coverWishes).count == 10)
    #expect(rig.coverWishes.first?.book == rig.library.selected?.id)
    rig.press(.right)
    // Another book is first: what is left is asked for in this order.
    #expect(rig.coverWishes.dropFirst(10).first?.book == rig.library.selected?.id)
  }

  @Test mutating func `of what came into view only the new covers are asked for`() throws {
    beginWithFiles()
    for wish in rig.coverWishes { rig.happen(.own(.coverKnown(wish, try picture(wish)))) }
    let count = rig.coverWishes.count
    #expect(count == 10)
    rig.press(.pageDown)
    #expect(rig.coverWishes.count == 20 && Set(rig.coverWishes).count == 20)
  }

  @Test mutating func `a cover takes the place of its board when it is there`() throws {
    beginWithFiles()
    let (before, wish) = (rig.screen, rig.coverWishes[1])
    #expect(before.count { $0 == "┌" } == 9 && before.count { $0 == "╔" } == 1)
    rig.happen(.own(.coverKnown(wish, try picture(wish))))
    #expect(rig.screen.count { $0 == "┌" } == 8)
    #expect(rig.screen.contains(String(repeating: "▀", count: wish.columns)))
    // A book without a cover keeps its board.
    rig.happen(.own(.coverKnown(rig.coverWishes[2], nil)))
    #expect(rig.screen.count { $0 == "┌" } == 8)
  }

  @Test mutating func `nothing is asked for in ASCII, in rows, or without colours`() {
    var books = LibraryWorld.many(3)
    for place in books.indices { books[place].path = "/books/\(place).epub" }
    rig = LibraryRig(books: books, kept: KeptListing(showsCovers: true))
    rig.happen(.own(.terminal(TerminalGraphics(), .none)))
    rig.press(.right)
    #expect(rig.coverWishes.isEmpty && rig.screen.contains("┌"))
    rig = LibraryRig(books: books, symbols: .ascii, kept: KeptListing(showsCovers: true))
    #expect(rig.coverWishes.isEmpty && rig.screen.contains("+----"))
    rig = LibraryRig(books: books)
    #expect(rig.coverWishes.isEmpty)
  }
}
