package import Screen
import Typeset

/// What the reader changes in a row of a form.
package enum FormControl: Equatable, Sendable {
  /// A text, a secret, a number or a date, typed.
  case typed(TypedText)
  /// One of several options.
  case one(OneOption)
  /// Any of several options.
  case several(SeveralOptions)
  /// One option for each of several names.
  case each(OptionOfEach)
  /// A number of stars.
  case rated(Rating)
  /// Nothing: the row is a button.
  case button
}

// MARK: - Making them

extension FormControl {
  /// A text.
  ///
  /// - Parameters:
  ///   - capacity: The most characters that can be typed.
  ///   - wraps: Whether the text may take several lines; one line shows where it is typed in.
  ///   - isOffered: Whether the first character that is typed replaces `text`.
  package static func text(
    _ text: String = "", capacity: Int, wraps: Bool = false, isOffered: Bool = false
  ) -> FormControl {
    .typed(
      TypedText(text, wraps ? .paragraph : .line, capacity: capacity, isOffered: isOffered))
  }

  /// A text that is shown as stars.
  package static func secret(_ text: String = "", capacity: Int) -> FormControl {
    .typed(TypedText(text, .secret, capacity: capacity))
  }

  /// A whole number, typed; the form itself refuses one that is out of `range`.
  package static func number(
    _ number: Int? = nil, in range: ClosedRange<Int>, isOffered: Bool = false
  ) -> FormControl {
    let digits = max("\(range.lowerBound)".count, "\(range.upperBound)".count)
    return .typed(
      TypedText(
        number.map { "\($0)" } ?? "", .number(range), capacity: digits, isOffered: isOffered))
  }

  /// A date in the words of the reader: `today`, `3 mar`, `2027-03-03`. Whoever owns the form reads it.
  package static func date(_ text: String = "", isOffered: Bool = false) -> FormControl {
    .typed(TypedText(text, .line, capacity: 40, isOffered: isOffered))
  }

  /// One of several options, of which that at the index `selected` is chosen first.
  package static func choice(
    _ names: [String], selected: Int, _ look: OneOption.Look = .signs
  ) -> FormControl {
    .one(OneOption(names, selected: selected, look))
  }

  /// Any of several options, of which those at the indexes `chosen` are chosen first.
  package static func choices(_ names: [String], chosen: Set<Int>) -> FormControl {
    .several(SeveralOptions(names, chosen: chosen))
  }

  /// A number of stars from 1 to `most`; nil for none.
  package static func rating(_ stars: Int?, of most: Int) -> FormControl {
    .rated(Rating(stars, of: most))
  }
}

// MARK: - What each does

extension FormControl {
  /// Whether letters are typed here, and are no commands.
  package var isTyped: Bool { if case .typed = self { true } else { false } }

  /// What is wrong with the value by itself: in full, then in shorter wordings; nil if nothing is.
  package var mistake: [String]? { if case .typed(let typed) = self { typed.mistake } else { nil } }

  /// Applies a key that means something to a control.
  package mutating func press(_ key: Key) {
    switch self {
    case .typed(var typed):
      // Without a second owner, a long text is not copied for each key.
      self = .button
      typed.press(key)
      self = .typed(typed)
    case .one(var option):
      if let step = Self.step(of: key) { option.choose(step: step) }
      self = .one(option)
    case .several(var options):
      options.press(key)
      self = .several(options)
    case .each(var options):
      options.press(key)
      self = .each(options)
    case .rated(var rating):
      rating.press(key)
      self = .rated(rating)
    case .button: break
    }
  }

  /// Applies a click on a piece of the control.
  package mutating func click(_ click: ControlClick) {
    switch (self, click) {
    case (.one(var option), .step(let step)):
      option.choose(step: step)
      self = .one(option)
    case (.one(var option), .option(let index)):
      option.selected = index
      self = .one(option)
    case (.several(var options), .option(let index)):
      options.toggle(index)
      self = .several(options)
    case (.each(var options), .step(let step)):
      options.change(step)
      self = .each(options)
    case (.each(var options), .option(let index)):
      options.current = index
      self = .each(options)
    case (.rated(var rating), .step(let step)):
      rating.change(step)
      self = .rated(rating)
    default: break
    }
  }

  /// The step that a key makes among options: 1 to the next, -1 to the one before.
  package static func step(of key: Key) -> Int? {
    switch key {
    case .right, .character(" "), .character("+"), .character("l"): 1
    case .left, .character("-"), .character("h"): -1
    default: nil
    }
  }

  /// Whether the reader chose or typed the same here as in `other`.
  ///
  /// White space around a text does not count, nor where the caret is.
  package func hasSameValue(as other: FormControl) -> Bool {
    switch (self, other) {
    case (.typed(let a), .typed(let b)): a.value == b.value
    case (.one(let a), .one(let b)): a.selected == b.selected
    case (.several(let a), .several(let b)): a.chosen == b.chosen
    case (.each(let a), .each(let b)): a.items == b.items
    case (.rated(let a), .rated(let b)): a.value == b.value
    default: self == other
    }
  }

  /// The lines of the control in `columns`, at least one.
  ///
  /// - Parameter style: The style of what has no look of its own.
  package func lines(
    in columns: Int, hasFocus: Bool, _ style: Style, _ symbols: Symbols
  ) -> [ControlLine] {
    switch self {
    case .typed(let typed): typed.lines(in: columns, hasFocus: hasFocus, style, symbols)
    case .one(let option): [option.line(in: columns, hasFocus: hasFocus, style, symbols)]
    case .several(let options): options.lines(in: columns, hasFocus: hasFocus, symbols)
    case .each(let options): [options.line(style, symbols)]
    case .rated(let rating): [rating.line(style, symbols)]
    case .button: [ControlLine()]
    }
  }

  /// What the last row of the screen says of the control's own keys.
  package func hints(in symbols: Symbols) -> [String] {
    let change = "\(symbols.leftKey) \(symbols.rightKey) change"
    switch self {
    case .typed, .button: return []
    case .one, .rated: return [change]
    case .several: return ["Space yes or no"]
    case .each(let options):
      return [change] + (options.items.count > 1 ? ["Space next \(options.noun)"] : [])
    }
  }
}

// MARK: - Lines

/// What a click on a piece of a control does.
package enum ControlClick: Equatable, Sendable {
  /// Goes so many options further.
  case step(Int)
  /// Chooses the option, or the name, at an index.
  case option(Int)
}

/// A line of a control, in pieces from left to right.
package struct ControlLine {
  /// Words that look alike and do the same if they are clicked.
  package struct Piece {
    package var words: String
    package var style: Style
    /// The column in which the piece begins, counted from where the control does.
    package var column: Int
    package var click: ControlClick?
  }

  package private(set) var pieces: [Piece] = []
  /// The columns that the pieces take.
  package private(set) var columns = 0
  /// The column of the cursor; nil if it is not in this line.
  package var caret: Int?

  /// Adds a piece at the right end.
  package mutating func add(_ words: String, _ style: Style = [], click: ControlClick? = nil) {
    pieces.append(Piece(words: words, style: style, column: columns, click: click))
    columns += Typeset.columns(of: words)
  }
}
