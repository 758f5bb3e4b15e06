extension Command {
  /// Its name in the file of settings: `next-page`, `month-3`.
  package var name: String {
    if case .month(let month) = self { return "month-\(month)" }
    if case .list(let command) = self { return command.name }
    if case .datebook(let command) = self { return command.name }
    return Self.kebab("\(self)")
  }

  /// A name in words of small letters with hyphens between.
  static func kebab(_ camelCase: String) -> String {
    var name = ""
    for character in camelCase {
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return name
  }
}
