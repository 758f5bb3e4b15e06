import Books
import Files
import Glibc
import Markup

/// The texts in an archive that is no book itself.
extension ZipArchive {
  /// The paths of the entries that are texts by their names, in order; none of programs and documents
  /// that are archives inside.
  var texts: [String] { entries(endingIn: TextList.endings) }

  /// The paths of the entries that are documents which another program reads.
  var documents: [String] { entries(endingIn: TextList.outsideEndings) }

  private func entries(endingIn endings: [String]) -> [String] {
    if contains("[Content_Types].xml") || contains("META-INF/MANIFEST.MF") { return [] }
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      guard !path.hasSuffix("/"), !path.hasPrefix("__MACOSX/"), !name.hasPrefix(".") else {
        return false
      }
      return TextList.hasEnding(name, of: endings)
    }.sorted(by: TextList.isBefore)
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
    let list = TextList(
      texts, lengths: texts.map { archive.length(of: $0) ?? 0 }, ofArchive: facts.name)
    return try text(of: list, facts)
  }

  /// The page of a list. It is no book, which a library would have: that is what it leads to.
  func text(of list: TextList, _ facts: FileFacts) throws(OpenError) -> OpenedText? {
    let file = try file(of: list.page)
    let source = try markup(file, nil) { () throws(BookFault) in
      try DocumentConversion(try TranscodedBytes(file, encoding: .utf8), as: .xhtml)
    }
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
