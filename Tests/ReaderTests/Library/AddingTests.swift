import Books
import Datebook
import Holdings
import Screen
import Settings
import TabPlaces
import Testing
import Widgets

/// The place where books are added: the test answers what it asks.
typealias AddingRig = PlaceRig<SilentWorld<AddingPlace>>

extension AddingRig {
  init(
    rows: Int = 24, columns: Int = 80, tab: RoomTab = .home,
    preferences: Preferences = Preferences()
  ) {
    self.init(
      AddingPlace(tab: tab, at: "~/"), in: SilentWorld(), rows: rows, columns: columns,
      preferences: preferences)
  }

  mutating func listHome() {
    happen(
      .folderListed(
        "~/",
        [
          FolderEntry(name: ".hidden", isFolder: true), FolderEntry(name: "Books", isFolder: true),
          FolderEntry(name: "Borges", isFolder: true),
          FolderEntry(name: "moby.txt", isFolder: false, bytes: 1_276_201),
        ]))
  }

  static func progress(
    found: Int, looked: Int, added: Int = 0, known: Int = 0, refused: Int = 0
  ) -> ScanProgress {
    var progress = ScanProgress()
    (progress.found, progress.isCounted, progress.looked) = (found, true, looked)
    (progress.added, progress.known, progress.refused) = (added, known, refused)
    return progress
  }
}

@Suite struct AddingBooks {
  private static let whale = BookID(rawValue: 12)

  @Test func `a path is typed with what stands in its folder, and Tab goes on with it`() {
    var rig = AddingRig()
    #expect(rig.last == .own(.listFolder("~/")))
    rig.listHome()
    #expect(rig.screen.contains("Books/") && !rig.screen.contains(".hidden"))
    rig.type("b")
    #expect(!rig.screen.contains("moby.txt"))
    rig.press(.tab)
    #expect(rig.screen.contains("~/Bo"), "as much as both have in common")
    rig.press(.tab, .down, .enter)
    #expect(rig.last == .own(.listFolder("~/Borges/")))
    rig.press(.control("u"))
    rig.type("~/moby.txt\n")
    #expect(rig.last == .own(.scan("~/moby.txt")))
  }

  @Test func `names in the list need no accents`() {
    var rig = AddingRig()
    rig.happen(
      .folderListed(
        "~/", ["Été.txt", "etage.txt", "zoo.txt"].map { FolderEntry(name: $0, isFolder: false) }))
    rig.type("ete")
    #expect(rig.screen.contains("Été.txt") && !rig.screen.contains("zoo.txt"))
    rig.press(.tab)
    rig.press(.enter)
    #expect(rig.last == .own(.scan("~/Été.txt")))
  }

  @Test func `the list tells which files can be read`() {
    var rig = AddingRig()
    var entries = ["novel.epub", "notes.md", "photo.jpg"].map {
      FolderEntry(name: $0, isFolder: false, bytes: 2000)
    }
    entries[0].kind = .unreadable(format: "EPUB")
    entries[2].kind = .other
    rig.happen(.folderListed("~/", entries))
    #expect(rig.lines.contains { $0.contains("novel.epub") && $0.contains("EPUB: not yet") })
    #expect(rig.lines.contains { $0.contains("notes.md") && !$0.contains("not a text") })
    #expect(rig.lines.contains { $0.contains("photo.jpg") && $0.contains("not a text") })
    // Who chooses one all the same is told by the scan.
    rig.type("photo.jpg\n")
    #expect(rig.last == .own(.scan("~/photo.jpg")))
  }

  @Test func `a pasted path counts alone, with quotes or as a link`() {
    let ways = [
      "/ada/a b.txt", "'/ada/a b.txt'", "\"/ada/a b.txt\"", "file:///ada/a%20b.txt",
      "/ada/a\\ b.txt",
    ]
    for pasted in ways {
      var rig = AddingRig()
      rig.listHome()
      rig.type(pasted + "\n")
      #expect(rig.last == .own(.scan("/ada/a b.txt")), "\(pasted)")
      rig = AddingRig()
      rig.listHome()
      rig.type(pasted)
      #expect(rig.lines.contains { $0.hasPrefix("  \(pasted)") }, "nothing stands before it")
    }
  }

  @Test func `characters that come at once are typed as one after the other`() {
    for typed in ["/ada/a b", "x", "bo/", "file:///ada/a%20b.txt", "~/a/ ~/b/c", "'/ada/b.txt'"] {
      var (single, together) = (AddingRig(), AddingRig())
      single.listHome()
      together.listHome()
      single.type(typed)
      together.happen(.typed(typed.map { .character($0) }))
      #expect(single.screen == together.screen, "\(typed)")
      #expect(single.last == together.last)
    }
    var rig = AddingRig()
    let piece = String(repeating: "x", count: 3000)
    for _ in 0..<3 { rig.happen(.typed(piece.map { .character($0) })) }
    rig.press(.enter)
    #expect(rig.last == .own(.scan("~/" + String(repeating: "x", count: 4094))))
  }

