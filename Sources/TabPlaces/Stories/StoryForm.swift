import Screen
import Stories
import Widgets

/// The form of a story that is to be told.
struct StoryForm: Equatable, Sendable {
  /// A row of the form.
  enum Field: Hashable, Sendable {
    case hero, pronouns, companion, age, theme, length, interests, language, teller
  }

  /// The rows and what is typed in them.
  private(set) var fields: Form<Field>
  /// Which companion was suggested last.
  private var suggestion = 0
  private let bands: [AgeBand]
  /// The model that can be chosen too.
  let offer: ModelOffer?

  /// A form that begins with what was asked for last.
  ///
  /// - Parameters:
  ///   - band: The only age band that may be chosen; `nil` for all.
  ///   - offer: The model that can be chosen; nil for none.
  ///   - teller: Who told the last one.
  init(
    _ former: StoryRequest? = nil, within band: AgeBand? = nil, offer: ModelOffer? = nil,
    by teller: StoryTeller = .program
  ) {
    self.offer = offer
    let bands = band.map { [$0] } ?? AgeBand.allCases
    self.bands = bands
    let age = former.flatMap { bands.firstIndex(of: $0.band) } ?? 0
    let capacity = StoryRequest.mostCharacters + 20
    fields = Form(
      [
        FormRow(
          .hero, "Hero", .text(former?.hero ?? "", capacity: capacity),
          hint: "a name, kept on this machine"),
        FormRow(
          .pronouns, "Called",
          .choice(
            ["by the name"] + HeroPronouns.allCases.map(\.rawValue),
            selected: former.flatMap { HeroPronouns.allCases.firstIndex(of: $0.pronouns) }
              .map { $0 + 1 } ?? 0)),
        FormRow(
          .companion, "Companion", .text(former?.companion ?? "", capacity: capacity),
          hint: "empty for any; ^N suggests one"),
        FormRow(.age, "Age", .choice(bands.map(\.label), selected: age)),
        FormRow(
          .theme, "Theme",
          .choice(
            StoryTheme.allCases.map(\.rawValue),
            selected: former.flatMap { StoryTheme.allCases.firstIndex(of: $0.theme) } ?? 0)),
        FormRow(
          .length, "Length",
          .choice(
            StoryLength.allCases.map(\.rawValue),
            selected: former.flatMap { StoryLength.allCases.firstIndex(of: $0.length) } ?? 1)),
        FormRow(
          .interests, "Loves",
          .text(former?.interests.joined(separator: ", ") ?? "", capacity: 220),
          hint: "trains, whales; may be empty"),
        FormRow(
          .language, "Language",
          .choice(
            // The program itself tells in English alone.
            offer == nil ? ["English"] : StoryLanguage.allCases.map(\.name),
            selected: offer == nil
              ? 0
              : former?.language.flatMap { StoryLanguage.allCases.firstIndex(of: $0) } ?? 0)),
        .teller(.teller, offer, teller),
      ],
      look: .menu(labels: 11),
      words: FormWords(question: "Tell this story?", submit: "tell it", goesOn: false))
  }

  /// Puts back what was typed when the program was left.
  mutating func restore(_ draft: FormDraft) {
    fields.restore(draft)
    sayLength()
  }

  /// Applies a key: Control-N suggests a companion.
  mutating func press(_ key: Key) -> Form<Field>.Answer {
    if key == .control("n"), !fields.isAsking {
      suggestion += 1
      let all = Companion.all
      fields[.companion].control = .text(
        all[suggestion % all.count].introduced, capacity: StoryRequest.mostCharacters + 20)
      fields.moveFocus(to: .companion)
      return .stay
    }
    let answer = fields.press(key)
    sayLength()
    return answer == .submit ? checked() : answer
  }

  /// Says beside the length how many words a story of the chosen age has.
  private mutating func sayLength() {
    let band = bands[fields.selected(.age)]
    let words = StoryLength.allCases[fields.selected(.length)].words(in: band)
    fields[.length].hint = "\(words.lowerBound)–\(words.upperBound) words for \(band.label)"
  }

  /// Who is to tell it.
  var teller: StoryTeller { fields.selected(.teller) == 1 ? .model : .program }

  private mutating func checked() -> Form<Field>.Answer {
    if request.fault == nil {
      if teller == .program, request.language != nil {
        fields.refuse(.language, "the program tells in English: choose who tells it", "English")
        return .stay
      }
      if teller == .model, let obstacle = offer?.obstacle {
        fields.refuse(.teller, obstacle, "cannot be asked")
        return .stay
      }
    }
    guard let fault = request.fault else { return .submit }
    let field: Field =
      switch fault.field {
      case .hero: .hero
      case .companion: .companion
      case .interests: .interests
      }
    fields.refuse(field, fault.sentence)
    return .stay
  }

