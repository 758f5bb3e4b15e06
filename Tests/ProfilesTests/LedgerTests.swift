import Datebook
import Profiles
import TestSupport
import Testing

@Suite struct Ledgers {
  private let noon = time(monday, 12)

  private func entries() -> [LedgerEntry] {
    [
      LedgerEntry(.begun, of: "", at: noon), LedgerEntry(.read(seconds: 10), of: "mia", at: noon),
      LedgerEntry(.read(seconds: 20), of: "mia", at: time(monday, 13)),
      LedgerEntry(.read(seconds: 5), of: "tom", at: noon),
      LedgerEntry(.story, of: "mia", at: noon),
      LedgerEntry(.grant(.quarter, reason: "a\trainy\nday"), of: "mia", at: noon),
      LedgerEntry(.grant(.day, reason: ""), of: "tom", at: noon),
      LedgerEntry(.wrongPIN, of: "mia", at: noon), LedgerEntry(.limit, of: "mia", at: noon),
      LedgerEntry(.read(seconds: 7), of: "mia", at: time(monday.adding(days: 1), 8)),
    ]
  }

  private func text(_ entries: [LedgerEntry]) -> String { entries.map(\.line).joined() }

  @Test func `what was written is read again`() {
    let ledger = Ledger(text: text(entries()))
    #expect(ledger.damagedLines == 0)
    #expect(ledger.entries.count == entries().count)
    let usage = ledger.usage(of: "mia", on: monday)
    #expect((usage.seconds, usage.stories, usage.granted) == (30, 1, 900))
    #expect(ledger.usage(of: "tom", on: monday).isDayGranted)
    #expect(ledger.usage(of: "mia", on: monday.adding(days: 1)).seconds == 7)
    #expect(ledger.wrongPINs(on: monday) == 1)
    #expect(ledger.highest == time(monday.adding(days: 1), 8).seconds)
    #expect(ledger.latestDay == monday.adding(days: 1))
    #expect(ledger.grants(of: "mia").map(\.kind) == [.grant(.quarter, reason: "a rainy day")])
  }

  @Test func `a line that was cut off costs itself and no other`() {
    let whole = text(entries())
    let bytes = Array(whole.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      // The next program writes its line behind what was cut off.
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      let ledger = Ledger(text: cut + "\n" + text(entries()))
      #expect(ledger.entries.count >= entries().count)
      #expect(ledger.damagedLines <= 1)
    }
  }

  @Test func `a changed digit is no entry`() {
    let line = LedgerEntry(.read(seconds: 2400), of: "mia", at: noon).line
    #expect(LedgerEntry(line: Substring(line.dropLast())) != nil)
    #expect(LedgerEntry(line: Substring(line.replacing("2400", with: "0").dropLast())) == nil)
  }

  @Test func `a shortened ledger says the same`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<50 {
      var ledger = Ledger()
      for _ in 0..<100 {
        let at = time(monday.adding(days: random.pick(0..<4)), random.pick(0..<24))
        let slug = ["", "mia", "tom"][random.pick(0..<3)]
        let kinds: [LedgerEntry.Kind] = [
          .read(seconds: random.pick(0..<30)), .story, .grant(.hour, reason: "x"), .wrongPIN,
        ]
        ledger.record(LedgerEntry(kinds[random.pick(0..<kinds.count)], of: slug, at: at))
      }
      let short = Ledger(text: ledger.shortened(from: monday.adding(days: 1)))
      for day in 1..<4 {
        for slug in ["", "mia", "tom"] {
          let day = monday.adding(days: day)
          #expect(short.usage(of: slug, on: day) == ledger.usage(of: slug, on: day))
        }
      }
      #expect(short.highest == ledger.highest)
      #expect(short.entries.count <= ledger.entries.count)
    }
  }

  @Test func `wrong PINs are known after a restart, until a right one`() {
    var text = ""
    for second in 0..<6 {
      text += LedgerEntry(.wrongPIN, of: "mia", at: time(monday, 12, 0, second)).line
    }
    let ledger = Ledger(text: text)
    #expect(ledger.attempts.wait(at: time(monday, 12, 0, 5).seconds) == 300)
    let right = LedgerEntry(.rightPIN, of: "", at: time(monday, 12, 6)).line
    #expect(Ledger(text: text + right).attempts == PINAttempts())
  }

  @Test func `who read last on a day is known, but not by stories or grants`() {
    let time = FamilyTime(seconds: 1_728_003_600, day: Day(number: 20_000), secondOfDay: 3600)
    var ledger = Ledger()
    #expect(ledger.lastReader(on: time.day) == nil)
    ledger.record(LedgerEntry(.read(seconds: 10), of: "mia", at: time))
    ledger.record(LedgerEntry(.story, of: "tom", at: time))
    ledger.record(LedgerEntry(.read(seconds: 10), of: "", at: time))
    #expect(ledger.lastReader(on: time.day) == "mia")
    #expect(ledger.lastReader(on: time.day.adding(days: 1)) == nil)
  }
}
