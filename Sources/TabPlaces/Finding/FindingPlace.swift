import Books
package import Holdings
import Screen
package import Widgets

/// The search through everything: what the library knows as words are typed, and on demand the texts
/// of all books.
package struct FindingPlace: TabContent {
  package typealias Event = FindingEvent
  package typealias Effect = FindingEffect

  private static let capacity = 200
  /// No more texts that could not be searched are kept.
  private static let mostPassedOver = 100

  /// A text that could not be searched, and why.
  struct PassedText: Equatable {
    var title, reason: String
  }

  /// A line of the list.
  enum Line: Equatable {
    case heading(String)
    /// That the library knows nothing of the words.
    case nothing
    /// Something that the library knows, by its index.
    case known(Int)
    /// A book whose text has the words, by its index.
    case book(Int)
    /// A match in such a book.
    case match(Int, Int)
    /// The way to more matches in such a book.
    case more(Int)
    /// The way to a search through the texts.
    case offer

    /// Whether it can be selected.
    var isChoice: Bool {
      switch self {
      case .heading, .nothing: false
      case .known, .book, .match, .more, .offer: true
      }
    }
  }

  /// How many matches of a book are asked for at once, where more are wanted.
  static let mostAtOnce = 500

  package let tab = RoomTab.home
  var field = TextField(capacity: Self.capacity)
  /// What the library knows, the best first, and then what is in calendars.
  package private(set) var known: [FoundWords] = []
  /// What the library knows, the best first.
  var inLibrary: [FoundWords] = [] {
    didSet { known = inLibrary + inCalendars }
  }
  /// What is in the reader's calendars.
  var inCalendars: [FoundWords] = [] {
    didSet { known = inLibrary + inCalendars }
  }
  /// The words that `inLibrary` is for.
  var knownWords = ""
  /// The books whose texts have the words, in the order in which they were found.
  package internal(set) var texts: [TextFinding] = []
  /// The words that `texts` is for; `nil` while no texts were searched.
  var textWords: String?
  /// How far the search through the texts has come; `nil` while none goes on.
  var progress: TextsProgress?
  /// Whether the last search through the texts was ended before its end.
  var wasEnded = false
  /// The number of the last search through the texts.
  var searchNumber = 0
  /// The book of which more matches were asked for.
  var awaited: BookID?
  /// Whether a match was opened since words were typed: then the keys that go back do so here, too.
  var isBack = false
  /// The texts that could not be searched.
  var passedOver: [PassedText] = []
  /// The selected line, counted without headings.
  var selection = ListSelection(0)
  /// The lines, from the first on: made anew only where more has changed than that a text was found, for
  /// there may be ten thousand of those.
  private(set) var lines: [Line] = []
  /// The indices of the lines that can be selected.
  private(set) var choices: [Int] = []

  /// A search for nothing yet.
  package init() {}

  /// What is looked for.
  var words: String { field.text.trimmed }

  /// The selected line.
  var selected: Line? {
    choices.indices.contains(selection.selected) ? lines[choices[selection.selected]] : nil
  }
}

// MARK: - Lines

extension FindingPlace {
  /// Makes the lines anew.
  mutating func list() {
    (lines, choices) = ([], [])
    func indices(_ isOfKind: (FoundWords.Kind) -> Bool) -> [Int] {
      known.indices.filter { isOfKind(known[$0].kind) }
    }
    listKnown("Books", indices { if case .book = $0 { true } else { false } })
    listKnown(
      "Bookmarks, highlights, notes", indices { if case .mark = $0 { true } else { false } })
    listKnown("Datebook", indices { if case .note = $0 { true } else { false } })
    listKnown("Events", indices { if case .event = $0 { true } else { false } })
    guard !words.isEmpty else { return }
    if known.isEmpty, knownWords == words { add(.nothing) }
    add(.heading("Texts"))
    guard textWords != nil else { return add(.offer) }
    for index in texts.indices { listText(index) }
  }

  private mutating func listKnown(_ heading: String, _ indices: [Int]) {
    if !indices.isEmpty { add(.heading(heading)) }
    for index in indices { add(.known(index)) }
  }

  /// Adds the lines of a book whose text has the words.
  private mutating func listText(_ index: Int) {
    add(.book(index))
    for match in texts[index].matches.indices { add(.match(index, match)) }
    if texts[index].count > texts[index].matches.count { add(.more(index)) }
  }

  private mutating func add(_ line: Line) {
    if line.isChoice { choices.append(lines.count) }
    lines.append(line)
  }
}

// MARK: - Events

extension FindingPlace {
  package mutating func opening(_ frame: TabFrame) -> Answer {
    // Coming back, what was found stays: also what was marked meanwhile is asked for.
    words.isEmpty ? [] : [.own(.find(words))]
  }

  package mutating func handle(_ event: FindingEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .found(let words, let found):
      guard words == self.words else { return [] }
      (inLibrary, knownWords) = (found, words)
      list()
    case .eventsFound(let words, let found):
      guard words == self.words else { return [] }
      inCalendars = found
      list()
    case .texts(let number, let news):
      guard number == searchNumber, textWords != nil else { return [] }
      return receive(news, frame)
    }
    settle(frame)
    return []
  }

  private mutating func receive(_ news: TextsNews, _ frame: TabFrame) -> Answer {
    defer { settle(frame) }
    switch news {
    case .searching(let progress): self.progress = progress
    case .found(let finding):
      texts.append(finding)
      listText(texts.count - 1)
    case .more(let finding):
      if awaited == finding.book { awaited = nil }
      guard let index = texts.firstIndex(where: { $0.book == finding.book }) else { break }
      texts[index] = finding
      list()
    case .noMore(let book, let reason):
      if awaited == book { awaited = nil }
      let title = texts.first { $0.book == book }?.title ?? "This book"
      return [.tell("\(title): \(reason).")]
    case .passedOver(let title, let reason):
      guard passedOver.count < Self.mostPassedOver else { break }
      passedOver.append(PassedText(title: title, reason: reason))
    case .ended: progress = nil
    }
    return []
  }

  package mutating func settle(_ frame: TabFrame) {
    let count = choices.count
    selection.settle(rows: count, count: count)
  }
}
