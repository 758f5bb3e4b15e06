import Widgets

extension TextModel {
  /// The longest selection that a dictionary is asked for, in bytes.
  private static let longestQuestion = 120

  /// Asks the dictionaries for what is selected.
  mutating func define(_ selection: Selection) -> [TextEffect] {
    guard selection.range.count <= Self.longestQuestion else {
      tell("Too long for a dictionary. Press v to select a word.")
      return []
    }
    return [.lookUp(.define(selection.range))]
  }

  /// Handles what became of a look-up.
  mutating func handle(_ event: LookUpEvent) -> [TextEffect] {
    switch event {
    case .begun(let lookUp): lay(.lookUp(LookUpSheet(lookUp, layout: layout)))
    case .changed(let lookUp):
      guard case .lookUp(var list) = sheet else { break }
      list.receive(lookUp, layout: layout)
      sheet = .lookUp(list)
    }
    return []
  }
}
