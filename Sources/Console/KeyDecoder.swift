import Screen

/// Turns the bytes that a terminal sends into keys, pasted texts and events of the mouse.
///
/// A sequence that is cut off holds up nothing: after ``patience`` it counts as what it is until then.
/// If its rest comes a little later, that is not taken for typing. Sequences without a meaning here
/// are dropped whole. After one that was cut off, an escape alone is no key for a second: it may be
/// what is left of another.
package struct KeyDecoder: Sendable {
  /// The longest text that is pasted at once, in bytes; the rest of it is dropped.
  static let longestPaste = 1 << 20
  /// The longest sequence that is kept, in bytes: no more than that can have a meaning.
  private static let longestSequence = 64
  /// The longest answer that is kept, in bytes.
  private static let longestAnswer = 256
  /// How long the rest of a sequence may take, of a pasted text, and of a sequence that was given up.
  private static let patienceWithSequences = Duration.milliseconds(100)
  private static let patienceWithPastes = Duration.seconds(5)
  private static let lateness = Duration.seconds(1)

  /// What the terminal's description says of keys.
  private let names: KeyNames
  /// The bytes of a sequence that is not finished.
  private var held: [UInt8] = []
  /// How many of the bytes that are held were given up before.
  private var lateCount = 0
  /// What was given up last, as long as its rest may come, from its last escape on.
  private var givenUp: [UInt8] = []
  /// Whether what was given up was taken for typing: only what is typed by nobody is its rest then.
  private var isTyped = false
  /// The time from the last sequence that was cut off to the last bytes; nil after typing.
  private var timeSinceCut: Duration?
  /// Whether an answer of the terminal is being taken, to its end.
  private var isInAnswer = false
  /// The first bytes of that answer.
  private var answer: [UInt8] = []
  /// What the terminal has answered, until that is taken.
  private var answers: [TerminalAnswer] = []
  /// How long it has taken until now.
  private var answerTime = Duration.zero
  /// The start of a character in UTF-8 whose rest has not come yet.
  private var partial: [UInt8] = []
  /// What came of a text that is being pasted; `nil` while none is.
  private var pasted: [UInt8]?
  private var lastButton = 1

  /// A decoder before the first byte.
  package init(_ names: KeyNames = KeyNames()) { self.names = names }

  /// How long to wait for more bytes before ``giveUp()``; `nil` while nothing is unfinished.
  package var patience: Duration? {
    if pasted != nil { return Self.patienceWithPastes }
    return held.isEmpty && !isInAnswer ? nil : Self.patienceWithSequences
  }

  /// Takes what the terminal has answered to questions: that is no input.
  package mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  /// What `bytes`, all that were ready at once, stand for.
  ///
  /// The rest of a character or a sequence that is not complete may come with the next bytes.
  ///
  /// An escape that stands before a character is Alt: nobody types both so fast.
  ///
  /// What the terminal brackets as pasted is one text, however many readings it takes: no part of it
  /// is a key.
  ///
  /// - Parameter pause: The time since the bytes before them.
  package mutating func inputs(from bytes: [UInt8], after pause: Duration = .zero) -> [Input] {
    var inputs: [Input] = []
    var rest = bytes[...]
    answerTime = isInAnswer ? answerTime + pause : .zero
    // Without an end, keys that are held down would go on with it for ever.
    if answerTime > Self.lateness { (isInAnswer, held) = (false, []) }
    timeSinceCut = timeSinceCut.map { $0 + pause }.flatMap { $0 < Self.lateness ? $0 : nil }
    if !givenUp.isEmpty {
      if pause < Self.lateness { rest.removeFirst(takeLate(rest, into: &inputs)) }
      (givenUp, isTyped) = ([], false)
    }
    for byte in rest { decode(byte, into: &inputs) }
    return inputs
  }

  /// Takes what is unfinished for what it is: no more bytes have come in time.
  package mutating func giveUp() -> [Input] {
    var inputs: [Input] = []
    isInAnswer = false
    if let bytes = pasted {
      pasted = nil
      // Its end may have come in part.
      let end = bytes.suffix(Self.pasteEnd.count).lastIndex(of: 0x1B) ?? bytes.endIndex
      inputs.append(.paste(Self.text(ofPasted: bytes[..<end])))
    }
    let bytes = held.drop { $0 == 0x1B }
    let late = lateCount
    givenUp = held.isEmpty ? [] : Array(held[max(bytes.startIndex - 1, 0)...])
    settle(isOver: true, into: &inputs)
    isTyped = late > 0 && !Self.isTypedByNobody(givenUp, from: late)
    if isTyped, givenUp != [0x1B, UInt8(ascii: "[")] { givenUp = [] }
    return inputs
  }
}

