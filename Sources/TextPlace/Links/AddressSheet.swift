import Screen
import Typeset
import Widgets

/// Says where a link leads that leaves the book, before anything is opened.
package struct AddressSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 64
  /// The schemes of addresses that a browser is asked to open.
  private static let opened = ["http:", "https:", "mailto:"]
  /// Those of addresses whose documents can be read here.
  private static let read = ["http:", "https:"]

  /// The address, or the path of a file.
  private let address: String
  private let isFile: Bool
  /// Whether it is a file that is there.
  private let isThere: Bool

  /// A sheet for the address that a link leads to.
  init(address: String) { (self.address, isFile, isThere) = (address, false, false) }

  /// A sheet for a file that the book does not have.
  ///
  /// - Parameter isThere: Whether it lies beside the book, and can be opened.
  init(file: String, isThere: Bool) { (address, isFile, self.isThere) = (file, true, isThere) }

  private var isOpened: Bool { isFile ? isThere : hasScheme(of: Self.opened) }

  /// Whether a document may be fetched from there.
  private var isRead: Bool { !isFile && hasScheme(of: Self.read) }

  private func hasScheme(of schemes: [String]) -> Bool {
    let small = address.lowercased()
    return schemes.contains(where: small.hasPrefix) && !address.contains(where: \.isWhitespace)
  }

  /// Responds to a key.
  func handle(_ key: Key) -> Response {
    switch key {
    case .enter where isOpened:
      let effect: LinksEffect = isFile ? .openFile(address) : .open(address)
      return .handled([.dismiss, .effect(.links(effect))])
    case .character("r") where isRead:
      return .handled([.dismiss, .effect(.links(.read(address)))])
    case .character("y"): return .handled([.dismiss, .effect(.links(.copy(address)))])
    case .escape, .backspace, .character("q"), .character("f"), .enter:
      return .handled([.dismiss])
    case .character("Q"): return .ignored
    default: return .handled()
    }
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    (isOpened ? ["\(symbols.enterKey) open\(isFile ? "" : " in the browser")"] : [])
      + (isRead ? ["r read it here"] : []) + ["y copy", "q back"]
  }

  /// Draws itself over the page.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let columns = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    let lines = Self.pieces(of: address, columns: columns)
    let remark = remark.map {
      Label.lines($0.split(separator: " ").map(String.init), in: columns, symbols)
    }
    let rows = lines.count + (remark.map { $0.count + 1 } ?? 0)
    let frame = SheetFrame(rows: rows, columns: Self.columns, layout: layout)
    let area = frame.inside
    frame.draw(title, into: &surface, symbols: symbols)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    for (row, line) in lines.prefix(area.rows).enumerated() {
      surface.put(
        line, row: area.row + row, column: area.column, style: .sheet, within: area.columnRange)
    }
    for (row, line) in (remark ?? []).enumerated() where lines.count + 1 + row < area.rows {
      surface.put(
        line, row: area.row + lines.count + 1 + row, column: area.column, style: .faint,
        within: area.columnRange)
    }
  }

  private var title: String { isFile ? "Another file" : "Out of the book" }

  private var remark: String? {
    if isFile {
      return isThere
        ? "This link leads to another file."
        : "This link leads to a file that is not part of this book, and not beside it."
    }
    return isOpened ? nil : "Only addresses of the web and of mail are opened."
  }

  /// The address in lines, with nothing in it that a terminal obeys or that is not seen.
  private static func pieces(of address: String, columns: Int) -> [String] {
    var visible = String.UnicodeScalarView()
    for scalar in address.unicodeScalars.prefix(2000) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: visible.append("\u{FFFD}")
      default: visible.append(scalar)
      }
    }
    var lines = [""]
    for glyph in Typesetter.glyphs(of: String(visible)) {
      if Typeset.columns(of: lines[lines.count - 1]) + glyph.columns > max(columns, 1) {
        lines.append("")
      }
      lines[lines.count - 1] += glyph.text
    }
    return lines
  }
}