  @Test func `a long path is pasted as one change, and one that is too long is refused`() {
    var rig = AddingRig()
    rig.listHome()
    let asked = rig.requests.count
    let path = "/ada" + String(repeating: "/some folder", count: 300)
    rig.happen(.paste(path))
    #expect(rig.requests.count == asked + 1, "its folder is asked for once")
    rig.press(.enter)
    #expect(rig.last == .own(.scan(path)))

    for tooLong in [4093, 25_000] {
      rig = AddingRig()
      rig.listHome()
      rig.type("mo")
      rig.happen(.paste(String(repeating: "x/", count: tooLong)))
      #expect(rig.screen.contains("too long for a path: 4096 characters at most"))
      rig.press(.tab)
      #expect(rig.screen.contains("~/moby.txt"), "what was typed before is still there")
    }
  }

  @Test func `a folder is scanned only where that was chosen`() {
    var rig = AddingRig()
    rig.listHome()
    rig.press(.enter)
    #expect(rig.requests.count == 1, "the first Enter chooses")
    rig.press(.enter)
    #expect(rig.last == .own(.scan("~/")))
    rig.happen(.progress(AddingRig.progress(found: 400, looked: 100, added: 30, known: 60)))
    #expect(rig.screen.contains("100 of 400 looked at · 30 added · 60 already there"))
    rig.happen(.refused([ScanRefusal(path: "/x/noise.txt", reason: "it is empty")]))
    #expect(rig.screen.contains("noise.txt") && rig.screen.contains("it is empty"))
    rig.press(.character("s"))
    #expect(rig.last == .own(.stop))
    let progress = AddingRig.progress(found: 400, looked: 120, added: 40, known: 70, refused: 1)
    rig.happen(
      .ended(ScanSummary(progress: progress, books: [Self.whale], wasStopped: true)))
    #expect(rig.screen.contains("Stopped. 40 books were added."))
    rig.press(.enter)
    #expect(rig.last == .go(.showBook(Self.whale, isOpen: false)))
  }

