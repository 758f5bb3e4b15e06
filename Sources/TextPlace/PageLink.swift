package import Paging

/// A note's mark or a link of the text, and where it leads.
package struct PageLink: Equatable, Sendable {
  /// Where a link leads.
  package enum Aim: Equatable, Sendable {
    /// To a note with these bytes, which is shown over the page.
    case note(Range<Int>)
    /// To a note that the book does not have.
    case missingNote
    /// To the byte at an offset of the text.
    case position(Int)
    /// Out of the book, to an address.
    case address(String)
    /// To a file, or a part of one, that the text does not have.
    case file(String)
    /// To a picture on the page, which is shown whole.
    case picture(PictureStrip)
    /// Nobody knows, or not yet.
    case unknown
  }

  /// The bytes of its words.
  package var range: Range<Int>
  /// Its words, on one line.
  package var words: String
  /// Where it leads.
  package var aim: Aim
  /// The links that a picture stands in.
  var around: [PageLink] = []

  /// Whether it leads to a picture of the book.
  package var leadsToPicture: Bool { if case .picture = aim { true } else { false } }

  /// A link with the bytes in `range`.
  package init(_ range: Range<Int>, words: String, aim: Aim) {
    self.range = range
    self.words = words
    self.aim = aim
  }
}
