import Datebook
import Foundation
import Profiles
import Settings
import Testing

@Suite struct Wardens {
  /// The kinds of profiles, each in a family.
  private func kinds() throws -> [(String, Warden)] {
    let guarded = try sampleFamily()
    let unguarded = try sampleFamily(hasPIN: false)
    let alone = Family(TOMLDocument(""))
    func warden(_ slug: String, _ family: Family) throws -> Warden {
      Warden(try #require(family[slug: slug]), in: family)
    }
    return try [
      ("alone", warden("", alone)), ("first", warden("", guarded)),
      ("adult", warden("ben", guarded)), ("child", warden("mia", guarded)),
      ("youngest", warden("tom", guarded)), ("child without PIN", warden("mia", unguarded)),
    ]
  }

  @Test func `every request in every kind of profile has the verdict of the table`() throws {
    var table = ""
    for (kind, warden) in try kinds() {
      table += "# \(kind)\n"
      for request in WardenRequest.samples {
        let verdict =
          switch warden.verdict(request) {
          case .allow: "allow"
          case .pin: "PIN"
          case .deny(let sentence): sentence
          }
        table += "\(request): \(verdict)\n"
      }
      table += "\n"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Verdicts.txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(table.utf8).write(to: file)
    }
    #expect(table == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `a profile without a lock is denied nothing, and alone it is asked nothing`() throws {
    for (kind, warden) in try kinds() where !warden.profile.isLocked {
      for request in WardenRequest.samples {
        switch warden.verdict(request) {
        case .allow: break
        case .pin: #expect(request == .enter(.open) && kind != "alone", "\(kind) \(request)")
        case .deny(let sentence): Issue.record("\(kind) \(request): \(sentence)")
        }
      }
    }
  }

  @Test func `without a PIN nothing that a child is asked one for is open`() throws {
    let child = try #require(try kinds().first { $0.0 == "child" }).1
    var bare = child
    bare.hasPIN = false
    for request in WardenRequest.samples where child.verdict(request) != .allow {
      guard case .deny = bare.verdict(request) else {
        Issue.record("\(request) is open")
        continue
      }
    }
  }

  @Test func `a third story is told tomorrow`() throws {
    let family = try sampleFamily()
    var warden = Warden(try #require(family[slug: "mia"]), in: family)
    for count in 0..<2 {
      warden.usage.stories = count
      #expect(warden.verdict(.tellStory(.middle)) == .allow)
    }
    warden.usage.stories = 2
    #expect(
      warden.verdict(.tellStory(.youngest))
        == .deny("Mia has 2 stories a day; the next one is told tomorrow."))
  }
}

@Suite struct Limits {
  private func left(_ at: FamilyTime, _ usage: DayUsage = DayUsage()) throws -> TimeLeft {
    TimeLeft(try #require(try sampleFamily()[slug: "mia"]), usage, at: at)
  }

  @Test func `the least limit counts`() throws {
    #expect(try left(time(monday, 12)) == .seconds(40 * 60))
    #expect(try left(time(monday, 19, 20)) == .seconds(10 * 60))
    #expect(try left(time(monday, 19, 20, 30)) == .seconds(10 * 60 - 30))
    #expect(try left(time(monday.adding(days: 5), 12)) == .seconds(60 * 60))
  }

  @Test func `bedtime goes over midnight, and a grant does not move it`() throws {
    var granted = DayUsage()
    granted.isDayGranted = true
    for usage in [DayUsage(), granted] {
      #expect(try left(time(monday, 19, 30), usage) == .bedtime(until: 7 * 60))
      #expect(try left(time(monday, 23, 59), usage) == .bedtime(until: 7 * 60))
      #expect(try left(time(monday.adding(days: 1), 0), usage) == .bedtime(until: 7 * 60))
      #expect(try left(time(monday.adding(days: 1), 6, 59), usage) == .bedtime(until: 7 * 60))
      #expect(try !left(time(monday.adding(days: 1), 7), usage).isOver)
      #expect(try !left(time(monday, 19, 29, 59), usage).isOver)
    }
  }

  @Test func `used minutes are over, and grants add to them`() throws {
    var usage = DayUsage()
    usage.seconds = 40 * 60 - 1
    #expect(try left(time(monday, 12), usage) == .seconds(1))
    usage.seconds = 40 * 60
    #expect(try left(time(monday, 12), usage) == .used)
    usage.granted = 15 * 60
    #expect(try left(time(monday, 12), usage) == .seconds(15 * 60))
    usage.isDayGranted = true
    usage.seconds = 9999
    #expect(try left(time(monday, 12), usage) == .seconds(7 * 3600 + 1800))
  }

  @Test func `warnings come at 10, 5 and 1 minutes, each once`() {
    var told: Int?
    var warnings: [Int] = []
    for seconds in stride(from: 700, through: 1, by: -1) {
      if let warning = TimeLeft.seconds(seconds).warning(after: told) {
        warnings.append(warning)
        told = warning
      }
    }
    #expect(warnings == [10, 5, 1])
    // A day that begins with less tells the one that fits.
    #expect(TimeLeft.seconds(200).warning(after: nil) == 5)
    #expect(TimeLeft.unlimited.warning(after: nil) == nil)
    #expect(TimeLeft.used.warning(after: nil) == nil)
  }

  @Test(arguments: ["19:30-07:00", "0:00-23:59", "9:05–10:00"])
  func `times are read`(words: String) throws {
    #expect(Bedtime(words) != nil)
  }

  @Test(arguments: ["", "19:30", "24:00-07:00", "19:60-07:00", "7-8", "07:00-07:00", "a:b-c:d"])
  func `what is no time is refused`(words: String) {
    #expect(Bedtime(words) == nil)
  }
}
