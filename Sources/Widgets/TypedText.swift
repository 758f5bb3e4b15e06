package import Screen

/// A field of a form that the reader types in.
package struct TypedText: Equatable, Sendable {
  /// What is typed.
  package enum Kind: Equatable, Sendable {
    /// A text in one line, which moves under the caret if it is longer.
    case line
    /// A text in as many lines as it needs.
    case paragraph
    /// A text that is shown as stars.
    case secret
    /// A whole number.
    case number(ClosedRange<Int>)
  }

  package private(set) var field: TextField
  let kind: Kind
  /// Whether the first character that is typed replaces the text.
  private var isOffered: Bool

  /// A field with `text` in it.
  package init(_ text: String, _ kind: Kind, capacity: Int, isOffered: Bool = false) {
    (field, self.kind, self.isOffered) = (TextField(text, capacity: capacity), kind, isOffered)
  }

  /// What counts of the text: all of a secret, else what stands between its white space.
  package var value: String { kind == .secret ? field.text : field.text.trimmed }

  /// The number that is typed; nil if there is none, or one that is out of range.
  package var number: Int? {
    guard case .number(let range) = kind, let number = Int(value) else { return nil }
    return range.contains(number) ? number : nil
  }

  /// What is wrong with a number.
  package var mistake: [String]? {
    guard case .number(let range) = kind, !value.isEmpty, number == nil else { return nil }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return ["a number from \(bounds)", bounds]
  }

  /// Puts `text` in the place of what is typed, as far as the field has room.
  mutating func replace(with text: String) {
    field.clear()
    field.insert(Array(text))
    isOffered = false
  }

  /// Applies a key of a text field.
  package mutating func press(_ key: Key) {
    if case .character(let character) = key {
      guard accepts(character) else { return }
      if isOffered { field.clear() }
    }
    if field.handle(key) { isOffered = false }
  }

  private func accepts(_ character: Character) -> Bool {
    guard case .number(let range) = kind else { return true }
    return character.isASCII && character.isNumber || character == "-" && range.lowerBound < 0
  }

  /// The lines of the text, with the caret in one of them if the field has the focus.
  package func lines(
    in columns: Int, hasFocus: Bool, _ style: Style, _ symbols: Symbols
  ) -> [ControlLine] {
    guard kind == .paragraph else {
      let (words, caret) = field.line(
        in: columns, isSecret: kind == .secret, isFocused: hasFocus, ellipsis: symbols.ellipsis)
      var line = ControlLine()
      line.add(words, style)
      line.caret = hasFocus ? caret : nil
      return [line]
    }
    let (lines, caret) = field.lines(in: columns)
    return lines.enumerated().map { index, words in
      var line = ControlLine()
      line.add(words, style)
      line.caret = hasFocus && index == caret.row ? caret.column : nil
      return line
    }
  }
}
