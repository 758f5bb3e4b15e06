import Screen

extension Key {
  /// The key that a byte of ASCII is typed with; not an escape, which needs what follows it.
  init?(ascii byte: UInt8) {
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

  /// The key of `ESC [ final` or `ESC O final`, as xterm and the VT terminals send them.
  init?(final: UInt8) {
    switch final {
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

  /// The key of `ESC [ number ~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 4, 8: self = .end
    case 2: self = .insert
    case 3: self = .delete
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23, 24: self = .function(number - 12)
    default: return nil
    }
  }

  /// The key of a character that terminals send by its number, as kitty's protocol has it.
  init?(code: Int, _ modifiers: KeyModifiers) {
    switch code {
    case 8, 127: self = modifiers.isAlt || modifiers.isControl ? .altBackspace : .backspace
    case 9: self = modifiers.isShift ? .backTab : .tab
    case 13: self = .enter
    case 27: self = .escape
    default:
      guard code >= 0x20, code < 0xE000 || code > 0xF8FF, let scalar = Unicode.Scalar(UInt32(code)),
        scalar.properties.generalCategory != .control
      else { return nil }
      self.init(scalar, modifiers)
    }
  }

  private init?(_ scalar: Unicode.Scalar, _ modifiers: KeyModifiers) {
    let character = Character(scalar)
    let shifted = modifiers.isShift ? character.uppercased().first ?? character : character
    switch (modifiers.isControl, modifiers.isAlt) {
    case (false, false): self = .character(shifted)
    case (false, true): self = .alt(shifted)
    case (true, false):
      guard scalar.isASCII, scalar.value >= 0x40 || scalar == " " else { return nil }
      // Control takes the upper bits away, as it does on keyboards without this protocol.
      let byte = UInt8(scalar.value) & 0x1F
      self.init(ascii: scalar == " " ? 0 : byte)
    case (true, true): return nil
    }
  }

  /// This key with Control or Alt: an arrow or Delete goes over a word then, which line editors know
  /// as Alt and a letter. Other keys have no meaning with them.
  func with(_ modifiers: KeyModifiers) -> Key? {
    guard modifiers.isAlt || modifiers.isControl else {
      return self == .tab && modifiers.isShift ? .backTab : self
    }
    return switch self {
    case .right: .alt("f")
    case .left: .alt("b")
    case .delete: .alt("d")
    default: nil
    }
  }
}

/// The keys that are held down with another, as xterm numbers them: 1 and the sum of their bits.
struct KeyModifiers: Equatable {
  private let bits: Int

  init(number: Int?) { bits = max((number ?? 1) - 1, 0) }

  var isShift: Bool { bits & 1 != 0 }
  /// Alt or Meta.
  var isAlt: Bool { bits & 0b100010 != 0 }
  var isControl: Bool { bits & 4 != 0 }
}
