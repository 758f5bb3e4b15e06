/// What a text is called after its file.
struct FileTitle {
  /// Words of file names that say nothing of the text inside.
  private static let empty = [
    "book", "text", "etext", "ebook", "file", "untitled", "document", "index", "page", "new",
    "copy",
    "readme",
  ]

  /// The file's name without folders and extension, tidied: `pride_and_prejudice.txt` is `Pride and
  /// prejudice`; without the author and the year, if it names an author.
  let title: String
  /// The author that the name begins with, if that is certain.
  let author: String?

  /// The title of the file called `name`; folders before it count for nothing.
  init(_ name: String) {
    let file = Self.unpacked(name.split(separator: "/").last.map(String.init) ?? name)
    let name = Self.decoded(file)
    let stem = Self.withoutExtension(name)
    let spaced = Self.spaced(stem)
    if let named = AuthoredName(spaced) {
      (title, author) = (named.title, named.author)
      return
    }
    author = nil
    // Without an extension it is a name by itself, such as `copyright` or `git-remote-hg`, unless it has
    // more words between dots than names of programs' files have.
    let isItself = stem == file && stem.count(where: { $0 == "." }) < 3
    title = isItself ? name : Self.capitalized(spaced)
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

  /// The name without the signs of a web address, if it has `%20` for its spaces.
  private static func decoded(_ name: String) -> String {
    guard name.contains("%20"), !name.utf8.contains(0x20) else { return name }
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == 0x25, digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let code = UInt8(digits, radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? name
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.distance(from: dot, to: name.endIndex) <= 6,
      !name[dot...].utf8.contains(0x20)
    else { return name }
    return String(name[..<dot])
  }

  /// `name` with spaces where underscores, or other signs between words, stand for them: the hyphen of
  /// `x-ray` is its own.
  private static func spaced(_ name: String) -> String {
    guard !name.utf8.contains(0x20) else { return name }
    if name.utf8.contains(0x5F), name.utf8.first != 0x5F {
      return String(name.map { $0 == "_" ? " " : $0 })
    }
    return dotted(name) ?? plussed(name) ?? hyphenated(name)
  }

  private static func hyphenated(_ name: String) -> String {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count >= 2, words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) }),
      words.count > 2 || words.allSatisfy({ $0.count > 2 })
    else { return name }
    return words.joined(separator: " ")
  }

  /// The words between plus signs; of two words it is not known what the sign is.
  private static func plussed(_ name: String) -> String? {
    let words = name.split(separator: "+", omittingEmptySubsequences: false)
    guard words.count >= 3, words.allSatisfy(isWordOrNumber) else { return nil }
    return words.joined(separator: " ")
  }

  /// Words that are parts of servers' names and of programs' files.
  private static let technical: Set<String> = [
    "www", "com", "org", "net", "edu", "gov", "io", "dev", "tar", "min", "test", "spec", "conf",
    "config", "lib", "so", "app", "api",
  ]

  /// The words between dots, at least three of letters: a dot between numbers, as in `v2.1`, stays.
  ///
  /// Nil for names of servers and of programs' files, and if there is anything but words and numbers.
  private static func dotted(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.allSatisfy({ isWordOrNumber($0) || isVersion($0) }),
      parts.count(where: isWord) >= 3,
      !parts.contains(where: { technical.contains($0.lowercased()) })
    else { return nil }
    var words = ""
    for part in parts {
      if let last = words.last, let first = part.first {
        words += last.isNumber && first.isNumber ? "." : " "
      }
      words += part
    }
    return words
  }

  private static func isWord(_ part: Substring) -> Bool {
    part.contains(where: \.isLetter) && part.allSatisfy { $0.isLetter || "-'’".contains($0) }
  }

  private static func isWordOrNumber(_ part: Substring) -> Bool {
    isWord(part) || (!part.isEmpty && part.allSatisfy(\.isNumber))
  }

  /// `v2`
  private static func isVersion(_ part: Substring) -> Bool {
    part.count >= 2 && part.first == "v" && part.dropFirst().allSatisfy(\.isNumber)
  }

  /// `words` with a capital at the beginning, if they are words in small letters.
  private static func capitalized(_ words: String) -> String {
    let signs = words.utf8.contains(0x20) ? " -'’." : "-'’"
    guard let first = words.first, first.isLowercase,
      words.count(where: \.isLetter) >= 3,
      words.allSatisfy({ $0.isLowercase || $0.isNumber || signs.contains($0) })
    else { return words }
    // A string for the rest: to append a substring, the runtime looks through all conformances.
    return first.uppercased() + String(words.dropFirst())
  }
}
