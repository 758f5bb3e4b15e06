import Books
import Files
import Glibc
import Markup

/// The texts in an archive that is no book itself.
extension ZipArchive {
  /// What names of texts end with.
  private static let endings = [
    "txt", "text", "md", "markdown", "mkd", "rst", "org", "adoc", "asc", "log", "epub", "fb2",
    "html", "htm", "xhtml",
  ]

  /// What names of documents end with that another program reads.
  private static let outsideEndings = ["docx", "odt", "rtf", "doc", "mobi", "azw3", "pdf", "djvu"]

  /// The paths of the entries that are texts by their names, in order; none of programs and documents
  /// that are archives inside.
  var texts: [String] { entries(endingIn: Self.endings) }

  /// The paths of the entries that are documents which another program reads.
  var documents: [String] { entries(endingIn: Self.outsideEndings) }

  private func entries(endingIn endings: [String]) -> [String] {
    if contains("[Content_Types].xml") || contains("META-INF/MANIFEST.MF") { return [] }
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      guard !path.hasSuffix("/"), !path.hasPrefix("__MACOSX/"), !name.hasPrefix(".") else {
        return false
      }
      return name.split(separator: ".").dropFirst().last.map {
        endings.contains($0.lowercased())
      } ?? false
    }.sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }
}

extension TextOpener {
  /// Whether `path` is that of an archive with an entry's path behind it: `books.zip/one.txt`.
  package static func isEntry(_ path: String) -> Bool {
    Opening(name: path, options: OpenOptions(), onChange: {}).archive(of: path) != nil
  }
}

extension Opening {
  /// So many archives may lie in one another.
  private static let deepest = 3

  /// The text in an archive, or the document for another program: the only one, or a list of them if there are
  /// several; `nil` if there is none.
  func archived(
    _ archive: ZipArchive, _ facts: FileFacts, _ digest: ContentDigest
  ) throws(OpenError) -> OpenedText? {
    guard depth < Self.deepest else { return nil }
    let texts = archive.texts + archive.documents
    guard let first = texts.first else { return nil }
    if texts.count == 1 { return try text(first, in: archive, facts, digest) }
    let list = ArchiveList(
      texts, lengths: texts.map { archive.length(of: $0) ?? 0 }, of: facts.name)
    let file = try file(of: list.page)
    let source = try markup(file, nil) { () throws(BookFault) in
      try DocumentConversion(try TranscodedBytes(file, encoding: .utf8), as: .xhtml)
    }
    // The list is no book, which a library would have: that is what it leads to.
    return source.map { OpenedText(source: $0, file: facts, digest: nil) }
  }

  /// The text of an entry that is named like a file in a folder: `books.zip/one.txt`.
  func entry(at path: String) throws(OpenError) -> OpenedText? {
    guard let (file, archive, entry, modified) = archive(of: path) else { return nil }
    let whole = TextOpener.resolved(file.name).map { "\($0)/\(entry)" }
    let facts = FileFacts(
      name: path, path: whole, size: archive.length(of: entry) ?? 0,
      modified: modified)
    return try text(entry, in: archive, facts, nil)
  }

  /// The archive that the first folders of `path` are the path of, its entry with the others', and when it
  /// was last changed.
  fileprivate func archive(
    of path: String
  ) -> (OpenFile, ZipArchive, entry: String, modified: Int)? {
    guard let outside = FilePlace.archive(holding: path),
      let descriptor = try? Descriptor(reading: outside), let status = try? descriptor.status()
    else { return nil }
    let file = OpenFile(descriptor, name: outside, path: nil, status: status)
    let entry = String(decoding: path.utf8.dropFirst(outside.utf8.count + 1), as: UTF8.self)
    guard let archive = ZipArchive(file), archive.contains(entry) else { return nil }
    return (file, archive, entry, status.st_mtim.tv_sec)
  }

  /// The text of an entry, known by `digest` or by its own content.
  private func text(
    _ entry: String, in archive: ZipArchive, _ facts: FileFacts, _ digest: ContentDigest?
  ) throws(OpenError) -> OpenedText {
    try attempt { () throws(BookFault) in try archive.begin(entry) }
    var isBegun = false
    var fault: BookFault?
    let descriptor = try unpackedBytes { () throws(OpenError) in
      do throws(BookFault) {
        let bytes = try archive.next()
        isBegun = true
        return bytes
      } catch {
        guard isBegun else { throw OpenError(file: name, reason: .brokenBook(cause: error.cause)) }
        // What came before the damage is there to be read.
        fault = error
        return []
      }
    }
    var inner = Opening(name: entry, options: options, onChange: onChange)
    if let fault { inner.remarks = [BookRemark("", fault.cause, isLoss: true)] }
    (inner.outer, inner.outerDigest, inner.depth) = (facts, digest, depth + 1)
    inner.stop = stop
    return try inner.file(descriptor, path: nil)
  }

  private func attempt<Result>(
    _ body: () throws(BookFault) -> Result
  ) throws(OpenError) -> Result {
    do throws(BookFault) { return try body() } catch {
      throw OpenError(file: name, reason: .brokenBook(cause: error.cause))
    }
  }

  /// An open file without a name, with `bytes` in it.
  private func file(of bytes: [UInt8]) throws(OpenError) -> OpenFile {
    var rest = bytes
    let descriptor = try unpackedBytes { () throws(OpenError) in
      defer { rest = [] }
      return rest
    }
    let status = try attempt { () throws(Errno) in try descriptor.status() }
    return OpenFile(descriptor, name: name, path: nil, status: status)
  }

  /// A file without a name with all bytes that `next` gives, until it gives none.
  func unpackedBytes(_ next: () throws(OpenError) -> [UInt8]) throws(OpenError) -> Descriptor {
    let spool = try Spool(name: name, encoding: "", folder: options.temporaryFolder)
    while true {
      let bytes = try next()
      if bytes.isEmpty { break }
      try spool.append(bytes)
    }
    return try attempt { () throws(Errno) in try spool.descriptor() }
  }
}

/// The page that lists the texts of an archive.
private struct ArchiveList {
  /// The page as XHTML.
  let page: [UInt8]

  init(_ texts: [String], lengths: [Int], of archive: String) {
    let example = ShellWord.quoted("\(archive)/\(texts[0])")
    let rows = zip(texts, lengths).map { text, length in
      let link = Self.escaped(BookPath.source(of: text))
      return "<li><a href=\"\(link)\">\(Self.escaped(text))</a> (\(Self.size(length)))</li>"
    }
    let words =
      "<html><head><title>\(Self.escaped(Self.name(of: archive)))</title></head><body>"
      + "<h1>\(Self.escaped(Self.name(of: archive)))</h1>"
      + "<p>This archive has \(texts.count) texts. A link opens one, and so does its name, added to that "
      + "of the archive:</p><pre>tome-reader \(Self.escaped(example))</pre>"
      + "<ul>\(rows.joined())</ul></body></html>"
    page = Array(words.utf8)
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1000
      ? "\(bytes) bytes" : bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case let control where control.value < 0x20: escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
