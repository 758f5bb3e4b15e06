import Books
import Holdings
import Screen
import Typeset

/// What the reader changes in what is known of a book: fields that are kept together, or not at all.
struct BookForm: Equatable, Sendable {
  private static let longestName = 400
  private static let longestNote = 20_000

  /// A field, in the order in which they stand.
  enum Field: Int, CaseIterable {
    case title, author, status, tags, colours, rating, note

    var label: String {
      switch self {
      case .title: "Title"
      case .author: "Author"
      case .status: "Status"
      case .tags: "Tags"
      case .colours: "Colours"
      case .rating: "Rating"
      case .note: "Note"
      }
    }
  }

  /// What a key came to.
  enum Answer {
    case stay, keep, leave
  }

  let book: BookID
  private(set) var field = Field.title
  private var texts: [Field: TextField]
  private(set) var status: BookStatus
  private(set) var rating: Int?
  private let original: BookDetails
  private(set) var colours: TagColours

  /// What had the keys before.
  var pane: LibraryPlace.Pane

  /// The fields for a book, where the library has `tags`.
  init(_ details: BookDetails, tags: [BookTag], from pane: LibraryPlace.Pane) {
    self.pane = pane
    let record = details.record
    book = record.id
    original = details
    colours = TagColours(record.tags, among: tags)
    status = record.status
    rating = record.rating
    texts = [
      .title: TextField(record.title, capacity: Self.longestName),
      .author: TextField(record.author ?? "", capacity: Self.longestName),
      .tags: TextField(Self.words(of: record.tags), capacity: Self.longestName),
      .note: TextField(details.note ?? "", capacity: Self.longestNote),
    ]
  }

  private static func words(of tags: [BookTag]) -> String {
    tags.map { "#\($0.name)" }.joined(separator: " ")
  }

  func text(_ field: Field) -> TextField { texts[field] ?? TextField(capacity: 0) }

  private func words(_ field: Field) -> String { text(field).text.trimmed }
}

// MARK: - What it changes

extension BookForm {
  /// The changes, in an order in which they can be made; none where all is as it was.
  var edits: [BookEdit] {
    let record = original.record
    var edits: [BookEdit] = []
    let title = words(.title)
    if title != record.title, !title.isEmpty { edits.append(.title(title)) }
    let author = words(.author)
    if author != record.author ?? "" { edits.append(.author(author.isEmpty ? nil : author)) }
    if status != record.status { edits.append(.status(status)) }
    if rating != record.rating { edits.append(.rating(rating)) }
    let note = words(.note)
    if note != original.note ?? "" { edits.append(.note(note.isEmpty ? nil : note)) }
    return edits + tagEdits
  }

  private var tagEdits: [BookEdit] {
    let wanted = wantedTags
    let had = original.record.tags.map(\.name)
    func has(_ names: [String], _ name: String) -> Bool {
      names.contains { BookFilter.isSame($0, name) }
    }
    return wanted.filter { !has(had, $0) }.map { .tag($0) }
      + had.filter { !has(wanted, $0) }.map { .untag($0) } + colours.edits
  }

  /// The names of the tags that the book is to have.
  private var wantedTags: [String] {
    words(.tags).split { $0.isWhitespace || $0 == "," }.compactMap { BookTag.name($0) }
  }
}

// MARK: - Keys

extension BookForm {
  /// Whether letters are typed into the field that has the keys.
  var isTyping: Bool { texts[field] != nil }

  mutating func take(_ key: Key) -> Answer {
    switch key {
    case .escape: return .leave
    case .enter: return .keep
    case .down, .tab: move(1)
    case .up, .backTab: move(-1)
    default: change(key)
    }
    return .stay
  }

  /// The fields that there are: without tags there are no colours.
  private var fields: [Field] {
    Field.allCases.filter { $0 != .colours || !colours.names.isEmpty }
  }

  private mutating func move(_ step: Int) {
    let fields = fields
    let index = (fields.firstIndex(of: field) ?? 0) + step + fields.count
    field = fields[index % fields.count]
  }

  private mutating func change(_ key: Key) {
    switch field {
    case .status:
      guard let step = step(key) else { return }
      let all = BookStatus.allCases
      let index = (all.firstIndex(of: status) ?? 0) + step
      status = all[(index + all.count) % all.count]
    case .rating:
      if case .character(let digit) = key, let number = digit.wholeNumberValue, number <= 5 {
        rating = number == 0 ? nil : number
      } else if let step = step(key) {
        let next = min(max((rating ?? 0) + step, 0), 5)
        rating = next == 0 ? nil : next
      }
    case .colours:
      if key == .character(" ") {
        colours.choose(1)
      } else if let step = step(key) {
        colours.change(step)
      }
    default:
      var text = text(field)
      _ = text.take(key)
      texts[field] = text
      if field == .tags { colours.take(wantedTags) }
    }
  }

