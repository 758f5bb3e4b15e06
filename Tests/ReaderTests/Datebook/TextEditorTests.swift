import Datebook
import Screen
import Testing
import TestSupport
import Widgets

@Suite struct TextEditorTests {
  /// What stands in the editor, with the caret as a bar.
  private func after(_ text: String, _ keys: [Key], columns: Int = 20) -> String {
    var editor = TextEditor(text)
    for key in keys { _ = editor.handle(key, columns: columns) }
    _ = editor.handle(.character("|"), columns: columns)
    return editor.text
  }

  @Test func `words and lines are gone over and erased`() {
    #expect(after("one two", [.alt("b")]) == "one |two")
    #expect(after("one two", [.alt("b"), .alt("b"), .alt("b")]) == "|one two")
    #expect(after("one two", [.home, .alt("f")]) == "one| two")
    #expect(after("one two", [.control("w")]) == "one |")
    #expect(after("one two-three", [.altBackspace]) == "one two-|")
    #expect(after("one two", [.home, .alt("d")]) == "| two")
    #expect(after("one\ntwo", [.control("u")]) == "one\n|")
    #expect(after("one\ntwo", [.control("u"), .backspace]) == "one|")
    #expect(after("one\ntwo", [.up, .home, .control("k"), .control("k")]) == "|two")
    #expect(after("", [.backspace, .delete, .left, .right, .up, .down, .control("k")]) == "|")
    #expect(after("e\u{301}👩‍💻", [.backspace]) == "e\u{301}|")
  }

  @Test func `the caret goes up and down by rows as they are shown, and keeps its column`() {
    let wrapped = "a line that is long\nx"
    #expect(after(wrapped, [.up], columns: 12) == "a line that i|s long\nx")
    #expect(after(wrapped, [.up, .up], columns: 12) == "a| line that is long\nx")
    #expect(after("abcdef\nx\nabcdef", [.up, .up]) == "abcdef|\nx\nabcdef")
    #expect(after("abcdef\nx\nabcdef", [.up, .left, .up]) == "|abcdef\nx\nabcdef")
    #expect(after("ab", [.up]) == "|ab")
    #expect(after("ab", [.home, .down]) == "ab|")
  }

  @Test func `a text of another editor is taken whole, and what has no room is refused whole`() {
    let long = String(repeating: "é", count: 100_000)
    var editor = TextEditor("a")
    let isLongTaken = editor.insert(long)
    #expect(!isLongTaken && editor.text == "a")
    editor.replace(with: long + "!")
    #expect(editor.text.count == 100_001 && editor.text.last == "!")
    _ = editor.handle(.character("?"), columns: 20)
    #expect(editor.text.last == "!")
    _ = editor.handle(.control("w"), columns: 20)
    _ = editor.handle(.control("_"), columns: 20)
    #expect(editor.text.count == 100_001)
    _ = editor.handle(.control("_"), columns: 20)
    let isTaken = editor.insert("b\tc")
    #expect(isTaken && editor.text == "ab\tc")
  }

  @Test func `a tab is kept, shown as two blanks, and one step for the caret`() {
    #expect(after("a\tb", []) == "a\tb|")
    #expect(after("a\tb", [.left, .left, .left, .right, .right]) == "a\t|b")
    #expect(after("a\tb\nxyzw", [.up]) == "a\tb|\nxyzw")
    #expect(after("a", [.tab, .character("b")]) == "a\tb|")
    let editor = TextEditor("a\tb")
    let shown = editor.lines(in: 20)
    #expect(shown.lines == ["a  b"] && shown.caret.column == 4)
    #expect(TextEditor("one\ttwo").lines(in: 7).lines == ["one  ", "two"])
  }

  @Test func `a note without room says so`() {
    var rig = DatebookRig(at: .year(2026), facts: [:])
    rig.press(.character("e"))
    rig.happen(.paste(String(repeating: "a", count: 100_000)))
    #expect(rig.notes.values.map(\.count) == [100_000])
    rig.press(.enter)
    let words = "No room for that: a note holds 100,000 characters. ^X opens your editor."
    #expect(rig.lines[23].contains(words))
    rig.press(.left)
    #expect(!rig.lines[23].contains("No room"))
    rig.happen(.paste("b"))
    #expect(rig.lines[23].contains(words) && rig.notes.values.map(\.count) == [100_000])
  }

