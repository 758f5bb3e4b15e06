import Screen
import Settings
package import Widgets

/// What a key or a click does in a text.
package enum TextCommand: PlaceCommand {
  case nextPage, previousPage, nextLine, previousLine, firstPage, lastPage
  case goTo, back, forward
  case contents, previousChapter, nextChapter, followLink
  case previousMonth, nextMonth
  case plan
  case previousYear, nextYear
  case search, nextMatch, previousMatch, searchWord, matches
  case info, progressLine
  case widen, narrow, joinLines
  case spread, scroll, bare
  case fillScreen, chopLines, lineNumbers, fitPictures, turnDirection
  case bookmark, select, marks
  case labelWords, define
  case speak, previousSentence, nextSentence, voice
  case theme
  case selecting(SelectionCommand)
  case pager(PagerCommand)
  case frame(FrameCommand)
}

extension TextCommand {
  package var frame: FrameCommand? { if case .frame(let command) = self { command } else { nil } }

  package var name: String {
    if case .pager(let command) = self { return FrameCommand.kebab("\(command)") }
    return frame?.name ?? FrameCommand.kebab("\(self)")
  }
}

extension Key {
  /// A colon and a letter.
  fileprivate static func command(_ letter: Character) -> Key {
    .sequence([.character(":"), .character(letter)])
  }
}

extension KeyTable<TextCommand> {
  /// The keys of a text.
  package static let text = KeyTable([
    Section(
      title: "Ten keys to begin with",
      bindings: [
        Binding(
          .nextPage,
          [.right, .character(" "), .pageDown, .character("l"), .control("f")],
          "the next page", hint: "page"),
        Binding(
          .previousPage,
          [.left, .backspace, .pageUp, .character("h"), .character("b"), .control("b")],
          "the page before"),
        Binding(
          .goTo, [.character("g")],
          "go to a page, +5, 50%, p58, 500l (a line), ch 12; digits open it",
          hint: "go to"),
        Binding(.contents, [.character("o")], "the contents"),
        Binding(.search, [.character("/")], "search; lower case matches capitals too"),
        Binding(.back, [.control("o")], "back to where you jumped from", hint: nil),
        Binding(.bookmark, [.character("m")], "set or remove a bookmark"),
        Binding(
          .today, [.character("t")], "today’s portion; in a diary, today’s entry", hint: "today"),
        Binding(.help, [.character("?"), .function(1)], "these keys", hint: "help"),
        Binding(.leave, [.character("q"), .escape], "leave", hint: "leave"),
      ]),
    Section(
      title: "Turning pages",
      bindings: [
        Binding(
          .nextLine, [.down, .character("j"), .enter],
          "the same; a line down if the text scrolls"),
        Binding(.previousLine, [.up, .character("k")], "the same, backward"),
        Binding(.firstPage, [.home], "the first page"),
        Binding(
          .lastPage, [.end, .character("G")], "the last page; behind a number, that line: 500G"),
        Binding(.pager(.halfPageDown), [.control("d")], "half a screen down if the text scrolls"),
        Binding(.pager(.halfPageUp), [.control("u")], "half a screen up if the text scrolls"),
        Binding(
          .pager(.follow), [.character("F")], "follow a text that grows; any key ends that"),
        // Presets give keys to the rest; `g` takes percentages, too.
        Binding(.pager(.followToMatch), [], "the same, until what you searched for comes"),
        Binding(.pager(.windowDown), [], "a screen down; a number before it is kept"),
        Binding(.pager(.windowUp), [], "a screen up; a number before it is kept"),
        Binding(.pager(.goToPercent), [], "the percentage typed before it"),
        Binding(
          .pager(.columnsRight), [], "right by half a screen if lines are cut, else the next page"),
        Binding(.pager(.columnsLeft), [], "the same, to the left"),
      ]),
    Section(
      title: "Going places",
      bindings: [
        Binding(.previousChapter, [.character("[")], "the previous chapter; in a diary, the entry"),
        Binding(.nextChapter, [.character("]")], "the next chapter; in a diary, the entry"),
        Binding(.forward, [.tab], "forward again"),
        Binding(.followLink, [.character("f")], "open a note, link or picture of the page"),
        Binding(.home, [.character("~")], "Home: the books, today, the week"),
      ]),
    Section(
      title: "Files",
      bindings: [
        Binding(.pager(.nextFile), [.command("n")], "the next file of the command line"),
        Binding(.pager(.previousFile), [.command("p")], "the file before"),
        Binding(.pager(.firstFile), [.command("x")], "the first file"),
        Binding(.pager(.openFile), [.command("e")], "open another file"),
        Binding(.pager(.removeFile), [.command("d")], "take this file off the list"),
        Binding(.pager(.files), [.command("l")], "list the files"),
        Binding(
          .pager(.whereabouts), [.control("g")], "the file, and the lines of it that are shown"),
        Binding(.pager(.edit), [.control("x")], "open the file in your editor, at the line shown"),
        Binding(.pager(.saveText), [.command("w")], "save the text as a file: a pipe’s, a book’s"),
      ]),
    Section(
      title: "Searching",
      bindings: [
        Binding(.nextMatch, [.character("n")], "the next match"),
        Binding(.previousMatch, [.character("N")], "the match before"),
        Binding(.pager(.hideMatches), [.alt("u")], "hide the matches, or show them"),
        Binding(.pager(.ignoreCase), [], "let capitals count in searches, or only those you type"),
        Binding(.pager(.ignoreAllCase), [], "let capitals count in searches, or never"),
        Binding(.pager(.searchBackward), [], "search before the page; n goes on backward"),
        Binding(.searchWord, [.character("*")], "search for the first word of the page"),
        Binding(.matches, [.character("&")], "list all matches; in the search, Tab"),
        Binding(.pager(.filter), [], "list the lines that match what you type"),
        Binding(.pager(.closeParenthesis), [], "from a ( in the first line to its )"),
        Binding(.pager(.closeBrace), [], "from a { in the first line to its }"),
        Binding(.pager(.closeBracket), [], "from a [ in the first line to its ]"),
        Binding(.pager(.openParenthesis), [], "from a ) in the last line to its ("),
        Binding(.pager(.openBrace), [], "from a } in the last line to its {"),
        Binding(.pager(.openBracket), [], "from a ] in the last line to its ["),
      ]),
    Section(
      title: "Marks",
      bindings: [
        Binding(.select, [.character("v")], "select words to highlight, note or copy"),
        Binding(.marks, [.character("'")], "all bookmarks, highlights and notes"),
        Binding(.pager(.markLetter), [], "mark the place by a letter, while the file is open"),
        Binding(.pager(.goToLetter), [], "go to the mark of a letter; twice, back"),
      ]),
    Section(
      title: "Dictionaries",
      bindings: [
        Binding(
          .labelWords, [.character("w")], "look up a word of the page by the letters on it"),
        Binding(.define, [.character("d")], "look up a word that you type"),
      ]),
    Section(
      title: "Reading aloud",
      bindings: [
        Binding(.speak, [.character("r")], "read aloud from here; pause, go on at the word"),
        Binding(
          .previousSentence, [.character("(")], "the sentence again, or the one before"),
        Binding(.nextSentence, [.character(")")], "the next sentence; the page of the voice"),
        Binding(.voice, [.character("R")], "the voice: rate, language, notes, when to stop"),
      ]),
    Section(
      title: "The year",
      bindings: [
        Binding(.previousMonth, [.character("{")], "the month before"),
        Binding(.nextMonth, [.character("}")], "the month after"),
        Binding(
          .previousYear, [.character("<")], "in a diary, the year before; chopped lines, left"),
        Binding(
          .nextYear, [.character(">")], "in a diary, the year after; chopped lines, right"),
        Binding(.plan, [.character("P")], "a reading plan: finish by a day"),
        Binding(.datebookYear, [.character("Y")], "the datebook of the year"),
      ]
        // The rail leads to months; keys for them can be set.
        + (1...12).map { Binding(.month($0), [], "") }),
    Section(
      title: "The page",
      bindings: [
        Binding(.spread, [.character("|")], "two pages side by side, or one"),
        Binding(.scroll, [.character("s")], "scroll by lines, or turn pages"),
        Binding(.bare, [.character("z")], "show only the text, or everything"),
        Binding(.widen, [.character("+"), .character("=")], "wider lines"),
        Binding(.narrow, [.character("-")], "narrower lines"),
        Binding(.joinLines, [.character("J")], "join hard-wrapped lines, or leave them"),
        Binding(.fillScreen, [.character("W")], "lines as wide as the screen, or a column of text"),
        Binding(.chopLines, [.character("S")], "cut long lines, or break them"),
        Binding(.lineNumbers, [.character("#")], "the numbers of the file’s lines"),
        Binding(.fitPictures, [.character("a")], "comics: whole pages, halves, or by width"),
        Binding(.turnDirection, [.character("D")], "turn pages from right to left, or back"),
        Binding(.theme, [.character("c")], "another theme"),
        Binding(.settings, [.character(",")], "settings, keys included"),
        Binding(.progressLine, [.character("p")], "the last row: time left, chapters, stable page"),
        Binding(.mouse, [.character("M")], "give the mouse to the program or the terminal"),
        Binding(.repaint, [.control("l")], "redraw the screen"),
      ]),
    Section(
      title: "The room",
      bindings: [
        Binding(.info, [.character("i")], "statistics: speed, time left, the file"),
        Binding(.quit, [.character("Q")], "quit from anywhere"),
      ]),
  ])

