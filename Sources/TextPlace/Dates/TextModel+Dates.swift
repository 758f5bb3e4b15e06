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
            ? "Now a diary. The rail still shows the plan."
            : "No longer a diary. The rail still shows the plan."
        } else {
          isDated
            ? "Now a diary. The rail leads to its entries; [ and ] step through them."
            : "No longer a diary. The rail shows the year."
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
      return "Still looking for dates in this text."
    }
    guard let dated = book.dates.text else {
      return "This text has no dated entries."
    }
    let isOfYears = dated.entries.contains { $0.date.year != nil || $0.pass != 0 }
    guard isOfYears else {
      return "The dates in this text have no year."
    }
    return command == .nextYear
      ? "This is the last year of the text." : "This is the first year of the text."
  }
}
