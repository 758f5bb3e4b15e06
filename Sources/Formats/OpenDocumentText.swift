/// The text of an OpenDocument file as programs can read it that do not know all of its elements.
///
/// Pandoc leaves out what it does not know with all that is in it: sections, the rows of a table's head,
/// indexes, fields, text boxes. Such elements say nothing that a reader would miss.
enum OpenDocumentText {
  private static let content = "content.xml"
  /// Pictures, which the text only names.
  private static let pictures = ["Pictures/", "Thumbnails/", "ObjectReplacements/"]

  /// The files of the document in `archive`, without pictures, and with the tags of those elements taken
  /// out of its text; `nil` if there are none, or the files are longer than `limit` together.
  static func respelled(
    _ archive: ZipArchive, limit: Int, stop: OpeningStop
  ) -> [(name: String, bytes: [UInt8])]? {
    archive.files(respelling: [content], omitting: pictures, limit: limit, stop: stop) {
      respelled($0, stop: stop)
    }
  }

  /// `text` without the tags of elements that are not known everywhere, and with the words of boxes behind
  /// their paragraphs; `nil` if it has none.
  ///
  /// - Parameter stop: Ends it early, with a result that is worth nothing.
  static func respelled(_ text: [UInt8], stop: OpeningStop? = nil) -> [UInt8]? {
    let moved = TextBoxes.openDocument.moved(in: text, stop: stop)
    return withoutUnknown(moved ?? text, stop) ?? moved
  }

  private static func withoutUnknown(_ text: [UInt8], _ stop: OpeningStop?) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    /// For each open element that may be taken out, what its end becomes; `nil` for one that stays.
    var ends: [[UInt8]?] = []
    var index = 0
    while let (start, tag) = XMLTag.next(in: text, from: index, stop: stop) {
      index = tag.end
      guard names.contains(tag.name) else { continue }
      var replacement: [UInt8]?
      if tag.isEnd {
        replacement = ends.popLast() ?? nil
      } else {
        let isRuby = tag.name == "text:ruby-text"
        let isHidden = hidden.contains { text[start..<tag.end].contains($0) }
        replacement = isHidden ? nil : isRuby ? [UInt8(ascii: "(")] : []
        let end: [UInt8]? = isHidden ? nil : isRuby ? [UInt8(ascii: ")")] : []
        if !tag.isEmpty { ends.append(end) }
      }
      guard let replacement else { continue }
      result += text[copied..<start] + replacement
      copied = tag.end
    }
    return copied == 0 ? nil : result + text[copied...]
  }

  /// What a tag has in it whose element is not shown.
  private static let hidden = ["text:display=\"none\"", "text:is-hidden=\"true\""]
    .map { Array($0.utf8) }

  /// The elements whose tags are taken out.
  private static let names: Set<String> = [
    "text:section", "table:table-header-rows", "table:table-rows", "table:table-row-group",
    "text:alphabetical-index", "text:bibliography", "text:user-index", "text:table-index",
    "text:illustration-index", "text:object-index", "text:index-body", "text:index-title",
    "text:numbered-paragraph", "text:ruby", "text:ruby-base", "text:ruby-text", "text:meta",
    "text:meta-field", "text:date", "text:time", "text:title", "text:subject", "text:description",
    "text:keywords", "text:author-name", "text:author-initials", "text:initial-creator",
    "text:creator", "text:creation-date", "text:modification-date", "text:chapter",
    "text:placeholder", "text:text-input", "text:expression", "text:conditional-text",
    "text:user-defined", "text:user-field-get", "text:user-field-input", "text:variable-get",
    "text:variable-set", "text:variable-input", "text:database-display", "text:dde-connection",
  ]
}
