/// The sentences of a line that is a whole paragraph.
///
/// After the sentence boundaries of UAX #29, with what prose needs beyond them: a small letter goes
/// on with the sentence also behind a question in quotes (“What?” he said), and the dot of a title
/// or an initial ends none (Mr. Starbuck, J. R. Smith), nor that of the number a line begins with.
struct SentenceBreaks {
  private let glyphs: [PageGlyph]

  /// The sentences of a line with these glyphs.
  init(_ glyphs: [PageGlyph]) {
    self.glyphs = glyphs
  }

  /// The indices of the glyphs of each sentence, in order and without gaps.
  var sentences: [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < glyphs.count {
      guard let end = end(ofSentenceAt: index) else {
        index += 1
        continue
      }
      if end.isBreak {
        sentences.append(start..<end.next)
        start = end.next
      }
      index = end.next
    }
    if start < glyphs.count { sentences.append(start..<glyphs.count) }
    return sentences
  }

  /// What follows on the stop at `index`, and whether a sentence ends there; `nil` without a stop.
  private func end(ofSentenceAt index: Int) -> (next: Int, isBreak: Bool)? {
    guard let stop = Stop(glyphs[index].scalar) else { return nil }
    var isDot = stop == .dot
    var after = index + 1
    while after < glyphs.count, let more = Stop(glyphs[after].scalar) {
      if more != .dot { isDot = false }
      after += 1
    }
    while after < glyphs.count, closes(after) { after += 1 }
    var next = after
    while next < glyphs.count, glyphs[next].isSpace { next += 1 }
    if next == glyphs.count { return (next, true) }
    if stop == .ideographic { return (next, true) }
    // A stop within a word or number: 3.14, U.S.A, page.html.
    guard next > after else { return (after, false) }
    if goesOn(next) { return (next, false) }
    return (next, !(isDot && (isLabel(before: index) || isAbbreviation(before: index))))
  }

  /// Whether the line begins with a number that the dot at `index` stands behind: `2.`, `1.4.`, `IV.`.
  private func isLabel(before index: Int) -> Bool {
    guard 1...8 ~= index else { return false }
    let word = glyphs[..<index]
    // A longer number is a year, which may be a sentence.
    let isNumber = word.split { $0.scalar == "." }.allSatisfy { part in
      part.count <= 3 && part.allSatisfy { $0.scalar.properties.numericType == .decimal }
    }
    return isNumber || word.allSatisfy { "IVXLC".unicodeScalars.contains($0.scalar) }
  }

  /// Whether what stands at `index` goes on with the sentence before it: its first letter is small.
  private func goesOn(_ index: Int) -> Bool {
    for glyph in glyphs[index...].prefix(8) {
      let properties = glyph.scalar.properties
      if properties.isLowercase { return true }
      if properties.isAlphabetic || properties.numericType != nil { return false }
      if glyph.isSpace || Stop(glyph.scalar) != nil { return false }
    }
    return false
  }

  /// Whether the mark at `index` closes what stands before it.
  private func closes(_ index: Int) -> Bool {
    switch glyphs[index].scalar {
    // Straight quotes close where they touch the sentence that ends.
    case "\"", "'", "_", "*": true
    default:
      switch glyphs[index].scalar.properties.generalCategory {
      case .closePunctuation, .finalPunctuation: true
      // German quotes close with the mark that English ones open with.
      case .initialPunctuation:
        index + 1 == glyphs.count || glyphs[index + 1].isSpace
      default: false
      }
    }
  }

  /// Whether the word before the dot at `index` is a title, an initial, or short for something.
  private func isAbbreviation(before index: Int) -> Bool {
    var start = index
    while start > 0, !glyphs[start - 1].isSpace, index - start < 12 { start -= 1 }
    let word = glyphs[start..<index].map(\.text).joined().drop { !$0.isLetter }
    guard let first = word.first else { return false }
    // One letter is an initial, or half of “z. B.”; but “I” ends many a sentence.
    if word.count == 1 { return first != "I" }
    return Self.abbreviations.contains(" \(word.lowercased()) ")
  }

  /// Words that a dot stands behind and a large letter may follow.
  private static let abbreviations =
    " mr mrs ms messrs mme mlle dr st ste prof rev hon capt col gen lt sgt maj sr jr esq gov sen "
    + "rep pres vol vols ch chap pp fig figs nos ed eds cf viz vs i.e e.g ca approx hr fr jan feb "
    + "aug sept oct nov dec bzw usw bd nr "

  /// What may end a sentence.
  private enum Stop {
    case dot, mark, ideographic

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case ".": self = .dot
      case "!", "?", "\u{2026}", "\u{203C}"..."\u{203D}", "\u{2047}"..."\u{2049}", "\u{61F}",
        "\u{6D4}", "\u{964}"..."\u{965}":
        self = .mark
      case "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{FF0E}", "\u{FF61}": self = .ideographic
      default: return nil
      }
    }
  }
}
