import Books
import Glibc
import Testing

@testable import Paging

/// The outlines of real books, against lists made by hand.
struct OutlineBooksTests {
  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `Moby-Dick has its chapters, no more and no fewer`() throws {
    let outline = try Shelf.outline(of: "../shared/books/moby-dick.txt")
    let matter = ["ETYMOLOGY", "EXTRACTS. (Supplied by a Sub-Sub-Librarian)"]
    #expect(outline.entries.prefix(2).map(\.title) == matter)
    #expect(outline.entries.dropFirst(2).dropLast().map(\.number) == (1...135).map { $0 })
    #expect(outline.entries.last?.title == "Epilogue")
    #expect(Set(outline.entries.map(\.level)) == [0])
    // Where `grep -b` finds them behind the contents list, a byte order mark less.
    let places = [
      0: 5890, 1: 7354, 2: 29445, 6: 92628, 136: 1_229_518, 137: 1_255_544,
    ]
    for (index, offset) in places {
      #expect(outline.entries[index].offset == offset)
    }
    let names = [
      1: "Loomings", 5: "Breakfast", 26: "Knights and Squires", 135: "The Chase.—Third Day",
    ]
    for (number, name) in names { #expect(outline.entries[number + 1].name == name) }
    #expect(
      outline.entries[57].title
        == "CHAPTER 56. Of the Less Erroneous Pictures of Whales, and the True Pictures of Whaling "
        + "Scenes")
  }

  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `Alice has twelve chapters`() throws {
    let names = [
      "Down the Rabbit-Hole", "The Pool of Tears", "A Caucus-Race and a Long Tale",
      "The Rabbit Sends in a Little Bill", "Advice from a Caterpillar", "Pig and Pepper",
      "A Mad Tea-Party", "The Queen’s Croquet-Ground", "The Mock Turtle’s Story",
      "The Lobster Quadrille", "Who Stole the Tarts?", "Alice’s Evidence",
    ]
    let outline = try Shelf.outline(of: "../shared/books/alice.txt")
    #expect(outline.entries.map(\.name) == names)
    #expect(outline.entries.map(\.number) == (1...12).map { $0 })
  }

  @Test(.enabled(if: Shelf.hasBooks, "shared/books is not there"))
  func `the diary of a nobody has an introduction and its chapters`() throws {
    let outline = try Shelf.outline(of: "../shared/books/diary-of-a-nobody.txt")
    #expect(outline.entries.first?.title == "INTRODUCTION BY MR. POOTER")
    #expect(outline.entries.dropFirst().prefix(23).map(\.number) == (1...23).map { $0 })
    #expect(outline.entries.last?.title == "CHAPTER THE LAST")
    #expect(outline.entries.count == 25)
  }

  @Test(
    .enabled(if: Shelf.hasBooks, "shared/books is not there"),
    arguments: ["optimists-good-morning", "udhr/udhr_ell_monotonic", "udhr/udhr_jpn"])
  func `a text without chapters has no outline`(name: String) throws {
    #expect(try Shelf.outline(of: "../shared/books/\(name).txt").isEmpty)
  }

  @Test func `the guide has its chapters and what its list names behind them`() throws {
    let outline = try Shelf.outline(of: "assets/guide.txt")
    #expect(outline.entries.prefix(12).map(\.number) == (1...12).map { $0 })
    #expect(outline.entries.first?.title == "CHAPTER I. The Door")
    #expect(outline.entries.dropFirst(12).map(\.title) == ["NOTES", "COLOPHON"])
  }

  @Test func `the sample diary has twelve months`() throws {
    let months = [
      "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER",
      "OCTOBER", "NOVEMBER", "DECEMBER",
    ]
    #expect(try Shelf.outline(of: "assets/diary.txt").entries.map(\.title) == months)
  }

  @Test(arguments: ["Package.swift", "Sources/Paging/PaginationRun.swift", "Makefile"])
  func `code has no outline`(path: String) throws {
    #expect(try Shelf.outline(of: path).isEmpty)
  }
}

/// The files beside this checkout.
private enum Shelf {
  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  static var hasBooks: Bool { access(root + "/../shared/books/moby-dick.txt", R_OK) == 0 }

  static func outline(of path: String) throws -> Outline {
    let file = try #require(fopen("\(root)/\(path)", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let source = MemoryText(bytes)
    return try #require(try Manuscript(source).outlineSearch.run())
  }
}
