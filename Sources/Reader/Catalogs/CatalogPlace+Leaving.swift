import Books
import Catalogs
import Screen

/// Going back, and what is asked before that while books are still coming.
extension CatalogPlace {
  package var unfinished: String? {
    form?.isChanged == true ? "What you told of a catalog is not kept yet" : coming
  }

  /// That books are still coming; `nil` where none is.
  private var coming: String? {
    switch running.count {
    case 0: nil
    case 1: "A book is still coming"
    default: "\(running.count) books are still coming"
    }
  }

  mutating func leave() -> Answer {
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
    if form?.isChanged == true {
      unsaved = Unsaved(request: request)
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

  /// Takes the answer to the question whether a form is to be kept.
  mutating func answer(_ question: Unsaved, _ key: Key) -> Answer {
    guard var form else { return [] }
    switch key {
    case .enter, .character("y"):
      unsaved = nil
      let outcome = form.finish()
      self.form = form
      guard case .keep(let source) = outcome else { return [] }
      afterKeeping = question.request
      return keep(source, insteadOf: form.former)
    case .character("d"), .character("n"):
      (self.form, unsaved) = (nil, nil)
      return question.request.map { go($0) } ?? []
    case .escape: unsaved = nil
    default: break
    }
    return []
  }

  /// The question that is asked before the place is left; `nil` where none is.
  func question(_ symbols: Symbols) -> QuestionBox? {
    if unsaved != nil {
      return QuestionBox(
        title: "Not kept yet", words: "Keep what you told of this catalog?",
        hints: ["\(symbols.enterKey) keep", "d drop", "Esc go on"])
    }
    guard leaving != nil, let coming else { return nil }
    return QuestionBox(
      title: "Not done yet",
      words: "\(coming). What is there is kept, and gone on with when you come back.",
      hints: ["\(symbols.enterKey) stop and leave", "Esc stay"])
  }
}
