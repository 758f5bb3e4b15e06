/// The rules of style sheets, and how the elements look that were met.
///
/// Rules ask for the names and classes of an element and of those around it, and for some ids and
/// attributes. Elements that have the same of all of these look the same, and are one here: of a document,
/// there are few, and rules are looked through for each of them once. If rules ask for the element before
/// another one, its own name, classes and attributes are known, and nothing of what stands before it. One
/// thread uses it.
final class Cascade {
  /// How many elements are known at once.
  private static let mostElements = 4096

  private(set) var sheet: StyleSheet
  private var elements: [Key: StyledElement] = [:]
  /// What rules ask for in the attributes of classes that were met.
  private var classes: [String: Classes] = [:]
  /// The attributes that rules ask for beside ids, with the words that they look for: those of classes
  /// first, if there are any.
  private var asked: [(name: String, words: [String])] = []

  /// What rules ask for in an attribute of classes.
  private struct Classes {
    /// The classes.
    var names: [Substring]
    /// The numbers of the words that rules look for as they do in other attributes.
    var words: [Int]
  }

  /// What tells an element apart from others.
  private struct Key: Hashable {
    let outer: ObjectIdentifier?
    let place: Place
    let name: String
    let classes: [Substring]
    let id: String?
    /// Which of the words that rules look for are there.
    let words: [Int]
  }

  /// Where an element stands among those that are in the same one.
  private enum Place: Hashable {
    /// Nobody asks.
    case anywhere
    case first
    case after(ObjectIdentifier)
    /// Behind an element of which nothing is known.
    case later
  }

  init(_ sheet: StyleSheet = StyleSheet()) {
    self.sheet = sheet
    note()
  }

  /// Adds the rules of a style sheet. No element that was met before is to be asked for again.
  func add(_ text: String, isOfPages: Bool = false) {
    sheet.add(text, isOfPages: isOfPages)
    note()
  }

  /// Forgets the elements that were met: of a book whose documents have sheets of their own, many rules are
  /// kept at once.
  func forgetElements() { (elements, classes) = ([:], [:]) }

  private func note() {
    forgetElements()
    var others = sheet.attributes
    asked = [(name: "class", words: Array(others.removeValue(forKey: "class") ?? []))]
    asked += others.map { (name: $0, words: Array($1)) }
  }

  /// The element with such a name and attributes in `outer`; `nil` if there are no rules.
  ///
  /// - Parameter before: The element before it in `outer`; `nil` if it is the first.
  func element(
    _ name: String, _ attributes: Attributes, in outer: StyledElement?, after before: StyledElement?
  ) -> StyledElement? {
    guard !sheet.isEmpty else { return nil }
    var id: String?
    if !sheet.ids.isEmpty, let own = attributes["id"], sheet.ids.contains(own) { id = own }
    let classes = attributes["class"].map { self.classes(in: $0) }
    var words = classes?.words ?? []
    if asked.count > 1, !attributes.isEmpty { addWords(of: attributes, to: &words) }
    func element(_ place: Place, after before: StyledElement?) -> StyledElement {
      let key = Key(
        outer: outer.map { ObjectIdentifier($0) }, place: place, name: name,
        classes: classes?.names ?? [], id: id, words: words)
      if let known = elements[key] { return known }
      let element = StyledElement(
        name: name, id: id, classes: key.classes,
        attributes: Attributes(attributes.all.filter { sheet.attributes[$0.name] != nil }),
        in: outer, after: before)
      element.isFirst = place == .first
      if elements.count >= Self.mostElements { elements = [:] }
      elements[key] = element
      return element
    }
    guard sheet.asksForSiblings else { return element(.anywhere, after: nil) }
    guard let before = before?.alone else { return element(.first, after: nil) }
    let found = element(.after(ObjectIdentifier(before)), after: before)
    if found.aloneBehind == nil { found.aloneBehind = element(.later, after: nil) }
    return found
  }

  private func classes(in value: String) -> Classes {
    if let known = classes[value] { return known }
    let names = value.utf8.split { $0 <= 0x20 }.map { Substring($0) }
    let found = Classes(
      names: names.filter { sheet.classes.contains($0) }, words: words(of: value, in: 0))
    if classes.count >= Self.mostElements { classes = [:] }
    classes[value] = found
    return found
  }

  /// Adds the numbers of the words that rules look for in attributes, but for classes.
  private func addWords(of attributes: Attributes, to words: inout [Int]) {
    for number in 1..<asked.count {
      if let value = attributes[asked[number].name] { words += self.words(of: value, in: number) }
    }
  }

  /// The numbers of the words in the value of an attribute that rules look for, and of the attribute itself.
  private func words(of value: String, in number: Int) -> [Int] {
    guard sheet.attributes[asked[number].name] != nil else { return [] }
    let found = asked[number].words.indices.filter {
      Selector.Compound.value(value, has: asked[number].words[$0])
    }
    return [number << 32] + found.map { number << 32 | ($0 + 1) }
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
  /// The element before it, if a rule asks for such, without what is before that.
  let before: StyledElement?
  /// Whether it is the first element in the one that it stands in, if a rule asks for that.
  fileprivate(set) var isFirst = false
  /// The same element if nothing is known of what stands before it; `nil` if this is that one.
  fileprivate var aloneBehind: StyledElement?
  /// The marks of its own name and classes.
  let ownMarks: UInt64
  /// The marks of the names and classes of the elements around it: selectors of thousands that ask for
  /// others are passed over.
  let outerMarks: UInt64
  fileprivate var look: Look?
  fileprivate var isLookedAt = false

  fileprivate init(
    name: String, id: String?, classes: [Substring], attributes: Attributes,
    in outer: StyledElement?, after before: StyledElement?
  ) {
    (self.name, self.id, self.classes, self.attributes) = (name, id, classes, attributes)
    (self.outer, self.before) = (outer, before)
    ownMarks = classes.reduce(Self.mark(of: name)) { $0 | Self.mark(of: $1) }
    outerMarks = outer.map { $0.outerMarks | $0.ownMarks } ?? 0
  }

  /// The same element if nothing is known of what stands before it.
  fileprivate var alone: StyledElement { aloneBehind ?? self }

  /// A bit that stands for a name, and for a few others.
  static func mark(of name: some StringProtocol) -> UInt64 {
    1 << UInt64(name.utf8.reduce(5) { ($0 &* 31) ^ Int($1) } & 63)
  }
}
