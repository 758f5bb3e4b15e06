import CZip
import Files
import Markup

/// The files of a book that is a ZIP archive.
///
/// One thread at a time uses it.
final class ZipArchive: BookArchive {
  /// The entries that are looked at, at most.
  private static let mostEntries = 1_000_000
  private static let block = 64 << 10
  /// From this length on, an entry may not unpack to more than a hundred times its length.
  private static let unpackedFreely = 16 << 20
  private static let largestRatio = 100
  /// The bytes of the largest entry, whatever the directory says of it.
  private static let largestEntry = 1 << 30

  private let file: OpenFile
  private let archive: OpaquePointer
  /// A second cursor, so that a style sheet can be read while a document is.
  private var second: OpaquePointer?
  private var entries: [String: czip_entry] = [:]
  private var decoder = UnitDecoder()
  private var current: (path: String, entry: czip_entry, unpacked: Int)?

  /// The archive in `file`; `nil` if it is none, or its directory is damaged at its beginning.
  init?(_ file: OpenFile) {
    self.file = file
    guard let archive = file.openZip() else { return nil }
    self.archive = archive
    readDirectory()
    enterBook()
    // What is there so far goes with this value, also if there is nothing in it.
    if entries.isEmpty { return nil }
  }

  deinit {
    czip_close(archive)
    czip_close(second)
  }

  private func readDirectory() {
    var name = [CChar](repeating: 0, count: 4096)
    var entry = czip_entry()
    while entries.count < Self.mostEntries,
      czip_next(archive, &entry, &name, name.count) == CZIP_ENTRY
    {
      let path = name.withUnsafeBufferPointer { name in
        String(
          decoding: UnsafeRawBufferPointer(name).prefix { $0 != 0 }, as: UTF8.self)
      }
      // Of two entries with one name the first counts.
      if entries[path] == nil { entries[path] = entry }
    }
    // Some programs of Windows part paths by its own sign, which no name in a book has.
    for (path, entry) in entries where path.utf8.contains(UInt8(ascii: "\\")) {
      let slashed = path.replacing("\\", with: "/")
      guard entries[slashed] == nil else { continue }
      entries[slashed] = entry
      entries[path] = nil
    }
  }

  /// What is said of an archive whose files are not known.
  static let damage =
    "it is an archive that is cut off or damaged: the list of its files, at its end, cannot be read"

  /// Takes a folder's entries for those of the archive if it is the one folder in it that holds a book, as
  /// where such a folder was packed and not what is in it.
  private func enterBook() {
    let container = EPUB.container
    guard entries[container] == nil else { return }
    let books = entries.keys.filter { $0.hasSuffix("/" + container) }
    guard books.count == 1, let folder = books.first?.dropLast(container.count) else { return }
    var inside: [String: czip_entry] = [:]
    for (path, entry) in entries where path.hasPrefix(folder) {
      inside[String(path.dropFirst(folder.count))] = entry
    }
    entries = inside
  }

  /// The path of the entry with a picture: documents of Word name those in their own folder.
  func place(ofPicture path: String) -> String {
    let inWord = "word/" + path
    return !contains(path) && contains(inWord) ? inWord : path
  }

  /// The paths of all entries, in no order.
  var paths: some Sequence<String> { entries.keys }

  /// The pictures of a comic, in no order; `nil` if the archive is none: it is not called so, or has no
  /// pictures.
  func comicPages(named name: String) -> [String]? {
    guard OutsideFormat.isComic(name) else { return nil }
    let pages = entries.keys.filter { ComicConversion.isPicture($0) }
    return pages.isEmpty ? nil : pages
  }

  /// Whether a comic is made of files called so.
  static func isOfComic(_ path: String) -> Bool {
    ComicConversion.isPicture(path) || path == ComicConversion.facts
  }

  /// Whether there is an entry of this path.
  func contains(_ path: String) -> Bool { entries[path] != nil }

  /// Whether it is an EPUB that is called `name`: it has a container, or is said to be one and has one file
  /// that is called as package documents are.
  func isBook(named name: String) -> Bool {
    if contains(EPUB.container) { return true }
    guard contains("mimetype") || name.lowercased().hasSuffix(".epub") else { return false }
    return place(of: EPUB.container) != nil || onlyFile(endingWith: EPUB.packageEnding) != nil
  }

  func length(of path: String) -> Int? {
    place(of: path).flatMap { entries[$0] }.map { Int(clamping: $0.unpacked) }
  }

  /// The path of an entry: one that is called so, or else the only one that is called so but for capital
  /// letters and the direction of slashes, as programs of Windows write them.
  func place(of path: String) -> String? {
    entries[path] != nil ? path : familiarPaths[Self.familiar(path)] ?? nil
  }

