import Books
import Datebook
internal import GRDB
package import Holdings

extension WordIndex {
  /// What has all words of `query`, the best first; the last word may be the beginning of one.
  ///
  /// A word counts for more in a title than in an author or a tag, and there for more than in a text
  /// (BM25 by columns). Case and accents make no difference. In scripts without spaces what holds the
  /// words anywhere is found, the titles first. A word of a field is looked for there alone (`BookQuery`).
  ///
  /// - Parameter limit: How many at most.
  package func find(_ query: String, atMost limit: Int = 200) throws(LibraryError) -> [FoundWords] {
    let terms = Term.all(query)
    guard !terms.isEmpty else { return [] }
    return try upToDate { db in
      let rows =
        terms.contains { Self.hasNoSpaces($0.word) }
        ? try Self.holding(terms, limit, in: db) : try Self.matching(terms, limit, in: db)
      return try rows.compactMap { try Self.found($0, in: db) }
    }
  }

  /// A word of a query, as the index divides them, and the columns in which it is looked for: nil for all.
  private struct Term {
    var word: String
    var columns: [String]?

    /// The words of a query.
    static func all(_ query: String) -> [Term] {
      BookQuery(query).words.flatMap { word in
        word.text.split { character in
          !character.unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
          }
        }.map { Term(word: String($0), columns: word.field.map(columns)) }
      }
    }

    private static func columns(of field: BookQuery.Field) -> [String] {
      switch field {
      case .tag: ["tags"]
      case .note: ["text", "note"]
      case .title, .author, .series, .file: [field.rawValue]
      }
    }
  }

  private static func hasNoSpaces(_ term: String) -> Bool {
    term.unicodeScalars.contains { scalar in
      scalar.properties.isIdeographic || 0x3040...0x30FF ~= scalar.value
        || 0x0E00...0x0EFF ~= scalar.value || 0x1000...0x109F ~= scalar.value
        || 0x1780...0x17FF ~= scalar.value
    }
  }

  private struct Hit {
    var number: Int64
    var excerpt: String
  }

  private static let start: Character = "\u{2}"
  private static let end: Character = "\u{3}"

  private static func matching(_ terms: [Term], _ limit: Int, in db: Database) throws -> [Hit] {
    let words = terms.enumerated().map { index, term in
      let isBegun = index == terms.count - 1 || term.columns != nil
      let columns = term.columns.map { "{\($0.joined(separator: " "))} : " } ?? ""
      return "(\(columns)\"\(term.word)\"\(isBegun ? " *" : ""))"
    }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT rowid, snippet(words, -1, char(2), char(3), '…', 16) FROM main.words
        WHERE words MATCH ? ORDER BY bm25(words, 10, 6, 6, 1, 2, 6, 4), rowid LIMIT ?
        """,
      arguments: [words.joined(separator: " AND "), limit]
    ).map { Hit(number: $0[0], excerpt: $0[1]) }
  }

  /// What has the words anywhere: the index knows no words in a script without spaces.
  private static func holding(_ terms: [Term], _ limit: Int, in db: Database) throws -> [Hit] {
    let columns = ["title", "author", "series", "file", "tags", "text", "note"]
    let conditions = terms.map { term in
      let all = (term.columns ?? columns).map { "ifnull(\($0), '')" }.joined(
        separator: " || ' ' || ")
      return "instr(\(all), ?) > 0"
    }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT rowid, coalesce(title, text, note), instr(ifnull(title, ''), ?) = 0 AS rank
        FROM main.words WHERE \(conditions.joined(separator: " AND ")) ORDER BY rank, rowid LIMIT ?
        """,
      arguments: StatementArguments([terms[0].word] + terms.map(\.word)) + [limit]
    ).map { row in
      let text: String = row[1] ?? ""
      return Hit(number: row[0], excerpt: marked(text, terms[0].word))
    }
  }

  /// Some of the text around a word, which is marked.
  private static func marked(_ text: String, _ term: String) -> String {
    guard let match = place(of: term, in: text) else { return String(text.prefix(64)) }
    let start = text.index(match.lowerBound, offsetBy: -24, limitedBy: text.startIndex)
    let end = text.index(match.upperBound, offsetBy: 40, limitedBy: text.endIndex)
    let before = text[(start ?? text.startIndex)..<match.lowerBound]
    let after = text[match.upperBound..<(end ?? text.endIndex)]
    return "\(start == nil ? "" : "…")\(before)\(Self.start)\(text[match])\(Self.end)\(after)"
  }

  private static func place(of term: String, in text: String) -> Range<String.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(term) {
        return index..<text.index(index, offsetBy: term.count)
      }
      index = text.index(after: index)
    }
    return nil
  }
}

// MARK: - What was found

extension WordIndex {
  private static func found(_ hit: Hit, in db: Database) throws -> FoundWords? {
    let (number, kind) = (hit.number / 4, hit.number % 4)
    let (excerpt, matches) = parsed(hit.excerpt)
    switch kind {
    case 0:
      let row = try Row.fetchOne(
        db, sql: "SELECT title, author FROM library.book WHERE id = ?", arguments: [number])
      return row.map {
        FoundWords(
          kind: .book(BookID(rawValue: number)), title: $0[0], author: $0[1], excerpt: excerpt,
          matches: matches)
      }
    case 1:
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT mark.kind, book, startOffset, title, author
          FROM library.mark JOIN library.book ON book.id = mark.book WHERE mark.id = ?
          """,
        arguments: [number])
      guard let row, let kind = Mark.Kind(rawValue: row[0]) else { return nil }
      return FoundWords(
        kind: .mark(kind, row: number, in: BookID(rawValue: row[1]), offset: row[2]),
        title: row[3], author: row[4], excerpt: excerpt, matches: matches)
    default:
      let row = try Row.fetchOne(
        db, sql: "SELECT kind, day FROM library.note WHERE id = ?", arguments: [number])
      guard let row, let kind = NoteSubject.Kind(rawValue: row[0]) else { return nil }
      let subject = NoteSubject(kind, from: Day(number: row[1]))
      return FoundWords(kind: .note(subject), excerpt: excerpt, matches: matches)
    }
  }

  /// An excerpt on one line, and where the marked words stand in it.
  private static func parsed(_ marked: String) -> (String, [Range<Int>]) {
    var excerpt = ""
    var matches: [Range<Int>] = []
    var begun: Int?
    for character in marked {
      switch character {
      case start: begun = excerpt.utf8.count
      case end:
        if let start = begun { matches.append(start..<excerpt.utf8.count) }
        begun = nil
      default: excerpt.append(character.isNewline || character.isWhitespace ? " " : character)
      }
    }
    return (excerpt, matches)
  }
}
