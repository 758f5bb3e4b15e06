/// The colours of the whole screen, by roles.
package struct Theme: Equatable, Sendable {
  /// How a role looks where there are colours.
  package struct Look: Hashable, Sendable {
    /// The colour of its letters; `nil` for that of the text.
    package var foreground: Color?
    /// The colour behind them; `nil` for that behind the text.
    package var background: Color?
    /// What is done to its letters.
    package var attributes: Attributes

    /// A look of the given colours and attributes.
    package init(
      _ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []
    ) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }

    /// A look of the given colour and attributes, on what is behind the text.
    package init(_ foreground: Color?, _ attributes: Attributes) {
      self.init(foreground, on: nil, attributes)
    }
  }

  /// What the reader calls it.
  package var name: String
  /// The looks of roles, by their numbers; a role without one looks as it does without colours.
  ///
  /// No dictionary: hashing the terminal's own five looks took a fiftieth of the program's start.
  private var looks: [Look?]

  /// A theme of `looks`.
  package init(_ name: String, _ looks: KeyValuePairs<Role, Look>) {
    self.name = name
    self.looks = Array(repeating: nil, count: Role.allCases.count)
    for (role, look) in looks { self[role] = look }
  }

  /// The look of a role.
  package subscript(role: Role) -> Look {
    get { looks[Int(role.rawValue)] ?? Look(nil, role.plain) }
    set { looks[Int(role.rawValue)] = newValue }
  }
}

// MARK: - What a terminal shows of it

/// How a role is shown by a terminal of a certain depth: in colours by their numbers.
package struct ShownLook: Hashable, Sendable {
  /// The number of the colour of letters; -1 for the terminal's standard.
  package var foreground: Int32
  /// The number of the colour behind them; -1 for the terminal's standard.
  package var background: Int32
  /// What is done to letters.
  package var attributes: Attributes

  /// A look of colours by their numbers.
  package init(foreground: Int32, background: Int32, attributes: Attributes) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

extension Theme {
  /// How a terminal of `depth` shows `role`.
  ///
  /// If colours that the theme tells apart are one on a terminal of few, another colour is put
  /// behind what had one of its own, and all else gets its plain attributes. Attributes alone would
  /// not do: the Linux console has no underline in colours.
  package func look(of role: Role, at depth: ColorDepth) -> ShownLook {
    guard depth != .none else {
      return ShownLook(foreground: -1, background: -1, attributes: role.plain)
    }
    let text = numbers(of: self[.text], at: depth)
    let look = self[role]
    var shown = numbers(of: look, at: depth)
    guard role != .text, depth == .eight || depth == .sixteen else { return shown }
    // None of few colours is surely between a terminal's own two.
    if role == .dimmed2, text.foreground == -1 {
      return ShownLook(foreground: -1, background: -1, attributes: role.plain)
    }
    let isLevelled = shown.background == text.background
    if let background = look.background, isLevelled, background != self[.text].background {
      shown.background = background.number(
        at: depth, except: [text.background, text.foreground])
      shown.foreground = Color.letters(on: shown.background)
    } else if shown.foreground == shown.background || look.attributes.isEmpty && isLevelled {
      if shown.foreground == shown.background { shown.foreground = text.foreground }
      if shown.foreground == text.foreground { shown.attributes.formUnion(role.plain) }
    }
    return shown
  }

  private func numbers(of look: Look, at depth: ColorDepth) -> ShownLook {
    let text = self[.text]
    return ShownLook(
      foreground: (look.foreground ?? text.foreground ?? .standard).number(at: depth),
      background: (look.background ?? text.background ?? .standard).number(at: depth),
      attributes: look.attributes)
  }
}
