import Books
import Markup
import Testing

/// Overstrike and colours are taken off a text; everything else stays in it.
struct TerminalTextTests {
  /// What a text is without styles, and how its characters look: `[b:bold]`.
  private func shown(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var shown = ""
    var before = ""
    var way = TerminalText()
    var index = 0
    bytes.withUnsafeBytes { bytes in
      while let piece = way.next(bytes, from: index, offset: 0, .end) {
        index = piece.end
        guard !piece.text.isEmpty else { continue }
        var look = way.look
        look.styles.formUnion(piece.struck)
        if words(look) != before {
          if !before.isEmpty { shown += "]" }
          before = words(look)
          if !before.isEmpty { shown += "[\(before):" }
        }
        shown += String(decoding: bytes[piece.text], as: UTF8.self)
      }
    }
    return shown + (before.isEmpty ? "" : "]")
  }

  private func words(_ look: TerminalLook) -> String {
    let kinds: [(SpanRecord.Kind, String)] = [
      (.strong, "b"), (.dim, "d"), (.emphasis, "i"), (.underline, "u"), (.reversed, "r"),
      (.strike, "s"),
    ]
    var words = kinds.filter { look.styles.contains(TextStyles($0.0)) }.map(\.1).joined()
    for (name, color) in [("", look.colors.letters), ("/", look.colors.ground)] {
      switch color.value {
      case .standard: break
      case .indexed(let number): words += "\(name)\(number)"
      case .rgb(let red, let green, let blue): words += "\(name)\(red),\(green),\(blue)"
      }
    }
    return words + (look.link == nil ? "" : "@")
  }

