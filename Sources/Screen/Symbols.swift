/// The glyphs that the program itself draws with, and their stand-ins for terminals of ASCII.
///
/// Each is one column wide in both sets, but the ellipsis and the names of keys, which are put as
/// text. The stand-ins are told apart by shape alone, as colour and weight may be missing too.
package struct Symbols: Equatable, Sendable {
  // The rail, boxes and rules.
  /// Lines down and across.
  package var vertical, horizontal: String
  /// The corners of a box.
  package var topLeft, topRight, bottomLeft, bottomRight: String
  /// Joins the rail's line to a tab: of the lit one, and of any other.
  package var litJoint, joint: String
  /// Points at the lit tab in a rail of one letter.
  package var litTab: String
  /// The sides of the lit tab in a rail of names.
  package var tabLeft, tabRight: String
  /// Double lines down and across, for a cover.
  package var doubleVertical, doubleHorizontal: String
  /// The corners of a box of double lines.
  package var doubleTopLeft, doubleTopRight, doubleBottomLeft, doubleBottomRight: String

  // Signs.
  /// Marks today's month.
  package var dot: String
  /// Stands between two facts in a line, and for a day with nothing in it.
  package var middleDot: String
  /// Points at the selected row.
  package var selection: String
  /// Stand before and behind the names of neighbours.
  package var previous, next: String
  /// Tell which way a list is sorted.
  package var descending, ascending: String
  /// The place where typed text goes in.
  package var caret: String
  /// Runs along the lines of today's portion.
  package var portion: String
  /// Stands beside a line with a bookmark.
  package var bookmark: String
  /// Stands beside a row that goes on with the line above it.
  package var continuation: String
  /// Stands before what the voice does.
  package var note: String
  /// Stands for nothing, and between the numbers of a range.
  package var dash: String
  /// Stands before a total.
  package var sum: String
  /// Enclose words of a book.
  package var openQuote, closeQuote: String

  // Bars.
  /// The done and the open part of a bar.
  package var barFull, barEmpty: String
  /// The done and the open part of a line, and where something begins on them.
  package var trackFull, trackEmpty, tickFull, tickEmpty: String
  /// Eight heights of a bar, the lowest first.
  package var levels: [String]

  // Text that may be of more columns in ASCII.
  /// Ends a label that was cut.
  package var ellipsis: String
  /// Stands between a wish and what it leads to.
  package var arrow: String
  /// The names of keys, in hint lines and help.
  package var leftKey, rightKey, upKey, downKey, enterKey: String

  /// The names of two keys that do one thing both ways: `↑↓`, but words with a space between.
  package func pair(_ first: String, _ second: String) -> String {
    first + (first.count > 1 ? " " : "") + second
  }

  /// The names of the keys that go up and down.
  package var upDown: String { pair(upKey, downKey) }

  /// For terminals that show Unicode.
  package static let unicode = Symbols(
    vertical: "│", horizontal: "─",
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
    litJoint: "┝", joint: "├", litTab: "◂", tabLeft: "▌", tabRight: "▐",
    doubleVertical: "║", doubleHorizontal: "═",
    doubleTopLeft: "╔", doubleTopRight: "╗", doubleBottomLeft: "╚", doubleBottomRight: "╝",
    dot: "•", middleDot: "·", selection: "▸", previous: "‹", next: "›",
    descending: "▾", ascending: "▴", caret: "▏", portion: "▎", bookmark: "◆",
    continuation: "↳", note: "♪", dash: "–", sum: "Σ",
    openQuote: "“", closeQuote: "”",
    barFull: "▰", barEmpty: "▱",
    trackFull: "━", trackEmpty: "─", tickFull: "┿", tickEmpty: "┼",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    ellipsis: "…", arrow: "→",
    leftKey: "←", rightKey: "→", upKey: "↑", downKey: "↓", enterKey: "⏎")

  /// For terminals that show nothing but ASCII for certain.
  package static let ascii = Symbols(
    vertical: "|", horizontal: "-",
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    litJoint: ">", joint: "+", litTab: "<", tabLeft: "[", tabRight: "]",
    doubleVertical: "|", doubleHorizontal: "=",
    doubleTopLeft: "+", doubleTopRight: "+", doubleBottomLeft: "+", doubleBottomRight: "+",
    dot: "*", middleDot: "-", selection: ">", previous: "<", next: ">",
    descending: "v", ascending: "^", caret: "_", portion: "!", bookmark: "*",
    continuation: "\\", note: "&", dash: "-", sum: "=",
    openQuote: "\"", closeQuote: "\"",
    barFull: "#", barEmpty: ".",
    trackFull: "=", trackEmpty: "-", tickFull: "#", tickEmpty: "+",
    levels: ["_", ".", ":", "=", "+", "*", "#", "@"],
    ellipsis: "...", arrow: "->",
    leftKey: "Left", rightKey: "Right", upKey: "Up", downKey: "Down", enterKey: "Enter")
}
