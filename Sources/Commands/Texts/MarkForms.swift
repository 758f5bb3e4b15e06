import Books
import Datebook
import Shelf
import Sync

/// A format in which marks are printed.
protocol MarkForm {
  /// The whole text of `books` with their marks.
  func text(of books: [MarkedBook]) -> String
}

extension MarkedBook {
  /// What the book is called: by its title, or by its file.
  var name: String {
    title ?? path?.split(separator: "/").last.map(String.init) ?? "A text without a name"
  }
}

extension KeptMark {
  /// The part of the text before the mark, in whole percent.
  var percent: Int { TextPart.percent(of: span.start.fraction) }
}

// MARK: - JSON

/// Marks as JSON: an object of books, each with its marks.
struct JSONMarks: MarkForm {
  func text(of books: [MarkedBook]) -> String {
    let count = books.reduce(0) { $0 + $1.marks.count }
    return "{\"books\":[\(books.map(object).joined(separator: ","))\n],\"count\":\(count)}\n"
  }

  private func object(_ book: MarkedBook) -> String {
    let facts = [
      ("title", string(book.name)), ("author", string(book.author)), ("file", string(book.path)),
    ]
    let marks = book.marks.map { "\n  " + object($0) }.joined(separator: ",")
    return "\n {\(fields(facts)),\"marks\":[\(marks)\n ]}"
  }

  private func object(_ mark: KeptMark) -> String {
    "{"
      + fields([
        ("kind", string(mark.kind.rawValue)), ("colour", string(mark.colour?.name)),
        ("text", string(mark.words)), ("note", string(mark.note)),
        ("chapter", string(mark.chapter)), ("offset", "\(mark.span.start.offset)"),
        ("length", "\(mark.span.range.count)"), ("percent", "\(mark.percent)"),
        ("created", string(mark.createdAt.timestamp)), ("edited", string(mark.editedAt.timestamp)),
      ]) + "}"
  }

  private func string(_ value: String?) -> String {
    value.map { JSONString($0).description } ?? "null"
  }

  private func fields(_ values: [(String, String)]) -> String {
    values.map { "\"\($0)\":\($1)" }.joined(separator: ",")
  }
}

// MARK: - CSV

/// Marks as CSV (RFC 4180): lines end with CR LF, and fields are quoted if necessary.
struct CSVMarks: MarkForm {
  private static let names = [
    "title", "author", "file", "kind", "colour", "text", "note", "chapter", "offset", "length",
    "percent", "created", "edited",
  ]

  func text(of books: [MarkedBook]) -> String {
    let rows = books.flatMap { book in
      book.marks.map { mark in
        [
          book.name, book.author ?? "", book.path ?? "", mark.kind.rawValue,
          mark.colour?.name ?? "", mark.words, mark.note ?? "", mark.chapter ?? "",
          "\(mark.span.start.offset)", "\(mark.span.range.count)", "\(mark.percent)",
          mark.createdAt.timestamp, mark.editedAt.timestamp,
        ]
      }
    }
    return ([Self.names] + rows)
      .map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A field, quoted if it contains a comma, a quote or a line end.
  static func field(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { ![0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return isPlain ? value : "\"" + value.replacing("\"", with: "\"\"") + "\""
  }
}

// MARK: - Markdown

/// Marks as Markdown: a heading for a book and for a chapter, a quotation for a mark.
struct MarkdownMarks: MarkForm {
  func text(of books: [MarkedBook]) -> String {
    books.map(section).joined(separator: "\n")
  }

  private func section(_ book: MarkedBook) -> String {
    var lines = ["# \(escaped(book.name))", ""]
    if let author = book.author { lines += ["\(escaped(author))", ""] }
    var chapter: String?
    for mark in book.marks {
      if let title = mark.chapter, title != chapter {
        lines += ["## \(escaped(title))", ""]
        chapter = title
      }
      lines += paragraphs(mark)
    }
    return lines.joined(separator: "\n")
  }

  /// A mark's quotation, its note, and its kind.
  private func paragraphs(_ mark: KeptMark) -> [String] {
    // Two spaces before a line end make it a line end in Markdown too, as verse needs.
    let quoted = mark.words.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \(escaped(String($0)))  " }
    let last = quoted.last.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    var lines = Array(quoted.dropLast()) + [last ?? ">", ""]
    if let note = mark.note { lines += [escaped(note), ""] }
    let kind = mark.colour.map { "highlight, \($0.name)" } ?? mark.kind.rawValue
    let day = mark.createdAt.timestamp.prefix { $0 != "T" }
    return lines + ["*\(kind), \(mark.percent) %, \(day)*", ""]
  }

  /// Words with Markdown's own signs escaped.
  private func escaped(_ words: String) -> String {
    var escaped = ""
    for character in words {
      if "\\`*_[]<>#|~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    guard let first = words.first(where: { $0 != " " }) else { return escaped }
    // Escape what would begin a list: 1. and -.
    if "-+".contains(first) { return "\\" + escaped.drop { $0 == " " } }
    let digits = words.prefix { $0.isNumber }
    guard !digits.isEmpty, let next = words.dropFirst(digits.count).first, ".)".contains(next)
    else { return escaped }
    return "\(digits)\\" + escaped.dropFirst(digits.count)
  }
}
