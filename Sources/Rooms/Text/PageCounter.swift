import Books
import CProcess
import Dispatch
import Paging
import Setup
import Synchronization
import Workers

/// Counts the pages of a text in the background; a new count ends the one before.
final class PageCounter: BackgroundWorker {
  /// What a count says, and which one.
  struct Report: Sendable {
    /// What has been found out.
    enum Content: Sendable {
      case progress(PaginationRun.Progress)
      case done(Pagination)
      case failed(TextError)
    }
    /// The number of the count.
    var number: Int
    /// What it says.
    var content: Content
  }

  private struct State {
    var number = 0
    var run: PaginationRun?
    var lastReport: ContinuousClock.Instant?
  }

  /// The shortest time between two reports of progress.
  private static let pace = Duration.milliseconds(120)

  /// How long a core is left to the reader who has pressed a key, in milliseconds: keys that are held
  /// come more often.
  private static let rest = 60

  private let queue = DispatchQueue(label: "pagination", qos: .utility)
  private let state = Mutex(State())
  private let courtesy = Courtesy()
  private let report: @Sendable (Report) -> Void

  /// A counter that tells what it finds to `report`, from any thread.
  init(report: @escaping @Sendable (Report) -> Void) {
    self.report = report
  }

  /// Ends the count that runs, and begins another.
  func start(_ run: PaginationRun, of format: PageFormat) -> Count {
    let number = state.withLock { state in
      state.run?.cancel()
      state.run = run
      state.number += 1
      state.lastReport = nil
      return state.number
    }
    let handover = Handover()
    queue.async { self.work(run, number, handover) }
    return Count(number: number, format: format, run: run, handover: handover)
  }

  /// A count that was begun.
  struct Count {
    /// Its number, as its reports have it.
    let number: Int
    /// What fits a page.
    let format: PageFormat
    private let begun = ContinuousClock.now
    private let run: PaginationRun
    private let handover: Handover

    fileprivate init(number: Int, format: PageFormat, run: PaginationRun, handover: Handover) {
      (self.number, self.format, self.run, self.handover) = (number, format, run, handover)
    }

    /// What has been counted by now.
    var progress: PaginationRun.Progress { run.progress }

    /// Waits for the result until `patience` has passed since the count began; what comes later is
    /// reported instead.
    func result(within patience: Duration) -> Report.Content? {
      handover.wait(patience - (ContinuousClock.now - begun))
    }
  }

  /// Leaves a core to the reader, who has pressed a key, for a moment.
  func giveWay() { courtesy.ask(forMilliseconds: Self.rest) }

  /// Ends the count that runs.
  func end() {
    state.withLock { $0.run?.cancel() }
  }

  private func work(_ run: PaginationRun, _ number: Int, _ handover: Handover) {
    let content: Report.Content?
    do throws(TextError) {
      let pagination = try run.run(
        prepare: { cpr_lower_own_priority() }, courtesy: courtesy
      ) { progress in
        if self.isDue() { self.report(Report(number: number, content: .progress(progress))) }
      }
      content = pagination.map { .done($0) }
    } catch {
      content = .failed(error)
    }
    guard let content, !handover.give(content) else { return }
    report(Report(number: number, content: content))
  }

  private func isDue() -> Bool {
    state.withLock { state in
      let now = ContinuousClock.now
      if let last = state.lastReport, now - last < Self.pace { return false }
      state.lastReport = now
      return true
    }
  }
}

/// A result that one thread waits for, for a while.
private final class Handover: Sendable {
  private enum State {
    case waitedFor
    case given(PageCounter.Report.Content)
    case givenUp
  }

  private let state = Mutex(State.waitedFor)
  private let signal = DispatchSemaphore(value: 0)

  /// Waits for the result, and gives up when it does not come in time.
  func wait(_ patience: Duration) -> PageCounter.Report.Content? {
    let nanoseconds = Int(patience.components.attoseconds / 1_000_000_000)
    if patience > .zero { _ = signal.wait(timeout: .now() + .nanoseconds(nanoseconds)) }
    return state.withLock { state in
      if case .given(let content) = state { return content }
      state = .givenUp
      return nil
    }
  }

  /// Hands the result over.
  ///
  /// - Returns: Whether it is still waited for.
  func give(_ content: PageCounter.Report.Content) -> Bool {
    let isWaitedFor = state.withLock { state in
      if case .givenUp = state { return false }
      state = .given(content)
      return true
    }
    signal.signal()
    return isWaitedFor
  }
}
