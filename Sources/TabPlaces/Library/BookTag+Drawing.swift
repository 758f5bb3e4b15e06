import Holdings
import Screen
import Widgets

extension BookTag {
  /// Puts the tag on the screen, its sign in its colour; gives the columns that it takes.
  func draw(
    into surface: inout Surface, row: Int, column: Int, within limits: Range<Int>,
    style: Style = []
  ) -> Int {
    let sign = surface.put(
      "#", row: row, column: column, style: style.union(colour.style), within: limits)
    return sign
      + surface.put(name, row: row, column: column + sign, style: style, within: limits)
  }
}

extension TagColour {
  /// The look of a tag's sign.
  var style: Style {
    switch self {
    case .grey: .faint
    case .red: Style(.tagRed)
    case .orange: Style(.tagOrange)
    case .yellow: Style(.tagYellow)
    case .green: Style(.tagGreen)
    case .cyan: Style(.tagCyan)
    case .blue: Style(.tagBlue)
    case .violet: Style(.tagViolet)
    }
  }
}
