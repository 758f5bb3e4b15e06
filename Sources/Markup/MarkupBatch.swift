package import Books

/// A piece of a converted text that is ready to be read, and what the tables beside it get.
package struct MarkupBatch: Sendable {
  /// The text's offset of the first of `bytes`.
  package internal(set) var offset: Int
  /// Whole lines of the text, but for a line that is too long to wait for.
  package internal(set) var bytes: [UInt8] = []
  /// The blocks in it, in order.
  package internal(set) var blocks: [BlockRecord] = []
  /// The spans in it, in order.
  package internal(set) var spans: [SpanRecord] = []
  /// The pictures in it whose sizes are known, in order.
  package internal(set) var pictures: [PictureRecord] = []
  /// Where elements that links lead to begin: names of the form `unit#id`, and offsets.
  package internal(set) var anchors: [(name: String, offset: Int)] = []
  /// Where the blocks of such elements end.
  package internal(set) var anchorEnds: [(name: String, end: Int)] = []
  /// Headings that no table of contents leads to: they make one if the book has none.
  package internal(set) var headings: [Outline.Entry] = []

  /// A batch with nothing in it, which begins at `offset`.
  init(at offset: Int) { self.offset = offset }

  /// The text's offset of the end.
  var end: Int { offset + bytes.count }
}
