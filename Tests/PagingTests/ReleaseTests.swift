import Books
import TestSupport
import Testing

@testable import Paging

/// Histories of changes, whose contents are the versions that they name.
struct ReleaseTests {
  private let changes = "  * The door opens now when it is pushed.\n  * And it shuts.\n\n"

  private func history(_ line: (Int) -> String) -> (text: String, lines: [String]) {
    let lines = (1...6).reversed().map(line)
    return (lines.map { "\($0)\n\n\(changes)" }.joined(), lines)
  }

  @Test(
    arguments: [
      { "door (1:2.0-\($0)) unstable; urgency=medium" }, { "door (\($0)) unstable; urgency=low" },
      { "version 1.\($0) - Jane Q. Doe, 202\($0)-02-13" }, { "0.8\($0) 2019-04-1\($0) jane" },
      { "202\($0).01.18 - GNU door 7.\($0) \"A door's tale\"" }, { "door-9.6\($0):" },
      { "2\($0).12.31 JD  Release 11.0\($0).00" }, { "26.12.202\($0) Release V0.21.\($0)" },
      { "What's new in at-spi2-core 2.4.\($0):" }, { "1.0.\($0) (202\($0)0131)" },
      { "0.6\($0): Sun Apr 5 22:29:09 PDT 199\($0) Jane Doe <jane@example.org>" },
      { "0.7\($0): Do Nov 18 14:48:36 CET 200\($0)" },
    ] as [@Sendable (Int) -> String])
  func `versions are named in many ways`(line: @Sendable (Int) -> String) throws {
    let (text, lines) = history(line)
    let titles = lines.map { line in
      let title = line.replacing("  ", with: " ")
      return String(title.prefix { $0 != ";" })
    }
    #expect(try outline("All the changes\n\n" + text).titles == titles)
  }

  @Test func `lines that look like versions are none`() throws {
    for line in [
      { "2021/10/1\($0): Update to Unicode 1\($0).0" },
      { "1.\($0) The Door, and Other Stories, 2001" },
    ] as [(Int) -> String] {
      #expect(try outline("All the changes\n\n" + history(line).text).titles.isEmpty)
    }
  }

  @Test func `versions have one level, whatever rules some have`() throws {
    let text = (1...8).reversed().map { number in
      let line = "2023-01-0\(number) (2.9.\(number))"
      let rule = number == 3 ? String(repeating: "-", count: line.count) + "\n" : ""
      return "\(line)\n\(rule)\n\(changes)"
    }.joined()
    #expect(
      try outline("Changes\n=======\n\n" + text).levels == [0] + Array(repeating: 1, count: 8))
  }

  @Test func `a text's title stands above all, also with the rule of the lowest headings`() throws {
    func underlined(_ title: String, _ sign: Character) -> String {
      "\(title)\n\(String(repeating: sign, count: title.count))\n\n\(changes)"
    }
    let text =
      underlined("History", "-")
      + (1...5).map { number in
        underlined("What's new in 3.\(number)?", "=") + underlined("Library", "-")
          + underlined("Tests", "-")
      }.joined()
    #expect(try outline(text).levels == [0] + (1...5).flatMap { _ in [1, 2, 2] })
  }

  private func outline(_ text: String) throws -> (titles: [String], levels: [Int]) {
    let entries = try Manuscript(MemoryText(text)).outlineSearch.run()?.entries ?? []
    return (entries.map(\.title), entries.map(\.level))
  }
}
