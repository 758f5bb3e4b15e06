import Books
import Foundation
import Markup
import TestSupport
import Testing

/// A long document of Markdown is parsed in parts; what it becomes does not tell.
struct MarkdownPartsTests {
  private func converted(_ source: [UInt8], part: Int) throws -> (text: [UInt8], tables: [UInt8]) {
    let conversion = try MarkdownConversion(source, part: part)
    var bytes: [UInt8] = []
    while let part = conversion.step() { bytes += part }
    return (bytes, conversion.tables.saved())
  }

  private func expectSameInParts(_ source: String, of part: Int) throws {
    let bytes = Array(source.utf8)
    let whole = try converted(bytes, part: .max / 4)
    let parted = try converted(bytes, part: part)
    #expect(
      String(decoding: whole.text, as: UTF8.self) == String(decoding: parted.text, as: UTF8.self),
      "\(source.debugDescription) in parts of \(part)")
    #expect(whole.tables == parted.tables, "\(source.debugDescription) in parts of \(part)")
  }

  @Test(arguments: [
    "a\n\nb\n\nc\n", "# A\n\ntext\n\n## B\n\ntext\n",
    "```\n\na\n\n# b\n```\n\nc\n\n[x]\n", "~~~~\n\na\n\n~~~\n\nb\n\n~~~~\n\nc\n",
    "<!--\n\na\n\n-->\n\nb\n\nc\n", "<pre>\n\na\n\nb</pre>\n\nc\n\nd\n",
    "- a\n\n  ```\n  b\n\nc\n\n```\n\nd\n\n```\n\ne\n",
    "<div>\n```\n</div>\n\na\n\n```\n\nb\n\n```\n\nc\n",
    "[a] b\n\n[c]\n\n[d][A]\n\n[ a ]: /1\n\nx\n\n[c]: </2 3> 'y'\n\n[a]: /4\n",
    "[one\ntwo]\n\nx\n\n[one two]: /x&amp;y\\*z\n", "[a]\n\nb\n\nc\n[a]: /1\n",
    "[a]\n\nb\n\n```\n\n[a]: /1\n\n```\n", "[ẞ]\n\nb\n\n[ss]: /1\n",
    "> [a]: /1\n\nb\n\n[a]\n", "x[^1]\n\ny\n\n[^1]: z\n\nw\n", "[a]\n\nb\n\n[a]: <>\n",
    "- a\n\n- b\n\nc\n\n- d\n- e\n\nf\n", "a\r\n\r\nb\r\n\r\n# c\r\n", "a\n\nb\n\n```\n\nc\n",
    "[`a<b`]\n\nx\n\n[`a<b`]: /1\n\n[<c>]: /2\n\ny [z][<c>]\n",
  ])
  func `a document in parts is the whole document`(_ source: String) throws {
    for part in [1, 4, 9] { try expectSameInParts(source, of: part) }
  }

  @Test
  func `random documents in parts are the whole documents`() throws {
    let pieces = [
      "\n", "\n\n", "\n\n", "# H\n", "words\n", "Words *and* more\n", "- item\n", "  - inner\n",
      "1. one\n",
      "   ```\n", "```\n", "``` x\n", "~~~\n", "    code\n", "> quote\n", "<!-- a\n", "-->\n",
      "<div>\n",
      "</div>\n", "<pre>\n", "</pre>\n", "[a]: /a\n", "[B c]: <b\\>c> 't'\n", "  [d]: /d\n",
      "[a]\n",
      "[x][b  C]\n", "see [d] and [a]\n", "> [e]: /e\n", "[e]\n",
      "| a | b |\n|---|---|\n| [a] | 2 |\n",
      "===\n", "---\n", "\tx\n", "<? a\n", "?>\n", "  <script>\n", "</script>\n", "- ```\n",
      "  ```\n",
      "äé [Ä]\n", "[ä]: /u\n", "<img src=x alt=y>\n", "&amp; \\[a]\n",
      "<svg><text>a</text></svg>\n", "b <svg> c\n", "<svg viewBox='0 0 9 9'>\n\n", "* * *\n",
      "- [ ] task\n",
    ]
    var random = SeededGenerator(seed: 24)
    for _ in 0..<1500 {
      let source = (0..<random.pick(2..<30)).map { _ in pieces[random.pick(0..<pieces.count)] }
        .joined()
      try expectSameInParts(source, of: random.pick(1..<80))
    }
  }

  @Test
  func `a long document of one block is one part`() throws {
    let list = String(repeating: "- item\n\n  more\n\n", count: 500)
    try expectSameInParts(list + "\nend\n", of: 64)
    try expectSameInParts("```\n" + String(repeating: "a\n\n", count: 500), of: 64)
    try expectSameInParts("<!--\n\n" + String(repeating: "a\n\n", count: 500), of: 64)
  }
}
