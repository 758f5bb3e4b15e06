import Books

/// A look at the blocks of a text, one after the other, by the first bytes of its paragraphs.
///
/// Some hundred are asked for at once, so that to find the next one costs a comparison.
///
/// It is a class though one walk alone has it: as a value it would make the scanner larger, which the
/// compiler copies for each line of a plain text too.
final class BlockCursor {
  /// The number of blocks that are asked for at once.
  private static let reach = 256
  /// The rows that a heading takes with the blank ones below it; few have more.
  private static let headingRows = 4

  private let structure: any TextStructure
  /// The columns of a laid-out line.
  private let measure: Int
  /// The columns of a line of code, or of a table that does not fit the others.
  private let wideMeasure: Int
  /// The rows of a page; `nil` if pictures are not drawn.
  private let pictureRows: Int?
  private let pictureFit: PictureFit
  private var blocks: [BlockRecord] = []
  /// The offsets of which `blocks` has all blocks.
  private var covered = 0..<0
  private var next = 0
  /// The block of the paragraph that the walk is at.
  var current: BlockRecord?

  /// The cells of that paragraph if it is a picture; `nil` if it is none.
  private(set) var size: PictureSize?

  /// A look at the blocks of `structure`, which are to be laid out with `settings`.
  init(_ structure: any TextStructure, _ settings: LayoutSettings) {
    self.structure = structure
    measure = settings.measure
    wideMeasure = max(settings.wideMeasure ?? 0, measure)
    pictureRows = settings.pictureRows
    pictureFit = settings.pictureFit
  }

  /// The picture that the current block is; `nil` if it is none that is drawn. It takes note that the
  /// block has no size.
  func picture() throws(TextError) -> PictureRecord? {
    size = nil
    guard pictureRows != nil, let current, current.hasPicture else { return nil }
    return try structure.picture(at: current.offset)
  }

  /// Takes note of how large a picture is.
  ///
  /// - Parameters:
  ///   - captionColumns: The columns of the words below it; 0 if it has none.
  ///   - length: The bytes of the words that stand for it.
  func measure(_ picture: PictureRecord, captionColumns: Int, length: Int) {
    guard let pictureRows else { return }
    // Lines are rarely filled: each is counted as an eighth shorter.
    let rows = captionColumns > 0 ? captionColumns / max(measure - measure / 8, 1) + 1 : 0
    let isBelowHeading = current?.flags.contains(.followsHeading) == true
    size = picture.size(
      measure: measure, pageRows: pictureRows, pictureFit, captionRows: rows,
      headingRows: isBelowHeading ? Self.headingRows : 0, length: length)
  }

  /// The block of the paragraph that begins at `offset`; `nil` for a plain one.
  ///
  /// - Parameter limit: An end of the text that was known before: what more of the text there is may
  ///   have blocks that are not there yet.
  func block(at offset: Int, limit: Int) throws(TextError) -> BlockRecord? {
    if !covered.contains(offset) { try fill(from: offset, limit: limit) }
    if next > 0, blocks[next - 1].offset >= offset { next = 0 }
    while next < blocks.count, blocks[next].offset < offset { next += 1 }
    guard next < blocks.count, blocks[next].offset == offset else { return nil }
    return blocks[next]
  }

  private func fill(from offset: Int, limit: Int) throws(TextError) {
    blocks = try structure.blocks(from: offset, count: Self.reach)
    next = 0
    let end = blocks.count < Self.reach ? limit : (blocks.last?.offset ?? offset) + 1
    covered = offset..<max(end, offset + 1)
  }

  /// Whether the cells of `row` stand side by side.
  func isGrid(_ row: BlockRecord) -> Bool { row.isGrid(measure: wideMeasure) }

  /// Whether the lines of `block` may be wider than the others.
  func isWide(_ block: BlockRecord) -> Bool {
    switch block.kind {
    case .pre: true
    case .row: !block.isGrid(measure: measure) && isGrid(block)
    default: false
    }
  }

  /// The columns that stand free before the first line of `block`.
  func indent(of block: BlockRecord?) -> Int { block?.indent(measure: measure) ?? 0 }

  /// The columns that stand free before the other lines of `block`.
  func hang(of block: BlockRecord?) -> Int {
    guard let block else { return 0 }
    return block.hang(measure: isWide(block) ? wideMeasure : measure)
  }
}

extension BlockRecord {
  /// The columns by which a line of verse goes on further in than it began.
  private static let verseHang = 4

  /// The columns before the words that stand for a picture, in which a bar is drawn.
  private static let pictureIndent = 2
  /// The columns by which the other cells of a row stand in, if each is a line.
  private static let cellHang = 2

  /// The columns that stand free before its first line: at most a third of the measure.
  func indent(measure: Int) -> Int {
    min(indent + (kind == .picture ? Self.pictureIndent : 0), measure / 3)
  }

  /// The columns that stand free before its other lines: at most a quarter of the measure more, unless
  /// they stand beneath a cell of a grid.
  func hang(measure: Int) -> Int {
    if kind == .row, isGrid(measure: measure) { return indent(measure: measure) + hang }
    let hang =
      switch kind {
      case .verse: max(hang, Self.verseHang)
      case .pre: max(hang, Self.cellHang)
      case .row: Self.cellHang
      default: hang
      }
    return indent(measure: measure) + min(hang, measure / 4)
  }

  /// Whether the table of which it is a row fits lines of `measure` columns with its cells side by side.
  func isGrid(measure: Int) -> Bool {
    tableColumns > 0 && indent(measure: measure) + tableColumns <= measure
  }

  /// Whether it is not to be parted from what follows by the end of a page.
  var isKeptWithNext: Bool { kind == .heading || flags.contains(.keepsWithNext) }

  /// Whether it is not to be parted from what stands above it by the end of a page.
  var isKeptWithPrevious: Bool { flags.contains(.keepsWithPrevious) }

  /// Whether it is a paragraph of prose, which an indent of its first line may set off.
  var isProse: Bool {
    kind == .paragraph
      && flags.isDisjoint(with: [.centred, .right, .keepsWithNext, .keepsWithPrevious])
  }

  /// Whether its lines may be filled up to the right margin.
  var isJustifiable: Bool {
    switch kind {
    case .paragraph, .item, .note: flags.isDisjoint(with: [.centred, .right])
    case .heading, .verse, .pre, .row, .picture, .rule: false
    }
  }
}
