/// The size of a cell in pixels.
package struct CellPixels: Hashable, Sendable {
  /// Each at least 1.
  package let width: Int, height: Int

  /// A cell of so many pixels; `nil` for sizes that no font has.
  package init?(width: Int, height: Int) {
    guard (1...200).contains(width), (1...400).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// What is taken where the terminal does not tell: the size of a common font.
  package static let usual = CellPixels(usualWidth: 10, height: 20)

  private init(usualWidth width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// A way in which terminals show pixels.
package enum PixelWay: Hashable, Sendable {
  /// Kitty's graphics, placed by characters: <https://sw.kovidgoyal.net/kitty/graphics-protocol>.
  case kitty
  /// Sixels, as on DEC's VT340, in at most so many colours.
  case sixel(colors: Int)
}

/// What a terminal has said of the pictures that it can show.
package struct TerminalGraphics: Hashable, Sendable {
  /// Whether it has kitty's graphics with placeholders.
  package var hasPlaceholders = false
  /// How many colours its sixels have; `nil` if it has no sixels.
  package var sixelColors: Int?
  /// The size of its cells; `nil` if it does not tell.
  package var cell: CellPixels?
  /// Whether it is at the other end of a network: pixels would take long.
  package var isRemote = false

  /// A terminal that shows cells alone.
  package init() {}

  /// How pictures are drawn, if the reader's setting is `name` and cells have colours of `depth`.
  ///
  /// - Parameter name: `auto`, `kitty`, `sixel`, `blocks` or `dots`.
  package func mode(preferring name: String, depth: ColorDepth) -> PictureMode {
    let hasIDs = depth == .direct || depth == .indexed
    switch name {
    case "dots": return .dots
    case "kitty" where hasIDs: return .pixels(.kitty, cell ?? .usual)
    case "sixel" where depth != .none:
      return .pixels(.sixel(colors: sixelColors ?? 16), cell ?? .usual)
    case "auto" where !isRemote && hasIDs && hasPlaceholders:
      return .pixels(.kitty, cell ?? .usual)
    case "auto" where !isRemote && depth != .none:
      // Sixels of another size than the cells would lie over the text.
      if let cell, let sixelColors { return .pixels(.sixel(colors: sixelColors), cell) }
    default: break
    }
    return switch depth {
    case .none: .dots
    case .eight: .eight
    case .sixteen: .sixteen
    case .indexed: .indexed
    case .direct: .blocks
    }
  }
}
