import Paging
import Screen
package import Widgets

/// What fits a screen, and how it is put there.
struct Fitting: Equatable {
  /// What fits a page.
  let format: PageFormat
  /// How pages, or lines, are put on the screen.
  let arrangement: Arrangement

  /// What fits a screen of `size`; one that is too small to read on counts as the smallest.
  ///
  /// - Parameters:
  ///   - kind: What kind of text it is.
  ///   - canShowPictures: Whether the terminal can show pictures.
  init(
    _ view: ViewSettings, _ settings: LayoutSettings, _ size: ScreenSize, _ kind: TextKind,
    canShowPictures: Bool = true
  ) {
    let smallest = ScreenSize.smallest
    // A bare page has the lines of any other: no text moves when the bars come and go.
    let layout = ScreenLayout(
      ScreenSize(
        rows: max(size.rows, smallest.rows), columns: max(size.columns, smallest.columns)),
      view.withBars)
    // What is as wide as the page is beside nothing.
    let isWhole = settings.pictureFit == .whole
    let count = isWhole ? view.columns(in: layout, measure: settings.measure) : 1
    var settings = settings
    if view.fillsScreen || kind == .comic { settings.measure = layout.body.columns }
    let column = layout.columns(count, measure: settings.measure)[0]
    settings.measure = column.columns
    settings.wideMeasure = count == 1 && kind == .structured ? layout.widest(from: column) : nil
    // Below the last line nothing needs to be free.
    let rows = (column.rows + view.lineSpacing - 1) / view.lineSpacing
    let pageRows = rows - min(view.headerRows, rows - 1)
    // Rows that stand apart show no picture.
    let hasPictures = canShowPictures && kind.isStructured && view.showsPictures
    settings.pictureRows = hasPictures && view.lineSpacing == 1 ? pageRows : nil
    format = PageFormat(settings: settings, rows: pageRows)
    let row = view.isPager ? view.jumpRow.row(of: format.rows) : format.rows / 2
    arrangement = view.scrolls ? .scroll(row: row) : count > 1 ? .spread : .page
  }
}

/// A row of the lines that scroll, as a part of all: it says the same at any height.
struct AnchorRow: Equatable, Sendable {
  private let row: Int
  private let rows: Int

  /// The row of `rows`, both from 0 on.
  init(_ row: Int, of rows: Int) {
    self.row = row
    self.rows = max(rows, 1)
  }

  /// The first row.
  static let top = AnchorRow(0, of: 1)
  /// The row in the middle: where lines are brightest.
  static let middle = AnchorRow(1, of: 2)

  /// The row on a screen of `rows` rows of text.
  func row(of rows: Int) -> Int { row * rows / self.rows }
}

// MARK: - What is shown

extension BookPlace {
  /// What fits a screen of `size`.
  func fitting(_ size: ScreenSize) -> Fitting { fitting(size, view, settings) }

  /// What would fit a screen of `size` with another view or other settings.
  func fitting(_ size: ScreenSize, _ view: ViewSettings, _ settings: LayoutSettings) -> Fitting {
    Fitting(view, settings, size, kind, canShowPictures: canShowPictures)
  }

  /// Whether the text scrolls by lines.
  package var isScrolling: Bool { view.scrolls }

  /// Shows a page for a move of the reader's: of lines that scroll, the place stands in the middle.
  func show(_ request: PageRequest, _ cause: ShowCause) -> TextEffect {
    .show(request, arrangement, cause)
  }

  /// Shows the anchor where the reader left it, laid out anew.
  var showAnchor: TextEffect {
    let row = anchorRow.row(of: format.rows)
    return .show(
      request(for: anchor), isScrolling ? .scroll(row: row) : arrangement, .laidOutAnew)
  }

  /// Shows once more what is shown.
  func showAgain(_ page: Page, place: Int) -> TextEffect {
    let row = page.lines.lastIndex { $0.range.lowerBound <= place } ?? 0
    return .show(
      .exactly(page.bounds), isScrolling ? .scroll(row: row) : arrangement, .refreshed)
  }

