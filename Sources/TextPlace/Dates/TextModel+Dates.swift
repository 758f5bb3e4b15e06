import Datebook
import Widgets

extension TextModel {
  /// Asks whether a text that looks like a diary is one, as soon as nothing else is laid over it.
  mutating func askAboutDates() {
    guard !isCovered, book.dates.isDoubtful, let found = book.dates.found else { return }
    sheet = .dateQuestion(DateQuestionSheet(count: found.text.entries.count))
  }

  mutating func perform(_ request: DatesRequest) -> [TextEffect] {
    switch request {
    case .go(let index): return book.go(toDated: index)
    case .rule(let isDated):
      frame.notice =
        if book.planned.plan != nil {
          isDated
            ? "It counts as a diary now; the rail stays with the plan."
            : "It counts as no diary now; the rail stays with the plan."
        } else {
          isDated
            ? "The rail leads to its entries now; ] and [ step them."
            : "The rail spreads the book over the year now."
        }
      return book.rule(isDated: isDated)
    case .askLater:
      book.dates.isAsked = true
      return []
    }
  }

  /// What is said where a step by years leads nowhere.
  func obstacle(toYear command: Command) -> String {
    guard book.dates.found != nil else {
      return "The dates of this text are still being looked for."
    }
    guard let dated = book.dates.text else {
      return "Years are for diaries: this text has no dated entries."
    }
    let isOfYears = dated.entries.contains { $0.date.year != nil || $0.pass != 0 }
    guard isOfYears else {
      return "The dates of this text are of no year."
    }
    return command == .nextYear
      ? "This is the last year of the text." : "This is the first year of the text."
  }
}
