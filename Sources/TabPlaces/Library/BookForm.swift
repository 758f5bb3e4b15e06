import Widgets
import Books
import Holdings
import Screen

/// The form in which the reader changes what the library knows of a book.
///
/// All its changes are kept together, or none of them.
struct BookForm: Equatable, Sendable {
  private static let longestName = 400
  private static let longestNote = 20_000

  /// The most stars that a book can have.
  static let mostStars = 5

  /// A row of the form.
  enum Field: Hashable, Sendable {
    case title, author, series, status, tags, colours, rating, note
  }

  /// The book.
  let book: BookID
  /// The rows and what is typed in them.
  private(set) var fields: Form<Field>
  /// The pane that had the keys before.
  var pane: LibraryPlace.Pane
  private let original: BookDetails
  /// The tags that the library knows, the book's own first.
  private let known: [BookTag]
  /// The colours that were chosen here, also those of tags that are not typed any more.
  private var colours: [BookTag] = []

  /// A form for a book in a library that has `tags`.
  init(_ details: BookDetails, tags: [BookTag], from pane: LibraryPlace.Pane) {
    let record = details.record
    (self.pane, book, original, known) = (pane, record.id, details, record.tags + tags)
    func text(_ text: String?, _ capacity: Int = Self.longestName) -> FormControl {
      .text(text ?? "", capacity: capacity, wraps: true)
    }
    let options = TagColour.allCases.map { (name: $0.rawValue, style: $0.style) }
    let items = record.tags.map { tag in
      OptionOfEach.Item(tag.name, option: TagColour.allCases.firstIndex(of: tag.colour))
    }
    fields = Form(
      [
        FormRow(.title, "Title", text(record.title)),
        FormRow(.author, "Author", text(record.author)),
        FormRow(.series, "Series", text(record.series), endsGroup: true),
        FormRow(
          .status, "Status",
          .choice(
            BookStatus.allCases.map(\.name),
            selected: BookStatus.allCases.firstIndex(of: record.status) ?? 0)),
        FormRow(.tags, "Tags", text(record.tags.map { "#\($0.name)" }.joined(separator: " "))),
        FormRow(
          .colours, "Colours",
          .each(
            OptionOfEach(items, options: options, sign: "#", noun: "tag", noOption: "any colour")),
          isHidden: items.isEmpty),
        FormRow(
          .rating, "Rating", .rating(record.rating, of: Self.mostStars), endsGroup: true),
        FormRow(.note, "Note", text(details.note, Self.longestNote)),
      ],
      look: .pane(labels: 9), words: FormWords(question: "Save the changes to this book?"))
  }
}

// MARK: - What it changes

extension BookForm {
  /// The changes, in an order in which they can be made; none if everything is as it was.
  var edits: [BookEdit] {
    let record = original.record
    var edits: [BookEdit] = []
    let title = fields.trimmedText(.title)
    if title != record.title, !title.isEmpty { edits.append(.title(title)) }
    let author = fields.trimmedText(.author)
    if author != record.author ?? "" { edits.append(.author(author.isEmpty ? nil : author)) }
    let series = fields.trimmedText(.series)
    if series != record.series ?? "" { edits.append(.series(series.isEmpty ? nil : series)) }
    let status = BookStatus.allCases[fields.selected(.status)]
    if status != record.status { edits.append(.status(status)) }
    let rating = fields.rating(.rating)
    if rating != record.rating { edits.append(.rating(rating)) }
    let note = fields.trimmedText(.note)
    if note != original.note ?? "" { edits.append(.note(note.isEmpty ? nil : note)) }
    return edits + tagEdits + colourEdits
  }

  private var tagEdits: [BookEdit] {
    let wanted = wantedTags
    let former = original.record.tags.map(\.name)
    func has(_ names: [String], _ name: String) -> Bool {
      names.contains { BookFilter.isSame($0, name) }
    }
    return wanted.filter { !has(former, $0) }.map { .tag($0) }
      + former.filter { !has(wanted, $0) }.map { .untag($0) }
  }

  /// The colours that change, after the book has its tags.
  private var colourEdits: [BookEdit] {
    wantedTags.compactMap { name in
      guard let colour = colour(of: name, in: colours), colour != self.colour(of: name, in: known)
      else { return nil }
      return .colour(name, colour)
    }
  }

  /// The names of the tags that the book is to have.
  private var wantedTags: [String] {
    fields.text(.tags).split { $0.isWhitespace || $0 == "," }.compactMap { BookTag.name($0) }
  }

  private func colour(of name: String, in tags: [BookTag]) -> TagColour? {
    tags.first { BookFilter.isSame($0.name, name) }?.colour
  }
}

// MARK: - Keys

extension BookForm {
  /// Applies a key.
  mutating func press(_ key: Key) -> Form<Field>.Answer { update { $0.press(key) } }

  /// Applies a click on a cell of the screen, for a form that is drawn in `area`.
  mutating func click(row: Int, column: Int, in area: Rect, _ symbols: Symbols) {
    _ = update { $0.click(row: row, column: column, in: area, symbols) }
  }

  /// Asks before the form is left for something else, unless nothing was changed.
  mutating func mayLeave() -> Bool { fields.mayLeave() }

  /// Notes whether the book is still in the library: otherwise nothing can be kept.
  mutating func setBook(isThere: Bool) {
    fields.obstacle = isThere ? nil : "This book was removed elsewhere."
  }

  private mutating func update(
    _ change: (inout Form<Field>) -> Form<Field>.Answer
  ) -> Form<Field>.Answer {
    let tags = wantedTags
    let answer = change(&fields)
    for item in fields.items(.colours) {
      guard let colour = item.option.map({ TagColour.allCases[$0] }) else { continue }
      colours = colours.filter { !BookFilter.isSame($0.name, item.name) }
      colours.append(BookTag(name: item.name, colour: colour))
    }
    if wantedTags != tags { nameColours() }
    if answer == .submit, fields.trimmedText(.title).isEmpty {
      fields.refuse(.title, "a book needs a title", "needs a title")
      return .stay
    }
    return answer
  }

  /// Names the tags beside their colours; without tags there is no row for that.
  private mutating func nameColours() {
    guard case .each(var options) = fields[.colours].control else { return }
    options.replace(
      wantedTags.map { name in
        let colour = colour(of: name, in: colours) ?? colour(of: name, in: known)
        return OptionOfEach.Item(name, option: colour.flatMap(TagColour.allCases.firstIndex))
      })
    fields[.colours].control = .each(options)
    fields[.colours].isHidden = options.items.isEmpty
  }
}
