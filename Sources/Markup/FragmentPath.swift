/// A place in an EPUB as KOReader writes it: `/body/DocFragment[8]/body/div/p[3]/text().12`.
///
/// A fragment is a document of the book in the order of the spine. Numbers count from 1, characters
/// from 0. Source: crengine, `ldomXPointer::toStringV2` and `ldomDocument::createXPointerV2`.
package struct FragmentPath: Equatable, Sendable {
  /// An element, by its name and its number among those of that name in its parent.
  package struct Step: Equatable, Sendable {
    package var name: String
    /// Nil if it was not written: it is the first then.
    package var index: Int?

    package init(_ name: String, _ index: Int? = nil) {
      self.name = name
      self.index = index
    }
  }

  /// The number of the document, from 1.
  package var fragment: Int
  /// The elements, from the document's body to the one that is meant or has the text.
  package var steps: [Step]
  /// The text that is meant, by its number among the texts of its element; nil for the element itself.
  package var text: Text?

  /// A text of an element, and a character in it.
  package struct Text: Equatable, Sendable {
    /// Nil if it was not written: it is the first then.
    package var index: Int?
    /// The characters before the one that is meant; white space that collapses counts as one.
    package var character: Int

    package init(_ index: Int? = nil, character: Int = 0) {
      self.index = index
      self.character = character
    }
  }

  /// A place in the document with this number.
  package init(fragment: Int, steps: [Step] = [], text: Text? = nil) {
    self.fragment = fragment
    self.steps = steps
    self.text = text
  }

  /// The longest path that is read, in bytes.
  private static let longest = 4096

  /// The place that `words` name; nil if they are no such path.
  package init?(_ words: String) {
    guard words.utf8.count <= Self.longest, words.hasPrefix("/") else { return nil }
    var parts = words.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard var last = parts.popLast() else { return nil }
    // A point in the last one: which character of a text, or which child of an element.
    var point: Int?
    if let dot = last.lastIndex(of: "."), let number = Self.number(last[dot...].dropFirst()) {
      point = number
      last = last[..<dot]
    }
    parts.append(last)
    let steps = parts.compactMap { Step($0) }
    guard steps.count == parts.count, steps.count >= 2, steps[0].name == "body",
      steps[0].index ?? 1 == 1, steps[1].name == "DocFragment"
    else { return nil }
    fragment = steps[1].index ?? 1
    self.steps = Array(steps[2...])
    if let end = self.steps.last, end.name == "text()" {
      text = Text(end.index, character: point ?? 0)
      self.steps.removeLast()
    }
    guard !self.steps.contains(where: { $0.name == "text()" }) else { return nil }
  }

  fileprivate static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }
}

extension FragmentPath.Step {
  /// The step that `words` are, such as `p[3]`.
  fileprivate init?(_ words: Substring) {
    guard let bracket = words.firstIndex(of: "[") else {
      guard !words.isEmpty else { return nil }
      self.init(String(words))
      return
    }
    guard words.hasSuffix("]"), bracket > words.startIndex,
      let index = FragmentPath.number(words[bracket...].dropFirst().dropLast()), index > 0
    else { return nil }
    self.init(String(words[..<bracket]), index)
  }
}

extension FragmentPath: CustomStringConvertible {
  /// The path as KOReader writes it.
  package var description: String {
    var words = "/body/DocFragment[\(fragment)]"
    for step in steps { words += "/" + step.name + Self.brackets(step.index) }
    if let text { words += "/text()" + Self.brackets(text.index) + ".\(text.character)" }
    return text == nil && steps.isEmpty ? words + ".0" : words
  }

  private static func brackets(_ index: Int?) -> String { index.map { "[\($0)]" } ?? "" }
}
