package import Screen

/// A form: rows of fields and buttons, one of which has the focus.
///
/// The owner names the rows with an enum of its own, gives the form keys and clicks, and reads the
/// values when the form answers ``Answer/submit``. If it finds a mistake, ``refuse(_:)`` shows that
/// beside its field; nothing that was typed is ever taken back. A form that was changed asks before
/// it is left: ``isAsking``.
package struct Form<Field: Hashable & Sendable>: Equatable, Sendable {
  /// What a key or a click leads to.
  package enum Answer: Equatable, Sendable {
    /// Nothing but what the form did itself.
    case stay
    /// The values are to be checked and kept.
    case submit
    /// A button was pressed.
    case press(Field)
    /// The form is to be closed: nothing was changed, or the reader dropped the changes.
    case leave
  }

  /// The rows, in the order in which they stand.
  package private(set) var rows: [FormRow<Field>]
  /// The field that keys change.
  package private(set) var focus: Field
  /// What is wrong with fields: the mistake in full, then in shorter wordings.
  package var errors: [Field: [String]] = [:]
  /// Whether the form asks if its changes are to be kept.
  package var isAsking = false
  /// Why the changes cannot be kept, as a sentence; nil if they can.
  package var obstacle: String?

  package let look: FormLook
  package let words: FormWords
  private let original: [FormControl]

  /// A form with the focus on its first row.
  ///
  /// - Precondition: There is a row, and no two have the same name.
  package init(_ rows: [FormRow<Field>], look: FormLook, words: FormWords) {
    precondition(Set(rows.map(\.field)).count == rows.count, "two rows of a form have one name")
    guard let first = rows.first(where: { !$0.isHidden }) else {
      preconditionFailure("a form has at least one row")
    }
    (self.rows, self.look, self.words) = (rows, look, words)
    focus = first.field
    original = rows.map(\.control)
  }
}

// MARK: - Values

extension Form {
  /// The row of a field.
  ///
  /// - Precondition: The form has the field.
  package subscript(field: Field) -> FormRow<Field> {
    get { rows[index(of: field)] }
    set {
      rows[index(of: field)] = newValue
      if self[focus].isHidden { moveFocus(1) }
    }
  }

  private func index(of field: Field) -> Int {
    guard let index = rows.firstIndex(where: { $0.field == field }) else {
      preconditionFailure("the form has no row \(field)")
    }
    return index
  }

  /// Whether the form has a row of this name.
  package func has(_ field: Field) -> Bool { rows.contains { $0.field == field } }

  /// The text in a field, exactly as typed; empty if nothing can be typed there.
  package func text(_ field: Field) -> String {
    if case .typed(let typed) = self[field].control { typed.field.text } else { "" }
  }

  /// The text in a field without the white space around it.
  package func trimmedText(_ field: Field) -> String { text(field).trimmed }

  /// The number in a field; nil if it is empty or outside of its range.
  package func number(_ field: Field) -> Int? {
    if case .typed(let typed) = self[field].control { typed.number } else { nil }
  }

  /// The index of the option that is chosen in a field.
  package func selected(_ field: Field) -> Int {
    if case .one(let choice) = self[field].control { choice.selected } else { 0 }
  }

  /// The indexes of all options that are chosen in a field.
  package func chosen(_ field: Field) -> Set<Int> {
    if case .several(let choices) = self[field].control { choices.chosen } else { [] }
  }

  /// The rating in a field, at least 1; nil for none.
  package func rating(_ field: Field) -> Int? {
    if case .rated(let rating) = self[field].control { rating.value } else { nil }
  }

  /// The names in a field that has an option for each of several names.
  package func items(_ field: Field) -> [OptionOfEach.Item] {
    if case .each(let each) = self[field].control { each.items } else { [] }
  }

  /// Whether a value differs from that which the form was opened with.
  package var isChanged: Bool {
    zip(rows, original).contains { !$0.control.hasSameValue(as: $1) }
  }

  /// Whether letters are typed into the field with the focus, and are no commands.
  package var isTyping: Bool { !isAsking && self[focus].control.isTyped }
}

// MARK: - Mistakes

extension Form {
  /// Shows mistakes beside their fields and moves the focus to the first of these.
  package mutating func refuse(_ errors: [Field: [String]]) {
    self.errors = errors
    if let row = rows.first(where: { errors[$0.field] != nil && !$0.isHidden }) {
      focus = row.field
    }
  }

  /// Shows one mistake beside its field: in full, and in shorter wordings.
  package mutating func refuse(_ field: Field, _ wordings: String...) {
    refuse([field: wordings])
  }
}

// MARK: - Leaving

extension Form {
  /// Whether the form may be closed now; if something was changed, it asks first.
  package mutating func mayLeave() -> Bool {
    isAsking = isChanged
    return !isAsking
  }

  /// The question whether the changes are to be kept; nil if it is not asked.
  package func question(in symbols: Symbols) -> QuestionBox? {
    guard isAsking else { return nil }
    let answers = ["d drop", "Esc go on"]
    guard let obstacle else {
      return QuestionBox(
        title: "Not saved yet", words: words.question, shortWords: "Save your changes?",
        hints: ["\(symbols.enterKey) keep"] + answers)
    }
    return QuestionBox(
      title: "Not saved", words: "\(obstacle) Drop what you typed?",
      shortWords: "Drop what you typed?", hints: answers)
  }

  /// Applies a key to the question.
  package mutating func answerQuestion(_ key: Key) -> Answer {
    switch key {
    case .enter where obstacle == nil, .character("y") where obstacle == nil:
      isAsking = false
      return submit()
    case .character("d"), .character("n"):
      isAsking = false
      return .leave
    case .escape: isAsking = false
    default: break
    }
    return .stay
  }

  /// Asks the owner to keep the values, unless the form itself finds a mistake.
  package mutating func submit() -> Answer {
    guard obstacle == nil else {
      isAsking = true
      return .stay
    }
    var errors: [Field: [String]] = [:]
    for row in rows where !row.isHidden { errors[row.field] = row.control.mistake }
    refuse(errors)
    return errors.isEmpty ? .submit : .stay
  }

  /// Moves the focus by so many rows, around the ends.
  package mutating func moveFocus(_ step: Int) {
    let fields = rows.filter { !$0.isHidden || $0.field == focus }.map(\.field)
    let index = (fields.firstIndex(of: focus) ?? 0) + step
    focus = fields[(index % fields.count + fields.count) % fields.count]
  }

  /// Changes the field with the focus; a mistake in it is forgotten.
  ///
  /// - Complexity: That of `body`, unless there is a mistake: a text that is pasted into a long one
  ///   comes as thousands of keys, so the control is changed in its place and not compared.
  package mutating func change(_ body: (inout FormControl) -> Void) {
    let index = index(of: focus)
    guard errors[focus] != nil else { return body(&rows[index].control) }
    let former = rows[index].control
    body(&rows[index].control)
    if !rows[index].control.hasSameValue(as: former) { errors[focus] = nil }
  }

  /// Gives the focus to a row.
  package mutating func moveFocus(to field: Field) { focus = field }

  /// Whether Enter keeps the values wherever the focus is: if no text is missing, or the form says
  /// so of itself.
  package var isFilled: Bool {
    !words.goesOn
      || rows.allSatisfy { row in
        guard !row.isHidden, case .typed(let typed) = row.control else { return true }
        return !typed.field.isEmpty
      }
  }

  /// Whether the focus is on the last row.
  package var isAtEnd: Bool { rows.last { !$0.isHidden }?.field == focus }
}
