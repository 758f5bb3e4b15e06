import Books

/// A character that is printed more than once in its place, as on a typewriter: nroff's way to bold
/// and underlined letters.
struct Overstrike: Equatable {
  /// Its bytes: where the character stands for the last time.
  let text: Range<Int>
  /// What it is: bold, underlined or both.
  let styles: TextStyles
  /// The byte behind all of it.
  let end: Int

  /// What stands at a place of a text.
  enum Finding: Equatable {
    /// A character that is printed more than once.
    case found(Overstrike)
    /// Something else.
    case none
    /// It cannot be told before there are more bytes.
    case cut
  }

  private static let backspace: UInt8 = 0x08
  private static let underscore = UInt8(ascii: "_")
  /// The most characters that are printed in one place.
  private static let longest = 16

  /// Reads the characters that are printed in one place, the first of which begins at `start`.
  ///
  /// A character over itself is bold, and one over or under `_` is underlined. A plus over an o is a
  /// bullet. What is wide has two backspaces behind it, and two `_`.
  static func read(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Finding {
    var letter: Range<Int>?
    var underscores = 0
    var letters = 0
    var isBullet = false
    var index = start
    for _ in 0..<longest {
      guard index < bytes.count else { return .cut }
      var end = index + characterLength(bytes, at: index)
      guard end <= bytes.count else { return .cut }
      guard isPrinted(bytes[index]) else { return .none }
      if bytes[index] == underscore {
        switch isWideLine(bytes, at: end) {
        case nil: return .cut
        case true?: end += 1
        case false?: break
        }
        underscores += 1
      } else if let known = letter, !bytes[known].elementsEqual(bytes[index..<end]) {
        guard isPlusOrO(bytes[known]), isPlusOrO(bytes[index..<end]) else { return .none }
        isBullet = true
        letters += 1
        if bytes[index] != UInt8(ascii: "+") { letter = index..<end }
      } else {
        letter = index..<end
        letters += 1
      }
      guard end < bytes.count else { return .cut }
      guard bytes[end] == backspace else {
        let isMore = underscores + letters > 1
        guard isMore else { return .none }
        return .found(
          Overstrike(letter, index..<end, letters: letters, underscores, isBullet: isBullet))
      }
      let isWide = end - index > 1
      index = end + 1
      guard index < bytes.count else { return .cut }
      if isWide, bytes[index] == backspace { index += 1 }
    }
    return .none
  }

  private init(
    _ letter: Range<Int>?, _ last: Range<Int>, letters: Int, _ underscores: Int, isBullet: Bool
  ) {
    // Of underscores alone nobody knows whether they are bold or underlined.
    text = letter ?? last
    var styles = TextStyles()
    if letters > 1 && !isBullet || letters == 0 { styles.insert(.strong) }
    if letters > 0, underscores > 0 { styles.insert(.underline) }
    self.styles = styles
    end = last.upperBound
  }

  /// Whether another underscore and two backspaces stand at `index`; `nil` if that cannot be told.
  private static func isWideLine(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool? {
    for (step, byte) in [underscore, backspace, backspace].enumerated() {
      guard index + step < bytes.count else { return nil }
      guard bytes[index + step] == byte else { return false }
    }
    return true
  }

  private static func isPrinted(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F }

  private static func isPlusOrO(_ character: Slice<UnsafeRawBufferPointer>) -> Bool {
    character.count == 1
      && (character.first == UInt8(ascii: "+") || character.first == UInt8(ascii: "o"))
  }

  /// The bytes of the character that begins at `index`, as its first byte says.
  private static func characterLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let length =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    for next in index + 1..<index + max(length, 1) {
      // What is cut off by the end is for the caller to see.
      guard next < bytes.count else { break }
      guard bytes[next] & 0xC0 == 0x80 else { return 1 }
    }
    return length
  }
}
