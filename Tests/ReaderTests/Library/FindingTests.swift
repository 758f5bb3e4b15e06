import Books
import Datebook
import Holdings
import Screen
import Search
import TabPlaces
import Testing
import Widgets

/// The search through everything: the test answers what it asks.
typealias FindingRig = PlaceRig<SilentWorld<FindingPlace>>

extension FindingRig {
  init(rows: Int = 24, columns: Int = 80) {
    self.init(FindingPlace(), in: SilentWorld(), rows: rows, columns: columns)
  }
}

/// What is found in a test.
private enum Findings {
  static let moby = BookID(rawValue: 1)
  static let known = [
    FoundWords(
      kind: .mark(.highlight, row: 3, in: moby, offset: 9000), title: "Moby-Dick",
      excerpt: "the great white whale", matches: [16..<21]),
    FoundWords(
      kind: .book(moby), title: "Moby-Dick; or, the Whale", author: "Herman Melville",
      excerpt: "Moby-Dick; or, the Whale", matches: [19..<24]),
    FoundWords(
      kind: .note(NoteSubject(.day, from: Rig.today)), excerpt: "A whale, at last",
      matches: [2..<7]),
  ]
}

@Suite struct FindingEverything {
  @Test
  func `what the library knows is found as words are typed, by kind, and opened at the words`() {
    var rig = FindingRig()
    rig.type("whal")
    #expect(rig.last == .own(.find("whal")))
    rig.happen(.found("wha", []))
    rig.happen(.found("whal", Findings.known))
    let headings = ["Books", "Bookmarks, highlights, notes", "Datebook"].map { heading in
      rig.lines.firstIndex { $0.hasPrefix("  \(heading)") } ?? -1
    }
    #expect(headings == headings.sorted() && !headings.contains(-1))
    #expect(rig.screen.contains("Saturday 21 November 2026"))
    rig.press(.enter)
    #expect(rig.last == .go(.details(Findings.moby)))
    rig.press(.down, .enter)
    #expect(rig.last == .own(.open(Findings.moby, at: .offset(9000))))
    rig.press(.down, .enter)
    #expect(rig.last == .go(.datebook(.day(Rig.today), isWriting: false)))
  }

