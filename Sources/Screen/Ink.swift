/// The colours that a text asks for itself, where a theme does not decide.
package struct Ink: Hashable, Sendable {
  // Packed, as styles are compared cell by cell: 0 for none.
  private var letterBits: UInt32 = 0
  private var groundBits: UInt32 = 0

  /// No colours.
  package init() {}

  /// The colours of letters and of what is behind them; `nil` for those of the theme.
  package init(letters: Color?, ground: Color?) {
    letterBits = Self.bits(letters)
    groundBits = Self.bits(ground)
  }

  /// Whether the text asks for none.
  package var isEmpty: Bool { letterBits | groundBits == 0 }
  /// The colour of letters; `nil` for that of the theme.
  package var letters: Color? { Self.color(letterBits) }
  /// The colour behind them; `nil` for that of the theme.
  package var ground: Color? { Self.color(groundBits) }

  /// The colours in words, for tests: `c1` is red, `c1/c4` red on blue, `#FF8000` a colour of its own.
  var words: String {
    guard !isEmpty else { return "" }
    return Self.word(letters) + (ground == nil ? "" : "/" + Self.word(ground))
  }

  private static func word(_ color: Color?) -> String {
    switch color {
    case nil, .standard: return ""
    case .terminal(let number): return "c\(number)"
    case .rgb(let red, let green, let blue):
      return "#"
        + [red, green, blue].map { part in
          let digits = String(part, radix: 16, uppercase: true)
          return part < 16 ? "0" + digits : digits
        }.joined()
    }
  }

  private static func bits(_ color: Color?) -> UInt32 {
    switch color {
    case nil: 0
    case .standard: 1 << 24
    case .terminal(let number): 2 << 24 | UInt32(number)
    case .rgb(let red, let green, let blue):
      3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  private static func color(_ bits: UInt32) -> Color? {
    switch bits >> 24 {
    case 1: .standard
    case 2: .terminal(UInt8(truncatingIfNeeded: bits))
    case 3: .hex(bits & 0xFF_FFFF)
    default: nil
    }
  }
}

// MARK: - What a terminal shows of it

extension Theme {
  /// How a terminal of `depth` shows `style`: as its role, but in the colours that the text asks for.
  ///
  /// Letters in a colour that cannot be read on the theme's own ground become darker or lighter. Where
  /// the text asks for both colours, it has them.
  package func shown(_ style: Style, at depth: ColorDepth) -> ShownLook {
    var shown = look(of: style.role, at: depth)
    shown.attributes.formUnion(style.attributes)
    guard !style.ink.isEmpty, depth != .none else { return shown }
    let own = self[.text]
    let ground = style.ink.ground ?? own.background
    var letters = style.ink.letters ?? self[style.role].foreground ?? own.foreground
    if style.ink.letters == nil || style.ink.ground == nil, let ground {
      letters = letters?.readable(on: ground)
    }
    if let letters { shown.foreground = letters.number(at: depth) }
    if let ground = style.ink.ground { shown.background = ground.number(at: depth) }
    if shown.foreground == shown.background, shown.background >= 0, style.ink.ground == nil {
      shown.foreground = look(of: .text, at: depth).foreground
    }
    return shown
  }
}

extension Color {
  /// The colour of a terminal of 256 with the number `index`.
  package static func indexed(_ index: UInt8) -> Color {
    index < 16 ? .terminal(index) : .hex(value(of: Int(index)))
  }

  /// The contrast that letters need: level AA of the W3C's guidelines for texts (WCAG 2, 1.4.3).
  private static let neededContrast = 4.5

  /// This colour, darker or lighter by as much as it takes to be read on `ground`.
  ///
  /// A terminal's own colours are taken to be those of xterm. Its standard ones nobody knows.
  func readable(on ground: Color) -> Color {
    guard let behind = ground.parts, let own = parts else { return self }
    let goal: SIMD3<Double> = Self.luminance(behind) > 0.18 ? .zero : .one
    var color = own
    var step = 0.0
    while Self.contrast(color, behind) < Self.neededContrast, step < 1 {
      step += 0.1
      color = own + (goal - own) * step
    }
    guard step > 0 else { return self }
    let bytes = SIMD3<UInt8>(clamping: SIMD3<Int>((color * 255).rounded(.toNearestOrEven)))
    return .rgb(bytes.x, bytes.y, bytes.z)
  }

  /// Red, green and blue from 0 to 1; `nil` for the standard colour.
  private var parts: SIMD3<Double>? {
    switch self {
    case .standard: return nil
    case .terminal(let number):
      return Color.hex(Self.value(of: Int(number & 15))).parts
    case .rgb(let red, let green, let blue):
      return SIMD3(Double(red), Double(green), Double(blue)) / 255
    }
  }

  private static func contrast(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// How light a colour is, with a polynomial near enough to the curve of sRGB.
  private static func luminance(_ color: SIMD3<Double>) -> Double {
    let linear = color * (color * (color * 0.305306011 + 0.682171111) + 0.012522878)
    return (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }
}
