import Calendars
import Datebook
import Screen
import Widgets

extension DayEvent {
  /// `07:40`.
  static func time(_ minuteOfDay: Int) -> String {
    let (hour, minute) = (minuteOfDay / 60 % 24, minuteOfDay % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// What it is called: a to-do with a box that is ticked once it is done.
  func name(_ words: PageWords) -> String {
    let name = title.isEmpty ? words.noTitle : title
    guard let details = whole?.details, details.isTask else { return name }
    return (details.isDone ? "[x] " : "[ ] ") + name
  }

  /// `01:30 (45 min)` of an event over the end of summer time, whose end by the clock tells nothing.
  static func time(
    _ minuteOfDay: Int, lasting seconds: Int?, _ locale: CalendarLocale
  ) -> String {
    let length = seconds.map {
      " (\(locale.words.figures.duration(minutes: max($0 / 60, 1))))"
    }
    return time(minuteOfDay) + (length ?? "")
  }

  /// `09:00–10:30 Title · Place`, or as much of it as is known and wanted; `1 Nov [ ] Title` of a to-do
  /// that is overdue.
  func words(
    _ locale: CalendarLocale, _ symbols: Symbols, withEnd: Bool = true, withPlace: Bool = false
  ) -> String {
    var parts: [String] = []
    if let day = dayOverdue { parts.append(locale.shortDate(day)) }
    let end = withEnd ? end.map { Self.time($0) } : nil
    switch (start.map { Self.time($0) }, end) {
    case (let from?, let end?) where from == end:
      parts.append(Self.time(start ?? 0, lasting: whole?.hiddenSeconds, locale))
    case (let start?, let end?): parts.append(start + symbols.dash + end)
    case (let start?, nil): parts.append(start)
    case (nil, let end?): parts.append(symbols.dash + end)
    case (nil, nil): break
    }
    let title = name(locale.words)
    let place = withPlace && !place.isEmpty ? " \(symbols.middleDot) \(place)" : ""
    return (parts + [title + place]).joined(separator: " ")
  }
}
