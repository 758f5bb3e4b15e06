import Paging
import Widgets

/// What the reader has chosen for the lines of one text, over what follows from the text and the
/// settings; it is kept with the text.
package struct LineChoices: Equatable, Sendable {
  /// Whether lines are as wide as the screen; `nil` if that follows from what the text is.
  package var fillsScreen: Bool?
  /// Whether hard-wrapped lines are joined; `nil` if the settings decide.
  package var joinsLines: Bool?
  /// Whether long lines are cut.
  package var chopsLines = false
  /// Whether lines are numbered.
  package var numbersLines = false

  /// Nothing chosen.
  package init() {}

  /// What was chosen with these words, as `words` tells them; others are passed over.
  package init(_ words: String) {
    for word in words.split(separator: " ") {
      switch word {
      case "wide": fillsScreen = true
      case "column": fillsScreen = false
      case "joined": joinsLines = true
      case "unjoined": joinsLines = false
      case "chopped": chopsLines = true
      case "numbered": numbersLines = true
      default: break
      }
    }
  }

  /// Words between spaces that say the same.
  package var words: String {
    [
      fillsScreen.map { $0 ? "wide" : "column" }, joinsLines.map { $0 ? "joined" : "unjoined" },
      chopsLines ? "chopped" : nil, numbersLines ? "numbered" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension BookPlace {
  /// Takes what was chosen for the lines of the text when it was read before.
  package mutating func take(_ choices: LineChoices) {
    fillsScreen = choices.fillsScreen ?? fillsScreen
    view.fillsScreen = fillsScreen ?? view.fillsScreen
    if let joins = choices.joinsLines { (settings.joinsLines, joinsLines) = (joins, joins) }
    if choices.chopsLines { settings.chopsLines = true }
    if choices.numbersLines { view.numbersLines = true }
    fit()
  }

  /// What the reader has chosen for the lines by now.
  var lineChoices: LineChoices {
    var choices = LineChoices()
    choices.fillsScreen = fillsScreen
    choices.joinsLines = joinsLines
    choices.chopsLines = settings.chopsLines
    choices.numbersLines = view.numbersLines
    return choices
  }
}
