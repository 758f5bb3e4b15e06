import Books

/// What an operator of a formula is, by which it is told where spaces stand around it.
enum FormulaSign: Equatable {
  /// A sign such as `=`, and an arrow.
  case relation
  /// A relation between two operands, else a sign like any other.
  case colon
  /// What stands between two operands, or before one: `+`.
  case binary
  /// A comma or a semicolon.
  case comma
  case opening, closing, postfix
  /// A bar, which opens and closes.
  case bar
  /// A sum, an integral.
  case large
  /// The name of a function.
  case word
  /// What stands, unseen, between a function and what it is applied to.
  case application
  /// Another sign that is not seen.
  case invisible
  case other

  /// What the sign is that these bytes are; `nil` if they are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return nil }
    if let key = Self.key(of: bytes), let sign = Self.byKey[key] {
      self = sign
      return
    }
    if bytes.allSatisfy({ $0 < 0x80 }) {
      self = bytes.count > 1 && bytes.allSatisfy(Self.isLetter) ? .word : .other
      return
    }
    // The same sign may be spelled with other characters.
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    self = Self.signs[text] ?? .other
  }

  /// Whether a byte is a letter of ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let signs: [String: FormulaSign] = {
    var signs: [String: FormulaSign] = [
      "<=": .relation, ">=": .relation, ":=": .relation, "->": .relation, ":": .colon,
      ",": .comma, ";": .comma, "\u{2061}": .application,
    ]
    let kinds: [(String, FormulaSign)] = [
      (
        "=≠<>≤≥≪≫≈≅≡∼∝∈∉∋⊂⊃⊆⊇⊄→←↔↦⇒⇐⇔⟶⟹⟺∣≔≺≻⊢⊨⊥≃≂≲≳≦≧⩽⩾≮≯≰≱⊊⊋⊑⊒⪯⪰≼≽⊣↪↩↠⇄⇌⇀↼⇝⟵⟷⟸⟼"
          + "≐≜≍∌∤∦⟂⋈∴∵⊲⊳⊴⊵⇉", .relation
      ),
      ("+−-±∓×·⋅∗*÷∪∩∧∨∘⊕⊗⊖∖⊎⊓⊔⊙⊘⋆•⋉⋊⊞⊠≀⨿", .binary), ("([{⟨〈⌊⌈", .opening), ("|‖∥", .bar),
      (")]}⟩〉⌋⌉", .closing),
      ("!%°′″‴†‡…⋯⋮⋱", .postfix), ("∑∏∐∫∬∭∮∯∰⋃⋂⋁⋀⨀⨁⨂⨄⨆", .large),
      ("\u{2062}\u{2063}\u{2064}", .invisible),
    ]
    for (characters, kind) in kinds {
      for character in characters { signs[String(character)] = kind }
    }
    return signs
  }()

  // Nearly all signs are spelled as above: to compare strings as Unicode does takes longer than all else
  // that is done with a formula.
  private static let byKey: [UInt64: FormulaSign] = byKey(signs)

  private static func byKey<Value>(_ table: [String: Value]) -> [UInt64: Value] {
    var byKey: [UInt64: Value] = [:]
    for (text, value) in table {
      if let key = key(of: Array(text.utf8)[...]) { byKey[key] = value }
    }
    return byKey
  }

  /// The bytes of a sign of at most eight; `nil` for a longer one.
  private static func key(of bytes: ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count <= 8 else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

// MARK: - Scripts

extension FormulaSign {
  /// Whether a script is one sign that stands over a letter, or high by itself.
  static func isAccent(_ script: [UInt8]) -> Bool {
    if let key = key(of: script[...]), accentsByKey[key] != nil { return true }
    guard script.contains(where: { $0 >= 0x80 }) else { return false }
    if script.count % 3 == 0, (0..<script.count / 3).allSatisfy({ isPrime(at: 3 * $0, in: script) })
    {
      return true
    }
    let text = String(decoding: script, as: UTF8.self)
    return text.count == 1 && accents[text] != nil
  }

  private static func isPrime(at index: Int, in script: [UInt8]) -> Bool {
    script[index..<index + 3].elementsEqual("′".utf8)
  }

  private static let accents: [String: Bool] = Dictionary(
    uniqueKeysWithValues: "′″‴*∗†‡∘°¯‾ˉ^ˆ~˜˙¨→\u{20D7}←↔⏞⏟⏜_".unicodeScalars.map {
      (String($0), true)
    })
  private static let accentsByKey = byKey(accents)

  /// What joins a letter, and each of several, to which a sign stands over or below them; `nil` for another
  /// sign.
  static func accent(_ sign: ArraySlice<UInt8>, overSeveral areSeveral: Bool) -> String? {
    guard let key = key(of: sign) else { return nil }
    return areSeveral ? linesByKey[key] : joinedByKey[key]
  }

  /// Whether a sign is a brace over words or below them.
  static func isBrace(_ sign: ArraySlice<UInt8>) -> Bool {
    sign.elementsEqual("⏞".utf8) || sign.elementsEqual("⏟".utf8)
  }

  private static let linesByKey = byKey([
    "¯": "\u{305}", "‾": "\u{305}", "ˉ": "\u{305}", "\u{305}": "\u{305}", "_": "\u{332}",
    "\u{332}": "\u{332}",
  ])
  private static let joinedByKey = byKey([
    "^": "\u{302}", "ˆ": "\u{302}", "\u{302}": "\u{302}", "~": "\u{303}", "˜": "\u{303}",
    "\u{303}": "\u{303}", "¯": "\u{304}", "‾": "\u{304}", "ˉ": "\u{304}", "\u{304}": "\u{304}",
    "\u{305}": "\u{304}", "˙": "\u{307}", "\u{307}": "\u{307}", "¨": "\u{308}",
    "\u{308}": "\u{308}", "ˇ": "\u{30C}", "˘": "\u{306}", "_": "\u{332}", "\u{332}": "\u{332}",
  ])

  /// Whether Unicode has each character of a script raised, or each lowered.
  static func areScriptLetters(_ script: [UInt8], isRaised: Bool) -> Bool {
    if script.allSatisfy({ $0 < 0x80 }) {
      let letters = isRaised ? raised : lowered
      return script.allSatisfy { letters[Int($0)] }
    }
    let letters = isRaised ? ScriptLetters.raised : ScriptLetters.lowered
    return String(decoding: script, as: UTF8.self).allSatisfy { letters[String($0)] != nil }
  }

  private static let raised = inASCII(ScriptLetters.raised)
  private static let lowered = inASCII(ScriptLetters.lowered)

  /// Which characters of ASCII have an entry in `letters`.
  private static func inASCII(_ letters: [String: String]) -> [Bool] {
    (0..<0x80).map { letters[String(Character(Unicode.Scalar(UInt8($0))))] != nil }
  }
}
