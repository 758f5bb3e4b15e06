import Screen

/// What the reader can do with a key in a datebook alone; the rest are commands of a text, too.
package enum DatebookCommand: Hashable, Sendable {
  case left, right, up, down
  case open, higher, week
  case layer
  case write, notes, noteDown, noteUp
  case onThisDay, calendars
}

extension DatebookCommand {
  /// Its name in the file of settings: `datebook-write`.
  var name: String { "datebook-" + Command.kebab("\(self)") }
}

extension KeyTable {
  /// The keys of a datebook.
  package static let datebook = KeyTable([
    Section(
      title: "Turning pages",
      bindings: [
        Binding(
          .nextPage, [.right, .character(" "), .pageDown], "the next page of the same kind"),
        Binding(.previousPage, [.left, .backspace, .pageUp], "the page before"),
        Binding(.firstPage, [.home], "the first page of the kind in the year"),
        Binding(.lastPage, [.end], "the last one"),
      ]),
    Section(
      title: "Days",
      bindings: [
        row(.up, [.up, .character("k")], "the day above"),
        row(.down, [.down, .character("j")], "the day below"),
        row(.left, [.character("h")], "the day before"),
        row(.right, [.character("l")], "the day after"),
        row(.open, [.enter], "into the month, the week or the day"),
        row(.higher, [.character("u")], "up: to the week, the month, the year"),
        row(
          .onThisDay, [.character("o")], "what the day and the page's note have to open"),
        row(.week, [.character("W")], "the week of the day"),
        Binding(.datebookYear, [.character("y"), .character("Y")], "the year of the day"),
      ]),
    Section(
      title: "Going places",
      bindings: [
        Binding(.today, [.character("t")], "today"),
        Binding(
          .goTo, [.character("g")], "to a day or a page: 5 mar, +30, w10; digits open it too"),
        Binding(.previousMonth, [.character("{")], "the month before"),
        Binding(.nextMonth, [.character("}")], "the month after"),
        Binding(.back, [.control("o")], "back to where you jumped from"),
        Binding(.forward, [.tab], "forward again"),
        Binding(.home, [.character("~")], "Home: the books, today, the week"),
      ]
        + (1...12).map {
          Binding(.month($0), [.function($0)], $0 == 1 ? "January, and so on to F12" : "")
        }),
    Section(
      title: "Notes",
      bindings: [
        row(.write, [.character("e")], "write on the day, the week, the month or the year"),
        row(.notes, [.character("/"), .character("N")], "all notes; words find some"),
        row(.noteDown, [.character("J")], "on in a note that is longer than the page"),
        row(.noteUp, [.character("K")], "back in it"),
      ]),
    Section(
      title: "The page",
      bindings: [
        Binding(.scroll, [.character("s")], "scroll through the weeks, and back"),
        row(.layer, [.character("x")], "what days show: all, reading, notes or events"),
        row(
          .calendars, [.character("C")], "the calendars, and what of them could not be read"),
        Binding(.mouse, [.character("M")], "the mouse for the datebook or for the terminal"),
        Binding(.repaint, [.control("l")], "paint the screen anew"),
      ]),
    Section(
      title: "The room",
      bindings: [
        Binding(.help, [.character("?")], "these keys"),
        Binding(.leave, [.character("q"), .escape], "leave"),
        Binding(.quit, [.character("Q")], "leave from anywhere"),
      ]),
  ])

  private static func row(_ command: DatebookCommand, _ keys: [Key], _ help: String) -> Binding {
    Binding(.datebook(command), keys, help)
  }
}
