import Books
import TestSupport
import Testing

@testable import Paging

/// The contents of plays in several languages: acts with their scenes below them.
struct PlayTests {
  private static let speech =
    "\n\nA. The sea lay flat under the sun.\n\nB. Nobody on the pier had anything to say of it.\n\n"

  /// Headings with speeches below them.
  private func play(_ headings: [String]) -> String {
    headings.map { "\n\n\n\($0)" + String(repeating: Self.speech, count: 9) }.joined()
  }

  /// The titles, set in by their levels.
  private func titles(_ text: String) throws -> [String] {
    let outline = try Manuscript(MemoryText(text)).outlineSearch.run() ?? Outline()
    return outline.entries.map { String(repeating: "  ", count: $0.level) + $0.title }
  }

  @Test func `an act and its first scene on one line are two`() throws {
    let text = play([
      "ACT I.\n\nSCENE I. The pier.", "SCENE II. A street.",
      "ACT II. SCENE I. The pier,\nin the rain.", "SCENE II. A street.",
      "  ACT III. SCENE I.\n\n  A wood", "  SCENE II.\n\n  A street",
    ])
    #expect(
      try titles(text) == [
        "ACT I", "  SCENE I. The pier", "  SCENE II. A street", "ACT II",
        "  SCENE I. The pier, in the rain", "  SCENE II. A street", "ACT III",
        "  SCENE I. A wood", "  SCENE II. A street",
      ])
  }

  @Test func `the scene of a line that begins an act stands where its word does`() throws {
    let headings = ["ACT I. SCENE I. The pier", "SCENE II. A street", "ACT II, SCENE I. The pier"]
    let text = play(headings)
    let outline = try #require(try Manuscript(MemoryText(text)).outlineSearch.run())
    let bytes = Array(text.utf8)
    for entry in outline.entries {
      let words = String(decoding: bytes[entry.offset...].prefix(5), as: UTF8.self)
      #expect(words == entry.title.prefix(5))
    }
    #expect(outline.entries.map(\.number) == [1, 1, 2, 2, 1])
  }

  @Test func `a part and its first chapter on one line are two`() throws {
    let text = play([
      "PART ONE. CHAPTER 1", "CHAPTER 2", "CHAPTER 3", "PART TWO. CHAPTER 1", "CHAPTER 2",
    ])
    #expect(
      try titles(text) == [
        "PART ONE", "  CHAPTER 1", "  CHAPTER 2", "  CHAPTER 3", "PART TWO", "  CHAPTER 1",
        "  CHAPTER 2",
      ])
  }

  @Test(arguments: [
    [
      "Actus primus. Scoena prima.", "Scena Secunda.", "Actus Tertius, Scaena prima.",
      "Scena Tertia.",
    ],
    ["ACTE PREMIER", "SCENE DEUXIEME", "ACTE DERNIER", "SCÈNE DERNIÈRE"],
    ["Erster Aufzug", "Eilfter Auftritt", "Dritter Aufzug", "Letzter Auftritt"],
    ["1. Akt", "2. Szene", "2. Akt", "11. Szene"],
    ["I. FELVONÁS", "II. JELENET", "II. FELVONÁS", "III. JELENET"],
    ["JORNADA PRIMERA", "ESCENA IV", "JORNADA SEGUNDA", "ESCENA ÚLTIMA"],
    ["ATTO PRIMO", "SCENA SECONDA", "ATTO SECONDO", "SCENA ULTIMA"],
    ["EERSTE BEDRIJF", "TWEEDE TOONEEL", "TWEEDE BEDRIJF", "LAATSTE TOONEEL"],
    ["FÖRSTA AKTEN", "ANDRA SCENEN", "ANDRA AKTEN", "TREDJE SCENEN"],
    ["Akt pierwszy", "Scena druga", "Akt drugi", "Scena trzecia"],
  ])
  func `acts and scenes of other languages have their levels`(headings: [String]) throws {
    let levels = try titles(play(headings)).map { $0.prefix { $0 == " " }.count / 2 }
    let isSplit = headings[0].contains(". S")
    #expect(levels == (isSplit ? [0, 1, 1, 0, 1, 1] : [0, 1, 0, 1]))
  }

  @Test(arguments: [
    "1. Book a table for two, and a room.", "2. Part with it.",
    "Act I, scene 2 of the play is long.", "Chapter 1, and what came of it.",
  ])
  func `a sentence with a word for a division is none`(line: String) throws {
    let text = play(["CHAPTER I", "CHAPTER II", "CHAPTER III"])
    #expect(
      try titles(text + "\n\n\(line)\n\n" + Self.speech) == [
        "CHAPTER I", "CHAPTER II", "CHAPTER III",
      ])
  }

  @Test func `speakers with numbers are no chapters of a play`() throws {
    let speeches = (1...3).map { "\n\n\($0). What say you, sir\n" }.joined(separator: Self.speech)
    let acts = ["ACT I", "ACT II", "ACT III"]
    #expect(try titles(acts.map { play([$0]) + speeches }.joined()) == acts)
  }

  @Test func `a play among other pieces leaves them their names`() throws {
    let long = String(repeating: Self.speech, count: 40)
    let others = ["THE PIER", "A STREET", "THE RAIN", "OF THE SEA", "A HOUSE", "THE SUN"]
    let text = "A Book\n" + others.map { "\n\n\n\n\($0)\n\n\(long)" }.joined()
    let scenes = ["EERSTE TOONEEL", "TWEEDE TOONEEL", "DERDE TOONEEL"]
    #expect(try titles(text + play(scenes)) == others + scenes)
  }

  @Test func `a first chapter right behind a list that calls it otherwise is none of its lines`()
    throws
  {
    let names = ["Die See", "Das Haus", "Der Regen", "Die Sonne"]
    let numerals = ["I", "II", "III", "IV"]
    let list = zip(numerals, names).map { "     \($0). Kapitel: \($1)      9\n\n" }.joined()
    let words = ["Erstes", "Zweites", "Drittes", "Viertes"]
    let text = play(zip(words, names).map { "\($0) Kapitel\n\n\($1)" })
    #expect(
      try titles("Seite\n" + list + text)
        == zip(words, names).map { "\($0) Kapitel. \($1)" })
  }
}