  /// What the form asks for.
  var request: StoryRequest {
    let pronouns = fields.selected(.pronouns)
    return StoryRequest(
      hero: fields.trimmedText(.hero),
      pronouns: pronouns == 0 ? nil : HeroPronouns.allCases[pronouns - 1],
      companion: fields.trimmedText(.companion), band: bands[fields.selected(.age)],
      theme: StoryTheme.allCases[fields.selected(.theme)],
      length: StoryLength.allCases[fields.selected(.length)],
      interests: fields.text(.interests).commaSeparated,
      language: offer == nil ? nil : StoryLanguage.allCases[fields.selected(.language)])
  }

  /// Asks before the form is left for something else, unless nothing was changed.
  mutating func mayLeave() -> Bool { fields.mayLeave() }

  mutating func click(row: Int, column: Int, in area: Rect, _ symbols: Symbols) {
    _ = fields.click(row: row, column: column, in: area, symbols)
    sayLength()
  }
}

/// The form of a collection of stories that helps a child grow.
struct CollectionForm: Equatable, Sendable {
  /// A row of the form.
  enum Field: Hashable, Sendable {
    case title, age, focus, interests, hero, companions, count, teller
  }

  /// The rows and what is typed in them.
  private(set) var fields: Form<Field>
  private let bands: [AgeBand]

  /// The model that can be chosen too.
  let offer: ModelOffer?

  /// - Parameters:
  ///   - band: The only age band that may be chosen; `nil` for all.
  ///   - offer: The model that can be chosen; nil for none.
  ///   - teller: Who told the last one.
  init(
    hero: String = "", within band: AgeBand? = nil, offer: ModelOffer? = nil,
    by teller: StoryTeller = .program
  ) {
    self.offer = offer
    bands = band.map { [$0] } ?? AgeBand.allCases
    let capacity = StoryRequest.mostCharacters + 20
    fields = Form(
      [
        FormRow(.age, "Age", .choice(bands.map(\.label), selected: 0)),
        FormRow(
          .focus, "Focus", .choice(GrowthFocus.allCases.map(\.name), selected: 0)),
        FormRow(
          .interests, "Interests", .text("", capacity: 220), hint: "trains, whales, the moon"),
        FormRow(.hero, "Hero", .text(hero, capacity: capacity), hint: "kept on this machine"),
        FormRow(
          .companions, "Companions", .text("", capacity: 220), hint: "empty for any"),
        FormRow(
          .count, "Stories",
          .choice(CollectionRequest.counts.map { "\($0)" }, selected: 2)),
        FormRow(.title, "Name", .text("", capacity: 60), hint: "may be empty"),
        .teller(.teller, offer, teller),
      ],
      look: .menu(labels: 11),
      words: FormWords(question: "Tell these stories?", submit: "tell them"))
  }

  /// Puts back what was typed when the program was left.
  mutating func restore(_ draft: FormDraft) { fields.restore(draft) }

  mutating func press(_ key: Key) -> Form<Field>.Answer {
    let answer = fields.press(key)
    return answer == .submit ? checked() : answer
  }

  /// Who is to tell them.
  var teller: StoryTeller { fields.selected(.teller) == 1 ? .model : .program }

  private mutating func checked() -> Form<Field>.Answer {
    let request = request
    if teller == .model, let obstacle = offer?.obstacle {
      fields.refuse(.teller, obstacle, "cannot be asked")
      return .stay
    }
    if request.interests.isEmpty {
      fields.refuse(.interests, "what does the child love?", "needed")
      return .stay
    }
    for story in request.requests {
      guard let fault = story.fault else { continue }
      let field: Field =
        switch fault.field {
        case .hero: .hero
        case .companion: .companions
        case .interests: .interests
        }
      fields.refuse(field, fault.sentence)
      return .stay
    }
    if let interest = request.interests.lazy.compactMap({ StoryRequest.fault(in: $0) }).first {
      fields.refuse(.interests, interest)
      return .stay
    }
    if request.interests.count > StoryRequest.mostInterests {
      fields.refuse(.interests, "At most \(StoryRequest.mostInterests) interests.")
      return .stay
    }
    return .submit
  }

