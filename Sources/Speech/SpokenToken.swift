import Books
import Paging

/// What stands between two spaces of a sentence, or beside a dash, as it is about to be said.
struct SpokenToken: Equatable {
  /// What is said of it so far.
  var text: String
  /// The bytes of its letters and digits; nil if it has none.
  var range: Range<Int>?
  /// The language of these bytes, if a book tells it.
  var language: String?

  /// What it says without the signs around it.
  var core: Substring {
    let characters = text.drop { !$0.isWordly }
    guard let last = characters.lastIndex(where: \.isWordly) else { return "" }
    return characters[...last]
  }

  /// The signs behind its last letter or digit.
  var tail: Substring {
    guard let last = text.lastIndex(where: \.isWordly) else { return text[...] }
    return text[text.index(after: last)...]
  }

  /// The signs before its first letter or digit.
  var head: Substring { text.prefix { !$0.isWordly } }

  /// Says something else instead of the letters and digits; the signs around them stay.
  mutating func say(_ words: String) { text = head + words + tail }
}

extension Character {
  /// Whether it is a letter or a digit.
  var isWordly: Bool { isLetter || isNumber }
  /// Whether a sentence or a part of one may end with it.
  var isStop: Bool { ".!?…:;,".contains(self) }
}

// MARK: - Glyphs into tokens

extension [SpokenToken] {
  /// The tokens of a sentence with these glyphs.
  ///
  /// - Parameters:
  ///   - saysNotes: Whether the marks of notes are said.
  ///   - language: Tells the language of the word that begins at an offset.
  init(_ glyphs: ArraySlice<PageGlyph>, saysNotes: Bool, language: (Int) -> String?) {
    self = []
    var token = SpokenToken(text: "")
    let glyphs = saysNotes ? glyphs : Self.withoutNotes(glyphs)
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      if glyph.text.allSatisfy(\.isWhitespace) {
        finish(&token)
      } else if Self.isDash(index, in: glyphs) {
        finish(&token)
        // A dash behind a stop would be called “dot”; a pause is what is left of any other.
        if let last, last.text.last(where: { $0.isWordly || $0.isStop })?.isStop == false,
          last.text != "—"
        {
          append(SpokenToken(text: "—"))
        }
      } else {
        token.text += glyph.text
        guard glyph.text.contains(where: \.isWordly) else { continue }
        let end = glyph.offset + glyph.text.utf8.count
        if token.range == nil { token.language = language(glyph.offset) }
        token.range = (token.range?.lowerBound ?? glyph.offset)..<end
      }
    }
    finish(&token)
  }

  private mutating func finish(_ token: inout SpokenToken) {
    if !token.text.isEmpty { append(token) }
    token = SpokenToken(text: "")
  }

  /// Whether there is a dash at `index`, or one half of one that was typed as two hyphens.
  private static func isDash(_ index: Int, in glyphs: ArraySlice<PageGlyph>) -> Bool {
    switch glyphs[index].text {
    case "—", "―", "⸺", "⸻": return true
    case "-":
      return index > glyphs.startIndex && glyphs[index - 1].text == "-"
        || index + 1 < glyphs.endIndex && glyphs[index + 1].text == "-"
    default: return false
    }
  }

  /// The glyphs without the marks of notes: `end.[12]`, raised digits, what a book calls such a mark.
  private static func withoutNotes(_ glyphs: ArraySlice<PageGlyph>) -> ArraySlice<PageGlyph> {
    var kept: [PageGlyph] = []
    var index = glyphs.startIndex
    while index < glyphs.endIndex {
      if let end = bracketedNote(at: index, in: glyphs) {
        index = end
        continue
      }
      let glyph = glyphs[index]
      let isRaised =
        glyph.styles.contains(TextStyles(.superscript)) && glyph.text.allSatisfy(\.isNumber)
        || "⁰¹²³⁴⁵⁶⁷⁸⁹".contains(glyph.text)
      let former = kept.last?.text.last
      let isMark = !glyph.styles.isDisjoint(with: .readPast)
      if !isMark, !isRaised || former?.isNumber ?? true {
        kept.append(glyph)
      }
      index += 1
    }
    return kept[...]
  }

  /// The index behind a number or a letter in brackets that follows on a word or a stop.
  private static func bracketedNote(at index: Int, in glyphs: ArraySlice<PageGlyph>) -> Int? {
    guard glyphs[index].text == "[", index > glyphs.startIndex,
      !glyphs[index - 1].text.allSatisfy(\.isWhitespace),
      let close = glyphs[index...].prefix(6).firstIndex(where: { $0.text == "]" })
    else { return nil }
    let inside = glyphs[(index + 1)..<close].map(\.text).joined()
    let isNote =
      !inside.isEmpty && inside.allSatisfy(\.isNumber)
      || ["*", "†", "‡"].contains(inside) || inside.count == 1 && inside.allSatisfy(\.isLetter)
    return isNote ? close + 1 : nil
  }
}
