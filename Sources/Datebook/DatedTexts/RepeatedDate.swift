/// The date of an entry at the beginning of its words, where the heading says it already: `[Clark,
/// September 30, 1804]`, and then `30th of September Sunday 1804 had not proceeded far`.
enum RepeatedDate {
  /// The words that a date has at most.
  private static let longest = 8
  private static let endings: Set<Substring> = ["", "st", "nd", "rd", "th", "d"]

  /// `words` without `date` at their beginning.
  static func dropped(from words: String, of date: EntryDate) -> String {
    var rest = words[...]
    var behind: Substring?
    var (hasDay, hasMore) = (false, false)
    for _ in 0..<longest {
      rest = rest.drop { !$0.isLetter && !$0.isNumber }
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      guard !word.isEmpty else { break }
      switch part(word, of: date) {
      case .day: hasDay = true
      case .other: hasMore = true
      case .link:
        rest = rest[word.endIndex...]
        continue
      case nil: return hasDay && hasMore ? opening(behind) : words
      }
      rest = rest[word.endIndex...]
      behind = rest
    }
    return hasDay && hasMore ? opening(behind) : words
  }

  private enum Part {
    case day, other, link
  }

  private static func part(_ word: Substring, of date: EntryDate) -> Part? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else {
      let meaning = DateVocabulary.standard.meaning(
        of: FoldedLetters(String(word)), isCapital: word.first?.isUppercase == true)
      if Int(meaning.month) == date.month || meaning.weekday != 0 { return .other }
      return meaning.uses.isDisjoint(with: [.article, .link]) ? nil : .link
    }
    guard endings.contains(word.dropFirst(digits.count)) else { return nil }
    if number == date.day { return .day }
    return number == date.year ? .other : nil
  }

  /// What stands behind a date, without the marks that part them.
  private static func opening(_ words: Substring?) -> String {
    String((words ?? "").drop { $0.isWhitespace || ".,:;)]-–—".contains($0) })
  }
}
