/// What a catalog says of a book, as paragraphs of plain text.
enum PlainSummary {
  /// The elements that begin a paragraph.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "tr",
    "hr",
  ]
  /// The elements whose content nobody reads.
  private static let silent: Set<String> = ["script", "style"]

  /// The words of `html` with an empty line between paragraphs.
  static func words(ofHTML html: String) -> String {
    var text = ""
    var rest = html[...]
    var silencer: String?
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      if silencer == nil { text += rest[..<next] }
      rest = rest[next...]
      if rest.first == "&" {
        let (character, length) = entity(rest)
        if silencer == nil { text += character }
        rest = rest.dropFirst(length)
      } else if let close = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: next)..<close]
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if silencer != nil {
          if tag.first == "/", name == silencer { silencer = nil }
        } else if silent.contains(name), tag.last != "/" {
          silencer = name
        } else if blocks.contains(name) {
          text += "\n\n"
        }
        rest = rest[rest.index(after: close)...]
      } else {
        text += "<"
        rest = rest.dropFirst()
      }
    }
    if silencer == nil { text += rest }
    return paragraphs(of: text)
  }

  /// The paragraphs of a plain text: those that an empty line parts.
  static func paragraphs(of text: String) -> String {
    var paragraphs: [[String]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.spaced
      guard !words.isEmpty else {
        paragraphs.append([])
        continue
      }
      paragraphs[paragraphs.count - 1].append(words)
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
      .joined(separator: "\n\n")
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "mdash": "—",
    "ndash": "–", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "copy": "©", "eacute": "é", "egrave": "è", "agrave": "à", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "szlig": "ß", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// The character that the entity at the start of `text` stands for, and the entity's length; an
  /// ampersand alone stands for itself.
  private static func entity(_ text: Substring) -> (character: String, length: Int) {
    let name = text.dropFirst().prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
    let length = 1 + name.count
    guard text.dropFirst(length).first == ";" else { return ("&", 1) }
    if let character = named[String(name)] { return (character, length + 1) }
    guard name.first == "#" else { return ("&", 1) }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard
      let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
      let scalar = Unicode.Scalar(value)
    else { return ("&", 1) }
    return (String(Character(scalar)), length + 1)
  }
}
