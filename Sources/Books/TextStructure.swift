/// What some words of a text are beside words: emphasised, in a colour, a link.
package protocol TextSpans: AnyObject, Sendable {
  /// The spans that begin in `range`, in order.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of spans and *k* how many are given.
  func spans(beginningIn range: Range<Int>) throws(TextError) -> [SpanRecord]

  /// Where a link, the mark of a note or a back link leads; `nil` if nobody knows, or not yet.
  func target(of link: SpanRecord) throws(TextError) -> LinkTarget?

  /// The bytes of the block that a link leads to, such as a whole note: none if that has no words or is not
  /// there; `nil` if nobody knows.
  func extent(of link: SpanRecord) -> Range<Int>?
}

extension TextSpans {
  package func target(of link: SpanRecord) throws(TextError) -> LinkTarget? { nil }
  package func extent(of link: SpanRecord) -> Range<Int>? { nil }
}

/// What a book knows of its own text: its blocks and spans, its outline, its links and languages.
///
/// It is the table beside the text of a book of markup. A text of such a book has a line for each
/// paragraph, and blank lines between them; a form feed begins a page.
///
/// Records are only ever added. What the structure says of a byte is there before the text's `count`
/// includes that byte, so that a text which is still arriving is laid out as far as it has come.
/// A structure is read from several threads at once.
package protocol TextStructure: TextSpans, TextContents {
  /// The blocks that begin at or after `offset`, in order, at most `count` of them.
  ///
  /// - Complexity: O(log *n* + *count*), where *n* is the number of blocks.
  func blocks(from offset: Int, count: Int) throws(TextError) -> [BlockRecord]

  /// Where the book has places that readers go to, in order of the text.
  var landmarks: [Landmark] { get }

  /// What the book is called; `nil` if it does not say so.
  var title: BookTitle? { get }

  /// What else the book says of itself.
  var metadata: BookMetadata { get }

  /// The picture that the block at `offset` stands for; `nil` if nobody knows how large it is.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pictures.
  func picture(at offset: Int) throws(TextError) -> PictureRecord?

  /// Where the element of a document by itself begins that other documents lead to by this name; `nil` if it
  /// has none that is called so, or not yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of such names.
  func offset(ofElement name: String) -> Int?

  /// The language with the number that a block or a span has, such as `en-GB`; 0 is the text's own.
  func language(_ number: Int) -> String?
}

extension TextStructure {
  /// The body matter of a text of `count` bytes, as far as the landmarks say where it begins and ends.
  ///
  /// What stands behind it are notes, an index, a colophon. Where nothing says that it begins, what stands in
  /// the first half of the text is no end of it: the page with the copyright may be the second one.
  package func bodyMatter(of count: Int) -> Range<Int> {
    let start = landmarks.first { $0.kind == .bodyMatter }?.offset
    let least = start ?? count / 2
    let end = landmarks.first { mark in
      mark.offset > least && [.backMatter, .notes, .index].contains(mark.kind)
        && !hasChapters(from: mark.offset)
    }
    let lower = min(start ?? 0, count)
    return lower..<max(min(end?.offset ?? count, count), lower)
  }

  /// Whether chapters go on behind `offset`, by their numbers: what stands there may be the notes of a part.
  private func hasChapters(from offset: Int) -> Bool {
    var last: [Int: Int] = [:]
    for entry in outline.entries {
      guard let number = entry.number else { continue }
      if entry.offset < offset {
        last[entry.level] = max(number, last[entry.level] ?? 0)
      } else if let before = last[entry.level], number > before {
        return true
      }
    }
    return false
  }

  package var landmarks: [Landmark] { [] }
  package var title: BookTitle? { nil }
  package var metadata: BookMetadata { BookMetadata() }
  package func picture(at offset: Int) throws(TextError) -> PictureRecord? { nil }
  package func offset(ofElement name: String) -> Int? { nil }
  package func language(_ number: Int) -> String? { nil }
}

/// Where a link leads.
package enum LinkTarget: Equatable, Sendable {
  /// To the byte at an offset of the text.
  case offset(Int)
  /// Out of the book, to an address.
  case address(String)
  /// To a file, or a part of one, that the text does not have.
  case file(String)
  /// To a picture, for which words stand; of one whose size is not known that is 1 × 1.
  case picture(PictureRecord)
}

/// A place of a book that readers go to.
package struct Landmark: Equatable, Sendable {
  /// What is there.
  package enum Kind: Equatable, Sendable {
    case cover, titlePage, contents, bodyMatter, backMatter, notes, index
  }

  /// What is there.
  package var kind: Kind
  /// The text's offset of its first byte.
  package var offset: Int

  /// A landmark at `offset`.
  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
