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
    html.utf8.contains(0x3C) && html.lowercased().contains("<img")
  }

  /// Whether `tag` is `<br>` in one of its forms.
  static func isLineBreak(_ tag: String) -> Bool {
    tag.lowercased().filter { $0 != " " && $0 != "/" } == "<br>"
  }

  private static func after(_ mark: Character, in text: Substring) -> Substring.Index? {
    text.firstIndex(of: mark).map { text.index(after: $0) }
  }
}
