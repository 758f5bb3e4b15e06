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
