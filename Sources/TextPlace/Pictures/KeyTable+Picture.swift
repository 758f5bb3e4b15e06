import Screen
import Widgets

/// What a key does while a picture is shown over the whole screen.
enum PictureCommand: PlaceCommand {
  case enlarge, reduce, fit
  case left, right, up, down
  case copyPath, open, follow
  case frame(FrameCommand)

  var frame: FrameCommand? { if case .frame(let command) = self { command } else { nil } }
  var name: String { frame?.name ?? FrameCommand.kebab("\(self)") }
}

extension KeyTable<PictureCommand> {
  /// The keys while a picture is shown over the whole screen; the others do nothing then.
  static let picture = KeyTable([
    Section(
      title: "The picture",
      bindings: [
        Binding(.enlarge, [.character("+"), .character("=")], "twice as large"),
        Binding(.reduce, [.character("-")], "half as large, until all of it is shown"),
        Binding(.fit, [.character("0")], "all of it"),
        Binding(.left, [.left, .character("h")], "move to the left"),
        Binding(.right, [.right, .character("l")], "move to the right"),
        Binding(.up, [.up, .character("k")], "move up"),
        Binding(.down, [.down, .character("j")], "move down"),
        Binding(.copyPath, [.character("y")], "copy the path of its file"),
        Binding(.open, [.enter], "open it with the desktop’s program"),
        Binding(.follow, [.character("g")], "follow the link that it stands in"),
        Binding(
          .leave, [.escape, .character("q"), .backspace, .character("f")], "back to the page"),
      ]),
    Section(
      title: "The room",
      bindings: [
        Binding(.help, [.character("?"), .function(1)], "these keys"),
        Binding(.quit, [.character("Q")], "quit from anywhere"),
      ]),
  ])
}
