import Books
import Catalogs
import Screen
package import Widgets

/// Going back, and what is asked before that while books are still coming.
extension CatalogPlace {
  package var unfinished: String? {
    form?.fields.isChanged == true ? "Changes to a catalog are not saved yet" : coming
  }

  /// That books are still coming; `nil` if none is.
  private var coming: String? {
    switch running.count {
    case 0: nil
    case 1: "A download is not finished"
    default: "\(running.count) downloads are not finished"
    }
  }

  mutating func leave() -> Answer {
    if case .feed(let feed) = level, feed.narrowing != nil {
      narrow(to: "")
      return []
    }
    guard levels.count == 1 else {
      let former = levels.removeLast()
      return former.request.map { [.own(.stopFetching(number: $0))] } ?? []
    }
    // Who added a book finds it selected in the library.
    return go(newest.map { .showBook($0, isOpen: false) } ?? .leave)
  }

  /// Leaves the place, where it may be left.
  mutating func go(_ request: PlaceRequest) -> Answer {
    mayLeave(for: request) ? [.go(request)] : []
  }

  package mutating func mayLeave(for request: PlaceRequest) -> Bool {
    if case .showBook(let book, _) = request {
      prepareToShow(book)
      return true
    }
    guard form?.mayLeave() != false else {
      afterForm = request
      return false
    }
    form = nil
    // It stays as it is under another tab, and beneath what is laid over it.
    guard request.ends(tab) else { return true }
    if !running.isEmpty { leaving = request }
    return running.isEmpty
  }

  /// Gets ready for `book` to be shown in the library: this place is set aside for that as it is, and
  /// where it is come back to there is the list that the book was chosen from.
  private mutating func prepareToShow(_ book: BookID) {
    if newest == book { newest = nil }
    guard case .book(let shown) = level else { return }
    let isShown = shown.entry.files.contains { file in
      if case .done(let download) = downloads[file.address] { download.book == book } else { false }
    }
    if isShown { levels.removeLast() }
  }

  /// Takes the answer to the question whether the downloads are to be stopped.
  mutating func answer(_ request: PlaceRequest, _ key: Key) -> Answer {
    switch key {
    case .enter, .character("s"):
      let stopped = running
      for address in stopped { downloads[address] = nil }
      leaving = nil
      return stopped.map { .own(.stopDownload(address: $0)) } + [.go(request)]
    case .escape: leaving = nil
    default: break
    }
    return []
  }

  /// Applies a key to the form of a catalog.
  mutating func typeForm(_ key: Key) -> Answer {
    guard var form else { return [] }
    if !form.fields.isAsking { afterForm = nil }
    let answer = form.press(key)
    self.form = form
    switch answer {
    case .submit: return form.source.map { keep($0, insteadOf: form.former) } ?? []
    case .leave:
      self.form = nil
      return afterForm.map { go($0) } ?? []
    case .stay, .press: return []
    }
  }

  /// The question before the place or a form is left; nil if nothing is asked.
  func question(_ symbols: Symbols) -> QuestionBox? {
    if let question = form?.fields.question(in: symbols) { return question }
    guard leaving != nil, let coming else { return nil }
    return QuestionBox(
      title: "Not finished",
      words: "\(coming). Downloading resumes when you come back.",
      hints: ["\(symbols.enterKey) pause and leave", "Esc stay"])
  }
}
