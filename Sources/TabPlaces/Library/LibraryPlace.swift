import Books
package import Holdings
import Screen
package import Widgets

/// The library: shelves, the list of books, and what is known of the selected one.
///
/// On a wide screen the three stand side by side, on a narrow one the focused one alone; nothing else
/// depends on the width, so that a resize between the two changes nothing but what is seen.
package struct LibraryPlace: TabContent {
  package typealias Event = LibraryEvent
  package typealias Effect = LibraryEffect

  /// What has the keys.
  package enum Pane: Equatable, Sendable {
    case shelves, list, details
  }

  package let tab: RoomTab
  /// Whether it lies over another place for one book, whose details lead back there.
  let isForOneBook: Bool
  /// The books; `nil` before they are known.
  package internal(set) var index: BookIndex?
  /// Why the books cannot be read; `nil` if they were, or nobody knows yet.
  var problem: String?
  /// What is told of the last change once the list shows it.
  var news: String?
  /// Whether the library was damaged, and what can be had of it was not brought back yet.
  var isDamaged = false
  /// Which books are listed.
  package internal(set) var filter: BookFilter
  /// The order of the list.
  package internal(set) var order: BookOrder
  /// What the reader chose to be listed, which is kept.
  package internal(set) var kept: KeptListing
  /// The tag that was kept and that no book has any more.
  var lostTag: String?
  /// Whether the books come first that fit the words best: so it is until an order is chosen.
  var isByFit = false
  /// Whether they do now.
  var isListedByFit: Bool { isByFit && filter.hasWords }
  /// What the list does not show yet of what has come.
  private var backlog: Backlog?
  /// The listed books, by their places in the index.
  package internal(set) var rows: [Int] = []
  /// What has the keys.
  package internal(set) var pane = Pane.list
  /// The selected row of the list, and how far that is scrolled.
  var selection = ListSelection(0)
  /// The words that are looked for, while they are typed.
  var search: BookSearch?
  /// The shelves: the filters one can choose by a key.
  var shelves = Shelves()
  /// What is known of the selected book.
  package internal(set) var details: BookDetails?
  /// The book whose details were asked for last.
  var askedDetails: BookID?
  var detailsScroll = ScrollOffset()
  /// What is being changed of the selected book.
  var form: BookForm? {
    didSet {
      guard form == nil, let oldValue else { return }
      // The keys go back to the pane that had them.
      (pane, afterForm) = (oldValue.pane, nil)
    }
  }
  /// What is asked for while the form is half filled: it waits for the reader's answer.
  var afterForm: PlaceRequest?
  /// What is laid over the panes.
  var sheet: LibrarySheet?
  /// The covers in view.
  var covers = Covers<CoverWish>()
  /// What takes the latest changes back, the last one last.
  var undos: [LibraryUndo] = []
  /// The changes that were asked for, the first one first.
  var asked: [Change] = []
  /// How many of these are to be answered until the last of so many is taken back; nil if none is.
  var changesUntilUndo: Int?
  /// The books that are marked, listed or not.
  var marked: Set<BookID> = []
  /// The moves in the list that were asked for before it was known.
  var earlyMoves: [ListCommand] = []
  /// The book that is to be shown once it is known.
  var wanted: (book: BookID, isOpen: Bool)?

  /// A library of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - isForOneBook: Whether it lies over another place in `tab`, for a book that is shown next.
  ///   - kept: What is listed, and how.
  package init(
    tab: RoomTab = .library, isForOneBook: Bool = false, kept: KeptListing = KeptListing()
  ) {
    (self.tab, self.isForOneBook, self.kept) = (tab, isForOneBook, kept)
    (filter, order) = (kept.filter, kept.order)
  }

  package static func == (a: LibraryPlace, b: LibraryPlace) -> Bool {
    a.index == b.index && a.filter == b.filter && a.order == b.order && a.rows == b.rows
      && a.pane == b.pane && a.selection == b.selection && a.search == b.search
      && a.shelves == b.shelves && a.details == b.details && a.form == b.form
      && a.sheet == b.sheet && a.undos == b.undos && a.detailsScroll == b.detailsScroll
      && a.wanted?.book == b.wanted?.book && a.asked == b.asked && a.problem == b.problem
      && a.isByFit == b.isByFit && a.backlog == b.backlog && a.kept == b.kept
      && a.marked == b.marked && a.isDamaged == b.isDamaged
      && a.changesUntilUndo == b.changesUntilUndo && a.covers == b.covers && a.news == b.news
  }

  /// The selected book; `nil` if the list is empty.
  package var selected: BookRecord? {
    guard let index, rows.indices.contains(selection.selected) else { return nil }
    return index.books[rows[selection.selected]]
  }

  /// The row that is selected, and the first that is shown.
  package var position: (selected: Int, top: Int) { (selection.selected, selection.top) }
}

