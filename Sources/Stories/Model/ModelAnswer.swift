/// The words of a model on their way into a story: the name is put back, Markdown and what cannot be
/// printed are taken out, and too much is cut off.
package struct ModelAnswer: Equatable, Sendable {
  /// The most bytes of a story.
  package static let longest = 10 << 10

  private let hero: String
  /// What may be the beginning of the placeholder, or of Markdown.
  private var waiting = ""
  /// Whether a sequence that steers a terminal has begun and not ended.
  private var isInEscape = false
  /// Whether the next words go on with what was kept before.
  private var isContinued: Bool
  /// The story so far.
  package private(set) var text = ""
  /// Whether more came than a story may have.
  package private(set) var isTooLong = false

  /// An answer for a hero, of which so much was kept before.
  package init(hero: String, kept: String = "") {
    self.hero = hero
    text = kept
    isContinued = !kept.isEmpty
  }

  /// Appends the next words.
  package mutating func append(_ words: String) {
    guard !isTooLong else { return }
    if isContinued, let first = words.first {
      // Who goes on with a text begins with a word: without the space before it.
      if first.isLetter, let last = text.last, !last.isWhitespace { waiting += " " }
      isContinued = false
    }
    waiting += words
    // The last letters may be the start of NAME: they wait for what follows.
    let placeholder = ModelPrompt.placeholder
    var kept = 0
    for count in stride(from: min(placeholder.count - 1, waiting.count), to: 0, by: -1)
    where placeholder.hasPrefix(waiting.suffix(count)) {
      kept = count
      break
    }
    let ready = waiting.dropLast(kept)
    waiting = String(waiting.suffix(kept))
    add(ready)
  }

  /// Takes the end.
  ///
  /// - Parameter isWhole: Whether no more will come: white space at the end is taken away then.
  package mutating func end(isWhole: Bool = true) {
    add(waiting[...])
    waiting = ""
    while isWhole, text.last?.isWhitespace == true { text.removeLast() }
  }

  private mutating func add(_ words: Substring) {
    for part in words.replacing(ModelPrompt.placeholder, with: hero).unicodeScalars {
      if isInEscape {
        isInEscape = part == "[" || !("@"..."~").contains(part)
        continue
      }
      switch part {
      case "\u{1B}": isInEscape = true
      case "\n" where text.isEmpty || text.hasSuffix("\n\n"), " " where text.isEmpty: break
      case "\n", " ": text.unicodeScalars.append(part)
      case "*", "_", "#", "`", "\r": break
      case "\t": text += " "
      default:
        switch part.properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
          .paragraphSeparator:
          break
        default: text.unicodeScalars.append(part)
        }
      }
    }
    guard text.utf8.count > Self.longest else { return }
    isTooLong = true
    while text.utf8.count > Self.longest { text.removeLast() }
  }

  /// The text as a reader is shown it while it comes: the title, an empty line, and the words so far;
  /// nil before there are any. A later page begins with an earlier one.
  ///
  /// - Parameter title: The title of a story that brings none.
  package func page(titled title: String) -> String? {
    let first = text.prefix { !$0.isNewline }
    let hasNoTitle = String(first).trimmedEnds.count > Self.longestTitle
    guard hasNoTitle || first.endIndex < text.endIndex else { return nil }
    let (own, body) = parted
    let words = body.trimmedEnds
    guard hasNoTitle || own != nil, !words.isEmpty else { return nil }
    return "\(own ?? title)\n\n\(words)"
  }

  private static let longestTitle = 80

  /// The title and the body: the title is the first line, where that is short.
  package var parted: (title: String?, body: String) {
    let lines = text.split(separator: "\n", maxSplits: 1).map { String($0).trimmedEnds }
    guard lines.count == 2, lines[0].count <= Self.longestTitle else { return (nil, text) }
    let title = lines[0].hasPrefix("Title: ") ? String(lines[0].dropFirst(7)) : lines[0]
    return (title, lines[1])
  }

  /// Why the answer is not fit for a band, as parts of a sentence; empty if it is fit.
  ///
  /// - Parameter language: The language that was asked for; nil for English. Grades are measured in
  ///   English alone.
  package func faults(for band: AgeBand, in language: StoryLanguage? = nil) -> [String] {
    let body = parted.body
    var faults = StoryGates.faults(of: body, for: band, hasGrade: language == nil)
    if isTooLong { faults.append("it is too long") }
    if StoryShingles.mostRepeated(in: body) > 4 { faults.append("it goes round in circles") }
    if hasGarbledName { faults.append("it garbles the hero's name") }
    let words = Set(StoryWords.of(body.lowercased()).map(String.init))
    if !words.isDisjoint(with: Self.unfit) {
      faults.append("it has words that are not for children")
    }
    return faults
  }

  /// Whether a word looks like the placeholder written wrongly, as small models do: `NaMENE`, `NAMMY`.
  /// Capitals alone are a shout.
  private var hasGarbledName: Bool {
    let own = hero.split { !$0.isLetter }
    return parted.body.split { !$0.isLetter }.contains { word in
      guard !own.contains(word) else { return false }
      let capitals = word.count { $0.isUppercase }
      return capitals == word.count ? word.hasPrefix("NAM") : capitals > 2
    }
  }

  /// Words that no story for a child has.
  private static let unfit: Set<String> = [
    "kill", "killed", "killing", "murder", "blood", "bloody", "corpse", "suicide", "gun", "guns",
    "shot", "stab", "stabbed", "knife", "hell", "damn", "bastard", "whiskey", "drunk", "cocaine",
    "drugs", "sex", "sexy", "naked", "porn", "hate", "stupid", "idiot", "torture", "demon",
  ]
}

extension String {
  /// The string without space at its ends.
  fileprivate var trimmedEnds: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
