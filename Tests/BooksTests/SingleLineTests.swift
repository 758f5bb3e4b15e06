import Books
import Testing

@Suite struct SingleLineTests {
  @Test(arguments: [
    ("Moby-Dick; or, The Whale", "Moby-Dick; or, The Whale"),
    ("Alice’s “Adventures” — été", "Alice’s “Adventures” — été"),
    ("two\nlines\r\n", "two lines"), ("  a\t\tb  c ", "a b c"),
    ("\u{1B}[1;31mred\u{1B}[0m ink", "red ink"), ("a\u{9B}31mb", "a b"),
    ("\u{1B}]0;title\u{07}text", "text"), ("\u{1B}]8;;http://x\u{1B}\\link", "link"),
    ("cut \u{1B}]0;never ends", "cut"), ("\u{1B}", ""),
    ("abc\u{202E}def\u{2069}", "abcdef"), ("نص \u{200F}عربي", "نص عربي"), ("", ""), ("\n", ""),
    ("x\u{2028}y\u{85}z", "x y z"),
  ])
  func `words are one line of text`(words: String, line: String) {
    #expect(SingleLine.of(words) == line)
    #expect(SingleLine.of(line) == line)
  }

  @Test func `titles and authors are so`() {
    let title = BookTitle(title: "A\u{1B}[2J\nbook", author: " \u{07} ")
    #expect(title.title == "A book" && title.author == nil)
  }
}