/// Words that are looked for as they are typed.
struct BookSearch: Equatable, Sendable {
  private static let capacity = 200

  var field: TextField
  /// The selection and the words from before.
  let former: ListSelection
  let formerWords: String
  /// Whether the list was by them.
  let wasByFit: Bool

  init(_ words: String, former: ListSelection, isByFit: Bool) {
    field = TextField(words, capacity: Self.capacity)
    self.former = former
    formerWords = words
    wasByFit = isByFit
  }
}

// MARK: - Events

extension LibraryPlace {
  package mutating func opening(_ frame: TabFrame) -> Answer {
    [.own(.findBooks)] + askForDetails(isAnew: true)
  }

  package mutating func handle(_ event: LibraryEvent, _ frame: TabFrame) -> Answer {
    switch event {
    case .booksKnown(let index):
      let book = selected?.id
      let former = self.index
      let isFirst = former == nil
      (self.index, problem) = (index, nil)
      marked = marked.filter { index.place(of: $0) != nil }
      // Nothing would be listed of a tag that no book has any more.
      if isFirst, filter == kept.filter, let tag = filter.tag, !index.hasTag(tag) {
        (filter.tag, lostTag) = (nil, tag)
      }
      takeShelves(of: index)
      list(keeping: book, holding: true, frame)
      // Of a book that is gone nothing is known any more, but what is being typed of it is not lost.
      if let book, index.place(of: book) == nil, pane == .details, form == nil { pane = .list }
      if isFirst { takeEarlyMoves(frame) }
      showWanted(frame)
      if let form { self.form?.setBook(isThere: index.place(of: form.book) != nil) }
      if let form, former?.place(of: form.book) != nil, index.place(of: form.book) == nil {
        self.form?.pane = .list
        let sentence = "This book was removed elsewhere. Your changes are still here."
        return [.tell(sentence)] + askForDetails()
      }
      if let news {
        self.news = nil
        return [.tell(news)] + askForDetails()
      }
    case .damageKnown(let isDamaged): self.isDamaged = isDamaged
    case .booksUnknown(let sentence):
      (problem, news) = (sentence, nil)
      return [.tell(sentence)]
    case .recordsKnown(let records): return receive(records)
    case .detailsKnown(let book, let details):
      guard book == selected?.id else { return [] }
      self.details = details
    case .coverKnown(let wish, let picture):
      covers.receive(wish, picture)
      return []
    case .terminal(let graphics, let depth):
      (covers.graphics, covers.depth) = (graphics, depth)
      return askForCovers(frame)
    case .changed(let undo, let sentence):
      let answer = takeChange(undo)
      let way = undo == nil ? [] : frame.hints((.undo, "undoes it")).map { "\($0)." }
      // What is being taken back already is no news.
      news = isUndoing ? nil : ([sentence] + way).joined(separator: " ")
      return [.own(.findBooks)] + askForDetails(isAnew: true) + answer
    case .notChanged(let sentence):
      takeRefusal()
      return [.tell(sentence)]
    case .fileDiffers(let book, let path):
      takeRefusal()
      sheet = .sure(book, path: path)
    case .notOpened(let loss): return [.tell(sentence(about: loss, frame))]
    case .folderListed(let folder, let entries): sheet?.receive(entries, of: folder)
    case .show(let book, let isOpen):
      wanted = (book, isOpen)
      showWanted(frame)
    case .list(let filter, let order):
      self.filter = filter
      if let order { self.order = order }
      isByFit = filter.hasWords && order == nil
      shelves.choose(filter)
      (search, form, sheet, selection) = (nil, nil, nil, ListSelection(0))
      pane = .list
      list(keeping: nil, frame)
    }
    return askForDetails()
  }

