import Datebook
import Screen
import Widgets

extension BookPlace {
  /// What is known of a diary: how many entries it has, from when to when, and of which year it may be
  /// where it says none; `nil` of a text that mentions too few dates to be one.
  func dateFact(_ symbols: Symbols) -> Fact? {
    guard let found = dates.found?.text, found.certainty > .none || dates.text != nil,
      let first = found.entries.first, let last = found.entries.last
    else { return nil }
    let count = found.entries.count
    let standing =
      switch (dates.text != nil, dates.ruling) {
      case (true, _): "a diary"
      case (false, false?): "not a diary (set by you)"
      case (false, _): "perhaps a diary"
      }
    let range = "\(locale.date(first.date)) \(symbols.dash) \(locale.date(last.date))"
    var words =
      "\(standing), \(count == 1 ? "1 entry" : "\(Self.grouped(count)) entries"), \(range)"
    if found.style == .julian { words += ", Old Style" }
    if found.yearsAreGuessed { words += ", years guessed" }
    if let years = found.probableYearsInWords(before: today.year) {
      words += "; by its weekdays, \(years)"
    }
    return Fact(name: "Dates", words: words)
  }
}
