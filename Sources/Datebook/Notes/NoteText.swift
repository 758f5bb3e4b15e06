/// What a note says where it is read: its links without their brackets, tabs as blanks.
package struct NoteText: Equatable, Sendable {
  /// A link among the characters.
  package struct Link: Equatable, Sendable {
    /// What it leads to.
    package var target: NoteLink.Target
    /// The characters that it is.
    package var range: Range<Int>
  }

  /// The characters, with newlines between the lines.
  package private(set) var characters: [Character] = []
  /// The links, in order.
  package private(set) var links: [Link] = []

  /// What `text` says, or its beginning.
  ///
  /// - Parameters:
  ///   - limit: How many characters are wanted at most; a link that begins among them is whole.
  ///   - sign: What stands behind a link of this kind.
  package init(
    _ text: String, atMost limit: Int = .max, sign: (NoteLink.Target) -> String = { _ in "" }
  ) {
    let bytes = text.utf8
    var end = bytes.startIndex
    for link in NoteLink.links(in: text) {
      let offset = bytes.distance(from: bytes.startIndex, to: end)
      let start = bytes.index(end, offsetBy: link.range.lowerBound - offset)
      append(text[end..<start], limit)
      guard characters.count < limit else { return }
      end = bytes.index(start, offsetBy: link.range.count)
      let first = characters.count
      let words = text[bytes.index(start, offsetBy: 2)..<bytes.index(end, offsetBy: -2)]
      append(words + sign(link.target), .max)
      links.append(Link(target: link.target, range: first..<characters.count))
    }
    append(text[end...], limit)
  }

  private mutating func append(_ text: Substring, _ limit: Int) {
    for character in text {
      guard characters.count < limit else { return }
      switch character {
      case "\t":
        characters.append(" ")
        characters.append(" ")
      case "\r\n": characters.append("\n")
      default: characters.append(character)
      }
    }
  }
}
