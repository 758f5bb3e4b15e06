/// A word that the reader sorts books by, with a colour.
package struct BookTag: Hashable, Sendable {
  /// The word, without the `#` it is written with; told apart without regard to case.
  package var name: String
  /// Its colour.
  package var colour: TagColour

  /// A tag called `name`.
  package init(name: String, colour: TagColour = .grey) {
    self.name = name
    self.colour = colour
  }

  /// The name in `words`, as it is kept: without `#`, white space or commas.
  ///
  /// - Returns: `nil` where nothing is left.
  package static func name(_ words: some StringProtocol) -> String? {
    let parts = words.split { $0.isWhitespace || $0 == "," || $0 == "#" || $0.isNewline }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }
}

/// The colours that tags have.
package enum TagColour: String, CaseIterable, Sendable {
  case grey, red, orange, yellow, green, cyan, blue, violet
}
