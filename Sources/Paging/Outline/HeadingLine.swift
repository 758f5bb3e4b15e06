import Books

/// A line read as a heading: what it says it is, its number, and where its title begins.
struct HeadingLine {
  /// What it is.
  var kind: HeadingKind
  /// Its number, where it has one that could be read.
  var number: Int?
  /// What follows the number and the punctuation after it; empty if nothing does.
  var title: Substring
  /// Whether the number is followed by a title.
  var isBare: Bool { title.isEmpty }
  /// Whether it is known for a heading wherever a line begins with it: `第一章 門`.
  var needsNoBlankLine = false
  /// Whether it is a word of two letters in capitals, `OM`: more often none than one.
  var isShort = false
  /// Whether a name of its own stands before the number: `FABLE II`, but also `HENRY VIII`.
  var isCounted = false

  /// Reads `line`, which has no white space and no decoration at its ends.
  ///
  /// - Returns: `nil` if it is no heading by itself; a line that the contents list names may
  ///   still be one.
  init?(_ line: String) {
    if let read = Self.division(line) ?? Self.numeral(line) ?? Self.setApart(line)
      ?? Self.counted(line) ?? Self.ofPart(line) ?? Self.words(line)
    {
      self = read
    } else {
      return nil
    }
  }

  init(_ kind: HeadingKind, _ number: Int? = nil, title: Substring = "") {
    self.kind = kind
    self.number = number
    self.title = title
  }

  /// Reads a line of a contents list that sets its numbers in a column: `II  The Door`, `TWO  The Door`.
  ///
  /// Elsewhere a sentence begins so, and here a title may: `I Am Born`. Whoever reads it sees to it that
  /// the numbers count up.
  init?(columns line: String) {
    guard let end = line.firstIndex(where: \.isWhitespace) else { return nil }
    let gap = line[end...].prefix(while: \.isWhitespace)
    let title = line[gap.endIndex...]
    guard let first = title.first, !first.isLowercase else { return nil }
    let token = line[..<end]
    let small = token.lowercased()[...]
    guard let number = HeadingWords.number(small) else { return nil }
    let isNumeral =
      token.utf8.first.map { $0 < 0x3A } == true
      || token == token.uppercased() && HeadingWords.roman(small) != nil
    guard isNumeral || gap.utf8.count > 1 && HeadingWords.roman(small) == nil else { return nil }
    self.init(.numeral, number, title: title)
  }

  /// A line that is a heading because the contents list names it.
  static let listed = HeadingLine(.listed)

  /// Makes two spaces of each space that does not break, so that every other byte keeps its place.
  static func makeSpacesPlain(_ bytes: inout ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while let lead = bytes[index...].firstIndex(of: 0xC2), lead + 1 < bytes.endIndex {
      if bytes[lead + 1] == 0xA0 { (bytes[lead], bytes[lead + 1]) = (0x20, 0x20) }
      index = lead + 1
    }
  }

  /// `words` without the mark of a note behind them: `THE TALE.<1>`, `LETTER II {4a}`, `Of Fishes[12]`.
  static func withoutNoteMark(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = words.last, last > 0x3D else { return words }
    let opening: UInt8
    switch last {
    case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
    case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
    case UInt8(ascii: ">"): opening = UInt8(ascii: "<")
    default: return words
    }
    guard let open = words.suffix(6).lastIndex(of: opening), open + 2 < words.endIndex,
      (0x30...0x39).contains(words[open + 1]),
      words[(open + 1)...].dropFirst().dropLast().allSatisfy({
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
      })
    else { return words }
    let name = words[..<open]
    guard name.contains(where: { (0x41...0x5A).contains($0 & 0xDF) || $0 >= 0x80 }) else {
      return words
    }
    let end = name.lastIndex { $0 != 0x20 } ?? name.startIndex
    return name[...end]
  }

