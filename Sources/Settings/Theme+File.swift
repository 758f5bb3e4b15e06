package import Screen

extension Theme {
  /// The theme that a file tells of, with what is wrong in it.
  ///
  /// A table `[colors]` gives roles their looks, each as `"#rrggbb on #rrggbb bold"`: a colour, `on`
  /// and the colour behind, and attributes, each of them left out where it is to be as in the theme
  /// that `base` names.
  package static func read(
    _ document: TOMLDocument, name: String, bases: [Theme] = Theme.builtIn
  ) -> (theme: Theme, problems: [TOMLDocument.Problem]) {
    var problems = document.problems
    var theme = Theme.terminal
    theme.name = name
    for entry in document.entries where entry.path == ["base"] {
      if case .string(let base) = entry.value, let found = bases.first(where: { $0.name == base }) {
        theme = found
        theme.name = name
      } else {
        let names = bases.map(\.name).joined(separator: ", ")
        problems.append(document.problem("expected one of \(names)", at: entry.range.lowerBound))
      }
    }
    for entry in document.entries where entry.path != ["base"] {
      guard entry.path.count == 2, entry.path[0] == "colors",
        let role = Role.allCases.first(where: { $0.name == entry.path[1] })
      else {
        let key = entry.path.joined(separator: ".")
        problems.append(
          document.problem("'\(key)' is not part of a theme", at: entry.keyOffset))
        continue
      }
      guard case .string(let words) = entry.value, let look = Look(words) else {
        problems.append(
          document.problem(
            "expected a look such as \"#f0e0c0 on #202020 bold\"", at: entry.range.lowerBound))
        continue
      }
      theme[role] = look
    }
    return (theme, problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }
}

extension Theme.Look {
  /// The look that `words` describe: `red`, `on #202020`, `default on bright-blue bold italic`.
  init?(_ words: String) {
    self.init()
    var isBehind = false
    for word in words.split(separator: " ").map({ $0.lowercased() }) {
      if let found = Attributes.all.first(where: { $0.name == word }) {
        attributes.insert(found.attribute)
      } else if word == "on", !isBehind {
        isBehind = true
      } else if let color = Color(word) {
        if isBehind {
          guard background == nil else { return nil }
          background = color
        } else {
          guard foreground == nil else { return nil }
          foreground = color
        }
      } else {
        return nil
      }
    }
    if isBehind, background == nil { return nil }
  }
}

extension Color {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// `default`, one of the terminal's own such as `red` and `bright-red`, `#rrggbb` or `#rgb`.
  init?(_ word: String) {
    if word == "default" {
      self = .standard
    } else if let index = Self.names.firstIndex(of: word) {
      self = .terminal(UInt8(index))
    } else if word.hasPrefix("bright-"),
      let index = Self.names.firstIndex(of: String(word.dropFirst(7)))
    {
      self = .terminal(UInt8(index + 8))
    } else if word.hasPrefix("#"), let color = Color(digits: String(word.dropFirst())) {
      self = color
    } else {
      return nil
    }
  }

  private init?(digits: String) {
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.utf8.count {
    case 6: self = .hex(value)
    case 3:
      func doubled(_ digit: UInt32) -> UInt8 { UInt8(digit & 15) * 17 }
      self = .rgb(doubled(value >> 8), doubled(value >> 4), doubled(value))
    default: return nil
    }
  }
}
