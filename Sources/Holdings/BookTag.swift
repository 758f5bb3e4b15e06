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

  /// The name in `words`, as it is kept, wherever they come from: one word of letters, digits and symbols,
  /// with punctuation such as that of `don't` or `C++/Qt` in it; several words are joined by hyphens.
  ///
  /// - Returns: `nil` if nothing is left: of quotes, say.
  package static func name(_ words: some StringProtocol) -> String? {
    let parts = String(words).split { !isPart($0) && !inner.contains($0) }
      .filter { $0.contains(where: isPart) }.map { $0.trimming { ends.contains($0) } }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// What may stand between the letters of a tag, and of that what may not stand at its ends.
  private static let inner = Set<Character>("-_.'’&/:@!?")
  private static let ends: Set<Character> = ["-", "'", "’"]

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isSymbol && character != "`"
  }
}

extension Substring {
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = drop(while: isDropped)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}

/// The colours that tags have.
package enum TagColour: String, CaseIterable, Sendable {
  case grey, red, orange, yellow, green, cyan, blue, violet
}
