import Screen
import Typeset
import Widgets

/// Tells in the last row that the reader is behind the plan, or how far today's portion is, and offers
/// to spread the rest.
///
/// Reading goes on above it: whatever is done but the answer takes it away.
package struct PlanOfferSheet: Equatable, Sendable {
  /// How the reader stands, as a sentence, and in fewer words.
  private let standing: String
  private let shortStanding: String
  /// How much a day would get: `14 pages a day`; nil if no day of the plan is left.
  private let pace: String?
  /// How many pages on today's portion is, about, to which the reader wants to go; nil if that is not
  /// asked.
  private let pagesOn: Int?

  /// An offer to a reader who is `behind` portions behind.
  init(behind: Int, pace: String, pagesOn: Int? = nil) {
    let days = "\(behind) day\(behind == 1 ? "" : "s") behind"
    standing = pagesOn == nil ? "You are \(days) the plan." : "You are \(days)."
    shortStanding = days
    (self.pace, self.pagesOn) = (pace, pagesOn)
  }

  /// What is said of a plan that ended on a day, to a reader who wants to go to its last portion.
  init(endedOn day: String, pagesOn: Int) {
    (standing, shortStanding) = ("The plan ended on \(day).", "The plan ended")
    (pace, self.pagesOn) = (nil, pagesOn)
  }

  /// Responds to a key; all but the answers are for the text.
  func handle(_ key: Key) -> Response {
    switch key {
    case .character("y") where pace != nil, .character("Y") where pace != nil:
      .handled([.dismiss, .plan(.spread)])
    case .character("t") where pagesOn != nil: .handled([.dismiss, .plan(.goToToday)])
    case .escape: .handled([.dismiss])
    default: .passedOn([.dismiss])
    }
  }

  /// Responds to a click on its row.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    let isAnswer =
      row == layout.size.rows - 1 && answer(layout)?.columns.contains(column) == true
    return isAnswer ? [.dismiss, .plan(.spread)] : [.dismiss]
  }

  private static let shortest = " y spread"

  private func sentence(_ layout: ScreenLayout) -> String {
    let (long, short) = (standing, shortStanding)
    guard let pagesOn else {
      return [long, "\(short).", short]
        .first { Typeset.columns(of: $0 + Self.shortest) + 2 <= layout.size.columns } ?? short
    }
    let portion = pace == nil ? "Its last portion" : "Today’s portion"
    let there = "The portion is ~\(pagesOn) pages on, t goes there."
    let wordings = [
      "\(long) \(portion) is ~\(pagesOn) pages on, t goes there.", "\(short). \(there)",
      "\(short), ~\(pagesOn) pages: t goes.", short,
    ]
    let answer = pace == nil ? "" : " y spread the rest "
    return wordings.first {
      Typeset.columns(of: $0 + answer) + 2 <= layout.size.columns
    } ?? short
  }

  private func answer(_ layout: ScreenLayout) -> (label: String, columns: Range<Int>)? {
    guard let pace else { return nil }
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
    guard let answer = answer(layout) else { return }
    surface.put(answer.label, row: row, column: answer.columns.lowerBound, style: .hint)
  }
}
