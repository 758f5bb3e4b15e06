import Datebook
import Testing

@Suite struct PlanTypingTests {
  private static let today = Day(year: 2026, month: 11, day: 21) ?? .first

  private func typed(
    _ from: String, _ until: String, on weekdays: Weekdays = .all, locale: String = "C"
  ) -> Result<String, PlanSchedule.Mistake> {
    Result { () throws(PlanSchedule.Mistake) in
      let schedule = try PlanSchedule(
        from: from, until: until, on: weekdays, today: Self.today, locale: CalendarLocale(locale))
      return "\(schedule.days.lowerBound) \(schedule.days.upperBound)"
    }
  }

  @Test(arguments: [
    ("today", "30", "2026-11-21 2026-12-20"), ("today", "30 days", "2026-11-21 2026-12-20"),
    ("today", "1d", "2026-11-21 2026-11-21"), ("1 dec", "+9", "2026-12-01 2026-12-10"),
    ("today", "3 mar", "2026-11-21 2027-03-03"), ("today", "mar", "2026-11-21 2027-03-31"),
    ("dec", "mar 2027", "2026-12-01 2027-03-31"), ("w50", "2027", "2026-12-07 2027-12-31"),
    ("2026-12-24", "w53", "2026-12-24 2027-01-03"), ("1 oct", "today", "2026-10-01 2026-11-21"),
  ])
  func `days are what was typed, of a month the first or the last one`(
    _ from: String, _ until: String, _ days: String
  ) {
    #expect(typed(from, until) == .success(days))
  }

  @Test func `what is no plan is told`() {
    #expect(typed("whenever", "30") == .failure(.noFirstDay))
    #expect(typed("today", "soon") == .failure(.noLastDay))
    #expect(typed("today", "0") == .failure(.noLastDay))
    #expect(typed("today", "2026-01-01") == .failure(.endsBeforeItBegins))
    #expect(typed("today", "2040") == .failure(.tooLong))
    #expect(typed("today", "99999999 days") == .failure(.tooLong))
    #expect(
      typed("2026-11-21", "2026-11-21", on: Weekdays(.monday)) == .failure(.noReadingDay))
  }
}
