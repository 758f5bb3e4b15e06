private import CNcurses
import Screen

/// What each role of a theme is on this terminal, in the words of ``CNcurses``.
struct Palette {
  private var looks: [(attributes: Attributes, pair: CInt)]
  private let inks: InkLooks
  /// The number of the colour behind a text.
  private let ground: Int32

  /// The looks of `theme` on a terminal of `depth`, which shows blank cells in those of the text
  /// from now on.
  init(_ theme: Theme, depth: ColorDepth) {
    looks = Role.allCases.map { role in
      let look = theme.look(of: role, at: depth)
      return (look.attributes, cnc_pair(look.foreground, look.background))
    }
    inks = InkLooks(theme, depth: depth)
    ground = theme.look(of: .text, at: depth).background
    cnc_set_background(looks[Int(Role.text.rawValue)].pair)
  }

  /// The pair of a colour by its number, and what is behind a text.
  func pair(of number: UInt32) -> CInt { cnc_pair(Int32(number), ground) }

  /// The attributes and the pair of colours of a style.
  func look(of style: Style) -> (attributes: UInt32, pair: CInt) {
    guard style.ink.isEmpty else { return inks.look(of: style) }
    let look = looks[Int(style.role.rawValue)]
    return (style.attributes.union(look.attributes).bits, look.pair)
  }
}

/// The looks of styles with colours that a text asks for: each is found once.
private final class InkLooks {
  /// The most that are kept: a picture made of letters may have a colour in every cell.
  private static let most = 4096

  private let theme: Theme
  private let depth: ColorDepth
  private var looks: [Style: ShownLook] = [:]

  init(_ theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
  }

  func look(of style: Style) -> (attributes: UInt32, pair: CInt) {
    let look = looks[style] ?? theme.shown(style, at: depth)
    if looks.count >= Self.most { looks = [:] }
    looks[style] = look
    // curses may have given a pair away that was not asked for lately.
    return (look.attributes.bits, cnc_pair(look.foreground, look.background))
  }
}

extension Attributes {
  /// The same attributes in the words of ``CNcurses``.
  fileprivate var bits: UInt32 {
    var bits: UInt32 = 0
    if contains(.bold) { bits |= CNC_BOLD.rawValue }
    if contains(.dim) { bits |= CNC_DIM.rawValue }
    if contains(.italic) { bits |= CNC_ITALIC.rawValue }
    if contains(.underline) { bits |= CNC_UNDERLINE.rawValue }
    if contains(.reversed) { bits |= CNC_REVERSED.rawValue }
    return bits
  }
}
