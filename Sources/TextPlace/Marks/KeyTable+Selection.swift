import Screen
package import Widgets

extension KeyTable<TextCommand> {
  /// The keys while something is selected; the others do nothing then.
  package static let selection = KeyTable([
    Section(
      title: "Selecting",
      bindings: [
        Binding(.selecting(.next), [.right, .character("l")], "to the next sentence or word"),
        Binding(.selecting(.previous), [.left], "to the one before"),
        Binding(
          .selecting(.down), [.down, .character("j")], "the next sentence, or the word below"),
        Binding(
          .selecting(.up), [.up, .character("k")], "the sentence before, or the word above"),
        Binding(.selecting(.nextScreen), [.pageDown], "onto the next page"),
        Binding(.selecting(.previousScreen), [.pageUp], "onto the page before"),
        Binding(
          .selecting(.extend), [.character(" ")], "grow from here where it moves, or not",
          hint: "grow"),
        Binding(.selecting(.otherEnd), [.character("o")], "move the other end"),
        Binding(.selecting(.unit), [.character("v")], "by words, or by sentences again"),
      ]),
    Section(
      title: "With what is selected",
      bindings: [
        Binding(
          .selecting(.highlight), [.character("h")], "highlight it in one of four colours",
          hint: "highlight"),
        Binding(.selecting(.note), [.character("n")], "write a note to it", hint: "note"),
        Binding(.selecting(.copy), [.character("y"), .enter], "copy it", hint: "copy"),
        Binding(
          .selecting(.define), [.character("d")], "what the dictionaries say of it",
          hint: "dictionary"),
        Binding(.selecting(.searchWeb), [.character("w")], "search the web for it", hint: "web"),
        Binding(
          .selecting(.leave), [.escape, .character("q"), .backspace], "leave it as it is",
          hint: "back"),
      ]),
    Section(
      title: "The room",
      bindings: [
        Binding(.help, [.character("?")], "these keys", hint: "help"),
        Binding(.repaint, [.control("l")], "paint the screen anew"),
        Binding(.quit, [.character("Q")], "leave from anywhere"),
      ]),
  ])
}
