extension Command {
  /// Its name in the file of settings: `next-page`, `month-3`.
  package var name: String {
    if case .month(let month) = self { return "month-\(month)" }
    var name = ""
    for character in "\(self)" {
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return name
  }
}
