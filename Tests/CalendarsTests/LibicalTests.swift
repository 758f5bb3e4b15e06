import Calendars
import Foundation
import Testing

/// Rules made at random, with the times that libical gives them: see Fixtures/recurrences.py.
@Suite struct LibicalTests {
  private struct Line {
    var start: CalendarTime
    var rule: String
    var times: [WallTime]
  }

  private static func lines() throws -> [Line] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/recurrences.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let halves = line.split(separator: "|")
      let words = halves[0].split(separator: " ")
      let times = halves[1].split(separator: " ").compactMap { CalendarTime($0)?.wall }
      return Line(
        start: try #require(CalendarTime(words[0])), rule: String(words[1]), times: times)
    }
  }

  @Test func `rules made at random have the times that libical gives them`() throws {
    let lines = try Self.lines()
    #expect(lines.count >= 500)
    var wrong: [String] = []
    for line in lines {
      let recurrence = Recurrence(
        try RecurrenceRule(line.rule), from: line.start.wall, until: nil, isDate: false)
      let last = try #require(line.times.last)
      // As many as libical was asked for, or with COUNT all there are.
      let more = line.rule.contains("COUNT") ? 1000 * WallTime.secondsInDay : 1
      let found = recurrence.times(
        in: line.start.wall..<last.adding(seconds: more), atMost: line.times.count + 1)
      guard found != line.times else { continue }
      wrong.append(
        "\(line.start.wall.testDescription) \(line.rule)\n  libical "
          + line.times.map(\.testDescription).joined(separator: " ") + "\n  here    "
          + found.map(\.testDescription).joined(separator: " "))
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ:\n\(wrong.prefix(10).joined(separator: "\n"))")
  }
}
