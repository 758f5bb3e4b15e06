/// A colour that a theme asks for; the terminal shows the nearest that it has.
package enum Color: Hashable, Sendable {
  /// What the terminal uses where no colour is asked for.
  case standard
  /// One of the terminal's own 16 colours, from 0: black, red, green, yellow, blue, magenta, cyan,
  /// white, and the same once more, brighter.
  case terminal(UInt8)
  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// The colour `0xRRGGBB`.
  package static func hex(_ value: UInt32) -> Color {
    .rgb(UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
  }
}

/// How many colours a terminal shows.
package enum ColorDepth: Hashable, Sendable {
  /// No colours.
  case none
  /// The first eight colours of its own.
  case eight
  /// Sixteen colours of its own.
  case sixteen
  /// Sixteen of its own, a cube of 216 and 24 greys.
  case indexed
  /// All of red, green and blue.
  case direct
}

// MARK: - The nearest colour of a terminal

extension Color {
  /// The nearest colour that a terminal of `depth` shows, by the number it has there.
  ///
  /// - Returns: -1 for the standard colour; of `direct` depth a number below 8 is one of the
  ///   terminal's own, and any other is `0xRRGGBB`.
  package func number(at depth: ColorDepth) -> Int32 { number(at: depth, except: []) }

  /// The nearest colour that a terminal of `depth` shows, but for those with the numbers `others`
  /// where it has no more than 16.
  func number(at depth: ColorDepth, except others: [Int32]) -> Int32 {
    switch self {
    case .standard: return -1
    case .terminal(let index):
      switch depth {
      case .none: return -1
      case .eight: return Int32(index & 7)
      case .sixteen, .indexed: return Int32(index & 15)
      case .direct:
        return index < 8 ? Int32(index) : Color.hex(Self.ownColors[Int(index & 15)]).direct
      }
    case .rgb:
      switch depth {
      case .none: return -1
      case .eight: return nearest(of: 0..<8, except: others)
      case .sixteen: return nearest(of: 0..<16, except: others)
      case .indexed: return nearest(of: 16..<256, except: isPaleHue ? Self.greys : [])
      case .direct: return direct
      }
    }
  }

  /// `0xRRGGBB`. Numbers below 8, with some terminals below 256, are the terminal's own colours;
  /// blues that dark get a trace of red and green.
  private var direct: Int32 {
    guard case .rgb(let red, let green, let blue) = self else { return -1 }
    let number = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    return number < 256 ? number | 0x01_01_00 : number
  }

  /// Black or white, whichever can be read better on one of a terminal's first 16 colours.
  static func letters(on number: Int32) -> Int32 {
    let own = Color.hex(value(of: Int(max(number, 0))))
    return own.distance(to: 0) > own.distance(to: 7) ? 0 : 7
  }

  private func nearest(of numbers: Range<Int>, except others: [Int32]) -> Int32 {
    numbers.filter { !others.contains(Int32($0)) }.min { distance(to: $0) < distance(to: $1) }
      .map(Int32.init) ?? -1
  }

  /// How unlike the colour with this number is, by the eye: redder reds count more than bluer
  /// blues (<https://www.compuphase.com/cmetric.htm>).
  private func distance(to number: Int) -> Int {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    let other = Self.value(of: number)
    let (otherRed, otherGreen, otherBlue) = (
      Int(other >> 16 & 255), Int(other >> 8 & 255), Int(other & 255)
    )
    let mean = (Int(red) + otherRed) / 2
    let (r, g, b) = (Int(red) - otherRed, Int(green) - otherGreen, Int(blue) - otherBlue)
    return ((512 + mean) * r * r) >> 8 + 4 * g * g + ((767 - mean) * b * b) >> 8
  }

  /// Whether it is so pale that little more than its hue tells it from white, as that of old paper: no
  /// grey is near to it, however small the distance.
  private var isPaleHue: Bool {
    guard case .rgb(let red, let green, let blue) = self else { return false }
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    return most >= 0xE0 && least >= 0xC0 && most - least >= 20
  }

  /// The numbers of the greys of 256 colours.
  private static let greys = (16..<256).map(Int32.init).filter {
    let value = value(of: Int($0))
    return value >> 16 == value & 255 && value >> 8 & 255 == value & 255
  }

  /// What xterm shows for its first 16 colours; other terminals have others of about that kind.
  private static let ownColors: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The colour of a terminal of 256 with this number, as `0xRRGGBB`.
  static func value(of number: Int) -> UInt32 {
    if number < 16 { return ownColors[number] }
    if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x01_01_01 }
    func level(_ step: Int) -> UInt32 { step == 0 ? 0 : UInt32(55 + 40 * step) }
    let cube = number - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }
}
