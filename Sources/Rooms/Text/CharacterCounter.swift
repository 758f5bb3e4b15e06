import Books
import Formats
import Paging
import Setup
import TextPlace
import Widgets

/// Counts the characters of a text in the background.
typealias CharacterCounter = TextFinder<Never, CharacterIndex>

extension CharacterCounter {
  /// Ends the count that goes on, and begins `run`.
  func start(_ run: CharacterIndexRun, bytes: Int) {
    start(bytes: bytes, end: run.cancel) { _ throws(TextError) in try run.run().map { (nil, $0) } }
  }
}

extension ReadingRoom {
  /// A text of at most this many bytes has its characters counted in less than a blink.
  private static let talliedAtOnce = 4 << 20

  /// Counts the characters of the text: at once where it is small, else in the background.
  mutating func tally() throws(TextError) -> [TextEffect] {
    let source = text.source
    let known = desk.stablePages?.index
    if let known, known.bytes == source.count { return tellTally() }
    // A text that grows faster than it is counted would never be counted to an end.
    guard !characters.isRunning else { return [] }
    let previous = known.flatMap { $0.bytes <= source.count ? $0 : nil }
    let run = CharacterIndexRun(source, continuing: previous)
    guard source.count - (previous?.bytes ?? 0) <= Self.talliedAtOnce else {
      characters.start(run, bytes: source.count)
      return []
    }
    guard let index = try run.run() else { return [] }
    desk.stablePages = StablePages(index, length: stablePageLength)
    return tellTally()
  }

  /// Receives what was counted in the background.
  mutating func receive(_ report: CharacterCounter.Report) {
    guard characters.isCurrent(report.number) else { return }
    characters.end()
    switch report.content {
    case .success(let index):
      desk.stablePages = StablePages(index, length: stablePageLength)
      _ = perform(tellTally())
      // The text has grown meanwhile.
      if index.bytes != text.source.count { _ = perform([.tally]) }
    case .failure(let error): _ = apply(.notice(Failure(error).sentence))
    }
  }

  /// Lets stable pages have so many characters.
  mutating func useStablePages(length: Int) -> [TextEffect] {
    stablePageLength = length
    guard let index = desk.stablePages?.index else { return [] }
    desk.stablePages = StablePages(index, length: length)
    return tellTally()
  }

  /// Forgets what was counted: the text is another.
  mutating func forgetTally() {
    lineCounter.end()
    desk.fileLines = nil
    characters.end()
    desk.stablePages = nil
  }

  private mutating func tellTally() -> [TextEffect] {
    desk.tally.map { model.update(.tallied($0)) } ?? []
  }
}
