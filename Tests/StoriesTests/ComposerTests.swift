import Stories
import Testing

/// What a thousand stories of a band come to.
struct ToldBand {
  var faults: [String] = []
  var shares: [Double] = []
  /// The Flesch–Kincaid grades, ascending.
  var grades: [Double] = []
  var passages: Set<String> = []
  var outlines: Set<String> = []

  /// Tells so many stories, one after the other, for requests of all kinds.
  init(_ band: AgeBand, count: Int) {
    let composer = Composer(band: band)
    var generator = SeededGenerator(seed: 22)
    var told: [String] = []
    var last: [StoryShingles] = []
    for seed in 0..<UInt64(count) {
      let request = Self.request(band, &generator)
      let story = composer.story(for: request, seed: seed, told: told)
      let found = StoryGates.faults(of: story.body, for: band)
      if !found.isEmpty { faults.append("\(story.outline.key): \(found.joined(separator: ", "))") }
      grades.append(Readability(of: story.body).grade)
      let shingles = StoryShingles(of: story.body)
      if let share = last.map({ shingles.shared(with: $0) }).max() { shares.append(share) }
      last = last.suffix(19) + [shingles]
      told.append(story.outline.key)
      outlines.insert(story.outline.key)
      for (beat, wording) in zip(Beat.allCases, story.outline.wordings) {
        passages.insert("\(story.outline.skeleton)/\(beat)/\(wording)")
      }
    }
    shares.sort()
    grades.sort()
  }

  static func request(_ band: AgeBand, _ generator: inout SeededGenerator) -> StoryRequest {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(generator.next() % UInt64(values.count))]
    }
    return StoryRequest(
      hero: pick(["Mia", "Ben", "Otto", "Kim", "Lena", "Jo"]), band: band,
      theme: pick(StoryTheme.allCases), interests: pick([[], ["trains"], ["whales", "snow"]]))
  }
}

struct ComposerTests {
  @Test(arguments: AgeBand.allCases)
  func `a thousand stories of a band keep to its limits and repeat little`(band: AgeBand) {
    let told = ToldBand(band, count: 1_000)
    #expect(told.faults.isEmpty, "\(told.faults.count): \(told.faults.prefix(5))")
    #expect(told.outlines.count == 1_000)
    let share = told.shares[told.shares.count * 95 / 100]
    #expect(share <= 0.3, "the last 20 share \(share)")
    var passages = 0
    for skeleton in Skeleton.allCases {
      guard let source = Passages.source(skeleton, band) else { continue }
      passages += SkeletonTexts(parsing: source).wordings.values.reduce(0) { $0 + $1.count }
    }
    #expect(told.passages.count == passages)
    let grade = told.grades[told.grades.count / 2]
    let usual: ClosedRange<Double> =
      switch band {
      case .early: -2...0.5
      case .middle: 2...3.5
      case .late: 3...5
      }
    #expect(usual.contains(grade), "the median of the grades is \(grade)")
    print(
      "ages \(band.rawValue): \(passages) passages, shared p95 \(share), most \(told.shares.last ?? 0), "
        + "grade \(grade)"
    )
  }

  @Test(arguments: AgeBand.allCases)
  func `every name, pronoun and hole of a passage has one owner`(band: AgeBand) throws {
    for skeleton in Skeleton.allCases {
      let source = try #require(Passages.source(skeleton, band), "\(skeleton)")
      let texts = SkeletonTexts(parsing: source)
      let check = PassageCheck(of: texts)
      for beat in Beat.allCases {
        let wordings = texts.wordings[beat] ?? []
        #expect(wordings.count >= 4, "\(skeleton) \(beat)")
        for (number, wording) in wordings.enumerated() {
          let faults = check.faults(of: wording.source, beat: beat)
          #expect(faults.isEmpty, "\(band.rawValue) \(skeleton) \(beat) \(number + 1): \(faults)")
          #expect((wording.explained != nil) == beat.explainsWord)
        }
      }
    }
  }

  @Test func `the same request, seed and past give the same story`() {
    let request = StoryRequest(hero: "Mia", band: .early, theme: .courage)
    let story = Composer(band: .early).story(for: request, seed: 7)
    #expect(story == Composer(band: .early).story(for: request, seed: 7))
    let next = Composer(band: .early).story(for: request, seed: 7, told: [story.outline.key])
    #expect(next.outline != story.outline)
    #expect(next.body != story.body)
  }

