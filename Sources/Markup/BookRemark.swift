/// What is to be known of how a part of a book was read: what is missing, or was read otherwise than the
/// book says.
package struct BookRemark: Equatable, Sendable {
  /// The document of the book; empty for the book as a whole.
  package var part: String
  /// What happened, as a sentence that follows the part and a colon, without a full stop.
  package var words: String
  /// Whether characters of the book may be missing from the text.
  package var isLoss: Bool

  /// A remark on the document `part`.
  package init(_ part: String, _ words: String, isLoss: Bool) {
    (self.part, self.words, self.isLoss) = (part, words, isLoss)
  }

  /// The remark as a line: `ch2.xhtml: no XML from line 3 on, so it was read as HTML`.
  package var line: String { part.isEmpty ? words : "\(part): \(words)" }
}
