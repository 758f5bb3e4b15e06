import Calendars
import Datebook
import Testing

/// Days as one writes them down: `1997/9: 2 4-6; 10: 7; 1998/1: 1`, at 9 in the morning.
func times(_ text: String, hour: Int = 9) -> [WallTime] {
  var year = 0
  var times: [WallTime] = []
  for part in text.split(separator: ";") {
    let halves = part.split(separator: ":")
    var months = halves[0].split(separator: "/").compactMap { Int($0.filter(\.isNumber)) }
    if months.count == 2 { year = months.removeFirst() }
    for word in halves[1].split(separator: " ") {
      let ends = word.split(separator: "-").compactMap { Int($0) }
      for day in ends[0]...ends[ends.count - 1] {
        guard let date = Day(year: year, month: months[0], day: day) else { continue }
        times.append(WallTime(date, second: 3600 * hour))
      }
    }
  }
  return times
}

/// `1997-09-02 09:00:00`.
extension WallTime: CustomTestStringConvertible {
  public var testDescription: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let second = secondOfDay
    return "\(day) \(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }
}