  @Test func `events of calendars are found too, and lead to their days`() {
    var rig = FindingRig()
    rig.type("whal")
    let event = FoundWords(
      kind: .event(Rig.today.adding(days: 3)), excerpt: "Whale watching · Pier 4",
      matches: [0..<4])
    rig.happen(.eventsFound("whal", [event]))
    #expect(rig.screen.contains("Events") && !rig.screen.contains("No match"))
    rig.happen(.found("whal", Findings.known))
    #expect(rig.lines.contains { $0.contains("Tue 24 Nov 2026") && $0.contains("Whale watching") })
    rig.happen(.eventsFound("wha", []))
    rig.press(.down, .down, .down, .enter)
    #expect(
      rig.last == .go(.datebook(.day(Rig.today.adding(days: 3)), isWriting: false)))
    rig.type("e")
    #expect(!rig.screen.contains("Whale watching"), "found for other words")
  }

  @Test func `the list is that of what was found, whatever came after what`() throws {
    let context = try MatchContext(of: 0..<1, in: MemoryText("words"))
    func finding(_ number: Int64, matches: Int) -> TextFinding {
      TextFinding(
        book: BookID(rawValue: number), title: "Book \(number)", count: matches,
        matches: (0..<min(matches, 2)).map { ($0, context) })
    }
    var rig = FindingRig(rows: 60)
    rig.type("w")
    rig.press(.tab)
    for number in 1...4 {
      rig.happen(.texts(number: 1, .found(finding(Int64(number), matches: number))))
      // What is told once more makes all lines anew, and changes none.
      let listed = rig.lines
      rig.happen(.texts(number: 1, .more(finding(1, matches: 1))))
      #expect(rig.lines == listed)
      rig.happen(.found("w", number.isMultiple(of: 2) ? Findings.known : []))
    }
    #expect(rig.lines.filter { $0.contains(" more") }.count == 2)
    rig.type("h")
    #expect(!rig.screen.contains("Book 1"))
  }

  @Test func `back from a match q goes back and wipes nothing, and all else is typed`() {
    var rig = FindingRig()
    rig.type("whal")
    rig.happen(.found("whal", Findings.known))
    rig.press(.enter)
    #expect(rig.last == .go(.details(Findings.moby)))
    rig.press(.down)
    let before = rig.screen
    rig.press(.character("q"))
    #expect(rig.last == .go(.leave) && rig.screen == before)
    rig.press(.character("5"))
    #expect(rig.last == .own(.find("whal5")), "a digit is typed, and leads to no tab")
    rig.press(.character("q"))
    #expect(rig.last == .own(.find("whal5q")), "who types again types all letters")
  }

  @Test func `titles that begin alike are told apart, with the room that there is`() {
    var rig = FindingRig()
    rig.type("decl")
    let titles = ["German", "Thai"].map { "Universal Declaration of Human Rights and More - \($0)" }
    rig.happen(
      .found(
        "decl",
        titles.enumerated().map { number, title in
          FoundWords(
            kind: .book(BookID(rawValue: Int64(number + 1))), title: title, excerpt: title,
            matches: [10..<14])
        }))
    #expect(rig.screen.contains("German") && rig.screen.contains("Thai"))
  }

  @Test func `what is found of words that were typed before is not shown`() {
    var rig = FindingRig()
    rig.type("whale")
    rig.happen(.found("whal", Findings.known))
    #expect(rig.model.content.known.isEmpty)
  }

  @Test func `the texts are searched on demand, and their matches opened where they are`() throws {
    var rig = FindingRig()
    rig.type("ishmael")
    rig.press(.tab)
    #expect(rig.last == .own(.searchTexts(number: 1, "ishmael")))
    rig.happen(.texts(number: 1, .searching(TextsProgress(title: "Moby-Dick", done: 1, count: 7))))
    #expect(rig.screen.contains("1/7 texts") && rig.screen.contains("searching Moby-Dick"))
    let source = MemoryText("Chapter 1. Call me Ishmael. Some years ago")
    let context = try MatchContext(of: 19..<26, in: source)
    rig.happen(
      .texts(
        number: 1,
        .found(
          TextFinding(
            book: Findings.moby, title: "Moby-Dick", count: 20, matches: [(19, context)]))))
    rig.happen(.texts(number: 1, .passedOver(title: "Emma", reason: "its file is gone")))
    rig.happen(.texts(number: 1, .ended))
    #expect(rig.screen.contains("20 matches") && rig.screen.contains("Call me Ishmael."))
    #expect(rig.lines[0].hasSuffix("20 matches in 1 book"))
    #expect(rig.screen.contains("Emma: its file is gone"))
    rig.press(.down, .enter)
    #expect(rig.last == .own(.open(Findings.moby, at: .match("ishmael", at: 19))))
    rig.happen(.found("ishmael", []))
    let before = rig.model
    rig.happen(.found("ishmael", []))
    #expect(rig.model == before, "coming back, all is as it was")
  }

  @Test func `a search through the texts is ended by Escape and by other words`() {
    var rig = FindingRig()
    rig.type("a")
    rig.press(.tab, .escape)
    #expect(rig.last == .own(.endSearch) && rig.screen.contains("was stopped"))
    rig.press(.escape)
    #expect(rig.last == .go(.leave))
    rig.press(.tab)
    rig.type("b")
    #expect(rig.requests.suffix(2) == [.own(.endSearch), .own(.find("ab"))])
  }

  @Test func `what is told late of a search that was ended is for nobody`() {
    var rig = FindingRig()
    rig.type("a")
    rig.press(.tab)
    #expect(rig.last == .own(.searchTexts(number: 1, "a")))
    rig.press(.escape)
    rig.press(.tab)
    let second = rig.model
    guard case .own(.searchTexts(let number, "a"))? = rig.last, number != 1 else {
      Issue.record("a second search has a number of its own")
      return
    }
    let late = TextFinding(book: Findings.moby, title: "Moby-Dick", count: 1, matches: [])
    rig.happen(.texts(number: 1, .searching(TextsProgress(title: "Late", done: 1, count: 2))))
    rig.happen(.texts(number: 1, .found(late)))
    rig.happen(.texts(number: 1, .passedOver(title: "Late", reason: "late")))
    rig.happen(.texts(number: 1, .ended))
    #expect(rig.model == second)
    rig.happen(.texts(number: number, .ended))
    #expect(rig.screen.contains("no match"))
  }

  private func finding(_ matches: Int, of count: Int) throws -> TextFinding {
    let source = MemoryText(String(repeating: "the sea, ", count: count))
    let found = try (0..<matches).map { index in
      (index * 9 + 4, try MatchContext(of: index * 9 + 4..<index * 9 + 7, in: source))
    }
    return TextFinding(book: Findings.moby, title: "Moby-Dick", count: count, matches: found)
  }

  @Test func `matches that are not listed are counted, and listed when that is asked`() throws {
    var rig = FindingRig(rows: 40)
    rig.type("sea")
    rig.press(.tab)
    rig.happen(.texts(number: 1, .found(try finding(5, of: 12))))
    rig.happen(.texts(number: 1, .ended))
    #expect(rig.screen.contains("… 7 more") && rig.lines[0].contains("12 matches in 1 book"))
    for _ in 0..<6 { rig.press(.down) }
    #expect(rig.lines.last?.contains("list them") == true)
    rig.press(.enter, .enter)
    let asked = FindingEffect.searchText(number: 1, "sea", Findings.moby, atMost: 500)
    #expect(rig.requests.filter { $0 == .own(asked) }.count == 1, "asked once")
    let place = rig.lines.firstIndex { $0.contains("▸") }
    rig.happen(.texts(number: 1, .more(try finding(12, of: 12))))
    #expect(!rig.screen.contains("more") && rig.lines.firstIndex { $0.contains("▸") } == place)
    rig.press(.enter)
    #expect(rig.last == .own(.open(Findings.moby, at: .match("sea", at: 49))))
  }

  @Test func `why no more matches can be listed is told, and they can be asked for again`() throws {
    var rig = FindingRig()
    rig.type("sea")
    rig.press(.tab)
    rig.happen(.texts(number: 1, .found(try finding(5, of: 12))))
    rig.happen(.texts(number: 1, .ended))
    for _ in 0..<6 { rig.press(.down) }
    rig.press(.enter)
    rig.happen(.texts(number: 1, .noMore(Findings.moby, reason: "its file is gone")))
    #expect(rig.screen.contains("Moby-Dick: its file is gone."))
    let count = rig.requests.count
    rig.press(.enter)
    #expect(rig.requests.count == count + 1)
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80)])
  func `where nothing is known the way to the texts is there, for keys and the mouse`(
    rows: Int, columns: Int
  ) {
    var rig = FindingRig(rows: rows, columns: columns)
    rig.type("zzyzx")
    #expect(!rig.screen.contains("Not in") && !rig.screen.contains("No match in"), "not known yet")
    rig.happen(.found("zzyzx", []))
    #expect(rig.screen.contains("Not in") || rig.screen.contains("No match in"))
    #expect(rig.screen.contains("texts") && !rig.screen.contains("in none"))
    rig.press(.enter)
    #expect(rig.last == .own(.searchTexts(number: 1, "zzyzx")))
  }

  @Test func `more matches can be asked for after a search was ended`() throws {
    var rig = FindingRig()
    rig.type("sea")
    rig.press(.tab)
    rig.happen(.texts(number: 1, .searching(TextsProgress(title: "Emma", done: 1, count: 2))))
    rig.happen(.texts(number: 1, .found(try finding(5, of: 12))))
    for _ in 0..<6 { rig.press(.down) }
    rig.press(.enter, .escape)
    #expect(rig.screen.contains("… 7 more") && !rig.screen.contains("loading"))
    rig.press(.enter)
    let asked = FindingEffect.searchText(number: 2, "sea", Findings.moby, atMost: 500)
    #expect(rig.last == .own(asked))
  }

  @Test func `a search that was ended does not say that there is nothing`() {
    var rig = FindingRig()
    rig.type("a")
    rig.press(.tab, .escape, .down)
    #expect(rig.screen.contains("stopped before the end"))
    #expect(!rig.screen.contains("no match"))
  }

  @Test func `a text that is pasted is looked for`() {
    var rig = FindingRig()
    rig.happen(.paste("white\n whale"))
    #expect(rig.last == .own(.find("white whale")))
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (40, 120)])
  func `at every size the words and the selected line can be seen`(rows: Int, columns: Int) {
    var rig = FindingRig(rows: rows, columns: columns)
    rig.type("whale")
    let many = (1...50).map { number in
      FoundWords(
        kind: .book(BookID(rawValue: Int64(number))), title: "Whale \(number)", excerpt: "")
    }
    rig.happen(.found("whale", many))
    for _ in 0..<49 { rig.press(.down) }
    #expect(rig.screen.contains("/ whale") && rig.screen.contains("▸ Whale 50"))
    rig.press(.pageUp)
    #expect(rig.lines.filter { $0.contains("▸ Whale") }.count == 1)
  }
}

