/// The names of elements and where these begin, as lines: few are ever asked for, and there may be a hundred
/// thousand.
enum ElementNames {
  /// A line for each element.
  static func lines(of elements: [(name: String, offset: Int)]) -> String {
    elements.reduce(into: "") { lines, element in
      // No address has the end of a line.
      guard !element.name.utf8.contains(0x0A) else { return }
      lines += "\(element.offset) \(element.name)\n"
    }
  }

  /// Where the element with this name begins; `nil` if the lines have none.
  static func offset(of name: String, in lines: String) -> Int? {
    for line in lines.utf8.split(separator: 0x0A) {
      guard let space = line.firstIndex(of: 0x20),
        line[space...].dropFirst().elementsEqual(name.utf8)
      else { continue }
      return Int(Substring(line[..<space]))
    }
    return nil
  }
}
