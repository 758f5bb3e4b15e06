import Books
import Datebook
import Widgets

/// Where in a text the words lead that were typed.
enum Destination: Equatable {
  /// A page, a step or a percentage.
  case position(GoTo)
  /// The page with this number that does not depend on the screen, from 0.
  case stablePage(Int)
  /// The line of the file with this number, from 1.
  case line(Int)
  /// The part, the chapter or the headword with this index.
  case entry(Int)
  /// A page of the printed book.
  case printedPage(PrintedPage)
  /// A date.
  case date(DateTarget)
  /// Where the book itself begins, behind its licence and its list of contents.
  case start
}

extension BookPlace {
  /// Where `typed` leads; `nil` if it leads nowhere.
  ///
  /// Pages and keywords come first, then dates that have a number in them. A word alone is rather one
  /// of a title than a month, but in a dictionary, where nearly every word is a headword. A word
  /// behind `=` is always one of a title.
  func destination(of typed: String) -> Destination? {
    let words = Self.words(typed)
    if words.first?.hasPrefix("=") == true {
      let name = typed.drop { $0 == " " || $0 == "=" }
      return contents?.entry(called: String(name)).map { .entry($0) }
    }
    if let label = PrintedPage.label(typed) {
      return contents?.printedPage(called: label).map { .printedPage($0) }
    }
    if let number = StableSpot.number(typed) { return .stablePage(number) }
    if let line = Self.line(typed) { return .line(line) }
    if words.count == 1, ["start", "beginning", "begin"].contains(words[0]) { return .start }
    if let place = GoTo(typed) { return .position(place) }
    if let contents, let path = DivisionPath(words) {
      if let index = entry(at: path, in: contents) { return .entry(index) }
      // `part 5` of a book without parts may still be words of a title.
      if contents.hasDivisions(like: path) { return nil }
    }
    if let (part, path) = divisionOfPart(words), let contents,
      let index = entry(at: path, in: contents, within: contents.insides(of: part))
    {
      return .entry(index)
    }
    // A manual has sections, and no days.
    if dates.text == nil, let index = contents?.entry(ofSection: typed) { return .entry(index) }
    let isDated = typed.contains(where: \.isNumber) || contents?.outline.headwordLevel != nil
    if isDated, let date = target(ofDate: typed) { return .date(date) }
    if let index = contents?.entry(called: typed) { return .entry(index) }
    return target(ofDate: typed).map { .date($0) }
  }

  /// Why `typed` leads nowhere, and what does.
  func obstacle(to typed: String) -> String {
    let words = Self.words(typed)
    guard let contents else { return "not a page; chapters are still being looked for" }
    if let label = PrintedPage.label(typed) { return contents.obstacle(toPrintedPage: label) }
    if let path = DivisionPath(words) { return contents.obstacle(to: path) }
    if let (part, path) = divisionOfPart(words) {
      return contents.obstacle(to: path, inside: part)
    }
    if ["ch", "chap", "chapter", "page"].contains(words.first ?? "") {
      return "not a page; write \(words[0] == "page" ? "page 5" : "ch 12 or ch XII")"
    }
    if typed.contains("%") { return "not a page; write a percentage from 0% to 100%" }
    if words.first?.hasPrefix("=") == true { return "no title contains that; o lists them all" }
    if let obstacle = obstacle(toDate: typed) { return obstacle }
    if DateWish.hasForm(typed, locale: locale) { return "no such day; write 3 mar or 2026-03-05" }
    if contents.outline.headwordLevel != nil {
      return "not a page or word of this book; write a word, 42, 50%, end"
    }
    return "not a page; write 42, 50%, ch 3, 3 mar, end, a title"
  }

  /// The number of the line that was typed, from 1: `500l` and `line 500`.
  private static func line(_ typed: String) -> Int? {
    var digits = typed.lowercased().filter { $0 != " " }[...]
    if digits.hasPrefix("line") {
      digits = digits.dropFirst(4)
    } else if digits.last == "l" {
      digits.removeLast()
    } else {
      return nil
    }
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return max(Int(digits) ?? .max, 1)
  }

  private static func words(_ typed: String) -> [String] {
    typed.lowercased().split { $0 == " " || $0 == "." || $0 == "," }.map(String.init)
  }

  /// A part that is named by its title, and divisions in it: `second epilogue ch 3`. `nil` if no part with
  /// something in it is called so.
  private func divisionOfPart(_ words: [String]) -> (part: Int, path: DivisionPath)? {
    guard let contents, words.count > 1 else { return nil }
    for count in 1..<words.count {
      guard let path = DivisionPath(Array(words[count...])),
        let part = contents.entry(called: words[..<count].joined(separator: " ")),
        contents.insides(of: part).count > 1
      else { continue }
      return (part, path)
    }
    return nil
  }

  /// The entry at the end of `path`: in the part that the reader is in, else the first one.
  ///
  /// - Parameter range: The entries that it must be among; nil for all.
  private func entry(
    at path: DivisionPath, in contents: Contents, within range: Range<Int>? = nil
  ) -> Int? {
    let all = range ?? contents.entries.indices
    var scope = all
    for step in path.steps.dropLast() {
      guard let index = contents.entry(step, in: scope) else { return nil }
      scope = contents.insides(of: index)
    }
    guard let last = path.steps.last else { return nil }
    if path.steps.count == 1, range == nil {
      let level = contents.chapterLevel
      let part = entry.flatMap { here in (0...here).last { contents.entries[$0].level < level } }
      if let index = contents.entry(last, in: (part ?? 0)..<all.upperBound) { return index }
    }
    return contents.entry(last, in: scope) ?? contents.chapter(last, in: scope)
  }
}

/// Divisions of a book by their numbers, from the outermost in: `book 3 ch 5`, or `ch 5 of book 3`.
struct DivisionPath: Equatable {
  /// A division with its number.
  struct Step: Equatable {
    var kind: HeadingKind
    var number: Int
  }

  /// The divisions, at least one.
  private(set) var steps: [Step] = []

  private static let shortNames: [String: HeadingKind] = [
    "ch": .chapter, "bk": .book, "pt": .part, "vol": .volume, "sc": .scene,
  ]

  /// Reads `words` in small letters; `nil` if they are not all names and numbers of divisions.
  init?(_ words: [String]) {
    if let of = words.firstIndex(of: "of") {
      guard let inner = DivisionPath(Array(words[..<of])),
        let outer = DivisionPath(Array(words[(of + 1)...]))
      else { return nil }
      steps = outer.steps + inner.steps
      return
    }
    var rest = words[...]
    while var name = rest.popFirst() {
      // `ch12` and `ch xii` are the same.
      if let digit = name.firstIndex(where: \.isDigit), digit > name.startIndex {
        rest.insert(String(name[digit...]), at: rest.startIndex)
        name = String(name[..<digit])
      }
      if rest.first == "the" { rest.removeFirst() }
      guard let kind = Self.shortNames[name] ?? HeadingWords.division(name[...]),
        let word = rest.popFirst(),
        var number = HeadingWords.number(word[...], isBesideDivision: true)
      else { return nil }
      // `twenty one`, but `act ten scene one` goes on with another division.
      if HeadingWords.isTens(word[...]), let next = rest.first,
        let unit = HeadingWords.number(next[...]), unit < 10
      {
        number += unit
        rest.removeFirst()
      }
      steps.append(Step(kind: kind, number: number))
    }
    if steps.isEmpty { return nil }
  }
}
