import Books

/// A line that names a version in a history of changes: `CHANGES FROM 3.2 TO 3.3`, `2.16  2023-02-11`,
/// `2023-01-08 (2.9.0dev.12)`, `### Changes between 3.0.1 and 3.0.2 [15 Mar 2022]`.
///
/// It has the number and nothing but a few words before it and a date, a remark in brackets, a name in
/// quotation marks or an author behind it.
struct ReleaseLine {
  /// The words before the number in small letters: those of one text have the same.
  var words: String
  /// The parts of the version's number, a letter behind it as its place in the alphabet.
  var version: [Int]
  /// Whether the year stands behind the number, or before it.
  var hasYear: Bool
  /// Whether nothing stands behind the number.
  var isWhole = false
  /// Whether it names a version by itself, not only between others: `1.2` may be anything.
  var isSure = true

  /// Lines of more bytes, or with more words, are none.
  private static let longest = 120
  private static let mostTokens = 16
  /// So many words may stand before the number, and so many of an author behind `by`.
  private static let mostWords = 4
  /// So many words may stand between a date and the number behind it.
  private static let mostWordsBehindDate = 2
  /// Words of which one stands before the number of a version that has no date.
  private static let usualWords: Set<String> = [
    "version", "release", "releases", "changes", "changed", "changelog", "news", "new",
  ]
  /// The most bytes of `; urgency=medium`.
  private static let longestUrgency = 24
  /// The letters of a version's number.
  private static let longestVersion = 24

  /// Reads `line`, which has no white space before it; `nil` if it names no version.
  init?(_ line: some BidirectionalCollection<UInt8>) {
    guard line.count <= Self.longest else { return nil }
    let isDebian = Self.isDebian(line)
    guard isDebian || Self.hasNumber(line) else { return nil }
    let tokens = line.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    guard tokens.count <= Self.mostTokens else { return nil }
    if isDebian {
      guard let version = Self.debianVersion(tokens) else { return nil }
      self.init(words: "debian release", version: version, hasYear: false)
      return
    }
    var reader = Reader(tokens: tokens[...])
    guard let read = reader.read() else { return nil }
    self = read
  }

  fileprivate init(words: String, version: [Int], hasYear: Bool) {
    (self.words, self.version, self.hasYear) = (words, version, hasYear)
  }

  /// Whether `line` ends as the first line of an entry in a changelog of Debian does: `; urgency=medium`.
  private static func isDebian(_ line: some BidirectionalCollection<UInt8>) -> Bool {
    withoutUrgency(line).endIndex < line.endIndex
  }

  /// `line` without what Debian's changelogs say at its end of how urgent a version is.
  static func withoutUrgency<Line: BidirectionalCollection<UInt8>>(
    _ line: Line
  ) -> Line.SubSequence {
    let end = line.suffix(longestUrgency)
    guard let sign = end.firstIndex(of: UInt8(ascii: ";")),
      end[sign...].starts(with: "; urgency=".utf8)
    else { return line[...] }
    return line[..<sign]
  }

  /// The parts of the version in brackets, behind the package's name: `1:2.0-3`, also `5`.
  private static func debianVersion(_ tokens: [String]) -> [Int]? {
    guard tokens.count >= 4, case let version = tokens[1], version.hasPrefix("("),
      version.hasSuffix(")"), version.utf8.contains(where: isDigit)
    else { return nil }
    let (epoch, rest) =
      version.firstIndex(of: ":").map { (version[..<$0], version[$0...]) } ?? ("0", version[...])
    let parts = rest.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    return [Int(epoch.drop { $0 == "(" }) ?? 0] + parts
  }

  /// Whether one of its words tells that a version follows.
  var hasUsualWord: Bool {
    words.split(separator: " ").contains { Self.usualWords.contains(String($0)) }
  }

