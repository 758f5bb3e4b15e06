import Screen
import Testing

@Suite struct Themes {
  @Test func `a style without colours has its own attributes and those of its role`() {
    #expect(Style(.heading).letters == "b")
    #expect(Style(.match, .italic).letters == "iu")
    #expect(Style(.text).isEmpty && Style(.text).letters.isEmpty)
    #expect(!Style(.rail).isEmpty && Style(.tab).letters.isEmpty && !Style(.tab).isEmpty)
  }

  @Test func `of two styles the upper one has the role, and weight stays`() {
    #expect(Style.heading.union(.match) == Style(.match, .bold))
    #expect(Style.match.union(.italic) == Style(.match, .italic))
    #expect(Style.match.union(.match) == .match)
    #expect(([.highlight(2), .currentMatch] as Style).letters == "r")
  }

  @Test func `the four highlights and the steps of dimming are roles of their own`() {
    #expect(Set((1...4).map { Style.highlight($0) }).count == 4)
    #expect(Style.highlight(0) == .highlight(1) && Style.highlight(9) == .highlight(4))
    #expect(Style.dimmed(0).isEmpty)
    #expect(Style.dimmed(1) != .dimmed(2) && Style.dimmed(3) == .dimmed(2))
  }

  @Test func `every role has a name of its own in small letters`() {
    let names = Role.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(name)")
    }
  }

  @Test(arguments: Theme.builtIn) func `letters can be told from what is behind them`(
    theme: Theme
  ) {
    for depth in [ColorDepth.eight, .sixteen, .indexed, .direct] {
      for role in Role.allCases {
        let look = theme.look(of: role, at: depth)
        #expect(look.foreground != look.background || look.foreground < 0, "\(role) \(depth)")
      }
    }
  }

  @Test(arguments: Theme.builtIn) func `without colours every theme is as plain as the others`(
    theme: Theme
  ) {
    for role in Role.allCases {
      let look = theme.look(of: role, at: .none)
      #expect(look == ShownLook(foreground: -1, background: -1, attributes: role.plain))
    }
  }

  @Test func `sepia is no grey where there are 256 colours`() {
    let paper = Theme.sepia.look(of: .text, at: .indexed).background
    #expect((16..<232).contains(paper))
    let steps = (Int(paper) - 16 - (Int(paper) - 16) % 6) / 6
    #expect((Int(paper) - 16) % 6 != steps % 6, "blue is fainter")
    #expect(Theme.light.look(of: .text, at: .indexed).background != paper)
  }

  @Test(arguments: Theme.builtIn)
  func `tags have colours that can be told apart where a terminal has them`(theme: Theme) {
    for depth in [ColorDepth.indexed, .direct] {
      let backgrounds = Set(Role.tags.map { theme.look(of: $0, at: depth).background })
      #expect(backgrounds.count == Role.tags.count)
    }
  }

  @Test(arguments: Theme.builtIn)
  func `what attributes tell apart is told apart in colours too`(theme: Theme) {
    for depth in [ColorDepth.eight, .sixteen, .indexed, .direct] {
      let text = theme.look(of: .text, at: depth)
      for role in [Role.match, .currentMatch, .selection, .highlight1, .litTab, .selectedRow] {
        #expect(theme.look(of: role, at: depth) != text, "\(role) \(depth)")
      }
      #expect(
        theme.look(of: .match, at: depth) != theme.look(of: .currentMatch, at: depth), "\(depth)")
    }
  }

  /// The contrast of two colours by WCAG 2.2, from 1 to 21.
  private func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      guard case .rgb(let red, let green, let blue) = color else { return 0 }
      func linear(_ value: UInt8) -> Double {
        let share = Double(value) / 255
        // A polynomial near enough to the curve of sRGB for a test of limits.
        return share * (share * (share * 0.305306011 + 0.682171111) + 0.012522878)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test(arguments: Theme.builtIn.dropFirst())
  func `text can be read at the contrast that WCAG asks for`(theme: Theme) throws {
    let text = theme[.text]
    let paper = try #require(text.background)
    let least = theme.name == "contrast" ? 7 : 4.5
    for role in Role.allCases {
      // Lines and what leads nowhere are not read.
      if [.rail, .frame, .closedTab, .progressRest].contains(role) { continue }
      // The far step is no text to read yet, but never unreadable.
      let least = role == .dimmed2 ? 3 : least
      let look = theme[role]
      let ink = try #require(look.foreground ?? text.foreground)
      #expect(contrast(ink, look.background ?? paper) >= least * 0.97, "\(theme.name) \(role)")
    }
  }

  @Test(arguments: Theme.builtIn.dropFirst())
  func `the colours of a text can be read on every theme`(theme: Theme) throws {
    let paper = try #require(theme[.text].background)
    let colors = (0...255).map { Color.indexed($0) } + [.rgb(250, 250, 240), .rgb(10, 10, 20)]
    for color in colors {
      var style = Style(.text)
      style.ink = Ink(letters: color, ground: nil)
      let shown = theme.shown(style, at: .direct).foreground
      let letters = shown < 8 ? Color.indexed(UInt8(max(shown, 0))) : .hex(UInt32(shown))
      guard case .rgb = letters else { continue }
      #expect(contrast(letters, paper) >= 4.4, "\(theme.name) \(color)")
    }
  }

  @Test func `colours that a text asks for are those of the terminal where no theme has any`() {
    var style = Style(.text, .bold)
    style.ink = Ink(letters: .indexed(3), ground: .indexed(200))
    let shown = Theme.terminal.shown(style, at: .indexed)
    #expect(shown == ShownLook(foreground: 3, background: 200, attributes: .bold))
    #expect(Theme.terminal.shown(style, at: .none).foreground == -1)
    // What is looked for is seen over all colours.
    let found = style.union(Style(.match))
    #expect(found.ink.isEmpty && found.attributes.contains(.bold))
    #expect(Style(.text).union(style).ink == style.ink)
  }

  @Test func `what fades in the terminal's own colours can be read on black and on white`() throws {
    let far = try #require(Theme.terminal[.dimmed2].foreground)
    for paper in [Color.hex(0), .hex(0xFFFFFF)] { #expect(contrast(far, paper) > 3) }
    for depth in [ColorDepth.eight, .sixteen, .none] {
      let look = Theme.terminal.look(of: .dimmed2, at: depth)
      #expect(look.foreground == -1 && look.attributes == .dim, "\(depth)")
    }
  }

  @Test func `a colour that a terminal has is that colour`() {
    for number in 16..<256 {
      let (red, green, blue) = Self.xterm(number)
      let found = Int(Color.rgb(red, green, blue).number(at: .indexed))
      #expect(Self.xterm(found) == (red, green, blue), "\(number)")
    }
    #expect(Color.hex(0xFFFFFF).number(at: .sixteen) == 15)
    #expect(Color.hex(0xCD0000).number(at: .eight) == 1)
    #expect(Color.standard.number(at: .direct) == -1)
    #expect(Color.terminal(9).number(at: .eight) == 1)
  }

  @Test func `no direct colour is taken for one of the terminal's own`() {
    for value: UInt32 in 0..<512 { #expect(Color.hex(value).number(at: .direct) >= 256) }
    #expect(Color.hex(0xF4ECD8).number(at: .direct) == 0xF4ECD8)
    #expect(Color.terminal(7).number(at: .direct) == 7)
  }

  /// The palette of xterm, by its own rule.
  private static func xterm(_ number: Int) -> (UInt8, UInt8, UInt8) {
    if number >= 232 {
      let grey = UInt8(8 + (number - 232) * 10)
      return (grey, grey, grey)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = number - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }
}
