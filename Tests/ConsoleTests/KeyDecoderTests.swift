import Console
import Screen
import TestSupport
import Testing

extension KeyDecoder {
  /// The keys alone of bytes after which nothing comes.
  fileprivate mutating func keys(from bytes: [UInt8]) -> [Key] {
    (inputs(from: bytes) + giveUp()).compactMap {
      if case .key(let key) = $0 { key } else { nil }
    }
  }
}

/// A decoder whose bytes come at times, as they do on a terminal.
private struct Line {
  var decoder = KeyDecoder()

  /// What comes of `bytes`, and before them of what is given up while nothing comes for `pause`.
  mutating func inputs(from bytes: [UInt8], after pause: Duration) -> [Input] {
    let isOver = decoder.patience.map { $0 <= pause } ?? false
    let givenUp = isOver ? decoder.giveUp() : []
    return givenUp + (bytes.isEmpty ? [] : decoder.inputs(from: bytes, after: pause))
  }
}

@Suite struct KeyDecoderTests {
  private func keys(_ bytes: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(from: Array(bytes.utf8))
  }

  @Test func `a pasted text is one text, wherever it is cut`() {
    let bytes = "q\u{1B}[200~q\r\nw é\u{1B}[A\t\u{7}日\rX\u{1B}[201~q".utf8.map { $0 }
    let expected: [Input] = [
      .key(.character("q")), .paste("q\nw é[A\t日\nX"), .key(.character("q")),
    ]
    for cut in 7...bytes.count {
      var decoder = KeyDecoder()
      let first = decoder.inputs(from: Array(bytes[..<cut]))
      #expect(first + decoder.inputs(from: Array(bytes[cut...])) == expected)
    }
  }

