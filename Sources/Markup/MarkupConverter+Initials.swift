import Books

// A letter that a chapter begins with may be a picture: it is a part of the word behind it.

extension MarkupConverter {
  /// A letter that waits for the words that it begins, in the block below its own.
  struct WaitingInitial {
    let letter: String
    fileprivate let attributes: Attributes
    fileprivate let look: Look
    fileprivate let around: Surroundings
  }

  /// What the classes of such letters have in them.
  private static let names = [
    "drop", "initial", "figinit", "capital", "lettrine", "illum", "firstletter", "first-letter",
    "letra", "figleft", "floatleft", "float-left", "alignleft",
  ]
  /// What the words for such a picture have in them, beside the letter.
  private static let words = ["drop", "cap", "initial", "letter", "illum", "ornate", "decor"]
  /// The bytes of the words for one, at most.
  private static let longest = 40
  /// Letters that are a word.
  private static let lone = "AIOÀYEU"

  /// Writes the letter that a picture is, if it begins a block, and is set or called so.
  ///
  /// - Returns: Whether it is one.
  func addInitial(_ attributes: Attributes, _ look: Look) -> Bool {
    guard let alt = attributes["alt"], 1...Self.longest ~= alt.utf8.count, !writer.hasWordsInLine,
      marker == nil, !around.isInCell, !around.isGone
    else { return false }
    let isNamed = isCalledInitial || Self.words.contains { alt.lowercased().contains($0) }
    guard isNamed || look.floatsRight == false || attributes["align"]?.lowercased() == "left",
      let letter = Self.letter(of: alt.onOneLine)
    else { return false }
    let initial = WaitingInitial(
      letter: letter, attributes: attributes, look: look, around: around)
    if path.contains(where: { $0.name == "p" }) || writer.isOpen {
      write(initial)
    } else {
      leaveInitial()
      waitingInitial = initial
    }
    return true
  }

  /// Whether the picture that begins, or what it stands in, is called as such letters are.
  private var isCalledInitial: Bool {
    path.suffix(3).contains { element in
      guard let names = element.attributes["class"]?.lowercased() else { return false }
      return Self.names.contains { names.contains($0) }
    }
  }

  /// The letter that the words for a picture tell of, with marks of quotation before it.
  private static func letter(of alt: String) -> String? {
    var words = alt[...]
    if words.hasPrefix("["), words.hasSuffix("]") { words = words.dropFirst().dropLast() }
    if let space = words.lastIndex(of: " ") {
      let name = words[..<space].lowercased()
      guard Self.words.contains(where: { name.contains($0) }) else { return nil }
      words = words[space...].dropFirst()
    }
    let letters = words.drop { "“”\"‘’'«„¿¡—(".contains($0) }
    guard letters.count == 1, letters.allSatisfy(\.isLetter) else { return nil }
    return String(words)
  }

  /// Writes the letter that waits, if there is one, at the beginning of the line that has been opened.
  func settleInitial() {
    guard let initial = waitingInitial else { return }
    waitingInitial = nil
    write(initial)
  }

  /// Writes the letter that waits as the picture that it is: no words follow that it could belong to.
  func leaveInitial() {
    guard let initial = waitingInitial else { return }
    waitingInitial = nil
    let now = around
    around = initial.around
    addPicture(initial.attributes, initial.look)
    writer.closeLine()
    writer.wantsGap = true
    around = now
  }

  private func write(_ initial: WaitingInitial) {
    // Where no words follow, it is a picture all the same.
    generate(
      initial.letter, isPicture: true, picture: picture(initial.attributes),
      leading: leader(to: initial.attributes), isGenerated: false)
    (numberEnd, edge) = (writer.end, .initial)
  }

  /// Joins words to the letter that stands before them, unless that is a word by itself.
  func joinInitial(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard writer.endsInSpace,
      let letter = String(decoding: writer.line.suffix(8), as: UTF8.self).last
    else { return }
    let next = String(decoding: bytes.prefix(12), as: UTF8.self).prefix(2)
    guard next.first?.isLetter == true else { return }
    let areCapitals = next.count == 2 && next.allSatisfy(\.isUppercase)
    if areCapitals || !Self.lone.contains(letter.uppercased()) { writer.dropSpace() }
  }
}
