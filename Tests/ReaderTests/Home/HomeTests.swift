import Datebook
import DayPlace
import Screen
import TabPlaces
import Testing
import Widgets

@Suite struct HomeTab {
  @Test func `what was read last comes first, with its progress, and Enter opens it`() {
    var rig = HomeRig()
    let rows = rig.lines.filter { $0.contains(" %") }
    #expect(rows[0].contains("Moby-Dick") && rows[0].contains("6 %  today"))
    #expect(rows[1].contains("41 %  Thu"))
    rig.press(.down, .enter)
    #expect(rig.requests == [.own(.openBook(2, at: .kept))])
  }

  @Test func `today's offers are opened where they begin, and its note is written`() {
    var rig = HomeRig()
    rig.press(.end, .up, .up, .enter)
    #expect(rig.requests == [.own(.openBook(2, at: .offset(5000)))])
    rig.press(.end, .enter, .character("n"))
    let note = TabEffect<HomeEffect>.go(.datebook(.day(Rig.today), isWriting: true))
    #expect(rig.requests.suffix(2) == [note, note])
  }

  @Test func `a portion is told with the signs that the terminal has`() {
    #expect(HomeRig().screen.contains("pages 901–903 · about 5 min"))
    let dash = Symbols.ascii.dash
    let words = "pages 901\(dash)903 \(Symbols.ascii.middleDot) about 5 min"
    #expect(HomeRig(symbols: .ascii).screen.contains(words))
    #expect(!HomeRig(symbols: .ascii).screen.contains("–"))
  }

