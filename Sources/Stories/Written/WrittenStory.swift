/// A story that was written by hand, as it comes with the program.
package struct WrittenStory: Equatable, Sendable {
  /// Its identifier in every library: so that it is put into each only once.
  package var identifier: String
  package var band: AgeBand
  package var title: String
  package var theme: StoryTheme
  package var focus: GrowthFocus
  package var hero: String
  /// The identifier of the world whose picture it has.
  package var world: String
  package var chapters: [ComposedStory.Chapter] = []
  package var questions: [String] = []
  package var explained: [ExplainedWord] = []

  /// The story of a source: a head of `key: value` lines, then paragraphs, `? ` before a question and
  /// `= ` before an explained word; `nil` if the head lacks something.
  package init?(parsing source: String, identifier: String) {
    var head: [String: String] = [:]
    for line in source.split(separator: "\n") {
      let key = line.prefix { $0 != ":" }
      guard ["band", "title", "theme", "focus", "hero", "world"].contains(key),
        head[String(key)] == nil
      else { continue }
      head[String(key)] = String(line.dropFirst(key.count + 1)).trimmedWords
    }
    guard let band = head["band"].flatMap(AgeBand.init), let title = head["title"],
      let theme = head["theme"].flatMap(StoryTheme.init),
      let focus = head["focus"].flatMap(GrowthFocus.init), let hero = head["hero"],
      let world = head["world"]
    else { return nil }
    (self.identifier, self.band, self.theme, self.focus) = (identifier, band, theme, focus)
    (self.title, self.hero, self.world) = (title.withCurlyQuotes, hero, world)
    for line in source.split(separator: "\n").drop(while: { line in
      line.firstIndex(of: ":").map { head[String(line[..<$0])] != nil } ?? false
    }) {
      parse(line)
    }
  }

  private mutating func parse(_ line: Substring) {
    let words = String(line).trimmedWords.withCurlyQuotes
    if words.hasPrefix("chapter: ") {
      chapters.append(.init(title: String(words.dropFirst(9)), paragraphs: []))
    } else if words.hasPrefix("? ") {
      questions.append(String(words.dropFirst(2)))
    } else if words.hasPrefix("= "), let colon = words.firstIndex(of: ":") {
      explained.append(
        ExplainedWord(
          word: String(words[..<colon].dropFirst(2)),
          meaning: String(words[colon...].dropFirst()).trimmedWords))
    } else if !words.isEmpty {
      if chapters.isEmpty { chapters.append(.init(title: nil, paragraphs: [])) }
      chapters[chapters.count - 1].paragraphs.append(words)
    }
  }

  /// The words of the telling, without titles and the last page.
  package var body: String { chapters.flatMap(\.paragraphs).joined(separator: "\n\n") }

  /// The story as a text, laid out as a composed one.
  package var text: String {
    StoryLayout.text(title: title, chapters, questions: questions, explained: explained)
  }
}
