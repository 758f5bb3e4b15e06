/// What a text is called after its file.
struct FileTitle {
  /// Words of file names that say nothing of the text inside.
  private static let empty = [
    "book", "text", "etext", "ebook", "file", "untitled", "document", "index", "page", "new",
    "copy",
    "readme",
  ]

  /// The file's name without folders and extension, tidied: `pride_and_prejudice.txt` is `Pride and
  /// prejudice`.
  let title: String

  /// The title of the file called `name`; folders before it count for nothing.
  init(_ name: String) {
    let name = Self.unpacked(name.split(separator: "/").last.map(String.init) ?? name)
    let stem = Self.withoutExtension(name)
    // Without an extension it is a name by itself, such as `copyright` or `git-remote-hg`.
    title = stem == name ? name : Self.capitalized(Self.spaced(stem))
  }

  /// Whether the name has a word that can be a title's: `dracula` has one, `345-0` and `pg345` not.
  var saysSomething: Bool {
    title.split { !$0.isLetter }.contains { word in
      word.utf8.count >= 3 && !Self.empty.contains(word.lowercased())
    }
  }

  /// The name without what a compressed file's ends with.
  private static func unpacked(_ name: String) -> String {
    let lower = name.lowercased()
    let ending = [".gz", ".xz", ".zst", ".bz2"].first { lower.hasSuffix($0) && lower != $0 }
    return String(name.dropLast(ending?.count ?? 0))
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.distance(from: dot, to: name.endIndex) <= 6
    else { return name }
    return String(name[..<dot])
  }

  /// `name` with spaces where underscores, or hyphens between words, stand for them: that of `x-ray` is
  /// its own.
  private static func spaced(_ name: String) -> String {
    guard !name.utf8.contains(0x20) else { return name }
    if name.utf8.contains(0x5F), name.utf8.first != 0x5F {
      return String(name.map { $0 == "_" ? " " : $0 })
    }
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count >= 2, words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) }),
      words.count > 2 || words.allSatisfy({ $0.count > 2 })
    else { return name }
    return words.joined(separator: " ")
  }

  /// `words` with a capital at the beginning, if they are words in small letters.
  private static func capitalized(_ words: String) -> String {
    guard let first = words.first, first.isLowercase,
      words.count(where: \.isLetter) >= 3,
      words.allSatisfy({ $0.isLowercase || $0.isNumber || " -'’".contains($0) })
    else { return words }
    // A string for the rest: to append a substring, the runtime looks through all conformances.
    return first.uppercased() + String(words.dropFirst())
  }
}
