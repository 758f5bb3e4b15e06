/// Why what a catalog sent cannot be read.
package enum CatalogError: Error, Equatable, Sendable {
  /// It is XML that breaks off or breaks the rules; `line` from 1, 0 where it is not known.
  case brokenXML(line: Int, reason: String)
  /// It is JSON that breaks off or breaks the rules.
  case brokenJSON
  /// It is no feed.
  case notACatalog
  /// It is a page of the web.
  case webPage
  /// Nothing was sent.
  case empty
  /// libxml2 is not installed.
  case parserMissing

  /// What is wrong, without an end: `the catalog's answer is no list of books`.
  package var reason: String {
    switch self {
    case .brokenXML(let line, _):
      "the catalog's answer is incomplete or damaged" + (line > 0 ? " in line \(line)" : "")
    case .brokenJSON: "the catalog's answer is incomplete or damaged"
    case .notACatalog: "the answer is not a catalog"
    case .webPage: "the answer is a web page, not a catalog"
    case .empty: "the answer is empty"
    case .parserMissing: "reading catalogs needs libxml2, which is not installed"
    }
  }
}
