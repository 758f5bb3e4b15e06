import Books
import Files
import Markup

/// Programs that tell what a document says of itself: its title and its author, and its bookmarks.
struct DocumentTeller {
  /// What it writes.
  enum Form {
    /// `Title:          Words`
    case fields
    /// `title\t"Words"`
    case quoted
  }

  /// The seconds that it may take, and the bytes that it may write.
  fileprivate static let (seconds, longestOutput) = (10, 1 << 20)

  let program: OutsideProgram
  let form: Form
  /// What writes its bookmarks.
  private let lister: OutsideProgram

  /// The programs of poppler-utils. That which makes HTML writes the bookmarks behind the pages that it is
  /// asked for, and one page is enough.
  static let pdf = DocumentTeller(
    program: OutsideProgram("pdfinfo", ["-enc", "UTF-8", "-"]), form: .fields,
    lister: OutsideProgram(
      "pdftohtml", ["-q", "-xml", "-i", "-f", "1", "-l", "1", "-stdout", "/dev/stdin"]))
  /// The program of djvulibre-bin.
  static let djvu = DocumentTeller(
    program: OutsideProgram("djvused", ["-u", "-n", "-e", "print-meta", "/dev/stdin"]),
    form: .quoted,
    lister: OutsideProgram("djvused", ["-u", "-n", "-e", "ls; print-outline", "/dev/stdin"]))

  /// What `file` says of itself; `nil` if the program is not installed, or cannot read it.
  ///
  /// - Parameter stop: Ends it.
  func facts(of file: OpenFile, stop: OpeningStop) -> DocumentFacts? {
    guard let output = program.words(on: file, stop) else { return nil }
    return facts(in: output)
  }

  /// The bookmarks of `file`; none if the program is not installed, or cannot read it.
  ///
  /// - Parameter stop: Ends it.
  func bookmarks(of file: OpenFile, stop: OpeningStop) -> [Bookmark] {
    guard let output = lister.words(on: file, stop) else { return [] }
    return form == .fields
      ? Bookmark.all(inXML: Array(output.utf8)) : Bookmark.all(inDjVu: output)
  }

  /// What the program's words say.
  func facts(in words: String) -> DocumentFacts {
    var facts = DocumentFacts()
    for line in words.split(whereSeparator: \.isNewline) {
      guard let (name, value) = field(line), !value.isEmpty else { continue }
      switch name.lowercased() {
      case "title": facts.title = facts.title ?? value
      case "author": facts.author = facts.author ?? DocumentFacts.list(ofAuthors: value)
      default: break
      }
    }
    if let title = facts.title, Self.isFileName(title) { facts.title = nil }
    return facts
  }

  private func field(_ line: Substring) -> (name: Substring, value: String)? {
    let mark: Character = form == .fields ? ":" : "\t"
    guard let end = line.firstIndex(of: mark) else { return nil }
    let words = line[line.index(after: end)...]
    let value = form == .fields ? String(words) : Self.unquoted(words)
    return (line[..<end], value.onOneLine)
  }

  /// A string without its quotation marks, and without the signs before those inside.
  private static func unquoted(_ words: Substring) -> String {
    var value = ""
    var isEscaped = false
    for character in words.dropFirst(words.first == "\"" ? 1 : 0) {
      if !isEscaped, character == "\"" { break }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { value.append(character) }
    }
    return value
  }

  /// Whether a title is none: what programs write where nobody named the document.
  private static func isFileName(_ title: String) -> Bool {
    let words = title.lowercased()
    let endings = [
      ".dvi", ".doc", ".docx", ".tex", ".indd", ".qxd", ".qxp", ".ps", ".pdf", ".odt", ".rtf",
      ".fm", ".pmd", ".wpd", ".txt", ".html",
    ]
    return words == "untitled" || words.hasPrefix("microsoft word - ")
      || !words.contains(" ") && endings.contains { words.hasSuffix($0) }
  }
}

extension OutsideProgram {
  /// What it writes about `file` in a short time; `nil` if it is not installed, or fails.
  fileprivate func words(on file: OpenFile, _ stop: OpeningStop) -> String? {
    guard let words = command, let folder = try? TemporaryFolder(),
      (try? run(
        words, file, folder, stop, seconds: DocumentTeller.seconds,
        longestOutput: DocumentTeller.longestOutput)) == 0,
      let bytes = FileContents.read("\(folder.path)/out", atMost: DocumentTeller.longestOutput)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DocumentFacts {
  /// The title and the author as a line for each, either of which may be empty.
  var line: [UInt8] { Array("\(title ?? "")\n\(author ?? "")\n".utf8) }

  /// The facts that ``line`` was made of.
  init(line bytes: [UInt8]) {
    self.init()
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 2 else { return }
    title = lines[0].isEmpty ? nil : lines[0]
    author = lines[1].isEmpty ? nil : lines[1]
  }
}
