import Books

// What a printed book has in its margins, and the room between a number and the words behind it. Pages of the
// net have both by their style sheets alone.

extension MarkupConverter {
  /// The most characters of a number in the margin.
  private static let longestNumber = 8
  /// The most bytes of it with the words that say what it is.
  static let longestPrintedNumber = 40

  /// Takes note that an element is called as those are that hold the number of a printed page or line.
  func enterPrintedNumber(isOfPage: Bool) {
    guard around.ending == .nothing, around.furniture == .none, !around.isPreformatted,
      let name = path.last?.name, name != "td", name != "th"
    else { return }
    around.furniture = .printedNumber
    around.ending = isOfPage ? .pageNumber : .printedLine
    printedNumber = []
  }

  /// Writes the number of a page or line small, without the words that say what it is: it is read past as that
  /// of a page break is.
  func finishPrintedNumber(isOfPage: Bool) {
    let bytes = printedNumber
    printedNumber = []
    around.furniture = .none
    let words = PrintedPage.words(of: String(decoding: bytes, as: UTF8.self))
    guard let label = words.first, words.count == 1, label.count <= Self.longestNumber,
      label.contains(where: \.isNumber) || HeadingWords.roman(label.lowercased()[...]) != nil
    else { return write(bytes) }
    around.styles.kinds.formUnion([.superscript, .pageNumber])
    // A page break may have said so itself.
    if isOfPage, !around.isPageNumber {
      around.isPageNumber = true
      writer.addAnchor(PrintedPage.anchorPrefix + label)
    }
    write(Array(label.utf8))
  }

  /// Writes what was taken for the number of a page, and what comes next, as any other words.
  func leavePrintedNumber() {
    let bytes = printedNumber
    printedNumber = []
    leaveFurniture()
    write(bytes)
  }

  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { writeCollapsed($0) }
  }

  /// Takes note of the room around an element within a line.
  func noteRoom(_ look: Look) {
    if look.hasRoomBehind == true { around.hasRoomBehind = true }
    if let left = look.left, left >= 0.2 { noteNumber() }
  }

  /// Takes note that room follows, if what stands before it is a number: of words, a part may have a frame or a
  /// colour.
  func noteNumber() {
    guard writer.isOpen, numberEnd != writer.end, !around.styles.kinds.contains(.superscript) else {
      return
    }
    let last = String(decoding: writer.line.suffix(4), as: UTF8.self).last
    if let last, last.isNumber || last == "." { (numberEnd, edge) = (writer.end, .number) }
  }

  /// Sets words off from the number before them.
  func setApartFromNumber(_ bytes: UnsafeBufferPointer<UInt8>) {
    numberEnd = -1
    switch edge {
    case .initial: return joinInitial(bytes)
    case .formula: return goOnBelowFormula(bytes)
    case .number: break
    }
    guard !writer.endsInSpace,
      String(decoding: bytes.prefix(4), as: UTF8.self).first?.isLetter == true
    else { return }
    writer.styles = Styles()
    writer.generate(" ")
  }
}