  /// The bytes that may stand at the ends of a heading without being part of it.
  static func isDecoration(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0D, UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "="),
      UInt8(ascii: "~"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}

// MARK: - Divisions

extension HeadingLine {
  /// `CHAPTER 12. Loomings`, `Book the First`, `FIRST PART`, `Erstes Kapitel`, `第一章`.
  ///
  /// `ACT I. SCENE 2` is the scene: only the first one begins the act.
  private static func division(_ line: String) -> HeadingLine? {
    if let read = ideographic(line) { return read }
    guard let read = oneDivision(line) ?? behindFigure(line) else { return nil }
    guard !read.isBare, namesDivision(read.title),
      let inner = oneDivision(String(read.title)), inner.kind > read.kind,
      let number = inner.number, number > 1
    else { return read }
    return HeadingLine(inner.kind, number, title: line.suffix(inner.title.count))
  }

  /// The first division below it, if the title is that: `SCENE I. A wood` in `ACT II. SCENE I. A wood`.
  var firstBelow: HeadingLine? {
    guard kind.isDivision, !isBare,
      title.utf8.first.map({ $0 >= 0xE3 }) == true || Self.namesDivision(title),
      let inner = Self.division(String(title)), inner.kind.isDivision, inner.kind > kind,
      inner.number == 1
    else { return nil }
    return inner
  }

  /// Whether one of the first words of `title` is that for a division: to look for numbers in words takes
  /// a hundred times as long.
  private static func namesDivision(_ title: Substring) -> Bool {
    title.split(maxSplits: 5, omittingEmptySubsequences: true) { !$0.isLetter }.prefix(5).contains {
      HeadingWords.division($0.lowercased()[...]) != nil
    }
  }

  private static func oneDivision(_ line: String) -> HeadingLine? {
    var rest = line[...]
    guard let letter = line.utf8.first, letter >= 0x80 || (0x41...0x5A).contains(letter),
      let first = word(&rest)
    else { return nil }
    let small = first.lowercased()
    if let kind = HeadingWords.division(small[...]) {
      // `Day the First` is a part of a book, `Day 12` of a diary.
      if small == "day", !rest.lowercased().hasPrefix(" the ") { return nil }
      return numbered(kind, &rest)
    }
    // The number first, and all of it a heading: `THE FIRST PART`.
    var ordinal = small[...]
    if ordinal == "the", let next = word(&rest) { ordinal = next.lowercased()[...] }
    guard ordinal.utf8.count >= 4, HeadingWords.roman(ordinal) == nil, namesDivision(rest) else {
      return nil
    }
    let number = number(beginning: ordinal, &rest)
    guard number != nil || HeadingWords.isLast(ordinal), let name = word(&rest),
      let kind = HeadingWords.division(name.lowercased()[...]), isTitle(rest) || goesOn(&rest)
    else { return nil }
    // `The third day Anna` begins a sentence.
    if ["day", "story"].contains(name.lowercased()), !beginsWithMark(rest) { return nil }
    return HeadingLine(kind, number, title: title(rest))
  }

  /// Whether nothing is left of a line, or a mark stands first.
  private static func beginsWithMark(_ rest: Substring) -> Bool {
    rest.utf8.first.map { ".:-".utf8.contains($0) || $0 == 0xE2 } ?? true
  }

  /// A word for a division behind its number in figures, with nothing or a mark behind: `2. Akt`,
  /// `IV. KAPITEL`. An item of a list has more: `2. Book a table`.
  private static func behindFigure(_ line: String) -> HeadingLine? {
    let token = line.utf8.prefix { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x41 && $0 <= 0x5A) }
    guard (1...8).contains(token.count), line.utf8[token.endIndex...].first == UInt8(ascii: "."),
      let number = HeadingWords.figure(Substring(token).lowercased()[...])
    else { return nil }
    var rest = line[token.endIndex...]
    guard let name = word(&rest), let kind = HeadingWords.division(name.lowercased()[...]),
      beginsWithMark(rest)
    else { return nil }
    return HeadingLine(kind, number, title: title(rest))
  }

