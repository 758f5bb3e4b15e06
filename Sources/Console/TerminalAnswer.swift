package import Screen

/// What a terminal answers when it is asked what it is.
package enum TerminalAnswer: Equatable, Sendable {
  /// Its primary attributes (DA1): 4 among them says that it shows sixels. Every terminal gives this
  /// answer, and gives it after those to what was asked before.
  case attributes([Int])
  /// The size of a cell in pixels.
  case cell(CellPixels)
  /// How many colours its sixels have.
  case sixelColors(Int)
  /// Whether it took a command of kitty's graphics.
  case graphics(isTaken: Bool)
  /// Its name and version.
  case version(String)
}

extension TerminalAnswer {
  /// What a control sequence answers: `? attributes c`, `6 ; height ; width t`, `? 1 ; 0 ; colours S`.
  init?(parameters: String, final: UInt8) {
    let isPrivate = parameters.hasPrefix("?")
    let numbers = parameters.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? -1 }
    switch (final, isPrivate) {
    case (UInt8(ascii: "c"), true): self = .attributes(numbers)
    case (UInt8(ascii: "t"), false):
      guard numbers.count == 3, numbers[0] == 6,
        let cell = CellPixels(width: numbers[2], height: numbers[1])
      else { return nil }
      self = .cell(cell)
    case (UInt8(ascii: "S"), true):
      guard numbers.count >= 3, numbers[0] == 1, numbers[1] == 0, numbers[2] > 1 else {
        return nil
      }
      self = .sixelColors(numbers[2])
    default: return nil
    }
  }

  /// What a string answers, from its introducer on and without its end: `ESC _ G … ; OK` of kitty's
  /// graphics, `ESC P > | name` of xterm's version.
  init?(string bytes: [UInt8]) {
    let words = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    switch (bytes.dropFirst().first, bytes.dropFirst(2).first) {
    case (UInt8(ascii: "_"), UInt8(ascii: "G")):
      self = .graphics(isTaken: words.hasSuffix(";OK"))
    case (UInt8(ascii: "P"), UInt8(ascii: ">")) where words.hasPrefix("|"):
      self = .version(String(words.dropFirst()))
    default: return nil
    }
  }
}

// MARK: - Asking

/// The question what pictures a terminal can show: what was asked, and what was answered until now.
package struct GraphicsInquiry {
  /// How long answers count: pictures that change later would startle.
  package static let patience = Duration.seconds(2)

  /// What the environment says of the terminal.
  package let environment: GraphicsEnvironment
  /// When it was asked; `nil` before.
  package private(set) var start: ContinuousClock.Instant?
  /// What the terminal can; `nil` until it has said.
  package private(set) var graphics: TerminalGraphics?
  private var isTaken = false
  private var version = ""
  private var cell: CellPixels?
  private var sixelColors: Int?

  package init(_ environment: GraphicsEnvironment) { self.environment = environment }

  /// What is sent, once; `nil` if it was asked before.
  package mutating func question(at time: ContinuousClock.Instant) -> [UInt8]? {
    guard start == nil else { return nil }
    start = time
    // A terminal that knows no placeholders does not know the key U, and gives no answer.
    let command = KittyGraphics.command("a=q,U=1,i=31,s=1,v=1,t=d,f=24", Array("AAAA".utf8))
    let kitty = environment.isInTmux ? KittyGraphics.passed(command) : command
    return Array("\u{1B}[>q".utf8) + kitty + Array("\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[c".utf8)
  }

  /// Receives an answer; the last one, in time, tells what the terminal can.
  package mutating func receive(_ answer: TerminalAnswer, at time: ContinuousClock.Instant) -> Bool
  {
    guard let start, time - start < Self.patience else { return false }
    switch answer {
    case .graphics(let isTaken):
      self.isTaken = isTaken
      // tmux gives its own answers before those of the terminal behind it.
      guard graphics != nil, isTaken, environment.mayKnowPlaceholders(version) else { return false }
      graphics?.hasPlaceholders = true
      return true
    case .version(let version): self.version = version
    case .cell(let cell): self.cell = cell
    case .sixelColors(let count): sixelColors = count
    case .attributes where graphics != nil: break
    case .attributes(let numbers):
      var graphics = TerminalGraphics()
      graphics.isRemote = environment.isRemote
      graphics.hasPlaceholders = isTaken && environment.mayKnowPlaceholders(version)
      // The first number is the kind of terminal. xterm shows at least 16 colours.
      if numbers.dropFirst().contains(4) { graphics.sixelColors = sixelColors ?? 16 }
      graphics.cell = cell
      self.graphics = graphics
      return true
    }
    return false
  }

  /// Receives the size of a cell, as the kernel knows it; says whether it is another.
  package mutating func receive(_ cell: CellPixels) -> Bool {
    guard graphics != nil, graphics?.cell != cell else { return false }
    graphics?.cell = cell
    return true
  }
}

/// What the environment says of the terminal, where that does not say it itself.
package struct GraphicsEnvironment {
  /// Whether tmux stands between the program and the terminal.
  package let isInTmux: Bool
  /// Whether the terminal is at the other end of a network.
  package let isRemote: Bool
  private let isKitty: Bool

  package init(_ value: (String) -> String?) {
    func isSet(_ name: String) -> Bool { value(name)?.isEmpty == false }
    isInTmux = isSet("TMUX")
    isRemote = isSet("SSH_TTY") || isSet("SSH_CONNECTION")
    isKitty =
      isSet("KITTY_WINDOW_ID") || isSet("GHOSTTY_RESOURCES_DIR")
      || ["xterm-kitty", "xterm-ghostty"].contains(value("TERM"))
  }

  /// Whether a terminal that takes kitty's graphics shows placeholders: others take keys that they do not
  /// know, and would show boxes.
  package func mayKnowPlaceholders(_ version: String) -> Bool {
    let name = version.lowercased()
    return isKitty || name.hasPrefix("kitty") || name.hasPrefix("ghostty")
  }
}
