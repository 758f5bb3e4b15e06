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