  @Test(arguments: [
    ("N\u{8}NA\u{8}AME plain", "[b:NA]ME plain"),
    ("_\u{8}f_\u{8}i_\u{8}le x\u{8}_", "[u:fil]e [u:x]"),
    ("_\u{8}N\u{8}N_\u{8}_", "[bu:N][b:_]"),
    ("N\u{8}N\u{8}N\u{8}N", "[b:N]"),
    ("x\u{8}__\u{8}y", "[u:xy]"),
    ("+\u{8}o item", "o item"),
    ("é\u{8}é _\u{8}ü", "[b:é] [u:ü]"),
    ("漢\u{8}漢 漢\u{8}\u{8}漢 __\u{8}\u{8}漢 __\u{8}\u{8}漢\u{8}\u{8}漢", "[b:漢] [b:漢] [u:漢] [bu:漢]"),
    (
      "\u{1B}[1mbold\u{1B}[0m \u{1B}[3;4mboth\u{1B}[24m slanted\u{1B}[m",
      "[b:bold] [iu:both][i: slanted]"
    ),
    ("\u{1B}[31mr\u{1B}[42mg\u{1B}[39mx\u{1B}[49;97mw\u{1B}[m", "[1:r][1/2:g][/2:x][15:w]"),
    (
      "\u{1B}[38;5;200ma\u{1B}[38;2;1;2;3mb\u{1B}[48:5:7mc\u{1B}[38:2::9:8:7md\u{1B}[38:2:1:2:3me\u{1B}[0m",
      "[200:a][1,2,3:b][1,2,3/7:c][9,8,7/7:d][1,2,3/7:e]"
    ),
    ("\u{1B}[1;2;7;9mall\u{1B}[22;27mless\u{1B}[29m.", "[bdrs:all][s:less]."),
    ("\u{1B}[4:3mcurl\u{1B}[4:0mflat \u{1B}[58;5;1;1mbold", "[u:curl]flat [b:bold]"),
    ("\u{1B}]8;id=1;https://x.org/\u{1B}\\word\u{1B}]8;;\u{7} after", "[@:word] after"),
    ("\u{1B}[01;31m\u{1B}[Kgrep\u{1B}[m\u{1B}[K tput\u{1B}(B", "[b1:grep] tput"),
  ])
  func `styles are no part of the text`(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  /// The characters of a text that comes in parts, each with how it looks: what cannot be told of a part
  /// is looked at once more with the next one.
  private func arrived(_ bytes: [UInt8], cutAt cuts: [Int]) -> [String] {
    var shown: [String] = []
    var way = TerminalText()
    var start = 0
    for cut in cuts + [bytes.count] {
      let part = Array(bytes[start..<cut])
      let edge: TerminalText.Edge = cut == bytes.count ? .end : .pause
      part.withUnsafeBytes { part in
        var index = 0
        while let piece = way.next(part, from: index, offset: start, edge) {
          index = piece.end
          var look = way.look
          look.styles.formUnion(piece.struck)
          shown += part[piece.text].map { "\($0) \(words(look))" }
        }
        start += index
      }
    }
    return shown
  }

  @Test(arguments: [
    "N\u{8}NA\u{8}AME plain _\u{8}f_\u{8}i x\u{8}_ y", "_\u{8}N\u{8}N_\u{8}_ N\u{8}N\u{8}N\u{8}N",
    "x\u{8}__\u{8}y a__b _ __", "é\u{8}é _\u{8}ü +\u{8}o item", "漢\u{8}漢 __\u{8}\u{8}漢 ß",
    "a__\u{8}\u{8}漢\u{8}\u{8}漢 _漢", "\u{1B}[31mr\u{1B}[42mg\u{1B}[39mN\u{8}N\u{1B}[m \u{1B}[2J",
    "\u{1B}]8;;https://x.org/\u{1B}\\word\u{1B}]8;;\u{7} after\n\u{8}a",
  ])
  func `a text that comes in parts looks as it does at once, wherever it is cut`(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = arrived(bytes, cutAt: [])
    #expect(arrived(bytes, cutAt: Array(0...bytes.count)) == whole)
    for first in bytes.indices {
      for second in first..<bytes.count {
        #expect(arrived(bytes, cutAt: [first, second]) == whole, "cut at \(first) and \(second)")
      }
    }
  }

  @Test func `of a text that pauses, no more than a last character is held back`() {
    for (text, held) in [("line\n", 0), ("word", 1), ("naï", 2), ("a__", 2), ("漢", 3), ("漢 ", 1)] {
      let bytes = Array(text.utf8)
      var way = TerminalText()
      let end = bytes.withUnsafeBytes { way.next($0, from: 0, offset: 0, .pause)?.end ?? 0 }
      #expect(end == bytes.count - held, "\(text)")
    }
  }

  @Test(arguments: [
    "a\u{8}b", "\u{8}a", "a\n\u{8}a", "a\t\u{8}\t", "\u{1B}[2J", "\u{1B}[1;31", "\u{1B}[?25l",
    "\u{1B}[1K",
    "\u{1B}]0;title\u{7}", "\u{1B}]8;;https://x.org", "\u{1B}]8;;https://x.org/\n\u{7}",
    "\u{1B}]8;\u{7}",
    "\u{1B}", "\u{1B}\u{1B}", "\u{9B}31m", "\u{1B}(0", "\u{1B}[31\u{8}m", "\u{1B}[>4;1m",
    "\u{8}\u{8}\u{8}",
    "rm -rf /\u{8}\u{8}\u{8}\u{8}ls", "a\u{8}", "\u{1B}c", "\u{1B}P1$r\u{1B}\\",
  ])
  func `every other sequence stays in the text`(text: String) {
    #expect(shown("before " + text) == "before " + text)
    #expect(shown(text + " after") == text + " after")
  }

  @Test func `parameters of a megabyte are text, and so is an endless link`() {
    let long = "\u{1B}[" + String(repeating: "1;", count: 500_000) + "mx"
    #expect(shown(long) == long)
    let link = "\u{1B}]8;;" + String(repeating: "a", count: 1_000_000) + "\u{7}x"
    #expect(shown(link) == link)
  }

  @Test func `a link knows its address`() throws {
    let text = Array("\u{1B}]8;id=7;https://x.org/a;b\u{1B}\\word".utf8)
    let address = text.withUnsafeBytes { TerminalSequence.address(ofLink: $0) }
    #expect(address == "https://x.org/a;b")
    let none = Array("\u{1B}]8;;\u{7}word".utf8)
    #expect(none.withUnsafeBytes { TerminalSequence.address(ofLink: $0) } == nil)
  }

  @Test func `windows of any size give the same text and the same looks`() {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "\u{1B}[1m", "\u{1B}[0m", "\u{1B}[38;5;9m", "N\u{8}N", "_\u{8}x", "é\u{8}é", "漢\u{8}\u{8}漢",
      "__\u{8}\u{8}漢", "word ", "_", "\u{8}", "\u{1B}", "[", "m", "\n", "\u{1B}]8;;x:y\u{1B}\\",
      "\u{1B}]8;;\u{7}",
      "\u{1B}[", "1;", "o", "+\u{8}o", "x\u{8}__\u{8}y", String(repeating: "plain ", count: 20),
    ]
    for _ in 0..<400 {
      let text = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      let whole = pieces(of: bytes, windows: [bytes.count])
      let cut = pieces(of: bytes, windows: (0..<8).map { _ in Int.random(in: 1...60) })
      #expect(whole.text == cut.text, "\(text.debugDescription)")
      #expect(whole.looks == cut.looks, "\(text.debugDescription)")
    }
  }

  /// The text and how each of its bytes looks, read through windows of these sizes.
  private func pieces(of bytes: [UInt8], windows: [Int]) -> (text: [UInt8], looks: [String]) {
    var (text, looks): ([UInt8], [String]) = ([], [])
    var way = TerminalText()
    var start = 0
    var size = windows[0]
    var turn = 0
    while start < bytes.count {
      let end = min(start + size, bytes.count)
      let window = Array(bytes[start..<end])
      var index = 0
      window.withUnsafeBytes { window in
        while let piece = way.next(
          window, from: index, offset: start, end == bytes.count ? .end : .more)
        {
          var look = way.look
          look.styles.formUnion(piece.struck)
          text += window[piece.text]
          looks += Array(repeating: words(look), count: piece.text.count)
          index = piece.end
        }
      }
      start += index
      turn += 1
      size = index > 0 ? windows[turn % windows.count] : size + 16
    }
    return (text, looks)
  }
}
