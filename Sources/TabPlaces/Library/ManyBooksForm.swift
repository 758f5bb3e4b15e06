import Books
import Holdings
import Screen
import Widgets

/// The form in which the reader changes what the library knows of all marked books at once.
struct ManyBooksForm: Equatable, Sendable {
  /// The columns inside of its box.
  private static let columns = 62
  private static let longestText = 400

  /// A row of the form.
  enum Field: Hashable, Sendable {
    case add, remove, status
  }

  /// The books.
  private let books: [BookID]
  /// The tags that they have, with the number of books that have each.
  private let tags: [(name: String, count: Int)]
  /// The rows and what is typed in them.
  private(set) var fields: Form<Field>

  /// A form for some books.
  init(_ books: [BookRecord]) {
    self.books = books.map(\.id)
    let counts = books.flatMap(\.tags).reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    tags = counts.sorted { $0.key < $1.key }.map { (name: $0.key, count: $0.value) }
    fields = Form(
      [
        FormRow(.add, "Add tags", .text(capacity: Self.longestText)),
        FormRow(.remove, "Remove tags", .text(capacity: Self.longestText), isHidden: tags.isEmpty),
        FormRow(
          .status, "Status",
          .choice(["as it is"] + BookStatus.allCases.map(\.name), selected: 0)),
      ],
      look: .menu(labels: 13), words: FormWords(question: "Save the changes to these books?"))
  }

  static func == (a: ManyBooksForm, b: ManyBooksForm) -> Bool {
    a.books == b.books && a.fields == b.fields
  }

  /// The changes, the same for each book.
  var edits: [BookEdit] {
    func names(_ field: Field) -> [String] {
      fields.text(field).split { $0.isWhitespace || $0 == "," }.compactMap { BookTag.name($0) }
    }
    let status = fields.selected(.status)
    return names(.remove).map { .untag($0) } + names(.add).map { .tag($0) }
      + (status > 0 ? [.status(BookStatus.allCases[status - 1])] : [])
  }

  /// Applies a key.
  mutating func handle(_ key: Key) -> LibrarySheet.Answer {
    switch fields.press(key) {
    case .stay, .press: .stay
    case .leave: .close
    case .submit: edits.isEmpty ? .close : .done(.edit(books, edits))
    }
  }
}

// MARK: - On the screen

extension ManyBooksForm {
  private func box(_ frame: TabFrame) -> SheetFrame {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: frame.layout).inside.columns
    let rows = fields.rowCount(columns: columns, frame.symbols)
    return SheetFrame(
      rows: rows + (tags.isEmpty ? 0 : 2), columns: Self.columns, layout: frame.layout)
  }

  /// Applies a click on a cell of the screen.
  mutating func click(row: Int, column: Int, _ frame: TabFrame) {
    _ = fields.click(row: row, column: column, in: box(frame).inside, frame.symbols)
  }

  /// Draws the form, and below it the tags that the books have.
  func draw(into surface: inout Surface, _ frame: TabFrame) {
    let box = box(frame)
    box.draw(LibraryPlace.counted(books.count), into: &surface, symbols: frame.symbols)
    let area = box.inside
    fields.draw(into: &surface, area, frame.symbols)
    let rows = fields.rowCount(columns: area.columns, frame.symbols)
    if !tags.isEmpty, area.rows > rows {
      let words = tags.map { "#\($0.name) \($0.count)" }.joined(separator: "  ")
      surface.put(
        frame.fit(words, area.columns - 1), row: area.rowRange.upperBound - 1,
        column: area.column + 1, style: .faint, within: area.columnRange)
    }
    fields.question(in: frame.symbols)?
      .draw(into: &surface, layout: frame.layout, symbols: frame.symbols)
  }
}
