import Datebook
import Holdings
package import Screen
package import Widgets

extension FindingPlace {
  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "opens the selected match", hint: "open"),
    KeyTable<ListCommand>.Section(
      title: "Searching everything",
      bindings: [
        Binding(.complete, [.tab], "searches the texts of all books", hint: "texts")
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package var isTyping: Bool { true }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    let former = words
    // Who is back from a match is looking through the list: no word begins with this key.
    if isBack, key == .character("q") { return nil }
    guard field.handle(key) else { return nil }
    isBack = false
    return words == former ? [] : type()
  }

  /// Looks for what is typed now; what was found of other words is gone.
  private mutating func type() -> Answer {
    let end = endTexts()
    (texts, textWords, passedOver, awaited) = ([], nil, [], nil)
    selection = ListSelection(0)
    inCalendars = []
    if words.isEmpty { (inLibrary, knownWords) = ([], "") }
    list()
    return end + (words.isEmpty ? [] : [.own(.find(words))])
  }

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    switch command {
    case .leave where progress != nil:
      wasEnded = true
      return endTexts() + [.tell("The search through the texts was stopped.")]
    case .open: return open(frame)
    case .complete: return searchTexts()
    default:
      guard let key = command.move else { return nil }
      selection.handle(key, rows: listArea(frame).rows, count: choices.count)
      settle(frame)
      return []
    }
  }

  private mutating func searchTexts() -> Answer {
    guard !words.isEmpty, textWords != words || progress == nil else { return [] }
    (texts, textWords, passedOver, awaited) = ([], words, [], nil)
    (progress, wasEnded) = (TextsProgress(title: "", done: 0, count: 0), false)
    searchNumber += 1
    list()
    return [.own(.searchTexts(number: searchNumber, words))]
  }

  /// Ends the search through the texts, where one goes on: what is told of it late is for nobody.
  private mutating func endTexts() -> Answer {
    guard progress != nil else { return [] }
    (progress, awaited) = (nil, nil)
    searchNumber += 1
    return [.own(.endSearch)]
  }

  private mutating func open(_ frame: TabFrame) -> Answer {
    let answer = openSelected(frame)
    isBack = isBack || answer.contains { $0.leadsAway }
    return answer
  }

  private mutating func openSelected(_ frame: TabFrame) -> Answer {
    switch selected {
    case .known(let index): return open(known[index].kind, frame)
    case .book(let index):
      return open(texts[index], at: texts[index].matches.first?.offset ?? 0)
    case .match(let index, let match):
      return open(texts[index], at: texts[index].matches[match].offset)
    case .more(let index): return searchMore(in: texts[index])
    case .offer: return searchTexts()
    case .heading, .nothing, nil: return []
    }
  }

  private func open(_ text: TextFinding, at offset: Int) -> Answer {
    [.own(.open(text.book, at: textWords.map { .match($0, at: offset) } ?? .offset(offset)))]
  }

  /// Asks for the matches of a book that are not there yet: all of them, or as many as can be listed.
  private mutating func searchMore(in text: TextFinding) -> Answer {
    guard let textWords, awaited != text.book else { return [] }
    awaited = text.book
    let count = text.matches.count / Self.mostAtOnce * Self.mostAtOnce + Self.mostAtOnce
    return [
      .own(.searchText(number: searchNumber, textWords, text.book, atMost: count))
    ]
  }

  private func open(_ kind: FoundWords.Kind, _ frame: TabFrame) -> Answer {
    switch kind {
    case .book(let book): [.go(.details(book))]
    case .mark(_, _, let book, let offset): [.own(.open(book, at: .offset(offset)))]
    case .note(let subject):
      [.go(.datebook(DatebookPage(of: subject, rule: frame.locale.rule), isWriting: false))]
    case .event(let day): [.go(.datebook(.day(day), isWriting: false))]
    }
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    guard let line = line(atRow: row, frame), let choice = choices.firstIndex(of: line) else {
      return []
    }
    let isSelected = selection.selected == choice
    selection.selected = choice
    return isSelected ? open(frame) : []
  }
}

extension TabAnswer<FindingEffect> {
  /// Whether it opens something over the search.
  fileprivate var leadsAway: Bool {
    switch self {
    case .go, .own(.open): true
    default: false
    }
  }
}