  @Test func `who is elsewhere is told whether a scan was done, was stopped or failed`() {
    func sentence(added: Int, wasStopped: Bool = false, failure: String? = nil) -> String {
      ScanSummary(
        progress: AddingRig.progress(found: 400, looked: 120, added: added), books: [],
        wasStopped: wasStopped, failure: failure
      ).sentence
    }
    #expect(sentence(added: 0) == "No book was added.")
    #expect(sentence(added: 40) == "40 books were added.")
    let stop = "Adding books was stopped:"
    #expect(sentence(added: 40, wasStopped: true) == "\(stop) the 40 that were added stay.")
    let failure = "Books cannot be kept: no space."
    #expect(
      sentence(added: 1, failure: failure) == "\(failure) \(stop) the one that was added stays.")
  }

  @Test func `one file that is added is shown in the library, one that is refused says why`() {
    var rig = AddingRig()
    rig.listHome()
    rig.type("moby.txt\n")
    rig.happen(
      .ended(
        ScanSummary(
          progress: AddingRig.progress(found: 1, looked: 1, added: 1), books: [Self.whale])))
    #expect(rig.last == .go(.arrived(Arrival(Self.whale, title: "moby.txt", isAwaited: true))))
    rig = AddingRig()
    rig.listHome()
    rig.type("moby.txt\n")
    rig.happen(.refused([ScanRefusal(path: "/books/moby.txt", reason: "it looks to be an image")]))
    rig.happen(
      .ended(ScanSummary(progress: AddingRig.progress(found: 1, looked: 1, refused: 1), books: [])))
    #expect(rig.screen.contains("Not added: moby.txt: it looks to be an image"))
    #expect(rig.screen.contains("~/moby.txt"), "what was typed can be mended")
  }

  @Test func `a name with a backslash that is chosen from the list is taken as it is`() {
    var rig = AddingRig()
    rig.happen(.folderListed("~/", [FolderEntry(name: "a\\ b.txt", isFolder: false, bytes: 1)]))
    rig.type("a")
    rig.press(.down, .enter)
    #expect(rig.last == .own(.scan("~/a\\ b.txt")))
  }

  @Test func `a file that the library has is shown there, and told to be no new one`() {
    var rig = AddingRig()
    rig.listHome()
    rig.type("moby.txt\n")
    rig.happen(
      .ended(
        ScanSummary(
          progress: AddingRig.progress(found: 1, looked: 1, known: 1), books: [],
          lastKnown: Self.whale)))
    guard case .go(.arrived(let arrival))? = rig.last else {
      Issue.record("it is shown")
      return
    }
    #expect(arrival.book == Self.whale && arrival.isAwaited)
    #expect(arrival.remark == "This book was already in the library.")
  }

  @Test func `all counts of a scan are shown at 80 columns`() {
    var rig = AddingRig()
    rig.listHome()
    rig.press(.enter, .enter)
    var progress = AddingRig.progress(
      found: 1200, looked: 1200, added: 100, known: 900, refused: 200)
    for index in 0..<1234 { progress.passOver(ending: index < 1000 ? "png" : nil) }
    rig.happen(.ended(ScanSummary(progress: progress, books: [])))
    for part in ["1200 of 1200 looked at", "900 already there", "200 not read", "1234 skipped"] {
      #expect(rig.screen.contains(part))
    }
  }

  @Test func `a scan that goes on is asked about before it is left, but not under another tab`() {
    var rig = AddingRig()
    rig.listHome()
    rig.press(.enter, .enter)
    let asked = rig.requests.count
    rig.press(.escape)
    #expect(rig.screen.contains("Books are still being added") && rig.requests.count == asked)
    rig.press(.escape)
    #expect(!rig.screen.contains("Books are still being added"))
    rig.press(.escape, .enter)
    #expect(rig.requests.suffix(2) == [.own(.goOnBehind), .go(.leave)], "Enter lets it run")
    let left = rig.requests.count
    rig.press(.character("Q"), .enter)
    #expect(rig.requests.count == left, "and does not end the program with it")
    rig.press(.character("Q"), .character("s"))
    #expect(rig.requests.suffix(2) == [.own(.stop), .go(.quit)])
    rig.press(.character("~"))
    #expect(rig.screen.contains("Books are still being added"), "Home lies beneath")
    rig = AddingRig(tab: .library)
    rig.listHome()
    rig.press(.enter, .enter, .character("~"))
    #expect(rig.last == .go(.goHome))
  }

  @Test func `what ends a scan from elsewhere asks it first, once`() {
    var rig = AddingRig(tab: .library)
    let book = PlaceRequest.showBook(Self.whale, isOpen: true)
    expect(rig.mayLeave(for: book), true)
    // A book is shown in the library: what is added under Home ends with that, too.
    var other = AddingRig(tab: .home)
    other.listHome()
    other.press(.enter, .enter)
    expect(other.mayLeave(for: book), false)
    rig.listHome()
    rig.press(.enter, .enter)
    expect(rig.mayLeave(for: .show(.datebook)), true)
    expect(rig.mayLeave(for: .goHome), true)
    expect(rig.mayLeave(for: book), false)
    #expect(rig.screen.contains("Books are still being added"))
    rig.press(.escape)
    expect(rig.mayLeave(for: .list(BookFilter(), nil)), false)
    rig.press(.escape)
    expect(rig.mayLeave(for: book), false)
    rig.press(.character("s"))
    #expect(rig.requests.suffix(2) == [.own(.stop), .go(book)])
    expect(rig.mayLeave(for: book), true)
  }

  /// The macro takes no call that changes the rig.
  private func expect(
    _ mayLeave: Bool, _ wanted: Bool, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(mayLeave == wanted, sourceLocation: location)
  }

  @Test func `while a scan goes on digits lead to the other tabs, and help is there`() {
    var rig = AddingRig()
    rig.listHome()
    rig.press(.enter, .enter)
    #expect(rig.lines.last?.contains("2 3 4 5 other tabs") == true)
    rig.press(.character("2"), .character("3"), .character("5"))
    #expect(
      rig.requests.suffix(3) == [
        .go(.show(.library)), .go(.show(.datebook)), .go(.show(.settings)),
      ]
    )
    rig.press(.character("?"))
    #expect(rig.screen.contains("stops adding"))
  }

  @Test(arguments: [(6, 24), (9, 40), (20, 60), (40, 120)])
  func `at every size what is typed and what goes on can be seen`(rows: Int, columns: Int) {
    var rig = AddingRig(rows: rows, columns: columns)
    rig.listHome()
    rig.type("mo")
    #expect(rig.screen.contains("~/mo"))
    rig.press(.tab, .enter)
    rig.happen(.progress(AddingRig.progress(found: 4, looked: 2, added: 1)))
    #expect(rig.screen.contains("2 of 4"))
    rig.press(.escape)
    #expect(rig.screen.contains("Not finished") && rig.screen.contains("stop it"))
  }
}
