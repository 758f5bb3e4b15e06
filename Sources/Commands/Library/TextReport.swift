import Books
import Formats
import Markup
import Paging
import Setup
import TextPlace

/// What a file is, and what is in it.
struct TextReport {
  private let title: BookTitle
  private let language: String?
  private let encoding: String
  private let metadata: BookMetadata
  /// What the file was before another program made a text of it.
  private let origin: String?
  private let words: Int
  private let characters: Int
  /// The characters of a word, on average, from which on words are no words.
  private static let longestWord = 20
  private let chapters: Int
  private let notes: Int
  private let printedPages: Int
  /// The pages of a comic; `nil` for any other text.
  private let pictures: PictureCount?
  /// What is missing of the book, or is shown otherwise than the book has it, and why.
  private let remarks: [String]

  /// Reads the file at `path` to its end.
  init(file path: String) throws(Failure) {
    let text = try open(path, OpenOptions()) {}
    let source = try text.whole()
    let structure = text.structure
    do throws(TextError) {
      let manuscript = try Manuscript(source)
      let beginning = try source.bytes(at: 0, count: BookTitle.searchedLength)
      title = text.title(beginning: beginning)
      let counts = try CharacterIndexRun(source).run()
      (words, characters) = (counts?.words ?? 0, counts?.count ?? 0)
      chapters = try manuscript.outlineSearch.run()?.entries.count ?? 0
      let format = PageFormat(settings: LayoutSettings(), rows: 1)
      let desk = BookDesk(manuscript, format: format)
      notes = try desk.countNotes()
      pictures = try desk.countPictures()
    } catch {
      throw Failure(error)
    }
    language = structure?.language(0)
    encoding = text.encoding
    origin = text.origin
    metadata = structure?.metadata ?? BookMetadata()
    printedPages = source.contents?.printedPages.count ?? 0
    remarks = source.remarks.map(\.line)
  }

  private var format: String {
    origin ?? (metadata.format.isEmpty ? "plain text" : metadata.format)
  }

  /// The report, a line for each fact.
  ///
  /// - Parameter isAlone: Whether nothing else tells the title and what else a library knows.
  func listing(isAlone: Bool) -> String {
    var lines: [(String, String?)] = []
    if isAlone {
      lines += [
        ("Title", title.title), ("Author", title.author), ("Series", metadata.series),
        ("Published", metadata.published), ("Subjects", metadata.subjects.joined(separator: ", ")),
        ("Language", language), ("Encoding", pictures == nil ? encoding : nil),
      ]
    }
    lines.append(("Format", format))
    if let pictures {
      lines.append(("Pictures", pictures.words))
    } else {
      // Where words do not stand apart, as in Japanese, characters are what is counted.
      let isSpaced = characters < Self.longestWord * words
      lines.append(isSpaced ? ("Words", "\(words)") : ("Characters", "\(characters)"))
      lines.append(("Chapters", "\(chapters)"))
    }
    lines += [
      ("Notes", notes > 0 ? "\(notes)" : nil),
      ("In print", printedPages > 0 ? printedPages == 1 ? "1 page" : "\(printedPages) pages" : nil),
    ]
    lines += remarks.enumerated().map { ($0 == 0 ? "Remarks" : "", $1) }
    return lines.compactMap { name, value in
      guard let value, !value.isEmpty else { return nil }
      return name + String(repeating: " ", count: 11 - name.count) + value.printable + "\n"
    }.joined()
  }

  /// The report as a JSON object.
  var json: String {
    JSONForm.object([
      ("format", JSONForm.string(format)), ("title", JSONForm.string(title.title)),
      ("author", JSONForm.string(title.author)), ("language", JSONForm.string(language)),
      ("encoding", JSONForm.string(encoding)), ("series", JSONForm.string(metadata.series)),
      ("published", JSONForm.string(metadata.published)),
      ("subjects", JSONForm.array(metadata.subjects.map { JSONForm.string($0) })),
      ("summary", JSONForm.string(metadata.summary)), ("words", "\(words)"),
      ("characters", "\(characters)"), ("chapters", "\(chapters)"), ("notes", "\(notes)"),
      ("printedPages", "\(printedPages)"), ("pictures", pictures.map { "\($0.pages)" } ?? "null"),
      ("remarks", JSONForm.array(remarks.map { JSONForm.string($0) })),
    ])
  }
}
