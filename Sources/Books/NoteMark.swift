/// What stands in a text for a note.
package enum NoteMark {
  /// Whether the words of a link look like the mark of a note: `12`, `[3]`, `*`, `b`.
  package static func isMark(_ words: String) -> Bool {
    let inside = words.trimmingBrackets
    guard let first = inside.first, inside.count <= 4 else { return false }
    if "*†‡§¶#⁎".contains(first) { return inside.allSatisfy { $0 == first } }
    return inside.allSatisfy(\.isNumber) || (inside.count == 1 && first.isLetter)
  }
}

extension String {
  /// Without brackets around it.
  fileprivate var trimmingBrackets: Substring {
    let closing: [Character: Character] = ["[": "]", "(": ")", "{": "}"]
    guard count > 2, let first, let last, closing[first] == last else { return self[...] }
    return dropFirst().dropLast()
  }
}
