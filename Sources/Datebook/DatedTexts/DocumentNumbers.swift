/// The numbers of printed pages and of sections among what may be dates.
///
/// A manual made for the printer has a bare number on each page, and its sections count up as
/// `5.1.`, `5.2.` or `5.6.12` do: the last part goes on. Of a date it is the day that goes on.
struct DocumentNumbers {
  /// A printed text has at least so many pages beyond the last day of a month.
  private static let fewestPages = 12
  /// So many bare numbers up to 31 may be pages whatever the length of the text: its front and its
  /// appendix may count their pages anew.
  private static let mostSmallNumbers = 3 * 31
  /// So many steps from one number to the next show that they are sections.
  private static let fewestSteps = 3
  /// So many sections may lie between two that stand at the beginning of a paragraph.
  private static let longestStep = 4

  /// `candidates`, ascending, without page numbers, and without sections if the text numbers any.
  ///
  /// - Parameter largeNumbers: How many bare numbers the text has that are too large for a day.
  static func removed(from candidates: [DateCandidate], largeNumbers: Int) -> [DateCandidate] {
    let hasPages = arePages(candidates, largeNumbers)
    let hasDotted = areSections(candidates.filter { $0.form == .dotted }, isSectionOfTwo)
    let pairs = candidates.filter { $0.form == .pair }
    // Days and months below 10 would have a zero.
    let hasPairs =
      pairs.allSatisfy { min($0.month, $0.day) >= 10 } && areSections(pairs, isSectionOfPair)
    let hasTriples = areSections(candidates.filter(\.mayBeTriple), isSectionOfThree)
    guard hasPages || hasDotted || hasPairs || hasTriples else { return candidates }
    return candidates.filter { candidate in
      if candidate.isBareNumber { return !hasPages }
      if candidate.form == .dotted { return !hasDotted }
      if candidate.form == .pair { return !hasPairs }
      return !candidate.mayBeTriple || !hasTriples
    }
  }

  /// Whether bare numbers are those of pages: they go on far beyond the days of a month.
  private static func arePages(_ candidates: [DateCandidate], _ largeNumbers: Int) -> Bool {
    guard largeNumbers >= fewestPages else { return false }
    return candidates.count(where: \.isBareNumber) <= max(mostSmallNumbers, largeNumbers)
  }

  /// Whether more of the steps from one number to the next are those of sections than of days.
  private static func areSections(
    _ numbers: [DateCandidate], _ isSection: (DateCandidate, DateCandidate) -> Bool?
  ) -> Bool {
    var (sections, days) = (0, 0)
    for (former, next) in zip(numbers, numbers.dropFirst()) {
      guard let isSection = isSection(former, next) else { continue }
      if isSection { sections += 1 } else { days += 1 }
    }
    return sections >= fewestSteps && sections > days
  }

  /// Whether `next` is the section behind `former`, `5.3.` behind `5.2.`; `nil` if it tells nothing.
  private static func isSectionOfTwo(_ former: DateCandidate, _ next: DateCandidate) -> Bool? {
    let (chapter, section) = (next.day - former.day, next.month - former.month)
    if section == 0 { return chapter == 0 ? nil : false }
    if chapter == 0 { return 1...longestStep ~= section }
    return chapter == 1 && next.month <= 2
  }

  /// Whether `next` is the section behind `former`, `10.14` behind `10.13`; `nil` if it tells nothing.
  private static func isSectionOfPair(_ former: DateCandidate, _ next: DateCandidate) -> Bool? {
    if former.month == next.month, former.day == next.day { return nil }
    return former.month == next.month && 1...longestStep ~= next.day - former.day
  }

  /// Whether `next` is a section of the same one as `former`, `5.6.31` behind `5.6.12`; `nil` if they are
  /// the same.
  private static func isSectionOfThree(_ former: DateCandidate, _ next: DateCandidate) -> Bool? {
    let isWithin = (former.month, former.day) == (next.month, next.day)
    if isWithin, former.year == next.year { return nil }
    return isWithin
  }
}

extension DateCandidate {
  /// Whether it may be the number of a section with three parts.
  fileprivate var mayBeTriple: Bool { form == .numbers && isShortYear && weekday == 0 }
}