@Suite struct Excerpts {
  private func excerpt(_ columns: Int, _ line: String, _ word: String) -> String {
    let start =
      line.utf8.count - (line.firstRange(of: word).map { line[$0.lowerBound...].utf8.count } ?? 0)
    let match = start..<start + word.utf8.count
    let excerpt = Excerpt(of: line, around: [match], in: columns, ellipsis: "…")
    let bytes = Array(excerpt.words.utf8)
    #expect(excerpt.matches.allSatisfy { String(decoding: bytes[$0], as: UTF8.self) == word })
    return excerpt.words
  }

  @Test func `a line is cut between words, with an ellipsis where something is left out`() {
    let line = "It was the great white whale that they had seen at last"
    #expect(excerpt(80, line, "whale") == line)
    #expect(excerpt(30, line, "whale") == "…white whale that they had…")
    #expect(excerpt(30, line, "It") == "It was the great white whale…")
    #expect(excerpt(30, line, "last") == "…that they had seen at last")
    #expect(excerpt(11, line, "whale") == "…whale…")
  }

  @Test func `what is found alone is cut where it has no room, and words without spaces anywhere`()
  {
    #expect(excerpt(20, "吾輩は猫である。名前はまだ無い。", "名前") == "…ある。名前はまだ無…")
    let long = Excerpt(of: "abcdefghij", around: [0..<10], in: 5, ellipsis: "…")
    #expect(long.words == "abcd…")
    #expect(Excerpt(of: "", around: [], in: 5, ellipsis: "…").words == "")
  }
}
