/// An EPUB of version 2 or 3: what it says of itself.
package struct EPUB: Sendable {
  /// The bytes of the largest document of the book.
  static let largestUnit = 256 << 20
  private static let largestList = 16 << 20

  /// The package document.
  package let package: PackageDocument
  /// The contents.
  package let navigation: NavigationDocument

  /// Reads what the book in `archive` says of itself.
  package init(_ archive: any BookArchive) throws(BookFault) {
    let container = try archive.bytes(of: "META-INF/container.xml", limit: Self.largestList)
    let path = XMLTree.root(of: container)?.descendants("rootfile")
      .lazy.compactMap { $0.attributes["full-path"] }.first
    guard let path else { throw .noBook("it names no package document") }
    package = try PackageDocument(
      try archive.bytes(of: path, limit: Self.largestList), at: path)
    try Self.refuseProtected(archive, package)
    var navigation = NavigationDocument()
    for path in [package.navigation, package.ncx] {
      guard let path, navigation.contents.isEmpty,
        let bytes = try? archive.bytes(of: path, limit: Self.largestList)
      else { continue }
      navigation = NavigationDocument(bytes, at: path)
    }
    self.navigation = navigation
  }

  /// Throws if texts of the book are encrypted; obfuscated fonts are no protection.
  private static func refuseProtected(
    _ archive: any BookArchive, _ package: PackageDocument
  ) throws(BookFault) {
    guard archive.length(of: "META-INF/encryption.xml") != nil,
      let bytes = try? archive.bytes(of: "META-INF/encryption.xml", limit: largestList),
      let root = XMLTree.root(of: bytes)
    else { return }
    let texts = Set(package.spine.map(\.path))
    for reference in root.descendants("CipherReference") {
      if let uri = reference.attributes["URI"], texts.contains(BookPath.decoded(uri)) {
        throw .protected
      }
    }
  }
}

/// The work of turning an EPUB into a text, document by document.
package final class EPUBConversion: BookConversion {
  private let archive: any BookArchive
  private let spine: [PackageDocument.Item]
  /// The documents that the contents lead to, each of which begins a page.
  private let beginnings: Set<String>
  private let converter: MarkupConverter
  package let tables: BookTables
  private var index = 0
  private var parser: XMLParser?
  private var done = 0
  /// The bytes of all documents, as the archive says.
  private let total: Int
  /// What could not be read whole: the document, and why.
  package private(set) var faults: [String] = []

  /// A conversion of the EPUB whose files are in `archive`.
  package init(_ archive: any BookArchive) throws(BookFault) {
    let book = try EPUB(archive)
    self.archive = archive
    tables = BookTables(
      title: book.package.bookTitle, language: book.package.language,
      navigation: book.navigation, guide: book.package.guide)
    spine = book.package.spine
    total = spine.reduce(0) { $0 + (archive.length(of: $1.path) ?? 0) }
    beginnings = Set(book.navigation.contents.map { String($0.address.prefix { $0 != "#" }) })
    var sheets: [String: String] = [:]
    converter = MarkupConverter { path in
      if let known = sheets[path] { return known }
      let bytes = try? archive.bytes(of: path, limit: 1 << 20)
      let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
      sheets[path] = text
      return text
    }
  }

  /// The part of the documents' bytes that has been converted, from 0 to 1.
  package var fraction: Double { total > 0 ? min(Double(done) / Double(total), 1) : 1 }

  /// Converts a piece more.
  ///
  /// - Returns: The text that is new, of which the tables know; `nil` at the end.
  package func step() -> [UInt8]? {
    guard index < spine.count else { return nil }
    do throws(BookFault) {
      let parser = try unitParser()
      let bytes = try archive.next()
      done += bytes.count
      try parser.read(bytes)
      if bytes.isEmpty { endUnit() }
    } catch {
      faults.append("\(spine[index].path): \(error.cause)")
      endUnit()
    }
    let batch = converter.takeBatch()
    tables.add(batch, addresses: converter.addresses, languages: converter.languages)
    return batch.bytes
  }

  private func unitParser() throws(BookFault) -> XMLParser {
    if let parser { return parser }
    let path = spine[index].path
    converter.beginUnit(path, beginsPage: beginnings.contains(path))
    guard let length = archive.length(of: path) else { throw .missing(path) }
    guard length <= EPUB.largestUnit else { throw .tooLarge(path) }
    try archive.begin(path)
    let parser = XMLParser(converter)
    self.parser = parser
    return parser
  }

  private func endUnit() {
    converter.endUnit()
    parser = nil
    index += 1
  }
}