  @Test func `the first line tells what was read today and how many days in a row`() {
    #expect(HomeRig().screen.contains("Good evening. 17 minutes read today, day 12 in a row."))
    var facts = HomeWorld.log
    facts[Rig.today] = nil
    let rig = HomeRig(hour: 7, facts: facts)
    #expect(
      rig.screen.contains("Good morning. Nothing read today yet, 11 days in a row until yesterday.")
    )
    #expect(HomeRig(hour: 12, facts: [:]).screen.contains("Good afternoon.   "))
    #expect(HomeRig(hour: 0, facts: [:]).screen.contains("It is late.   "))
  }

  @Test(arguments: [(24, 80), (40, 120)])
  func `links in today's note stand there by their names`(rows: Int, columns: Int) {
    let note = "# Whales\n\nAs [[Moby-Dick p. 58]] has it, more than once and for a long while."
    var rig = HomeRig(rows: rows, columns: columns, facts: [Rig.today: DayFacts(notes: [note])])
    #expect(!rig.screen.contains("[[") && rig.screen.contains("Whales"))
    guard columns > 100 else { return }
    #expect(rig.screen.contains("As Moby-Dick p. 58 has it,"))
    rig.press(.end, .enter)
    #expect(rig.requests.last == .go(.datebook(.day(Rig.today), isWriting: true)))
  }

  @Test func `an offer beside the books has its words in a row of their own, where all fit`() {
    let rig = HomeRig(rows: 40, columns: 120)
    #expect(rig.lines.contains { $0.contains("pages 901–903 · about 5 min") })
    let offers = (0..<20).flatMap { _ in HomeWorld.offers }
    let crowded = HomeRig(rows: 40, columns: 120, offers: offers)
    #expect(crowded.lines.contains { $0.contains("Lewis and Clark 1805") && $0.contains("“a") })
    #expect(crowded.screen.contains("none yet"))
  }

  @Test func `a library that cannot be read is no empty one`() {
    let size = ScreenSize(rows: 40, columns: 120)
    var model = TabModel(
      HomePlace(hour: 9), size: size, today: Rig.today, locale: .posix)
    #expect(!model.render().lines.joined().contains("No books yet"))
    _ = model.update(.own(.booksUnknown("The library cannot be read: it is damaged.")))
    let screen = model.render().lines.joined()
    #expect(screen.contains("cannot be read: it is damaged.") && !screen.contains("No books yet"))
    _ = model.update(.own(.booksKnown([], count: 0)))
    #expect(model.render().lines.joined().contains("No books yet"))
    // What is known stays, and the reader is told.
    var rig = HomeRig()
    rig.happen(.own(.booksUnknown("It is locked.")))
    #expect(rig.screen.contains("Moby-Dick") && rig.lines.last?.contains("It is locked.") == true)
  }

  @Test func `Home leads to the repair of a damaged library`() {
    var rig = HomeRig(books: [], count: 0, offers: [], facts: [:])
    rig.happen(.own(.damageKnown(true)))
    #expect(rig.screen.contains("The library was damaged") && !rig.screen.contains("No books yet"))
    rig.press(.enter)
    #expect(rig.requests.last == .go(.show(.library)))
    rig.press(.character("R"))
    #expect(rig.requests.last == .go(.show(.library)))
  }

  @Test func `without books Home says how to begin and offers the guide`() {
    var rig = HomeRig(books: [], count: 0, offers: [], facts: [:])
    #expect(rig.screen.contains("No books yet") && rig.screen.contains("Read the guide"))
    rig.press(.enter, .down, .enter)
    #expect(rig.requests == [.own(.openGuide), .own(.add)])
    var filled = HomeRig(books: [], count: 214, offers: [])
    #expect(filled.screen.contains("214 books wait there"))
    filled.press(.enter)
    #expect(filled.requests == [.go(.show(.library))])
  }

  @Test func `coming back, the row that was selected is selected, and a book just read is first`() {
    var rig = HomeRig()
    rig.press(.down, .down)
    rig.books.swapAt(0, 1)
    rig.comeBack()
    #expect(rig.home.selected == 2, "Alice is where it was")
    rig.press(.home)
    rig.books.swapAt(0, 2)
    rig.comeBack()
    #expect(rig.home.selected == 0 && rig.home.book(0)?.number == 3)
  }

  @Test func `tabs and today are a key or a click away`() {
    var rig = HomeRig()
    rig.press(.character("2"), .character("3"), .character("5"), .character("1"))
    #expect(rig.requests == [.go(.show(.library)), .go(.show(.datebook)), .go(.show(.settings))])
    rig.click("5 Settings")
    rig.click("[Today]")
    rig.press(.character("~"), .escape)
    #expect(
      rig.requests.suffix(4) == [
        .go(.show(.settings)), .go(.datebook(.day(Rig.today), isWriting: false)),
        .go(.goHome), .go(.leave),
      ])
  }

  @Test func `a click selects a row, and one more opens it`() {
    var rig = HomeRig()
    rig.click("Alice")
    #expect(rig.requests.isEmpty && rig.home.selected == 2)
    rig.click("Alice")
    #expect(rig.requests == [.own(.openBook(3, at: .kept))])
  }

  @Test func `keys are those of the table, in the hints and the help too`() {
    var rig = HomeRig(keys: ["list-add": [.character("A")], "list-tab-2": [.character("L")]])
    #expect(rig.lines.last?.contains("A add") == true && rig.screen.contains("A add a book"))
    rig.press(.character("a"), .character("A"), .character("L"))
    #expect(rig.requests == [.own(.add), .go(.show(.library))])
    rig.press(.character("?"))
    #expect(rig.screen.contains("Moving"))
    rig.press(.escape)
    #expect(rig.requests.count == 2 && !rig.screen.contains("Moving"))
  }

  @Test(arguments: [(6, 24), (7, 30), (9, 40), (12, 60), (16, 36), (24, 80), (40, 120), (60, 200)])
  func `at every size the selected row is on the screen, with the focus on it`(
    rows: Int, columns: Int
  ) {
    var rig = HomeRig(rows: rows, columns: columns)
    for _ in 0..<10 {
      let surface = rig.model.render()
      let row = surface.cursor?.row ?? 0
      #expect(surface.lines[row].contains("▸"))
      #expect(rig.lines.filter { $0.contains("▸") }.count == 1)
      rig.press(.down)
    }
  }

  @Test func `a resize and back leaves the selection where it was`() {
    var rig = HomeRig()
    rig.press(.down, .down)
    let before = rig.styled
    for (rows, columns) in [(40, 120), (12, 40), (24, 80)] {
      rig.happen(.resized(ScreenSize(rows: rows, columns: columns)))
    }
    #expect(rig.styled == before)
  }
}
