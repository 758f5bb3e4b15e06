/// Where the parts of a text begin, as the book itself says.
///
/// A book of markup says so in its structure. A document of printed pages has it beside a plain text.
package protocol TextContents: AnyObject, Sendable {
  /// The parts and chapters, as far as their places are known.
  var outline: Outline { get }

  /// The pages of the printed book, in order of the text, as far as their places are known.
  var printedPages: [PrintedPage] { get }
}

extension TextContents {
  package var printedPages: [PrintedPage] { [] }
}

/// Where a page of the printed book begins.
package struct PrintedPage: Equatable, Sendable {
  /// What is printed on it, such as `xii` or `58`.
  package var label: String
  /// The text's offset of its first byte.
  package var offset: Int

  /// The page called `label`, which begins at `offset`.
  package init(_ label: String, at offset: Int) {
    self.label = label
    self.offset = offset
  }
}
