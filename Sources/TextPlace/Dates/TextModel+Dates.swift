import Datebook
import Widgets

extension TextModel {
  /// Tells that a text looks like a diary, once for each book, as soon as nothing else is to be read
  /// in the last row. It asks nothing: every key does what it always does.
  mutating func tellOfDates() -> [TextEffect] {
    guard !isCovered, frame.notice == nil, !tellsMatches, book.dates.isDoubtful,
      !book.dates.isTold
    else { return [] }
    book.dates.isTold = true
    return [.dates(.noteNotice)]
  }

  /// Takes whether the reader was told that before.
  mutating func takeNotice(wasKnown: Bool) {
    guard !wasKnown, let found = book.dates.found else { return }
    let days = found.text.dayCount
    tell(
      keys.sentence(
        "Perhaps a diary of \(days) days", [(.contents, "and then x lets the rail lead to them")],
        in: symbols))
  }

  /// What the settings offer for the open text alone.
  var choices: [SettingsSheet.Choice] {
    guard let found = book.dates.found, !found.text.entries.isEmpty else { return [] }
    let days = found.text.dayCount
    return [
      SettingsSheet.Choice(
        label: "Read as a diary",
        help: "whether the rail leads to its \(days == 1 ? "day" : "\(days) days")",
        words: ["no", "yes"], index: book.dates.text == nil ? 0 : 1)
    ]
  }

  /// Takes another value of the only choice there is.
  mutating func choose(_ index: Int) -> [TextEffect] { perform(.rule(isDated: index == 1)) }

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
