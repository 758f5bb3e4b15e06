import Screen
import Testing
import Typeset

/// Whether what is drawn takes the columns that layout gave it: a column drawn at the end of each
/// row stands straight, and so does all between.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence), .timeLimit(.minutes(3)))
struct TerminalWidthTests {
  private static let columns = 100
  private static let rows = 50

  /// Shows `lines`, each narrower than a row, and compares every row with the surface's.
  private func expectAligned(
    _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scratch = try Scratch(lines.joined(separator: "\n"))
    let tmux = try Tmux(
      rows: Self.rows + 2, columns: Self.columns, [built("terminal-probe"), scratch.path])
    for first in stride(from: 0, to: lines.count, by: Self.rows) {
      // The last row is drawn last.
      let number = first / Self.rows + 1
      try tmux.expect(
        number == 1 ? "1: posted" : "\(number): key PgDn.", sourceLocation: sourceLocation)
      // What is not seen stands behind a joiner.
      let shown = try tmux.lines().map { line in
        String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{2060}" }))
      }
      for (row, line) in lines[first..<min(first + Self.rows, lines.count)].enumerated() {
        let expected = rowOfSurface(line)
        let differs = shown[row + 1].contains("\u{FFFD}")
        let isRight =
          differs ? blanks(shown[row + 1]) == blanks(expected) : shown[row + 1] == expected
        #expect(isRight, "\(shown[row + 1])\n\(expected)", sourceLocation: sourceLocation)
      }
      try tmux.press("PgDn")
    }
  }

  /// The row that the probe draws for `line`.
  private func rowOfSurface(_ line: String) -> String {
    var surface = Surface(rows: 1, columns: Self.columns)
    surface.put(line, row: 0, column: 0, within: 0..<Self.columns - 1)
    surface.put("│", row: 0, column: Self.columns - 1)
    return surface.lines[0]
  }

  /// The blanks between a row's text and the line at its end; with them given, the text's columns
  /// are, as the terminal sees them.
  private func blanks(_ row: String) -> Int {
    row.dropLast().reversed().prefix { $0 == " " }.count
  }

  /// `text` cut into lines that fit, at glyphs.
  private func cut(_ text: some StringProtocol) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var cut = ""
      var width = 0
      for glyph in Typesetter.glyphs(of: String(line)) {
        if width + glyph.columns > Self.columns - 10 {
          lines.append(cut)
          cut = ""
          width = 0
        }
        cut += glyph.text
        width += glyph.columns
      }
      lines.append(cut)
    }
    return lines
  }

  @Test func `marks, wide characters and what is not seen keep the edge straight`() throws {
    try expectAligned([
      "e\u{301}e\u{301}e\u{301}|", "日\u{302}本\u{301}|", "한국어 조선말|", "ᄒ\u{1161}\u{11AB}|",
      "क्षत्रिय किंवा|", "क्\u{200D}ष र्\u{200D}य ක්\u{200D}රි ه\u{200D}م न्\u{200D}|", "ภาษาไทย น้ำ|",
      "עִבְרִית|", "العَرَبِيَّة|", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽🇩🇪1️⃣|", "a\u{200B}b\u{FEFF}c\u{AD}d|",
      "x\u{1}\u{7F}\u{9B}\u{1B}[31mred|", "tab\tstop|", "\u{301}\u{301}lone marks|", "ﬀ ﷽ ௵|",
      "a\u{300}\u{301}\u{302}\u{303}|", "“quotes” — … • ▰▱ ┝◂|", "ｆｕｌｌｗｉｄｔｈ ﾊﾝｶｸ|",
      "\u{2028}\u{2029}\u{85}|", "\u{E000}\u{10FFFD}|", "\u{FFFD}\u{FFFF}|", "𠀀𪜀 🫨🫩|",
    ])
  }

  @Test func `every emoji sequence keeps the edge straight`() throws {
    guard let data = sharedText("unicode-17.0.0/emoji-test.txt") else {
      try Test.cancel("shared/unicode-17.0.0 is absent")
    }
    let emoji = data.split(separator: "\n").compactMap { line -> String? in
      guard !line.hasPrefix("#"), let sequence = line.split(separator: ";").first else {
        return nil
      }
      var text = ""
      for word in sequence.split(separator: " ") {
        guard let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.unicodeScalars.append(scalar)
      }
      return text
    }
    try #require(emoji.count > 3000)
    let lines = stride(from: 0, to: emoji.count, by: 6).map { first in
      emoji[first..<min(first + 6, emoji.count)].joined(separator: ".")
    }
    try expectAligned(lines.map { $0 + "|" })
  }

  @Test(arguments: [
    "arb", "cmn_hans", "deu_1996", "ell_monotonic", "fra", "heb", "hin", "jpn", "kor", "rus", "tha",
    "vie",
  ])
  func `texts of any script keep the edge straight`(language: String) throws {
    guard let text = sharedText("books/udhr/udhr_\(language).txt") else {
      try Test.cancel("shared/books is absent")
    }
    try expectAligned(cut(text))
  }
}
