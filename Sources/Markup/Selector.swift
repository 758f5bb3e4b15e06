/// A selector of CSS: types, classes, ids and attributes, inside others or right below them.
struct Selector {
  /// What is to hold of one element.
  struct Compound {
    var element: String?
    var id: String?
    var classes: [String] = []
    /// An attribute that has the word `value` in its value; with no value, that is there.
    var attributes: [(name: String, value: String?)] = []
    /// Whether it stands right below what is before it, and not only somewhere inside.
    var isChild = false
  }

  /// From the outermost element to the one that is selected.
  let compounds: [Compound]
  /// How much it counts beside others: ids, then classes and attributes, then types.
  let weight: Int

  /// The selector that is written in `text`; `nil` if it says what is not known here.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count < 1000, var reader = SelectorReader(String(text)) else { return nil }
    guard let compounds = reader.compounds(), !compounds.isEmpty else { return nil }
    self.compounds = compounds
    weight = compounds.reduce(0) {
      $0 + ($1.id == nil ? 0 : 10_000) + ($1.element == nil ? 0 : 1)
        + 100 * ($1.classes.count + $1.attributes.count)
    }
  }

  /// Whether all that it asks is one type, one class or one id.
  var isPlain: Bool {
    guard compounds.count == 1, let only = compounds.first, only.attributes.isEmpty else {
      return false
    }
    return (only.element == nil ? 0 : 1) + (only.id == nil ? 0 : 1) + only.classes.count == 1
  }

  /// The marks of the types and classes that elements around the selected one must have.
  var outerMarks: UInt64 {
    compounds.dropLast().reduce(0) { marks, compound in
      compound.classes.reduce(marks | (compound.element.map(StyledElement.mark) ?? 0)) {
        $0 | StyledElement.mark(of: $1)
      }
    }
  }

  /// Whether it selects the last of `elements`, each of which contains the next.
  func selects(_ elements: [StyledElement]) -> Bool {
    guard let last = elements.last, let target = compounds.last, target.holds(of: last) else {
      return false
    }
    return Self.holds(
      compounds.dropLast(), of: elements.dropLast(), isChild: target.isChild)
  }

  private static func holds(
    _ compounds: ArraySlice<Compound>, of elements: ArraySlice<StyledElement>, isChild: Bool
  ) -> Bool {
    guard let next = compounds.last else { return true }
    var elements = elements
    while let element = elements.popLast() {
      if next.holds(of: element) {
        return holds(compounds.dropLast(), of: elements, isChild: next.isChild)
      }
      if isChild { return false }
    }
    return false
  }
}

/// What selectors ask of an element.
struct StyledElement {
  var name: String
  var attributes: Attributes
  var classes: [Substring]
  /// The marks of the names and classes of the elements around it.
  var outerMarks: UInt64 = 0

  /// The marks of those and of its own: selectors of thousands that ask for others are passed over.
  var marks: UInt64 {
    classes.reduce(outerMarks | Self.mark(of: name)) { $0 | Self.mark(of: $1) }
  }

  /// A bit that stands for a name, and for a few others.
  static func mark(of name: some StringProtocol) -> UInt64 {
    1 << UInt64(name.utf8.reduce(5) { ($0 &* 31) ^ Int($1) } & 63)
  }
}

extension Selector.Compound {
  func holds(of other: StyledElement) -> Bool {
    if let element, element != other.name { return false }
    if let id, other.attributes["id"] != id { return false }
    for name in classes where !other.classes.contains(where: { $0 == name }) { return false }
    for (name, value) in attributes {
      guard let found = other.attributes[name] else { return false }
      if let value, found != value, !found.split(separator: " ").contains(Substring(value)) {
        return false
      }
    }
    return true
  }
}

/// Reads the parts of a selector.
private struct SelectorReader {
  private var rest: Substring

  init?(_ text: String) {
    rest = text[...]
    // Siblings and states are not known here; in brackets the same signs mean something else.
    var isInBrackets = false
    for character in text {
      if character == "[" { isInBrackets = true }
      if character == "]" { isInBrackets = false }
      if !isInBrackets, "+~:".contains(character) { return nil }
    }
  }

  mutating func compounds() -> [Selector.Compound]? {
    var found: [Selector.Compound] = []
    var isChild = false
    while true {
      skipSpace()
      guard let first = rest.first else { return found }
      if first == ">" {
        rest.removeFirst()
        isChild = true
        continue
      }
      guard var compound = compound() else { return nil }
      compound.isChild = isChild
      isChild = false
      found.append(compound)
    }
  }

  private mutating func compound() -> Selector.Compound? {
    var compound = Selector.Compound()
    while let first = rest.first, !first.isWhitespace, first != ">" {
      switch first {
      case "*": rest.removeFirst()
      case ".":
        rest.removeFirst()
        compound.classes.append(name())
      case "#":
        rest.removeFirst()
        compound.id = name()
      case "[":
        guard let attribute = attribute() else { return nil }
        compound.attributes.append(attribute)
      default:
        let word = name()
        guard !word.isEmpty else { return nil }
        compound.element = word.lowercased()
      }
    }
    return compound
  }

  /// Reads `[epub|type~="z3998:verse"]`.
  private mutating func attribute() -> (name: String, value: String?)? {
    guard let end = rest.firstIndex(of: "]") else { return nil }
    let text = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    guard let equals = text.firstIndex(of: "=") else {
      return (text.trimmed.replacingPipe, nil)
    }
    var name = text[..<equals]
    if let last = name.last, "~|^$*".contains(last) { name.removeLast() }
    let value = text[text.index(after: equals)...].trimmed
      .filter { $0 != "\"" && $0 != "'" }
    return (name.trimmed.replacingPipe, value)
  }

  private mutating func name() -> String {
    let end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let word = rest[..<(end ?? rest.endIndex)]
    rest = rest[(end ?? rest.endIndex)...]
    return String(word)
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }
}

extension String {
  /// A name of CSS with its prefix as XML writes it: `epub|type` is `epub:type`.
  fileprivate var replacingPipe: String { String(map { $0 == "|" ? ":" : $0 }) }
}
