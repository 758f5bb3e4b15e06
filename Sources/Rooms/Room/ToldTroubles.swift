package import DayPlace
import Synchronization

/// What is wrong with calendars and was told: each fault is told once in a session, not whenever a
/// datebook is opened.
package final class ToldTroubles: Sendable {
  private let told = Mutex<Set<CalendarReport.Trouble>>([])

  /// Nothing was told.
  package init() {}

  /// The troubles of `reports` that were not told before; from now on they were.
  package func news(of reports: [CalendarReport]) -> [CalendarReport.Trouble] {
    told.withLock { told in
      reports.flatMap(\.troubles).filter { told.insert($0).inserted }
    }
  }
}
