/// The rules of style sheets, and how the elements look that were met.
///
/// Rules ask for the names and classes of an element and of those around it, and for some ids and
/// attributes. Elements that have the same of all of these look the same, and are one here: of a document,
/// there are few, and rules are looked through for each of them once. One thread uses it.
final class Cascade {
  /// How many elements are known at once.
  private static let mostElements = 4096

  private(set) var sheet: StyleSheet
  private var elements: [Key: StyledElement] = [:]

  /// What tells an element apart from others.
  private struct Key: Hashable {
    let outer: ObjectIdentifier?
    let name: String
    let classes: String?
    let id: String?
    let others: [String?]

    func hash(into hasher: inout Hasher) {
      hasher.combine(outer)
      hasher.combine(name)
      if let classes { hasher.combine(classes) }
      if let id { hasher.combine(id) }
    }
  }

  init(_ sheet: StyleSheet = StyleSheet()) { self.sheet = sheet }

  /// Adds the rules of a style sheet. No element that was met before is to be asked for again.
  func add(_ text: String, isOfPages: Bool = false) {
    sheet.add(text, isOfPages: isOfPages)
    elements = [:]
  }

  /// The element with such a name and attributes in `outer`; `nil` if there are no rules.
  func element(
    _ name: String, _ attributes: Attributes, in outer: StyledElement?
  ) -> StyledElement? {
    guard !sheet.isEmpty else { return nil }
    var id: String?
    if !sheet.ids.isEmpty, let own = attributes["id"], sheet.ids.contains(own) { id = own }
    let key = Key(
      outer: outer.map { ObjectIdentifier($0) }, name: name, classes: attributes["class"], id: id,
      others: sheet.attributes.isEmpty ? [] : sheet.attributes.map { attributes[$0] })
    if let known = elements[key] { return known }
    let asked = zip(sheet.attributes, key.others).compactMap { name, value in
      value.map { (name: name, value: $0) }
    }
    let element = StyledElement(
      name: name, id: id, classes: attributes.words("class"), attributes: Attributes(asked),
      in: outer)
    if elements.count >= Self.mostElements { elements = [:] }
    elements[key] = element
    return element
  }

  /// How an element looks; `nil` if nothing is said of it.
  func look(of element: StyledElement) -> Look? {
    if element.isLookedAt { return element.look }
    element.look = sheet.look(of: element)
    element.isLookedAt = true
    return element.look
  }
}

/// What selectors ask of an element.
final class StyledElement {
  let name: String
  /// Its id, if a rule asks for that.
  let id: String?
  let classes: [Substring]
  /// Its attributes, if a rule asks for them.
  let attributes: Attributes
  /// The element that it stands in.
  let outer: StyledElement?
  /// The marks of its own name and classes.
  let ownMarks: UInt64
  /// The marks of the names and classes of the elements around it: selectors of thousands that ask for
  /// others are passed over.
  let outerMarks: UInt64
  fileprivate var look: Look?
  fileprivate var isLookedAt = false

  fileprivate init(
    name: String, id: String?, classes: [Substring], attributes: Attributes,
    in outer: StyledElement?
  ) {
    (self.name, self.id, self.classes, self.attributes) = (name, id, classes, attributes)
    self.outer = outer
    ownMarks = classes.reduce(Self.mark(of: name)) { $0 | Self.mark(of: $1) }
    outerMarks = outer.map { $0.outerMarks | $0.ownMarks } ?? 0
  }

  /// A bit that stands for a name, and for a few others.
  static func mark(of name: some StringProtocol) -> UInt64 {
    1 << UInt64(name.utf8.reduce(5) { ($0 &* 31) ^ Int($1) } & 63)
  }
}
