package import Holdings

extension BookEdit {
  /// What is told once books were changed: `Reading.`, or `321 books: #sea added, reading.`
  ///
  /// - Parameter count: The number of the books, at least 1.
  package static func sentence(about edits: [BookEdit], of count: Int) -> String {
    let words = Self.words(about: edits)
    guard count == 1 else { return "\(count) books: \(words)." }
    return words.prefix(1).uppercased() + String(words.dropFirst()) + "."
  }

  /// `#sea added, #old removed, reading, title and rating changed`.
  private static func words(about edits: [BookEdit]) -> String {
    var (added, removed, others): ([String], [String], [String]) = ([], [], [])
    var status: [String] = []
    for edit in edits {
      switch edit {
      case .tag(let name, _): added.append("#\(name)")
      case .untag(let name): removed.append("#\(name)")
      case .status(let new): status = [new.name.lowercased()]
      default: if let noun = edit.noun, !others.contains(noun) { others.append(noun) }
      }
    }
    return [
      words(added, "tags", "added"), words(removed, "tags", "removed"), status.first,
      words(others, "things", "changed"),
    ].compactMap(\.self).joined(separator: ", ").or("changed")
  }

  /// The names and what was done, with their number instead of more than three.
  private static func words(_ names: [String], _ kind: String, _ verb: String) -> String? {
    guard let last = names.last else { return nil }
    guard names.count <= 3 else { return "\(names.count) \(kind) \(verb)" }
    let list =
      names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    return "\(list) \(verb)"
  }

  /// What is changed, if that is neither a tag of the book nor its status.
  private var noun: String? {
    switch self {
    case .status, .tag, .untag: nil
    case .colour: "colour of a tag"
    case .rating: "rating"
    case .title: "title"
    case .author: "author"
    case .series: "series"
    case .work: "edition"
    case .description: "description"
    case .note: "note"
    case .startedAt, .finishedAt: "dates"
    }
  }
}

extension String {
  /// Itself, or `other` if it is empty.
  fileprivate func or(_ other: String) -> String { isEmpty ? other : self }
}
