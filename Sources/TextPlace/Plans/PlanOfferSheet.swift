import Screen
import Typeset
import Widgets

/// Tells in the last row that the reader is behind the plan, and offers to spread the rest.
///
/// Reading goes on above it: whatever is done but the answer takes it away.
package struct PlanOfferSheet: Equatable, Sendable {
  /// The portions that were not read.
  private let behind: Int
  /// How much a day would get: `14 pages a day`.
  private let pace: String
  /// How many pages on today's portion is, to which the reader wants to go; nil if that is not asked.
  private let pagesOn: Int?

  /// An offer to a reader who is `behind` portions behind.
  init(behind: Int, pace: String, pagesOn: Int? = nil) {
    self.behind = behind
    self.pace = pace
    self.pagesOn = pagesOn
  }

  /// Responds to a key; all but the answers are for the text.
  func handle(_ key: Key) -> Response {
    switch key {
    case .character("y"), .character("Y"): .handled([.dismiss, .plan(.spread)])
    case .character("t") where pagesOn != nil: .handled([.dismiss, .plan(.goToToday)])
    case .escape: .handled([.dismiss])
    default: .passedOn([.dismiss])
    }
  }

  /// Responds to a click on its row.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    let isAnswer = row == layout.size.rows - 1 && answer(layout).columns.contains(column)
    return isAnswer ? [.dismiss, .plan(.spread)] : [.dismiss]
  }

  private static let shortest = " y spread"

  private func sentence(_ layout: ScreenLayout) -> String {
    let days = "\(behind) day\(behind == 1 ? "" : "s") behind"
    if let pagesOn {
      let there = "portion is \(pagesOn) pages on, t goes there."
      let wordings = [
        "You are \(days). Today’s \(there)", "\(days). The \(there)",
        "\(days), \(pagesOn) pages: t goes.", days,
      ]
      return wordings.first {
        Typeset.columns(of: $0 + " y spread the rest ") + 2 <= layout.size.columns
      } ?? days
    }
    return ["You are \(days) the plan.", "\(days).", days]
      .first { Typeset.columns(of: $0 + Self.shortest) + 2 <= layout.size.columns } ?? days
  }

  private func answer(_ layout: ScreenLayout) -> (label: String, columns: Range<Int>) {
    let start = Typeset.columns(of: sentence(layout)) + 2
    let room = layout.size.columns - start
    let label =
      [" y spread the rest: \(pace) ", " y: \(pace) ", " y spread the rest "]
      .first { Typeset.columns(of: $0) <= room } ?? Self.shortest
    return (label, start..<start + Typeset.columns(of: label))
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout) {
    let row = layout.size.rows - 1
    surface.fill(
      Rect(row: row, column: 0, rows: 1, columns: layout.size.columns), style: .notice)
    surface.put(sentence(layout), row: row, column: 1, style: .notice)
    let answer = answer(layout)
    surface.put(answer.label, row: row, column: answer.columns.lowerBound, style: .hint)
  }
}