  /// Takes what shelves there are. If none is being chosen, that of what is listed is marked: its tag
  /// may not have been known before.
  private mutating func takeShelves(of index: BookIndex) {
    shelves.receive(index)
    if pane != .shelves { shelves.choose(filter) }
  }

  /// Receives what is known of some books now: of all, where a disk is not there any more.
  private mutating func receive(_ records: [BookRecord]) -> Answer {
    guard !records.isEmpty else { return [] }
    for record in records {
      guard index?.update(record) == true else { return [.own(.findBooks)] }
    }
    putOff(.records)
    return askForDetails(isAnew: true)
  }

  /// Selects the book that is wanted, in a list that has it, and shows its details where it is to be
  /// open.
  private mutating func showWanted(_ frame: TabFrame) {
    guard let wanted, let index, let place = index.place(of: wanted.book) else { return }
    self.wanted = nil
    if !rows.contains(place) {
      filter = BookFilter()
      shelves.choose(filter)
      list(keeping: nil, frame)
    }
    (search, form, sheet) = (nil, nil, nil)
    selection.selected = rows.firstIndex(of: place) ?? 0
    pane = wanted.isOpen ? .details : .list
    settle(frame)
  }

  package mutating func settle(_ frame: TabFrame) {
    let layout = LibraryLayout(frame)
    if let grid = coverGrid(layout) {
      grid.settle(&selection, count: rows.count)
    } else {
      selection.settle(rows: max(layout.rows.rows, 1), count: rows.count)
    }
  }

  /// Lists what the filter lets through, and keeps `book` selected where it is among it.
  ///
  /// - Parameter isHeld: Whether the book stays in its row also where the filter does not let it through
  ///   any more: what a key does next is meant for the book that is looked at.
  mutating func list(keeping book: BookID?, holding isHeld: Bool = false, _ frame: TabFrame) {
    backlog = nil
    guard index != nil else { return }
    let order = isListedByFit ? nil : order
    rows = index?.rows(filter, order) ?? []
    if let book, let place = index?.place(of: book) {
      if let row = rows.firstIndex(of: place) {
        selection.selected = row
      } else if isHeld {
        selection.selected = min(selection.selected, rows.count)
        rows.insert(place, at: selection.selected)
      }
    }
    settle(frame)
  }

  /// Asks for the details of the selected book, where they are not known or are to be asked for anew.
  mutating func askForDetails(isAnew: Bool = false) -> Answer {
    guard let book = selected?.id else {
      (details, askedDetails) = (nil, nil)
      return []
    }
    guard isAnew || askedDetails != book else { return [] }
    if details?.record.id != book {
      details = nil
      detailsScroll = ScrollOffset()
    }
    askedDetails = book
    return [.own(.findDetails(book))]
  }
}

// MARK: - What is put off

extension LibraryPlace {
  /// What the list is to follow.
  enum Backlog: Equatable, Sendable {
    /// Other records of its books.
    case records
    /// Other words: the best book is to be selected.
    case words
  }

  /// Has the list follow once all that came at once was taken: to list 100,000 books takes some
  /// milliseconds.
  mutating func putOff(_ work: Backlog) {
    if backlog != .words { backlog = work }
  }

  package mutating func catchUp(_ frame: TabFrame) -> Answer {
    guard let backlog else { return askForCovers(frame) }
    if backlog == .records, let index { takeShelves(of: index) }
    if backlog == .records {
      list(keeping: selected?.id, holding: true, frame)
    } else {
      list(keeping: nil, frame)
    }
    return askForDetails() + askForCovers(frame)
  }
}
