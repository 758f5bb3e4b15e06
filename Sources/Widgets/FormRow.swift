package import Screen

/// A row of a form: a label and a field, or a button.
package struct FormRow<Field: Hashable & Sendable>: Equatable, Sendable {
  /// The owner's name for the row.
  package let field: Field
  /// The label beside the field, or the words of the button: the first wording that fits is shown.
  package var labels: [String]
  /// What the reader changes here.
  package var control: FormControl
  /// What is told of the field beside it, as long as nothing is wrong there.
  package var hint: String
  /// What Enter does on a button, for the last row of the screen: `remove it`.
  package var verb: String
  /// Whether an empty line follows, if the form has room for that.
  package var endsGroup: Bool
  /// Whether the row is left out.
  package var isHidden: Bool

  /// A row with a field.
  package init(
    _ field: Field, _ label: String, _ control: FormControl, hint: String = "",
    endsGroup: Bool = false, isHidden: Bool = false
  ) {
    (self.field, labels, self.control) = (field, [label], control)
    (self.hint, verb, self.endsGroup, self.isHidden) = (hint, "", endsGroup, isHidden)
  }

  /// A button that does something other than keeping the form.
  package static func button(_ field: Field, _ label: String, verb: String) -> FormRow {
    var row = FormRow(field, label, .button)
    row.verb = verb
    return row
  }
}

/// What a form says of itself.
package struct FormWords: Equatable, Sendable {
  /// The question before a changed form is left.
  package var question: String
  /// What Enter does, for the last row of the screen.
  package var submit = "keep"
  /// What Escape does.
  package var leave = "leave"
  /// Whether Enter goes to the next field as long as a text is missing.
  package var goesOn = false

  /// Words with a question, and the usual ones besides.
  package init(
    question: String, submit: String = "keep", leave: String = "leave", goesOn: Bool = false
  ) {
    (self.question, self.submit, self.leave, self.goesOn) = (question, submit, leave, goesOn)
  }
}

/// How a form is laid out, and the styles of its labels and texts.
package struct FormLook: Equatable, Sendable {
  /// Whether a sign stands before the row with the focus, in the first column.
  package var hasSign = true
  /// The column in which labels begin, from the left edge of the form.
  package var labelColumn = 2
  /// The columns from there to the fields.
  package var labelColumns: Int
  /// The style of labels, and of that with the focus.
  package var label: Style = .faint
  package var focusedLabel: Style = .selectedRow
  /// The style of texts without the focus.
  package var text: Style = []

  /// A form in a pane, among other things.
  package static func pane(labels columns: Int) -> FormLook { FormLook(labelColumns: columns) }

  /// A form of texts in a box.
  package static func box(labels columns: Int) -> FormLook {
    FormLook(
      hasSign: false, labelColumn: 0, labelColumns: columns, focusedLabel: .sheetHeading,
      text: .field)
  }

  /// A form of texts, choices and buttons in a box; the sign stands in the air beside them.
  package static func menu(labels columns: Int) -> FormLook {
    FormLook(labelColumn: 1, labelColumns: columns, label: [], text: .field)
  }
}
