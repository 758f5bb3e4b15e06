import Books
import Catalogs
import Datebook
import Screen
import TabPlaces
import Testing
import Widgets

@Suite struct CatalogPlaces {
  @Test func `no catalog is asked before it is opened`() {
    var rig = CatalogRig()
    #expect(rig.screen.contains("The Shelf") && rig.screen.contains("At home"))
    #expect(rig.requests.isEmpty)
    rig.press(.enter)
    #expect(
      rig.requests == [
        .own(.fetch(number: 1, address: CatalogWorld.shelf.address, of: CatalogWorld.shelf))
      ])
    #expect(rig.screen.contains("Popular") && rig.screen.contains("By author"))
  }

  @Test func `feeds lie over each other, and each is as it was left when one comes back`() {
    var rig = CatalogRig()
    rig.press(.enter, .down)
    let root = rig.styled
    rig.press(.up, .enter, .end, .up)
    let list = rig.styled
    #expect(rig.screen.contains("Popular books") && rig.screen.contains("3 of 214"))
    rig.press(.enter)
    #expect(rig.screen.contains("夏目漱石") && rig.screen.contains("Microsoft"))
    rig.press(.escape)
    #expect(rig.styled == list)
    rig.press(.escape, .down)
    #expect(rig.styled == root)
    rig.press(.escape)
    #expect(rig.screen.contains("At home"))
    #expect(!rig.requests.contains(.go(.leave)))
    rig.press(.escape)
    #expect(rig.requests.last == .go(.leave))
  }

  @Test func `what comes next is read where the list ends, and stays in it`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .end)
    #expect(rig.screen.contains("More …"))
    rig.press(.enter)
    #expect(rig.screen.contains("Typee") && !rig.screen.contains("More …"))
    #expect(rig.screen.contains("Moby-Dick"))
    rig.press(.enter)
    #expect(rig.screen.contains("plain text"))
  }

  @Test func `a catalog whose next page leads back to itself has an end`() {
    var feeds = CatalogWorld.feeds
    feeds["https://books.example/popular?page=2"] = feeds["https://books.example/popular"]
    var rig = CatalogRig(feeds: feeds)
    rig.press(.enter, .enter, .end, .enter)
    #expect(rig.screen.contains("3 of 214") && !rig.screen.contains("More …"))
  }

  @Test func `a next page that begins with what is there already has the rest all the same`() {
    var feeds = CatalogWorld.feeds
    feeds["https://books.example/popular?page=2"] = CatalogWorld.feed(
      "Popular books",
      [CatalogWorld.whale, CatalogWorld.entry("Typee"), CatalogWorld.entry("Omoo")]
    ) { $0.next = "https://books.example/popular?page=3" }
    var rig = CatalogRig(feeds: feeds)
    rig.press(.enter, .enter, .end, .enter)
    #expect(rig.screen.contains("Typee") && rig.screen.contains("Omoo"))
    #expect(rig.screen.contains("5 of 214") && rig.screen.contains("More …"))
  }

  @Test func `words are looked for as the catalog says`() {
    var rig = CatalogRig()
    rig.type("/")
    #expect(rig.footer.contains("Open a catalog"))
    rig.press(.enter)
    rig.type("/white  whale\n")
    #expect(rig.screen.contains("Search: white whale") && rig.screen.contains("Moby-Dick"))
    // The search of the catalog is there in its results, too.
    rig.type("/nothing\n")
    #expect(rig.screen.contains("no such page"))
    rig.press(.escape)
    #expect(rig.screen.contains("Search: white whale"))
    rig.press(.escape)
    #expect(rig.screen.contains("By author"))
  }

  @Test func `a list is narrowed as words are typed, and Escape lists all again`() {
    var feeds = CatalogWorld.feeds
    feeds["https://books.example/popular"] = CatalogWorld.feed(
      "Popular books",
      (1...60_000).map { number in
        CatalogWorld.entry("Book \(100_000 + number)") { $0.authors = ["Author \(number % 89)"] }
      } + [CatalogWorld.whale])
    var rig = CatalogRig(feeds: feeds)
    rig.press(.enter, .enter)
    rig.type("/melv")
    #expect(rig.screen.contains("Moby-Dick") && rig.screen.contains("1 of 60001"))
    rig.press(.down, .enter)
    #expect(rig.screen.contains("Harper & Brothers"), "Enter opens what the list has")
    rig.press(.escape)
    #expect(rig.screen.contains("1 of 60001"))
    rig.press(.escape)
    #expect(rig.screen.contains("60001 entries") && rig.screen.contains("Book 100001"))
    rig.type("/100777")
    #expect(rig.screen.contains("▸ Book 100777"))
    rig.press(.escape)
    rig.type("/zzz")
    #expect(rig.screen.contains("Nothing in this list has these words"))
    let asked = rig.requests.count
    rig.type("\n")
    #expect(rig.requests.count > asked, "Enter asks the catalog")
  }

  @Test(arguments: [24, 10, 6])
  func `on the page of a book the field for words stands above what is said of it`(rows: Int) {
    var rig = CatalogRig(rows: rows)
    rig.press(.enter, .enter, .enter)
    let before = rig.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.contains { $0.contains("Moby-Dick; or, The Whale") })
    rig.type("/sea")
    let lines = rig.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let field = lines.firstIndex { $0.contains("/ sea") }
    let title = lines.lastIndex { $0.contains("Moby-Dick; or, The Whale") }
    #expect(field != nil && title.map { $0 > field ?? 0 } == true, "\(rig.screen)")
    #expect(lines.first { $0.contains("/ sea") }?.contains("Moby") == false)
    #expect(rig.screen.contains("▸"), "the ways to get it stay")
  }

  @Test func `what a search leads to is asked for as such`() {
    var rig = CatalogRig()
    rig.press(.enter)
    rig.type("/nothing\n")
    guard case .own(.fetch(_, _, _, let isSearch))? = rig.requests.last else {
      Issue.record("nothing was asked")
      return
    }
    #expect(isSearch)
  }

  @Test func `a catalog that is found at another address is kept there`() {
    var rig = CatalogRig()
    rig.isSilent = true
    rig.press(.enter)
    rig.happen(.own(.found(CatalogWorld.shelf, at: "https://books.example/opds/v1.2")))
    #expect(rig.sources.map(\.address).contains("https://books.example/opds/v1.2"))
    #expect(rig.sources.count == 2)
    rig.happen(.own(.fetched(number: 1, CatalogWorld.feeds["https://books.example/opds"]!)))
    #expect(rig.screen.contains("By author"))
  }

  @Test func `what is asked of a catalog goes by the address that it is found at`() {
    // Until it is found, it is not known that its connection need not be safe.
    var typed = CatalogSource(
      name: "Shelf", address: "https://shelf.local/opds", user: "ann", password: "secret")
    var rig = CatalogRig(sources: [typed])
    typed.isGuessed = true
    rig.isSilent = true
    rig.happen(.own(.catalogsKnown([typed])))
    rig.press(.enter)
    // The list is written to a file and read from there by what changes it.
    rig.happen(.own(.found(typed, at: "http://shelf.local/opds")))
    rig.happen(.own(.fetched(number: 1, CatalogWorld.feeds["https://books.example/opds"]!)))
    rig.press(.enter)
    guard case .own(.fetch(_, _, let source, _))? = rig.requests.last else {
      Issue.record("nothing was asked")
      return
    }
    #expect(source.address == "http://shelf.local/opds" && source.user == "ann")
  }

  @Test func `a search whose description could not be had is tried again as a search`() {
    var rig = CatalogRig()
    let search = rig.search
    rig.search = nil
    rig.press(.enter)
    rig.type("/white whale\n")
    #expect(rig.screen.contains("no description here"))
    rig.search = search
    rig.type("u")
    #expect(rig.screen.contains("Search: white whale") && rig.screen.contains("Moby-Dick"))
  }

  @Test func `a search under another one gets its answer, too`() {
    var rig = CatalogRig()
    rig.press(.enter)
    rig.isSilent = true
    rig.type("/white whale\n/nothing\n")
    rig.isSilent = false
    for number in [2, 3] {
      let template = SearchTemplate("https://books.example/s?q={searchTerms}")
      rig.happen(.own(.searchKnown(number: number, template.map { .value($0) } ?? .failure(""))))
    }
    #expect(rig.screen.contains("no such page"))
    rig.press(.escape)
    #expect(rig.screen.contains("Search: white whale"))
  }

  @Test func `other orders of a list take its place`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter)
    rig.type("f")
    #expect(rig.screen.contains("Sort by: Downloads") && rig.screen.contains("chosen"))
    rig.press(.down, .enter)
    #expect(rig.screen.contains("By title"))
    rig.press(.escape)
    #expect(rig.screen.contains("By author"))
  }

  @Test func `what goes wrong is told in its place, and can be tried again`() {
    var feeds = CatalogWorld.feeds
    feeds["https://books.example/popular"] = .failure("books.example refuses connections")
    feeds["https://books.example/popular?page=2"] = .failure("the connection was lost")
    var rig = CatalogRig(feeds: feeds)
    rig.press(.enter, .enter)
    #expect(rig.screen.contains("books.example refuses connections"))
    rig.feeds["https://books.example/popular"] = CatalogWorld.feeds["https://books.example/popular"]
    rig.press(.enter)
    #expect(rig.screen.contains("Moby-Dick"))
    rig.press(.end, .enter)
    #expect(rig.screen.contains("the connection was lost"))
    #expect(rig.screen.contains("Moby-Dick"), "what was there stays")
    rig.feeds["https://books.example/popular?page=2"] =
      CatalogWorld.feeds["https://books.example/popular?page=2"]
    rig.press(.end, .enter)
    #expect(rig.screen.contains("Typee"))
  }

  @Test func `who is wanted to say who asks does so where that is told, and is asked again`() {
    var rig = CatalogRig(
      feeds: [CatalogWorld.shelf.address: .failure("books.example wants to know who asks")])
    rig.press(.enter)
    #expect(rig.footer.contains("e address, password"))
    rig.type("e")
    #expect(rig.screen.contains("The catalog") && rig.screen.contains("https://books.example/opds"))
    rig.feeds = CatalogWorld.feeds
    rig.press(.tab, .tab)
    rig.type("ada")
    rig.press(.tab)
    rig.type("secret\n")
    #expect(rig.sources.first?.user == "ada" && rig.sources.first?.password == "secret")
    #expect(rig.screen.contains("By author"), "the feed is there")
    guard case .own(.fetch(_, _, let source, _))? = rig.requests.last else {
      Issue.record("nothing was asked")
      return
    }
    #expect(source.user == "ada")
    rig.press(.escape)
    #expect(rig.screen.contains("At home"))
  }

  @Test func `what comes next being late or lost keeps nobody from what is there`() {
    var feeds = CatalogWorld.feeds
    feeds["https://books.example/popular?page=2"] = .failure("the connection was lost")
    var rig = CatalogRig(feeds: feeds)
    rig.press(.enter, .enter, .end, .enter)
    #expect(rig.screen.contains("the connection was lost") && rig.footer.contains("try again"))
    let asked = rig.requests.count
    rig.press(.home)
    #expect(!rig.footer.contains("try again"))
    rig.press(.enter)
    #expect(rig.screen.contains("Harper & Brothers") && rig.requests.count == asked)
    rig.press(.escape)
    rig.isSilent = true
    rig.press(.end, .enter, .home, .enter)
    #expect(rig.screen.contains("Harper & Brothers"))
  }

  @Test func `the best file of a book is selected also when its files are known late`() {
    var rig = CatalogRig()
    let alice = "https://books.example/alice"
    rig.feeds[alice] = CatalogWorld.feed(
      "Alice",
      [
        CatalogWorld.entry("Alice’s Adventures in Wonderland") {
          $0.files = [
            CatalogFile(address: "\(alice).txt", mediaType: MediaType("text/plain")),
            CatalogFile(address: "\(alice).epub", mediaType: MediaType("application/epub+zip")),
          ]
        }
      ])
    rig.press(.enter, .enter, .down, .enter)
    #expect(rig.lines.contains { $0.contains("▸ EPUB") })
    rig.press(.enter)
    #expect(rig.downloads == ["\(alice).epub"])
  }

  @Test func `an answer for a list that was left is for nobody`() {
    var rig = CatalogRig()
    rig.isSilent = true
    rig.press(.enter)
    #expect(rig.screen.contains("Asking books.example"))
    rig.press(.escape)
    #expect(rig.requests.last == .own(.stopFetching(number: 1)))
    let before = rig.styled
    rig.happen(.own(.fetched(number: 1, .failure("late"))))
    #expect(rig.styled == before)
  }

  @Test func `a book says all that the catalog knows, and its EPUB is selected`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter)
    for words in ["Herman Melville", "1851-10-18 · Harper & Brothers · en", "Ishmael", "Whaling"] {
      #expect(rig.screen.contains(words))
    }
    #expect(rig.screen.contains("cannot be read yet") && rig.screen.contains("sold on the web"))
    #expect(rig.lines.contains { $0.contains("▸ EPUB") && $0.contains("817 kB") })
  }

  @Test func `more of a book is asked for where its list says too little`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .down, .enter)
    #expect(rig.screen.contains("rabbit hole") && rig.screen.contains("plain text"))
    rig.feeds["https://books.example/alice"] = .failure("gone")
    rig.press(.escape, .enter)
    #expect(rig.screen.contains("The catalog has no file of it."))
  }

  @Test func `a book is downloaded with its progress, and opened when it is there`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter, .enter)
    let address = "https://books.example/whale.epub"
    #expect(rig.downloads == [address])
    rig.happen(.own(.downloading(address: address, received: 638_100, expected: 817_000)))
    #expect(rig.screen.contains("78 % of 817 kB"))
    rig.press(.escape)
    #expect(rig.screen.contains("78 %"), "in its list as well")
    rig.press(.enter)
    let whale = CatalogDownload(file: "/b/whale.epub", book: BookID(rawValue: 7))
    rig.happen(.own(.downloaded(address: address, .value(whale))))
    #expect(rig.screen.contains("in the library"))
    rig.press(.enter)
    #expect(rig.requests.last == .go(.read(TextTarget(file: "/b/whale.epub"))))
    #expect(rig.downloads == [address], "it is not fetched twice")
    rig.type("i")
    #expect(rig.requests.last == .go(.showBook(BookID(rawValue: 7), isOpen: false)))
    rig.press(.escape, .escape, .escape)
    #expect(rig.requests.last == .go(.leave), "it was shown already")
  }

  @Test func `a book that is waited for ends in the library, and its list stays where it was`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .down, .enter)
    let page = rig.styled
    rig.press(.escape)
    let list = rig.lines.filter { $0.contains("▸") }
    rig.press(.enter, .enter)
    let alice = CatalogDownload(file: "/b/alice.txt", book: BookID(rawValue: 7), remark: "Hm.")
    rig.happen(.own(.downloaded(address: "https://books.example/alice.txt", .value(alice))))
    let arrival = Arrival(
      BookID(rawValue: 7), title: "Alice’s Adventures in Wonderland", isAwaited: true,
      remark: "Hm.")
    #expect(rig.requests.last == .go(.arrived(arrival)))
    #expect(rig.styled != page && rig.screen.contains("rabbit hole"), "it is taken elsewhere first")
    expect(rig.mayLeave(for: .showBook(arrival.book, isOpen: false)), true)
    let after = rig.lines.filter { $0.contains("▸") }
    #expect(rig.screen.contains("Popular books") && after.count == 1)
    #expect(after.first?.prefix(30) == list.first?.prefix(30))
    #expect(after.first?.contains("in the library") == true, "also where the list named no file")
    rig.press(.escape, .escape, .escape)
    #expect(rig.requests.last == .go(.leave))
  }

  @Test func `who does something else meanwhile is told of a book, and not taken to it`() {
    func isAwaited(after act: (inout CatalogRig) -> Void) -> Bool? {
      var rig = CatalogRig()
      rig.press(.enter, .enter, .enter, .enter)
      act(&rig)
      let whale = CatalogDownload(file: "/b/whale.epub", book: BookID(rawValue: 7))
      rig.happen(.own(.downloaded(address: "https://books.example/whale.epub", .value(whale))))
      guard case .go(.arrived(let arrival))? = rig.requests.last else { return nil }
      #expect(arrival.title == CatalogWorld.whale.title)
      return arrival.isAwaited
    }
    #expect(isAwaited { _ in } == true)
    #expect(isAwaited { $0.press(.up) } == true, "another way to it")
    #expect(isAwaited { $0.press(.escape) } == true, "its row in the list")
    #expect(isAwaited { $0.press(.escape, .down) } == false)
    #expect(isAwaited { $0.press(.escape, .down, .enter) } == false)
    #expect(isAwaited { $0.press(.escape, .escape) } == false)
    #expect(isAwaited { $0.type("/wh") } == false)
    #expect(isAwaited { $0.press(.character("Q")) } == false)
    #expect(isAwaited { $0.press(.escape, .escape, .escape, .character("a")) } == false)
  }

  @Test func `what tells of a book that came begins with the keys that lead there`() {
    let whale = Arrival(BookID(rawValue: 7), title: "Moby-Dick", isAwaited: false)
    func notice(_ place: Arrival.Whereabouts, _ keys: [String: [Key]] = [:]) -> String {
      whale.notice(place, keys: keys, symbols: .unicode)
    }
    #expect(notice(.tab) == "2 shows “Moby-Dick”: it is in the library.")
    #expect(notice(.typing) == "2 shows “Moby-Dick” afterwards: it is in the library.")
    #expect(notice(.book) == "~ 2 shows “Moby-Dick”: it is in the library.")
    let given = ["list-tab-2": [Key.character("L")], "home": [.character("H")]]
    #expect(notice(.book, given) == "H L shows “Moby-Dick”: it is in the library.")
    #expect(notice(.book, ["home": []]) == "“Moby-Dick” is in the library.")
  }

  @Test func `a place that is come back to from another tab is of that one`() {
    var rig = CatalogRig(tab: .library)
    rig.happen(.own(.lies(in: .home)))
    #expect(rig.model.content.tab == .home)
    expect(rig.mayLeave(for: .goHome), true)
  }

  @Test func `a download that fails is told and gone on with; one is stopped by the same key`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter, .enter)
    let address = "https://books.example/whale.epub"
    rig.happen(.own(.downloaded(address: address, .failure("the connection was lost"))))
    #expect(rig.footer.contains("the connection was lost"))
    rig.press(.enter)
    #expect(rig.downloads == [address, address])
    rig.press(.enter)
    #expect(rig.downloads.isEmpty && rig.footer.contains("⏎ goes on"))
    let before = rig.screen
    rig.happen(.own(.downloading(address: address, received: 1, expected: 2)))
    #expect(rig.screen == before, "what is late is told no more")
  }

  @Test func `a book whose length nobody tells is asked about before it fills the disk`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter, .enter)
    let address = "https://books.example/whale.epub"
    rig.happen(.own(.downloadHeld(address: address, received: 100_000_000)))
    #expect(rig.footer.contains("100 MB so far, of unknown length: ⏎ takes all of it"))
    #expect(rig.screen.contains("100 MB so far"))
    rig.press(.escape, .enter)
    #expect(rig.screen.contains("100 MB so far"), "it waits")
    rig.press(.enter)
    guard case .own(.download(let file, _, _, let takesAll)) = rig.requests.last else {
      Issue.record("\(String(describing: rig.requests.last))")
      return
    }
    #expect(file.address == address && takesAll)
  }

  @Test func `what cannot be read is not downloaded, and says so`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter, .down, .down, .enter)
    #expect(rig.footer.contains("Microsoft Reader cannot be read yet") && rig.downloads.isEmpty)
    rig.press(.down, .enter)
    #expect(rig.footer.contains("sold") && rig.downloads.isEmpty)
  }

  @Test func `leaving asks while a book is still coming, by any way that ends it`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter, .enter, .escape, .escape, .escape)
    #expect(rig.screen.contains("At home"), "a download goes on while one looks around")
    #expect(rig.model.content.unfinished == "A download is not finished")
    rig.type("3")
    #expect(rig.requests.last == .go(.show(.datebook)), "another tab leaves it alone")
    for (key, request): (Key, PlaceRequest) in [(.escape, .leave), (.character("Q"), .quit)] {
      rig.press(key)
      #expect(rig.screen.contains("not finished") && rig.footer.contains("pause and leave"))
      rig.happen(.paste("s"))
      rig.press(.down, .escape)
      #expect(!rig.screen.contains("not finished") && rig.downloads.count == 1)
      #expect(rig.requests.last != .go(request))
    }
    rig.press(.escape, .enter)
    #expect(rig.requests.last == .go(.leave) && rig.downloads.isEmpty)
    #expect(rig.model.content.unfinished == nil)
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (40, 120)])
  func `at every size one sees how far a book is, and what answers the question`(
    rows: Int, columns: Int
  ) {
    var rig = CatalogRig(rows: rows, columns: columns)
    rig.press(.enter, .enter, .enter, .enter)
    let address = "https://books.example/whale.epub"
    rig.happen(.own(.downloading(address: address, received: 638_100, expected: 817_000)))
    #expect(rig.screen.contains("78 % of"))
    rig.type("Q")
    #expect(rig.screen.contains("pause and leave"))
    rig.press(.escape)
    let whale = CatalogDownload(file: "/b/whale.epub", book: BookID(rawValue: 7))
    rig.happen(.own(.downloaded(address: address, .value(whale))))
    #expect(rig.screen.contains("in the library"))
  }

  @Test func `one book is shown in the library while another one goes on coming`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .end, .enter, .enter, .enter)
    let typee = "https://books.example/typee.txt"
    #expect(rig.downloads == [typee])
    rig.press(.escape, .home, .enter, .enter)
    let whale = CatalogDownload(file: "/b/whale.epub", book: BookID(rawValue: 7))
    rig.happen(.own(.downloaded(address: "https://books.example/whale.epub", .value(whale))))
    rig.type("i")
    #expect(rig.requests.last == .go(.showBook(BookID(rawValue: 7), isOpen: false)))
    #expect(rig.downloads.contains(typee))
    #expect(rig.model.content.unfinished == "A download is not finished")
    rig.type("Q")
    #expect(rig.screen.contains("not finished"))
    rig.happen(.own(.downloaded(address: typee, .failure("the connection was lost"))))
    #expect(!rig.screen.contains("not finished"), "there is nothing left to ask")
  }

  @Test func `a book that came and is not in the library says so`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .enter, .enter)
    let whale = CatalogDownload(file: "/b/whale.epub", book: nil, remark: "The disk is full.")
    rig.happen(.own(.downloaded(address: "https://books.example/whale.epub", .value(whale))))
    #expect(rig.footer.contains("The disk is full."))
    rig.press(.down, .up)
    #expect(rig.screen.contains("downloaded, not in the library"))
    rig.press(.enter)
    #expect(rig.requests.last == .go(.read(TextTarget(file: "/b/whale.epub"))))
  }

  @Test func `a catalog is added, changed and taken from the list`() {
    var rig = CatalogRig()
    rig.type("abooks.test/opds\nMine\nme\npass word\n")
    var mine = CatalogSource(
      name: "Mine", address: "https://books.test/opds", user: "me", password: "pass word")
    mine.isGuessed = true
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private, mine])
    #expect(!rig.screen.contains("pass word"))
    rig.press(.character("e"), .tab)
    rig.type(" own")
    #expect(rig.screen.contains("*********"))
    rig.press(.enter)
    #expect(rig.sources.last?.name == "Mine own" && rig.sources.last?.password == "pass word")
    rig.type("D")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private])
  }

  @Test func `changes of the list are made to what another program has made of it`() {
    var rig = CatalogRig()
    let other = CatalogSource(name: "Another", address: "https://other.example/opds")
    rig.sources.insert(other, at: 0)
    rig.type("ahttps://mine.example/opds\nMine\n\n\n")
    let mine = CatalogSource(name: "Mine", address: "https://mine.example/opds")
    #expect(rig.sources == [other, CatalogWorld.shelf, CatalogWorld.private, mine])
    #expect(rig.lines.contains { $0.contains("▸ Mine") } && rig.screen.contains("Another"))
    rig.sources.removeAll { $0 == other }
    rig.type("D")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private])
    #expect(!rig.screen.contains("Another"))
  }

  @Test func `what was done to the list is taken back, the last first`() {
    var rig = CatalogRig()
    rig.type("D")
    #expect(rig.sources == [CatalogWorld.private] && rig.footer.contains("list: u undoes it."))
    rig.type("eX\n")
    #expect(rig.sources.first?.address == CatalogWorld.private.address + "X")
    rig.type("u")
    #expect(rig.sources == [CatalogWorld.private])
    rig.type("u")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private])
    #expect(rig.lines.contains { $0.contains("▸ The Shelf") })
    rig.type("u")
    #expect(rig.footer.contains("nothing to undo") && rig.sources.count == 2)
  }

  @Test func `a catalog that is taken out as soon as it was added comes back with its password`() {
    var rig = CatalogRig()
    rig.type("abooks.test/opds\nMine\nme\npass word\n")
    var mine = CatalogSource(
      name: "Mine", address: "https://books.test/opds", user: "me", password: "pass word")
    mine.isGuessed = true
    rig.type("D")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private])
    rig.type("u")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private, mine])
    rig.type("u")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private])
    #expect(rig.footer.contains("Mine was removed from the list."))
  }

  @Test func `a catalog that is called as another one is selected under its own name`() {
    var rig = CatalogRig()
    rig.type("ahttps://books.example/opds\nThe Shelf\n\n\n")
    #expect(rig.sources.map(\.name) == ["The Shelf", "At home", "The Shelf 2"])
    #expect(rig.lines.contains { $0.contains("▸ The Shelf 2") })
    rig.type("u")
    #expect(rig.sources == [CatalogWorld.shelf, CatalogWorld.private])
  }

  @Test func `sentences name the keys that the reader has given`() {
    var rig = CatalogRig(
      sources: [CatalogWorld.shelf],
      keys: [
        "list-undo": [.character("U")], "list-add": [.character("+")],
        "list-open": [.character("o")],
      ])
    rig.type("D")
    #expect(rig.footer.contains("list: U undoes it."))
    #expect(rig.screen.contains("No catalogs: + adds one."))
    rig.type("U")
    rig.feeds["https://books.example/popular?page=2"] = .failure("the connection was lost")
    rig.type("oo")
    rig.press(.end)
    rig.type("o")
    #expect(rig.screen.contains("the connection was lost: o tries again."))
    let without = CatalogRig(sources: [], keys: ["list-add": []])
    #expect(without.screen.contains("No catalogs."))
  }

  @Test func `what is unfinished is asked about before another place ends it`() {
    var rig = CatalogRig(tab: .home)
    expect(rig.mayLeave(for: .goHome), true)
    rig.press(.enter, .enter, .enter, .enter, .escape, .escape, .escape)
    expect(rig.mayLeave(for: .goHome), false)
    #expect(rig.screen.contains("not finished") && rig.footer.contains("pause and leave"))
    rig.press(.enter)
    #expect(rig.requests.last == .go(.goHome) && rig.downloads.isEmpty)
    rig.type("ahalf.example")
    expect(rig.mayLeave(for: .goHome), false)
    #expect(rig.screen.contains("Save the changes to this catalog?"))
    rig.press(.escape)
    #expect(rig.screen.contains("half.example"))
    // Nor does Escape throw it away.
    rig.press(.escape)
    #expect(rig.screen.contains("Save the changes to this catalog?"))
    rig.press(.escape)
    #expect(rig.screen.contains("half.example"))
    let former = rig.requests
    rig.press(.escape, .character("d"))
    #expect(rig.model.content.unfinished == nil && rig.requests == former)
    rig.press(.character("a"), .escape)
    #expect(!rig.screen.contains("A new catalog"), "of nothing nothing is asked")
    expect(rig.mayLeave(for: .goHome), true)
  }

  @Test func `a tab that is clicked over a half-filled form asks, and is shown after the answer`() {
    for (key, isKept) in [(Key.enter, true), (.character("d"), false)] {
      var rig = CatalogRig()
      rig.type("ahalf.example")
      rig.click("1 Home")
      #expect(
        rig.screen.contains("Save the changes") && !rig.requests.contains(.go(.show(.home))))
      rig.press(.escape)
      #expect(rig.screen.contains("half.example"), "what was typed is still there")
      rig.click("1 Home")
      rig.press(key)
      #expect(rig.requests.last == .go(.show(.home)))
      #expect(rig.screen.contains("half.example") == isKept)
    }
    var rig = CatalogRig()
    rig.type("ano address")
    rig.click("1 Home")
    rig.press(.enter)
    #expect(rig.screen.contains("Enter a web address"))
    #expect(rig.screen.contains("no address") && !rig.requests.contains(.go(.show(.home))))
    rig.press(.escape, .character("d"), .character("a"))
    rig.click("1 Home")
    #expect(rig.requests.last == .go(.show(.home)), "nothing was told")
  }

  @Test func `the form of a catalog is clicked, and typed into at its caret`() {
    var rig = CatalogRig()
    rig.type("a")
    rig.click("Name")
    rig.type("Mne")
    rig.press(.left, .left)
    rig.type("i")
    #expect(rig.screen.contains("Mine") && rig.model.render().cursor?.column == 18)
    rig.click("Address")
    rig.type("books.test/opds")
    #expect(rig.footer.contains("⏎ next"), "who asks is not told yet")
    rig.press(.enter, .enter, .enter, .enter)
    #expect(rig.sources.last?.name == "Mine")
    // Of a catalog that is there Enter keeps the changes from any field.
    rig.type("e")
    #expect(rig.footer.contains("⏎ keep"))
    rig.press(.end, .left, .escape)
    #expect(!rig.screen.contains("The catalog"), "nothing was changed")
  }

  @Test func `what is wrong stands below the address, which has the keys again`() {
    var rig = CatalogRig()
    rig.type("awords\nMine\nme\nx\n")
    let row = rig.lines.firstIndex { $0.contains("Address   words") } ?? 0
    #expect(rig.lines[row + 1].contains("Enter a web address, such as books.example/opds"))
    #expect(rig.model.render().cursor?.row == row)
    rig.type(".example/opds")
    #expect(!rig.screen.contains("Enter a web address"))
    rig.press(.enter)
    #expect(rig.sources.last?.address == "https://words.example/opds")
  }

  @Test func `a box grows with what is wrong, also on a narrow screen`() {
    var rig = CatalogRig(rows: 20, columns: 40)
    rig.type("awords\nMine\nme\nx\n")
    #expect(rig.screen.contains("Enter a web address"))
    #expect(rig.screen.contains("Password") && rig.screen.contains("user and password only"))
  }

  @Test func `an address that is not of a long name is shown in full where there is room`() {
    let address = "https://books.example/a/rather/long/address/of/a/catalog.opds"
    let source = CatalogSource(name: "Long", address: address, user: "ada", password: "x")
    let rig = CatalogRig(columns: 120, sources: [source])
    #expect(rig.screen.contains(address) && rig.screen.contains("user ada"))
  }

  /// The macro takes no call that changes the rig.
  private func expect(
    _ mayLeave: Bool, _ wanted: Bool, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(mayLeave == wanted, sourceLocation: location)
  }

  @Test func `where the list cannot be written nothing is lost of it, nor of what was typed`() {
    var rig = CatalogRig()
    rig.canWrite = false
    rig.type("D")
    #expect(rig.screen.contains("The Shelf") && rig.footer.contains("cannot write"))
    rig.type("ahttps://mine.example/opds\nMine\n\n\n")
    #expect(rig.screen.contains("A new catalog") && rig.screen.contains("mine.example"))
    #expect(rig.footer.contains("cannot write"))
    rig.canWrite = true
    rig.press(.enter)
    #expect(rig.sources.last?.name == "Mine" && !rig.screen.contains("A new catalog"))
  }

  @Test func `a list that cannot be read says so in its place, and is not taken for an empty one`()
  {
    var rig = CatalogRig()
    rig.happen(.own(.catalogsUnreadable("cannot read 'catalogs.toml': Permission denied")))
    #expect(rig.screen.contains("The Shelf"), "what is known stays")
    var model = TabModel(
      CatalogPlace(), size: ScreenSize(rows: 24, columns: 80), today: Rig.today,
      locale: .posix)
    _ = model.update(.own(.catalogsUnreadable("cannot read 'catalogs.toml': Permission denied")))
    #expect(model.render().lines.contains { $0.contains("Permission denied") })
    #expect(!model.render().lines.contains { $0.contains("No catalogs") })
  }

  @Test func `a password in an address is kept as one, and shown nowhere`() {
    var rig = CatalogRig(rows: 40, columns: 120)
    rig.type("ahttps://me:se%3Acret@lib.example:8080/opds\n\n\n\n")
    let lib = CatalogSource(
      name: "lib.example", address: "https://lib.example:8080/opds", user: "me",
      password: "se:cret")
    #expect(rig.sources.last == lib)
    #expect(rig.screen.contains("lib.example") && !rig.screen.contains("cret"))
    // As the reader may have written it into the file.
    let old = CatalogSource(name: "Old", address: "https://me:secret@old.example/opds")
    rig.happen(.own(.catalogsKnown([old])))
    #expect(rig.screen.contains("https://old.example/opds") && !rig.screen.contains("secret"))
    rig.isSilent = true
    rig.press(.enter)
    #expect(rig.screen.contains("Asking old.example …"))
  }

  @Test(arguments: [
    "", "words", "two words.example", "ftp://a.example", "file:///etc/passwd", "https://",
    "https://:80/opds",
  ])
  func `what is no address of the web is not taken`(text: String) {
    var rig = CatalogRig()
    rig.type("a\(text)\n\n\n\n")
    #expect(rig.screen.contains("Enter a web address"))
    rig.press(.escape)
    #expect(rig.sources.count == 2)
  }

  @Test func `a click selects, and a second one opens`() {
    var rig = CatalogRig()
    rig.press(.enter)
    rig.click("By author")
    #expect(rig.lines.contains { $0.contains("▸ By author") })
    rig.click("Popular")
    rig.click("Popular")
    #expect(rig.screen.contains("Popular books"))
  }

  @Test func `a size between two others shows the same selection`() {
    var rig = CatalogRig()
    rig.press(.enter, .enter, .down)
    let before = rig.styled
    for (rows, columns) in [(6, 24), (12, 40), (60, 200), (24, 80)] {
      rig.resize(rows, columns)
      #expect(rig.lines.contains { $0.contains("▸") && $0.contains("Alice") })
    }
    #expect(rig.styled == before)
  }
}
