import ArgumentParser
import Books
import Datebook
import Glibc
import Shelf
import Sync

/// A form of marks that other programs read.
enum ForeignForm: String, CaseIterable, ExpressibleByArgument {
  case w3c, koreader, readwise
  case koreaderMarkdown = "koreader-md"

  /// The form.
  var form: any MarkForm {
    switch self {
    case .w3c: WebAnnotations()
    case .koreader: KOReaderMarks()
    case .koreaderMarkdown: KOReaderMarkdown()
    case .readwise: ReadwiseCSV()
    }
  }
}

// MARK: - W3C

/// Marks as a collection of Web Annotations (W3C Recommendation, 2017), in JSON-LD.
struct WebAnnotations: MarkForm {
  func text(of books: [MarkedBook]) -> String {
    let items = books.flatMap { book in book.marks.map { annotation($0, in: book) } }
    let collection = JSONText.object([
      "@context": .text("http://www.w3.org/ns/anno.jsonld"),
      "type": .text("AnnotationCollection"), "label": .text("Marks of tome-reader"),
      "total": .integer(Int64(items.count)),
      "first": .object([
        "type": .text("AnnotationPage"), "startIndex": .integer(0), "items": .list(items),
      ]),
    ])
    return "\(collection)\n"
  }

  private func annotation(_ mark: KeptMark, in book: MarkedBook) -> JSONText {
    var annotation: [String: JSONText] = [
      "type": .text("Annotation"), "created": .text(mark.createdAt.timestamp),
      "modified": .text(mark.editedAt.timestamp), "target": target(mark, in: book),
    ]
    switch mark.kind {
    case .bookmark: annotation["motivation"] = .text("bookmarking")
    case .highlight: annotation["motivation"] = .text("highlighting")
    case .note: annotation["motivation"] = .text("commenting")
    }
    var bodies: [JSONText] = []
    if let note = mark.note {
      bodies.append(
        .object([
          "type": .text("TextualBody"), "format": .text("text/plain"), "value": .text(note),
          "purpose": .text("commenting"),
        ]))
    }
    if let colour = mark.colour {
      bodies.append(
        .object([
          "type": .text("TextualBody"), "value": .text(colour.name), "purpose": .text("tagging"),
        ]))
    }
    if !bodies.isEmpty { annotation["body"] = .list(bodies) }
    return .object(annotation)
  }

  private func target(_ mark: KeptMark, in book: MarkedBook) -> JSONText {
    let (start, end) = (mark.span.start, mark.span.end)
    var selectors: [JSONText] = [
      // Bytes of the text in UTF-8.
      .object([
        "type": .text("DataPositionSelector"), "start": .integer(Int64(start.offset)),
        "end": .integer(Int64(max(end.offset, start.offset))),
      ])
    ]
    if mark.kind != .bookmark {
      selectors.insert(
        .object([
          "type": .text("TextQuoteSelector"), "exact": .text(mark.words),
          "prefix": .text(String(decoding: start.before, as: UTF8.self)),
          "suffix": .text(String(decoding: end.after, as: UTF8.self)),
        ]), at: 0)
    }
    var source: [String: JSONText] = ["type": .text("Text"), "dc:title": .text(book.name)]
    if let author = book.author { source["dc:creator"] = .text(author) }
    if let path = book.path { source["id"] = .text("file://" + Self.escaped(path)) }
    return .object(["source": .object(source), "selector": .list(selectors)])
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": return String(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }
}

// MARK: - KOReader

/// Marks as KOReader's exporter writes them in JSON.
struct KOReaderMarks: MarkForm {
  func text(of books: [MarkedBook]) -> String {
    let documents = books.map { book in
      JSONText.object([
        "title": .text(book.name), "author": .text(book.author ?? ""),
        "entries": .list(book.marks.filter { $0.kind != .bookmark }.map(entry)),
      ])
    }
    let export = JSONText.object([
      "version": .text("json/1.0.0"), "documents": .list(documents),
      "created_on": .integer(Int64(time(nil))),
    ])
    return "\(export)\n"
  }

  private func entry(_ mark: KeptMark) -> JSONText {
    var entry: [String: JSONText] = [
      "sort": .text("highlight"), "drawer": .text("lighten"), "text": .text(mark.words),
      "time": .integer(Int64(mark.createdAt.milliseconds / 1000)),
      "page": .integer(Int64(mark.percent)),
    ]
    if let note = mark.note { entry["note"] = .text(note) }
    if let chapter = mark.chapter { entry["chapter"] = .text(chapter) }
    if let colour = mark.colour { entry["color"] = .text(colour.name) }
    return .object(entry)
  }
}

/// Marks as KOReader's exporter writes them in Markdown.
struct KOReaderMarkdown: MarkForm {
  func text(of books: [MarkedBook]) -> String {
    books.map(section).joined(separator: "\n")
  }

  private func section(_ book: MarkedBook) -> String {
    var lines = ["# \(book.name)", "##### \(book.author ?? "")", ""]
    var chapter: String?
    for mark in book.marks where mark.kind != .bookmark {
      if let title = mark.chapter, title != chapter {
        lines += ["## \(title)"]
        chapter = title
      }
      let time = mark.createdAt.timestamp.replacing("T", with: " ").prefix(16)
      lines += ["### Page \(mark.percent) % @ \(time)", "*\(mark.words)*", ""]
      if let note = mark.note { lines += ["---", note, ""] }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: - Readwise

/// Marks as the CSV that Readwise imports.
struct ReadwiseCSV: MarkForm {
  private static let names = ["Highlight", "Title", "Author", "URL", "Note", "Location", "Date"]

  func text(of books: [MarkedBook]) -> String {
    let rows = books.flatMap { book in
      book.marks.filter { $0.kind != .bookmark }.map { mark in
        [
          mark.words, book.name, book.author ?? "", "", mark.note ?? "",
          "\(mark.span.start.offset)",
          String(mark.createdAt.timestamp.replacing("T", with: " ").prefix(19)),
        ]
      }
    }
    return ([Self.names] + rows)
      .map { $0.map(CSVMarks.field).joined(separator: ",") + "\r\n" }.joined()
  }
}
