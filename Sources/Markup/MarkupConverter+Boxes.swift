import Books

// Boxes beside the text: notes, tips and warnings with a title, as makers of documentation have them. And what
// an EPUB has in several forms, of which one is shown.

extension MarkupConverter {
  /// Takes note that a block is called as a box is, or its title.
  func enterBox(_ word: String) {
    switch word {
    case "admonition", "markdown-alert", "theme-admonition", "custom-block":
      around.indentsBlock = !around.isInCell
    case "admonitionblock":
      (around.indentsBlock, around.isTableOfBox) = (!around.isInCell, !around.isInCell)
    case _ where word.hasPrefix("callout-") && !word.hasPrefix("callout-title"):
      around.indentsBlock = !around.isInCell
    default: beginTitleOfBox()
    }
  }

  private func beginTitleOfBox() {
    guard !around.isInCell else { return }
    around.isTitleOfBox = true
    around.styles.kinds.add(.strong)
  }

  /// Begins a cell of a table that is there for the sign of a box: the sign is its title, and what stands
  /// beside it are blocks like any others.
  func beginCellOfBox(_ attributes: Attributes) {
    around.isTableOfBox = false
    if attributes.words("class").contains("icon") { beginTitleOfBox() }
    beginBlock("div", Look())
  }

  /// Writes what a sign in the title of a box says.
  func addSignOfBox(_ words: String?) {
    if let words = words?.onOneLine, !words.isEmpty { generate(words, isGenerated: false) }
  }

  // MARK: - Alternatives

  /// What an alternative may be made of to be shown.
  private static let namespaces: Set<String> = [
    "http://www.w3.org/1998/Math/MathML", "http://www.w3.org/2000/svg",
  ]

  /// Begins an alternative of an `epub:switch`: the first one is shown that can be.
  func beginAlternative(_ name: String, _ attributes: Attributes) {
    guard path.count > 1, path[path.count - 2].name == "switch" else { return }
    if hasShownAlternative {
      around.isHidden = true
    } else if name == "default"
      || attributes["required-namespace"].map(Self.namespaces.contains) == true
    {
      noteShownAlternative()
    } else {
      around.isHidden = true
    }
    around.hasShownAlternative = false
  }
}
