/// The ends of a text's lines, where they are none that are known everywhere.
///
/// A text of which the lines end with NEL or with U+2028 is one long line to whoever looks for line
/// feeds, and to one that ends them with CR CR LF (a text written twice in the fashion of DOS) every
/// second line is empty. They are read as CR LF, with a space before it where the end has three
/// bytes, so that all offsets stay what they are in the file.
enum LineEnds: UInt8, Sendable {
  /// Those that need no change.
  case familiar = 1
  /// NEL, U+2028 and U+2029, in a text without line feeds and carriage returns.
  case ofUnicode
  /// CR CR LF.
  case doubledReturns

  /// The bytes around a part of a text that are needed to change the ends of its lines.
  static let margin = 2

  /// Those that the text has which begins with `head`.
  ///
  /// - Complexity: O(*n*) in the bytes of the first line; in all of `head` where the ends are none
  ///   of the familiar ones.
  init(of head: UnsafeRawBufferPointer) {
    guard let first = head.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      self = Self.hasSeparators(head) ? .ofUnicode : .familiar
      return
    }
    self =
      Self.isDoubled(head, at: first) && Self.mostAreDoubled(head) ? .doubledReturns : .familiar
  }

  private static func hasSeparators(_ head: UnsafeRawBufferPointer) -> Bool {
    head.indices.contains { separator(in: head, at: $0) > 0 }
  }

  private static func mostAreDoubled(_ head: UnsafeRawBufferPointer) -> Bool {
    let doubled = head.indices.count { isDoubled(head, at: $0) }
    return doubled * 2 > head.count { $0 == 0x0A }
  }

  private static func isDoubled(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    bytes[index] == 0x0D && index + 2 < bytes.count && bytes[index + 1] == 0x0D
      && bytes[index + 2] == 0x0A
  }

  /// The bytes of the separator that begins at `index`; 0 where none does.
  private static func separator(in bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    switch bytes[index] {
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Makes the ends of lines in `bytes` familiar; one that is cut off there is left alone.
  func change(_ bytes: UnsafeMutableRawBufferPointer) {
    let text = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      let length =
        switch self {
        case .familiar: 0
        case .ofUnicode: Self.separator(in: text, at: index)
        case .doubledReturns: Self.isDoubled(text, at: index) ? 3 : 0
        }
      if length == 3 { bytes[index] = 0x20 }
      if length > 0 {
        bytes[index + length - 2] = 0x0D
        bytes[index + length - 1] = 0x0A
      }
      index += max(length, 1)
    }
  }
}
