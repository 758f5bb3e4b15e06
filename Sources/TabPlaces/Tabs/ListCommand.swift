import Screen
package import Widgets

/// What a key or a click does on Home, in the library and in the lists that belong to them.
package enum ListCommand: PlaceCommand {
  case up, down, pageUp, pageDown, first, last
  /// Goes into what is selected.
  case open
  /// Goes to what is known of the selected book.
  case details
  /// Opens the text of the selected book at once.
  case read
  /// Goes to the next pane, or the one before.
  case nextPane, previousPane
  case add, remove, undo, edit
  /// Asks for several at once, and for the selected one again.
  case addMany, again
  /// Goes on with what was typed.
  case complete
  /// The next status, and the file at another place.
  case status, locate
  /// Copies a link to the selected book.
  case copyLink
  /// Marks the selected book, or all that are listed: what follows is done to all marked ones.
  case mark, markAll
  /// Has the marked books, or the selected one and what is surely the same, be editions of one work; or
  /// by themselves again.
  case join
  /// Lends the books to another profile.
  case lend
  /// Brings back what a damaged library had.
  case repair
  case filter, sort, reverse
  /// Shows the list as covers, or as rows again.
  case covers
  /// Writes on today.
  case write
  /// Looks for words.
  case search
  /// Looks in catalogs of books on the net, where letters are typed.
  case findOnNet
  /// Ends what goes on.
  case stop
  /// Shows the datebook as it was left.
  case datebook
  /// Goes to the choice of profiles, or to the page about them.
  case profiles
  case frame(FrameCommand)
}

extension ListCommand {
  package var frame: FrameCommand? { if case .frame(let command) = self { command } else { nil } }

  /// Its name in the file of settings: `list-sort`, `list-tab-2`.
  package var name: String {
    switch self {
    case .frame(let command): command.name
    case .search: "search"
    default: "list-" + FrameCommand.kebab("\(self)")
    }
  }

  /// The key that lists take to move so; `nil` if it does not move.
  var move: Key? {
    switch self {
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .first: .home
    case .last: .end
    default: nil
    }
  }
}

extension KeyTable<ListCommand>.Section {
  /// The keys that move in a list.
  ///
  /// - Parameter spacePages: Whether Space moves by a screenful, and does nothing else.
  static func listMoves(open: String, hint: String, spacePages: Bool = true) -> Self {
    KeyTable<ListCommand>.Section(
      title: "Moving",
      bindings: [
        Binding(.up, [.up, .character("k")], "the row above", hint: nil),
        Binding(.down, [.down, .character("j")], "the row below", hint: nil),
        Binding(.pageUp, [.pageUp], "a screenful up"),
        Binding(
          .pageDown, [.pageDown] + (spacePages ? [.character(" ")] : []), "a screenful down"),
        Binding(.first, [.home], "the first row"),
        Binding(.last, [.end], "the last row"),
        Binding(.open, [.enter], open, hint: hint),
      ])
  }

  /// The keys that lead elsewhere from every place of a tab.
  static func ways(also: [Binding<ListCommand>] = []) -> Self {
    KeyTable<ListCommand>.Section(
      title: "Going places",
      bindings: also
        + RoomTab.allCases.map {
          Binding(.tab($0), [.character($0.digit)], "the tab \($0.name)")
        } + [
          Binding(.catalogs, [.character("b")], "catalogs of books on the net"),
          Binding(.today, [.character("t")], "the datebook’s page of today", hint: "today"),
          Binding(.datebookYear, [.character("Y")], "the datebook of the year"),
          Binding(.notes, [.character("N")], "the notes of the datebook"),
          Binding(.home, [.character("~")], "Home"),
          Binding(.settings, [.character(",")], "settings"),
        ]
        // The rail leads to months; keys for them can be set.
        + (1...12).map { Binding(.month($0), [], "") })
  }

  /// The keys that every place of a tab has at last.
  static func room(leave: String) -> Self {
    KeyTable<ListCommand>.Section(
      title: "The room",
      bindings: [
        Binding(.mouse, [.character("M")], "give the mouse to the program or the terminal"),
        Binding(.repaint, [.control("l")], "redraw the screen"),
        Binding(.help, [.character("?"), .function(1)], "these keys", hint: "help"),
        Binding(.leave, [.character("q"), .escape], leave, hint: leave),
        Binding(.quit, [.character("Q")], "quit from anywhere"),
      ])
  }
}