  private static func numbered(_ kind: HeadingKind, _ rest: inout Substring) -> HeadingLine? {
    guard var token = word(&rest)?.lowercased() else { return nil }
    if token == "the" || token == "no", let next = word(&rest) { token = next.lowercased() }
    var number = number(beginning: token[...], &rest)
    if number == nil {
      let digits = token.prefix { $0.isASCII && $0.isNumber }
      number = digits.isEmpty ? nil : Int(digits)
    }
    guard number != nil || HeadingWords.isLast(token[...]), isTitle(rest) || goesOn(&rest) else {
      return nil
    }
    if kind == .scene, let scene = numberBehindStop(&rest) { number = scene }
    return HeadingLine(kind, number, title: title(rest))
  }

  /// The number of a scene behind that of its act, taken from `rest`: `Scene 1.IV`.
  private static func numberBehindStop(_ rest: inout Substring) -> Int? {
    guard rest.utf8.first == UInt8(ascii: "."), let next = rest.utf8.dropFirst().first, next > 0x20
    else { return nil }
    var ahead = rest
    guard let word = word(&ahead), let number = HeadingWords.number(word.lowercased()[...]),
      isTitle(ahead)
    else { return nil }
    rest = ahead
    return number
  }

  /// The number of `word`, in small letters, and of as many words as belong to it, which are taken from
  /// `rest`: `twenty one`, `vingt et unième`.
  private static func number(beginning word: Substring, _ rest: inout Substring) -> Int? {
    var number = HeadingWords.number(word, isBesideDivision: true)
    guard HeadingWords.isTens(word) else { return number }
    var words = String(word)
    var ahead = rest
    // The word for "and", and a number.
    for _ in 0..<2 {
      guard ahead.utf8.first == 0x20, let next = Self.word(&ahead)?.lowercased()
      else { break }
      words += "-" + next
      if let sum = HeadingWords.number(words[...], isBesideDivision: true), sum != number {
        number = sum
        rest = ahead
        break
      }
    }
    return number
  }

  /// The next word of `rest`, taken from it; digits, letters, hyphens inside.
  private static func word(_ rest: inout Substring) -> Substring? {
    // Bytes, not characters: this is asked of many lines of prose.
    let bytes = rest.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ".") }
    var isBehindHyphen = false
    var word = bytes.prefix { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: isBehindHyphen = false
      case UInt8(ascii: "-"):
        // Two are a dash.
        if isBehindHyphen { return false }
        isBehindHyphen = true
      // What begins with this byte are quotes and dashes.
      case 0xE2: return false
      default:
        isBehindHyphen = false
        return byte >= 0x80
      }
      return true
    }
    if isBehindHyphen { word.removeLast() }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return Substring(word)
  }

  /// Whether `rest`, after a number, can be a title and not the rest of a sentence.
  private static func isTitle(_ rest: Substring) -> Bool {
    // What nearly all headings have after their number: nothing, or a full stop and a space.
    var bytes = rest.utf8.makeIterator()
    guard let lead = bytes.next() else { return true }
    let behindLead = bytes.next()
    if lead == UInt8(ascii: "."), behindLead == 0x20 { return true }
    // `Section 4.6.1 of the standard` begins a sentence.
    if lead == UInt8(ascii: "."), let behindLead, (0x30...0x39).contains(behindLead) {
      return isTitle(Substring(rest.utf8.drop { $0 == lead || (0x30...0x39).contains($0) }))
    }
    guard let next = rest.first else { return true }
    if next.isLetter || next.isNumber { return false }
    if next.isWhitespace {
      guard let letter = rest.first(where: { !$0.isWhitespace }) else { return true }
      return !letter.isLowercase && letter != "," && letter != ";"
    }
    return next != "," && next != ";" && next != "'" && next != "’"
  }

  /// Whether a comma and a division stand in `rest`: `, Scena prima.` The comma is taken from it.
  private static func goesOn(_ rest: inout Substring) -> Bool {
    guard rest.utf8.first == UInt8(ascii: ",") else { return false }
    let behind = Substring(rest.utf8.dropFirst().drop { $0 == 0x20 })
    guard oneDivision(String(behind)) != nil else { return false }
    rest = behind
    return true
  }

  /// What follows a number, without the punctuation between.
  private static func title(_ rest: Substring) -> Substring {
    let bytes = rest.utf8.drop { byte in
      switch byte {
      case 0x20, 0x09, UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ")"), UInt8(ascii: "]"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "*"):
        true
      default: false
      }
    }
    guard bytes.first == 0xE2 else { return Substring(bytes) }
    return Substring(bytes).drop { " \t.:)]—–-_*".contains($0) }
  }
}

