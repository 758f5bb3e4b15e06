/// A colour that a text asks for, in the terms of terminals.
package struct TextColor: Hashable, Sendable {
  /// What a colour is.
  package enum Value: Equatable, Sendable {
    /// That of the text around it.
    case standard
    /// One of the 256 of a terminal: 16 of its own, a cube of 216 and 24 greys.
    case indexed(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// A number that stands for it: 0 for the standard colour.
  package let rawValue: UInt32

  /// The colour that a number stands for.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The colour of the text around it.
  package static let standard = TextColor(rawValue: 0)

  /// One of the 256 colours of a terminal.
  package static func indexed(_ index: UInt8) -> TextColor {
    TextColor(rawValue: 1 << 24 | UInt32(index))
  }

  /// A colour of red, green and blue.
  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TextColor {
    TextColor(rawValue: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What it is.
  package var value: Value {
    switch rawValue >> 24 {
    case 1: .indexed(UInt8(truncatingIfNeeded: rawValue))
    case 2:
      .rgb(
        UInt8(truncatingIfNeeded: rawValue >> 16), UInt8(truncatingIfNeeded: rawValue >> 8),
        UInt8(truncatingIfNeeded: rawValue))
    default: .standard
    }
  }
}

/// The colours of letters and of what is behind them.
package struct TextColors: Hashable, Sendable {
  /// The colour of letters.
  package var letters = TextColor.standard
  /// The colour behind them.
  package var ground = TextColor.standard

  /// The standard colours.
  package init() {}

  /// Whether both are standard.
  package var isStandard: Bool { letters.rawValue | ground.rawValue == 0 }
}