  /// Whether two digits with a full stop between them stand somewhere in `line`.
  private static func hasNumber(_ line: some Collection<UInt8>) -> Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in line {
      if last == UInt8(ascii: "."), isDigit(before), isDigit(byte) || byte == UInt8(ascii: "x") {
        return true
      }
      (before, last) = (last, byte)
    }
    return false
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The parts of the number of the version that `token` is; `nil` if it is none.
  fileprivate static func version(_ token: String) -> [Int]? {
    var token = token[...]
    while let first = token.first, "([".contains(first) { token.removeFirst() }
    while let last = token.last, ")]:,".contains(last) { token.removeLast() }
    if let first = token.first, first == "v" || first == "V" { token.removeFirst() }
    guard token.utf8.count <= longestVersion, let first = token.utf8.first, isDigit(first),
      token.utf8.allSatisfy({ isDigit($0) || isLetter($0) || ".-+_~".utf8.contains($0) })
    else { return nil }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].utf8.allSatisfy(isDigit), let second = parts[1].utf8.first,
      isDigit(second) || parts[1] == "x", parts.last?.isEmpty == false
    else { return nil }
    let numbers = token.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    // `1.1.1m`
    guard let letter = token.utf8.last, isLetter(letter),
      token.utf8.dropLast().last.map(isDigit) == true
    else { return numbers }
    return numbers + [Int(letter | 0x20) - 0x60]
  }

  fileprivate static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

// MARK: - Words

extension ReleaseLine {
  /// Reads the words of a line one after the other.
  private struct Reader {
    var tokens: ArraySlice<String>

    /// Words before a number that is none of a version.
    private static let others: Set<String> = [
      "section", "chapter", "part", "appendix", "see", "clause", "article", "rfc", "item", "rule",
    ]
    private static let connectors: Set<String> = ["to", "and", "->", "-", "through", "until"]
    private static let remarks: Set<String> = [
      "release", "released", "beta", "alpha", "final", "stable", "unreleased", "on", "version",
      "candidate", "rc", "prerelease",
    ]

    mutating func read() -> ReleaseLine? {
      while let first = tokens.first, first.allSatisfy({ "#*=".contains($0) }) {
        tokens.removeFirst()
      }
      if let read = readBehindShortDate() ?? readNameWithVersion() { return read }
      if let first = tokens.first,
        Self.isDate(first) || Self.isDottedDate(first) && tokens.count > 1
      {
        return readBehindDate()
      }
      var words: [String] = []
      while let first = tokens.first, Self.isWord(first) {
        guard words.count < ReleaseLine.mostWords else { return nil }
        words.append(first.lowercased().filter { $0 != ":" })
        tokens.removeFirst()
      }
      let isNoText = words.last.map {
        Self.others.contains($0) || HeadingWords.countNoText($0.uppercased()[...])
      }
      guard isNoText != true, let token = tokens.popFirst(),
        var version = ReleaseLine.version(token)
      else { return nil }
      if let connector = tokens.first, Self.connectors.contains(connector.lowercased()),
        let next = tokens.dropFirst().first.flatMap(ReleaseLine.version)
      {
        version = next + version
        tokens = tokens.dropFirst(2)
      }
      let isAlone = tokens.isEmpty
      guard let hasYear = readTail() else { return nil }
      var read = ReleaseLine(
        words: words.joined(separator: " "), version: version, hasYear: hasYear)
      read.isWhole = isAlone
      read.isSure = !words.isEmpty || hasYear || isAlone && Self.isAloneVersion(token)
      return read
    }

    /// `2023-01-08 (2.9.0dev.12)`
    private mutating func readBehindDate() -> ReleaseLine? {
      var hasYear = tokens.first.map(Self.isDottedDate) ?? false
      if hasYear { tokens.removeFirst() }
      while let first = tokens.first, Self.isDatePart(first), ReleaseLine.version(first) == nil {
        hasYear = hasYear || Self.hasYear(first)
        tokens.removeFirst()
      }
      var words = 0
      while words < ReleaseLine.mostWordsBehindDate, let first = tokens.first,
        Self.isWord(first) || first == "-"
      {
        if first != "-" { words += 1 }
        tokens.removeFirst()
      }
      guard hasYear, let version = tokens.popFirst().flatMap(ReleaseLine.version),
        readTail() != nil
      else { return nil }
      return ReleaseLine(words: "date", version: version, hasYear: true)
    }

