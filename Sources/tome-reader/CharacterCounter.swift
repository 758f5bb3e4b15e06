import Books
import CProcess
import Dispatch
import Formats
import Paging
import Reader
import Synchronization

/// Counts the characters of a text in the background; a new count ends the one before.
final class CharacterCounter: Sendable {
  /// What a count says, and which one.
  struct Report: Sendable {
    /// The number of the count.
    var number: Int
    /// What it counted, or why it could not.
    var content: Result<CharacterIndex, TextError>
  }

  private struct State {
    var number = 0
    var run: CharacterIndexRun?
  }

  private let queue = DispatchQueue(label: "characters", qos: .utility)
  private let state = Mutex(State())
  private let report: @Sendable (Report) -> Void

  /// A counter that tells what it counted to `report`, from any thread.
  init(report: @escaping @Sendable (Report) -> Void) {
    self.report = report
  }

  /// Ends the count that goes on, and begins `run`.
  func start(_ run: CharacterIndexRun) {
    let number = state.withLock { state in
      state.run?.cancel()
      state.run = run
      state.number += 1
      return state.number
    }
    queue.async { [report] in
      // As with the pages: keys go first.
      cpr_lower_own_priority()
      do throws(TextError) {
        guard let index = try run.run() else { return }
        report(Report(number: number, content: .success(index)))
      } catch {
        report(Report(number: number, content: .failure(error)))
      }
    }
  }

  /// Ends the count that goes on.
  func cancel() {
    state.withLock { state in
      state.run?.cancel()
      state.run = nil
      state.number += 1
    }
  }

  /// Whether the count with this number is the last that was begun.
  func isCurrent(_ number: Int) -> Bool { state.withLock { $0.number == number } }

  /// Whether a count goes on.
  var isCounting: Bool { state.withLock { $0.run != nil } }
}

extension ReadingRoom {
  /// A text of at most this many bytes has its characters counted in less than a blink.
  private static let talliedAtOnce = 4 << 20

  /// Counts the characters of the text: at once where it is small, else in the background.
  mutating func tally() throws(TextError) -> [Effect] {
    let source = text.source
    let known = desk.stablePages?.index
    if let known, known.bytes == source.count { return tellTally() }
    // A text that grows faster than it is counted would never be counted to an end.
    guard !characters.isCounting else { return [] }
    let previous = known.flatMap { $0.bytes <= source.count ? $0 : nil }
    let run = CharacterIndexRun(source, continuing: previous)
    guard source.count - (previous?.bytes ?? 0) <= Self.talliedAtOnce else {
      characters.start(run)
      return []
    }
    guard let index = try run.run() else { return [] }
    desk.stablePages = StablePages(index, length: stablePageLength)
    return tellTally()
  }

  /// Takes what was counted in the background.
  mutating func take(_ report: CharacterCounter.Report) {
    guard characters.isCurrent(report.number) else { return }
    characters.cancel()
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
  mutating func useStablePages(length: Int) -> [Effect] {
    stablePageLength = length
    guard let index = desk.stablePages?.index else { return [] }
    desk.stablePages = StablePages(index, length: length)
    return tellTally()
  }

  /// Forgets what was counted: the text is another.
  mutating func forgetTally() {
    characters.cancel()
    desk.stablePages = nil
  }

  private mutating func tellTally() -> [Effect] {
    desk.tally.map { model.update(.tallied($0)) } ?? []
  }
}
