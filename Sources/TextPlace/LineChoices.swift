package import Paging
import Widgets

/// What the reader has chosen for the lines and pages of one text, over what follows from the text and the
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
  /// How large pictures are drawn.
  package var pictureFit = PictureFit.whole
  /// Whether pages are turned from right to left; `nil` if the book decides.
  package var turnsRightToLeft: Bool?

  private static let fitPrefix = "pictures-"

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
      case "right-to-left": turnsRightToLeft = true
      case "left-to-right": turnsRightToLeft = false
      default:
        if word.hasPrefix(Self.fitPrefix) {
          pictureFit = PictureFit(rawValue: String(word.dropFirst(Self.fitPrefix.count))) ?? .whole
        }
      }
    }
  }

  /// Words between spaces that say the same.
  package var words: String {
    [
      fillsScreen.map { $0 ? "wide" : "column" }, joinsLines.map { $0 ? "joined" : "unjoined" },
      chopsLines ? "chopped" : nil, numbersLines ? "numbered" : nil,
      pictureFit == .whole ? nil : Self.fitPrefix + pictureFit.rawValue,
      turnsRightToLeft.map { $0 ? "right-to-left" : "left-to-right" },
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension BookPlace {
  /// Adopts what was chosen for the lines of the text when it was read before.
  package mutating func adopt(_ choices: LineChoices) {
    fillsScreen = choices.fillsScreen ?? fillsScreen
    if let joins = choices.joinsLines { (settings.joinsLines, joinsLines) = (joins, joins) }
    if choices.chopsLines { settings.chopsLines = true }
    view.fillsScreen = fillsLines
    if choices.numbersLines { view.numbersLines = true }
    settings.pictureFit = choices.pictureFit
    turnsRightToLeft = choices.turnsRightToLeft ?? turnsRightToLeft
    view.turnsRightToLeft = turnsRightToLeft ?? view.turnsRightToLeft
    fit()
  }

  /// What the reader has chosen for the lines by now.
  var lineChoices: LineChoices {
    var choices = LineChoices()
    choices.fillsScreen = fillsScreen
    choices.joinsLines = joinsLines
    choices.chopsLines = settings.chopsLines
    choices.numbersLines = view.numbersLines
    choices.pictureFit = settings.pictureFit
    choices.turnsRightToLeft = turnsRightToLeft
    return choices
  }
}