  /// The keys of a text as they are set.
  ///
  /// - Parameters:
  ///   - leadsBack: Whether the way out leads back to another place, and is called so.
  ///   - turnsRightToLeft: Whether the arrow to the left leads to the next page.
  static func text(
    _ preferences: Preferences, leadsBack: Bool, turnsRightToLeft: Bool
  ) -> KeyTable {
    var table = text
    if preferences.keyPreset != .book {
      table = table.remapped(by: preferences.keyPreset.keys).table
    }
    table = table.remapped(by: preferences.keys).table
    if turnsRightToLeft { table.mirrorTurns() }
    guard leadsBack else { return table }
    for section in table.sections.indices {
      for row in table.sections[section].bindings.indices
      where table.sections[section].bindings[row].command == .leave {
        table.sections[section].bindings[row].help = "back"
        table.sections[section].bindings[row].hint = "back"
      }
    }
    return table
  }

  /// Lets the keys to the left turn forward, and those to the right back.
  private mutating func mirrorTurns() {
    let mirrored: [Key: Key] = [
      .left: .right, .right: .left, .character("h"): .character("l"),
      .character("l"): .character("h"),
    ]
    for section in sections.indices {
      for row in sections[section].bindings.indices
      where [.nextPage, .previousPage].contains(sections[section].bindings[row].command) {
        sections[section].bindings[row].keys = sections[section].bindings[row].keys.map {
          mirrored[$0] ?? $0
        }
      }
    }
    self = KeyTable(sections)
  }
}