  /// Paths of entries by how ``familiar(_:)`` writes them; `nil` for what several are called.
  private lazy var familiarPaths: [String: String?] = {
    var paths: [String: String?] = [:]
    for path in entries.keys {
      let name = Self.familiar(path)
      paths[name] = .some(paths[name] == nil ? path : nil)
    }
    return paths
  }()

  /// A path in small letters, with slashes of one direction.
  private static func familiar(_ path: String) -> String {
    let small = path.lowercased()
    guard small.utf8.contains(UInt8(ascii: "\\")) else { return small }
    return BookPath.resolve(small.replacing("\\", with: "/"), in: "").path
  }

  func onlyFile(endingWith ending: String) -> String? {
    let found = entries.keys.filter {
      $0.utf8.count > ending.utf8.count && $0.lowercased().hasSuffix(ending)
        && !$0.hasPrefix("__MACOSX/")
    }
    return found.count == 1 ? found[0] : nil
  }

  func document(at path: String, limit: Int) throws(BookFault) -> [UInt8] {
    let bytes = try bytes(of: path, limit: limit)
    let encoding = BookFormat.encoding(of: [Sample(offset: 0, bytes: bytes)], OpenOptions())
    let text = encoding.markLength == 0 ? bytes : Array(bytes.dropFirst(encoding.markLength))
    guard var transcoder = Transcoder(from: encoding) else { return text }
    var output: [UInt8] = []
    transcoder.convert(text, into: &output)
    transcoder.finish(into: &output)
    return output
  }

  func bytes(of path: String, limit: Int) throws(BookFault) -> [UInt8] {
    var entry = try entry(path)
    guard Int(clamping: entry.unpacked) <= limit else { throw .tooLarge(path) }
    if second == nil { second = file.openZip() }
    guard let second, czip_begin(second, &entry) else { throw .damaged(path) }
    var bytes: [UInt8] = []
    while true {
      let part = Self.read(second)
      guard let part else { throw .damaged(path) }
      if part.isEmpty { return bytes }
      bytes += part
      // The directory may lie.
      guard bytes.count <= limit else { throw .tooLarge(path) }
    }
  }

  func head(of path: String, count: Int) -> [UInt8]? {
    if second == nil { second = file.openZip() }
    guard var entry = try? entry(path), let second, czip_begin(second, &entry) else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let part = Self.read(second, atMost: min(count - bytes.count, Self.block)) else {
        return nil
      }
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }

  func begin(_ path: String) throws(BookFault) {
    var entry = try entry(path)
    guard czip_begin(archive, &entry) else { throw .damaged(path) }
    current = (path, entry, 0)
    decoder = UnitDecoder()
  }

  func next() throws(BookFault) -> [UInt8] {
    while true {
      let part = try nextPart()
      let bytes = decoder.convert(part)
      // Of a cut character nothing is there yet.
      if !bytes.isEmpty || part.isEmpty { return bytes }
    }
  }

  private func nextPart() throws(BookFault) -> [UInt8] {
    guard let (path, entry, before) = current else { return [] }
    guard let bytes = Self.read(archive) else { throw .damaged(path) }
    // Where damaged bytes look like the end, nothing else tells that the rest is missing.
    if bytes.isEmpty, before < Int(clamping: entry.unpacked) {
      current = nil
      throw .damaged(path)
    }
    let unpacked = before + bytes.count
    current?.unpacked = unpacked
    let packed = max(Int(clamping: entry.packed), 1)
    guard unpacked <= Self.largestEntry else { throw .tooLarge(path) }
    if unpacked > Self.unpackedFreely, unpacked / packed > Self.largestRatio {
      throw .tooLarge(path)
    }
    return bytes
  }

  private func entry(_ path: String) throws(BookFault) -> czip_entry {
    guard let entry = place(of: path).flatMap({ entries[$0] }) else { throw .missing(path) }
    if entry.is_encrypted { throw .locked }
    guard entry.is_readable else {
      throw .noBook("its file \(path) is compressed in a way that only some programs read")
    }
    return entry
  }

  /// The next bytes; none at the end, `nil` if they are damaged.
  private static func read(_ archive: OpaquePointer, atMost most: Int = block) -> [UInt8]? {
    var isDamaged = false
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      let got = buffer.baseAddress.map { czip_read(archive, $0, buffer.count) } ?? 0
      isDamaged = got < 0
      count = max(got, 0)
    }
    return isDamaged ? nil : bytes
  }
}

extension OpenFile {
  /// The file as an archive; `nil` if it is none.
  fileprivate func openZip() -> OpaquePointer? {
    withDescriptor { czip_open($0, Int64(sizeAtOpening)) }
  }
}
