import Books
import Datebook
import Files
import Holdings
import Setup
import Shelf
import Sync

/// Objects of JSON, by their fields.
enum JSONForm {
  /// An object of `fields`, whose values are JSON.
  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// An array of values that are JSON.
  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func string(_ value: String?) -> String {
    value.map { JSONString($0).description } ?? "null"
  }

  static func time(_ value: Moment?) -> String { string(value?.timestamp) }

  static func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }
}

/// The other editions of a book's work.
struct BookEditions {
  /// Those that the reader joined.
  var joined: [BookRecord] = []
  /// Those that look like the same book, and are not joined.
  var likely: [BookRecord] = []

  /// The editions of a book among those of `index`.
  init(of book: BookID, in index: BookIndex) {
    guard let place = index.place(of: book) else { return }
    joined = index.otherEditions(at: place).map { index.books[$0] }
    likely = index.likelyEditions(at: place).map { index.books[$0] }
  }

  /// Their numbers, as fields of JSON.
  var jsonFields: [(String, String)] {
    [("editions", joined), ("likelyEditions", likely)].map { name, books in
      (name, JSONForm.array(books.map { "\($0.id.rawValue)" }))
    }
  }

  /// A line's name and words for each of them.
  ///
  /// - Parameter book: The book whose editions they are.
  func lines(of book: BookID) -> [(String, String?)] {
    joined.map { ("Edition", $0.editionWords) }
      + likely.map { other in
        let command = "tome-reader join \(book.rawValue) \(other.id.rawValue)"
        return ("Likely", "\(other.editionWords); `\(command)` joins them")
      }
  }
}

extension BookRecord {
  /// The book among its editions: its file or its title, how far it is read, and its number.
  fileprivate var editionWords: String {
    let progress = percent.map { ", \($0) %" } ?? ""
    return "\(path ?? title)\(progress), number \(id.rawValue)"
  }

  /// The fields of the book in JSON.
  var jsonFields: [(String, String)] {
    [
      ("id", "\(id.rawValue)"), ("title", JSONForm.string(title)),
      ("author", JSONForm.string(author)), ("series", JSONForm.string(series)),
      ("status", JSONForm.string(status.rawValue)),
      ("progress", progress.map { "\($0)" } ?? "null"),
      ("tags", JSONForm.array(tags.map { JSONForm.string($0.name) })),
      ("rating", JSONForm.number(rating)), ("added", JSONForm.time(addedAt)),
      ("started", JSONForm.time(startedAt)), ("finished", JSONForm.time(finishedAt)),
      ("lastRead", JSONForm.time(lastReadAt)), ("bytes", "\(fileBytes)"),
      ("file", JSONForm.string(path)), ("missing", "\(isMissing)"),
      ("encoding", JSONForm.string(encoding)), ("language", JSONForm.string(language)),
    ]
  }

  /// The book, with the state of its file brought up to date.
  var lookedFor: BookRecord {
    var record = self
    if let path { record.isMissing = !FilePlace.isThere(path) }
    return record
  }

  /// The part of the book before the reader's place, in whole percent.
  var percent: Int? { progress.map(TextPart.percent) }

  /// The book on a line: number, status, percent, title, author and tags, with tabs between.
  var line: String {
    let fields = [
      "\(id.rawValue)", status.rawValue, percent.map { "\($0)%" } ?? "-", title, author ?? "",
      tags.map { "#\($0.name)" }.joined(separator: " "),
    ]
    return fields.map(\.printable).joined(separator: "\t") + "\n"
  }
}

extension BookDetails {
  /// Everything known about the book, as a JSON object.
  func json(_ editions: BookEditions) -> String {
    let place = place.map {
      JSONForm.object([("offset", "\($0.offset)"), ("textBytes", "\($0.textBytes)")])
    }
    return JSONForm.object(
      record.jsonFields + editions.jsonFields + [
        ("note", JSONForm.string(note)), ("published", JSONForm.string(published)),
        ("summary", JSONForm.string(summary)), ("place", place ?? "null"),
        (
          "marks",
          JSONForm.object([
            ("bookmarks", "\(marks.bookmarks)"), ("highlights", "\(marks.highlights)"),
            ("notes", "\(marks.notes)"),
          ])
        ),
        (
          "reading",
          JSONForm.object([
            ("days", "\(reading.days)"), ("seconds", "\(reading.milliseconds / 1000)"),
          ])
        ), ("digests", JSONForm.array(ContentDigest.sampled(digests).map { JSONForm.string($0) })),
      ])
  }

  /// Everything known about the book, a line for each fact.
  ///
  /// - Parameter day: Gives the reading day of a moment.
  func listing(_ editions: BookEditions, day: (Moment) -> Day) -> String {
    let book = record
    let tagNames = book.tags.map { "#\($0.name)" }.joined(separator: " ")
    let minutes = reading.milliseconds / 60_000
    let days = reading.days == 1 ? "1 day" : "\(reading.days) days"
    let facts: [(String, String?)] = [
      ("Title", book.title), ("Author", book.author), ("Series", book.series),
      ("Published", published),
      ("Status", book.status.name + (book.percent.map { ", \($0) %" } ?? "")),
      ("Tags", tagNames), ("Rating", book.rating.map { "\($0) of 5" }), ("Note", note),
      ("Added", "\(day(book.addedAt))"), ("Started", book.startedAt.map { "\(day($0))" }),
      ("Finished", book.finishedAt.map { "\(day($0))" }),
      ("Last read", book.lastReadAt.map { "\(day($0))" }),
      ("Read", reading.days > 0 ? "\(minutes) min on \(days)" : nil),
      ("Marks", marksInWords.joined(separator: ", ")),
      ("File", book.path.map { $0 + (book.isMissing ? " (missing)" : "") }),
      ("Bytes", "\(book.fileBytes)"), ("Encoding", book.encoding), ("Language", book.language),
      ("Number", "\(book.id.rawValue)"),
    ]
    let lines = facts.dropLast() + editions.lines(of: book.id) + facts.suffix(1)
    return lines.compactMap { name, value in
      guard let value, !value.isEmpty else { return nil }
      let space = String(repeating: " ", count: 11 - name.count)
      return "\(name)\(space)\(value.printable)\n"
    }.joined()
  }
}
