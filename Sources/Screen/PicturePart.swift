/// The part of a picture in pixels that one cell shows, as kitty's placeholder writes it.
///
/// The cell's text is U+10EEEE with a mark for the row and one for the column; the colour of its
/// letters is the picture's key. So whatever is put over a cell takes its part of the picture away.
package struct PicturePart: Equatable, Sendable {
  /// The picture's key, of 24 bits.
  package var key: UInt32
  /// The cell of the picture, from 0.
  package var row: Int, column: Int

  /// The rows and columns that can be told, at most.
  package static let most = marks.count

  /// The part of the picture `key` in this cell of it.
  package init(key: UInt32, row: Int, column: Int) {
    (self.key, self.row, self.column) = (key, row, column)
  }

  /// The part that a cell shows; `nil` if it shows none.
  package init?(_ cell: Cell) {
    guard cell.text.utf8.first == 0xF4,
      case .rgb(let red, let green, let blue)? = cell.style.ink.letters
    else { return nil }
    var scalars = cell.text.unicodeScalars.makeIterator()
    guard scalars.next() == Self.character, let row = scalars.next().flatMap({ Self.numbers[$0] }),
      let column = scalars.next().flatMap({ Self.numbers[$0] })
    else { return nil }
    self.init(key: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), row: row, column: column)
  }

  /// The cell that shows it; rows and columns are less than ``most``.
  package var cell: Cell {
    var text = String.UnicodeScalarView([Self.character])
    text.append(Self.marks[row])
    text.append(Self.marks[column])
    var style = Style(.text)
    style.ink = Ink(letters: .hex(key), ground: nil)
    return Cell(text: String(text), style: style)
  }

  private static let character: Unicode.Scalar = "\u{10EEEE}"

  private static let numbers = Dictionary(
    uniqueKeysWithValues: marks.enumerated().map { ($1, $0) })

  /// The marks that count rows and columns: those of Unicode 6.0 that stand above a letter and that no
  /// normalization joins with it, as kitty's `rowcolumn-diacritics.txt` lists them.
  private static let marks: [Unicode.Scalar] =
    ([
      0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
      0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
      0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
      0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
      0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC, 0x730...0x730, 0x732...0x733, 0x735...0x736,
      0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745, 0x747...0x747,
      0x749...0x74A, 0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819, 0x81B...0x823, 0x825...0x827,
      0x829...0x82D, 0x951...0x951, 0x953...0x954, 0xF82...0xF83, 0xF86...0xF87, 0x135D...0x135F,
      0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B,
      0x1B6D...0x1B73, 0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1,
      0x1DC3...0x1DC9, 0x1DCB...0x1DCC, 0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1,
      0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1, 0x20E7...0x20E7, 0x20E9...0x20E9,
      0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F, 0xA67C...0xA67D,
      0xA6F0...0xA6F1, 0xA8E0...0xA8F1, 0xAAB0...0xAAB0, 0xAAB2...0xAAB3, 0xAAB7...0xAAB8,
      0xAABE...0xAABF, 0xAAC1...0xAAC1, 0xFE20...0xFE26, 0x10A0F...0x10A0F, 0x10A38...0x10A38,
      0x1D185...0x1D189, 0x1D1AA...0x1D1AD, 0x1D242...0x1D244,
    ] as [ClosedRange<UInt32>]).flatMap { $0.compactMap { Unicode.Scalar($0) } }
}