  @Test func `a pasted text that is too long is cut, and its end is found`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "a", count: (1 << 20) + 5000)
    let inputs = decoder.inputs(from: "\u{1B}[200~\(text)\u{1B}[201~q".utf8.map { $0 })
    #expect(inputs == [.paste(String(text.prefix(1 << 20))), .key(.character("q"))])
  }

  @Test(arguments: [[0xE9], [0xFF], [0xC3], [0xF5], [0xC0]] as [[UInt8]])
  func `a byte of another encoding does not spoil the key after it`(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: bytes).isEmpty)
    #expect(decoder.keys(from: [0x1B, 0x5B, 0x36, 0x7E]) == [.pageDown])
    #expect(decoder.keys(from: [0x71]) == [.character("q")])
  }

  @Test func `bytes of ASCII are characters and control keys`() {
    #expect(keys("aZ 9~") == "aZ 9~".map(Key.character))
    #expect(keys("\u{0F}\u{0}\u{1C}\u{1F}") == ["o", "@", "\\", "_"].map(Key.control))
    #expect(keys("\t\r\n\u{8}\u{7F}") == [.tab, .enter, .enter, .backspace, .backspace])
  }

  @Test func `a character may come in parts`() {
    for character in ["é", "日", "👁", "e\u{301}"] {
      let bytes = Array(character.utf8)
      let expected = character.unicodeScalars.map { Key.character(Character($0)) }
      for cut in 0...bytes.count {
        var decoder = KeyDecoder()
        let first = decoder.keys(from: Array(bytes[..<cut]))
        #expect(first + decoder.keys(from: Array(bytes[cut...])) == expected)
      }
    }
  }

  @Test func `bytes that are no character are dropped, and nothing behind them`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0xFF, 0x71]) == [.character("q")])
    #expect(decoder.keys(from: [0xE6, 0x97, 0x71]) == [.character("q")])
    #expect(decoder.keys(from: [0xC0, 0xAF, 0x80, 0x71]) == [.character("q")])
    #expect(decoder.keys(from: [0xED, 0xA0, 0x80, 0x71]) == [.character("q")])
    #expect(keys("\u{9B}q") == [.character("q")])
  }

  @Test func `an escape alone is the key, before a character it is Alt`() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}x") == [.alt("x")])
    #expect(keys("\u{1B}[") == [.alt("[")])
    #expect(keys("\u{1B}O") == [.alt("O")])
    #expect(keys("\u{1B}\u{7F}\u{1B}\u{8}") == [.altBackspace, .altBackspace])
    #expect(keys("\u{1B}日") == [.escape, .character("日")])
  }

  @Test(arguments: [
    ("[A", Key.up), ("OB", .down), ("[C", .right), ("OD", .left), ("[H", .home), ("OF", .end),
    ("[1~", .home), ("[4~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[2~", .insert),
    ("[3~", .delete), ("[Z", .backTab), ("OP", .function(1)), ("[15~", .function(5)),
    ("[17~", .function(6)), ("[24~", .function(12)), ("OM", .enter),
    ("[1;5C", .alt("f")), ("[1;3D", .alt("b")), ("[3;5~", .alt("d")),
  ])
  func `common sequences are keys on terminals that do not name them`(sequence: String, key: Key) {
    #expect(keys("\u{1B}\(sequence)q") == [key, .character("q")])
  }

  @Test(arguments: ["[I", "[O", "[1;5A", "[<0;12;7M", "[201~", "[?1;2c", "[>0;276;0c", "Ow"])
  func `an unknown sequence is dropped whole`(sequence: String) {
    #expect(keys("\u{1B}\(sequence)q") == [.character("q")])
  }

  @Test func `keys are those that the terminal's description names`() {
    var names = KeyNames()
    names.add([0x1B] + "[7$".utf8, .home)
    names.add([0x1B] + "OA".utf8, .left)
    names.add([0x1B] + "OAB".utf8, .right)
    names.add([0x01] + "@\r".utf8, .function(1))
    names.add([0x7F], .delete)
    names.add(Array("x".utf8), .up)
    names.add([0x1B], .down)
    var decoder = KeyDecoder(names)
    func keys(_ text: String) -> [Key] { decoder.keys(from: Array(text.utf8)) }
    #expect(
      keys("a\u{1B}[7$x\u{7F}\u{1B}") == [
        .character("a"), .home, .character("x"), .delete, .escape,
      ])
    #expect(keys("\u{1B}OAc\u{1B}OABc") == [.left, .character("c"), .right, .character("c")])
    #expect(keys("\u{1B}OA") == [.left], "the longer one does not come")
    #expect(
      keys("\u{1}@\r\u{1}b\u{1}") == [
        .function(1), .control("a"), .character("b"), .control("a"),
      ])
  }

  @Test func `no bytes crash the decoder or make control characters of themselves`() {
    var random = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    for _ in 0..<2000 {
      let bytes = (0..<20).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255) : [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x4D].randomElement()!
      }
      for case .character(let character) in decoder.keys(from: bytes) {
        #expect(
          character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
          "\(bytes)")
      }
    }
  }
}