  /// The pages shown with the columns that they stand in.
  func columns(in layout: ScreenLayout) -> [(page: Page, area: Rect)] {
    let count = arrangement == .spread ? 2 : 1
    var areas = layout.columns(count, measure: format.settings.measure)
    if count == 1 { areas[0].columns = format.settings.wideMeasure ?? areas[0].columns }
    if count > 1, second == nil, kind == .comic, page?.doublePage != nil {
      areas[0].columns = ScreenLayout.columns(acrossTwoOf: areas[0].columns)
      areas.removeLast()
    }
    if view.turnsRightToLeft { areas.reverse() }
    return zip(pages, areas).map { page, area in
      var area = area
      if !page.isFirst {
        area.row += header.count * view.lineSpacing
        area.rows -= header.count * view.lineSpacing
      }
      return (page: page, area: area)
    }
  }
}

extension BookPlace {
  /// The row of the screen that a line of a page stands in.
  ///
  /// - Parameters:
  ///   - index: The line's index in its page.
  ///   - area: The column of text that the page stands in.
  func row(ofLine index: Int, in area: Rect) -> Int { area.row + index * view.lineSpacing }

  /// The index of the line that a row of the screen belongs to: of a wide spacing, each row down to
  /// the next line.
  func line(atRow row: Int, in area: Rect) -> Int { (row - area.row) / view.lineSpacing }
}

// MARK: - Changing it

extension BookPlace {
  /// Looks at the text in another way: the anchor stays.
  package mutating func change(_ view: ViewSettings, _ size: ScreenSize) -> [TextEffect] {
    if view.scrolls, !self.view.scrolls, let page {
      let row = page.lines.lastIndex { $0.range.lowerBound <= anchor } ?? 0
      anchorRow = AnchorRow(row, of: format.rows)
    }
    self.view = view
    return resize(to: size)
  }

  /// Shows two pages, or one where two are shown.
  mutating func toggleSpread(_ size: ScreenSize) -> [TextEffect] {
    var view = view
    let layout = ScreenLayout(size, view.withBars)
    view.scrolls = false
    view.spread = arrangement == .spread ? .off : .on
    // What is on by itself goes on being so, on other screens too.
    var automatic = view
    automatic.spread = .automatic
    let measure = settings.measure
    if automatic.columns(in: layout, measure: measure)
      == view.columns(in: layout, measure: measure)
    {
      view = automatic
    }
    return change(view, size)
  }

  /// Why two pages cannot be shown, where there is no room for them.
  func obstacleToSpread(_ size: ScreenSize) -> String? {
    let layout = ScreenLayout(size, view.withBars)
    guard !layout.fitsColumns(of: ScreenLayout.leastColumn) else { return nil }
    return "Two pages need \(layout.narrowestWithTwo) columns."
  }

  /// Lets the text scroll, or shows its pages again.
  mutating func toggleScrolling(_ size: ScreenSize) -> [TextEffect] {
    var view = view
    view.scrolls.toggle()
    return change(view, size)
  }
}

extension BookPlace {
  /// Takes everything but the text away, or brings it back: nothing of the text moves up or down.
  mutating func toggleBare() -> [TextEffect] {
    view.isBare.toggle()
    return []
  }
}

// MARK: - Scrolling

extension BookPlace {
  /// The lines that a notch of the wheel scrolls.
  private static let wheelLines = 3

  /// Scrolls by so many lines, down or up.
  package func scroll(by lines: Int) -> [TextEffect] {
    guard let page, lines > 0 ? !page.isLast : !page.isFirst else { return [] }
    return [.scroll(from: page.bounds, lines: lines, arrangement)]
  }

  /// Scrolls by half a screen.
  func scroll(halves: Int) -> [TextEffect] { scroll(by: halves * max(format.rows / 2, 1)) }

  /// Scrolls as the wheel does, by so many notches.
  func scroll(notches: Int) -> [TextEffect] {
    scroll(by: notches * min(Self.wheelLines, max(format.rows / 2, 1)))
  }
}
