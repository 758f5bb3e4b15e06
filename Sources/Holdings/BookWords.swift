import Search

/// The books that have words, by all that is known of them: the best first.
///
/// Books come first whose title and author have all words as they were typed, by how well they fit;
/// then those that have them in their series, the name of their file, their tags and their notes, in
/// this order; then those whose title and author have the letters, with others between them.
struct BookWords: Sendable {
  /// Titles and authors.
  private let names: FuzzyIndex
  /// Names of files and series, tags and notes; nil after a change, until they are asked for.
  private var files, remarks: FuzzyIndex?
  private var letters: FuzzySearch

  /// What a word costs by the field that it stands in. One that does not begin a word costs one more.
  private enum Cost {
    static let (names, series, files, tags, notes): (UInt8, UInt8, UInt8, UInt8, UInt8) =
      (0, 2, 4, 6, 8)
    /// Of a word that no field has.
    static let none = UInt8.max
    /// More than all words together cost.
    static let most = 64
  }

  /// The words of `books`.
  ///
  /// - Complexity: O(*n*) in all that is known of them.
  init(of books: [BookRecord]) {
    names = FuzzyIndex(count: books.count) { (books[$0].title, books[$0].author) }
    letters = FuzzySearch(in: names)
    prepare(books)
  }

  /// Notes that something else than titles and authors has changed.
  mutating func forgetRemarks() { (files, remarks) = (nil, nil) }

  private mutating func prepare(_ books: [BookRecord]) {
    files =
      files ?? FuzzyIndex(count: books.count) { (Self.fileName(of: books[$0]), books[$0].series) }
    remarks =
      remarks
      ?? FuzzyIndex(count: books.count) { row in
        (books[row].tags.map { "#\($0.name)" }.joined(separator: " "), books[row].note)
      }
  }

  /// The name of a book's file without its ending, which many files share.
  private static func fileName(of book: BookRecord) -> String {
    guard let path = book.path else { return "" }
    return withoutEnding(
      path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  private static let longestEnding = 4

  private static func withoutEnding(_ name: some StringProtocol) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      name[dot...].dropFirst().count <= longestEnding
    else { return String(name) }
    return String(name[..<dot])
  }
}

// MARK: - Finding

extension BookWords {
  /// The places among `books` of those that fit `query`, the best first.
  ///
  /// - Parameter books: The books that the words were made of, as they are now.
  mutating func rows(fitting query: BookQuery, in books: [BookRecord]) -> [Int] {
    prepare(books)
    var fit = Fit(count: books.count)
    for word in query.words { fit.add(costs(of: word, count: books.count), word) }
    var rows: [Int] = []
    var scattered: [Int] = []
    for match in letters.matches(query.plainWords) where !fit.isOut[match.index] {
      if !fit.stands[match.index] {
        scattered.append(match.index)
      } else if fit.worst[match.index] < Cost.series {
        rows.append(match.index)
        fit.isOut[match.index] = true
      }
    }
    return rows + fit.rest + scattered
  }

  /// How well books have the words so far.
  private struct Fit {
    /// Those that lack a word of one field, and those that are listed.
    var isOut: [Bool]
    /// Those that have all words as they were typed.
    var stands: [Bool]
    /// What their worst word costs, and all of them.
    var worst: [UInt8]
    private var sums: [UInt8]

    init(count: Int) {
      isOut = Array(repeating: false, count: count)
      stands = Array(repeating: true, count: count)
      worst = Array(repeating: 0, count: count)
      sums = worst
    }

    mutating func add(_ costs: [UInt8], _ word: BookQuery.Word) {
      for row in costs.indices {
        let cost = costs[row]
        if cost == Cost.none {
          if word.field == nil { stands[row] = false } else { isOut[row] = true }
          continue
        }
        worst[row] = max(worst[row], cost)
        sums[row] = min(sums[row] &+ min(cost, 16), UInt8(Cost.most - 1))
      }
    }

    /// Those that have all words and are not listed yet, the best first.
    var rest: [Int] {
      var rows = [[Int]](repeating: [], count: Cost.most)
      for row in isOut.indices where stands[row] && !isOut[row] { rows[Int(sums[row])].append(row) }
      return Array(rows.joined())
    }
  }

  /// What a word costs in each book.
  private func costs(of word: BookQuery.Word, count: Int) -> [UInt8] {
    var costs = [UInt8](repeating: Cost.none, count: count)
    func look(
      in index: FuzzyIndex?, for text: String, main: UInt8?, other: UInt8?
    ) {
      index?.eachText(with: text) { row, standing in
        if let main, standing.contains(.main) {
          costs[row] = min(costs[row], main + (standing.contains(.mainStart) ? 0 : 1))
        }
        if let other, standing.contains(.other) {
          costs[row] = min(costs[row], other + (standing.contains(.otherStart) ? 0 : 1))
        }
      }
    }
    let text = word.text
    switch word.field {
    case .title: look(in: names, for: text, main: Cost.names, other: nil)
    case .author: look(in: names, for: text, main: nil, other: Cost.names)
    case .series: look(in: files, for: text, main: nil, other: Cost.series)
    case .file: look(in: files, for: Self.withoutEnding(text), main: Cost.files, other: nil)
    // A tag that begins so: its sign stands before it.
    case .tag: look(in: remarks, for: "#\(text)", main: Cost.tags, other: nil)
    case .note: look(in: remarks, for: text, main: nil, other: Cost.notes)
    case nil:
      look(in: names, for: text, main: Cost.names, other: Cost.names)
      look(in: files, for: text, main: nil, other: Cost.series)
      look(in: files, for: Self.withoutEnding(text), main: Cost.files, other: nil)
      look(in: remarks, for: text, main: Cost.tags, other: Cost.notes)
    }
    return costs
  }
}
