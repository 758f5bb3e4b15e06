import CNcurses
import Console
import Screen
import Testing

extension KeyDecoder {
  /// The keys alone.
  fileprivate mutating func keys(from codes: [Int32]) -> [Key] {
    inputs(from: codes).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
}

@Suite struct KeyDecoderTests {
  private func keys(_ bytes: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(from: bytes.utf8.map(Int32.init))
  }

  @Test func `a pasted text is one text, wherever it is cut`() {
    let bytes = "q\u{1B}[200~q\r\nw é\u{1B}[A\t\u{7}日\rX\u{1B}[201~q".utf8.map { Int32($0) }
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
    let inputs = decoder.inputs(from: "\u{1B}[200~\(text)\u{1B}[201~q".utf8.map { Int32($0) })
    #expect(inputs == [.paste(String(text.prefix(1 << 20))), .key(.character("q"))])
  }

  @Test(arguments: [[0xE9], [0xFF], [0xC3], [0xF5], [0xC0]] as [[Int32]])
  func `a byte of another encoding does not spoil the key after it`(_ bytes: [Int32]) {
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
      let bytes = character.utf8.map(Int32.init)
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
    // As most terminals' entries have it, ncurses names the key.
    var decoder = KeyDecoder()
    let named = decoder.keys(from: [0x1B, Int32(CNC_KEY_BACKSPACE.rawValue), 0x61])
    #expect(named == [.altBackspace, .character("a")])
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

  @Test func `keys that ncurses found keep their order among characters`() {
    var decoder = KeyDecoder()
    let codes = [
      0x61, Int32(CNC_KEY_PAGE_DOWN.rawValue), 0x1B, Int32(CNC_KEY_LEFT.rawValue),
      Int32(CNC_KEY_F0.rawValue) + 12, Int32(CNC_KEY_OTHER.rawValue), 0x62,
    ]
    #expect(
      decoder.keys(from: codes)
        == [.character("a"), .pageDown, .escape, .left, .function(12), .character("b")])
  }

  @Test func `no bytes crash the decoder or make control characters of themselves`() {
    var random = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    for _ in 0..<2000 {
      let bytes = (0..<20).map { _ in
        Bool.random(using: &random)
          ? Int32.random(in: 0...255) : [0x1B, 0x5B, 0x4F].randomElement()!
      }
      for case .character(let character) in decoder.keys(from: bytes) {
        #expect(
          character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
          "\(bytes)")
      }
    }
  }
}