/// Sequences that are cut off, and their rests.
@Suite struct CutSequenceTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let whole: [(String, Input)] = [
    ("[A", .key(.up)), ("OB", .key(.down)), ("[15~", .key(.function(5))),
    ("[1;5C", .key(.alt("f"))),
    ("[<0;5;6M", .mouse(MouseEvent(row: 5, column: 4, kind: .press(button: 1)))),
    ("[M !!", .mouse(MouseEvent(row: 0, column: 0, kind: .press(button: 1)))),
    ("[97;5u", .key(.control("a"))),
  ]

  @Test(arguments: whole)
  func `a sequence that comes in parts in time is one`(_ sequence: String, _ input: Input) {
    let all = bytes("\u{1B}" + sequence)
    for cut in 1..<all.count {
      var decoder = KeyDecoder()
      #expect(decoder.inputs(from: Array(all[..<cut])).isEmpty)
      #expect(decoder.patience == .milliseconds(100))
      #expect(decoder.inputs(from: Array(all[cut...])) == [input])
      #expect(decoder.patience == nil && decoder.giveUp().isEmpty)
    }
  }

  @Test(arguments: whole)
  func `the late rest of a sequence is not typing`(_ sequence: String, _ input: Input) {
    let all = bytes("\u{1B}" + sequence)
    for cut in 1..<all.count {
      var decoder = KeyDecoder()
      #expect(decoder.inputs(from: Array(all[..<cut])).isEmpty)
      let meanwhile: [Input] =
        switch cut {
        case 1: [.key(.escape)]
        case 2: [.key(.alt(sequence.first!))]
        default: []
        }
      #expect(decoder.giveUp() == meanwhile)
      #expect(decoder.patience == nil)
      let rest = Array(all[cut...])
      // A single byte that ends an old report of the mouse may be typed.
      if sequence.hasPrefix("[M"), rest.count == 1 { continue }
      #expect(decoder.inputs(from: rest, after: .milliseconds(150)) == [input], "cut at \(cut)")
    }
    // In three parts, each of them late.
    var decoder = KeyDecoder()
    _ = decoder.inputs(from: [0x1B])
    #expect(decoder.giveUp() == [.key(.escape)])
    #expect(decoder.inputs(from: [all[1]], after: .milliseconds(150)).isEmpty)
    #expect(decoder.inputs(from: Array(all[2...]), after: .milliseconds(50)) == [input])
  }

  @Test func `what is typed after an escape is typed`() {
    for (text, pause) in [("x", 150), ("[", 150), ("O", 300), ("[<0;5;6M", 1500), ("[x", 150)] {
      var decoder = KeyDecoder()
      #expect(decoder.inputs(from: [0x1B]).isEmpty)
      #expect(decoder.giveUp() == [.key(.escape)])
      let typed = decoder.inputs(from: bytes(text), after: .milliseconds(pause)) + decoder.giveUp()
      #expect(typed == text.map { .key(.character($0)) })
    }
    var decoder = KeyDecoder()
    #expect(decoder.inputs(from: bytes("\u{1B}[<0;5;5")).isEmpty && decoder.giveUp().isEmpty)
    #expect(decoder.inputs(from: bytes("q"), after: .milliseconds(150)) == [.key(.character("q"))])
  }

  @Test func `a storm of sequences that are cut off holds nothing and types nothing`() {
    let cut = [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[<", "\u{1B}[<0;5;5", "\u{1B}[M", "\u{1B}[M !",
      "\u{1B}[1;5", "\u{1B}]11;rgb:ff", "\u{1B}P1$r", "\u{1B}[?1;2", "\u{1B}O5", "\u{1B}[[",
      "\u{1B}[" + String(repeating: "1", count: 5000),
    ]
    var random = SeededGenerator(seed: 33)
    var decoder = KeyDecoder()
    for _ in 0..<500 {
      let storm = (0..<20).flatMap { _ in bytes(cut.randomElement(using: &random)!) }
      let inputs = decoder.inputs(from: storm, after: .seconds(2)) + decoder.giveUp()
      for case .key(.character(let character)) in inputs { Issue.record("typed \(character)") }
      #expect(decoder.patience == nil)
      let key = decoder.inputs(from: bytes("j"), after: .milliseconds(200))
      #expect(key == [.key(.character("j"))])
    }
  }

  @Test func `an escape before a report is no key of its own`() {
    let button = Input.mouse(MouseEvent(row: 5, column: 4, kind: .press(button: 1)))
    let sequences: [(String, Input?)] = [
      ("[<0;5;6M", button), ("[<0;5;6", nil), ("[<", nil), ("[M", nil), ("[", nil), ("O", nil),
    ]
    for (sequence, input) in sequences {
      for escapes in 2...70 {
        let all = bytes(String(repeating: "\u{1B}", count: escapes) + sequence)
        for cut in [0, 1, escapes - 1, escapes, all.count - 1] {
          var decoder = KeyDecoder()
          let inputs = decoder.inputs(from: Array(all[..<cut]))
          #expect(
            inputs + decoder.inputs(from: Array(all[cut...])) + decoder.giveUp()
              == [input].compactMap(\.self), "\(escapes) before \(sequence)")
        }
      }
    }
  }

  @Test func `Escape and a key that come at once are both`() {
    for (sequence, key) in [("[C", Key.right), ("OA", .up), ("[5~", .pageUp), ("x", .alt("x"))] {
      let all = bytes("\u{1B}\u{1B}" + sequence)
      for cut in 0..<all.count {
        var decoder = KeyDecoder()
        let inputs = decoder.inputs(from: Array(all[..<cut]))
        #expect(
          inputs + decoder.inputs(from: Array(all[cut...])) == [.key(.escape), .key(key)])
      }
    }
  }

  @Test(arguments: [1, 5, 20, 50, 90, 99, 101, 110, 150, 200])
  func `a storm of reports that are cut off is no key, at any speed`(milliseconds: Int) {
    let reports = [bytes("\u{1B}[<0;5;5M"), bytes("\u{1B}\u{1B}[<0;5;5M"), bytes("\u{1B}[M !!")]
    for report in reports {
      var line = Line()
      var inputs = line.inputs(from: bytes("\u{1B}[<"), after: .seconds(2))
      for length in (0..<100).map({ $0 % (report.count - 1) + 1 }) {
        inputs += line.inputs(from: Array(report[..<length]), after: .milliseconds(milliseconds))
      }
      inputs += line.inputs(from: bytes("j"), after: .milliseconds(1001))
      let keys = inputs.filter { if case .mouse = $0 { false } else { $0 != .key(.alt("[")) } }
      #expect(keys == [.key(.character("j"))])
      #expect(line.inputs(from: bytes("\u{1B}"), after: .milliseconds(1001)).isEmpty)
      #expect(line.inputs(from: [], after: .milliseconds(100)) == [.key(.escape)])
    }
  }

  @Test(arguments: [1, 20, 99, 101, 150, 200])
  func `reports on a slow line are reports, wherever they are parted`(milliseconds: Int) {
    let report = bytes("\u{1B}[<0;5;6M")
    let press = Input.mouse(MouseEvent(row: 5, column: 4, kind: .press(button: 1)))
    for size in 1...report.count * 2 {
      var line = Line()
      let all = (0..<40).flatMap { _ in report }
      var inputs: [Input] = []
      for start in stride(from: 0, to: all.count, by: size) {
        let part = Array(all[start..<min(start + size, all.count)])
        inputs += line.inputs(from: part, after: .milliseconds(milliseconds))
      }
      inputs += line.inputs(from: [], after: .seconds(1))
      let keys = inputs.filter { $0 != press }
      // Byte by byte, what introduces a sequence after Escape cannot be told from typing.
      let introducer: Key = size == 1 ? .character("[") : .alt("[")
      #expect(
        keys.allSatisfy { $0 == .key(.escape) || $0 == .key(introducer) }, "in parts of \(size)")
      #expect(inputs.count - keys.count >= 20, "in parts of \(size)")
    }
  }

  @Test func `an escape after a sequence that was cut off is a key a second later`() {
    var line = Line()
    #expect(line.inputs(from: bytes("\u{1B}[<0;5"), after: .zero).isEmpty)
    #expect(line.inputs(from: bytes("\u{1B}"), after: .milliseconds(500)).isEmpty)
    #expect(line.inputs(from: bytes("\u{1B}"), after: .milliseconds(400)).isEmpty)
    #expect(line.inputs(from: bytes("\u{1B}"), after: .milliseconds(400)).isEmpty)
    #expect(line.inputs(from: [], after: .milliseconds(100)) == [.key(.escape)])
    // What is typed says that the line is well.
    #expect(line.inputs(from: bytes("\u{1B}[<0;5"), after: .zero).isEmpty)
    #expect(line.inputs(from: bytes("q"), after: .milliseconds(200)) == [.key(.character("q"))])
    #expect(line.inputs(from: bytes("\u{1B}"), after: .milliseconds(200)).isEmpty)
    #expect(line.inputs(from: [], after: .milliseconds(100)) == [.key(.escape)])
  }

  @Test func `an answer of the terminal is left out to its end`() {
    var decoder = KeyDecoder()
    let answers = bytes("a\u{1B}]11;rgb:0/0/0\u{7}b\u{1B}P1$r0m\u{1B}\\c\u{1B}]1x\u{1B}[Bd")
    #expect(
      decoder.inputs(from: answers) == [
        .key(.character("a")), .key(.character("b")), .key(.character("c")), .key(.down),
        .key(.character("d")),
      ])
    #expect(decoder.inputs(from: bytes("\u{1B}]")).isEmpty)
    #expect(decoder.giveUp() == [.key(.alt("]"))])
    // A key that is held down does not go on with an answer for ever.
    var typed = decoder.inputs(from: bytes("\u{1B}]1"), after: .seconds(5))
    for _ in 0..<40 { typed += decoder.inputs(from: bytes("x"), after: .milliseconds(33)) }
    #expect(!typed.isEmpty && typed.allSatisfy { $0 == .key(.character("x")) })
  }

  @Test func `a pasted text whose end is lost is taken as it is`() {
    var decoder = KeyDecoder()
    #expect(decoder.inputs(from: bytes("\u{1B}[200~one\r\ntwo\u{1B}[20")).isEmpty)
    #expect(decoder.patience == .seconds(5))
    #expect(decoder.giveUp() == [.paste("one\ntwo")])
    #expect(decoder.inputs(from: bytes("q"), after: .seconds(5)) == [.key(.character("q"))])
  }
}

