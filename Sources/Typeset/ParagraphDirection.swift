/// The direction that a paragraph is written in, by the rules P2 and P3 of UAX #9.
package enum ParagraphDirection: Equatable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of `text`, UTF-8 bytes: that of its first strong character outside of isolates.
  ///
  /// A text without one is written from left to right; bad bytes count for nothing.
  ///
  /// - Complexity: O(*n*) in the bytes before the first letter.
  package init(of text: UnsafeRawBufferPointer) {
    var isolates = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index += 1
        guard isolates == 0, (0x61...0x7A).contains(byte | 0x20) else { continue }
        self = .leftToRight
        return
      }
      guard let (scalar, length) = Self.scalar(in: text, at: index) else {
        index += 1
        continue
      }
      index += length
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        guard isolates == 0, let direction = Self.strongDirection(of: scalar) else { continue }
        self = direction
        return
      }
    }
    self = .leftToRight
  }

  /// Whether the first letter of `text` is written from right to left, and most of the others are: an entry of
  /// a dictionary has a word of another language before its own.
  ///
  /// - Complexity: O(*n*) in the bytes if the first letter is, else in those before it.
  package static func isRightToLeft(mostOf text: UnsafeRawBufferPointer) -> Bool {
    guard ParagraphDirection(of: text) == .rightToLeft else { return false }
    var balance = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte >= 0x80 else {
        if (0x61...0x7A).contains(byte | 0x20) { balance -= 1 }
        index += 1
        continue
      }
      guard let (scalar, length) = scalar(in: text, at: index) else {
        index += 1
        continue
      }
      index += length
      if let direction = strongDirection(of: scalar) {
        balance += direction == .rightToLeft ? 1 : -1
      }
    }
    return balance > 0
  }

  /// The scalar whose bytes begin at `index`, and how many they are; `nil` if they are bad.
  private static func scalar(
    in text: UnsafeRawBufferPointer, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = text[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard length > 1, index + length <= text.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in text[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// The direction of a character of the classes L, R and AL; `nil` for all others.
  private static func strongDirection(of scalar: Unicode.Scalar) -> ParagraphDirection? {
    switch scalar.value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    // Punctuation of Hebrew, Arabic and Syriac.
    case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3, 0x05F4, 0x0608, 0x060B, 0x060D, 0x061B...0x061F,
      0x066D, 0x06D4, 0x0700...0x070D:
      return .rightToLeft
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      return isLetter(scalar) ? .rightToLeft : nil
    default: return isLetter(scalar) ? .leftToRight : nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber:
      true
    default: false
    }
  }
}
