/// The words of HTML that stands in another document, without its tags.
enum PlainHTML {
  /// The characters of `html` that are no tags and no comments.
  static func words(of html: String) -> String {
    var words = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      words += rest[..<start]
      rest = rest[start...]
      let isComment = rest.hasPrefix("<!--")
      let end = isComment ? rest.firstRange(of: "-->")?.upperBound : after(">", in: rest)
      rest = end.map { rest[$0...] } ?? ""
      words += " "
    }
    return (words + rest).trimmed
  }

  /// Whether an image is in `html`.
  static func hasImage(_ html: String) -> Bool {
    var html = html
    return html.withUTF8 { bytes in
      guard bytes.count > 4 else { return false }
      // A small letter and its capital differ in one bit.
      return (0..<bytes.count - 4).contains { index in
        bytes[index] == 0x3C && bytes[index + 1] | 0x20 == 0x69 && bytes[index + 2] | 0x20 == 0x6D
          && bytes[index + 3] | 0x20 == 0x67
      }
    }
  }

  /// Whether `tag` is `<br>` in one of its forms.
  static func isLineBreak(_ tag: String) -> Bool {
    tag.utf8.count < 10 && tag.lowercased().filter { $0 != " " && $0 != "/" } == "<br>"
  }

  private static func after(_ mark: Character, in text: Substring) -> Substring.Index? {
    text.firstIndex(of: mark).map { text.index(after: $0) }
  }
}
