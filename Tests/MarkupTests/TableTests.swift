import Books
import Markup
import Testing

/// Tables: how their columns are set.
struct TableTests {
  private func converted(_ rows: [[String]], hasHeadings: Bool = true) -> Converted {
    let rows = rows.enumerated().map { number, cells in
      let name = hasHeadings && number == 0 ? "th" : "td"
      return "<tr>" + cells.map { "<\(name)>\($0)</\(name)>" }.joined() + "</tr>"
    }
    return Converted("<table>" + rows.joined() + "</table>")
  }

  @Test(arguments: [true, false])
  func `the words of a wide last column turn over beneath it`(hasHeadings: Bool) {
    let long = String(repeating: "long words ", count: 20).dropLast()
    let book = converted(
      [["Option", "Default", "What"], ["--all", "off", String(long)], ["-b", "", "short"]],
      hasHeadings: hasHeadings)
    #expect(
      book.text
        == "Option \tDefault \tWhat\n--all  \toff     \t\(long)\n-b     \t        \tshort\n")
    #expect(book.blocks == ["row 0+17 Option", "row 0+17 --all", "row 0+17 -b"])
    #expect(book.batch.blocks.allSatisfy { $0.tableColumns == 17 + 24 })
  }

  @Test func `rows that end before the last column turn over beneath their own last cell`() {
    let long = String(repeating: "long words ", count: 20).dropLast()
    let book = converted([["A", "B", "C"], ["a", "b"], ["all"], ["a", "b", String(long)]])
    #expect(book.blocks == ["row 0+6 A", "row 0+3 a", "row 0+0 all", "row 0+6 a"])
  }

  @Test(arguments: 1...60)
  func `the last column turns over where its words have room`(_ width: Int) {
    let long = String(repeating: "long words ", count: 20).dropLast()
    let book = converted([
      ["A", "B"], [String(repeating: "x", count: width), String(long)],
    ])
    let isGrid = width + 2 + 24 <= 70
    #expect(book.text.contains("B: long") == !isGrid)
    #expect(book.batch.blocks.allSatisfy { ($0.tableColumns > 0) == isGrid })
  }

  @Test(arguments: 2...40)
  func `columns stand closer before a table becomes a list`(_ count: Int) {
    let book = converted([
      Array(repeating: "a", count: count), Array(repeating: "10", count: count),
    ])
    let (wide, narrow) = (4 * count - 2, 3 * count - 1)
    let columns = wide <= 70 ? wide : narrow <= 70 ? narrow : 0
    #expect(book.batch.blocks.allSatisfy { $0.tableColumns == columns })
    #expect(book.text.contains("10 \t10") == (wide <= 70))
  }
}

/// Tables whose cells have paragraphs, or nothing.
extension TableTests {
  private static let long =
    "A sentence that goes on over the end of a line, so that it is a paragraph."

  @Test(arguments: [
    "<p>%</p><p>%</p><p>%</p>", "%<br/><br/>%<br/><br/>%", "%<br/>\n<br/>%<p>%</p>",
  ])
  func `paragraphs of a cell beside another stay paragraphs`(cell: String) {
    let body = cell.replacing("%", with: Self.long)
    let book = converted([["Home", body]], hasHeadings: false)
    #expect(book.text == "Home\n" + String(repeating: "\n\(Self.long)\n", count: 3))
    #expect(!book.blocks.contains { $0.contains("paragraph") })
    let lone = converted([[body]], hasHeadings: false)
    #expect(lone.text == Array(repeating: Self.long + "\n", count: 3).joined(separator: "\n"))
  }

  @Test func `paragraphs behind the first of a last cell stand in where its columns have names`() {
    let book = converted([
      ["Option", "Meaning"], ["-a", "<p>\(Self.long)</p><p>\(Self.long)</p>"], ["-b", "short"],
    ])
    #expect(
      book.text
        == "Option \tMeaning\n-a     \t\(Self.long)\n\n\(Self.long)\n\n-b     \tshort\n")
    #expect(book.blocks == ["row 0+8 Option", "row 0+8 -a", "paragraph 2+0 A", "row 0+8 -b"])
  }

  @Test func `cells without words have no name, and a row begins with the first that has some`() {
    let wide = String(repeating: "wide ", count: 14).dropLast()
    let book = converted([
      ["", "Entry", "&#160;", "Section"], ["A", "", "", ""],
      ["", String(wide), "&#160;", "Words"], ["B", "bee", "&#160;", "&#160;"],
    ])
    let isFlush = book.batch.blocks.map { $0.flags.contains(.isFlush) }
    #expect(isFlush == [true, false, true, false])
    #expect(
      book.text.split(separator: "\n").map { $0.split(separator: "\t").joined(separator: "|") }
        == [
          "Entry|\u{A0}|Section", "A", "\(wide)|\u{A0}|Section: Words",
          "B|Entry: bee|\u{A0}|\u{A0}",
        ])
  }
}
