/// A selector of CSS: types, classes, ids and attributes, inside others, right below them or next to them.
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
    /// Whether it is the next one behind what is before it, in the same element.
    var isSibling = false
    /// Whether it is the first element in what it stands in.
    var isFirst = false
  }

  /// From the outermost element to the one that is selected.
  let compounds: [Compound]
  /// The marks of the types and classes that each of them asks for.
  private let marks: [UInt64]
  /// How much it counts beside others: ids, then classes and attributes, then types.
  let weight: Int

  /// The selector that is written in `text`; `nil` if it says what is not known here.
  init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  /// The selector that is written in `text`.
  ///
  /// - Parameter knowsSiblings: Whether it may ask for the element before the one that is selected.
  init?(_ text: ArraySlice<UInt8>, knowsSiblings: Bool = true) {
    guard text.count < 1000, var reader = SelectorReader(text, knowsSiblings: knowsSiblings) else {
      return nil
    }
    guard let compounds = reader.compounds(), !compounds.isEmpty else { return nil }
    self.compounds = compounds
    marks = compounds.map { compound in
      compound.classes.reduce(compound.element.map(StyledElement.mark) ?? 0) {
        $0 | StyledElement.mark(of: $1)
      }
    }
    weight = compounds.reduce(0) {
      $0 + ($1.id == nil ? 0 : 10_000) + ($1.element == nil ? 0 : 1)
        + 100 * ($1.classes.count + $1.attributes.count + ($1.isFirst ? 1 : 0))
    }
  }

  /// Whether all that it asks is one type, one class or one id.
  var isPlain: Bool {
    guard compounds.count == 1, let only = compounds.first, only.attributes.isEmpty, !only.isFirst
    else { return false }
    return (only.element == nil ? 0 : 1) + (only.id == nil ? 0 : 1) + only.classes.count == 1
  }

  /// The marks of the types and classes that elements around the selected one must have.
  var outerMarks: UInt64 {
    marks.indices.dropLast().reduce(0) { $0 | (compounds[$1 + 1].isSibling ? 0 : marks[$1]) }
  }

  /// Whether it asks for the element before another one, or whether there is one.
  var asksForSiblings: Bool { compounds.contains { $0.isSibling || $0.isFirst } }

  /// Whether it selects `element`.
  func selects(_ element: StyledElement) -> Bool {
    var asked = compounds.count - 1
    var element = element
    guard holds(asked, of: element) else { return false }
    while asked > 0 {
      let isChild = compounds[asked].isChild
      var isFound = false
      asked -= 1
      if compounds[asked + 1].isSibling {
        guard let before = element.before, holds(asked, of: before) else { return false }
        element = before
        continue
      }
      repeat {
        guard let outer = element.outer else { return false }
        element = outer
        isFound = holds(asked, of: element)
      } while !isFound && !isChild
      guard isFound else { return false }
    }
    return true
  }

  /// Whether what one compound asks holds of one element. Most differ in their marks, and are not touched.
  private func holds(_ compound: Int, of element: StyledElement) -> Bool {
    marks[compound] & ~element.ownMarks == 0 && compounds[compound].holds(of: element)
  }
}

extension Selector.Compound {
  func holds(of other: StyledElement) -> Bool {
    if let element, element != other.name { return false }
    if let id, other.id != id { return false }
    if isFirst, !other.isFirst { return false }
    for name in classes where !other.classes.contains(where: { $0 == name }) { return false }
    for (name, value) in attributes {
      guard let found = other.attributes[name] else { return false }
      if let value, !Self.value(found, has: value) { return false }
    }
    return true
  }

  /// Whether the value of an attribute is `word`, or has it among its words.
  static func value(_ value: String, has word: String) -> Bool {
    value == word
      || value.utf8.count > word.utf8.count
        && value.utf8.split(separator: 0x20).contains { $0.elementsEqual(word.utf8) }
  }
}

/// Reads the parts of a selector.
private struct SelectorReader {
  private var rest: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>, knowsSiblings: Bool) {
    rest = text
    // States and all siblings before are not known here; in brackets the same signs mean something else.
    let unknown = knowsSiblings ? "~" : "~+:"
    var isInBrackets = false
    for byte in text {
      if byte == UInt8(ascii: "[") { isInBrackets = true }
      if byte == UInt8(ascii: "]") { isInBrackets = false }
      if !isInBrackets, unknown.utf8.contains(byte) { return nil }
    }
  }

  mutating func compounds() -> [Selector.Compound]? {
    var found: [Selector.Compound] = []
    var (isChild, isSibling) = (false, false)
    while true {
      rest = rest.drop { $0 <= 0x20 }
      guard let first = rest.first else { return isChild || isSibling ? nil : found }
      if first == UInt8(ascii: ">") || first == UInt8(ascii: "+") {
        rest.removeFirst()
        (isChild, isSibling) = (first == UInt8(ascii: ">"), first == UInt8(ascii: "+"))
        continue
      }
      guard var compound = compound() else { return nil }
      // Only the element right before another one is known, and not the one before that.
      if isSibling, found.last?.isSibling ?? true { return nil }
      (compound.isChild, compound.isSibling) = (isChild, isSibling)
      (isChild, isSibling) = (false, false)
      found.append(compound)
    }
  }

  private mutating func compound() -> Selector.Compound? {
    var compound = Selector.Compound()
    while let first = rest.first, first > 0x20, first != UInt8(ascii: ">"),
      first != UInt8(ascii: "+")
    {
      switch first {
      case UInt8(ascii: ":"):
        rest.removeFirst()
        guard name() == "first-child" else { return nil }
        compound.isFirst = true
      case UInt8(ascii: "*"): rest.removeFirst()
      case UInt8(ascii: "."):
        rest.removeFirst()
        compound.classes.append(name())
      case UInt8(ascii: "#"):
        rest.removeFirst()
        compound.id = name()
      case UInt8(ascii: "["):
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
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let text = rest[(rest.startIndex + 1)..<end]
    rest = rest[(end + 1)...]
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else {
      return (text.trimmedText.replacingPipe, nil)
    }
    var name = text[..<equals]
    if let last = name.last, "~|^$*".utf8.contains(last) { name.removeLast() }
    let value = text[(equals + 1)...].trimmedText.filter { $0 != "\"" && $0 != "'" }
    return (name.trimmedText.replacingPipe, value)
  }

  private mutating func name() -> String {
    let end = rest.firstIndex { !Self.isOfName($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension String {
  /// A name of CSS with its prefix as XML writes it: `epub|type` is `epub:type`.
  fileprivate var replacingPipe: String { String(map { $0 == "|" ? ":" : $0 }) }
}