  private func step(_ key: Key) -> Int? {
    switch key {
    case .right, .character(" "), .character("+"), .character("l"): 1
    case .left, .character("-"), .character("h"): -1
    default: nil
    }
  }
}

// MARK: - Drawing

extension BookForm {
  /// The columns of the names of fields.
  private static let labelColumns = 9

  /// A line of the form.
  private struct FormLine {
    /// The field that it is of; `nil` for an empty one.
    var field: Field?
    var label = ""
    var words = ""
    /// The column of the caret, where it is in this line.
    var caret: Int?
  }

  /// The columns of what is in the fields.
  private func columns(_ area: Rect) -> Range<Int> {
    let start = area.column + 2 + Self.labelColumns
    return start..<start + max(area.columnRange.upperBound - 1 - start, 4)
  }

  /// All lines, and which of them is the first that is shown.
  private func lines(_ area: Rect, _ symbols: Symbols) -> (all: [FormLine], top: Int, focus: Int) {
    var lines: [FormLine] = []
    for field in fields {
      let (words, caret) = self.lines(of: field, columns(area).count, symbols)
      for (index, line) in words.enumerated() {
        let isAtCaret = field == self.field && caret?.row == index
        lines.append(
          FormLine(
            field: field, label: index == 0 ? field.label : "", words: line,
            caret: isAtCaret ? caret?.column : nil))
      }
      if field == .author || field == .rating, area.rows > 10 { lines.append(FormLine()) }
    }
    let focus =
      lines.firstIndex { $0.field == field && $0.caret != nil }
      ?? lines.firstIndex { $0.field == field } ?? 0
    return (lines, max(min(focus - area.rows / 2, lines.count - area.rows), 0), focus)
  }

  /// Goes to the field that was clicked; the signs around a choice change it.
  mutating func click(row: Int, column: Int, _ area: Rect, _ frame: TabFrame) {
    let (lines, top, _) = lines(area, frame.symbols)
    let index = top + row - area.row
    guard area.rowRange.contains(row), lines.indices.contains(index),
      let clicked = lines[index].field
    else { return }
    field = clicked
    guard !isTyping else { return }
    let start = columns(area).lowerBound
    // Of several tags the chosen one comes first.
    let words = lines[index].words
    let next = words.firstIndex(of: Character(frame.symbols.next)) ?? words.endIndex
    switch column - start {
    case 0..<2: change(.left)
    case Typeset.columns(of: String(words[..<next])): change(.right)
    default: break
    }
  }

  func draw(into surface: inout Surface, _ area: Rect, _ frame: TabFrame) {
    let symbols = frame.symbols
    let (lines, top, focus) = lines(area, symbols)
    let start = columns(area).lowerBound
    let columns = columns(area).count
    for (index, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      let row = area.row + index
      let isActive = line.field == field
      if isActive, !line.label.isEmpty {
        surface.put(symbols.selection, row: row, column: area.column, style: .selectedRow)
      }
      surface.put(
        line.label, row: row, column: area.column + 2, style: isActive ? .selectedRow : .faint,
        within: area.columnRange)
      surface.put(
        line.words, row: row, column: start, style: isActive ? .field : [],
        within: start..<start + columns)
      if line.field == .colours {
        colours.drawSigns(into: &surface, row: row, within: start..<start + columns, symbols)
      }
      guard isActive, top + index == focus else { continue }
      surface.cursor = CellPosition(row: row, column: start + (line.caret ?? 0))
      if let caret = line.caret, surface[row, start + caret].text == " " {
        surface.put(symbols.caret, row: row, column: start + caret, style: .field)
      }
    }
  }

  /// What is in a field, in lines, and where the caret is in them.
  private func lines(
    of field: Field, _ columns: Int, _ symbols: Symbols
  ) -> (lines: [String], caret: CellPosition?) {
    switch field {
    case .status: return (["\(symbols.previous) \(status.name) \(symbols.next)"], nil)
    case .rating:
      let stars = Self.stars(rating, symbols)
      return (["\(symbols.previous) \(stars) \(symbols.next)"], nil)
    case .colours: return ([colours.words(symbols)], nil)
    default:
      let (lines, caret) = text(field).lines(in: columns)
      return (lines, caret)
    }
  }

  /// A rating as five cells, and in words where there is none.
  static func stars(_ rating: Int?, _ symbols: Symbols) -> String {
    guard let rating else { return "none" }
    return String(repeating: symbols.barFull, count: rating)
      + String(repeating: symbols.barEmpty, count: 5 - rating) + " \(rating)"
  }

  func hints(_ symbols: Symbols) -> [String] {
    let change = isTyping ? [] : ["\(symbols.leftKey) \(symbols.rightKey) change"]
    let next = field == .colours && colours.names.count > 1 ? ["Space next tag"] : []
    return ["\(symbols.enterKey) keep", "Esc leave"]
      + ["\(symbols.upKey) \(symbols.downKey) field"] + change + next
  }
}
