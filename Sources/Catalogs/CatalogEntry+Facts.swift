extension CatalogEntry {
  /// Takes what calibre's server says of a book in the first paragraphs of its description: tags, the
  /// series and a rating have no elements of their own there.
  mutating func takeFactsOfSummary() {
    var paragraphs = summary.split(separator: "\n\n").map(String.init)
    while let first = paragraphs.first, let colon = first.firstIndex(of: ":") {
      let value = String(first[first.index(after: colon)...]).spaced
      switch first[..<colon] {
      case "TAGS":
        subjects += value.split(separator: ",").map(\.trimmed).filter { !subjects.contains($0) }
      case "SERIES": series = series ?? Self.calibreSeries(value)
      case "RATING": break
      default:
        summary = paragraphs.joined(separator: "\n\n")
        return
      }
      paragraphs.removeFirst()
    }
    summary = paragraphs.joined(separator: "\n\n")
  }

  /// `Barsetshire [2]`, or `[2.00]`, as `Barsetshire 2`.
  private static func calibreSeries(_ words: String) -> String? {
    guard words.hasSuffix("]"), let open = words.lastIndex(of: "[") else {
      return words.numbered(nil)
    }
    return String(words[..<open]).numbered(String(words[words.index(after: open)...].dropLast()))
  }
}

extension String {
  /// The name of a series with the number of a book behind it; nil without a name.
  func numbered(_ number: String?) -> String? {
    let name = spaced
    guard !name.isEmpty else { return nil }
    guard var number = number?.spaced, !number.isEmpty else { return name }
    if number.contains(".") {
      while number.last == "0" { number.removeLast() }
      if number.last == "." { number.removeLast() }
    }
    return "\(name) \(number)"
  }
}
