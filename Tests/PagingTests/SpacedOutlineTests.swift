import Books
import TestSupport
import Testing

@testable import Paging

/// Contents of plays and poems: scenes without numbers, cantos that count up in each part.
struct SpacedOutlineTests {
  private func titles(_ text: String) throws -> [String] {
    try (Manuscript(MemoryText(text)).outlineSearch.run()?.entries ?? []).map {
      String(repeating: " ", count: $0.level) + $0.title
    }
  }

  private let verse = String(
    repeating: "Ihr naht euch wieder, schwankende Gestalten,\nDie früh sich einst gezeigt.\n\n",
    count: 24)
  private let scenes = [
    "Zueignung", "Vorspiel auf dem Theater", "Prolog im Himmel", "Nacht", "Vor dem Tor",
    "Studierzimmer", "Auerbachs Keller in Leipzig", "Hexenküche", "Straße", "Abend",
  ]

  @Test func `what alone stands behind three blank lines are the scenes of a play`() throws {
    let text = scenes.map { "\n\n\n\($0).\n\nFAUST:\n\(verse)" }.joined()
    #expect(try titles("Faust\n" + text) == scenes)
    #expect(try titles(("Faust\n" + text).replacing("\n", with: "\r\n")) == scenes)
    // Two blank lines stand before other things, too; what begins with words is no heading.
    #expect(try titles(scenes.map { "\n\($0).\n\nFAUST:\n\(verse)" }.joined()).isEmpty)
    let broken = scenes.map { "\n\n\n\(verse)\n\n\n\n\($0).\n\n\(verse)" }.joined()
    #expect(try titles(broken).isEmpty)
    // Chapters are known by their words.
    let chapters = (1...9).map { "\n\n\nCHAPTER \($0)\n\n\(verse)" }.joined()
    #expect(try titles(chapters) == (1...9).map { "CHAPTER \($0)" })
  }

  private let parts = ["Inferno", "Purgatorio", "Paradiso"]
  private let numbers = ["I", "II", "III", "IV", "V", "VI"]

  @Test(arguments: [": ", " · ", " • "])
  func `cantos behind the names of their parts are chapters`(_ mark: String) throws {
    let text = parts.flatMap { part in
      numbers.map { "  \(part)\(mark)Canto \($0)\n\n\n\(verse)\n\n" }
    }.joined()
    let expected = parts.flatMap { part in numbers.map { "\(part)\(mark)Canto \($0)" } }
    #expect(try titles("LA DIVINA COMMEDIA\n\n" + text) == expected)
    // A sentence here and there is none.
    let quoted = String(repeating: "\(verse)\n\nDante: Canto V says so\n\n", count: 9)
    #expect(try titles(quoted).isEmpty)
  }

  @Test func `names in capitals above first cantos are the parts`() throws {
    let text = parts.map { part in
      "\(part.uppercased())\n\n\n"
        + numbers.map { "CANTO \($0)\n\n\(verse)\n\n" }.joined()
    }.joined()
    let expected = parts.flatMap { part in
      [part.uppercased()] + numbers.map { " CANTO \($0)" }
    }
    #expect(try titles("LA DIVINA COMMEDIA\n\ndi Dante Alighieri\n\n\n" + text) == expected)
  }
}
