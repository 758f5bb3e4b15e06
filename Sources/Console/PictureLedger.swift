package import Screen

/// What pictures the terminal was given, and what it is to be sent for a surface: all as values.
package struct PictureLedger {
  /// The pictures that a terminal of kitty's graphics keeps at most.
  private static let mostKept = 32

  /// What is sent for a surface.
  package struct Frame: Equatable {
    /// What goes before the cells.
    package var before: [UInt8] = []
    /// The rows whose cells are to be painted whatever they are believed to show.
    package var stale: [Range<Int>] = []
    /// What goes after the cells.
    package var after: [UInt8] = []

    /// Nothing.
    package init() {}
  }

  private let isInTmux: Bool
  /// The first number that pictures get, and the number of numbers.
  private let numbers: Range<UInt32>
  private var next: UInt32
  /// The numbers of the pictures that the terminal has, by their keys.
  package private(set) var ids: [UInt32: UInt32] = [:]
  /// Their keys, those shown longest ago first.
  private var order: [UInt32] = []
  /// The parts that are drawn in sixels.
  private var drawn: [PlacedPart] = []

  /// - Parameter seed: What tells this process from others that give the terminal pictures.
  package init(depth: ColorDepth, isInTmux: Bool, seed: Int) {
    self.isInTmux = isInTmux
    // A number is a colour: of 256, those that are no colours of the terminal's own.
    numbers = depth == .direct ? 0x01_01_00..<0x01_00_00_00 : 16..<256
    next = numbers.lowerBound
    if depth == .direct { next += UInt32(truncatingIfNeeded: seed) % 0xFFFF * 0xFB }
  }

  /// What is to be sent so that `surface` is seen, of which the terminal shows so many cells.
  package mutating func frame(for surface: Surface, rows: Int, columns: Int) -> Frame {
    var frame = Frame()
    guard !surface.pictures.isEmpty || !drawn.isEmpty else { return frame }
    for picture in surface.pictures.values.sorted(by: { $0.key < $1.key }) {
      if case .raster(let raster) = picture.content {
        frame.before += transmission(of: picture, raster, keeping: surface)
      }
    }
    // Sixels in the last row would scroll the screen.
    let wanted = PlacedPart.all(on: surface, rows: rows - 1, columns: columns).filter {
      if case .indexed? = surface.pictures[$0.part.key]?.content { true } else { false }
    }
    let shown = surface.isMoving ? [] : wanted
    guard shown != drawn else { return frame }
    frame.stale = drawn.map(\.area.rowRange)
    drawn = shown
    for placed in shown {
      guard let picture = surface.pictures[placed.part.key] else { continue }
      frame.after += Self.sixels(of: picture, at: placed)
    }
    return frame
  }

  /// The pixels of the longest side of what xterm draws at once; of more it draws nothing.
  private static let longestSide = 1000

  /// What draws a part of a picture.
  private static func sixels(of picture: PixelPicture, at placed: PlacedPart) -> [UInt8] {
    guard case .indexed(let raster) = picture.content else { return [] }
    let cell = (width: raster.width / picture.columns, height: raster.height / picture.rows)
    let pieces = placed.pieces(
      columns: max(longestSide / max(cell.width, 1), 1),
      rows: max(longestSide / max(cell.height, 1), 1))
    var bytes: [UInt8] = []
    for piece in pieces {
      bytes += Array("\u{1B}7\u{1B}[\(piece.area.row + 1);\(piece.area.column + 1)H".utf8)
      bytes += Sixel.sequence(
        of: raster, left: piece.part.column * cell.width, top: piece.part.row * cell.height,
        width: piece.area.columns * cell.width, height: piece.area.rows * cell.height)
      bytes += [0x1B, UInt8(ascii: "8")]
    }
    return bytes
  }

  /// Takes note that the screen is blank: nothing that is drawn in sixels is on it any more.
  package mutating func forgetDrawn() { drawn = [] }

  /// What takes all pictures from the terminal, and from the screen, which is left or painted anew.
  package var deletion: [UInt8] {
    let erasure = drawn.isEmpty ? [] : Array("\u{1B}[H\u{1B}[2J".utf8)
    return ids.values.sorted().flatMap { wrapped(KittyGraphics.deletion(of: $0)) } + erasure
  }

  /// Takes note that the terminal has none of them: they are sent again if they are shown again.
  package mutating func forget() { (ids, order, drawn) = ([:], [], []) }

  private mutating func transmission(
    of picture: PixelPicture, _ raster: Raster, keeping surface: Surface
  ) -> [UInt8] {
    order.removeAll { $0 == picture.key }
    order.append(picture.key)
    guard ids[picture.key] == nil else { return [] }
    var bytes: [UInt8] = []
    for key in order where order.count > Self.mostKept && surface.pictures[key] == nil {
      if let id = ids.removeValue(forKey: key) { bytes += wrapped(KittyGraphics.deletion(of: id)) }
      order.removeAll { $0 == key }
    }
    let taken = Set(ids.values)
    while taken.contains(next) { advance() }
    ids[picture.key] = next
    let commands = KittyGraphics.transmission(
      of: raster, id: next, columns: picture.columns, rows: picture.rows)
    advance()
    return bytes + commands.flatMap { wrapped($0) }
  }

  private mutating func advance() {
    next = next + 1 < numbers.upperBound ? next + 1 : numbers.lowerBound
  }

  private func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    isInTmux ? KittyGraphics.passed(sequence) : sequence
  }
}