/// Reports of the mouse, and keys by the numbers of their characters.
@Suite struct ReportTests {
  private func inputs(_ text: String) -> [Input] {
    var decoder = KeyDecoder()
    return decoder.inputs(from: Array("\u{1B}[\(text)".utf8)) + decoder.giveUp()
  }

  private func mouse(_ text: String) -> MouseEvent.Kind? {
    guard case .mouse(let event)? = inputs(text).first else { return nil }
    return event.row == 5 && event.column == 250 ? event.kind : nil
  }

  @Test func `reports of the mouse tell the button and the cell`() {
    #expect(mouse("<0;251;6M") == .press(button: 1))
    #expect(mouse("<2;251;6m") == .release(button: 3))
    #expect(mouse("<33;251;6M") == .drag(button: 2))
    #expect(mouse("<64;251;6M") == .wheelUp)
    #expect(mouse("<81;251;6M") == .wheelDown, "with Control")
    for strange in ["<66;1;1M", "<128;1;1M", "<0;0;1M", "<0;1M", "<;;M", "<0;1;99999999M"] {
      #expect(inputs(strange).isEmpty, "\(strange)")
    }
    var decoder = KeyDecoder()
    let old = [0x1B, 0x5B, 0x4D, 33, 33, 34, 0x1B, 0x5B, 0x4D, 35, 255, 34] as [UInt8]
    #expect(
      decoder.inputs(from: old) == [
        .mouse(MouseEvent(row: 1, column: 0, kind: .press(button: 2))),
        .mouse(MouseEvent(row: 1, column: 222, kind: .release(button: 2))),
      ])
  }

  @Test(arguments: [
    ("97u", Key.character("a")), ("97;2u", .character("A")), ("97;3u", .alt("a")),
    ("105;5u", .tab), ("111;5u", .control("o")), ("32;5u", .control("@")), ("27u", .escape),
    ("13;5u", .enter), ("9;2u", .backTab), ("127;3u", .altBackspace), ("27;5;102~", .control("f")),
    ("26085u", .character("日")), ("97;1:1u", .character("a")), ("1;1:2B", .down),
    ("1;2A", .up), ("5;2~", .pageUp), ("[A", .function(1)), ("1;2Z", .backTab),
  ])
  func `keys that come as numbers are known`(_ sequence: String, _ key: Key) {
    #expect(inputs(sequence) == [.key(key)])
  }

  @Test(arguments: ["57344u", "97;1:3u", "97;7u", "u", "1;5A", "2;5A", "99999999999999999999u"])
  func `keys that have no meaning here are none`(_ sequence: String) {
    #expect(inputs(sequence).isEmpty)
  }
}
