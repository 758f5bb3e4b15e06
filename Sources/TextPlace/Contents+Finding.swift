import Books
import Paging
import Widgets

// MARK: - By names

extension Contents {
  /// The entry that `typed` names: the one that is called so, else one that begins so, else one that
  /// has the words, with numbers that are whole: `epilogue 2` is not in `Epilogue: 1812`.
  func entry(called typed: String) -> Int? {
    guard typed.contains(where: \.isLetter) else { return nil }
    let words = FoldedTitles.fold(typed.drop { $0 == " " })
    let isHeadword = outline.headwordLevel != nil
    guard isHeadword || typed.count(where: \.isLetter) >= 2 else {
      // One letter is in nearly all titles; in a dictionary it may be one.
      return entries.firstIndex { FoldedTitles.fold($0.title) == words }
    }
    let numbers = Self.numbers(in: typed)
    let found = entries(matching: typed).filter {
      numbers.isEmpty || numbers.isSubset(of: Self.numbers(in: entries[$0].title))
    }
    // A headword counts before the letter it stands under.
    func best(_ holds: ([UInt8]) -> Bool) -> Int? {
      found.first { holds(FoldedTitles.fold(entries[$0].name)) }
    }
    return best { $0 == words } ?? best { $0.starts(with: words) }
      ?? found.first { FoldedTitles.fold(entries[$0].title).starts(with: words) } ?? found.first
  }

  private static func numbers(in text: String) -> Set<Substring> {
    Set(text.split { !$0.isNumber })
  }
}

// MARK: - By numbers

extension Contents {
  /// The first entry whose title begins with the number of a section that was typed: `4.9`, `A.2` is none.
  func entry(ofSection typed: String) -> Int? {
    let number = typed.trimmingPrefix { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".")
    guard parts.count > 1, number.first != ".", number.count == typed.count(where: { $0 != " " })
    else { return nil }
    return entries.indices.first { index in
      let title = entries[index].title.prefix { $0.isNumber || $0 == "." }
      return title.split(separator: ".") == parts
    }
  }

  /// The first entry in `range` that is the division.
  func entry(_ step: DivisionPath.Step, in range: Range<Int>) -> Int? {
    range.first { entries[$0].number == step.number && isDivision($0, step.kind) }
  }

  /// The chapter that is `step.number` chapters on in `range`, if chapters count anew in each part, or
  /// have no numbers: one whose number is missing is not there.
  func chapter(_ step: DivisionPath.Step, in range: Range<Int>) -> Int? {
    guard step.kind == .chapter, step.number > 0 else { return nil }
    let chapters = chapters(in: range)
    let numbered = countsByNumbers ? chapters.compactMap { entries[$0].number }.max() ?? 0 : 0
    guard step.number > numbered, step.number <= chapters.count else { return nil }
    return chapters[step.number - 1]
  }

  /// The chapters in `range`: those with numbers, or all of the body matter if numbers do not count.
  private func chapters(in range: Range<Int>) -> [Int] {
    let chapters = range.filter { entries[$0].level == chapterLevel }
    return countsByNumbers
      ? chapters.filter { entries[$0].number != nil } : chapters.filter(bodyEntries.contains)
  }

  /// The title of the part that a chapter is in; `nil` if it is in none.
  func part(of index: Int) -> String? {
    let level = entries[index].level
    guard level == chapterLevel, level > 0 else { return nil }
    return entries[..<index].last { $0.level < level }?.title
  }

  /// Whether a title is nothing but a number: `12`, `XII.`
  static func isNumber(_ title: String) -> Bool {
    let word = title.last == "." ? title.dropLast() : title[...]
    return word.allSatisfy(\.isNumber) || HeadingWords.roman(word.lowercased()[...]) != nil
  }

  /// The entries below the one with `index`, which comes first.
  func insides(of index: Int) -> Range<Int> {
    let end = entries[(index + 1)...].firstIndex { $0.level <= entries[index].level }
    return index..<(end ?? entries.count)
  }

  /// Whether an entry is a division of a kind; what has the level of the chapters is one.
  private func isDivision(_ index: Int, _ kind: HeadingKind) -> Bool {
    let entry = entries[index]
    if kind == .chapter, entry.level == chapterLevel, countsByNumbers { return true }
    // `BOOK ONE`, `THE FIRST BOOK`.
    let words = entry.title.prefix(40).split { !$0.isLetter }.prefix(3)
    return words.contains { HeadingWords.division($0.lowercased()[...]) == kind }
  }

  /// Whether the text has numbered divisions of the kind that `path` ends with.
  func hasDivisions(like path: DivisionPath) -> Bool {
    guard let kind = path.steps.last?.kind else { return false }
    return entries.indices.contains { entries[$0].number != nil && isDivision($0, kind) }
  }

  /// What is there instead of the first division of `path` that is not.
  ///
  /// - Parameter part: The part that they would be in; nil for the whole text.
  func obstacle(to path: DivisionPath, inside part: Int? = nil) -> String {
    var part = part
    for step in path.steps.dropLast() {
      guard let index = entry(step, in: part.map(insides(of:)) ?? entries.indices) else {
        return obstacle(to: step, inside: part)
      }
      part = index
    }
    return path.steps.last.map { obstacle(to: $0, inside: part) } ?? ""
  }

  /// What is there instead of a division that is not.
  private func obstacle(to step: DivisionPath.Step, inside part: Int?) -> String {
    let range = part.map(insides(of:)) ?? entries.indices
    let own = range.filter { entries[$0].number != nil && isDivision($0, step.kind) }
    let name = "\(step.kind)"
    guard let last = own.compactMap({ entries[$0].number }).max() else {
      let count = step.kind == .chapter ? chapters(in: range).count : 0
      if count > 0 { return "there is no \(name) \(step.number); the last is \(count)" }
      return "this \(part == nil ? "text" : "part") has no \(name)s; o lists what there is"
    }
    let isAnew = step.kind == .chapter && own.count > last
    if step.number < last { return obstacle(toMissing: step, among: own) }
    return "there is no \(name) \(step.number); the last is \(isAnew ? own.count : last)"
  }

  /// What is there instead of a division that is missing among others of its kind, `divisions`.
  private func obstacle(toMissing step: DivisionPath.Step, among divisions: [Int]) -> String {
    let numbers = divisions.compactMap { entries[$0].number }
    let (former, next) = (
      numbers.filter { $0 < step.number }.max(), numbers.filter { $0 > step.number }.min()
    )
    let instead =
      switch (former, next) {
      case (let former?, let next?): "there are \(former) and \(next)"
      case (nil, let next?): "the first is \(next)"
      case (let former?, nil): "the last is \(former)"
      case (nil, nil): "o lists what there is"
      }
    return "there is no \(step.kind) \(step.number); \(instead)"
  }
}
