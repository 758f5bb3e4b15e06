/// The first lines of a text, where they name its author without a word such as "by": `Franz Kafka`
/// above `Das Schloß`, `Das Schloß von Franz Kafka`, `Franz Kafka. Das Schloß`.
///
/// A title may look like a name, and many a title is one. So a common given name or the name of the
/// file has to confirm which of the words are the author's.
struct AuthoredPage {
  /// What the text is called.
  let title: String
  /// Who wrote it.
  let author: String

  /// The longest line that is taken for a title or an author, in bytes.
  private static let longestLine = 100
  /// Between the two stand at most so many lines without words.
  private static let mostBlank = 5

  /// What the first of `lines`, which are in a file of this name, say; nil if that is not certain.
  init?(_ lines: [ArraySlice<UInt8>], file: FileTitle) {
    guard let top = lines.firstIndex(where: { $0.contains { $0 > 0x20 } }),
      Self.mayName(lines[top])
    else { return nil }
    let first = Self.words(lines[top])
    if let parted = Self.parted(first, FileWords(file)) {
      self = parted
      return
    }
    let below = lines[(top + 1)...].prefix(Self.mostBlank + 1)
    guard let next = below.firstIndex(where: { !Self.words($0).isEmpty }),
      lines[next].count <= Self.longestLine
    else { return nil }
    let names = FileWords(file)
    let second = Self.words(lines[next])
    guard
      let found = Self.authorFirst(first, second, names, rest: lines[(next + 1)...])
        ?? Self.titleFirst(first, second, names)
    else { return nil }
    self = found
  }

  /// Whether a line may be a name or a title: a quick look, as this comes before the first page. Few titles have
  /// figures, which most headings and dates have.
  private static func mayName(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= longestLine, let first = line.first(where: { $0 > 0x20 }),
      first >= 0x80 || 0x41...0x5A ~= first
    else { return false }
    return line.contains(0x20) && !line.contains { 0x30...0x39 ~= $0 }
  }

  private init(title: some StringProtocol, author: some StringProtocol) {
    (self.title, self.author) = (String(title), String(author))
  }

  // MARK: - Two lines

  /// `Franz Kafka` and `Das Schloß`.
  private static func authorFirst(
    _ first: String, _ second: String, _ file: FileWords, rest: ArraySlice<ArraySlice<UInt8>>
  ) -> AuthoredPage? {
    guard let name = PersonName(first), let title = title(second) else { return nil }
    let isNamed = file.contains(name.last)
    let isTurned = !isNamed && file.contains(name.first) && PersonName(second) == nil
    let isTitled = file.contains(aWordOf: second, butNot: first)
    // What the file is called after the first line alone, that line is the title.
    guard isTitled || !file.areAll(in: first) || !file.saysSomething else { return nil }
    let isCertain =
      if isTitled {
        (isNamed || isTurned) && (name.hasGivenName || !comesAgain(first, in: rest))
          || name.hasGivenName && file.areAll(in: second)
      } else if file.saysSomething {
        name.hasGivenName && isNamed && isPlain(second) && PersonName(second)?.hasGivenName != true
      } else {
        name.hasGivenName && isPlain(second)
          && articles.contains(String(second.prefix { $0 != " " }))
      }
    return isCertain ? AuthoredPage(title: title, author: first) : nil
  }

  /// `Das Schloß` and `Franz Kafka`.
  private static func titleFirst(
    _ first: String, _ second: String, _ file: FileWords
  ) -> AuthoredPage? {
    guard let name = PersonName(second), let title = title(first), file.contains(name.last),
      // Two names may be an author, surname first, and a title in capitals.
      name.hasGivenName
        || PersonName(first) == nil && file.contains(aWordOf: first, butNot: second)
    else { return nil }
    return AuthoredPage(title: title, author: second)
  }

  /// Words with which a title begins, and hardly ever a subtitle.
  private static let articles: Set<String> = [
    "Der", "Die", "Das", "The", "Le", "La", "Les", "Il", "El", "Los", "Las", "De", "Het", "Den",
  ]
  /// Words with which a line begins that tells who else worked on the book, or which part it is.
  private static let notes = [
    "herausgegeben", "übersetzt", "edited", "translated", "traduit", "tradotto", "перевод",
    "przekład", "a ", "an ", "ein ", "eine ", "roman", "novel", "or", "oder", "being", "version",
  ]

  private static func isPlain(_ line: String) -> Bool {
    let small = line.lowercased()
    return line.last != "." && !notes.contains(where: small.hasPrefix)
  }

  private static func title(_ line: String) -> String? {
    var title = line[...]
    if title.last == ".", title.dropLast().contains(where: { $0 == "." }) == false {
      title.removeLast()
    }
    guard let first = title.first, first.isUppercase || first.isNumber, let last = title.last,
      !".:;,{}".contains(last), title.utf8.count <= 70, TitleLine(String(title)) != nil
    else { return nil }
    return String(title)
  }

  // MARK: - One line

  /// Words before an author's name.
  private static let before: Set<Substring> = [
    "by", "von", "par", "por", "door", "av", "af", "przez",
  ]
  /// The same, which far more often say whose or where something is.
  private static let doubtful: Set<Substring> = ["de", "di", "da", "van"]
  /// What is somebody's without being by him.
  private static let lives: Set<String> = [
    "life", "lives", "story", "history", "death", "leben", "geschichte", "tod", "vie", "mort",
    "histoire", "vida", "historia", "muerte", "vita", "storia", "livet", "leven", "życie",
    "biography", "biographie", "bildnis", "portrait",
  ]

