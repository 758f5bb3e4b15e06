/// The rules of style sheets that tell how elements look.
package struct StyleSheet: Sendable {
  private struct Rule {
    var selector: Selector
    var look: Look
    var order: Int
    /// Whether all that it asks is what it is kept under.
    var isPlain: Bool
    /// The marks of what it asks of the elements around: none of them can do without.
    var outerMarks: UInt64
    /// Whether its margins are those of a page of the net: they make room for what is around the words.
    var isOfPage = false
  }

  /// The elements whose margins make room on a page of the net.
  private static let containers: Set<String> = [
    "html", "div", "section", "article", "main", "header", "footer", "nav", "aside", "form",
  ]

  /// The rules by the class, id or type that the selected element must have; `*` for all others.
  private var rules: [String: [Rule]] = [:]
  private var count = 0
  /// The variables that they set.
  private(set) var variables: Set<String> = []
  /// The ids and the classes that they ask for.
  private(set) var ids: Set<String> = []
  private(set) var classes: Set<Substring> = []
  /// The attributes that they ask for otherwise, with the words that they look for in them.
  private(set) var attributes: [String: Set<String>] = [:]
  /// Whether they ask for the elements before others.
  private(set) var asksForSiblings = false

  /// No rules.
  package init() {}

  /// Whether there are no rules.
  package var isEmpty: Bool { count == 0 }

  /// Adds the rules of a style sheet, at most 20,000 of them; what is not understood is passed over.
  ///
  /// - Parameter isOfPages: Whether it is made for pages of the net.
  package mutating func add(_ text: String, isOfPages: Bool = false) {
    var scanner = StyleSheetScanner(text)
    variables.formUnion(scanner.variables)
    while count < 20_000, let (selectors, declarations) = scanner.next() {
      let look = Look(declarations: declarations)
      guard look != Look() else { continue }
      for text in selectors.split(separator: UInt8(ascii: ",")) {
        // Pages of the net have thousands of such rules, which say little here.
        guard let selector = Selector(text, knowsSiblings: !isOfPages) else { continue }
        count += 1
        note(selector)
        rules[Self.key(of: selector), default: []].append(
          Rule(
            selector: selector, look: look, order: count, isPlain: selector.isPlain,
            outerMarks: selector.outerMarks, isOfPage: isOfPages && look.left != nil))
      }
    }
  }

  /// Takes note of what a selector asks for.
  private mutating func note(_ selector: Selector) {
    asksForSiblings = asksForSiblings || selector.asksForSiblings
    for compound in selector.compounds {
      if let id = compound.id { ids.insert(id) }
      for name in compound.classes { classes.insert(name[...]) }
      for (name, value) in compound.attributes {
        attributes[name, default: []].formUnion(value.map { [$0] } ?? [])
      }
    }
  }

  /// How `element` looks; `nil` if nothing is said of it.
  func look(of element: StyledElement) -> Look? {
    var found: [Rule] = []
    func collect(_ key: String) {
      guard let some = rules[key] else { return }
      for index in some.indices where some[index].outerMarks & ~element.outerMarks == 0 {
        if some[index].isPlain || some[index].selector.selects(element) {
          found.append(some[index])
        }
      }
    }
    collect("*")
    collect(element.name)
    for name in element.classes { collect("." + name) }
    if let id = element.id { collect("#" + id) }
    if found.isEmpty { return nil }
    if found.count > 1 {
      found.sort { ($0.selector.weight, $0.order) < ($1.selector.weight, $1.order) }
    }
    let isContainer = found.contains(where: \.isOfPage) && Self.containers.contains(element.name)
    return found.reduce(into: Look()) { look, rule in
      var said = rule.look
      if isContainer, rule.isOfPage { (said.margin, said.padding) = (nil, nil) }
      look.apply(said)
    }
  }

  private static func key(of selector: Selector) -> String {
    guard let last = selector.compounds.last else { return "*" }
    if let id = last.id { return "#" + id }
    if let first = last.classes.first { return "." + first }
    return last.element ?? "*"
  }
}

/// Reads the rules of a style sheet, one after the other: by bytes, as a page may have more of them than
/// of words.
private struct StyleSheetScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Self.withoutComments(text) }

  /// The names of the variables that the rules set to what a drawing can use: those that
  /// `StyleVariables` finds.
  var variables: Set<String> {
    var names: Set<String> = []
    var at = 0
    while let start = nextVariable(from: at) {
      var end = start + 2
      while end < bytes.count, Self.isOfName(bytes[end]) { end += 1 }
      at = end
      var value = end
      while value < bytes.count, bytes[value] <= 0x20 { value += 1 }
      guard end > start + 2, value < bytes.count, bytes[value] == UInt8(ascii: ":") else {
        continue
      }
      let rest = bytes[(value + 1)...].prefix { !"&';}\"<".utf8.contains($0) }
      let isUsable = rest.endIndex == bytes.count || !"&'".utf8.contains(bytes[rest.endIndex])
      if isUsable, rest.contains(where: { $0 > 0x20 }) {
        names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
      }
    }
    return names
  }

  private func nextVariable(from start: Int) -> Int? {
    var at = start
    while at + 1 < bytes.count {
      if bytes[at + 1] != UInt8(ascii: "-") {
        at += 2
      } else if bytes[at] == UInt8(ascii: "-") {
        return at
      } else {
        at += 1
      }
    }
    return nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The selectors and declarations of the next rule; `nil` at the end.
  mutating func next() -> (selectors: ArraySlice<UInt8>, declarations: ArraySlice<UInt8>)? {
    while true {
      while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "}") {
        index += 1
      }
      let start = index
      guard
        let mark = bytes[start...].firstIndex(where: {
          $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";")
        })
      else { return nil }
      let head = bytes[start..<mark]
      index = mark + 1
      if bytes[mark] == UInt8(ascii: ";") { continue }
      if head.first == UInt8(ascii: "@") {
        skipAtRule(head)
        continue
      }
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
      defer { index = end }
      return (head, bytes[index..<end])
    }
  }

  /// Goes into the rules for all media, and past all others.
  private mutating func skipAtRule(_ head: ArraySlice<UInt8>) {
    let media = head.starts(with: "@media".utf8) ? head.dropFirst(6).trimmedText : ""
    if media == "all" || media == "screen" { return }
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      index += 1
    }
  }

  private static func withoutComments(_ text: String) -> [UInt8] {
    var kept: [UInt8] = []
    let bytes = Array(text.utf8)
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
        index += 2
        while index + 1 < bytes.count, bytes[index] != 0x2A || bytes[index + 1] != 0x2F {
          index += 1
        }
        index += 2
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at its ends.
  var trimmedText: String {
    guard let start = firstIndex(where: { $0 > 0x20 }),
      let end = lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return String(decoding: self[start...end], as: UTF8.self)
  }
}
