import Books
import Holdings
import Screen
package import Widgets

extension LibraryPlace {
  mutating func edit() -> Answer {
    guard marked.isEmpty else {
      sheet = .many(ManyBooksForm(actedOn))
      return []
    }
    guard let book = selected else { return [] }
    guard let details, details.record.id == book.id else {
      return [.tell("The book’s details are still loading.")]
    }
    form = BookForm(details, tags: index?.tags.map(\.tag) ?? [], from: pane)
    pane = .details
    return []
  }

  mutating func cycleStatus() -> Answer {
    let books = actedOn
    guard let first = books.first else { return [] }
    let order: [BookStatus] = [.toRead, .reading, .finished]
    let next = order[((order.firstIndex(of: first.status) ?? 0) + 1) % order.count]
    return ask(.edit(books.map(\.id), [.status(next)]))
  }

  /// The books that a change is for: the marked ones in the order of their titles, or the selected one.
  var actedOn: [BookRecord] {
    guard !marked.isEmpty, let index else { return selected.map { [$0] } ?? [] }
    return marked.compactMap(index.place(of:)).sorted().map { index.books[$0] }
  }

  /// How many books are marked that the list does not show: a filter may have come between.
  var unlistedMarks: Int {
    guard !marked.isEmpty, let index else { return 0 }
    return marked.subtracting(rows.lazy.map { index.books[$0].id }).count
  }

  /// Has the marked books be editions of one work, or the selected one and what is surely the same; those
  /// that are editions of one work already are parted.
  mutating func joinEditions() -> Answer {
    guard let index, let book = selected else { return [] }
    if marked.count > 1 {
      let books = actedOn
      let isJoined = books[0].work != nil && books.allSatisfy { $0.work == books[0].work }
      let ids = books.map(\.id)
      return ask(isJoined ? .part(ids) : .join(ids))
    }
    if book.work != nil { return ask(.part([book.id])) }
    let others = index.place(of: book.id).map(index.likelyEditions(at:)) ?? []
    guard !others.isEmpty else {
      return [.tell("Mark the editions of one book with Space first: then this joins them.")]
    }
    return ask(.join([book.id] + others.map { index.books[$0].id }))
  }

  /// Marks the selected book, or takes its mark away, and goes to the next one.
  mutating func mark(_ frame: TabFrame) -> Answer {
    guard pane == .list else { return move(.pageDown, frame) }
    guard let book = selected?.id else { return [] }
    if marked.remove(book) == nil { marked.insert(book) }
    moveInList(coverGrid(LibraryLayout(frame)) == nil ? .down : .right, frame)
    return askForDetails()
  }

  /// Marks all listed books, or takes their marks away if all have one.
  mutating func markAll() -> Answer {
    guard let index else { return [] }
    let listed = Set(rows.map { index.books[$0].id })
    if listed.isSubset(of: marked) { marked.subtract(listed) } else { marked.formUnion(listed) }
    return []
  }

  /// Applies a key to the form of a book.
  mutating func typeForm(_ key: Key) -> Answer? {
    guard var form else { return nil }
    if !form.fields.isAsking { afterForm = nil }
    let answer = form.press(key)
    self.form = form
    switch answer {
    case .stay, .press: return []
    case .submit: return keepForm(form)
    case .leave: return leaveForm()
    }
  }

  /// Asks for the changes of a form to be kept.
  private mutating func keepForm(_ form: BookForm) -> Answer {
    let edits = form.edits
    return edits.isEmpty
      ? leaveForm() : ask(.edit([form.book], edits), as: .form(form, then: afterForm))
  }

  /// Closes the form and does what was asked for in the meantime.
  private mutating func leaveForm() -> Answer {
    let request = afterForm
    form = nil
    return request.map { [.go($0)] } ?? []
  }

  package var unfinished: String? {
    form?.fields.isChanged == true ? "Changes to a book are not saved yet" : nil
  }

  /// Whether the place may be left for `request`; a form that was changed asks first.
  package mutating func mayLeave(for request: PlaceRequest) -> Bool {
    guard form?.mayLeave() == false else {
      if request != .repaint { form = nil }
      return true
    }
    afterForm = request
    return false
  }
}

// MARK: - What became of a change

extension LibraryPlace {
  /// A change that was asked for. What it is made from stays until it was made.
  enum Change: Equatable, Sendable {
    case plain
    /// A form that is to be kept as it was then, before a request is done.
    case form(BookForm, then: PlaceRequest?)
    case undo(LibraryUndo)
  }

  /// Asks for a change, and tells at once of one that takes long; what became of each is told in the order
  /// in which they were asked for.
  mutating func ask(_ effect: LibraryEffect, as change: Change = .plain) -> Answer {
    asked.append(change)
    // The list may come after what is told now, and what it was to tell is no longer the last change.
    news = nil
    return (effect.work.map { [.tell("\($0) …")] } ?? []) + [.own(effect)]
  }

  /// Whether a change is being taken back.
  var isUndoing: Bool { asked.contains { if case .undo = $0 { true } else { false } } }

  /// Takes the last change back, unless that is being done. One that is still being made is waited for.
  mutating func undo() -> Answer {
    guard !isUndoing else { return [.tell("The last change is still being undone.")] }
    guard asked.isEmpty else {
      changesUntilUndo = changesUntilUndo ?? asked.count
      return [.tell("The change is still being made: then it will be undone.")]
    }
    guard let undo = undos.last else { return [.tell("There is nothing to undo.")] }
    return ask(.undo(undo), as: .undo(undo))
  }

  /// Whether the change that was answered just now is to be taken back: what was asked for after it is not.
  private mutating func isUndoDue() -> Bool {
    changesUntilUndo = changesUntilUndo.map { $0 - 1 }
    guard changesUntilUndo == 0 else { return false }
    changesUntilUndo = nil
    return true
  }

  /// Takes that something was changed, and what takes that back.
  mutating func takeChange(_ undo: LibraryUndo?) -> Answer {
    let change = asked.isEmpty ? .plain : asked.removeFirst()
    if let undo { undos = undos.suffix(99) + [undo] }
    var answer: Answer = []
    switch change {
    case .plain: break
    case .undo(let done):
      if let index = undos.lastIndex(of: done) { undos.remove(at: index) }
    // What was typed since stays in its form.
    case .form(let kept, let request) where form == kept:
      form = nil
      answer = request.map { [.go($0)] } ?? []
    case .form: break
    }
    guard isUndoDue(), let undo else { return answer }
    return answer + ask(.undo(undo), as: .undo(undo))
  }

  /// Takes that nothing was changed: what was typed, and what can be taken back, is still there.
  mutating func takeRefusal() {
    // What was not done needs no undo.
    _ = isUndoDue()
    if !asked.isEmpty { asked.removeFirst() }
  }
}

extension LibraryEffect {
  /// From so many books on a change takes long enough to be told before it is made.
  private static let many = 100

  /// What is being done by a change that may take seconds: `Restoring 5000 books`; nil for others.
  fileprivate var work: String? {
    switch self {
    case .repair: "Repairing the library"
    case .undo(.repair): "Taking the repair back"
    case .undo(.restoring(let books)): Self.work("Restoring", books.count)
    case .undo(.edits(let edits)): Self.work("Changing back", edits.count)
    case .edit(let books, _), .join(let books), .part(let books):
      Self.work("Changing", books.count)
    case .remove(let books, _): Self.work("Removing", books.count)
    default: nil
    }
  }

  private static func work(_ verb: String, _ books: Int) -> String? {
    books >= many ? "\(verb) \(books) books" : nil
  }
}
