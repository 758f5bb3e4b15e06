import Books
import Screen
import TestSupport
import Testing
import TextPlace
import Widgets

/// Notes and links of a book of markup.
@Suite struct Links {
  typealias Words = StructuredDraft.Words

  private func rig(
    rows: Int = 24, columns: Int = 80, _ write: (inout StructuredDraft) -> Void
  ) throws -> Rig {
    var draft = StructuredDraft()
    write(&draft)
    let text = StructuredText(draft)
    return try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: rows, columns: columns, structure: text)
  }

  /// A page with a note, and the note on another one.
  private func withNote(rows: Int = 24, columns: Int = 80) throws -> Rig {
    try rig(rows: rows, columns: columns) { draft in
      draft.add("It was a dark night", Words("7", .noteReference, to: "n7"), " and it rained.")
      for _ in 0..<2 {
        draft.addFormFeed()
        draft.add("Between.")
      }
      draft.addFormFeed()
      draft.add(.heading, level: 1, "Notes")
      draft.addBlank()
      draft.anchor("n7") { draft in
        draft.add("Not so dark, as others have it.")
        draft.addBlank()
        draft.add("Second paragraph of the note.")
      }
      draft.addBlank()
      draft.add("The eighth note.")
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (20, 40), (6, 24)])
  func `f opens the lone note of a page, and q leads back`(_ rows: Int, _ columns: Int) throws {
    var rig = try withNote(rows: rows, columns: columns)
    let page = rig.page
    try rig.type("f")
    #expect(rig.screen.contains("Note 7") && rig.screen.contains("Not so dark"))
    #expect(!rig.screen.contains("eighth"))
    try rig.press(.end)
    #expect(rig.screen.contains("note. "))
    try rig.type("q")
    #expect(!rig.screen.contains("Not so dark") && rig.page == page && rig.jumps == nil)
  }

  /// A page with a note that leads to another, to an address and to a place.
  private func withNoteOfLinks(rows: Int = 24, columns: Int = 80) throws -> Rig {
    try rig(rows: rows, columns: columns) { draft in
      draft.anchor("back") { $0.add("It was dark", Words("3", .noteReference, to: "n3"), ".") }
      draft.addFormFeed()
      draft.anchor("place") { $0.add("Here is the place.") }
      draft.addFormFeed()
      draft.anchor("n3") { draft in
        draft.add(
          .note, Words("3", .backLink, to: "back"), " See note",
          Words("4", .noteReference, to: "n4"), ", ",
          Words("the web", .link, to: "https://example.org/"), " and ",
          Words("a place", .link, to: "place"), ".")
      }
      draft.addBlank()
      draft.anchor("n4") { draft in
        draft.add(
          .note, "4 Darkness overall, as in ", Words("the third note", .link, to: "n3"), ".")
      }
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (20, 40)])
  func `f in a note opens another one over it, and q leads back`(
    _ rows: Int, _ columns: Int
  ) throws {
    var rig = try withNoteOfLinks(rows: rows, columns: columns)
    try rig.type("f")
    let third = rig.screen
    #expect(third.contains("Note 3") && third.contains("See note⁴, the web"))
    try rig.type("f")
    #expect(rig.screen.contains("See notea, bhe web and c place."))
    #expect(rig.footer.contains("the letters of a note or link open it"))
    try rig.press(.escape)
    #expect(rig.screen == third)
    try rig.type("fa")
    #expect(rig.screen.contains("Note 4") && rig.screen.contains("Darkness overall"))
    // A lone one is followed at once.
    try rig.type("f")
    #expect(rig.screen.contains("Note the third note") && rig.screen.contains("See note⁴"))
    try rig.resize(rows, columns - 2)
    try rig.type("q")
    #expect(rig.screen.contains("Darkness overall"))
    try rig.type("q")
    #expect(rig.screen.contains("See note⁴") && rig.screen.contains("Note 3"))
    try rig.type("q")
    #expect(!rig.screen.contains("See note") && rig.jumps == nil)
  }

  @Test func `a link of a note is followed, and an address leads back to the note`() throws {
    var rig = try withNoteOfLinks()
    try rig.type("ffb")
    #expect(rig.screen.contains("https://example.org/"))
    try rig.type("q")
    #expect(rig.screen.contains("See note⁴"))
    try rig.type("fc")
    #expect(rig.screen.contains("Here is the place.") && !rig.screen.contains("See note"))
    #expect(rig.footer.contains("^O back"))
  }

  @Test func `a click on a link of a note follows it, and beside it closes the note`() throws {
    var rig = try withNoteOfLinks()
    try rig.type("f")
    let row = try #require(rig.lines.firstIndex { $0.contains("the web") })
    let place = try #require(rig.lines[row].firstRange(of: "the web")).lowerBound
    let column = rig.lines[row].distance(from: rig.lines[row].startIndex, to: place)
    try rig.click(row: row, column: column + 2)
    #expect(rig.screen.contains("https://example.org/"))
    try rig.press(.escape)
    try rig.click(row: row, column: column - 4)
    #expect(!rig.screen.contains("the web"))
  }

  @Test func `a note is copied, and its words are looked up`() throws {
    var rig = try withNoteOfLinks()
    try rig.type("ffay")
    guard case .copy(let range) = rig.marked.last else {
      Issue.record("nothing was copied")
      return
    }
    let words = try rig.desk.copy(of: range, limit: 1000)
    #expect(words == "4 Darkness overall, as in the third note.")
    #expect(rig.screen.contains("Darkness overall"))
    try rig.type("w")
    #expect(rig.screen.contains("4 aarkness bverall, as in che dhird eote."))
    try rig.type("a")
    #expect(rig.screen.contains(" Darkness ─"))
    try rig.press(.escape)
    #expect(rig.screen.contains("Darkness overall") && rig.screen.contains("Note 4"))
    try rig.type("qq")
    #expect(!rig.screen.contains("Note"))
  }

  @Test func `Enter in a note goes there, and ^O comes back`() throws {
    var rig = try withNote()
    try rig.type("f\n")
    #expect(rig.screen.contains("The eighth note.") && !rig.screen.contains("Note 7"))
    try rig.press(.control("o"))
    #expect(rig.screen.contains("It was a dark night"))
  }

  @Test func `a click on a note's mark opens it, and beside it turns the page`() throws {
    var rig = try withNote()
    let row = try #require(rig.lines.firstIndex { $0.contains("dark night") })
    let line = rig.lines[row]
    let mark = try #require(
      line.firstIndex(of: "7").map { line.distance(from: line.startIndex, to: $0) }
        ?? line.firstIndex(of: "⁷").map { line.distance(from: line.startIndex, to: $0) })
    try rig.click(row: row, column: mark)
    #expect(rig.screen.contains("Note 7"))
    try rig.press(.escape)
    try rig.click(row: row, column: mark + 25)
    #expect(rig.screen.contains("Between."))
  }

  @Test func `a note is laid out anew when the screen changes`() throws {
    var rig = try rig { draft in
      draft.add("Words", Words("1", .noteReference, to: "n"))
      draft.addFormFeed()
      draft.anchor("n") { $0.add("one two three four five six seven eight nine ten eleven twelve") }
    }
    try rig.type("f")
    try rig.resize(20, 30)
    #expect(rig.screen.contains("one two three four"))
    #expect(rig.lines.contains { $0.contains("twelve") })
  }

  @Test func `several links have letters, and one of them goes there`() throws {
    var rig = try rig { draft in
      draft.add(
        "See ", Words("the first", .link, to: "a"), " or ", Words("the second", .link, to: "b"))
      draft.addFormFeed()
      draft.anchor("a") { $0.add("Here is the first place.") }
      draft.addFormFeed()
      draft.anchor("b") { $0.add("Here is another place.") }
    }
    try rig.type("f")
    #expect(rig.screen.contains("See ahe first or bhe second"))
    #expect(rig.footer.contains("Esc back"))
    try rig.type("b")
    #expect(rig.screen.contains("Here is another place.") && rig.footer.contains("^O back to 1"))
    try rig.press(.control("o"))
    #expect(rig.screen.contains("See the first"))
  }

  @Test func `a mark that does not say so is a note's if the note leads back`() throws {
    var rig = try rig { draft in
      draft.anchor("back") { $0.add("A word", Words("[2]", .link, to: "n2"), " and more") }
      draft.addFormFeed()
      draft.anchor("n2") { draft in
        draft.add(Words("2", .link, to: "back"), " What the word means.")
      }
    }
    try rig.type("f")
    #expect(rig.screen.contains("Note [2]") && rig.screen.contains("What the word means."))
    // The number in the note leads back: it is no mark of a note itself.
    try rig.type("\nf")
    #expect(rig.screen.contains("A word") && !rig.screen.contains("Note"))
  }

  @Test func `a note whose number stands alone goes on with the words below it`() throws {
    var rig = try rig { draft in
      draft.anchor("back") { $0.add("A word", Words("2", .link, to: "n2"), " and more") }
      draft.addFormFeed()
      draft.anchor("n2") { $0.add("2 (", Words("return", .link, to: "back"), ")") }
      draft.addBlank()
      draft.add("What the word means.")
      draft.addBlank()
      draft.add("What it meant once.")
      draft.addBlank()
      draft.add("3 (", Words("return", .link, to: "back"), ")")
      draft.addBlank()
      draft.add("Another note.")
    }
    try rig.type("f")
    #expect(rig.screen.contains("What the word means.") && rig.screen.contains("meant once."))
    #expect(!rig.screen.contains("3 (return)") && !rig.screen.contains("Another"))
  }

  @Test func `the marks of notes are copied no more than what leads back`() throws {
    var rig = try rig { draft in
      draft.anchor("back") {
        $0.add(
          "One word", Words("\u{2060}", .generated), Words("[2]", .link, to: "n2"), " and more.")
      }
      draft.anchor("n2") { $0.add(Words("2", .link, to: "back"), " What it means.") }
    }
    let all = 0..<rig.text.count
    #expect(try rig.desk.copy(of: all, limit: 1000) == "One word and more.\nWhat it means.")
    // A mark has the words that would be copied.
    try rig.type("vh1")
    #expect(rig.book.marks.all.map(\.excerpt) == ["One word and more."])
  }

  @Test func `a mark whose note is not in the book shows no other words`() throws {
    var rig = try rig { draft in
      draft.add("A word", Words("2", .noteReference, to: "n2"), " and more.")
      draft.addFormFeed()
      draft.anchor("n2") { _ in }
      draft.add("The third note.")
    }
    try rig.type("f")
    #expect(rig.footer.contains("This note is not in the book."))
    #expect(!rig.screen.contains("third") && rig.jumps == nil)
  }

  @Test func `an address is shown before anything is opened`() throws {
    var rig = try rig { $0.add("At ", Words("home", .link, to: "https://example.org/a?b")) }
    try rig.type("f")
    #expect(rig.screen.contains("https://example.org/a?b") && rig.openedAddresses.isEmpty)
    try rig.type("q")
    #expect(rig.openedAddresses.isEmpty)
    try rig.type("f\n")
    #expect(rig.openedAddresses == ["https://example.org/a?b"])
    try rig.type("fy")
    #expect(rig.copiedWords == ["https://example.org/a?b"])
  }

  @Test func `an address of the web is read here by r, at the place that it names`() throws {
    var rig = try rig { $0.add("At ", Words("home", .link, to: "https://example.org/a?b#c")) }
    try rig.type("f")
    #expect(rig.footer.contains("r read it here"))
    try rig.type("r")
    var target = TextTarget(file: "https://example.org/a?b", at: .element("c"))
    target.isFollowed = true
    #expect(rig.requests == [.go(.read(target))] && rig.openedAddresses.isEmpty)
  }

  @Test func `an address of mail is not read here`() throws {
    var rig = try rig { $0.add("Write to ", Words("me", .link, to: "mailto:me@example.org")) }
    try rig.type("f")
    #expect(!rig.footer.contains("r read"))
    try rig.type("r")
    #expect(rig.requests.isEmpty)
  }

  @Test func `a link to a picture shows it`() throws {
    var rig = try rig { $0.add("See ", Words("the map", .link, to: "map.png"), " of it.") }
    rig.picturesBeside = ["map.png": (640, 480)]
    try rig.type("f")
    #expect(rig.footer.contains("q back") && !rig.screen.contains("the map"))
    try rig.type("q")
    #expect(rig.screen.contains("the map of it."))
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "http://a b", "\u{1B}]x:y"])
  func `only addresses of the web and of mail are opened`(_ address: String) throws {
    var rig = try rig { $0.add("At ", Words("home", .link, to: address)) }
    try rig.type("f\n")
    #expect(rig.openedAddresses.isEmpty && !rig.screen.contains("\u{1B}"))
  }

  @Test func `a link to a file that is not in the book says so`() throws {
    var rig = try rig { $0.add("At ", Words("home", .link, to: "other.epub")) }
    try rig.type("f")
    #expect(rig.screen.contains("other.epub") && rig.screen.contains("not part of this book"))
    try rig.type("\n")
    #expect(rig.openedAddresses.isEmpty)
  }

  @Test func `a file beside the book is shown first, and opened by Enter`() throws {
    var rig = try rig { $0.add("At ", Words("home", .link, to: "other.md#top")) }
    rig.filesBeside = ["other.md#top"]
    try rig.type("f")
    #expect(rig.screen.contains("other.md") && rig.requests.isEmpty)
    try rig.type("\n")
    #expect(rig.requests == [.go(.read(TextTarget(file: "other.md#top")))])
  }

  @Test func `a jump back beyond the first leads to the text whose link led here`() throws {
    var rig = try withNote()
    rig.model.wasFollowed = true
    try rig.type("f\n")
    try rig.press(.control("o"))
    #expect(rig.screen.contains("It was a dark night") && rig.requests.isEmpty)
    try rig.press(.control("o"))
    #expect(rig.requests == [.go(.leave)])
  }

  @Test func `a page without links says so`() throws {
    var rig = try Rig("Nothing but words.")
    try rig.type("f")
    #expect(rig.footer.contains("There is no note, link or picture on this page."))
  }

  @Test func `forty links have labels of which each leads to its own`() throws {
    var rig = try rig(rows: 60) { draft in
      for number in 1...40 {
        draft.add(Words("link \(number)", .link, to: "https://example.org/\(number)"))
      }
    }
    try rig.type("f")
    let row = try #require(rig.lines.first { $0.contains("nk 40") || $0.contains("k 40") })
    let label = row.prefix { $0 != "n" && $0 != "k" }.filter { $0.isLetter }
    try rig.type(String(label))
    #expect(rig.screen.contains("https://example.org/40"))
  }
}
