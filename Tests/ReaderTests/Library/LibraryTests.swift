import Books
import Datebook
import Holdings
import Screen
import Settings
import TabPlaces
import Testing
import Widgets

@Suite struct LibraryTab {
  // MARK: Walking

  @Test(arguments: [(24, 80), (40, 120)])
  func `from the list into the details and the book and back the list is exactly as it was`(
    rows: Int, columns: Int
  ) {
    var rig = LibraryRig(rows: rows, columns: columns, books: LibraryWorld.many(200))
    rig.press(.character("S"), .down, .down, .enter)
    rig.type("/book 1\n")
    rig.press(.pageDown, .pageDown, .up)
    let before = rig
    rig.press(.enter, .enter)
    #expect(rig.requests.last == .own(.open(rig.library.selected!.id)))
    rig.comeBack()
    rig.press(.escape)
    #expect(rig.library == before.library && rig.styled == before.styled)
    #expect(rig.library.position == before.library.position)
  }

  @Test func `a resize between the two layouts and back keeps the place in each pane`() {
    for pane in [[], [Key.enter], [.character("f"), .down]] {
      var rig = LibraryRig(books: LibraryWorld.many(200))
      rig.press(.pageDown, .pageDown, .down)
      for key in pane { rig.press(key) }
      let (book, shown) = (rig.library.selected, rig.library.pane)
      let before = rig.styled
      rig.resize(40, 120)
      #expect(rig.library.selected == book && rig.library.pane == shown)
      #expect(rig.screen.contains(/All +200/) && rig.screen.contains("Status"))
      rig.resize(24, 80)
      #expect(rig.styled == before && rig.library.selected == book)
    }
  }

  @Test func `the details follow the selection on a wide screen`() {
    var rig = LibraryRig(rows: 40, columns: 120)
    #expect(rig.library.details?.record.title == "Emma")
    rig.press(.down)
    #expect(rig.library.details?.record.title == "The Journals of Lewis and Clark")
    #expect(rig.screen.contains("2 h 10 min on 4 days"))
  }

  @Test func `details that come in after the selection has moved on are not shown`() {
    var rig = LibraryRig(rows: 40, columns: 120)
    let emma = rig.library.selected!
    rig.answers = false
    rig.press(.down)
    rig.happen(.own(.detailsKnown(emma.id, BookDetails(record: emma, note: "of before"))))
    #expect(rig.library.details == nil && !rig.screen.contains("of before"))
  }

