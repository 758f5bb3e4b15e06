import Books
import Datebook
package import Holdings
package import Screen

/// The search through everything: what the library knows as words are typed, and on demand the texts
/// of all books.
package struct FindingPlace: TabContent {
  package typealias Event = FindingEvent
  package typealias Effect = FindingEffect

  private static let capacity = 200

  /// A line of the list.
  enum Line: Equatable {
    case heading(String)
    /// Something that the library knows, by its index.
    case known(Int)
    /// A book whose text has the words, by its index.
    case book(Int)
    /// A match in such a book.
    case match(Int, Int)
  }

  package let tab = RoomTab.home
  var field = TextField(capacity: Self.capacity)
  /// What the library knows, the best first.
  package internal(set) var known: [FoundWords] = []
  /// The words that `known` is for.
  private var knownWords = ""
  /// The books whose texts have the words, in the order in which they were found.
  package internal(set) var texts: [TextFinding] = []
  /// The words that `texts` is for; `nil` while no texts were searched.
  var textWords: String?
  /// How far the search through the texts has come; `nil` while none goes on.
  var progress: TextsProgress?
  /// The texts that could not be searched.
  var passedOver: [(title: String, reason: String)] = []
  /// The selected line, counted without headings.
  var selection = ListSelection(0)
  private var hasOpened = false

  /// A search for nothing yet.
  package init() {}

  package static func == (a: FindingPlace, b: FindingPlace) -> Bool {
    a.field == b.field && a.known == b.known && a.texts == b.texts && a.textWords == b.textWords
      && a.progress == b.progress && a.selection == b.selection
      && a.passedOver.elementsEqual(b.passedOver) { $0 == $1 }
  }

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
    guard textWords != nil else { return lines }
    lines.append(.heading("Texts"))
    for (index, text) in texts.enumerated() {
      lines.append(.book(index))
      lines += text.matches.indices.map { .match(index, $0) }
    }
    return lines
  }

  /// The indices of the lines that can be selected.
  var choices: [Int] {
    let lines = lines
    return lines.indices.filter { if case .heading = lines[$0] { false } else { true } }
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
    case .textFound(let finding): if textWords != nil { texts.append(finding) }
    case .textsSearched(let progress): if textWords != nil { self.progress = progress }
    case .passedOver(let title, let reason):
      if passedOver.count < 100 { passedOver.append((title, reason)) }
    }
    settle(frame)
    return []
  }

  package mutating func settle(_ frame: TabFrame) {
    let count = choices.count
    selection.settle(rows: count, count: count)
  }
}

// MARK: - Keys

extension FindingPlace {
  package static let keys = KeyTable([
    KeyTable.Section(
      title: "Searching everything",
      bindings: [
        Binding(.list(.up), [.up], "the line above"),
        Binding(.list(.down), [.down], "the line below"),
        Binding(.list(.open), [.enter], "opens what is selected, at the words", hint: "open"),
        Binding(.list(.complete), [.tab], "looks through the texts of all books", hint: "texts"),
        Binding(.leave, [.escape], "back", hint: "back"),
      ])
  ])

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    let rows = listArea(frame).rows
    switch key {
    case .escape: return leave()
    case .enter: return open(frame)
    case .tab: return searchTexts()
    case .control("l"): return [.go(.repaint)]
    case .up, .down, .pageUp, .pageDown:
      selection.take(key, rows: rows, count: choices.count)
      settle(frame)
      return []
    default: break
    }
    let former = words
    guard field.take(key), words != former else { return [] }
    return type()
  }

  /// Looks for what is typed now; what was found of other words is gone.
  private mutating func type() -> Answer {
    let wasSearching = progress != nil
    (texts, textWords, progress, passedOver) = ([], nil, nil, [])
    selection = ListSelection(0)
    if words.isEmpty { known = [] }
    return (wasSearching ? [.own(.endSearch)] : []) + (words.isEmpty ? [] : [.own(.find(words))])
  }

  private mutating func leave() -> Answer {
    if progress != nil {
      progress = nil
      return [.own(.endSearch), .tell("The search through the texts was ended.")]
    }
    return [.go(.leave)]
  }

  private mutating func searchTexts() -> Answer {
    guard !words.isEmpty, textWords != words || progress == nil else { return [] }
    (texts, textWords, passedOver) = ([], words, [])
    progress = TextsProgress(title: "", done: 0, count: 0)
    return [.own(.searchTexts(words))]
  }

  /// The selected line.
  var selected: Line? {
    let (choices, lines) = (choices, lines)
    return choices.indices.contains(selection.selected) ? lines[choices[selection.selected]] : nil
  }

  private mutating func open(_ frame: TabFrame) -> Answer {
    switch selected {
    case .known(let index): return open(known[index].kind, frame)
    case .book(let index):
      return [.own(.open(texts[index].book, at: .offset(texts[index].matches.first?.offset ?? 0)))]
    case .match(let index, let match):
      let text = texts[index]
      return [.own(.open(text.book, at: .offset(text.matches[match].offset)))]
    case .heading, nil: return textWords == nil ? searchTexts() : []
    }
  }

  private func open(_ kind: FoundWords.Kind, _ frame: TabFrame) -> Answer {
    switch kind {
    case .book(let book): [.go(.showBook(book, isOpen: true))]
    case .mark(_, _, let book, let offset): [.own(.open(book, at: .offset(offset)))]
    case .note(let subject):
      [.go(.datebook(DatebookPage(of: subject, rule: frame.locale.rule), isWriting: false))]
    }
  }

  package mutating func obey(_ command: Command, _ frame: TabFrame) -> Answer? { nil }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    guard let line = line(atRow: row, frame), let choice = choices.firstIndex(of: line) else {
      return []
    }
    let isSelected = selection.selected == choice
    selection.selected = choice
    return isSelected ? open(frame) : []
  }
}
