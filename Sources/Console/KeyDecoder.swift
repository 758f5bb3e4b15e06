private import CNcurses
import Screen

/// Turns what ncurses reads into keys: bytes into characters, and the escape sequences that the
/// terminal's description does not know.
///
/// ncurses recognises the sequences of the terminal that `TERM` names. Others arrive byte by byte:
/// those of common keys are understood all the same, all others dropped whole, so that none is
/// taken for typing.
package struct KeyDecoder: Sendable {
  /// The longest text that is pasted at once, in bytes; the rest of it is dropped.
  static let longestPaste = 1 << 20

  /// The start of a character in UTF-8 whose rest has not come yet.
  private var partial: [UInt8] = []
  /// What came of a text that is being pasted; `nil` while none is.
  private var pasted: [UInt8]?

  /// A decoder before the first byte.
  package init() {}

  /// The keys and pasted texts that `codes`, all that was ready at once, stand for.
  ///
  /// A code is a byte, or one of `cnc_key` above them. The rest of a character that is not complete
  /// may come with the next codes.
  ///
  /// An escape that stands before a character is Alt: nobody types both within one reading.
  ///
  /// What the terminal brackets as pasted is one text, however many readings it takes: no part of
  /// it is a key.
  package mutating func inputs(from codes: [Int32]) -> [Input] {
    var inputs: [Input] = []
    var rest = codes[...]
    while let code = rest.popFirst() {
      if pasted != nil {
        if let text = takePasted(code) { inputs.append(.paste(text)) }
        continue
      }
      guard let byte = UInt8(exactly: code) else {
        partial = []
        if let key = Key(code) { inputs.append(.key(key)) }
        continue
      }
      if byte == 0x1B {
        partial = []
        if rest.starts(with: Self.pasteStart) {
          rest.removeFirst(Self.pasteStart.count)
          pasted = []
        } else if let key = escaped(&rest) {
          inputs.append(.key(key))
        }
      } else if let key = key(for: byte) {
        inputs.append(.key(key))
      }
    }
    return inputs
  }

  /// What follows the escape before a pasted text, and before its end.
  private static let pasteStart = Array("[200~".utf8).map(Int32.init)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes a code of a pasted text; gives the text once that is its end.
  private mutating func takePasted(_ code: Int32) -> String? {
    // What ncurses took for a key is none, and no character either.
    guard let byte = UInt8(exactly: code), var bytes = pasted else { return nil }
    pasted = nil
    bytes.append(byte)
    if bytes.count > Self.longestPaste + Self.pasteEnd.count {
      bytes.remove(at: Self.longestPaste)
    }
    if bytes.count >= Self.pasteEnd.count, bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      bytes.removeLast(Self.pasteEnd.count)
      return Self.text(ofPasted: bytes)
    }
    pasted = bytes
    return nil
  }

  /// A pasted text: a terminal sends Return for the end of a line, and what controls it has no place
  /// in a text.
  private static func text(ofPasted bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// The key that `byte` completes; `nil` while a character is not complete, or for no key.
  private mutating func key(for byte: UInt8) -> Key? {
    if byte < 0x80 {
      partial = []
      return Key(ascii: byte)
    }
    if byte & 0xC0 == 0x80 {
      guard !partial.isEmpty else { return nil }
      partial.append(byte)
    } else {
      // These begin no character of UTF-8: a terminal of another encoding sent them.
      let isLead = (0xC2...0xF4).contains(byte)
      partial = isLead ? [byte] : []
      guard isLead else { return nil }
    }
    let needed = partial[0] >= 0xF0 ? 4 : partial[0] >= 0xE0 ? 3 : 2
    guard partial.count == needed else { return nil }
    defer { partial = [] }
    guard let text = String(validating: partial, as: UTF8.self), let character = text.first,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    return .character(character)
  }

  /// The key of what follows an escape.
  private mutating func escaped(_ rest: inout ArraySlice<Int32>) -> Key? {
    if rest.first == Int32(CNC_KEY_BACKSPACE.rawValue) {
      rest.removeFirst()
      return .altBackspace
    }
    guard let next = rest.first, next < 0x80, next != 0x1B else { return .escape }
    rest.removeFirst()
    switch UInt8(next) {
    case UInt8(ascii: "["): return rest.isEmpty ? .alt("[") : controlSequence(&rest)
    case UInt8(ascii: "O"):
      guard let final = rest.popFirst() else { return .alt("O") }
      return Key(final: final)
    case 0x20..<0x7F: return .alt(Character(Unicode.Scalar(UInt8(next))))
    case 0x08, 0x7F: return .altBackspace
    default:
      rest.insert(next, at: rest.startIndex)
      return .escape
    }
  }

  /// The key of a control sequence (ECMA-48, 5.4), after its introducer.
  private func controlSequence(_ rest: inout ArraySlice<Int32>) -> Key? {
    var parameters = ""
    while let code = rest.popFirst() {
      guard (0x20..<0x7F).contains(code) else { return nil }
      guard code >= 0x40 else {
        parameters.unicodeScalars.append(Unicode.Scalar(UInt8(code)))
        continue
      }
      if parameters.isEmpty { return Key(final: code) }
      if let key = Key(modified: parameters, final: code) { return key }
      return code == 0x7E ? Key(number: parameters) : nil
    }
    return nil
  }
}

