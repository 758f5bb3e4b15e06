package import Books
package import Datebook
import Paging
import Widgets

extension BookDesk {
  /// A search for the dates of the text.
  package func dateSearch() -> DatedTextRun {
    DatedTextRun(
      source, terminator: manuscript.traits.terminator,
      linesAreParagraphs: manuscript.linesAreParagraphs)
  }

  /// The dates that `run` finds, or those that are known, with the pages they are on.
  ///
  /// - Parameter locale: How dates are written in the list.
  /// - Returns: `nil` when the search was cancelled, or the pages are not counted.
  package func findDates(
    _ run: DatedTextRun, known: DatedText? = nil, locale: CalendarLocale = .posix
  ) throws(TextError) -> FoundDates? {
    guard let pagination else { return nil }
    var dates = known
    if dates == nil { dates = try run.run() }
    guard let dates else { return nil }
    let outline = Outline(
      dates.entries.map {
        Outline.Entry(title: $0.title(locale), level: 0, offset: $0.offset)
      })
    let pages = try pagination.pages(of: outline, in: source)
    return FoundDates(dates, list: Contents(outline, pages: pages, format: pagination.format))
  }
}

extension BookDesk {
  /// The spot at which the reading of a day of `month` begins, near the byte at `offset`.
  package func findSpot(near offset: Int, month: Int) throws(TextError) -> TextEvent {
    .dates(.spotFound(try pager.spot(near: offset), month: month))
  }
}

extension DatedText.Entry {
  /// What a list shows of it: its date, one below the other, and its first words.
  fileprivate func title(_ locale: CalendarLocale) -> String {
    let label = locale.shortDate(date)
    let air = date.day < 10 && locale.patterns.shortDay.hasPrefix("d") ? " " : ""
    return air + (words.isEmpty ? label : "\(label) · \(words)")
  }
}
