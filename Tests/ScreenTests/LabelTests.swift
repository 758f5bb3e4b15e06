import Screen
import Testing
import Typeset

@Suite struct LabelTests {
  @Test(arguments: [
    ("Moby-Dick", 9, "Moby-Dick"), ("Moby-Dick", 8, "Moby-Di…"), ("Moby-Dick", 1, "…"),
    ("Moby-Dick", 0, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("日本語", 2, "…"), ("re\u{301}sume\u{301}", 6, "re\u{301}sume\u{301}"),
    ("re\u{301}sume\u{301}", 3, "re\u{301}…"), ("", 0, ""),
  ])
  func `a label that is too long ends in an ellipsis`(text: String, columns: Int, cut: String) {
    #expect(truncate(text, to: columns) == cut)
  }

  @Test func `a label is cut without an ellipsis that has no room`() {
    #expect(truncate("Moby-Dick", to: 2, ellipsis: "...") == "Mo")
    #expect(truncate("日本", to: 1) == "…")
    #expect(truncate("日本", to: -1) == "")
  }

  @Test func `both sets of symbols take the same columns, one each`() {
    for (name, unicode) in singles(.unicode) {
      #expect(columns(of: unicode) == 1, "\(name)")
      #expect(singles(.ascii).first { $0.0 == name }?.1.utf8.count == 1, "\(name)")
    }
    #expect(Symbols.ascii.levels.count == Symbols.unicode.levels.count)
    for text in singles(.ascii).map(\.1) + [Symbols.ascii.ellipsis, Symbols.ascii.arrow] {
      #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    }
  }

  /// The symbols that fill a cell, with their names.
  private func singles(_ symbols: Symbols) -> [(String, String)] {
    let words: Set = ["ellipsis", "arrow", "leftKey", "rightKey", "upKey", "downKey", "enterKey"]
    return Mirror(reflecting: symbols).children.flatMap { child -> [(String, String)] in
      guard let name = child.label, !words.contains(name) else { return [] }
      if let levels = child.value as? [String] {
        return levels.enumerated().map { ("\(name) \($0)", $1) }
      }
      return [(name, child.value as? String ?? "")]
    }
  }

  @Test(arguments: [
    (Key.character(" "), "Space", "Space"), (.character("g"), "g", "g"),
    (.control("o"), "^O", "^O"),
    (.right, "→", "Right"), (.pageDown, "PgDn", "PgDn"), (.enter, "⏎", "Enter"),
    (.function(12), "F12", "F12"), (.escape, "Esc", "Esc"), (.alt("x"), "Alt-x", "Alt-x"),
  ])
  func `a key is named as hint lines show it`(key: Key, unicode: String, ascii: String) {
    #expect(key.name(in: .unicode) == unicode)
    #expect(key.name(in: .ascii) == ascii)
  }

  @Test func `a rectangle is half-open`() {
    let rect = Rect(row: 2, column: 3, rows: 1, columns: 2)
    #expect(rect.contains(row: 2, column: 3) && rect.contains(row: 2, column: 4))
    #expect(!rect.contains(row: 2, column: 5) && !rect.contains(row: 3, column: 3))
    #expect(rect.inset(by: 1).isEmpty)
    #expect(rect.intersection(Rect(row: 0, column: 9, rows: 9, columns: 9)).isEmpty)
    #expect(
      rect.intersection(Rect(row: 0, column: 4, rows: 9, columns: 9))
        == Rect(row: 2, column: 4, rows: 1, columns: 1))
  }
}