extension Key {
  /// The key that a byte of ASCII is typed with; not an escape, which needs what follows it.
  fileprivate init?(ascii byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x00: self = .control("@")
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: self = .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key that ncurses found.
  fileprivate init?(_ code: Int32) {
    switch cnc_key(rawValue: code) {
    case CNC_KEY_LEFT: self = .left
    case CNC_KEY_RIGHT: self = .right
    case CNC_KEY_UP: self = .up
    case CNC_KEY_DOWN: self = .down
    case CNC_KEY_HOME: self = .home
    case CNC_KEY_END: self = .end
    case CNC_KEY_PAGE_UP: self = .pageUp
    case CNC_KEY_PAGE_DOWN: self = .pageDown
    case CNC_KEY_ENTER: self = .enter
    case CNC_KEY_BACK_TAB: self = .backTab
    case CNC_KEY_BACKSPACE: self = .backspace
    case CNC_KEY_DELETE: self = .delete
    case CNC_KEY_INSERT: self = .insert
    default:
      guard code > CNC_KEY_F0.rawValue, code < CNC_KEY_F0.rawValue + 64 else { return nil }
      self = .function(Int(code - CNC_KEY_F0.rawValue))
    }
  }

  /// The key of `ESC [ final` or `ESC O final`, as xterm and the VT terminals send them.
  fileprivate init?(final: Int32) {
    switch UInt8(truncatingIfNeeded: final) {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "Z"): self = .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(final) - 0x50 + 1)
    default: return nil
    }
  }

  /// The key of `ESC [ 1 ; modifiers final` and `ESC [ 3 ; modifiers ~`, as xterm sends them, where it
  /// goes over a word: an arrow or Delete with Control or Alt, which line editors know as Alt and a letter.
  fileprivate init?(modified parameters: String, final: Int32) {
    switch (parameters, UInt8(truncatingIfNeeded: final)) {
    case ("1;3", UInt8(ascii: "C")), ("1;5", UInt8(ascii: "C")): self = .alt("f")
    case ("1;3", UInt8(ascii: "D")), ("1;5", UInt8(ascii: "D")): self = .alt("b")
    case ("3;3", 0x7E), ("3;5", 0x7E): self = .alt("d")
    default: return nil
    }
  }

  /// The key of `ESC [ number ~`.
  fileprivate init?(number: String) {
    switch Int(number) {
    case 1, 7: self = .home
    case 4, 8: self = .end
    case 2: self = .insert
    case 3: self = .delete
    case 5: self = .pageUp
    case 6: self = .pageDown
    case let code? where (11...15).contains(code): self = .function(code - 10)
    case let code? where (17...21).contains(code): self = .function(code - 11)
    case 23: self = .function(11)
    case 24: self = .function(12)
    default: return nil
    }
  }
}