    /// `22.12.31 BJH  Release 11.01.00`, of which the end tells that the first number is a date.
    private func readBehindShortDate() -> ReleaseLine? {
      guard (3...5).contains(tokens.count), let date = tokens.first, let last = tokens.last,
        Self.isShortDate(date), let version = ReleaseLine.version(last)
      else { return nil }
      let words = tokens.dropFirst().dropLast()
      guard let word = words.last?.lowercased(), ReleaseLine.usualWords.contains(word),
        words.allSatisfy(Self.isWord)
      else { return nil }
      return ReleaseLine(words: "date \(word)", version: version, hasYear: true)
    }

    /// `hdparm-9.65:`
    private func readNameWithVersion() -> ReleaseLine? {
      guard tokens.count == 1, let token = tokens.first, let dash = token.lastIndex(of: "-"),
        Self.isWord(String(token[..<dash]))
      else { return nil }
      let number = token[token.index(after: dash)...]
      guard number.utf8.allSatisfy({ ReleaseLine.isDigit($0) || ".:".utf8.contains($0) }),
        let version = ReleaseLine.version(String(number))
      else { return nil }
      var read = ReleaseLine(
        words: token[..<dash].lowercased(), version: version, hasYear: false)
      read.isWhole = true
      return read
    }

    /// Whether `token` is three numbers of the length that those of a date have: `22.12.31`, `26.12.2022`.
    private static func isShortDate(_ token: String) -> Bool {
      let parts = token.split(omittingEmptySubsequences: false) { "./-".contains($0) }
      guard parts.count == 3, parts.joined().utf8.allSatisfy(ReleaseLine.isDigit) else {
        return false
      }
      let years = parts.indices.filter { parts[$0].utf8.count == 4 }
      return parts.allSatisfy { [1, 2, 4].contains($0.utf8.count) }
        && (years.isEmpty || years == [2] && hasYear(token))
    }

    /// Reads what stands behind the number.
    ///
    /// - Returns: Whether it has a year; `nil` if it is a sentence or a title.
    private mutating func readTail() -> Bool? {
      var hasYear = false
      while let token = tokens.popFirst() {
        let word = token.lowercased()
        if token.first == "(" || token.first == "[" {
          var group = token
          while let last = group.last, !")]".contains(last), let next = tokens.popFirst() {
            hasYear = hasYear || Self.hasYear(group)
            group = next
          }
          guard group.last.map({ ")],;:.".contains($0) }) == true else { return nil }
          hasYear = hasYear || Self.hasYear(group)
        } else if let quote = token.first, "\"“".contains(quote) {
          var last = token.count > 1 ? token.last : nil
          while last != "\"", last != "”" {
            guard let next = tokens.popFirst() else { return nil }
            last = next.last
          }
        } else if word == "by" {
          return tokens.count <= ReleaseLine.mostWords ? hasYear : nil
        } else if let rest = Self.withoutAuthor([token] + tokens) {
          tokens = rest
        } else if hasYear, Self.areName([token] + tokens) {
          return true
        } else if let rest = Self.withoutName([token] + tokens) {
          tokens = rest
        } else if Self.isDatePart(token) {
          hasYear = hasYear || Self.hasYear(token)
        } else if !Self.remarks.contains(word.filter { $0 != ":" && $0 != "," }),
          !token.allSatisfy({ "-=#:*".contains($0) })
        {
          return nil
        }
      }
      return hasYear
    }

    /// What `tokens` have behind an address of mail and the name before it; `nil` if they begin with none.
    private static func withoutAuthor(_ tokens: [String]) -> ArraySlice<String>? {
      let name = tokens.prefix(ReleaseLine.mostWords).prefix {
        $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || ".-'".contains($0) }
      }
      guard tokens.count > name.count, case let address = tokens[name.count],
        address.hasPrefix("<"), address.contains("@")
      else { return nil }
      return tokens[(name.count + 1)...]
    }

    /// Whether `tokens` may be the name of who released it.
    private static func areName(_ tokens: [String]) -> Bool {
      tokens.count <= 3 && tokens.allSatisfy { $0.utf8.allSatisfy(ReleaseLine.isLetter) }
        && !isDatePart(tokens[0])
    }

