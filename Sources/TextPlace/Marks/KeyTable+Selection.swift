import Screen
package import Widgets

extension KeyTable<TextCommand> {
  /// The keys while something is selected; the others do nothing then.
  package static let selection = KeyTable([
    Section(
      title: "Selecting",
      bindings: [
        Binding(.selecting(.next), [.right, .character("l")], "the next sentence or word"),
        Binding(.selecting(.previous), [.left], "the previous sentence or word"),
        Binding(
          .selecting(.down), [.down, .character("j")], "the next sentence, or the word below"),
        Binding(
          .selecting(.up), [.up, .character("k")], "the sentence before, or the word above"),
        Binding(.selecting(.nextScreen), [.pageDown], "to the next page"),
        Binding(.selecting(.previousScreen), [.pageUp], "to the page before"),
        Binding(
          .selecting(.extend), [.character(" ")], "extend the selection, or move it",
          hint: "grow"),
        Binding(.selecting(.otherEnd), [.character("o")], "move the other end"),
        Binding(.selecting(.unit), [.character("v")], "select by words, or by sentences"),
      ]),
    Section(
      title: "With what is selected",
      bindings: [
        Binding(
          .selecting(.highlight), [.character("h")], "highlight it in one of four colours",
          hint: "highlight"),
        Binding(.selecting(.note), [.character("n")], "write a note about it", hint: "note"),
        Binding(.selecting(.copy), [.character("y"), .enter], "copy it", hint: "copy"),
        Binding(
          .selecting(.define), [.character("d")], "look it up in dictionaries",
          hint: "dictionary"),
        Binding(.selecting(.searchWeb), [.character("w")], "search the web for it", hint: "web"),
        Binding(.selecting(.speak), [.character("r")], "read aloud from here on"),
        Binding(
          .selecting(.leave), [.escape, .character("q"), .backspace], "end the selection",
          hint: "back"),
      ]),
    Section(
      title: "The room",
      bindings: [
        Binding(.help, [.character("?"), .function(1)], "these keys", hint: "help"),
        Binding(.repaint, [.control("l")], "redraw the screen"),
        Binding(.quit, [.character("Q")], "quit from anywhere"),
      ]),
  ])
}
