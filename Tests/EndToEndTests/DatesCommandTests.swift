import Testing

struct `The dates command` {
  /// A diary of the first `days` days of 1804, a line for each date and one below it.
  private static func diary(_ days: Int) -> String {
    (1...days).map { "[Clark, January \($0), 1804]\n\nCold.\n\n" }.joined()
  }

  private func dates(_ file: borrowing Scratch, _ words: String...) throws -> CommandResult {
    try run([built("tome-reader"), "dates", file.path] + words)
  }

  @Test func `prints how sure it is, then date, offset and heading of each entry`() throws {
    let file = try Scratch(Self.diary(20))
    let result = try dates(file)
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0)
    #expect(lines.count == 21)
    #expect(lines.first == "dated: sure, 20 entries on 20 days")
    #expect(lines.dropFirst().first == "1804-01-01\t0\tClark, January 1, 1804")
    #expect(lines.last == "1804-01-20\t637\tClark, January 20, 1804")
    let few = try Scratch(Self.diary(9))
    #expect(try dates(few).output.hasPrefix("dated: likely, 9 entries on 9 days\n"))
  }

  @Test func `a diary without years tells which ones its weekdays fit, before its edition`() throws
  {
    let days = (3...29).map { day in
      let weekday = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][
        (day + 6) % 7]
      return "APRIL \(day), \(weekday).—A line of the diary of a clerk.\n\n"
    }
    let file = try Scratch("Printed in 1910.\n\n" + days.joined())
    let first = try dates(file).output.split(separator: "\n").first
    #expect(
      first
        == """
        dated: sure, 27 entries on 27 days, by its weekdays of 1821, 1827, 1832, 1838, 1849, 1855, \
        1860, 1866, 1877, 1883, 1888, 1894, 1900 or 1906
        """)
  }

  @Test func `prints JSON`() throws {
    let file = try Scratch(Self.diary(8))
    let output = try dates(file, "--json").output
    #expect(
      output.hasPrefix(
        #"""
        {"dated":true,"certainty":"likely","reader":null,"calendar":null,"yearsAreGuessed":false,"possibleYears":[],"days":8,"entries":[
        {"date":"1804-01-01","offset":0,"heading":"Clark, January 1, 1804"},

        """#))
    #expect(output.hasSuffix("\n],\"count\":8}\n"))
  }

  @Test func `prints no entries of a text that only mentions dates`() throws {
    let file = try Scratch("It was May 5, 1804.\n\nMay 6, 1804.\n\nAnd so on.\n")
    #expect(try dates(file).output == "dated: no\n")
    #expect(try dates(file).status == 0)
    let json =
      #"{"dated":false,"certainty":"none","reader":null,"calendar":null,"yearsAreGuessed":false,"possibleYears":[],"days":0,"entries":[],"count":0}"#
    #expect(try dates(file, "--json").output == json + "\n")
  }
}
