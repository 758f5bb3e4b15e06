import Books
package import Holdings
import Screen

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
  /// What the library knows, the best first.
  package internal(set) var known: [FoundWords] = []
  /// The words that `known` is for.
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
  /// The texts that could not be searched.
  var passedOver: [PassedText] = []
  /// The selected line, counted without headings.
  var selection = ListSelection(0)

  /// A search for nothing yet.
  package init() {}

  /// What is looked for.
  var words: String { field.text.trimmed }

  /// The lines, from the first on.
  var lines: [Line] {
    var lines: [Line] = []
    func add(_ heading: String, _ indices: [Int]) {
      if !indices.isEmpty { lines += [.heading(heading)] + indices.map { .known($0) } }
    }
    func indices(_ isOfKind: (FoundWords.Kind) -> Bool) -> [Int] {
      known.indices.filter { isOfKind(known[$0].kind) }
    }
    add("Books", indices { if case .book = $0 { true } else { false } })
    add("Bookmarks, highlights, notes", indices { if case .mark = $0 { true } else { false } })
    add("Datebook", indices { if case .note = $0 { true } else { false } })
    guard !words.isEmpty else { return lines }
    if known.isEmpty, knownWords == words { lines.append(.nothing) }
    lines.append(.heading("Texts"))
    guard textWords != nil else { return lines + [.offer] }
    for (index, text) in texts.enumerated() {
      lines.append(.book(index))
      lines += text.matches.indices.map { .match(index, $0) }
      if text.count > text.matches.count { lines.append(.more(index)) }
    }
    return lines
  }

  /// The indices of the lines that can be selected.
  var choices: [Int] {
    let lines = lines
    return lines.indices.filter { lines[$0].isChoice }
  }

  /// The selected line.
  var selected: Line? {
    let (choices, lines) = (choices, lines)
    return choices.indices.contains(selection.selected) ? lines[choices[selection.selected]] : nil
  }
}

// MARK: - Events

extension FindingPlace {
  package mutating func opening(_ frame: TabFrame) -> Answer {
    // Coming back, what was found stays: also what was marked meanwhile is asked for.
    words.isEmpty ? [] : [.own(.find(words))]
  }

  package mutating func take(_ event: FindingEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .found(let words, let found):
      guard words == self.words else { return [] }
      (known, knownWords) = (found, words)
    case .texts(let number, let news):
      guard number == searchNumber, textWords != nil else { return [] }
      return take(news, frame)
    }
    settle(frame)
    return []
  }

  private mutating func take(_ news: TextsNews, _ frame: TabFrame) -> Answer {
    defer { settle(frame) }
    switch news {
    case .searching(let progress): self.progress = progress
    case .found(let finding): texts.append(finding)
    case .more(let finding):
      if awaited == finding.book { awaited = nil }
      guard let index = texts.firstIndex(where: { $0.book == finding.book }) else { break }
      texts[index] = finding
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
