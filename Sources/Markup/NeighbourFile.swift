/// A file beside a document that says how the document looks, as it was found: a style sheet.
package struct NeighbourFile: Equatable, Sendable {
  /// Its path from the document's folder.
  package var path: String
  /// Its bytes; -1 if there is no such file.
  package var size: Int
  /// When it was changed, in nanoseconds since 1970.
  package var modified: Int

  /// A file that was found so.
  package init(path: String, size: Int, modified: Int) {
    (self.path, self.size, self.modified) = (path, size, modified)
  }
}
