/// What was typed and chosen in a form that was left unfinished.
///
/// As text: its name, then a value in each line. Values have no line ends: no control takes one.
package struct FormDraft: Equatable, Sendable {
  /// Which form it is.
  package let name: String
  /// The values of all rows, in the order of the form: a text as it was typed, a choice as its index.
  package let values: [String]

  /// A draft of a form.
  package init<Field>(_ name: String, of form: Form<Field>) {
    (self.name, values) = (name, form.rows.map(\.control.draft))
  }

  /// The draft that `text` keeps; nil if it keeps none.
  package init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 2, lines.last == "", let name = lines.first, !name.isEmpty else {
      return nil
    }
    (self.name, values) = (name, Array(lines[1..<lines.count - 1]))
  }

  /// The draft as text.
  package var text: String {
    ([name] + values).map { $0.replacing("\n", with: " ") + "\n" }.joined()
  }
}

extension Form {
  /// Puts what a draft kept into the rows: the form is a changed one then, and asks before it is left.
  ///
  /// A draft of a form with other rows is passed over, and so is a choice that is not offered any more.
  package mutating func restore(_ draft: FormDraft) {
    guard draft.values.count == rows.count else { return }
    for (row, value) in zip(rows, draft.values) { self[row.field].control.restore(value) }
  }
}

extension FormControl {
  /// The value as a draft keeps it; empty for what is not kept, a secret above all.
  fileprivate var draft: String {
    switch self {
    case .typed(let typed): typed.kind == .secret ? "" : typed.field.text
    case .one(let option): "\(option.selected)"
    case .several, .each, .rated, .button: ""
    }
  }

  fileprivate mutating func restore(_ value: String) {
    switch self {
    case .typed(var typed):
      guard typed.kind != .secret else { return }
      typed.replace(with: value)
      self = .typed(typed)
    case .one(var option):
      guard let index = Int(value) else { return }
      option.choose(index: index)
      self = .one(option)
    case .several, .each, .rated, .button: break
    }
  }
}
