extension Moment {
  /// The moment in UTC: `2026-11-21T14:02:09Z` (RFC 3339).
  package var timestamp: String { form("-", ":") }

  /// The moment in UTC without separators, as names and calendars have it: `20261121T140209Z` (ISO
  /// 8601's basic form).
  package var stamp: String { form("", "") }

  private func form(_ betweenDates: String, _ betweenTimes: String) -> String {
    let day = ReadingClock(secondsAheadOfUTC: 0).day(at: self)
    let second = seconds - day.number * 86_400
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let date = day.description.split(separator: "-").joined(separator: betweenDates)
    return "\(date)T\(time.joined(separator: betweenTimes))Z"
  }
}
