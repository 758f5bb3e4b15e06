import Books

// What programs that make pages add to the words: numbers before the lines of code, and signs by which
// headings are linked to themselves. Nobody reads, copies or looks for them.

extension MarkupConverter {
  /// Takes note that an element is called as those are that hold numbers of lines.
  func enterLineNumbers(_ word: String) {
    guard let name = path.last?.name else { return }
    if name == "pre", word.hasSuffix("line-numbers") {
      around.furniture = .namedNumbers
      return
    }
    guard around.isPreformatted || isInCode else { return }
    switch (name, word) {
    case ("td", _), ("th", _), ("span", "lnt"): around.furniture = .numberColumn
    case ("span", _), ("a", _):
      around.furniture = .lineNumber
      around.ending = .lineNumber
    default: break
    }
  }

  /// The classes of what shows code, or what these begin or end with.
  private static let codeNames = ["highlight", "code", "rouge", "fragment", "syntax"]

  /// Whether an element around the one that begins says that it shows code.
  private var isInCode: Bool {
    path.contains { element in
      guard let names = element.attributes["class"]?.lowercased() else { return false }
      return Self.codeNames.contains { names.contains($0) }
    }
  }

  /// Takes note that a link is called as those are that lead to the heading that they stand in.
  ///
  /// - Parameter isSign: Whether it never has anything but a sign.
  func enterSelfLink(isSign: Bool) {
    guard path.last?.name == "a" else { return }
    if isSign { around.isHidden = true } else { around.furniture = .selfLink }
  }

  /// Takes characters that are none of the words; anything else is left.
  ///
  /// - Returns: Whether they were taken.
  func takeFurniture(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch around.furniture {
    case .none, .drawnFormula: return false
    case .tex:
      addTeX(bytes)
      return true
    case .numberColumn: return bytes.allSatisfy { $0 <= 0x20 || 0x30...0x39 ~= $0 }
    case .namedNumbers:
      guard let name = path.last?.attributes["id"] else { return false }
      return name.utf8.elementsEqual(bytes) && bytes.allSatisfy { 0x30...0x39 ~= $0 }
    case .printedNumber:
      printedNumber += bytes
      if printedNumber.count > Self.longestPrintedNumber { leavePrintedNumber() }
      return true
    case .noScript:
      // Programs that save pages write tags in it as words.
      guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
      around.isHidden = true
      return true
    case .selfLink: return Self.signs.contains(String(decoding: bytes, as: UTF8.self).trimmed)
    case .lineNumber:
      guard bytes.allSatisfy({ $0 == 0x20 || 0x30...0x39 ~= $0 }) else { return false }
      addLineNumber(String(decoding: bytes, as: UTF8.self))
      return true
    }
  }

  private static let signs: Set<String> = ["¶", "#", "§", "🔗", "🔗\u{FE0E}", "\u{200B}"]

  /// Writes a part of the number of a line, with the spaces before it that the book keeps.
  private func addLineNumber(_ text: String) {
    let number = around.keepsSpace ? text : text.trimmed
    guard !number.isEmpty else { return }
    let isInNumber = lineNumberEnd == writer.end && writer.isOpen
    generateNumber(number)
    if isInNumber || number.contains(where: { $0 != " " }) { lineNumberEnd = writer.end }
  }

  /// Sets what comes next off from the number of its line, if there was one.
  func finishLineNumber() {
    guard lineNumberEnd == writer.end else { return }
    generateNumber(writer.line.last == 0x20 ? "│ " : " │ ")
  }

  /// Writes a part of the number of a line, which is read past as that of a printed page is: searches and
  /// copies go on behind it.
  private func generateNumber(_ text: String) {
    let before = around.styles
    around.styles.kinds.add(.pageNumber)
    generate(text)
    around.styles = before
  }
}
