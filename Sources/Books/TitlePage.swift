/// The first lines of a text, where they are a title and who wrote it.
struct TitlePage {
  /// The longest line that is taken for a title or an author, in bytes.
  private static let longestLine = 80

  let title: String
  /// What the title looks like.
  let kind: TitleLine
  private(set) var author: String?

  /// The title page at the beginning of `lines`: a first line that is short and no sentence, behind
  /// which an underline and a blank line follow, or the author and then a blank one.
  init?(_ lines: [ArraySlice<UInt8>]) {
    guard let top = lines.firstIndex(where: { !Self.isBlank($0) }) else { return nil }
    let isOverlined = Self.isOverline(at: top, in: lines)
    let first = isOverlined ? top + 1 : top
    guard first + 1 < lines.count - 1, let title = Self.title(lines[first]),
      let kind = TitleLine(title)
    else { return nil }
    var next = first + (isOverlined ? 2 : 1)
    var isMarked = isOverlined || lines[first].first == 0x23 || lines[first].first == 0x3D
    if !isOverlined, Self.isUnderline(lines[next], of: title), next + 1 < lines.count {
      next += 1
      isMarked = true
    }
    // Fields such as `:Author:` may follow at once.
    let isAlone = Self.isBlank(lines[next]) || isOverlined && lines[next].first == 0x3A
    while next < lines.count, next < first + 6, Self.isBlank(lines[next]) { next += 1 }
    author = next < lines.count ? Self.author(from: next, in: lines) : nil
    if !isAlone, Self.author(at: next, in: lines) == nil { return nil }
    // One word that is marked as a heading is a title like several.
    (self.title, self.kind) = (title, isMarked ? .words : kind)
  }

  /// What is written in `line`, where that may be a title.
  private static func title(_ line: ArraySlice<UInt8>) -> String? {
    guard let line = words(in: line) else { return nil }
    let words = line.drop { $0 == " " || $0 == "#" || $0 == "=" }
    guard let first = words.first, first.isLetter || first.isNumber, let last = words.last,
      !".:;,!?{}".contains(last)
    else { return nil }
    return String(words)
  }

  /// Words before an author's name, in the languages of most books.
  private static let before = ["by", "von", "par", "por", "di", "van", "door", "av"]
  /// Between a title and its author stand at most so many lines: a subtitle, an edition.
  private static let mostBetween = 4

  /// Whom a line from `index` on says that the text is by: the first one, or one below a subtitle.
  private static func author(from index: Int, in lines: [ArraySlice<UInt8>]) -> String? {
    if let author = author(at: index, in: lines) { return author }
    var between = 0
    for index in index..<lines.count where !isBlank(lines[index]) {
      if between > 0, let author = author(at: index, in: lines) { return author }
      between += 1
      // A subtitle is no prose, no chapter and no heading of the contents.
      guard between <= mostBetween, let line = words(in: lines[index]),
        !".,;:?!".contains(line.last ?? "."), mayBeSubtitle(line[...])
      else { return nil }
    }
    return nil
  }

  private static func mayBeSubtitle(_ line: Substring) -> Bool {
    let words = line.drop { " _*[(".contains($0) }
    guard let first = words.first, first.isUppercase || first.isNumber || !first.isCased else {
      // `being`, `or`
      return words.count <= 12
    }
    return line.first == "[" || TitleLine(String(words)) != nil
  }

  /// Whom the line at `index`, or the one behind it, says that the text is by.
  private static func author(at index: Int, in lines: [ArraySlice<UInt8>]) -> String? {
    var line = lines[index].drop { $0 == 0x20 || $0 == 0x5F }
    // `_by_`
    while let last = line.last, last == 0x20 || last == 0x5F { line.removeLast() }
    let word = line.prefix(5).prefix { $0 > 0x20 }
    let small = String(decoding: word, as: UTF8.self).lowercased()
    guard before.contains(small) else { return nil }
    let rest = line.dropFirst(word.count)
    if isBlank(rest) {
      let next = lines[(index + 1)...].firstIndex { !isBlank($0) }
      return next.flatMap { name(lines[$0]) }
    }
    // In other languages the word begins titles, too: `Von Berlin nach Rom`.
    guard rest.first == 0x20, small == "by" || word.first != small.utf8.first.map({ $0 & 0xDF })
    else { return nil }
    // The name ends its paragraph: what goes on is a sentence that begins with "by".
    let isLast = index + 1 >= lines.count || isBlank(lines[index + 1])
    guard let name = name(rest), isLast || PersonName(name)?.hasGivenName == true else {
      return nil
    }
    return name
  }

  private static func name(_ line: ArraySlice<UInt8>) -> String? {
    guard let line = words(in: line) else { return nil }
    var words = line.drop { $0 == " " || $0 == "_" }
    // What stands in brackets behind a name tells of them.
    if let bracket = words.firstIndex(of: "["), bracket > words.startIndex {
      words = words[..<bracket]
    }
    while let last = words.last, " _,".contains(last) { words.removeLast() }
    guard let first = words.first, first.isUppercase || first.isLetter && !first.isLowercase,
      let last = words.last, !":;!?{}".contains(last)
    else { return nil }
    return String(words)
  }

  /// A short line without what is no part of a name: control characters and bad bytes.
  private static func words(in line: ArraySlice<UInt8>) -> String? {
    var line = line
    while line.last == 0x20 { line.removeLast() }
    guard !line.isEmpty, line.count <= longestLine, line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return nil }
    return String(validating: line, as: UTF8.self)
  }

  /// Whether the line at `index` is a rule that stands two lines farther down, too: a title is between.
  private static func isOverline(at index: Int, in lines: [ArraySlice<UInt8>]) -> Bool {
    guard index + 3 < lines.count, lines[index].count >= 3, let sign = lines[index].first,
      "=-*#~^+\"".utf8.contains(sign), lines[index].allSatisfy({ $0 == sign })
    else { return false }
    return lines[index].elementsEqual(lines[index + 2])
  }

  /// Whether a line of `=` or `-`, or of other signs as long as the `title` above it, underlines that.
  private static func isUnderline(_ line: ArraySlice<UInt8>, of title: String) -> Bool {
    guard line.count >= 3, let first = line.first, "=-*~^+#\"".utf8.contains(first),
      first == 0x3D || first == 0x2D || line.count >= title.count
    else { return false }
    return line.allSatisfy { $0 == first }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 }
  }
}