    /// What `tokens` have behind a name, `Sergey Poznyakoff, 2021-02-13`, if that is a date with its year.
    private static func withoutName(_ tokens: [String]) -> ArraySlice<String>? {
      guard let end = tokens.prefix(ReleaseLine.mostWords).firstIndex(where: { $0.hasSuffix(",") }),
        tokens.count > end + 1,
        tokens[...end].allSatisfy({
          $0.first?.isUppercase == true && !$0.contains(where: \.isNumber)
        }),
        tokens[(end + 1)...].allSatisfy(isDatePart), tokens[(end + 1)...].contains(where: hasYear)
      else { return nil }
      return tokens[(end + 1)...]
    }

    /// Whether a version says by itself that it is one: `1.2.3`, `1.2rc1`, not `1.2` or `5.3.2026`.
    private static func isAloneVersion(_ token: String) -> Bool {
      let bytes = token.utf8
      if bytes.contains(where: ReleaseLine.isLetter) { return true }
      let parts = token.split { !$0.isNumber }
      return parts.count > 2 && !parts.contains { $0.utf8.count == 4 }
    }

    private static func isWord(_ token: String) -> Bool {
      guard let first = token.utf8.first(where: { $0 != UInt8(ascii: "'") }),
        ReleaseLine.isLetter(first) || first >= 0x80
      else { return false }
      // Names have figures, too: `at-spi2-core`.
      let isName = token.utf8.count { ReleaseLine.isDigit($0) } == 1 && token.contains("-")
      return token.utf8.contains(where: ReleaseLine.isLetter)
        && token.utf8.allSatisfy {
          ReleaseLine.isLetter($0) || $0 >= 0x80 || "-_':&+".utf8.contains($0)
            || isName && ReleaseLine.isDigit($0)
        }
    }

    /// Whether `token` is the whole of a date: `2023-01-08`.
    private static func isDate(_ token: String) -> Bool {
      token.utf8.count <= 11 && hasYear(token) && token.utf8.first.map(ReleaseLine.isDigit) == true
        && token.split { "-/.".contains($0) }.count == 3 && !token.contains(".")
    }

    /// Whether `token` is a date such as `2023.01.18`.
    private static func isDottedDate(_ token: String) -> Bool {
      token.utf8.count == 10 && hasYear(token)
        && token.split(separator: ".").map(\.utf8.count) == [4, 2, 2]
    }

    /// Whether four digits of a year of computers stand in `token`, or a date such as `20230118`.
    private static func hasYear(_ token: String) -> Bool {
      token.split { !$0.isASCII || !$0.isNumber }.contains { number in
        (number.utf8.count == 4 || number.utf8.count == 8)
          && Int(number.prefix(4)).map { (1970...2099).contains($0) } == true
      }
    }

    private static let months: Set<String> = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    /// Days that have two letters in some languages.
    private static let shortWeekdays: Set<String> = [
      "mo", "di", "mi", "do", "fr", "sa", "so", "lu", "ma", "me", "je", "ve", "tu", "we", "th",
      "su",
    ]

    /// Whether `token` may be a part of a date with its time: `Tue`, `17-Mar-2009`, `12:09:16Z`, `GMT`.
    private static func isDatePart(_ token: String) -> Bool {
      let token = token.filter { !",;.()[]".contains($0) }
      guard !token.isEmpty, token.utf8.count <= 25 else { return token.isEmpty }
      let digits = token.utf8.count(where: ReleaseLine.isDigit)
      let words = token.split { !$0.isASCII || !$0.isLetter }.map { $0.lowercased() }
      let areKnown = words.allSatisfy { word in
        let start = String(word.prefix(3))
        return word.utf8.count <= 9 && (months.contains(start) || weekdays.contains(start))
          || ["st", "nd", "rd", "th", "z", "t"].contains(word)
          || digits == 0 && shortWeekdays.contains(word)
      }
      if digits > 0 {
        return areKnown
          && token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-/:+?".contains($0)) }
      }
      // `CET`
      return areKnown && !words.isEmpty
        || (2...6).contains(token.utf8.count)
          && token.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
  }
}
