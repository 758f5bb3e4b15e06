import Books
import Datebook
import Setup
import Shelf
import TextPlace
import Widgets

/// Finds the dated entries of a text in the background.
typealias DateFinder = TextFinder<DatedText, FoundDates>

extension DateFinder {
  /// A finder that tells what it finds to `report`, from any thread, with the reader's ruling as
  /// `keeper` has it.
  convenience init(
    _ keeper: DatesKeeper?, report: @escaping @Sendable (Report, _ ruling: Bool?) -> Void
  ) {
    self.init("dates") { found in
      // A text without dates has nothing to be ruled on.
      guard let keeper, case .success(let dates) = found.content, !dates.text.entries.isEmpty else {
        return report(found, nil)
      }
      keeper.load { report(found, $0) }
    }
  }

  /// Begins a search in the text of `desk`, whose pages are counted.
  ///
  /// In a text that is as long as it was, only the pages are looked up anew.
  func start(_ desk: BookDesk) {
    let run = desk.dateSearch()
    start(bytes: desk.source.count, end: run.cancel) { known throws(TextError) in
      try desk.findDates(run, known: known, locale: .environment).map { ($0.text, $0) }
    }
  }
}

extension ReadingRoom {
  /// Receives what a search for dates found.
  ///
  /// - Parameter ruling: What the library keeps of the reader's ruling.
  mutating func receive(_ report: DateFinder.Report, ruling: Bool?) {
    guard dates.isCurrent(report.number) else { return }
    switch report.content {
    case .success(let found):
      _ = apply(.dates(.found(found, ruling: ruling)))
      keepEntries()
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }

  /// Does what the model asks for the dates of the text.
  mutating func perform(_ effect: DatesEffect) throws(TextError) -> [TextEffect] {
    switch effect {
    case .find: dates.start(desk)
    case .findSpot(let offset, let month):
      return model.update(try desk.findSpot(near: offset, month: month))
    case .noteNotice: return model.update(.dates(.noticeNoted(wasKnown: noteDatesTold())))
    case .keep(let isDated):
      datesKeeper?.keep(isDated: isDated)
      keepEntries()
    }
    return []
  }

  /// Keeps the entries for the days of the datebook, where the text counts as dated.
  private func keepEntries() {
    datesKeeper?.keep(entries: model.book.dates.text?.entries ?? [])
  }
}
