import Storytellers
import Synchronization
import Widgets

/// The stories that models tell in this program: they go on wherever the reader is.
///
/// It may be used from any thread.
final class StoryJobs: Sendable {
  /// A story that is told, or was to be told.
  struct Job: Sendable {
    /// Who tells it: `llama3 at localhost:11434`.
    var teller: String
    /// What stops it; nil once it has ended.
    var stop: TellingStop?
    /// Whether it is removed once it has stopped.
    var isDropped = false
    /// The path of its page; nil as long as there is none.
    var page: String?
    /// Whether a room is about to open the page: it will want to hear how the telling went.
    var isPageOpening = false
    /// How the telling ended, if that was before the page was open.
    var unheard: StoryTelling?
    /// Who has the page open.
    var ears: [Int: @Sendable (StoryTelling) -> Void] = [:]
    /// Does what the reader wants of it, from the page.
    var act: @Sendable (TellingSheet.Wish) -> Void
  }

  /// Those of this program.
  static let shared = StoryJobs()

  private let state = Mutex((jobs: [String: Job](), earCount: 0))

  /// Takes a story that is about to be told.
  ///
  /// - Returns: What stops it; nil if it is being told already.
  func begin(
    _ identifier: String, by teller: String, act: @escaping @Sendable (TellingSheet.Wish) -> Void
  ) -> TellingStop? {
    let (stop, ears) = state.withLock {
      state -> (TellingStop?, [@Sendable (StoryTelling) -> Void]) in
      var job = state.jobs[identifier] ?? Job(teller: teller, act: act)
      guard job.stop == nil else { return (nil, []) }
      let stop = TellingStop()
      (job.teller, job.stop, job.act, job.isDropped) = (teller, stop, act, false)
      (job.isPageOpening, job.unheard) = (false, nil)
      state.jobs[identifier] = job
      return (stop, Array(job.ears.values))
    }
    for ear in ears { ear(.comes(from: teller)) }
    return stop
  }

  /// Notes the page of a story.
  func note(_ page: String, of identifier: String) {
    state.withLock { $0.jobs[identifier]?.page = page }
  }

  /// Notes that a room is about to open the page of a story. If the telling ends before the page is open,
  /// how it ended is kept for the room.
  func noteOpening(of identifier: String) {
    state.withLock { state in
      guard state.jobs[identifier]?.ears.isEmpty == true else { return }
      state.jobs[identifier]?.isPageOpening = true
    }
  }

  /// Tells those who have the page open how it goes.
  ///
  /// - Returns: Whether somebody has, or is about to.
  func tell(_ telling: StoryTelling, of identifier: String) -> Bool {
    let (ears, isPageOpening) = state.withLock {
      state -> ([@Sendable (StoryTelling) -> Void], Bool) in
      guard var job = state.jobs[identifier] else { return ([], false) }
      switch telling {
      case .comes, .anew: break
      case .told, .stopped, .failed:
        job.stop = nil
        if job.isPageOpening { job.unheard = telling }
      }
      state.jobs[identifier] = job
      return (Array(job.ears.values), job.isPageOpening)
    }
    for ear in ears { ear(telling) }
    return !ears.isEmpty || isPageOpening
  }

  /// Stops a story.
  func stop(_ identifier: String, drops: Bool) {
    let stop = state.withLock { state in
      state.jobs[identifier]?.isDropped = drops
      return state.jobs[identifier]?.stop
    }
    stop?.stop()
  }

  /// Whether a story is to be removed once it has stopped.
  func isDropped(_ identifier: String) -> Bool {
    state.withLock { $0.jobs[identifier]?.isDropped ?? false }
  }

  /// Who tells a story now; nil if nobody does in this program.
  func teller(of identifier: String) -> String? {
    state.withLock { state in
      state.jobs[identifier].flatMap { $0.stop == nil ? nil : $0.teller }
    }
  }

  /// Hears how the story goes whose page has this path.
  ///
  /// - Returns: What ends that, and whether the story comes now; nil if it is no story that was told in
  ///   this program.
  func listen(
    to page: String, _ ear: @escaping @Sendable (StoryTelling) -> Void
  ) -> (end: @Sendable () -> Void, isComing: Bool)? {
    let found = state.withLock { state -> (identifier: String, number: Int, job: Job)? in
      guard let entry = state.jobs.first(where: { $0.value.page == page }) else { return nil }
      var job = entry.value
      state.earCount += 1
      job.ears[state.earCount] = ear
      (job.isPageOpening, job.unheard) = (false, nil)
      state.jobs[entry.key] = job
      return (entry.key, state.earCount, entry.value)
    }
    guard let (identifier, number, job) = found else { return nil }
    let isComing = job.stop != nil
    if isComing { ear(.comes(from: job.teller)) }
    if let end = job.unheard { ear(end) }
    return (
      { [self] in state.withLock { _ = $0.jobs[identifier]?.ears.removeValue(forKey: number) } },
      isComing
    )
  }

  /// Does what the reader wants of the story whose page has this path.
  ///
  /// - Returns: The story; nil if there is none.
  func act(_ wish: TellingSheet.Wish, onPage page: String) -> String? {
    let found = state.withLock { state in state.jobs.first { $0.value.page == page } }
    guard let (identifier, job) = found else { return nil }
    job.act(wish)
    return identifier
  }
}
