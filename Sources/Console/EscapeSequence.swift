import Screen

/// What bytes from an escape on stand for (ECMA-48, 5.3 and 5.4; xterm's "Control Sequences").
enum EscapeSequence {
  /// What the bytes are so far.
  enum Reading: Equatable {
    /// The rest may come yet.
    case unfinished
    /// So many bytes are an input, or one that has no meaning here.
    case complete(Meaning?, count: Int)
    /// So many bytes begin a sequence that the byte after them breaks off.
    case cutOff(count: Int)
    /// So many bytes say that a pasted text follows.
    case pasteBegins(count: Int)
    /// So many bytes begin an answer of the terminal, which ends with BEL or ESC \.
    case answerBegins(count: Int)
  }

  /// An input, as one sequence says it.
  enum Meaning: Equatable {
    case key(Key)
    /// A report of the mouse: its number, which tells buttons and modifiers, and the cell from 1.
    case mouse(MouseReport)
    /// An answer to what the terminal was asked.
    case answer(TerminalAnswer)
  }

  /// Reads the sequence that `bytes`, which begin with an escape, begin with.
  ///
  /// A byte that belongs to no sequence ends it: what stands before is an input of its own, or of none
  /// if it was cut off.
  ///
  /// Escapes before a report are no keys: they are reports cut off after their first byte. Escape and a
  /// key after it may come at once.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard bytes.count > 1 else { return .unfinished }
    let next = bytes[1]
    switch next {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case UInt8(ascii: "_"):
      guard bytes.count > 2 else { return .unfinished }
      // Kitty's answers on pictures.
      return bytes[2] == UInt8(ascii: "G")
        ? .answerBegins(count: 3) : key(.alt(character(next)), 2)
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      guard bytes.count > 2 else { return .unfinished }
      let isAnswer = (0x30..<0x40).contains(bytes[2])
      return isAnswer ? .answerBegins(count: 3) : key(.alt(character(next)), 2)
    case 0x20..<0x7F: return key(.alt(character(next)), 2)
    case 0x08, 0x7F: return key(.altBackspace, 2)
    case 0x1B: return escapes(bytes)
    default: return key(.escape, 1)
    }
  }

  /// Several escapes in a row.
  private static func escapes(_ bytes: [UInt8]) -> Reading {
    guard let end = bytes.firstIndex(where: { $0 != 0x1B }) else { return .unfinished }
    guard bytes[end] == UInt8(ascii: "[") || bytes[end] == UInt8(ascii: "O") else {
      return key(.escape, 1)
    }
    switch read(Array(bytes[(end - 1)...])) {
    case .complete(.key, _): return key(.escape, 1)
    case .complete(let meaning, let count): return .complete(meaning, count: end - 1 + count)
    case .cutOff(let count): return .cutOff(count: end - 1 + count)
    case .pasteBegins(let count): return .pasteBegins(count: end - 1 + count)
    case .answerBegins(let count): return .answerBegins(count: end - 1 + count)
    case .unfinished: return .unfinished
    }
  }

  /// The key of bytes of which no more come.
  static func key(ofAll bytes: [UInt8]) -> Key? {
    guard bytes.count == 2 else { return bytes.count == 1 ? .escape : nil }
    return .alt(character(bytes[1]))
  }

  private static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  private static func key(_ key: Key?, _ count: Int) -> Reading {
    .complete(key.map(Meaning.key), count: count)
  }

  /// `ESC O final`, before which old terminals put a number of modifiers.
  private static func singleShift(_ bytes: [UInt8]) -> Reading {
    guard let end = bytes[2...].firstIndex(where: { !(0x30..<0x3C).contains($0) }) else {
      return .unfinished
    }
    guard (0x20..<0x7F).contains(bytes[end]) else { return .cutOff(count: end) }
    let number = Int(String(decoding: bytes[2..<end], as: UTF8.self))
    return key(Key(final: bytes[end])?.with(KeyModifiers(number: number)), end + 1)
  }

  private static func controlSequence(_ bytes: [UInt8]) -> Reading {
    guard bytes.count > 2 else { return .unfinished }
    if bytes[2] == UInt8(ascii: "M") { return oldMouse(bytes) }
    // The Linux console's function keys.
    if bytes[2] == UInt8(ascii: "[") {
      guard bytes.count > 3 else { return .unfinished }
      let number = Int(bytes[3]) - 0x40
      guard (0x20..<0x7F).contains(bytes[3]) else { return .cutOff(count: 3) }
      return key((1...5).contains(number) ? .function(number) : nil, 4)
    }
    guard let end = bytes[2...].firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      return .unfinished
    }
    // Cut off: the next byte begins something else.
    guard (0x40..<0x7F).contains(bytes[end]) else { return .cutOff(count: end) }
    return meaning(of: bytes[2..<end], final: bytes[end], count: end + 1)
  }

  /// A report in three bytes, of terminals that do not know SGR's.
  private static func oldMouse(_ bytes: [UInt8]) -> Reading {
    if let end = bytes[3...].firstIndex(where: { $0 < 0x20 }) {
      return .cutOff(count: end)
    }
    guard bytes.count >= 6 else { return .unfinished }
    let report = MouseReport(
      code: Int(bytes[3]) - 32, column: Int(bytes[4]) - 32, row: Int(bytes[5]) - 32,
      isRelease: false)
    return .complete(.mouse(report), count: 6)
  }

  private static func meaning(
    of parameters: ArraySlice<UInt8>, final: UInt8, count: Int
  ) -> Reading {
    let text = String(decoding: parameters, as: UTF8.self)
    if final == UInt8(ascii: "~"), text == "200" { return .pasteBegins(count: count) }
    if text.hasPrefix("<"), final == UInt8(ascii: "M") || final == UInt8(ascii: "m") {
      let numbers = text.dropFirst().split(separator: ";").map { Int($0) }
      guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2]
      else { return .complete(nil, count: count) }
      let report = MouseReport(
        code: code, column: column, row: row, isRelease: final == UInt8(ascii: "m"))
      return .complete(.mouse(report), count: count)
    }
    if let answer = TerminalAnswer(parameters: text, final: final) {
      return .complete(.answer(answer), count: count)
    }
    return key(key(text, final), count)
  }

  /// The key of a control sequence: `final`, `1;modifiers final`, `number;modifiers ~`, and by their
  /// characters' numbers `code;modifiers u` and `27;modifiers;code ~`.
  private static func key(_ parameters: String, _ final: UInt8) -> Key? {
    var numbers: [Int?] = []
    for part in parameters.split(separator: ";", omittingEmptySubsequences: false) {
      let parts = part.split(separator: ":", omittingEmptySubsequences: false)
      // Kitty tells a key's release so.
      if numbers.count == 1, parts.count > 1, parts[1] == "3" { return nil }
      guard let first = parts.first, !first.isEmpty else {
        numbers.append(nil)
        continue
      }
      guard let number = Int(first) else { return nil }
      numbers.append(number)
    }
    let modifiers = KeyModifiers(number: numbers.count > 1 ? numbers[1] : nil)
    switch final {
    case UInt8(ascii: "u"):
      return numbers.first.flatMap { $0 }.flatMap { Key(code: $0, modifiers) }
    case UInt8(ascii: "~"):
      if numbers.count == 3, numbers[0] == 27 {
        return numbers[2].flatMap { Key(code: $0, modifiers) }
      }
      return numbers.first.flatMap { $0 }.flatMap { Key(number: $0)?.with(modifiers) }
    default:
      guard numbers.count < 2 || numbers[0] == 1, numbers.count < 3 else { return nil }
      return Key(final: final)?.with(modifiers)
    }
  }
}

/// A report of the mouse as it comes.
struct MouseReport: Equatable {
  var code: Int
  /// The cell, from 1.
  var column: Int
  var row: Int
  var isRelease: Bool
}
