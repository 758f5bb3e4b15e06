import Books
import Formats
import Paging
import Setup
import TextPlace
import Widgets

/// Counts the lines of a file in the background.
typealias LineCounter = TextFinder<Never, FileLineIndex>

extension ReadingRoom {
  /// A text of at most this many bytes has its lines counted in less than a blink.
  private static let linesCountedAtOnce = 16 << 20

  /// Counts the lines of the file: at once if it is small, else in the background.
  mutating func countLines() throws(TextError) -> [TextEffect] {
    let source = text.source
    let known = desk.fileLines
    if let known, known.bytes == source.count { return model.update(.linesCounted) }
    guard !lineCounter.isRunning else { return [] }
    let previous = known.flatMap { $0.bytes <= source.count ? $0 : nil }
    let run = FileLineRun(desk.manuscript, continuing: previous)
    guard source.count - (previous?.bytes ?? 0) <= Self.linesCountedAtOnce else {
      lineCounter.start(bytes: source.count, end: run.cancel) { _ throws(TextError) in
        try run.run().map { (nil, $0) }
      }
      return model.update(.notice("The lines of the file are being counted."))
    }
    guard let index = try run.run() else { return [] }
    desk.fileLines = index
    return model.update(.linesCounted)
  }

  /// Receives what was counted in the background.
  mutating func receive(_ report: LineCounter.Report) {
    guard lineCounter.isCurrent(report.number) else { return }
    lineCounter.end()
    switch report.content {
    case .success(let index):
      desk.fileLines = index
      // A notice that they are being counted is over.
      model.frame.notice = nil
      _ = apply(.linesCounted)
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }
}
