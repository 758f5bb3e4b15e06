import Screen
package import Widgets

/// What a key or a click does in a datebook.
package enum DatebookCommand: PlaceCommand {
  // As in a text, with the same names.
  case nextPage, previousPage, firstPage, lastPage
  case goTo, back, forward, previousMonth, nextMonth, scroll
  // The datebook's own.
  case left, right, up, down
  case open, higher, week
  case layer
  case write, noteDown, noteUp, speak
  case onThisDay, calendars, agenda
  case frame(FrameCommand)
}

extension DatebookCommand {
  package var frame: FrameCommand? { if case .frame(let command) = self { command } else { nil } }

  package var name: String {
    switch self {
    case .frame(let command): command.name
    case .nextPage, .previousPage, .firstPage, .lastPage, .goTo, .back, .forward, .previousMonth,
      .nextMonth, .scroll:
      FrameCommand.kebab("\(self)")
    default: "datebook-" + FrameCommand.kebab("\(self)")
    }
  }
}

extension KeyTable<DatebookCommand> {
  /// The keys of a datebook.
  package static let datebook = KeyTable([
    Section(
      title: "Turning pages",
      bindings: [
        Binding(
          .nextPage, [.right, .character(" "), .pageDown], "the next page of the same kind"),
        Binding(.previousPage, [.left, .backspace, .pageUp], "the page before"),
        Binding(.firstPage, [.home], "the first page of this kind in the year"),
        Binding(.lastPage, [.end], "the last page of this kind"),
      ]),
    Section(
      title: "Days",
      bindings: [
        Binding(.up, [.up, .character("k")], "the day above"),
        Binding(.down, [.down, .character("j")], "the day below"),
        Binding(.left, [.character("h")], "the day before"),
        Binding(.right, [.character("l")], "the day after"),
        Binding(.open, [.enter], "open the month, the week or the day"),
        Binding(.higher, [.character("u")], "up: to the week, the month, the year"),
        Binding(
          .onThisDay, [.character("o")], "list what the day and the page’s note lead to"),
        Binding(.agenda, [.character("A")], "the agenda: what is due in the next days"),
        Binding(.week, [.character("W")], "the week of the day"),
        Binding(.datebookYear, [.character("y"), .character("Y")], "the year of the day"),
      ]),
    Section(
      title: "Going places",
      bindings: [
        Binding(.today, [.character("t")], "today"),
        Binding(
          .goTo, [.character("g")], "go to a day or a page: 5 mar, +30, w10; digits open it too"),
        Binding(.previousMonth, [.character("{")], "the month before"),
        Binding(.nextMonth, [.character("}")], "the month after"),
        Binding(.back, [.control("o")], "back to where you jumped from"),
        Binding(.forward, [.tab], "forward again"),
        Binding(.home, [.character("~")], "Home: the books, today, the week"),
      ]
        // The rail leads to months; keys for them can be set.
        + (1...12).map { Binding(.month($0), [], "") }),
    Section(
      title: "Notes",
      bindings: [
        Binding(.write, [.character("e")], "write on the day, the week, the month or the year"),
        Binding(
          .notes, [.character("/"), .character("N")], "list all notes; search notes and events"),
        Binding(.noteDown, [.character("J")], "scroll down in a long note"),
        Binding(.noteUp, [.character("K")], "scroll up in a long note"),
        Binding(.speak, [.character("r")], "read the page’s note aloud"),
      ]),
    Section(
      title: "The page",
      bindings: [
        Binding(.scroll, [.character("s")], "scroll through the weeks, and back"),
        Binding(.layer, [.character("x")], "show all, reading, notes or events"),
        Binding(
          .calendars, [.character("C")], "list the calendars and their errors"),
        Binding(.mouse, [.character("M")], "give the mouse to the program or the terminal"),
        Binding(.repaint, [.control("l")], "redraw the screen"),
      ]),
    Section(
      title: "The room",
      bindings: [
        Binding(.help, [.character("?"), .function(1)], "these keys"),
        Binding(.leave, [.character("q"), .escape], "leave"),
        Binding(.quit, [.character("Q")], "quit from anywhere"),
      ]),
  ])

}
