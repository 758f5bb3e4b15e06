/// What tells books apart that share their title and their author, such as a text in several encodings:
/// the ends of their paths.
struct TwinNames: Sendable {
  private var names: [Int: String] = [:]

  /// The names among `books`, of which those that are called the same have the same key.
  ///
  /// - Parameter keys: The keys of the books' titles, in order.
  /// - Complexity: O(*n*); only books whose keys are the same are compared.
  init(among books: [BookRecord], keys: [SortKey]) {
    var start = 0
    while start < books.count {
      let end = keys[start...].dropFirst().firstIndex { $0 != keys[start] } ?? books.count
      if end - start > 1 { add(start..<end, of: books) }
      start = end
    }
  }

  /// The name of the book at `place`; `nil` if no other one is called as it is.
  subscript(place: Int) -> String? { names[place] }

  private mutating func add(_ places: Range<Int>, of books: [BookRecord]) {
    let twins = Dictionary(grouping: places.filter { books[$0].path != nil }) {
      [books[$0].title, books[$0].author ?? ""]
    }
    for places in twins.values where places.count > 1 {
      let ends = Self.ends(of: places.map { books[$0].path ?? "" })
      for (place, end) in zip(places, ends) { names[place] = end }
    }
  }

  /// The names of files, with as many folders before them as it takes for all to differ.
  private static func ends(of paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/") }
    let longest = parts.map(\.count).max() ?? 0
    var count = 0
    var ends = paths
    repeat {
      count += 1
      ends = parts.map { $0.suffix(count).joined(separator: "/") }
    } while count < longest && Set(ends).count < ends.count
    return ends
  }
}
