package import Books

/// How a terminal draws characters from a place of a text on, as sequences before it have asked.
package struct TerminalLook: Equatable, Sendable {
  /// What is done to letters: bold, italic, underlined, dim, reversed, struck out.
  package var styles = TextStyles()
  /// The colours of letters and of what is behind them.
  package var colors = TextColors()
  /// Where in the raw bytes the sequence stands that began the link; `nil` outside of one.
  package var link: Int?

  /// The look of a text's beginning.
  package init() {}

  /// Whether characters look as they do without any sequence.
  package var isPlain: Bool { styles.rawValue == 0 && colors.isStandard && link == nil }
}

// MARK: - Select Graphic Rendition: ECMA-48, 8.3.117, and the colours of xterm

extension TerminalLook {
  /// Changes as the sequence `CSI parameters m` asks; what is unknown changes nothing.
  ///
  /// - Parameter parameters: Digits, colons and semicolons.
  mutating func set(_ parameters: UnsafeRawBufferPointer) {
    var numbers = RenditionNumbers(parameters)
    repeat {
      let (code, parts) = numbers.next()
      switch code {
      case 38: numbers.color(parts).map { colors.letters = $0 }
      case 48: numbers.color(parts).map { colors.ground = $0 }
      // The colour of underlines, which curses does not know.
      case 58: _ = numbers.color(parts)
      case 4 where parts.count > 0 && parts[0] == 0: styles.remove(.underline)
      default: set(code)
      }
    } while !numbers.isAtEnd
  }

  /// Changes as the single number `code` asks. 38, 48 and 58, behind which a colour stands, change
  /// nothing by themselves.
  mutating func set(_ code: Int) {
    switch code {
    case 0: (styles, colors) = (TextStyles(), TextColors())
    case 1: styles.insert(.strong)
    case 2: styles.insert(.dim)
    case 3: styles.insert(.emphasis)
    case 4, 21: styles.insert(.underline)
    case 7: styles.insert(.reversed)
    case 9: styles.insert(.strike)
    case 22: styles.subtract(TextStyles.strong.union(.dim))
    case 23: styles.remove(.emphasis)
    case 24: styles.remove(.underline)
    case 27: styles.remove(.reversed)
    case 29: styles.remove(.strike)
    case 30...37: colors.letters = .indexed(UInt8(code - 30))
    case 39: colors.letters = .standard
    case 40...47: colors.ground = .indexed(UInt8(code - 40))
    case 49: colors.ground = .standard
    case 90...97: colors.letters = .indexed(UInt8(code - 90 + 8))
    case 100...107: colors.ground = .indexed(UInt8(code - 100 + 8))
    default: break
    }
  }
}

/// The numbers between the semicolons of a sequence.
private struct RenditionNumbers {
  /// The numbers behind the colons of one; at most six of them count.
  struct Parts {
    private var numbers = SIMD8<Int32>()
    private(set) var count = 0

    subscript(index: Int) -> Int { Int(numbers[index]) }

    mutating func append(_ number: Int) {
      guard count < 6 else { return }
      numbers[count] = Int32(number)
      count += 1
    }
  }

  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether all numbers were given. The empty one behind a last semicolon is one, too.
  private(set) var isAtEnd = false

  /// The next number, which is 0 if nothing stands there, and the parts behind it.
  mutating func next() -> (code: Int, parts: Parts) {
    let code = number()
    var parts = Parts()
    while index < bytes.count, bytes[index] == 0x3A {
      index += 1
      parts.append(number())
    }
    // What follows is a semicolon, or the end.
    if index < bytes.count { index += 1 } else { isAtEnd = true }
    return (code, parts)
  }

  private mutating func number() -> Int {
    var number = 0
    while index < bytes.count, 0x30...0x39 ~= bytes[index] {
      number = min(number * 10 + Int(bytes[index] - 0x30), 100_000)
      index += 1
    }
    return number
  }

  /// The colour that 38 or 48 asks for: its parts, or the numbers that follow, which are taken.
  mutating func color(_ parts: Parts) -> TextColor? {
    if parts.count > 0 {
      if parts[0] == 5, parts.count > 1 { return .indexed(UInt8(clamping: parts[1])) }
      // 38:2:r:g:b, and with the number of a colour space before them.
      let first = parts.count > 4 ? 2 : 1
      guard parts[0] == 2, parts.count >= first + 3 else { return nil }
      return Self.rgb(parts[first], parts[first + 1], parts[first + 2])
    }
    guard !isAtEnd else { return nil }
    switch next().code {
    case 5 where !isAtEnd: return .indexed(UInt8(clamping: next().code))
    case 2:
      var numbers = SIMD3<Int>()
      for part in 0..<3 {
        guard !isAtEnd else { return nil }
        numbers[part] = next().code
      }
      return Self.rgb(numbers[0], numbers[1], numbers[2])
    default: return nil
    }
  }

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> TextColor {
    .rgb(UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue))
  }
}
