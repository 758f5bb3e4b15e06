package import Screen

extension Key {
  private static let named: [(name: String, key: Key)] = [
    ("space", .character(" ")), ("left", .left), ("right", .right), ("up", .up), ("down", .down),
    ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("shift-tab", .backTab),
    ("backspace", .backspace), ("delete", .delete), ("insert", .insert),
    ("alt-backspace", .altBackspace),
  ]

  /// The longest sequence of keys.
  private static let longestSequence = 4

  /// The keys of a sequence that a file calls `name`: `g g`, `escape u`; two characters, and those
  /// behind a colon, need no space.
  private static func sequence(named name: String) -> Key? {
    var names = name.split(separator: " ").map(String.init)
    // `f0` is rather a mistyped function key.
    let isFunction = name.hasPrefix("f") && name.dropFirst().allSatisfy(\.isNumber)
    if names.count == 1, name.count == 2 && !isFunction || name.hasPrefix(":") {
      names = name.map { String($0) }
    }
    guard (2...longestSequence).contains(names.count) else { return nil }
    let keys = names.compactMap { Key(singleName: $0) }
    return keys.count == names.count ? .sequence(keys) : nil
  }

  /// The key, or the sequence of keys, that a file of settings calls `name`: `a`, `G`, `page-down`,
  /// `ctrl-o`, `alt-x`, `f5`, `gg`, `escape u`.
  package init?(settingsName name: String) {
    guard let key = Key(singleName: name) ?? Self.sequence(named: name) else { return nil }
    self = key
  }

  /// Whether a sequence needs no space between its keys to be known again.
  private static func isWrittenTogether(_ keys: [Key]) -> Bool {
    keys.areCharacters && (keys.count == 2 || keys[0] == .character(":"))
  }

  private init?(singleName name: String) {
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
    case .sequence(let keys):
      keys.map(\.settingsName).joined(separator: Self.isWrittenTogether(keys) ? "" : " ")
    default: ""
    }
  }
}
