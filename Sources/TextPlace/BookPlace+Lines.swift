package import Paging
import Screen
package import Widgets

// How the lines of a text that is no prose are put on the screen.

extension BookPlace {
  /// Obeys a command about the lines of the file; `nil` if it is none.
  mutating func obeyLines(_ command: TextCommand, _ size: ScreenSize) -> [TextEffect]? {
    switch command {
    case .fillScreen:
      fillsScreen = !view.fillsScreen
      return fillScreen(size) + [.keepLines(lineChoices)]
    case .chopLines:
      guard obstacleToChopping == nil else { return [] }
      return toggleChopping(size)
    case .lineNumbers: return toggleNumbers(size)
    case .fitPictures: return hasPictures ? fitPictures(size) : []
    case .turnDirection: return turnOtherWay()
    case .previousYear where isChopped: return moveSideways(by: -halfWidth)
    case .nextYear where isChopped: return moveSideways(by: halfWidth)
    default: return nil
    }
  }

  /// Whether lines are cut at the right edge.
  package var isChopped: Bool { settings.chopsLines && obstacleToChopping == nil }

  /// Why lines are not chopped, if that cannot be.
  var obstacleToChopping: String? {
    kind.isStructured ? "This book has paragraphs; there are no lines to cut." : nil
  }

  /// Adopts what kind of text it is: of one that was still coming it may not have been known.
  package mutating func adopt(
    _ kind: TextKind, widestLine: Int, _ size: ScreenSize
  ) -> [TextEffect] {
    self.kind = kind
    view.widestLine = widestLine
    return fillScreen(size)
  }

  /// Makes lines as wide as the screen, or as the reader has set.
  private mutating func fillScreen(_ size: ScreenSize) -> [TextEffect] {
    view.fillsScreen = fillsLines
    return resize(to: size)
  }

  /// Whether lines are as wide as the screen: as the reader chose, or else those of what is no prose, and
  /// those that are cut.
  var fillsLines: Bool { fillsScreen ?? (kind == .listing || isChopped) }

  /// Why pictures cannot be fitted, if that cannot be.
  var obstacleToFitting: String? { hasPictures ? nil : "There are no pictures to fit here." }

  /// Whether pictures are drawn on its pages.
  private var hasPictures: Bool { format.settings.pictureRows != nil }

  /// Draws large pictures in the next way: whole, in halves, as wide as the lines.
  private mutating func fitPictures(_ size: ScreenSize) -> [TextEffect] {
    var settings = settings
    let all = PictureFit.allCases
    let index = all.firstIndex(of: settings.pictureFit) ?? 0
    settings.pictureFit = all[(index + 1) % all.count]
    return change(settings, size) + [.keepLines(lineChoices)]
  }

  /// Turns pages from right to left, or from left to right again.
  private mutating func turnOtherWay() -> [TextEffect] {
    view.turnsRightToLeft.toggle()
    turnsRightToLeft = view.turnsRightToLeft
    return [.keepLines(lineChoices)]
  }

  private mutating func toggleNumbers(_ size: ScreenSize) -> [TextEffect] {
    view.numbersLines.toggle()
    var effects: [TextEffect] = [.numberLines(view.numbersLines), .keepLines(lineChoices)]
    if view.numbersLines { effects.append(.countLines) }
    let changes = resize(to: size)
    // On a wide screen the lines are as they were.
    guard changes.isEmpty, let page else { return effects + changes }
    return effects + [showAgain(page, place: place)]
  }

  private mutating func toggleChopping(_ size: ScreenSize) -> [TextEffect] {
    var settings = settings
    settings.chopsLines.toggle()
    self.settings.chopsLines = settings.chopsLines
    view.fillsScreen = fillsLines
    shift = 0
    return [.shift(to: shift)] + change(settings, size) + [.keepLines(lineChoices)]
  }

  /// Half of the columns of the page.
  var halfWidth: Int { max(format.settings.measure / 2, 1) }

  /// Moves the page of chopped lines sideways by so many columns, to the left if they are negative.
  mutating func moveSideways(by columns: Int) -> [TextEffect] {
    guard let page, columns < 0 || page.lines.contains(where: \.isCutRight) else { return [] }
    return show(fromColumn: max(shift + columns, 0))
  }

  /// Shows chopped lines from a column on.
  mutating func show(fromColumn column: Int) -> [TextEffect] {
    guard let page, isChopped, column != shift else { return [] }
    shift = column
    return [.shift(to: column), showAgain(page, place: place)]
  }
}

// MARK: - By their numbers

extension BookPlace {
  /// Takes notice that the lines were counted.
  func takeLineCount() -> [TextEffect] {
    guard view.numbersLines, isFitting, let page else { return [] }
    return [showAgain(page, place: place)]
  }

  /// Draws the number of the line of the file that begins in a row of the page.
  func drawNumber(
    ofLine index: Int, into surface: inout Surface, row: Int, _ area: Rect
  ) {
    guard view.numbersLines, index < fileLines.count, let line = fileLines[index] else { return }
    let number = String(line + 1)
    let column = max(area.column - 1 - number.utf8.count, 0)
    surface.put(number, row: row, column: column, style: .faint)
  }
}