  private static func parted(_ line: String, _ file: FileWords) -> AuthoredPage? {
    if let stop = line.firstRange(of: ". "),
      let name = PersonName(String(line[..<stop.lowerBound])),
      name.hasGivenName || file.contains(name.last),
      let title = title(String(line[stop.upperBound...])),
      title.split(separator: " ").count <= 6
    {
      return AuthoredPage(title: title, author: line[..<stop.lowerBound])
    }
    let words = line.split(separator: " ")
    for index in words.indices.dropFirst().dropLast(2) {
      let isDoubtful = doubtful.contains(words[index])
      guard isDoubtful || before.contains(words[index]) else { continue }
      let author = words[(index + 1)...].joined(separator: " ")
      let rest = words[..<index]
      guard let name = PersonName(author),
        !rest.contains(where: { lives.contains($0.lowercased()) }),
        isDoubtful
          ? file.contains(name.last) && !file.contains(words[index]) : name.hasGivenName,
        let title = title(rest.joined(separator: " "))
      else { continue }
      return AuthoredPage(title: title, author: author)
    }
    return nil
  }

  // MARK: - Lines

  /// The words of a line, parted by single spaces; none if it is no text.
  private static func words(_ line: ArraySlice<UInt8>) -> String {
    guard let line = String(validating: line, as: UTF8.self) else { return "" }
    return line.split { $0.isWhitespace || $0 == "\u{FEFF}" }.joined(separator: " ")
  }

  /// Whether a word of `name` is one of `lines`, but for those that repeat it whole.
  private static func comesAgain(_ name: String, in lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    let names = Set(name.lowercased().split { !$0.isLetter })
    return lines.contains { line in
      let line = words(line)
      return line != name
        && line.lowercased().split { !$0.isLetter }.contains(where: names.contains)
    }
  }
}

/// Two to four words that may be a person's name, in whatever case.
struct PersonName {
  /// The first word.
  let first: Substring
  /// The last word.
  let last: Substring
  /// Whether the first is a common given name, or letters for one.
  let hasGivenName: Bool

  /// The name that `line` is; nil if it is none.
  init?(_ line: String) {
    let isCapital = !line.contains(where: \.isLowercase)
    let plain = isCapital ? Self.capitalized(line) : line
    let words = line.split(separator: " ")
    guard AuthoredName.mayBeName(plain[...]), let first = words.first, let last = words.last else {
      return nil
    }
    (self.first, self.last) = (first, last)
    hasGivenName = AuthoredName.isPerson(plain[...])
  }

  /// `THOMAS MANN` as `Thomas Mann`; letters with full stops stay.
  private static func capitalized(_ line: String) -> String {
    line.split(separator: " ").map { word in
      word.contains(".") ? String(word) : word.prefix(1) + word.dropFirst().lowercased()
    }.joined(separator: " ")
  }
}

/// The words of a file's name, which writes foreign letters as it can.
private struct FileWords {
  private let names: [[Character]]
  let saysSomething: Bool

  init(_ file: FileTitle) {
    names = file.title.lowercased().split { !$0.isLetter }.filter { $0.count >= 3 }.map(Array.init)
    saysSomething = file.saysSomething
  }

  /// Whether the file's name has `word`.
  func contains(_ word: some StringProtocol) -> Bool {
    word.lowercased().split { !$0.isLetter }.contains { part in
      part.count >= 3 && names.contains { Self.matches(Array(part), $0) }
    }
  }

  func contains(aWordOf line: String, butNot other: String) -> Bool {
    let others = Set(other.lowercased().split { !$0.isLetter })
    return line.split(separator: " ").contains { word in
      contains(word) && !others.contains(word.lowercased().filter(\.isLetter)[...])
    }
  }

  /// Whether the name of the file has no word that is not one of `line`.
  func areAll(in line: String) -> Bool {
    let words = line.lowercased().split { !$0.isLetter }.map(Array.init)
    return names.allSatisfy { name in words.contains { Self.matches($0, name) } }
  }

  /// Russian letters from `а` on, as they are written in Latin ones.
  private static let latin: [[String]] = [
    ["a"], ["b"], ["v"], ["g"], ["d"], ["e", "ye"], ["zh"], ["z"], ["i", ""], ["y", "j", "i", ""],
    ["k"], ["l"], ["m"], ["n"], ["o"], ["p"], ["r"], ["s"], ["t"], ["u"], ["f"], ["kh", "h"],
    ["ts", "c"], ["ch"], ["sh"], ["shch"], [""], ["y"], ["", "j"], ["e"], ["yu", "iu"],
    ["ya", "ia"],
  ]

  /// Whether `name` writes `word`: `balucki` is `Bałucki`, `schloss` is `Schloß`.
  ///
  /// A letter can be written in several ways, so that the letters so far may end at several places.
  private static func matches(_ word: [Character], _ name: [Character]) -> Bool {
    var ends: Set<Int> = [0]
    for letter in word {
      var next: Set<Int> = []
      for end in ends {
        for count in lengths(of: letter, at: name[end...]) { next.insert(end + count) }
      }
      guard !next.isEmpty else { return false }
      ends = next
    }
    return ends.contains(name.count)
  }

  /// How many letters of `name` may stand for `letter`, which comes first in it.
  private static func lengths(of letter: Character, at name: ArraySlice<Character>) -> [Int] {
    var lengths = letter == name.first ? [1] : []
    guard !letter.isASCII, let value = letter.unicodeScalars.first?.value else { return lengths }
    if (0x430...0x44F).contains(value) {
      lengths += latin[Int(value - 0x430)].filter { name.starts(with: $0) }.map(\.count)
    } else if value < 0x250 {
      // Letters with accents are written without them or as two.
      lengths += [1, 2].filter { $0 <= name.count }
    }
    return lengths
  }
}