  @Test func `a word is a step to undo, and what was undone is done again`() {
    let typed = "one two".map { Key.character($0) }
    #expect(after("", typed + [.control("_")]) == "one |")
    #expect(after("", typed + [.alt("u"), .alt("u")]) == "one|")
    #expect(after("", typed + [.alt("u"), .alt("u"), .alt("u"), .alt("u")]) == "|")
    #expect(after("", typed + [.alt("u"), .alt("u"), .alt("r"), .alt("r")]) == "one two|")
    #expect(after("", typed + [.alt("u"), .character("x"), .alt("r")]) == "one x|")
    #expect(after("words", [.control("w"), .alt("u")]) == "words|")
  }

  @Test func `whatever was written is undone step by step, and done again`() {
    var random = SeededGenerator(seed: 12)
    let keys: [Key] = [
      .character("a"), .character("b"), .character(" "), .character("\u{301}"), .enter, .backspace,
      .backspace, .delete, .left, .right, .control("w"), .alt("d"), .control("k"), .control("u"),
    ]
    for _ in 0..<300 {
      var editor = TextEditor("some words\nof a text")
      var texts = [editor.text]
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        if Int.random(in: 0..<10, using: &random) == 0 {
          editor.replace(with: editor.text + "!", caret: Int.random(in: 0...9, using: &random))
        } else {
          _ = editor.handle(keys.randomElement(using: &random) ?? .left, columns: 9)
        }
        texts.append(editor.text)
      }
      // Going back, only texts that were there are seen, in order, and the first one at last.
      var place = texts.count - 1
      for _ in texts {
        _ = editor.handle(.control("_"), columns: 9)
        place = texts[...place].lastIndex(of: editor.text) ?? -1
        guard place >= 0 else { break }
      }
      #expect(place >= 0 && editor.text == texts[0])
      for _ in texts { _ = editor.handle(.alt("r"), columns: 9) }
      #expect(editor.text == texts.last)
    }
  }

  @Test func `letters that come at once make one change of the note`() {
    var rig = DatebookRig(at: .year(2026), facts: [:])
    rig.press(.character("e"))
    let former = rig.keptCount
    rig.happen(.typed("one two".map { .character($0) } + [.enter, .character("3")]))
    #expect(rig.notes.values.first == "one two\n3")
    #expect(rig.keptCount == former + 1)
    rig.press(.control("_"))
    #expect(rig.notes.values.first == "one two\n")
  }

  @Test func `rows hold all that is written, in order, and none is too wide`() {
    var random = SeededGenerator(seed: 11)
    let pieces = ["a", "word", " ", "  ", "\n", "日本語", "e\u{301}", "longwordwithoutend", "👩‍💻", "-"]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...40, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let columns = Int.random(in: 3...30, using: &random)
      let (lines, caret) = TextEditor(text).lines(in: columns)
      #expect(lines.joined() == text.filter { $0 != "\n" })
      #expect(lines.count >= text.filter { $0 == "\n" }.count + 1)
      #expect(caret.row == lines.count - 1)
      for line in lines {
        let width = line.reversed().drop { $0 == " " }.reduce(0) {
          $0 + ("日本語👩‍💻".contains($1) ? 2 : 1)
        }
        #expect(width <= columns, "\(line)")
      }
    }
  }

  @Test func `what is typed in parts is one character`() {
    var editor = TextEditor()
    for scalar in "👨‍👩‍👧e\u{301}🇩🇪".unicodeScalars {
      _ = editor.handle(.character(Character(scalar)), columns: 40)
    }
    #expect(editor.text == "👨‍👩‍👧e\u{301}🇩🇪")
    for text in ["👨‍👩‍👧e\u{301}", "👨‍👩‍👧", ""] {
      _ = editor.handle(.backspace, columns: 40)
      #expect(editor.text == text)
    }
  }
}
