package import Books
import Datebook

/// The books of the library, made ready to be listed: in each order, filtered, and as words are typed.
///
/// Made once in the background, for it folds and sorts all titles; what is asked of it then takes
/// some milliseconds for 100,000 books. Words are looked for as ``BookWords`` says.
package struct BookIndex: Sendable {
  /// The books, by title.
  package private(set) var books: [BookRecord]
  /// The places that books have among `books`.
  private let places: [BookID: Int]
  /// For each of `books` its place by author; the number of books where it has none.
  private let authorRanks: [Int]
  /// What tells books apart that are called the same.
  private let twinNames: TwinNames
  /// The places of the editions of each work that has several.
  private(set) var works: [String: [Int]]
  /// The orders that are known; one that a change has spoiled is made anew when it is asked for.
  private var orders: [BookOrder.Key: SortedRows] = [:]
  private var words: BookWords

  /// An index of `books`, which may be in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of books.
  package init(_ books: [BookRecord]) {
    let titles = books.map { SortKey(title: $0.title) }
    let order = books.indices.sorted {
      titles[$0] == titles[$1] ? books[$0].id < books[$1].id : titles[$0] < titles[$1]
    }
    let sorted = order.map { books[$0] }
    self.books = sorted
    places = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($0.element.id, $0.offset) })
    authorRanks = Self.ranks(sorted.map { $0.author.map(SortKey.init(author:)) })
    twinNames = TwinNames(among: sorted, keys: order.map { titles[$0] })
    works = Self.works(of: sorted)
    words = BookWords(of: sorted)
    for key in BookOrder.Key.allCases { orders[key] = sortedRows(by: key) }
  }

  private static func ranks(_ authors: [SortKey?]) -> [Int] {
    let known = authors.indices.compactMap { index in
      authors[index].flatMap { $0.isEmpty ? nil : (key: $0, index: index) }
    }
    var ranks = [Int](repeating: authors.count, count: authors.count)
    let sorted = known.sorted { $0.key == $1.key ? $0.index < $1.index : $0.key < $1.key }
    for (rank, entry) in sorted.enumerated() {
      // Authors of one name share a rank, so that their books stay in the order of their titles.
      let isSame = rank > 0 && sorted[rank - 1].key == entry.key
      ranks[entry.index] = isSame ? ranks[sorted[rank - 1].index] : rank
    }
    return ranks
  }

  /// Where a book stands among `books`; `nil` for one that is not there.
  package func place(of book: BookID) -> Int? { places[book] }

  /// The end of the path of the book at `place` among `books`, which tells it apart from those that share
  /// its title and author; `nil` if none does.
  package func nameAmongTwins(at place: Int) -> String? { twinNames[place] }
}

// MARK: - Listing

extension BookIndex {
  /// The places among `books` of those that are listed, in their order.
  ///
  /// - Parameter order: Their order; `nil` for the books first that fit the words of the filter best, and
  ///   where there are none by title.
  ///
  /// Editions of one work stand together, where the first of them stands.
  package mutating func rows(_ filter: BookFilter, _ order: BookOrder?) -> [Int] {
    together(listed(filter, order))
  }

  private mutating func listed(_ filter: BookFilter, _ order: BookOrder?) -> [Int] {
    let query = BookQuery(filter.words)
    guard !query.words.isEmpty else {
      return admitted(rows(order ?? BookOrder(.title)), by: filter)
    }
    let fitting = words.rows(fitting: query, in: books)
    guard let order else { return admitted(fitting, by: filter) }
    var fits = [Bool](repeating: false, count: books.count)
    for row in fitting { fits[row] = true }
    return admitted(rows(order).filter { fits[$0] }, by: filter)
  }

  private mutating func rows(_ order: BookOrder) -> [Int] {
    let sorted = orders[order.key] ?? sortedRows(by: order.key)
    orders[order.key] = sorted
    return sorted.all(isDescending: order.isDescending)
  }

  /// Those of `rows` whose books have the status and the tag.
  ///
  /// Here and below, what is wanted of a book is read where it stands: to copy 100,000 records, with
  /// all the strings they hold, takes 20 ms.
  private func admitted(_ rows: [Int], by filter: BookFilter) -> [Int] {
    guard filter.status != nil || filter.tag != nil else { return rows }
    return rows.filter { filter.admits(books[$0].status, books[$0].tags) }
  }

  private func sortedRows(by key: BookOrder.Key) -> SortedRows {
    SortedRows(count: books.count) { value(of: $0, by: key) }
  }

  /// What a book is put in order by; `nil` if it has nothing of the kind.
  private func value(of row: Int, by key: BookOrder.Key) -> Int? {
    switch key {
    case .title: row
    case .author: authorRanks[row] < books.count ? authorRanks[row] : nil
    case .added: books[row].addedAt.milliseconds
    case .lastRead: books[row].lastReadAt?.milliseconds
    case .progress: books[row].progress.map { Int($0 * 1_000_000) }
    case .length: books[row].fileBytes
    }
  }
}

// MARK: - Changes

extension BookIndex {
  /// Puts what is known now of a book in the place of what was known.
  ///
  /// - Returns: Whether that could be done; `false` if the book is new or is called otherwise, so that
  ///   the index is to be made anew.
  package mutating func update(_ book: BookRecord) -> Bool {
    guard let place = places[book.id], books[place].title == book.title,
      books[place].author == book.author,
      twinNames[place] == nil || books[place].path == book.path
    else { return false }
    let keys = BookOrder.Key.allCases
    let former = keys.map { value(of: place, by: $0) }
    if !book.hasSameRemarks(as: books[place]) { words.forgetRemarks() }
    let isMoved = books[place].work != book.work
    books[place] = book
    if isMoved { works = Self.works(of: books) }
    for (key, former) in zip(keys, former) where value(of: place, by: key) != former {
      orders[key] = nil
    }
    return true
  }

  /// The tags of all books, by name, with the number of books that have them.
  package var tags: [(tag: BookTag, count: Int)] {
    var tags: [String: (tag: BookTag, count: Int)] = [:]
    for row in books.indices {
      // A tag whose colour was just changed may have the former one in books not read since.
      for tag in books[row].tags { tags[tag.name, default: (tag, 0)].count += 1 }
    }
    return tags.values.sorted { $0.tag.name < $1.tag.name }
  }

  /// Whether a book has the tag with this name, without regard to case.
  package func hasTag(_ name: String) -> Bool {
    books.contains { $0.tags.contains { BookFilter.isSame($0.name, name) } }
  }

  /// The number of books of each status.
  package var statusCounts: [BookStatus: Int] {
    books.indices.reduce(into: [:]) { $0[books[$1].status, default: 0] += 1 }
  }
}

extension BookRecord {
  /// Whether words find both by the same series, file, tags and note.
  fileprivate func hasSameRemarks(as other: BookRecord) -> Bool {
    tags == other.tags && path == other.path && series == other.series && note == other.note
  }
}

extension BookIndex: Equatable {
  package static func == (a: BookIndex, b: BookIndex) -> Bool { a.books == b.books }
}
