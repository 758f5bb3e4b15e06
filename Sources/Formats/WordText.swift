/// The text of a document of Word as programs can read it that do not know all of its elements.
///
/// Pandoc leaves out fields that are one element, such as the numbers of captions, what belongs to another
/// schema, characters with words above them, and text boxes, with all that is in them.
enum WordText {
  /// The files that have its text: notes may have boxes as well.
  private static let contents = ["word/document.xml", "word/footnotes.xml", "word/endnotes.xml"]

  /// The files of the document in `archive`, with such elements respelled; `nil` if there are none, or the
  /// files are longer than `limit` together.
  static func respelled(
    _ archive: ZipArchive, limit: Int, stop: OpeningStop
  ) -> [(name: String, bytes: [UInt8])]? {
    archive.files(respelling: contents, limit: limit, stop: stop) { respelled($0, stop: stop) }
  }

  /// `text` without the tags of elements that are not known everywhere, and with the words of boxes behind
  /// their paragraphs; `nil` if it has none.
  ///
  /// A run with a ruby in it is parted: runs stand in a ruby, and none may stand in another.
  ///
  /// - Parameter stop: Ends it early, with a result that is worth nothing.
  static func respelled(_ text: [UInt8], stop: OpeningStop? = nil) -> [UInt8]? {
    let moved = TextBoxes.word.moved(in: text, stop: stop)
    return withoutUnknown(moved ?? text, stop) ?? moved
  }

  private static func withoutUnknown(_ text: [UInt8], _ stop: OpeningStop?) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    /// What stands above the characters that come next.
    var above: [UInt8] = []
    var index = 0
    while let (start, tag) = XMLTag.next(in: text, from: index, stop: stop) {
      index = tag.end
      guard !tag.isEmpty else { continue }
      let replacement: [UInt8]
      switch (tag.name, tag.isEnd) {
      case ("w:fldSimple", _), ("w:customXml", _), ("w:rubyBase", false): replacement = []
      case ("w:ruby", false): replacement = Array("</w:r>".utf8)
      case ("w:ruby", true): replacement = Array("<w:r>".utf8)
      case ("w:rt", false):
        guard let end = end(of: "w:rt", in: text, from: tag.end) else { continue }
        above = run("(") + text[tag.end..<end.lowerBound] + run(")")
        (index, replacement) = (end.upperBound, [])
      case ("w:rubyBase", true): (replacement, above) = (above, [])
      default: continue
      }
      result += text[copied..<start] + replacement
      copied = index
    }
    return copied == 0 ? nil : result + text[copied...]
  }

  private static func run(_ words: String) -> [UInt8] {
    Array("<w:r><w:t>\(words)</w:t></w:r>".utf8)
  }

  private static func end(of name: String, in text: [UInt8], from start: Int) -> Range<Int>? {
    var index = start
    while let sign = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = sign + 1
      if let tag = XMLTag(text, at: sign), tag.isEnd, tag.name == name { return sign..<tag.end }
    }
    return nil
  }
}
