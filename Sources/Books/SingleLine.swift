/// Words that come from outside, as one line of text.
package enum SingleLine {
  /// `words` without what is no text: escape sequences, controls and ends of lines are a space, what
  /// turns the direction of writing around is nothing; and no space stands at an end or behind another.
  ///
  /// - Complexity: O(*n*); plain words are only looked at.
  package static func of(_ words: String) -> String {
    var last: UInt8 = 0x20
    let isPlain = words.utf8.allSatisfy { byte in
      defer { last = byte }
      return byte > 0x1F && byte != 0x7F && byte != 0xC2 && byte != 0xD8 && byte != 0xE2
        && !(byte == 0x20 && last == 0x20)
    }
    if isPlain, words.utf8.last != 0x20 { return words }
    var line = ""
    var rest = words.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B:
        dropSequence(from: &rest)
        addSpace(to: &line)
      case 0x9B:
        dropUntilFinal(from: &rest)
        addSpace(to: &line)
      case 0...0x20, 0x7F...0x9F, 0x2028, 0x2029: addSpace(to: &line)
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
      default: line.unicodeScalars.append(scalar)
      }
    }
    if line.last == " " { line.removeLast() }
    return line
  }

  private static func addSpace(to line: inout String) {
    if let last = line.unicodeScalars.last, last != " " { line.append(" ") }
  }

  /// Drops the rest of an escape sequence (ECMA-48), of which ESC was taken.
  private static func dropSequence(from rest: inout Substring.UnicodeScalarView) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      dropUntilFinal(from: &rest)
    case "]", "P", "X", "^", "_":
      // A string, which BEL or another sequence ends.
      guard let end = rest.firstIndex(where: { $0.value == 0x07 || $0.value == 0x1B }) else {
        rest = rest[rest.endIndex...]
        return
      }
      let isEscape = rest[end].value == 0x1B
      rest = rest[rest.index(after: end)...]
      if isEscape, !rest.isEmpty { rest.removeFirst() }
    case let next? where 0x20...0x7E ~= next.value: rest.removeFirst()
    default: break
    }
  }

  private static func dropUntilFinal(from rest: inout Substring.UnicodeScalarView) {
    while let next = rest.first, 0x20...0x3F ~= next.value { rest.removeFirst() }
    if let next = rest.first, 0x40...0x7E ~= next.value { rest.removeFirst() }
  }
}
