import Calendars
import Datebook
import Dispatch
import Holdings
import Search
import Settings
import Setup
import Shelf
import Synchronization
import TabPlaces

/// Finds words in the reader's calendars, in the background.
///
/// The calendars are read with the first words that are looked for.
final class EventFinder: BackgroundWorker {
  /// No more events are told: with one letter typed, nearly all have it.
  private static let most = 100

  /// What is looked for, and where.
  private struct State {
    var calendars: EventCalendars?
    /// The words that were asked for last.
    var words = ""
    /// The events in their order, with what is searched of each; nil after they have changed.
    var events: [(event: EventTime, words: TitleWords)]?
    var hasEnded = false
  }

  private let queue = DispatchQueue(label: "words of events", qos: .userInitiated)
  private let names: [String]
  private let cache: String?
  private let clock: LocalClock
  private let library: ReadersLibrary
  private let report: @Sendable (String, [FoundWords]) -> Void
  private let state = Mutex(State())

  /// - Parameter report: Is given words and what has them, on some queue, and again when there are
  ///   other events than before.
  init?(_ setting: RoomSetting, report: @escaping @Sendable (String, [FoundWords]) -> Void) {
    names = setting.preferences.calendars
    cache = setting.folders.cache
    (clock, library) = (setting.clock, setting.library())
    self.report = report
    if names.isEmpty { return nil }
  }

  /// Finds words in titles, places and descriptions.
  func find(_ words: String) {
    state.withLock { $0.words = words }
    queue.async {
      self.openCalendars()
      self.answer(words)
    }
  }

  func end() {
    let calendars = state.withLock { state in
      state.hasEnded = true
      return state.calendars
    }
    calendars?.end()
  }

  private func openCalendars() {
    guard state.withLock({ $0.calendars == nil && !$0.hasEnded }) else { return }
    let calendars = EventCalendars(names, cache: cache, clock: clock) { [weak self] in
      guard let self else { return }
      let words = self.state.withLock { state in
        state.events = nil
        return state.words
      }
      self.queue.async { self.answer(words) }
    } onReport: { _ in
      // The datebook tells what is wrong with them.
    }
    let hasEnded = state.withLock { state in
      state.calendars = calendars
      return state.hasEnded
    }
    if hasEnded { calendars?.end() } else { calendars?.open() }
  }

  /// Tells what has `words`, if nothing else was asked for since.
  private func answer(_ words: String) {
    guard state.withLock({ $0.words }) == words else { return }
    let wanted = TitleWords(words)
    guard !wanted.isEmpty else { return }
    let found = events().filter { wanted.areAll(in: $0.words) }.map(\.event)
    let today = clock.today
    let next = found.filter { $0.days.upperBound >= today }
    let past = found.filter { $0.days.upperBound < today }
    report(
      words, (next + past.reversed()).prefix(Self.most).map { FoundWords($0, finding: wanted) })
  }

  private func events() -> [(event: EventTime, words: TitleWords)] {
    if let events = state.withLock({ $0.events }) { return events }
    let calendars = state.withLock { $0.calendars }
    let events = (calendars?.events(near: clock.today, without: try? library.opened()) ?? []).map {
      event in
      let parts = [event.title, event.place, event.details.description, event.details.calendar]
      return (event, TitleWords(parts.joined(separator: " ")))
    }
    state.withLock { $0.events = events }
    return events
  }
}

extension FoundWords {
  /// An event that has `words`.
  fileprivate init(_ event: EventTime, finding words: TitleWords) {
    let name = [event.title, event.place].filter { !$0.isEmpty }.joined(separator: " · ")
    self.init(
      kind: .event(event.days.lowerBound), excerpt: name.isEmpty ? "(no title)" : name,
      matches: words.beginnings(in: name))
  }
}

extension EventCalendars {
  /// Each event once, at its time nearest to `day`, without the portions of plans that `library` has:
  /// those were exported, and came back in a calendar.
  func events(near day: Day, without library: Library?) -> [EventTime] {
    let plans = (try? library?.planIdentifiers()) ?? []
    return events(near: day).filter { event in
      !(CalendarText.plan(ofEvent: event.details.uid).map(plans.contains) ?? false)
    }
  }
}