// MARK: - Sequences

extension KeyDecoder {
  private mutating func decode(_ byte: UInt8, into inputs: inout [Input]) {
    if pasted != nil {
      if let text = takePasted(byte) { inputs.append(.paste(text)) }
      return
    }
    held.append(byte)
    if isInAnswer { return takeOfAnswer(into: &inputs) }
    // Of several escapes the last counts, of the rest what introduces the sequence.
    if held.count > Self.longestSequence { held.remove(at: held[1] == 0x1B ? 0 : 2) }
    settle(isOver: false, into: &inputs)
  }

  /// Takes as much of what is held as is decided.
  private mutating func settle(isOver: Bool, into inputs: inout [Input]) {
    while let first = held.first {
      guard first < 0x20 || first == 0x7F else {
        if let key = key(for: held.removeFirst()) {
          inputs.append(.key(key))
          timeSinceCut = nil
        }
        continue
      }
      partial = []
      let name = names.reading(held)
      if name.goesOn, !isOver { return }
      if let found = name.key {
        drop(found.count)
        inputs.append(.key(found.key))
        continue
      }
      guard first == 0x1B else {
        if let key = Key(ascii: held.removeFirst()) { inputs.append(.key(key)) }
        continue
      }
      guard settleSequence(isOver: isOver, into: &inputs) else { return }
    }
  }

  /// Takes the sequence that is held; says whether more may be decided.
  private mutating func settleSequence(isOver: Bool, into inputs: inout [Input]) -> Bool {
    switch EscapeSequence.read(held) {
    case .unfinished:
      guard isOver else { return false }
      if lateCount > 0, !Self.isTypedByNobody(held, from: lateCount) { return takeLateForTyping() }
      takeUnfinished(into: &inputs)
      return false
    case .complete(nil, let count) where lateCount > 0 && count <= 3:
      return takeLateForTyping()
    case .cutOff(let count) where lateCount > 0 && count <= 3:
      guard Self.isTypedByNobody(held, from: lateCount) else { return takeLateForTyping() }
      fallthrough
    case .cutOff(let count):
      drop(count)
      timeSinceCut = .zero
    case .complete(let meaning, let count):
      drop(count)
      if let input = meaning.flatMap({ input(of: $0) }) { inputs.append(input) }
    case .pasteBegins(let count):
      drop(count)
      (pasted, held) = (held, [])
    case .answerBegins(let count):
      answer = Array(held[..<count])
      drop(count)
      isInAnswer = true
      return false
    }
    return true
  }

  /// Takes what is held for what it is, a key or a sequence without its end.
  private mutating func takeUnfinished(into inputs: inout [Input]) {
    defer { (held, lateCount) = ([], 0) }
    if held.allSatisfy({ $0 == 0x1B }) {
      if timeSinceCut == nil { inputs += held.map { _ in .key(.escape) } }
      return
    }
    if let key = EscapeSequence.key(ofAll: held) { inputs.append(.key(key)) }
    timeSinceCut = .zero
  }

  private mutating func drop(_ count: Int) {
    held.removeFirst(count)
    lateCount = 0
  }

  private mutating func input(of meaning: EscapeSequence.Meaning) -> Input? {
    switch meaning {
    case .key(let key): return .key(key)
    case .mouse(let report):
      guard let event = MouseEvent(report, lastButton: lastButton) else { return nil }
      if case .press(let button) = event.kind { lastButton = button }
      return .mouse(event)
    case .answer(let answer):
      answers.append(answer)
      return nil
    }
  }

