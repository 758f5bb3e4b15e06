import Stories
import Testing

struct StoryWordsTests {
  /// Words with the syllables that the CMU Pronouncing Dictionary gives them.
  @Test(arguments: [
    ("cat", 1), ("jumped", 1), ("wanted", 2), ("table", 2), ("little", 2), ("people", 2),
    ("something", 2), ("house", 1), ("houses", 2), ("lighthouse", 2), ("every", 2), ("idea", 3),
    ("quiet", 2), ("quietly", 3), ("careful", 2), ("carefully", 3), ("being", 2), ("horses", 2),
    ("apples", 2), ("smiles", 1), ("didn’t", 2), ("don't", 1), ("Mia", 2), ("crooked", 2),
    ("somewhere", 2), ("homework", 2), ("giant", 2), ("whole", 1), ("eyes", 1), ("squeaked", 1),
    ("fox's", 2), ("owl's", 1), ("together", 3), ("evening", 2), ("station", 2), ("museum", 3),
  ])
  func `syllables are counted as they are spoken`(word: String, count: Int) {
    #expect(Syllables.count(in: word) == count, "\(word)")
  }

  @Test func `a sentence ends with its closing quote, not inside of what is said`() {
    let text = "“Run!” said the owl. Mia ran. “Now?” Mia asked. It was… late\nSo they went"
    #expect(
      StorySentences.of(text) == [
        "“Run!” said the owl.", "Mia ran.", "“Now?”", "Mia asked.", "It was… late", "So they went",
      ])
    #expect(StorySentences.of("").isEmpty)
  }

  @Test func `figures of a text`() {
    let figures = Readability(of: "The cat sat. The small cat ran away!\n\nIt slept.")
    #expect(figures.words == 10)
    #expect(figures.sentences == 3)
    #expect(figures.longestSentence == 5)
    #expect(figures.syllables == 11)
    #expect(Readability(of: "").grade.isFinite)
  }

  @Test func `what two texts share is counted by runs of four words`() {
    let one = StoryShingles(of: "the owl sat on the wall and said nothing")
    #expect(one.shared(with: one) == 1)
    #expect(one.shared(with: StoryShingles(of: "a frog jumps over my old shoe")) == 0)
    let half = StoryShingles(of: "The owl sat on the wall. Then Mia came home")
    #expect(abs(one.shared(with: half) - 3 / 6) < 0.001)
    #expect(StoryShingles(of: "too short").shared(with: one) == 0)
    #expect(StoryShingles.mostRepeated(in: "a b c d a b c d a b c d") == 3)
  }

  @Test func `a text that is not fit says why`() {
    #expect(
      StoryGates.faults(of: "Short. {hero}", for: .early) == [
        "2 words, fewer than 200", "its words are too hard", "a hole was not filled",
      ])
  }

  @Test(arguments: [
    ("a small owl", "a small owl", "the owl"), ("small owl", "a small owl", "the owl"),
    ("old owl", "an old owl", "the owl"), ("Rex", "Rex", "Rex"),
    ("my brother Tom", "my brother Tom", "my brother Tom"),
    ("a bear with a hat", "a bear with a hat", "the bear"),
    ("an otter called Pip", "an otter called Pip", "Pip"), ("unicorn", "a unicorn", "the unicorn"),
    ("two mice", "two mice", "the mice"), ("the three bears", "the three bears", "the three bears"),
  ])
  func `a companion is introduced, then named`(typed: String, first: String, then: String) {
    let companion = Companion(typed: typed)
    #expect(companion.introduced == first)
    #expect(companion.named == then)
  }

  @Test func `a pronoun with two owners is refused`() {
    let texts = SkeletonTexts(parsing: "person: Tilda she\nslot cake: bun | pie | roll")
    let check = PassageCheck(of: texts)
    func faults(_ words: String) -> Int {
      check.faults(of: "{hero} saw {friend}. " + words, beat: .act).count
    }
    #expect(faults("{He} ate {a cake}.") == 0)
    #expect(faults("{He} {was} full.") == 0)
    #expect(faults("{He} was full.") == 1)
    #expect(faults("{Friend} ate {its} cake.") == 1)
    #expect(faults("{He} ate a {cake}.") == 1)
    #expect(faults("{hero} saw {elder}. {He} waved.") == 1)
    #expect(faults("{hero} saw Tilda. She waved.") == 1)
    #expect(faults("Tilda came. She waved.") == 0)
    #expect(faults("{He} saw them.") == 1)
    #expect(faults("A {spoon} fell.") == 1)
  }

  @Test(arguments: World.all.map(\.id) + ["none"])
  func `an ornament has eight rows of 24 columns`(world: String) {
    for isASCII in [true, false] {
      let rows = StoryOrnament.rows(for: world, isASCII: isASCII)
      #expect(rows.count == 8, "\(world)")
      #expect(rows.allSatisfy { $0.count == 24 })
      if isASCII { #expect(rows.joined().utf8.allSatisfy { $0 < 128 }) }
    }
  }
}
