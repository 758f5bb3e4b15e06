/// The program's own teller: plans a story, then fills the passages of the plan.
///
/// A story is a pure function of the request, the seed and the outlines that were told before.
package struct Composer: Sendable {
  /// How many outlines are drawn for a story: the one that repeats the least is told.
  static let candidates = 16
  /// How many of the outlines told last must not be repeated.
  static let remembered = 200
  /// How many of them count the most.
  private static let nearest = 20

  /// The passages of each skeleton of a band, for what was asked for so far.
  private let texts: [Skeleton: SkeletonTexts]
  private let band: AgeBand

  /// A composer for a band.
  package init(band: AgeBand) {
    self.band = band
    var texts: [Skeleton: SkeletonTexts] = [:]
    for skeleton in Skeleton.allCases {
      if let source = Passages.source(skeleton, band) {
        texts[skeleton] = SkeletonTexts(parsing: source)
      }
    }
    self.texts = texts
  }

  /// The story of a request and a seed.
  ///
  /// - Parameter told: The keys of all outlines told in this library, in the order of the telling.
  package func story(for request: StoryRequest, seed: UInt64, told: [String] = []) -> ComposedStory
  {
    var generator = SeededGenerator(seed: seed)
    let outlines = plan(request, told: told, &generator)
    // Wordings that are all long may be too long together: the next outline is told then.
    let fitting = generator
    for outline in outlines {
      generator = fitting
      let story = tell(outline, request, &generator)
      if StoryGates.faults(of: story.body, for: band).isEmpty { return story }
    }
    generator = fitting
    return tell(outlines[0], request, &generator)
  }

  // MARK: - The plan

  private func plan(
    _ request: StoryRequest, told: [String], _ generator: inout SeededGenerator
  ) -> [Outline] {
    let skeletons = skeletons(for: request)
    let all = Set(told)
    let recent = told.suffix(Self.remembered).compactMap(Outline.init(key:)).filter {
      $0.band == band
    }
    var plans: [(outline: Outline, cost: Double)] = []
    var drawn = 0
    // More are drawn only while every one of them was told before.
    while drawn < Self.candidates || (plans.isEmpty && drawn < Self.candidates * 64) {
      drawn += 1
      let outline = draw(request, skeletons, &generator)
      if all.contains(outline.key) { continue }
      plans.append((outline, cost(of: outline, recent, request)))
    }
    let best = plans.sorted { $0.cost < $1.cost }.map(\.outline)
    return best.isEmpty ? [draw(request, skeletons, &generator)] : best
  }

  /// The skeletons that suit a request: those of the theme and the focus, of either one, or all.
  private func skeletons(for request: StoryRequest) -> [Skeleton] {
    let all = Skeleton.allCases.filter { texts[$0] != nil }
    let ofTheme = all.filter { $0.themes.contains(request.theme) }
    guard let focus = request.focus else { return ofTheme.isEmpty ? all : ofTheme }
    let ofFocus = all.filter { $0.focuses.contains(focus) }
    let ofBoth = ofFocus.filter { $0.themes.contains(request.theme) }
    return !ofBoth.isEmpty ? ofBoth : !ofFocus.isEmpty ? ofFocus : all
  }

  private func draw(
    _ request: StoryRequest, _ skeletons: [Skeleton], _ generator: inout SeededGenerator
  ) -> Outline {
    let skeleton = generator.pick(skeletons)
    guard let texts = texts[skeleton] else { preconditionFailure("A skeleton has its passages.") }
    let companion =
      request.companion.trimmedWords.isEmpty
      ? generator.pick(Companion.all) : Companion(typed: request.companion)
    return Outline(
      band: band, skeleton: skeleton, world: generator.pick(texts.worlds).id,
      companion: companion.introduced,
      slots: texts.slots.map { generator.index(below: $0.values.count) },
      wordings: Beat.allCases.map { generator.index(below: texts.wordings[$0]?.count ?? 1) })
  }

  /// What speaks against an outline: passages that the stories told last have too, and a length that
  /// was not asked for.
  private func cost(of outline: Outline, _ recent: [Outline], _ request: StoryRequest) -> Double {
    var near = 0
    var sum = 0.0
    for (age, other) in recent.reversed().enumerated() {
      let shared = outline.sharedPassages(with: other)
      if age < Self.nearest {
        near = max(near, shared)
        if other.world == outline.world { sum += 0.2 / Double(age + 1) }
        if other.skeleton == outline.skeleton { sum += 1 / Double(age + 1) }
      }
      sum += Double(shared * shared) / Double(age + 20)
    }
    guard request.length != .middle else { return Double(near * near) * 4 + sum }
    let wanted = request.length.words(in: band)
    let words = roughWords(of: outline)
    let miss = max(wanted.lowerBound - words, words - wanted.upperBound, 0)
    return Double(near * near) * 4 + sum + Double(miss) / Double(band.limits.words.lowerBound) * 60
  }

  /// About how many words an outline's story has.
  private func roughWords(of outline: Outline) -> Int {
    zip(Beat.allCases, outline.wordings).reduce(0) { sum, choice in
      guard let source = texts[outline.skeleton]?.wordings[choice.0]?[choice.1].source else {
        return sum
      }
      return sum + source.utf8.count(where: { $0 == 0x20 || $0 == 0x0A }) + 1
    }
  }

  // MARK: - The words

  private func tell(
    _ outline: Outline, _ request: StoryRequest, _ generator: inout SeededGenerator
  ) -> ComposedStory {
    guard let texts = texts[outline.skeleton], let world = World.named(outline.world) else {
      preconditionFailure("An outline names a skeleton and a world.")
    }
    let known = Companion.all.first { $0.introduced == outline.companion }
    let filling = PassageFilling(
      hero: request.hero.trimmedWords, pronouns: request.pronouns,
      companion: known ?? Companion(typed: outline.companion), world: world,
      slots: Dictionary(
        zip(texts.slots, outline.slots).map { ($0.name, $0.values[$1]) }
      ) { first, _ in first },
      refrain: texts.refrains.isEmpty ? "" : generator.pick(texts.refrains),
      interest: request.interests.isEmpty ? nil : generator.pick(request.interests).trimmedWords)
    let title = filling.title(generator.pick(texts.titles)).withCurlyQuotes
    let chapters = texts.chapters.map { filling.title(generator.pick($0)).withCurlyQuotes }
    var parts: [ComposedStory.Chapter] = []
    var explained: [ExplainedWord] = []
    for (beat, index) in zip(Beat.allCases, outline.wordings) {
      guard let wording = texts.wordings[beat]?[index] else { continue }
      let start = [.want: 0, .try1: 1, .insight: 2][beat]
      if let start, start < chapters.count || parts.isEmpty {
        parts.append(.init(title: start < chapters.count ? chapters[start] : nil, paragraphs: []))
      }
      parts[parts.count - 1].paragraphs += filling.paragraphs(of: wording.source).map(
        \.withCurlyQuotes)
      if let word = wording.explained { explained.append(word) }
    }
    return ComposedStory(
      title: title.capitalizingFirst, chapters: parts,
      questions: generator.shuffled(texts.questions).prefix(3).map {
        filling.line($0).withCurlyQuotes.capitalizingFirst
      },
      explained: explained.map {
        ExplainedWord(word: $0.word, meaning: $0.meaning.withCurlyQuotes)
      },
      outline: outline, world: world)
  }
}