  @Test func `the cover stands in the free rows below what is known of a book`() throws {
    var rig = LibraryRig(rows: 50, columns: 140)
    let book = try #require(rig.library.selected)
    let wish = try #require(rig.coverWishes.last)
    #expect(wish.book == book.id && wish.mode == .dots)
    let before = rig.lines
    let (columns, rows) = (wish.columns - 4, wish.rows)
    let raster = try #require(
      Raster(
        width: columns, height: 2 * rows,
        bytes: Array(repeating: 90, count: columns * 2 * rows * 3)))
    rig.happen(.own(.coverKnown(wish, CellPicture(raster, .blocks))))
    let after = rig.lines
    let covered = zip(before, after).filter { $0 != $1 }
    #expect(covered.count == rows)
    #expect(covered.allSatisfy { $1.contains(String(repeating: "▀", count: columns)) })
    // Nothing is asked again, and the next book does not have the cover of this one.
    rig.happen(.own(.detailsKnown(book.id, BookDetails(record: book, note: ""))))
    #expect(rig.coverWishes.count == 1)
    rig.press(.down)
    #expect(rig.coverWishes.last?.book == rig.library.selected?.id)
    #expect(!rig.screen.contains("▀▀"))
    rig.happen(.own(.coverKnown(wish, CellPicture(raster, .blocks))))
    #expect(!rig.screen.contains("▀▀"))
  }

  @Test func `no cover is asked for where there is no room, or pictures are off`() {
    var rig = LibraryRig(rows: 24, columns: 80)
    #expect(rig.coverWishes.isEmpty)
    rig = LibraryRig(rows: 18, columns: 140)
    #expect(rig.coverWishes.isEmpty)
    rig = LibraryRig(rows: 50, columns: 140, symbols: .ascii)
    #expect(rig.coverWishes.isEmpty)
  }

  // MARK: From one run to the next

  @Test(arguments: [80, 120])
  func `shelf, tag and order are kept, words are not`(columns: Int) {
    var rig = LibraryRig(rows: 40, columns: columns)
    rig.press(.character("f"), .down, .enter)
    rig.press(.character("f"), .end, .character(" "))
    rig.press(.character("S"), .down, .enter, .character("r"))
    rig.type("/moby\n")
    let kept = KeptListing(
      status: .reading, tag: "sea", order: BookOrder(.author, isDescending: true))
    #expect(rig.library.kept == kept)
    let next = LibraryRig(rows: 40, columns: columns, kept: kept)
    #expect(next.library.filter == BookFilter(status: .reading, tag: "sea"))
    #expect(next.titles == ["Moby-Dick"] && next.screen.contains("Author ▾"))
  }

  @Test func `what is asked for from outside is listed, and what the reader chose is kept`() {
    let kept = KeptListing(status: .reading, order: BookOrder(.progress))
    var rig = LibraryRig(kept: kept)
    rig.happen(.own(.list(BookFilter(tag: "sea"), BookOrder(.length))))
    #expect(rig.titles.contains("Typee") && rig.library.kept == kept)
    // A book that the shelf does not have is shown among all.
    rig.happen(.own(.show(BookID(rawValue: 7), isOpen: false)))
    #expect(rig.library.filter.isEmpty && rig.library.kept == kept)
    rig.press(.character("r"))
    #expect(
      rig.library.kept
        == KeptListing(status: .reading, order: BookOrder(.length, isDescending: true)))
  }

  @Test func `a tag that no book has any more leaves nothing out`() {
    var rig = LibraryRig(kept: KeptListing(status: .reading, tag: "sky"))
    #expect(rig.library.filter == BookFilter(status: .reading) && !rig.titles.isEmpty)
    rig.press(.character("r"))
    #expect(
      rig.library.kept
        == KeptListing(status: .reading, order: BookOrder(.title, isDescending: true)))
    #expect(LibraryRig(kept: KeptListing(tag: "SEA")).titles.count == 3)
  }

  @Test func `how the list was left is written and read, and what is wrong is as at first`() {
    let kept = KeptListing(
      status: .toRead, tag: "a \"b\"", order: BookOrder(.added), showsCovers: true)
    var document = TOMLDocument("")
    document.set(kept)
    #expect(TOMLDocument(bytes: document.bytes).listing == kept)
    document.set(KeptListing())
    #expect(document.listing == KeptListing() && !document.text.contains("tag"))
    #expect(!document.text.contains("view"))
    let wrong = TOMLDocument("[library]\nstatus = \"burnt\"\norder = 3\ntag = \"sea\"\n")
    #expect(wrong.listing == KeptListing(tag: "sea"))
    for key in BookOrder.Key.allCases {
      for order in [BookOrder(key), BookOrder(key).reversed] {
        #expect(BookOrder(named: order.description) == order)
      }
    }
  }

  // MARK: Listing

  @Test func `words narrow the list as they are typed, and Escape brings the selection back`() {
    var rig = LibraryRig()
    rig.press(.down, .down)
    let before = rig.styled
    rig.type("/sewo")
    #expect(rig.titles == ["The Sea-Wolf"] && rig.screen.contains("7 books · 1 shown"))
    rig.press(.escape)
    #expect(rig.styled == before)
    rig.type("/melv\n")
    #expect(rig.titles.count == 2 && rig.requests.isEmpty)
    let book = rig.library.selected
    rig.press(.escape)
    #expect(rig.titles.count == 7 && rig.library.selected == book)
  }

  @Test func `an order that is chosen counts for books that were found by words, too`() {
    var rig = LibraryRig()
    let all = rig.titles
    rig.type("/e")
    #expect(rig.screen.contains("Best match") && rig.titles != all.filter(rig.titles.contains))
    let best = rig.titles
    rig.press(.enter)
    #expect(rig.titles == best, "nothing moves when the words are kept")
    rig.type("S\n")
    #expect(rig.screen.contains("Title ▴") && rig.titles == all.filter(best.contains))
    let byTitle = rig.titles
    rig.type("r")
    #expect(rig.titles == byTitle.reversed() && !rig.screen.contains("Best match"))
    rig.type("/x")
    rig.press(.backspace)
    #expect(rig.titles == best, "who types wants the best")
    rig.press(.escape)
    #expect(rig.titles == byTitle.reversed())
  }

  @Test func `on the smallest screen a question has its answers, and a form its keys`() {
    var rig = LibraryRig(rows: 6, columns: 24)
    rig.type("D")
    #expect(rig.screen.contains("⏎ remove   Esc keep"))
    #expect(rig.screen.contains("“") && rig.screen.contains("[ ] move"))
    rig.press(.escape)
    rig.type("e")
    #expect(rig.screen.contains("⏎ keep   Esc leave"))
    rig.type("!")
    rig.press(.escape)
    for words in ["Save your changes?", "⏎ keep", "d drop", "Esc go on"] {
      #expect(rig.screen.contains(words))
    }
    rig.press(.character("d"))
    rig.type("/zzz")
    #expect(rig.screen.contains("No book matches. Esc"))
  }

  @Test func `what is told gives way in its quotation, and keeps its end`() {
    var rig = LibraryRig(rows: 24, columns: 60)
    rig.happen(
      .notice(
        "“Alice’s Adventures in Wonderland” was removed. Its file is in the trash. u undoes it."
      ))
    #expect(rig.lines.last?.contains("” was removed") == true, "a title that gives way")
    rig.happen(
      .notice("A book cannot be kept: cannot write to '/a/very/long/way/to/the/library.sqlite'."))
    #expect(rig.lines.last?.contains(".sqlite'.") == true)
    #expect(rig.lines.last?.contains("'/a/very") == true)
  }

  @Test func `keys that come at once are one search, and news of many books one list`() {
    var rig = LibraryRig()
    rig.takeAtOnce("/melville".map { .key(.character($0)) })
    #expect(rig.titles.count == 2 && rig.library.position.selected == 0)
    rig.takeAtOnce([.key(.backspace), .key(.backspace), .key(.down), .key(.enter)])
    #expect(rig.library.filter.words == "melvil" && rig.library.position.selected == 1)
    let title = rig.selectedTitle
    let gone = rig.books.map { book in
      var book = book
      book.isMissing = true
      return book
    }
    rig.takeAtOnce([.own(.recordsKnown(gone))])
    #expect(rig.selectedTitle == title && rig.screen.contains("gone"))
  }

  @Test func `shelves list by status and by tag, and the words that are looked for stay`() {
    var rig = LibraryRig()
    rig.press(.character("f"))
    #expect(rig.screen.contains("Reading") && rig.screen.contains("#sea"))
    rig.press(.end, .enter)
    #expect(rig.titles == ["Moby-Dick", "The Sea-Wolf", "Typee"])
    rig.type("/melville\n")
    #expect(Set(rig.titles) == ["Moby-Dick", "Typee"])
    rig.press(.character("f"), .home, .enter)
    #expect(rig.library.filter == BookFilter(words: "melville"))
  }

  @Test func `another order keeps the selected book, and again turns it around`() {
    var rig = LibraryRig()
    rig.press(.down, .down, .down)
    let book = rig.library.selected
    rig.press(.character("S"), .down, .enter)
    #expect(rig.library.order == BookOrder(.author) && rig.library.selected == book)
    #expect(rig.titles.first == "Emma" && rig.titles.last == "notes")
    rig.press(.character("S"), .enter)
    #expect(rig.library.order.isDescending && rig.library.selected == book)
    rig.press(.character("r"))
    #expect(!rig.library.order.isDescending)
    rig.click("Last read")
    #expect(rig.library.order == BookOrder(.lastRead) && rig.titles.first == "Moby-Dick")
  }

  @Test func `what changes elsewhere leaves the selected book selected`() {
    var rig = LibraryRig()
    rig.press(.down, .down, .down)
    let title = rig.selectedTitle
    rig.books.append(
      BookRecord(
        id: BookID(rawValue: 99), title: "Aardvarks", addedAt: LibraryWorld.moment(daysAgo: 0)))
    rig.comeBack()
    #expect(rig.selectedTitle == title && rig.titles.first == "Aardvarks")
  }

  @Test func `a list asked for from elsewhere is shown so, and a book is found in any list`() {
    var rig = LibraryRig()
    rig.happen(.own(.list(BookFilter(status: .reading), BookOrder(.progress))))
    #expect(rig.titles == ["Emma", "吾輩は猫である", "Moby-Dick"])
    rig.happen(.own(.show(BookID(rawValue: 2), isOpen: true)))
    #expect(rig.selectedTitle == "The Sea-Wolf" && rig.library.pane == .details)
    #expect(rig.library.filter == BookFilter())
  }

  @Test func `the shelf of what is listed is marked, also where it was not known at first`() {
    var rig = LibraryRig(rows: 40, columns: 120, answersAtFirst: false)
    rig.happen(.own(.list(BookFilter(tag: "SEA"), nil)))
    rig.happen(.own(.booksKnown(BookIndex(LibraryWorld.books))))
    #expect(rig.titles.count == 3 && rig.screen.contains("▸ #sea"))
  }

  @Test func `a library that cannot be read says so for as long as it cannot`() {
    var rig = LibraryRig(rows: 12, columns: 40, answersAtFirst: false)
    #expect(rig.screen.contains("is being read"))
    let sentence = "The library cannot be read: set HOME or XDG_DATA_HOME to a folder."
    rig.happen(.own(.booksUnknown(sentence)))
    rig.press(.down)
    #expect(rig.screen.contains("XDG_DATA_HOME to") && !rig.screen.contains("is being read"))
    rig.happen(.own(.booksKnown(BookIndex(LibraryWorld.books))))
    #expect(!rig.screen.contains("cannot be read"))
  }

  @Test func `what was typed before the books were known counts more than what was to be shown`() {
    var rig = LibraryRig()
    let books = rig.library.index!
    rig.happen(.own(.show(BookID(rawValue: 99), isOpen: false)))
    rig.type("/melv\n")
    rig.books.append(
      BookRecord(
        id: BookID(rawValue: 99), title: "Aardvarks", addedAt: LibraryWorld.moment(daysAgo: 0)))
    rig.comeBack()
    #expect(rig.library.filter.words == "melv" && rig.titles.count == 2)
    #expect(rig.library.index != books)
  }

  // MARK: Changing

  @Test func `title, author, series, status, tags, rating and note are changed together`() {
    var rig = LibraryRig()
    rig.press(.enter, .character("e"), .control("u"))
    rig.type("Emma. A Novel")
    rig.press(.down, .down)
    rig.type("Highbury 1")
    rig.press(.down, .right, .tab)
    rig.type("#novels, love")
    rig.press(.tab, .right, .tab, .character("5"), .tab)
    rig.type("To be read again")
    rig.press(.enter)
    #expect(
      rig.requests == [
        .own(
          .edit(
            [BookID(rawValue: 4)],
            [
              .title("Emma. A Novel"), .series("Highbury 1"), .status(.finished), .rating(5),
              .note("To be read again"),
              .tag("novels"), .tag("love"), .colour("novels", .grey),
            ]))
      ])
    #expect(rig.selectedTitle == "Emma. A Novel" && rig.screen.contains("To be read again"))
    #expect(rig.screen.contains("#novels #love"))
  }

  @Test func `a book keeps a title: what is wrong stands beside it`() {
    var rig = LibraryRig()
    rig.press(.enter, .character("e"), .control("u"), .down, .down, .down, .right, .enter)
    #expect(rig.lines.contains { $0.contains("▸ Title") && $0.contains("a book needs a title") })
    #expect(rig.screen.contains("‹ Finished ›") && rig.requests.isEmpty)
    rig.type("Emma")
    #expect(!rig.screen.contains("needs a title"))
    rig.press(.enter)
    #expect(rig.requests == [.own(.edit([BookID(rawValue: 4)], [.status(.finished)]))])
  }

  @Test func `the colours of tags are changed beside them, and stay those that they have`() {
    var rig = LibraryRig()
    rig.press(.down, .down, .enter, .character("e"), .down, .down, .down, .down)
    #expect(rig.screen.contains("#classics yellow") && !rig.screen.contains("Space next tag"))
    rig.press(.down, .character(" "))
    #expect(rig.screen.contains("#sea blue") && rig.screen.contains("Space next tag"))
    rig.press(.left, .left, .right, .enter)
    let edit = TabEffect<LibraryEffect>.own(.edit([BookID(rawValue: 1)], [.colour("sea", .cyan)]))
    #expect(rig.requests == [edit])
    // Without tags there is nothing to colour.
    rig.press(.character("e"), .down, .down, .down, .down, .control("u"))
    #expect(!rig.screen.contains("Colours"))
    rig.type("#sea")
    #expect(rig.screen.contains("#sea cyan"))
    rig.press(.down, .left, .right, .up, .escape)
    rig.press(.character("d"))
    #expect(rig.requests == [edit])
  }

  @Test func `titles that begin alike look different wherever they are cut`() {
    let start = "Universal Declaration of Human Rights - "
    let ends = [
      "Chinese, Mandarin (Simplified)", "Chinese, Mandarin (Traditional)", "French",
      "German, Standard (1901)", "German, Standard (1996)", "Greek (monotonic)", "Greek",
    ]
    let books = ends.enumerated().map { number, end in
      BookRecord(
        id: BookID(rawValue: Int64(number + 1)), title: start + end, author: "United Nations",
        addedAt: LibraryWorld.moment(daysAgo: 1))
    }
    for columns in [24, 40, 60, 80] {
      let lines = LibraryRig(rows: 30, columns: columns, books: books).lines
      let titles = lines.filter { $0.contains("–") }.map { $0.prefix(columns - 6).dropFirst(3) }
      #expect(titles.count == ends.count, "\(columns)")
      #expect(Set(titles).count == ends.count, "\(columns): \(titles)")
    }
    let screen = LibraryRig(rows: 30, columns: 80, books: books).screen
    for end in ["(Simplified)", "(Traditional)", "French", "(1901)", "(1996)", "Greek"] {
      #expect(screen.contains("… \(end) "))
    }
  }

  @Test func `a third of a title that is cut is its beginning, in ASCII too`() {
    let ends = ["Chinese, Mandarin (Simplified)", "Chinese, Mandarin (Traditional)", "French"]
    let books = ends.enumerated().map { number, end in
      BookRecord(
        id: BookID(rawValue: Int64(number + 1)),
        title: "Universal Declaration of Human Rights - \(end)", author: "United Nations",
        addedAt: LibraryWorld.moment(daysAgo: 1))
    }
    for columns in 24...60 {
      let lines = LibraryRig(columns: columns, books: books, symbols: .ascii).lines
      let titles = lines.filter { $0.contains("Univ") }
      #expect(titles.count >= ends.count, "\(columns): \(lines)")
    }
  }

  @Test func `of a title that ends with a number the end is seen in every list`() {
    let titles = (1...3).map { "The Complete Works of William Shakespeare, volume \($0)" }
    let books = titles.enumerated().map { number, title in
      BookRecord(
        id: BookID(rawValue: Int64(number + 1)), title: title,
        author: number == 0 ? nil : "William Shakespeare", addedAt: LibraryWorld.moment(daysAgo: 1))
    }
    for (rows, columns) in [(9, 40), (24, 80), (40, 120)] {
      let screen = LibraryRig(rows: rows, columns: columns, books: books).screen
      for number in 1...3 { #expect(screen.contains("volume \(number)"), "\(columns)") }
    }
    // Where nobody knows the author, the title has the room.
    #expect(LibraryRig(columns: 99, books: books).screen.contains(titles[0]))
  }

  @Test func `a form that was changed asks before it is left, by any way`() {
    let ways: [(Key?, TabEffect<LibraryEffect>?)] = [(.escape, nil), (nil, .go(.show(.home)))]
    for (key, request) in ways {
      var rig = LibraryRig()
      rig.press(.enter, .character("e"), .character("!"))
      if let key { rig.press(key) } else { rig.click("1 Home") }
      #expect(rig.screen.contains("Save the changes") && rig.requests.isEmpty)
      rig.press(.escape)
      #expect(rig.screen.contains("Emma!"), "what was typed is still there")
      if let key { rig.press(key) } else { rig.click("1 Home") }
      rig.press(.character("d"))
      #expect(rig.requests == (request.map { [$0] } ?? []) && rig.selectedTitle == "Emma")
    }
    var rig = LibraryRig()
    rig.press(.enter, .character("e"), .character("!"))
    rig.click("1 Home")
    rig.press(.enter)
    let edit = TabEffect<LibraryEffect>.own(.edit([BookID(rawValue: 4)], [.title("Emma!")]))
    #expect(rig.requests.contains(edit) && rig.requests.contains(.go(.show(.home))))
    rig.press(.character("e"), .escape)
    #expect(!rig.screen.contains("Keep what"), "nothing was changed")
  }

  @Test(arguments: [80, 120])
  func `what is done to a book is done to that, also where the list has it no more`(columns: Int) {
    for keys in [[Key.enter], []] {
      var rig = LibraryRig(rows: 40, columns: columns)
      rig.happen(.own(.list(BookFilter(status: .toRead), nil)))
      for key in [.down] + keys { rig.press(key) }
      let title = rig.selectedTitle
      let book = rig.library.selected?.id ?? BookID(rawValue: 0)
      for status in [BookStatus.reading, .finished, .toRead, .reading] {
        rig.press(.character("m"))
        #expect(rig.requests.last == .own(.edit([book], [.status(status)])))
        #expect(rig.selectedTitle == title && rig.library.details?.record.id == book)
      }
      // Coming back, the books are read anew.
      rig.comeBack()
      #expect(rig.selectedTitle == title)
      rig.press(.escape, .character("f"), .enter)
      #expect(!rig.titles.contains(title ?? ""), "the shelf is listed as it is now")
    }
  }

  @Test func `details of a book that was removed give way to the list`() {
    var rig = LibraryRig()
    rig.press(.enter, .character("D"), .enter)
    #expect(rig.library.pane == .list && rig.titles.count == LibraryWorld.books.count - 1)
  }

  @Test func `moves that were made before the list was known are made in it`() {
    var rig = LibraryRig(books: LibraryWorld.many(300), answersAtFirst: false)
    rig.press(.end, .up)
    rig.answers = true
    rig.comeBack()
    #expect(rig.library.position.selected == 298)
  }

  @Test(arguments: [80, 120])
  func `a status and a tag can be listed together, and each be taken back`(columns: Int) {
    var rig = LibraryRig(rows: 40, columns: columns)
    rig.press(.character("f"), .down, .enter)
    #expect(rig.library.filter == BookFilter(status: .reading))
    // To read, finished, #classics, #sea.
    rig.press(.character("f"), .down, .down, .down, .down, .character(" "))
    #expect(rig.library.filter == BookFilter(status: .reading, tag: "sea"))
    #expect(rig.titles == ["Moby-Dick"] && rig.library.pane == .list)
    rig.press(.character("f"), .home, .down, .character(" "))
    #expect(rig.library.filter == BookFilter(tag: "sea"))
  }

  @Test func `who only goes through the shelves lists what was listed`() {
    var rig = LibraryRig(kept: KeptListing(status: .reading, tag: "sea"))
    rig.press(.character("f"), .tab)
    #expect(rig.library.filter == BookFilter(status: .reading, tag: "sea"))
    rig.press(.character("f"), .down, .tab)
    #expect(rig.library.filter == BookFilter(status: .reading))
  }

  @Test(arguments: [80, 120])
  func `the names of the shelf and the order lead to the others by a click`(columns: Int) {
    var rig = LibraryRig(rows: 40, columns: columns)
    rig.click("Title ▴")
    #expect(rig.screen.contains("Order"))
    rig.press(.escape)
    rig.click("All ▾")
    #expect(rig.library.pane == .shelves)
  }

  @Test func `who changes a book from the list is in the list afterwards`() {
    var rig = LibraryRig()
    rig.press(.character("e"), .escape)
    #expect(rig.library.pane == .list)
    rig.press(.character("e"), .character("!"), .enter)
    #expect(rig.library.pane == .list && rig.selectedTitle == "Emma!")
    rig.press(.enter, .character("e"), .character("!"), .escape, .character("d"))
    #expect(rig.library.pane == .details)
  }

  @Test func `a click chooses an order, and that a file goes too`() {
    var rig = LibraryRig()
    rig.press(.character("S"))
    rig.click("Length")
    #expect(rig.library.order == BookOrder(.length) && !rig.screen.contains("Order"))
    rig.press(.character("D"))
    rig.click("move its file")
    #expect(rig.screen.contains("[x] move its file"))
    rig.click("Its place, marks")
    #expect(rig.screen.contains("[x] move its file"))
  }

  @Test func `tags of a book stand on as many lines as they need`() {
    var book = LibraryWorld.books[0]
    book.tags = (1...9).map { BookTag(name: "number-\($0)") }
    let screen = LibraryRig(rows: 40, columns: 120, books: [book]).screen
    for number in 1...9 { #expect(screen.contains("#number-\(number)")) }
  }

  @Test func `what is laid over another place for one book leads back there from its details`() {
    var model = TabModel(
      LibraryPlace(tab: .home, isForOneBook: true), size: ScreenSize(rows: 24, columns: 80),
      today: Rig.today, locale: .posix)
    _ = model.update(.own(.booksKnown(BookIndex(LibraryWorld.books))))
    _ = model.update(.own(.show(BookID(rawValue: 4), isOpen: true)))
    #expect(model.content.pane == .details && model.content.selected?.title == "Emma")
    #expect(model.update(.key(.escape)) == [.go(.leave)])
  }

  @Test func `a click goes to a field of the form, and its signs change a choice`() throws {
    var rig = LibraryRig()
    rig.press(.enter, .character("e"))
    rig.click("Status")
    rig.click("›")
    #expect(rig.screen.contains("‹ Finished ›"))
    rig.click("‹")
    rig.click("‹")
    #expect(rig.screen.contains("‹ To read ›"))
    rig.click("Note")
    rig.type("Good.")
    rig.press(.enter)
    let edits = [BookEdit.status(.toRead), .note("Good.")]
    #expect(rig.requests.contains(.own(.edit([BookID(rawValue: 4)], edits))))
  }

  @Test(arguments: [80, 120])
  func `a click opens a book by its title, and not by what else is known of it`(columns: Int) {
    var rig = LibraryRig(rows: 40, columns: columns)
    rig.press(.enter)
    rig.click("Added")
    #expect(rig.requests.isEmpty && rig.library.pane == .details)
    // The title of the details is the one that stands farthest to the right.
    let titles = rig.lines.enumerated().dropFirst().flatMap { row, line in
      line.ranges(of: "Emma").map { place in
        (row: row, column: line.distance(from: line.startIndex, to: place.lowerBound))
      }
    }
    let title = titles.max { $0.column < $1.column } ?? (0, 0)
    rig.happen(
      .mouse(MouseEvent(row: title.row, column: title.column, kind: .press(button: 1))))
    #expect(rig.requests == [.own(.open(BookID(rawValue: 4)))])
  }

  @Test func `what was typed stays until it is kept, and what can be taken back until it was`() {
    var rig = LibraryRig()
    rig.canWrite = false
    rig.press(.enter, .character("e"), .character("!"), .enter)
    #expect(rig.screen.contains("No space left") && rig.screen.contains("Emma!"))
    rig.click("1 Home")
    rig.press(.enter)
    #expect(rig.screen.contains("Emma!") && !rig.requests.contains(.go(.show(.home))))
    rig.canWrite = true
    rig.press(.enter)
    #expect(rig.selectedTitle == "Emma!" && rig.library.pane == .details)
    rig.canWrite = false
    rig.press(.character("u"))
    #expect(rig.screen.contains("No space left"))
    rig.canWrite = true
    rig.press(.character("u"))
    #expect(rig.screen.contains("Undone."))
    rig.press(.character("u"))
    #expect(rig.screen.contains("nothing to undo"))
  }

  @Test func `a change is taken back once, however often that is asked before it is done`() {
    var rig = LibraryRig()
    rig.press(.character("m"), .down, .character("m"))
    rig.answers = false
    rig.press(.character("u"), .character("u"))
    let undos = rig.requests.filter { if case .own(.undo) = $0 { true } else { false } }
    #expect(undos.count == 1)
  }

  @Test func `undo waits for the change that it follows, and takes that back`() {
    var rig = LibraryRig()
    rig.press(.character("m"))
    rig.answers = false
    // Nothing of what follows is answered before the last key.
    rig.press(.character("D"), .enter, .character("u"), .character("u"))
    let removed = [BookID(rawValue: 4)]
    #expect(rig.requests.last == .own(.remove(removed, withFile: false)))
    #expect(rig.screen.contains("The change is still being made"))
    rig.happen(.own(.changed(.restoring(removed), "Removed.")))
    let undos = rig.requests.filter { if case .own(.undo) = $0 { true } else { false } }
    #expect(undos == [.own(.undo(.restoring(removed)))])
  }

  @Test func `what is being done is told at once if it takes long`() {
    var rig = LibraryRig()
    rig.answers = false
    let many = (1...5000).map { BookID(rawValue: Int64($0)) }
    rig.press(.character("m"))
    rig.happen(.own(.changed(.restoring(many), "5000 books were removed.")))
    rig.press(.character("u"))
    #expect(rig.screen.contains("Restoring 5000 books …"))
    rig.press(.character("u"))
    #expect(rig.screen.contains("still being undone"))
    rig.happen(.own(.changed(nil, "5000 books are back.")))
    #expect(!rig.screen.contains("5000 books are back."), "before the list has them")
    rig.happen(.own(.booksKnown(BookIndex(LibraryWorld.books))))
    #expect(rig.screen.contains("5000 books are back."))
    rig.happen(.own(.damageKnown(true)))
    rig.press(.character("R"))
    #expect(rig.screen.contains("Repairing the library …"))
  }

  @Test func `what is being undone is not told as done once more`() {
    var rig = LibraryRig()
    rig.answers = false
    let many = (1...5000).map { BookID(rawValue: Int64($0)) }
    let removal = LibraryEvent.changed(.restoring(many), "5000 books were removed.")
    rig.press(.character("D"), .enter)
    rig.happen(.own(removal))
    // The list that shows it comes after the key.
    rig.press(.character("u"))
    rig.happen(.own(.booksKnown(BookIndex([]))))
    #expect(rig.screen.contains("Restoring 5000 books …"))
    rig.happen(.own(.changed(nil, "5000 books restored.")))
    #expect(rig.screen.contains("Restoring 5000 books …"), "until the list has them")
    rig.happen(.own(.booksKnown(BookIndex(LibraryWorld.books))))
    #expect(rig.screen.contains("5000 books restored."))
    // The key comes before the change was made.
    rig.press(.character("D"), .enter, .character("u"))
    rig.happen(.own(removal))
    #expect(rig.screen.contains("Restoring 5000 books …"))
    rig.happen(.own(.booksKnown(BookIndex([]))))
    #expect(rig.screen.contains("Restoring 5000 books …"))
    rig.happen(.own(.changed(nil, "5000 books restored.")))
    rig.happen(.own(.booksKnown(BookIndex(LibraryWorld.books))))
    #expect(rig.screen.contains("5000 books restored."))
  }

  @Test func `undo is for the change before it, whatever was asked for since`() {
    var rig = LibraryRig()
    rig.answers = false
    rig.press(.character("D"), .enter, .character("u"), .character("m"))
    let removed = [BookID(rawValue: 4)]
    rig.happen(.own(.changed(.restoring(removed), "Removed.")))
    #expect(rig.requests.contains(.own(.undo(.restoring(removed)))))
    rig.happen(.own(.changed(.edits([:]), "Finished.")))
    rig.happen(.own(.changed(nil, "Restored.")))
    let undos = rig.requests.filter { if case .own(.undo) = $0 { true } else { false } }
    #expect(undos == [.own(.undo(.restoring(removed)))], "and nothing else is taken back")
    rig.press(.character("u"))
    #expect(rig.requests.last == .own(.undo(.edits([:]))))
  }

  @Test func `undo after a change that was refused takes nothing else back`() {
    var rig = LibraryRig()
    rig.press(.character("m"))
    rig.answers = false
    rig.press(.character("D"), .enter, .character("u"))
    rig.happen(.own(.notChanged("A book cannot be kept: No space left on device.")))
    #expect(!rig.requests.contains { if case .own(.undo) = $0 { true } else { false } })
    #expect(rig.screen.contains("No space left"))
    rig.press(.character("u"))
    #expect(rig.requests.last == .own(.undo(.edits([:]))))
  }

  // MARK: Many books

  @Test(arguments: [(24, 80), (40, 120)])
  func `marked books are changed together, and one undo takes that back`(rows: Int, columns: Int) {
    var rig = LibraryRig(rows: rows, columns: columns)
    rig.type("  ")
    #expect(rig.screen.contains("2 marked") && rig.screen.contains("•Emma"))
    #expect(rig.library.position.selected == 2, "a mark goes on to the next row")
    let books = [4, 5].map { BookID(rawValue: $0) }
    rig.type("m")
    #expect(rig.requests.last == .own(.edit(books, [.status(.finished)])))
    rig.type("e#war old\n")
    #expect(rig.requests.last == .own(.edit(books, [.tag("war"), .tag("old")])))
    #expect(rig.screen.contains("2 marked"), "what was marked stays so")
    rig.type("D")
    #expect(rig.screen.contains("Remove 2 books from the library?"))
    rig.type(" \n")
    #expect(rig.requests.last == .own(.remove(books, withFile: true)))
    #expect(rig.titles.count == 5 && !rig.screen.contains("marked"))
    rig.type("u")
    #expect(rig.requests.last == .own(.undo(.restoring(books))) && rig.titles.count == 7)
  }

  @Test func `marks on books that a filter hides are told, before anything is done to them`() {
    var rig = LibraryRig(rows: 24, columns: 100)
    rig.type("  /zzz\n")
    #expect(rig.lines[0].contains("2 marked, 2 not listed"), "\(rig.screen)")
    rig.type("D")
    let screen = rig.lines.joined(separator: " ").split(whereSeparator: { " │".contains($0) })
    #expect(
      screen.joined(separator: " ").contains("Remove 2 books, 2 of which are not listed, from"),
      "\(rig.screen)")
  }

  @Test func `all listed books are marked by a key, and none by the same`() {
    var rig = LibraryRig()
    rig.type("/melv\n*")
    #expect(rig.screen.contains("2 marked"))
    rig.press(.escape)
    #expect(!rig.screen.contains("marked") && rig.titles.count == 2, "the words stay")
    rig.press(.escape)
    rig.type("**")
    #expect(!rig.screen.contains("marked"))
    rig.type("*e")
    #expect(rig.screen.contains("#sea 3") && rig.screen.contains("as it is"))
    rig.press(.tab)
    rig.type("sea\n")
    #expect(rig.requests.last == .own(.edit(rig.library.index!.books.map(\.id), [.untag("sea")])))
  }

  @Test func `a mark is taken away by the same key, and one that a search hides stays`() {
    var rig = LibraryRig(books: LibraryWorld.many(60))
    rig.type(" ")
    rig.press(.up)
    rig.type(" ")
    #expect(!rig.screen.contains("marked"))
    rig.type(" /1000050\n ")
    rig.press(.escape, .escape)
    rig.type("/1000002\n*/1000003\n*")
    #expect(rig.screen.contains("2 marked"))
    rig.press(.pageDown)
    #expect(rig.screen.contains("2 marked"))
  }

  @Test func `the end of the details is reached, and one step back leaves it`() {
    var rig = LibraryRig(rows: 24, columns: 80)
    let record = rig.library.selected
    rig.happen(
      .own(
        .detailsKnown(
          BookID(rawValue: 4),
          record.map {
            BookDetails(
              record: $0, note: (1...40).map { "line \($0)" }.joined(separator: "\n"),
              marks: (0, 0, 0), reading: (0, 0))
          })))
    rig.press(.enter, .end)
    #expect(rig.screen.contains("line 40"))
    let end = rig.screen
    rig.press(.up)
    #expect(rig.screen != end)
    rig.press(.down)
    #expect(rig.screen == end)
  }

  @Test
  func `a book is removed after asking, its file only by a choice of its own, and comes back`() {
    var rig = LibraryRig()
    rig.press(.character("D"), .escape)
    #expect(rig.requests.isEmpty && rig.titles.count == 7)
    rig.press(.character("D"), .enter)
    #expect(rig.requests == [.own(.remove([BookID(rawValue: 4)], withFile: false))])
    #expect(rig.titles.count == 6)
    rig.press(.character("u"))
    #expect(rig.requests.last == .own(.undo(.restoring([BookID(rawValue: 4)]))))
    #expect(rig.selectedTitle == "Emma")
    rig.press(.character("D"), .character(" "), .enter)
    #expect(rig.requests.last == .own(.remove([BookID(rawValue: 4)], withFile: true)))
    rig.press(.character("u"), .character("u"))
    #expect(rig.screen.contains("nothing to undo"))
    // Who looks for another row chooses nothing.
    for key in [Key.down, .up, .pageDown, .end, .tab] {
      rig.press(.character("D"), key, .enter)
      #expect(rig.requests.last == .own(.remove([BookID(rawValue: 4)], withFile: false)))
      rig.press(.character("u"))
    }
  }

  @Test func `a status is set by a key, and the last change is taken back by another`() {
    var rig = LibraryRig()
    rig.press(.character("m"))
    #expect(rig.requests == [.own(.edit([BookID(rawValue: 4)], [.status(.finished)]))])
    rig.press(.character("u"))
    #expect(rig.requests.last == .own(.undo(.edits([:]))))
  }

  @Test func `a book whose file is gone is shown so and pointed to another place`() {
    var rig = LibraryRig()
    rig.press(.end)
    #expect(rig.lines.contains { $0.contains("▸ 吾輩は猫である") && $0.contains("file gone") })
    rig.press(.character("o"))
    // It may be back by now.
    #expect(rig.requests == [.own(.open(BookID(rawValue: 6)))])
    rig.happen(.own(.notOpened(.gone)))
    #expect(rig.screen.contains("This book’s file is missing: p points it to its new file."))
    rig.happen(.own(.notOpened(.other)))
    #expect(
      rig.screen.contains("another text: p points it to its new file, a adds that text."))
    rig.press(.character("p"))
    #expect(rig.requests.last == .own(.listFolder("/books/")))
    let entries = [
      FolderEntry(name: "old", isFolder: true), FolderEntry(name: "cat.txt", isFolder: false),
    ]
    rig.happen(.own(.folderListed("/books/", entries)))
    rig.happen(.paste(String(repeating: "x", count: 5000)))
    #expect(rig.screen.contains("too long for a path"))
    rig.happen(.paste("ca"))
    rig.press(.tab, .enter)
    let book = BookID(rawValue: 6)
    let path = "/books/cat.txt"
    #expect(rig.requests.last == .own(.relocate(book, path: path, isSure: false)))
    rig.happen(.own(.fileDiffers(book, path: path)))
    #expect(rig.screen.contains("still the same book?"))
    rig.press(.enter)
    #expect(rig.requests.last == .own(.relocate(book, path: path, isSure: true)))
  }

  // MARK: Sizes

  @Test(arguments: [(6, 24), (9, 30), (12, 60), (24, 80), (12, 100), (40, 120), (100, 300)])
  func `at every size the selected book is on the screen`(rows: Int, columns: Int) {
    var rig = LibraryRig(rows: rows, columns: columns, books: LibraryWorld.many(300))
    for key: Key in [.home, .pageDown, .down, .end, .pageUp, .up] {
      rig.press(key)
      let title = rig.selectedTitle ?? "?"
      let row = rig.model.render().cursor?.row ?? 0
      #expect(rig.lines[row].contains("▸ \(title.prefix(8))"))
    }
    rig.press(.enter, .character("e"), .character("?"), .escape)
    #expect(rig.screen.contains("eep") || rows < 9)
  }

  @Test func `only the rows that are shown are drawn of a long list`() {
    let rig = LibraryRig(books: LibraryWorld.many(5000))
    #expect(rig.lines.filter { $0.contains("Book 100") }.count == 17)
    #expect(rig.screen.contains("5000 books"))
  }

  @Test(arguments: [80, 120])
  func `what is typed of a book that another program removes stays on the screen`(columns: Int) {
    var rig = LibraryRig(rows: 40, columns: columns)
    rig.press(.enter, .character("e"))
    rig.type(" ZZZ")
    rig.books.removeAll { $0.title == "Emma" }
    rig.comeBack()
    #expect(
      rig.screen.contains("This book was removed elsewhere. Your changes are still here."))
    #expect(rig.screen.contains("Emma ZZZ"))
    rig.comeBack()
    rig.press(.down)
    #expect(!rig.screen.contains("removed elsewhere"), "it is told once")
    rig.press(.enter)
    #expect(rig.requests.isEmpty && rig.screen.contains("Drop what you typed?"))
    #expect(!rig.screen.contains("keep") && rig.screen.contains("d drop   Esc go on"))
    rig.press(.escape)
    #expect(rig.screen.contains("Emma ZZZ") && !rig.screen.contains("keep"))
    rig.press(.escape, .character("d"))
    #expect(rig.library.unfinished == nil && rig.library.pane == .list)
  }

  @Test func `sentences name the keys that the reader has given`() {
    var book = LibraryWorld.books[0]
    book.isMissing = true
    var rig = LibraryRig(
      rows: 40, columns: 200, books: [book],
      keys: [
        "list-locate": [.character("x")], "list-remove": [.character("X")],
        "list-undo": [.character("U")],
      ])
    #expect(rig.screen.contains("Its file is missing: x points it to its new file, X  "))
    rig.press(.enter, .enter)
    rig.happen(.own(.notOpened(.gone)))
    #expect(rig.lines.last?.contains("missing: x points it to its new file.") == true)
    rig.press(.escape, .character("X"), .enter)
    #expect(rig.lines.last?.contains("Removed. U undoes it.") == true)
    rig.press(.character("U"))
    #expect(rig.lines.last?.contains("Restored.") == true)
  }

  @Test func `an empty library says how it is filled`() {
    var rig = LibraryRig(books: [])
    #expect(rig.screen.contains("No books yet: a adds some."))
    let narrow = LibraryRig(rows: 12, columns: 40, books: []).lines.last
    #expect(narrow?.contains("a add books") == true)
    #expect(LibraryRig(rows: 12, columns: 40).lines.last?.contains("? help") == true)
    rig.press(.enter, .character("e"), .character("D"), .character("m"), .down, .character("p"))
    #expect(rig.requests.isEmpty && rig.library.pane == .list)
  }

  @Test func `a library that was damaged says so, and a key repairs it`() {
    var rig = LibraryRig(books: [])
    rig.type("R")
    #expect(rig.screen.contains("is not damaged") && rig.requests.isEmpty)
    rig.happen(.own(.damageKnown(true)))
    #expect(rig.screen.contains("The library was damaged: R brings back"))
    #expect(!rig.screen.contains("No books yet"))
    rig.type("R")
    #expect(rig.requests == [.own(.repair)] && rig.titles.count == 7)
    #expect(rig.screen.contains("2 lost") && !rig.screen.contains("was damaged"))
    rig.type("u")
    #expect(rig.requests.last == .own(.undo(.repair)))
    // Who read on meanwhile is told too.
    rig.happen(.own(.damageKnown(true)))
    #expect(rig.screen.contains("The library was damaged: R repairs it"))
  }

  @Test func `editions of one book are offered, joined, listed together and parted`() {
    func edition(_ id: Int64, _ title: String, _ author: String, _ file: String) -> BookRecord {
      BookRecord(
        id: BookID(rawValue: id), title: title, author: author, addedAt: Moment(seconds: 9),
        path: "/books/\(file)")
    }
    var rig = LibraryRig(
      rows: 24, columns: 120,
      books: [
        edition(1, "Emma", "Jane Austen", "emma.txt"),
        edition(2, "Moby Dick; Or, The Whale", "Melville, Herman", "whale.epub"),
        edition(3, "Moby-Dick", "Herman Melville", "whale.txt"),
        edition(4, "Typee", "Herman Melville", "typee.txt"),
      ])
    rig.press(.character("="))
    #expect(rig.lines.last?.contains("Mark the editions of one book with Space") == true)
    rig.press(.down)
    #expect(rig.screen.contains("looks like the same"))
    rig.press(.character("="))
    let ids = [3, 2].map { BookID(rawValue: $0) }
    #expect(rig.requests.last == .own(.join(ids)))
    #expect(rig.screen.contains("Also") && !rig.screen.contains("looks like"))
    #expect(rig.titles.indices.filter { rig.titles[$0].hasPrefix("Moby") } == [1, 2])
    #expect(rig.screen.contains("└ Moby Dick"))
    rig.press(.character("="))
    #expect(rig.requests.last.map { "\($0)" }?.contains("part") == true)
  }
}
