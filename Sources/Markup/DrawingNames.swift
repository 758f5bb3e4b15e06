/// What a drawing names: the ids of its elements, and what it takes from elsewhere in its document.
struct DrawingNames {
  /// The ids of its elements.
  private(set) var ids: Set<String> = []
  /// The ids of elements that it shows, or paints with.
  private(set) var used: Set<String> = []
  /// The variables of CSS that it sets itself.
  private(set) var setVariables: Set<String> = []
  /// The variables of CSS, `--fg`, that it paints with, and that have no other value to fall back on.
  private(set) var usedVariables: Set<String> = []

  /// What it uses and does not have.
  var missing: Set<String> { used.subtracting(ids) }
  /// The variables that it uses and does not set.
  var missingVariables: Set<String> { usedVariables.subtracting(setVariables) }

  /// Attributes with long values that name nothing.
  private static let plain: Set<String> = [
    "d", "points", "transform", "id", "class", "viewBox", "viewbox", "values",
  ]

  /// Takes note of an element.
  mutating func add(_ name: String, _ attributes: Attributes) {
    for (attribute, value) in attributes.all {
      switch attribute {
      case "id": ids.insert(value)
      case "href", "xlink:href":
        if name != "a", value.hasPrefix("#") { used.insert(String(value.dropFirst())) }
      case "style": addStyle(value)
      default:
        if !Self.plain.contains(attribute) { addValue(value, of: attribute) }
      }
    }
  }

  /// Takes note of declarations, or of rules with them.
  mutating func addStyle(_ text: String) {
    guard text.contains("--") || text.contains("url(") else { return }
    for declaration in text.split(whereSeparator: { ";{}".contains($0) }) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmed
      if name.hasPrefix("--") { setVariables.insert(name) }
      addValue(String(declaration[declaration.index(after: colon)...]), of: name)
    }
  }

  private mutating func addValue(_ value: String, of property: String) {
    // Where an end of a line has no arrow, the line tells enough.
    guard value.utf8.contains(UInt8(ascii: "(")), !property.hasPrefix("marker") else { return }
    if let url = value.firstRange(of: "url(") {
      let name = value[url.upperBound...].prefix { $0 != ")" }
      let isOnly = value[url.upperBound...].dropFirst(name.count + 1).trimmed.isEmpty
      let id = name.filter { !"\"' ".contains($0) }
      if id.hasPrefix("#"), isOnly { used.insert(String(id.dropFirst())) }
    }
    guard property == "fill" || property == "stroke" || property.hasSuffix("color") else { return }
    guard let variable = value.firstRange(of: "var(") else { return }
    let words = value[variable.upperBound...].prefix { $0 != ")" }
    if !words.contains(",") { usedVariables.insert(words.trimmed) }
  }
}
