import Books
import TestSupport
import Testing

@testable import Paging

/// What lists of contents and the marks of printed pages say of headings, on small texts.
struct OutlineListTests {
  @Test func `a second volume goes on with the numbers of the first`() throws {
    let people = ["Anna", "Herr Bauer", "the Same", "the Same", "Clara & Co.", "the Same", "Dora"]
    let numbers = 216...222
    let list = zip(numbers, people).map { "\($0). To \($1)\n" }.joined()
    let lengths = [12, 20, 3, 9, 2, 34, 5]
    let letters = people.indices.map { index in
      "\(216 + index).\n\nTO \(people[index].uppercased()).\n\n"
        + "MY DEAR FRIEND NUMBER \(index),--\n\n" + prose(lengths[index])
        + "Your\n\nL. V. SMITH.\n\n\n"
    }
    let outline = try outline("CONTENTS OF VOLUME II.\n\n\n" + list + "\n\n\n" + letters.joined())
    #expect(outline.entries.map(\.number) == Array(numbers))
    #expect(outline.entries.first?.title == "216. TO ANNA")
  }

  @Test func `a list of names with their last parts first names them as they stand`() throws {
    let names = ["Anna Smith", "The Hill", "Old Tom", "Mary Jones", "Peter Bell", "Rob Roy"]
    let list = names.map { name in
      let parts = name.split(separator: " ")
      return "\(parts[1]), \(parts[0])\n"
    }.sorted()
    let poems = names.map { "\($0)\n\n" + prose(8) }
    let text = "A Book of Names\n\nContents:\n\n" + list.joined() + "\n\n\n" + poems.joined()
    #expect(try outline(text).entries.map(\.title) == names)
  }

  @Test func `the number of a page right above a chapter is none of its own`() throws {
    let titles = ["THE SEA", "THE PIER", "THE SUN", "THE BOAT", "THE NIGHT"]
    let chapters = titles.enumerated().map { index, title in
      let page = index == 3 ? "                    73\n" : ""
      return page + "              \(roman(index + 1))\n\n            \(title)\n\n" + prose(10)
    }
    let text = chapters.joined()
    let found = try outline(text).entries
    #expect(found.map(\.number) == [1, 2, 3, 4, 5])
    #expect(found.map(\.name) == titles)
    // Signs right above a number make it none of a chapter.
    let signs = text.replacing("                    73\n", with: "* * *\n")
    #expect(try outline(signs).entries.map(\.number) == [1, 2, 3, 5])
  }

  @Test func `numbers in figures say nothing of the titles of chapters with Roman ones`() throws {
    let titles = [
      "The sea", "Is it the pier?", "The sun", "The boat,\nand what was in it", "The night",
      "The fog", "The shore", "The town",
    ]
    let chapters = titles.enumerated().map { index, title in
      "\(roman(index + 1))\n\n\(title)\n\n" + prose(12)
    }
    let notes = (1...12).map { "\($0 * 7)\n\n" + prose(1) }.joined()
    let found = try outline(chapters.joined() + "NOTES\n\n" + notes).entries
    #expect(found.prefix(8).map(\.name) == titles.map { $0.replacing("\n", with: " ") })
  }

  @Test func `a paragraph of a few lines is no title where titles end without a full stop`() throws
  {
    let titles = ["The sea", "Is it the pier?", "The sun", "The boat", "The night", "The fog"]
    let chapters = titles.enumerated().map { index, title in
      "\(roman(index + 1))\n\n\(title)\n\n" + prose(12)
    }
    let last =
      "VII\n\nThis is the end. It is all that we can say of the people\nin this book.\n\n"
      + prose(2)
    let entries = try outline(chapters.joined() + last).entries
    #expect(entries.map(\.name).prefix(6) == titles[...])
    #expect(entries.last?.title == "VII")
  }

  @Test func `a title of one chapter among many is kept if it is set apart from the text`() throws {
    for (gap, name) in [("\n\n\n", "THE DOOR"), ("\n\n", "")] {
      let chapters = (1...9).map { number in
        "CHAPTER \(roman(number))\n\n" + (number == 4 ? "THE DOOR\(gap)" : "") + prose(10)
      }
      let entries = try outline(chapters.joined()).entries
      #expect(entries.map(\.number) == Array(1...9))
      #expect(entries[3].name == name)
    }
  }

  @Test func `a title of two letters stands where others do`() throws {
    let names = ["THE SEA", "THE PIER", "OM", "THE BOAT", "THE NIGHT"]
    let chapters = names.map { "\n\n\n\n\($0)\n\n" + prose(10) + "\nMY\n\n" + prose(10) }
    #expect(try outline("A Story\n" + chapters.joined()).entries.map(\.title) == names)
  }

  @Test func `a line with its page is of another list and no heading`() throws {
    let dishes = ["Apple pie", "Bread", "Cake", "Rice", "Soup", "Yorkshire pudding"]
    let index = dishes.enumerated().map { "\($1) \($0 * 13 + 7)\n" }.joined()
    let chapters = (1...4).map { "CHAPTER \(roman($0))\n\n" + prose(10) }.joined()
    let pictures = "ENGRAVINGS.\n\nBread 20\n\nYorkshire pudding 72\n\n\n\n"
    let text = "CONTENTS.\n\n" + index + "\n\n\n\n" + prose(4) + pictures + prose(4) + chapters
    #expect(try outline(text).entries.map(\.number) == [1, 2, 3, 4])
  }
}

private func outline(_ text: String) throws -> Outline {
  try #require(try Manuscript(MemoryText(text)).outlineSearch.run())
}

/// Paragraphs of running text.
private func prose(_ paragraphs: Int) -> String {
  let sentence =
    "The sea lay flat under the sun, and nobody on the pier had anything to say of it.\n"
  return (0..<paragraphs).map { _ in sentence + sentence.lowercased() + sentence.lowercased() + "\n"
  }.joined()
}

private func roman(_ number: Int) -> String {
  ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number % 10]
}
