import Screen
import Widgets

/// A place that a test plays with: what is done at the terminal, and what is seen there.
protocol PlayedPlace {
  associatedtype Model: PlaceModel
  /// Why an event cannot be applied.
  associatedtype Failure: Error = Never

  var model: Model { get }
  /// Applies an event and all that follows from it.
  mutating func happen(_ event: PlaceEvent<Model.Event>) throws(Failure)
}

// MARK: - What is seen

extension PlayedPlace {
  var surface: Surface { model.render() }
  var lines: [String] { surface.lines }
  var screen: String { lines.joined(separator: "\n") }
  var styled: String { surface.styledLines.joined(separator: "\n") }
  /// The last row.
  var footer: String { lines.last ?? "" }
}

// MARK: - What is done

extension PlayedPlace {
  /// Applies what only this kind of place hears, and all that follows from it.
  mutating func happen(_ event: Model.Event) throws(Failure) { try happen(.own(event)) }

  mutating func press(_ keys: Key...) throws(Failure) {
    for key in keys { try happen(.key(key)) }
  }

  /// Types characters; a newline is Enter.
  mutating func type(_ text: String) throws(Failure) {
    for character in text {
      try press(character == "\n" ? .enter : .character(character))
    }
  }

  mutating func resize(_ rows: Int, _ columns: Int) throws(Failure) {
    try happen(.resized(ScreenSize(rows: rows, columns: columns)))
  }

  mutating func click(row: Int, column: Int) throws(Failure) {
    try happen(.mouse(MouseEvent(row: row, column: column, kind: .press(button: 1))))
    try happen(.mouse(MouseEvent(row: row, column: column, kind: .release(button: 1))))
  }

  /// Clicks the first spot on the screen where `text` stands.
  mutating func click(_ text: String) throws(Failure) {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      return try click(row: row, column: column)
    }
  }

  mutating func wheel(_ kind: MouseEvent.Kind) throws(Failure) {
    try happen(.mouse(MouseEvent(row: 5, column: 5, kind: kind)))
  }
}
