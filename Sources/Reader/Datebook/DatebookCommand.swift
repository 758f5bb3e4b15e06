import Screen

/// What the reader can do with a key in a datebook.
package enum DatebookCommand: Hashable, Sendable {
  case nextPage, previousPage, firstPage, lastPage
  case left, right, up, down
  case open, higher, week, year
  case today, previousMonth, nextMonth
  case month(Int)
  case goTo, back, forward
  case scroll, layer
  case write, notes
  case onThisDay, calendars
  case help, mouse, repaint, home, leave, quit
}

extension KeyTable {
  /// The keys of a datebook.
  package static let datebook = KeyTable([
    Section(
      title: "Turning pages",
      bindings: [
        row(
          .nextPage, [.right, .character(" "), .pageDown], "the next page of the same kind",
          hint: "page"),
        row(.previousPage, [.left, .backspace, .pageUp], "the page before"),
        row(.firstPage, [.home], "the first page of the kind in the year"),
        row(.lastPage, [.end], "the last one"),
      ]),
    Section(
      title: "Days",
      bindings: [
        row(.up, [.up, .character("k")], "the day above", hint: "day"),
        row(.down, [.down, .character("j")], "the day below"),
        row(.left, [.character("h")], "the day before"),
        row(.right, [.character("l")], "the day after"),
        row(.open, [.enter], "into the month, the week or the day", hint: "open"),
        row(.higher, [.character("u")], "up: to the week, the month, the year", hint: "up"),
        row(
          .onThisDay, [.character("o")], "what the day and the page's note have to open"),
        row(.week, [.character("W")], "the week of the day"),
        row(.year, [.character("y"), .character("Y")], "the year of the day"),
      ]),
    Section(
      title: "Going places",
      bindings: [
        row(.today, [.character("t")], "today", hint: "today"),
        row(
          .goTo, [.character("g")], "to a day or a page: 5 mar, +30, w10; digits open it too",
          hint: "go to"),
        row(.previousMonth, [.character("{")], "the month before"),
        row(.nextMonth, [.character("}")], "the month after"),
        row(.back, [.control("o")], "back to where you jumped from"),
        row(.forward, [.tab], "forward again"),
        row(.home, [.character("~")], "Home: the books, today, the week"),
      ]
        + (1...12).map {
          row(.month($0), [.function($0)], $0 == 1 ? "January, and so on to F12" : "")
        }),
    Section(
      title: "Notes",
      bindings: [
        row(
          .write, [.character("e")], "write on the day, the week, the month or the year",
          hint: "write"),
        row(
          .notes, [.character("/"), .character("N")], "all notes; words find some", hint: "find"),
      ]),
    Section(
      title: "The page",
      bindings: [
        row(.scroll, [.character("s")], "scroll through the weeks, and back", hint: "scroll"),
        row(.layer, [.character("x")], "what days show: all, reading, notes or events"),
        row(
          .calendars, [.character("C")], "the calendars, and what of them could not be read"),
        row(.mouse, [.character("M")], "the mouse for the datebook or for the terminal"),
        row(.repaint, [.control("l")], "paint the screen anew"),
      ]),
    Section(
      title: "The room",
      bindings: [
        row(.help, [.character("?")], "these keys", hint: "help"),
        row(.leave, [.character("q"), .escape], "leave", hint: "leave"),
        row(.quit, [.character("Q")], "leave from anywhere"),
      ]),
  ])

  private static func row(
    _ command: DatebookCommand, _ keys: [Key], _ help: String, hint: String? = nil
  ) -> Binding {
    Binding(.datebook(command), keys, help, hint: hint)
  }
}