  /// Takes an answer of the terminal, up to its end: BEL, or ESC \.
  private mutating func takeOfAnswer(into inputs: inout [Input]) {
    switch (held.first, held.count) {
    case (0x07, _): endAnswer()
    case (0x1B, 1): break
    case (0x1B, _):
      guard held[1] != UInt8(ascii: "\\") else { return endAnswer() }
      isInAnswer = false
      settle(isOver: false, into: &inputs)
    default:
      if answer.count < Self.longestAnswer { answer += held }
      held = []
    }
  }

  private mutating func endAnswer() {
    if let meaning = TerminalAnswer(string: answer) { answers.append(meaning) }
    (held, isInAnswer) = ([], false)
  }
}

// MARK: - The late rest of a sequence

extension KeyDecoder {
  /// Takes the rest of a sequence that was given up; the number of bytes taken.
  private mutating func takeLate(_ bytes: ArraySlice<UInt8>, into inputs: inout [Input]) -> Int {
    // After an escape, which has its own meaning, only what begins a sequence as keys have it.
    guard let introducer = (givenUp + bytes).dropFirst().first, givenUp[0] == 0x1B,
      introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O")
    else { return 0 }
    // Three bytes of any kind end an old report of the mouse: a single one may well be typed.
    let isOldMouse = givenUp.dropFirst(2).first == UInt8(ascii: "M")
    if isOldMouse, bytes.count < 2 || givenUp.count + bytes.count < 6 { return 0 }
    if isTyped, bytes.first != UInt8(ascii: "<") { return 0 }
    var whole = givenUp
    for (index, byte) in bytes.prefix(Self.longestSequence).enumerated() {
      whole.append(byte)
      let name = names.reading(whole)
      if let found = name.key, found.count == whole.count, !name.goesOn {
        inputs.append(.key(found.key))
        return index + 1
      }
      switch EscapeSequence.read(whole) {
      case .unfinished: continue
      case .complete(let meaning?, whole.count):
        if let input = input(of: meaning) { inputs.append(input) }
        return index + 1
      case .complete(nil, whole.count) where index > 0 && whole.count > 3: return index + 1
      case .cutOff(index + givenUp.count)
      where index > 0 && Self.isTypedByNobody(whole, from: givenUp.count):
        timeSinceCut = .zero
        return index
      case .pasteBegins:
        pasted = []
        return index + 1
      default: return 0
      }
    }
    (held, lateCount) = (whole, givenUp.count)
    return bytes.count
  }

  /// Whether `bytes` are a sequence whatever the time between them.
  ///
  /// Escape and the bytes that introduce a sequence may be keys, one after the other; a report of the
  /// mouse, and what follows three bytes that came together, are typed by nobody.
  ///
  /// - Parameter lateCount: How many of the bytes came in time.
  private static func isTypedByNobody(_ bytes: [UInt8], from lateCount: Int) -> Bool {
    lateCount >= 3 || bytes.dropFirst().starts(with: "[<".utf8)
  }

  /// Takes what was held as the rest of something for typing after all; says whether there is some.
  private mutating func takeLateForTyping() -> Bool {
    held.removeFirst(lateCount)
    lateCount = 0
    return !held.isEmpty
  }
}

// MARK: - Pasted texts

extension KeyDecoder {
  /// What stands behind a pasted text.
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes a byte of a pasted text; gives the text once that is its end.
  private mutating func takePasted(_ byte: UInt8) -> String? {
    pasted?.append(byte)
    let end = Self.pasteEnd
    guard let count = pasted?.count else { return nil }
    if count > Self.longestPaste + end.count { pasted?.remove(at: Self.longestPaste) }
    guard byte == end.last, let bytes = pasted, bytes.suffix(end.count) == end[...] else {
      return nil
    }
    pasted = nil
    return Self.text(ofPasted: bytes.dropLast(end.count))
  }

  /// A pasted text: a terminal sends Return for the end of a line, and what controls it has no place
  /// in a text.
  private static func text(ofPasted bytes: ArraySlice<UInt8>) -> String {
    var kept = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0D: kept.append("\n")
      case 0x0A: if !wasReturn { kept.append(scalar) }
      case 0x09, 0x20..<0x7F, 0xA0...: kept.append(scalar)
      default: break
      }
      wasReturn = scalar == "\r"
    }
    return String(kept)
  }
}

// MARK: - Characters

extension KeyDecoder {
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
}
