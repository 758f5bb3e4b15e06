import Catalogs
import Datebook
import Holdings
import Screen
import Settings
import TabPlaces
import Testing
import TextPlace
import Widgets

/// What all places of tabs do with keys and with what is pasted.
@Suite struct TabKeys {
  @Test func `b leads to the catalogs from every list, and nowhere where they are shown`() {
    var home = HomeRig()
    home.press(.character("b"))
    #expect(home.requests == [.go(.catalogs)])
    var library = LibraryRig()
    library.type("b")
    #expect(library.requests.last == .go(.catalogs))
    var catalogs = CatalogRig()
    catalogs.type("b")
    #expect(catalogs.requests.isEmpty)
    var adding = AddingRig()
    adding.press(.control("n"))
    #expect(adding.last == .go(.catalogs))
  }

  @Test func `N leads to the notes from every list`() {
    var home = HomeRig()
    home.press(.character("N"))
    #expect(home.requests == [.go(.notes)])
    var library = LibraryRig()
    library.type("N")
    #expect(library.requests.last == .go(.notes))
    var datebook = DatebookRig(at: .month(year: 2026, month: 3))
    datebook.openNotes()
    #expect(datebook.screen.contains("/ ▏") && datebook.screen.contains("Dorothea and Rome"))
  }

  @Test func `what is pasted where nothing is typed is no command`() {
    var home = HomeRig()
    home.happen(.paste("Qbq1"))
    #expect(home.requests.isEmpty)
    var library = LibraryRig()
    let list = library.model
    library.happen(.paste("Dy"))
    #expect(library.model == list && library.requests.isEmpty)
    library.type("D")
    library.happen(.paste("y"))
    #expect(library.requests.isEmpty, "a question is answered by keys alone")
    var catalogs = CatalogRig()
    catalogs.happen(.paste("D"))
    #expect(catalogs.sources.count == 2)
    var adding = AddingRig()
    adding.listHome()
    adding.press(.enter, .enter)
    adding.happen(.paste("s"))
    #expect(adding.last == .own(.scan("~/")))
  }

  @Test func `what is pasted where words are typed goes in as one line`() {
    var library = LibraryRig()
    library.type("/")
    library.happen(.paste("moby\n"))
    #expect(library.titles == ["Moby-Dick"])
    library.press(.escape)
    library.type("e ")
    library.happen(.paste("or\n the Whale"))
    library.press(.tab, .tab)
    library.happen(.paste("l"))
    library.press(.enter)
    #expect(library.books[3].title == "Emma or the Whale")
    var catalogs = CatalogRig()
    catalogs.type("a")
    catalogs.happen(.paste("https://c.example/opds\n"))
    catalogs.type("\n\n\n\n")
    #expect(catalogs.sources.last?.address == "https://c.example/opds")
    var adding = AddingRig()
    adding.listHome()
    adding.happen(.paste("books/a  b.txt\n"))
    adding.press(.enter)
    #expect(adding.last == .own(.scan("~/books/a  b.txt")))
  }

  @Test func `a setting's words can be pasted, and a key cannot`() {
    var model = TabModel(
      SettingsPlace(Preferences(), looks: Looks(), keys: KeyTable<TextCommand>.text.named),
      size: ScreenSize(rows: 60, columns: 80),
      today: Rig.today, locale: .posix)
    #expect(model.update(.paste("Q1")).isEmpty)
    for _ in 0..<100 where !model.render().lines.contains(where: { $0.contains("▸ Copy with") }) {
      _ = model.update(.key(.down))
    }
    _ = model.update(.key(.enter))
    #expect(model.update(.paste("wl-copy -n\n")).isEmpty)
    #expect(
      model.update(.key(.enter)) == [.own(.keep(Setting.copyCommand.path, .string("wl-copy -n")))])
  }

  @Test func `keys of adding and of the search through everything can be changed`() {
    var preferences = Preferences()
    preferences.keys = ["list-stop": [.character("x")], "list-complete": [.control("t")]]
    var adding = AddingRig(preferences: preferences)
    adding.listHome()
    adding.type("~/mo")
    adding.press(.control("t"), .enter)
    #expect(adding.last == .own(.scan("~/moby.txt")))
    #expect(adding.lines.last?.contains("x stop") == true)
    adding.type("s")
    #expect(adding.last == .own(.scan("~/moby.txt")))
    adding.type("x")
    #expect(adding.last == .own(.stop))
  }
}
