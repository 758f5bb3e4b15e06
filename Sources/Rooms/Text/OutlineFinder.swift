import Books
import Paging
import Setup
import TextPlace
import Widgets

/// Finds the parts and chapters of a text in the background.
typealias OutlineFinder = TextFinder<Outline, Contents>

extension OutlineFinder {
  /// Begins a search in the text of `desk`, whose pages are counted.
  ///
  /// In a text that is as long as it was, only the pages are looked up anew.
  func start(_ desk: BookDesk) {
    let run = desk.manuscript.outlineSearch
    start(bytes: desk.source.count, end: run.cancel) { known throws(TextError) in
      try desk.findOutline(run, known: known).map { ($0.outline, $0) }
    }
  }
}

extension ReadingRoom {
  /// Receives what a search for parts and chapters found.
  mutating func receive(_ report: OutlineFinder.Report) {
    guard outlines.isCurrent(report.number) else { return }
    switch report.content {
    case .success(let contents): _ = apply(.outlineFound(contents))
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }
}