// MARK: - Numerals and words

extension HeadingLine {
  /// `IV`, `12.`, `IV. THE DOOR`, `3. The Door`.
  private static func numeral(_ line: String) -> HeadingLine? {
    let token = line.prefix { $0.isASCII && ($0.isNumber || $0.isUppercase) }
    guard !token.isEmpty, token.utf8.count <= 9 else { return nil }
    let small = token.lowercased()[...]
    let isDigits = token.utf8.allSatisfy { $0 < 0x3A }
    guard
      let number = isDigits
        ? (token.utf8.count <= 3 ? Int(token) : nil) : HeadingWords.roman(small)
    else { return nil }
    let rest = line[token.endIndex...]
    guard let next = rest.first else { return HeadingLine(.numeral, number) }
    guard ".:)—–-".contains(next) else { return nil }
    let title = title(rest)
    guard !title.isEmpty else { return HeadingLine(.numeral, number) }
    // Initials: `L. V. SMITH`.
    if !isDigits, token.utf8.count == 1, title.utf8.dropFirst().first == UInt8(ascii: ".") {
      return nil
    }
    guard let letter = title.first, letter.isUppercase || "“\"‘'".contains(letter),
      let last = title.last, !",;:".contains(last)
    else { return nil }
    return HeadingLine(.numeral, number, title: title)
  }