  @Test func `an outline is told by its key`() throws {
    let request = StoryRequest(
      hero: "Mia", companion: "a bear/wolf with a hat", band: .early, theme: .courage)
    let outline = Composer(band: .early).story(for: request, seed: 7).outline
    let known = try #require(Outline(key: outline.key))
    #expect(known.key == outline.key)
    #expect(known.wordings == outline.wordings)
    #expect(Outline(key: "a model’s story") == nil)
  }

  @Test func `a story has its hero, three questions and three words`() {
    let request = StoryRequest(
      hero: "Zebulon", companion: "my brother Tom", band: .early, theme: .courage)
    let story = Composer(band: .early).story(for: request, seed: 3)
    #expect(story.body.contains("Zebulon"))
    #expect(story.body.contains("my brother Tom") || story.body.contains("My brother Tom"))
    #expect(story.questions.count == 3)
    #expect(story.explained.count == 3)
    for word in story.explained {
      #expect(story.body.lowercased().contains(word.word.lowercased()), "\(word)")
    }
  }

  @Test func `a skeleton that needs something is told where it is`() {
    let texts = SkeletonTexts(parsing: "needs: rocks\nslot cake: bun | pie")
    #expect(texts.worlds.map(\.id) == ["harbour", "forest", "mountain", "orchard", "river"])
    #expect(SkeletonTexts(parsing: "slot cake: bun | pie").worlds == World.all)
  }

  @Test(arguments: AgeBand.allCases)
  func `a steep way of rocks is climbed only where there is one`(band: AgeBand) {
    let composer = Composer(band: band)
    var climbed = 0
    for seed in 0..<60 as Range<UInt64> {
      let request = StoryRequest(hero: "Mia", band: band, theme: .courage)
      let story = composer.story(for: request, seed: seed)
      guard story.outline.skeleton == .hill else { continue }
      climbed += 1
      #expect(!["city", "railway", "jungle", "marsh", "oasis"].contains(story.world.id))
    }
    #expect(climbed > 5)
  }

  @Test func `the verbs of two mice are plural`() {
    func told(_ words: String, _ companion: String = "two mice") -> String {
      PassageFilling(
        hero: "Kim", pronouns: .she, companion: Companion(typed: companion), world: World.all[0]
      ).line(words)
    }
    #expect(told("{A friend} was there. {Friend} sits.") == "Two mice were there. The mice sit.")
    #expect(
      told("\"Is it?\" asked {friend}, who was small.")
        == "\"Is it?\" asked the mice, who were small.")
    #expect(told("This is {friend}.") == "These are the mice.")
    #expect(told("What does {friend} like?") == "What do the mice like?")
    #expect(told("It was {friend} who has it.") == "It was the mice who have it.")
    #expect(told("{hero} saw {friend}. Was it late?") == "Kim saw the mice. Was it late?")
    #expect(told("{Friend}'s hat fell.", "two frogs") == "The frogs' hat fell.")
    #expect(told("It was {friend}'s hat.", "two frogs") == "It was the frogs' hat.")
    #expect(told("{Friend} was glad.", "a mouse") == "The mouse was glad.")
  }

  @Test func `they is the hero only where nobody else can be meant`() {
    func told(_ words: String, _ pronouns: HeroPronouns = .they) -> String {
      PassageFilling(
        hero: "Kim", pronouns: pronouns, companion: Companion(typed: "a small owl"),
        world: World.all[0]
      ).line(words)
    }
    #expect(told("{hero} ran. {He} {was} quick.") == "Kim ran. They were quick.")
    #expect(told("They ran. {He} {was} quick.") == "They ran. Kim was quick.")
    #expect(told("{hero} and {friend} ran. {He} fell.") == "Kim and the owl ran. Kim fell.")
    #expect(told("{Folk} looked at {him}.") == "The fishers looked at Kim.")
    #expect(told("They sat. Look at {his} hat.") == "They sat. Look at Kim's hat.")
    #expect(told("They sat. {hero} lost {his} hat.") == "They sat. Kim lost their hat.")
    #expect(told("{hero} stood there, and {was} cold.") == "Kim stood there, and was cold.")
    #expect(told("They sat. In Kimber {he} fell.") == "They sat. In Kimber Kim fell.")
    #expect(told("{hero} sat. {He} lost {his} hat. {He} ran.").hasSuffix("their hat. They ran."))
    #expect(told("They ran. {He} {was} quick.", .she) == "They ran. She was quick.")
  }
}
