package import Books
package import Datebook
import Paging

extension BookDesk {
  /// A search for the dates of the text.
  package func dateSearch() -> DatedTextRun {
    DatedTextRun(
      source, terminator: traits.terminator, linesAreParagraphs: traits.wrapColumns == nil)
  }

  /// The dates that `run` finds, or those that are known, with the pages they are on.
  ///
  /// - Returns: `nil` when the search was cancelled, or the pages are not counted.
  package func findDates(
    _ run: DatedTextRun, known: DatedText? = nil
  ) throws(TextError) -> FoundDates? {
    guard let pagination else { return nil }
    var dates = known
    if dates == nil { dates = try run.run() }
    guard let dates else { return nil }
    let outline = Outline(
      dates.entries.map { Outline.Entry(title: $0.title, level: 0, offset: $0.offset) })
    let pages = try pagination.pages(of: outline, in: source)
    return FoundDates(dates, list: Contents(outline, pages: pages, format: pagination.format))
  }
}

extension DatedText.Entry {
  /// What a list shows of it: its date, one below the other, and its first words.
  fileprivate var title: String {
    let label = label(CalendarNames.english.shortMonths)
    return (date.day < 10 ? " " : "") + (words.isEmpty ? label : "\(label) · \(words)")
  }
}
