package import Screen

extension Key {
  private static let named: [(name: String, key: Key)] = [
    ("space", .character(" ")), ("left", .left), ("right", .right), ("up", .up), ("down", .down),
    ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("shift-tab", .backTab),
    ("backspace", .backspace), ("delete", .delete), ("insert", .insert),
    ("alt-backspace", .altBackspace),
  ]

  /// The key that a file of settings calls `name`: `a`, `G`, `page-down`, `ctrl-o`, `alt-x`, `f5`.
  package init?(settingsName name: String) {
    let small = name.lowercased()
    if name.count == 1, let character = name.first, !character.isWhitespace {
      self = .character(character)
    } else if let found = Self.named.first(where: { $0.name == small }) {
      self = found.key
    } else if small.hasPrefix("ctrl-"), name.count == 6, let letter = small.last {
      self = .control(letter)
    } else if small.hasPrefix("alt-"), name.count == 5, let character = name.last {
      self = .alt(character)
    } else if small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// What a file of settings calls it.
  package var settingsName: String {
    if let found = Self.named.first(where: { $0.key == self }) { return found.name }
    return switch self {
    case .character(let character): String(character)
    case .control(let character): "ctrl-\(character)"
    case .alt(let character): "alt-\(character)"
    case .function(let number): "f\(number)"
    default: ""
    }
  }
}
