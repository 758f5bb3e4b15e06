/// A key as the reader presses it, whatever the terminal sends for it.
package enum Key: Hashable, Sendable {
  /// A character, with Shift applied; Space is `character(" ")`.
  case character(Character)
  /// Control and a small letter or one of `@[\]^_`; `^I` arrives as `tab` and `^M` as `enter`.
  case control(Character)
  /// Alt (or Meta) and a character.
  case alt(Character)
  /// The arrow keys.
  case left, right, up, down
  /// The keys above the arrows that move far.
  case home, end, pageUp, pageDown
  /// Keys with a name; `backTab` is Shift and Tab.
  case enter, escape, tab, backTab, backspace, delete, insert
  /// F1 to F12 and beyond, from 1.
  case function(Int)
  /// Keys that mean something one after the other, at least two, none of them a sequence: `gg`, `:n`.
  /// Key tables have them; no terminal sends them.
  case sequence([Key])

  /// Alt and Backspace, which takes a word away wherever something is typed.
  package static let altBackspace = Key.alt("\u{7F}")

  /// Whether a text in which it is typed has something more afterwards.
  package var isTyped: Bool {
    switch self {
    case .character, .enter, .tab: true
    default: false
    }
  }

  /// Its name in hint lines and help: `→`, `PgDn`, `^O`, `F1`; words where `symbols` is ASCII.
  package func name(in symbols: Symbols = .unicode) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    case .altBackspace: "Alt-Backspace"
    case .alt(let character): "Alt-\(character)"
    case .left: symbols.leftKey
    case .right: symbols.rightKey
    case .up: symbols.upKey
    case .down: symbols.downKey
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: symbols.enterKey
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .function(let number): "F\(number)"
    case .sequence(let keys):
      keys.map { $0.name(in: symbols) }.joined(separator: keys.areCharacters ? "" : " ")
    }
  }
}

extension [Key] {
  /// Whether all are characters, which are written without space between them.
  package var areCharacters: Bool {
    allSatisfy { if case .character(let character) = $0 { character != " " } else { false } }
  }

  /// The one key, or the sequence of all of them.
  package var asOne: Key { count == 1 ? self[0] : .sequence(self) }
}

/// What the mouse did, and over which cell.
package struct MouseEvent: Equatable, Sendable {
  /// What was done; buttons are 1 (left), 2 (middle) and 3 (right).
  package enum Kind: Equatable, Sendable {
    /// A button went down.
    case press(button: Int)
    /// A button came up.
    case release(button: Int)
    /// The mouse moved with a button down; told only where drags were asked for.
    case drag(button: Int)
    /// The wheel turned by a notch.
    case wheelUp, wheelDown
  }

  /// Whether a button came up: it belongs to its press, which may have led somewhere.
  package var isRelease: Bool { if case .release = kind { true } else { false } }

  /// The row of the cell under the pointer, from 0.
  package var row: Int
  /// The column of the cell under the pointer, from 0.
  package var column: Int
  /// What was done there.
  package var kind: Kind

  /// An event at the given cell.
  package init(row: Int, column: Int, kind: Kind) {
    self.row = row
    self.column = column
    self.kind = kind
  }
}