  /// A number between brackets or dashes: `[ 12 ]`, `— IV —`, `-3-`.
  private static func setApart(_ line: String) -> HeadingLine? {
    guard line.utf8.count <= 20 else { return nil }
    let behind = line.drop { "[(-–— ".contains($0) }
    let count = behind.reversed().prefix { "])-–— ".contains($0) }.count
    let inside = behind.dropLast(count)
    guard behind.startIndex > line.startIndex, count > 0,
      inside.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: ".") }),
      let read = numeral(String(inside)), read.isBare
    else { return nil }
    return read
  }

  /// What is counted under a name of its own: `ADVENTURE IV. THE VALLEY`, `FABLE II`, `PAPER No. 3`.
  ///
  /// It is known by no list of words; that the numbers count up shows what it is.
  private static func counted(_ line: String) -> HeadingLine? {
    var (name, rest) = name(of: line)
    if rest.hasPrefix("No. ") || rest.hasPrefix("NO. ") { rest = rest.dropFirst(4) }
    guard name.utf8.count >= 3, !HeadingWords.countNoText(name), let read = numeral(String(rest))
    else { return nil }
    // The title is a part of `line` again.
    var heading = HeadingLine(.numeral, read.number, title: line.suffix(read.title.count))
    heading.isCounted = true
    return heading
  }

  /// A division behind the name of what it is a part of: `Inferno: Canto I`, `Purgatorio · Canto II`, also
  /// with a bullet.
  ///
  /// A sentence may begin so; that the numbers count up shows what it is.
  private static func ofPart(_ line: String) -> HeadingLine? {
    guard mayBeOfPart(line.utf8), let mark = line.firstIndex(where: { ":·•".contains($0) }),
      line[..<mark].allSatisfy({ $0.isLetter || $0 == " " })
    else { return nil }
    let rest = line[line.index(after: mark)...].drop { $0 == " " }
    guard let read = division(String(rest)), let number = read.number, read.kind.isDivision else {
      return nil
    }
    var heading = HeadingLine(.numeral, number, title: line.suffix(rest.count))
    heading.isCounted = true
    return heading
  }

  /// Whether the line of `bytes` begins with a short name and a mark behind it, before a capital.
  static func mayBeOfPart(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, !(0x61...0x7A).contains(first), bytes.count <= 80 else {
      return false
    }
    let start = bytes.prefix(32)
    guard
      // The last bytes of a middle dot and a bullet.
      let mark = start.firstIndex(where: { [UInt8(ascii: ":"), 0xB7, 0xA2].contains($0) })
    else { return false }
    let behind = bytes[bytes.index(after: mark)...]
    guard behind.first == 0x20, let capital = behind.dropFirst().first else { return false }
    return (0x41...0x5A).contains(capital) || capital >= 0x80
  }

  /// Whether it names a figure or the like by its number: `FIGURE 3. THE SHIP`.
  private static func isCaption(_ line: String) -> Bool {
    let (name, rest) = name(of: line)
    return HeadingWords.countNoText(name) && numeral(String(rest)) != nil
  }

  /// The first word of `line`, if it is one of capitals, and what stands behind the space after it.
  private static func name(of line: String) -> (name: Substring, rest: Substring) {
    let name = line.utf8.prefix { $0 >= 0x41 && $0 <= 0x5A }
    let rest = line.utf8[name.endIndex...]
    guard rest.first == 0x20 else { return ("", "") }
    return (Substring(name), Substring(rest.dropFirst()))
  }

  /// A word for front or back matter, or a line in capitals.
  private static func words(_ line: String) -> HeadingLine? {
    guard let first = line.unicodeScalars.first, first.properties.isUppercase,
      !endsWithPage(line)
    else { return nil }
    let small = line.lowercased()
    let isCapital = !line.unicodeScalars.contains { $0.properties.isLowercase }
    let words = small.prefix { $0.isLetter || $0.isWhitespace || "-'’".contains($0) }
    if HeadingWords.beginWithMatter(small),
      isCapital || words.utf8.count + 1 >= small.utf8.count || HeadingWords.isAppendix(small)
    {
      return HeadingLine(.matter)
    }
    guard isCapital, let last = line.last, !"!?,;:".contains(last),
      !HeadingWords.neverHead(trimmed(words)), !isCaption(line)
    else { return nil }
    var heading = HeadingLine(.capitals)
    if !line.split(whereSeparator: { !$0.isLetter }).contains(where: { $0.count >= 3 }) {
      guard words.count == 2, line.prefix(2).allSatisfy(\.isLetter) else { return nil }
      heading.isShort = true
    }
    return heading
  }

  /// Whether the number of a page stands behind a wide gap: in running heads and rows of lists.
  private static func endsWithPage(_ line: String) -> Bool {
    let digits = line.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard (1...4).contains(digits) else { return false }
    let title = line.utf8.dropLast(digits)
    return title.last == 0x20 && title.dropLast().last == 0x20
  }

  /// `words` without white space at the ends.
  static func trimmed(_ words: Substring) -> Substring {
    var words = words.drop { $0.isWhitespace }
    while words.last?.isWhitespace == true { words.removeLast() }
    return words
  }

  /// The signs that a title may begin with.
  private static let openings = "“\"‘'«„¿¡"

  /// Whether `line` may begin the title of a heading that is a number alone, if nearly all such numbers
  /// have one.
  static func mayBeDetachedTitle(_ line: String) -> Bool {
    guard line.utf8.count <= 80, let first = line.first,
      first.isUppercase || first.isNumber || Self.openings.contains(first) || !first.isCased,
      first.isLetter || Self.openings.contains(first)
    else { return false }
    return HeadingLine.division(line) == nil && HeadingLine.numeral(line) == nil
  }

  /// Whether a block of one line can be the title of a heading that is a number alone.
  static func isDetachedTitle(_ line: String) -> Bool {
    guard mayBeDetachedTitle(line), let last = line.last else { return false }
    let isCapital = !line.unicodeScalars.contains { $0.properties.isLowercase }
    return isCapital ? !",;，。；！？…”」』".contains(last) : !".,;:!?”\"’'".contains(last)
  }
}
