/// An EPUB of version 2 or 3: what it says of itself.
package struct EPUB: Sendable {
  /// The bytes of the largest document of the book.
  static let largestUnit = 256 << 20
  private static let largestList = 16 << 20

  /// The package document.
  package let package: PackageDocument
  /// The contents.
  package let navigation: NavigationDocument

  /// What is to be known of how both were read.
  package private(set) var remarks: [BookRemark] = []

  /// Reads what the book in `archive` says of itself.
  package init(_ archive: any BookArchive) throws(BookFault) {
    let path = try Self.packagePath(in: archive)
    package = try PackageDocument(
      try archive.document(at: path, limit: Self.largestList), at: path,
      place: { archive.place(of: $0) })
    try Self.refuseProtected(archive, package)
    var navigation = NavigationDocument()
    for path in [package.navigation, package.ncx] {
      guard let path, navigation.contents.isEmpty || navigation.pages.isEmpty,
        let bytes = try? archive.document(at: path, limit: Self.largestList)
      else { continue }
      let isAll = navigation.contents.isEmpty
      // An NCX beside the contents of EPUB 3 is read for its pages alone.
      guard isAll || bytes.firstRange(of: Array("<pageTarget".utf8)) != nil else { continue }
      let read = NavigationDocument(bytes, at: path, place: { archive.place(of: $0) })
      if isAll { navigation = read } else { navigation.addPages(of: read) }
    }
    let lost = navigation.findDocuments(among: package.spine.map(\.path))
    self.navigation = navigation
    remarks = [navigation.remark, lost].compactMap(\.self) + package.remarks
  }

  /// The path of the file that says where the package document is.
  package static let container = "META-INF/container.xml"
  /// What names of package documents end with.
  package static let packageEnding = ".opf"

  /// The path of the package document: the first that the container names and that is there, or else the only
  /// file that is called so.
  private static func packagePath(in archive: any BookArchive) throws(BookFault) -> String {
    var named: [String] = []
    if let bytes = try? archive.document(at: container, limit: largestList) {
      named =
        XMLTree.rescued(bytes).root?.descendants("rootfile")
        .compactMap { $0.attributes["full-path"] } ?? []
    }
    if let path = named.lazy.compactMap({ archive.place(of: $0) }).first { return path }
    if let path = archive.onlyFile(endingWith: packageEnding) { return path }
    throw named.first.map { .missing($0) } ?? .noBook("it names no package document")
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
