import Books

/// The work of turning a comic, an archive of pictures, into a book: a page a picture.
package final class ComicConversion: BookConversion {
  /// The file of an archive that says what the comic is.
  package static let facts = "ComicInfo.xml"
  /// The pictures that are converted at once.
  private static let batch = 64

  package let tables: BookTables
  private let paths: [String]
  private let converter = MarkupConverter()
  private var index = 0

  /// A conversion of the archive with the pictures at `paths`, in no order.
  package init(_ archive: any BookArchive, paths: [String]) throws(BookFault) {
    self.paths = Self.inOrder(paths)
    guard !paths.isEmpty else { throw .noBook("it has no pictures") }
    let info = (try? archive.bytes(of: Self.facts, limit: 1 << 20)).flatMap {
      XMLTree.root(of: $0)
    }
    func words(_ name: String) -> String? {
      info?.child(name).flatMap { $0.text.isEmpty ? nil : $0.text }
    }
    var facts = DocumentFacts()
    facts.series = words("Series")
    facts.seriesNumber = words("Number").flatMap { Double($0) }
    facts.title =
      words("Title")
      ?? facts.series.map { series in
        words("Number").map { "\(series) \($0)" } ?? series
      }
    facts.author = words("Writer")
    facts.language = words("LanguageISO")
    facts.description = words("Summary")
    var metadata = facts.metadata(of: "Comic")
    metadata.isComic = true
    metadata.turnsRightToLeft = words("Manga")?.lowercased() == "yesandrighttoleft"
    tables = BookTables(title: facts.bookTitle, language: facts.language, metadata: metadata)
    converter.imageHead = { archive.head(of: $0, count: $1) }
  }

  /// Whether a file is called as pictures are.
  package static func isPicture(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard !name.hasPrefix("."), !path.hasPrefix("__MACOSX/") else { return false }
    let small = name.lowercased()
    return shown.contains { small.hasSuffix($0) } || otherFormat(of: path) != nil
  }

  /// What names of pictures end with that can be shown.
  private static let shown = [".jpg", ".jpeg", ".png", ".gif", ".webp"]
  /// Formats of other pictures, and what their names end with: they are pages all the same.
  private static let others: [(name: String, endings: [String])] = [
    ("AVIF", [".avif"]), ("BMP", [".bmp"]), ("HEIF", [".heic", ".heif"]),
    ("JPEG 2000", [".jp2", ".j2k", ".jpx"]), ("JPEG XL", [".jxl"]), ("TIFF", [".tif", ".tiff"]),
  ]

  /// The format of a picture that cannot be shown, by its name; `nil` for any other file.
  static func otherFormat(of path: String) -> String? {
    let small = path.lowercased()
    return others.first { $0.endings.contains { small.hasSuffix($0) } }?.name
  }

  /// The first of `pages` that can be shown by its name; the first of all if there is none.
  package static func cover(of pages: [String]) -> String? {
    pages.first { otherFormat(of: $0) == nil } ?? pages.first
  }

  package var fraction: Double { Double(index) / Double(max(paths.count, 1)) }

  package func step() -> [UInt8]? {
    guard index < paths.count else { return nil }
    for path in paths[index..<min(index + Self.batch, paths.count)] {
      index += 1
      converter.beginUnit("", beginsPage: index > 1)
      let source = ("src", BookPath.source(of: path))
      let isReadable = converter.picture(Attributes([source])) != nil
      let format = Self.otherFormat(of: path).map { " (\($0))" } ?? ""
      let words = isReadable ? "Page \(index)" : "Page \(index), which cannot be shown\(format)"
      converter.begin("img", Attributes([source, ("alt", words)]))
      converter.end()
      converter.endUnit()
    }
    let batch = converter.takeBatch()
    tables.add(batch, addresses: converter.addresses, languages: converter.languages)
    return batch.bytes
  }

  /// The pages in their order.
  package static func inOrder(_ paths: [String]) -> [String] {
    paths.sorted { isBefore($0, $1) }
  }

  /// The order of pages: numbers in names count as numbers.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    var (a, b) = (one.lowercased()[...], other.lowercased()[...])
    while let first = a.first, let second = b.first {
      let (x, y) = (a.prefix { $0.isASCII && $0.isNumber }, b.prefix { $0.isASCII && $0.isNumber })
      if !x.isEmpty, !y.isEmpty {
        let (left, right) = (x.drop { $0 == "0" }, y.drop { $0 == "0" })
        if left != right {
          return left.count != right.count ? left.count < right.count : left < right
        }
        a = a.dropFirst(x.count)
        b = b.dropFirst(y.count)
      } else if first != second {
        return first < second
      } else {
        a = a.dropFirst()
        b = b.dropFirst()
      }
    }
    return a.isEmpty && !b.isEmpty || a.isEmpty == b.isEmpty && one < other
  }
}