  /// What the form asks for.
  var request: CollectionRequest {
    CollectionRequest(
      title: fields.trimmedText(.title), hero: fields.trimmedText(.hero),
      companions: fields.text(.companions).commaSeparated, band: bands[fields.selected(.age)],
      focus: GrowthFocus.allCases[fields.selected(.focus)],
      interests: fields.text(.interests).commaSeparated,
      count: CollectionRequest.counts.lowerBound + fields.selected(.count))
  }

  mutating func mayLeave() -> Bool { fields.mayLeave() }

  mutating func click(row: Int, column: Int, in area: Rect, _ symbols: Symbols) {
    _ = fields.click(row: row, column: column, in: area, symbols)
  }
}

extension FormRow {
  /// The row that says who tells stories.
  fileprivate static func teller(
    _ field: Field, _ offer: ModelOffer?, _ teller: StoryTeller
  ) -> FormRow {
    FormRow(
      field, "Told by",
      .choice(
        ["this program"] + (offer.map { [$0.name] } ?? []),
        selected: offer != nil && teller == .model ? 1 : 0),
      hint: offer == nil ? "settings (,) add a model" : offer?.isAgreed == true ? "" : "asks first")
  }
}

/// Asks whether a server may be asked for stories, before the first time, and says what it is sent.
struct ModelConsent: Equatable, Sendable {
  /// The form that asked for it: it comes back if the reader does not agree.
  enum Form: Equatable, Sendable {
    case story(StoryForm)
    case collection(CollectionForm)
  }

  let form: Form
  let offer: ModelOffer

  /// The question.
  func question(in symbols: Symbols) -> QuestionBox {
    QuestionBox(
      title: "Ask \(offer.host)?",
      words: """
        \(offer.model) tells the story there. What you typed goes out: age, theme, length, \
        language, companions, interests. The hero’s name stays here: the model is told NAME.
        """,
      shortWords: "All but the hero’s name goes there.",
      hints: ["\(symbols.enterKey) ask it", "Esc back"])
  }
}

/// The form that says which stories are listed.
struct StoryFilterForm: Equatable, Sendable {
  /// A row of the form.
  enum Field: Hashable, Sendable {
    case age, theme, focus, reading, order
  }

  private(set) var fields: Form<Field>
  private let former: StoryFilter

  init(_ filter: StoryFilter) {
    former = filter
    func choice(_ names: [String], _ all: [String], _ chosen: String?) -> FormControl {
      .choice(
        ["all"] + names, selected: chosen.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    let bands = AgeBand.allCases
    let readings = ShownStory.Reading.allCases.map(\.rawValue)
    fields = Form(
      [
        FormRow(.age, "Age", choice(bands.map(\.label), bands.map(\.rawValue), filter.band)),
        FormRow(
          .theme, "Theme",
          choice(
            StoryTheme.allCases.map(\.rawValue), StoryTheme.allCases.map(\.rawValue),
            filter.theme)),
        FormRow(
          .focus, "Focus",
          choice(
            GrowthFocus.allCases.map(\.name), GrowthFocus.allCases.map(\.rawValue), filter.focus)),
        FormRow(.reading, "Read", choice(readings, readings, filter.reading?.rawValue)),
        FormRow(
          .order, "Order",
          .choice(
            StoryFilter.Order.allCases.map(\.rawValue),
            selected: StoryFilter.Order.allCases.firstIndex(of: filter.order) ?? 0)),
      ],
      look: .menu(labels: 8), words: FormWords(question: "List these stories?", submit: "show"))
  }

  mutating func press(_ key: Key) -> Form<Field>.Answer { fields.press(key) }

  mutating func click(row: Int, column: Int, in area: Rect, _ symbols: Symbols) {
    _ = fields.click(row: row, column: column, in: area, symbols)
  }

  /// The filter that the form says.
  var filter: StoryFilter {
    var filter = former
    func chosen(_ field: Field, _ all: [String]) -> String? {
      let index = fields.selected(field)
      return index == 0 ? nil : all[index - 1]
    }
    filter.band = chosen(.age, AgeBand.allCases.map(\.rawValue))
    filter.theme = chosen(.theme, StoryTheme.allCases.map(\.rawValue))
    filter.focus = chosen(.focus, GrowthFocus.allCases.map(\.rawValue))
    filter.reading = chosen(.reading, ShownStory.Reading.allCases.map(\.rawValue))
      .flatMap { ShownStory.Reading(rawValue: $0) }
    filter.order = StoryFilter.Order.allCases[fields.selected(.order)]
    return filter
  }
}

extension String {
  /// What stands between commas, without space around it.
  fileprivate var commaSeparated: [String] {
    split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
