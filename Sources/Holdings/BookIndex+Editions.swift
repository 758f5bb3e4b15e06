import Books
import Search

/// The editions of one work: listed together, and known of each other.
extension BookIndex {
  /// The places among `books` of the other editions of a book's work, in the order of their titles.
  package func otherEditions(at place: Int) -> [Int] {
    guard let work = books[place].work else { return [] }
    return (works[work] ?? []).filter { $0 != place }
  }

  /// The places among `books` of those that are surely editions of the same work, though nobody has said
  /// so: they have the same main title, no different author, and a file of another format; or, in one
  /// format, the same whole title and the same author, as a book has that was published once more.
  package func likelyEditions(at place: Int) -> [Int] {
    let book = books[place]
    let title = Self.mainTitle(book.title)
    guard book.work == nil, !title.isEmpty else { return [] }
    // Books with one main title stand side by side.
    let near = max(place - Self.neighbours, 0)..<min(place + Self.neighbours + 1, books.count)
    return near.filter { other in
      other != place && books[other].work == nil
        && Self.mainTitle(books[other].title) == title
        && (Self.format(of: books[other]) == Self.format(of: book)
          ? Self.isReissue(books[other], of: book)
          : Self.mayBeSame(books[other].author, book.author))
    }
  }

  /// Whether two books in one format have one title, one author and one place in a series.
  private static func isReissue(_ one: BookRecord, of other: BookRecord) -> Bool {
    guard let author = one.author, let otherAuthor = other.author else { return false }
    return words(one.title[...]) == words(other.title[...])
      && words(author[...]) == words(otherAuthor[...])
      && one.series == other.series
  }

  /// How many books are looked at before and behind a book for other editions of it.
  private static let neighbours = 16

  /// The title without what stands behind a semicolon, a colon or a bracket, folded, without punctuation.
  private static func mainTitle(_ title: String) -> [UInt8] {
    words(title.prefix { !";:([".contains($0) })
  }

  /// Whether two authors share a name, or one of them is unknown: `Melville, Herman`, `Herman Melville`.
  private static func mayBeSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    let names = words(other[...]).split(separator: 0x20)
    return words(one[...]).split(separator: 0x20).contains { $0.count > 2 && names.contains($0) }
  }

  private static func words(_ text: Substring) -> [UInt8] {
    let folded = SearchFolding.folded(text).map { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x80...: byte
      default: UInt8(0x20)
      }
    }
    return Array(folded.split(separator: 0x20).joined(separator: [0x20]))
  }

  /// The ending of a book's file in small letters.
  private static func format(of book: BookRecord) -> String? {
    book.path.flatMap { path in
      let name = path.split(separator: "/").last ?? ""
      return name.lastIndex(of: ".").map { name[$0...].lowercased() }
    }
  }

  /// `rows` with the editions of a work behind the one of them that stands first.
  func together(_ rows: [Int]) -> [Int] {
    guard !works.isEmpty else { return rows }
    var editions: [String: [Int]] = [:]
    for row in rows {
      if let work = books[row].work { editions[work, default: []].append(row) }
    }
    guard editions.values.contains(where: { $0.count > 1 }) else { return rows }
    var together: [Int] = []
    together.reserveCapacity(rows.count)
    for row in rows {
      if let work = books[row].work {
        together += editions.removeValue(forKey: work) ?? []
      } else {
        together.append(row)
      }
    }
    return together
  }

  /// The places of the books of each work, where it has several.
  static func works(of books: [BookRecord]) -> [String: [Int]] {
    var works: [String: [Int]] = [:]
    for place in books.indices {
      if let work = books[place].work { works[work, default: []].append(place) }
    }
    return works.filter { $0.value.count > 1 }
  }
}
