import Books
import TestSupport
import Testing

@testable import Datebook

/// Texts as a whole: what is carried on from one date to the next, and what the whole text decides.
struct DatedTextTests {
  /// Entries with these headings, and noise below each.
  private func text(_ headings: [String]) -> String {
    headings.map { $0 + "\n\nIt rained. We stayed at home and read, all of us.\n\n" }.joined()
  }

  private func dates(_ headings: [String]) throws -> [String] {
    try DatedText.found(in: text(headings)).dates
  }

  /// Days of January by their own numbers, so that a text has enough of them.
  private let month = (1...20).map { "January \($0)" }

  @Test func `days under a month go on into the next month, and lists do not`() throws {
    let days = (20...31).map { "\($0)th. Up early." } + ["1st. Lay long.", "2nd. Rain."]
    let found = try dates(["JANUARY 1660"] + days + ["4. For stenching of blood", "5. For a burn"])
    #expect(found.first == "1660-01-20")
    #expect(found.suffix(3) == ["1660-01-31", "1660-02-01", "1660-02-02"])
  }

  @Test func `a list of numbers under an entry is not the next days`() throws {
    let entries = (1...30).flatMap {
      $0 == 10
        ? ["\($0).  To-day I dined", "1. a ham", "2. a pie", "3. a pudding"] : ["\($0).  Rain"]
    }
    let found = try dates(["MAY"] + entries)
    #expect(found == (1...30).map { "--05-\($0 < 10 ? "0" : "")\($0)" })
  }

  @Test func `a year goes on where the month goes far back`() throws {
    let found = try dates((10...31).map { "December \($0), 1801" } + month)
    #expect(found.first == "1801-12-10")
    #expect(found.last == "1802-01-20")
  }

  @Test func `a heading with a year is not gone beyond by the month below it`() throws {
    let days = (10...31).map { "December \($0)" }
    let found = try dates(["1902"] + days + ["1903"] + month)
    #expect(found.first == "1902-12-10")
    #expect(found.last == "1903-01-20")
  }

  @Test func `a year on the title page is not that of a page-a-day book`() throws {
    let days = (1...12).flatMap { month in
      (1...Day.daysInMonth(year: 2000, month: month)).map {
        "\(CalendarNames.english.name(ofMonth: month).uppercased()) \($0)"
      }
    }
    let found = try DatedText.found(in: "1914\n\n" + text(days))
    #expect(found.entries.count == 366)
    #expect(found.dates[59] == "--02-29")
  }

  @Test(arguments: [true, false])
  func `of two numbers the month is the one that is never above twelve`(
    isDayFirst: Bool
  ) throws {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let keys = (1...12).flatMap { month in
      (1...Day.daysInMonth(year: 2000, month: month)).map { day in
        isDayFirst ? "\(padded(day)).\(padded(month))" : "\(padded(month)).\(padded(day))"
      }
    }
    let found = try DatedText.found(in: text(keys))
    #expect(found.certainty == .sure)
    #expect(found.entries.count == 366)
    #expect(found.entries.map(\.date.dayKey) == found.entries.map(\.date.dayKey).sorted())
  }

  @Test func `sections with numbers are no days`() throws {
    let sections = (1...12).flatMap { part in (1...28).map { "\(part).\($0)" } }
    #expect(try DatedText.found(in: text(sections)).certainty == .none)
  }

  /// Prose with a printed page's number behind each page, and what `heading` says at the top of each.
  private func pages(_ numbers: ClosedRange<Int>, heading: (Int) -> String) -> String {
    let prose = "The program reads its settings first, and then it opens the file.\n\n"
    return numbers.map { "\(heading($0))\n\n\(prose)\($0)\n\n" }.joined()
  }

  @Test func `pages and sections of a manual are no days`() throws {
    let chapters = pages(1...90) { "\($0 / 10 + 1).\($0 % 10 + 1). What to do" }
    for manual in [chapters, "9. Juli 2023\n\n" + chapters, "May 2023\n\n" + chapters] {
      #expect(try DatedText.found(in: manual).certainty == .none)
    }
    let deep = pages(1...90) { $0 < 10 ? "5.6.\($0 + 9) Fields" : "Fields" }
    #expect(try DatedText.found(in: deep).dates.isEmpty)
  }

  @Test func `a number at the foot of a page is no day`() throws {
    let manual =
      "January 2023\n\n" + pages(1...28) { _ in "Chapter" }.replacing("\n\nC", with: "\n\u{C}C")
    #expect(try DatedText.found(in: manual).certainty == .none)
    let diary = "JANUARY 1850\n\n" + (1...28).map { "\($0)\n\nUp early.\n\n\u{C}" }.joined()
    #expect(try DatedText.found(in: diary).dates.count == 28)
  }

  @Test func `days alone and days with their months in numbers stay those of a diary`() throws {
    let days = (1...12).flatMap { month in
      ["\(CalendarNames.english.name(ofMonth: month)) 1850"] + (1...28).map { "\($0)" }
    }
    #expect(try DatedText.found(in: text(days)).dates.count == 12 * 28)
    for form in ["%.3.", "%.03.26", "%.1."] {
      let headings = (1...31).map { form.replacing("%", with: $0 < 10 ? "0\($0)" : "\($0)") }
      #expect(try DatedText.found(in: text(headings)).certainty == .sure, "\(form)")
    }
    let months = (1...12).flatMap { month in (1...3).map { "\($0 * 9).\(month)." } }
    #expect(try DatedText.found(in: text(months)).dates.count == 36)
  }

  @Test func `dual years are the second one up to Lady Day`() throws {
    let found = try dates(
      ["January 1659–60"] + (1...20).map { "\($0)th. Up." } + ["March 1659/60", "24th. Up."]
        + ["25th. Up."] + ["December 1660", "3rd. Up."])
    #expect(found.first == "1660-01-01")
    #expect(found.suffix(3) == ["1660-03-24", "1660-03-25", "1660-12-03"])
  }

  @Test func `weekdays tell Old Style`() throws {
    // 1 January 1664 was a Friday by the Julian calendar.
    let weekdays = ["Fri", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu"]
    let days = (1...25).map { "\(weekdays[($0 - 1) % 7]). Jan. \($0), 1663–64." }
    let found = try DatedText.found(in: text(days))
    #expect(found.dates.first == "1664-01-01")
    #expect(found.style == .julian)
  }

  @Test(arguments: ["", "1850\n\n", "DIARY OF 1850\n\n"])
  func `a diary of one whole year keeps the year that is over its months, or right above it`(
    _ year: String
  ) throws {
    var headings: [String] = []
    for month in 1...12 {
      let name = CalendarNames.english.name(ofMonth: month)
      if year.isEmpty { headings.append("\(name.uppercased()) 1850") }
      headings += (1...Day.daysInMonth(year: 1850, month: month)).map {
        year.isEmpty ? "\($0). Rose early." : "\(name) \($0). Rose early."
      }
    }
    let found = try DatedText.found(in: year + text(headings))
    #expect(found.dates.count == 365)
    #expect(found.dates.first == "1850-01-01" && found.dates.last == "1850-12-31")
  }

  @Test(arguments: [(1, 10), (1, 18), (1, 26), (1, 31), (2, 20), (3, 28), (12, 30)])
  func `a list of numbers is no new month where each month has a heading`(
    _ month: Int, _ day: Int
  ) throws {
    var headings: [String] = []
    var days: [String] = []
    for number in 0..<400 {
      let date = Day.firstDay(ofYear: 1850).adding(days: number)
      if date.day == 1 {
        headings.append("\(CalendarNames.english.name(ofMonth: date.month)) \(date.year)")
      }
      headings.append("\(date.day). Rose early.")
      days.append(date.description)
      if (date.month, date.day) == (month, day) {
        headings += (1...3).map { "\($0). For the cough, take honey." }
      }
    }
    let found = try DatedText.found(in: text(headings))
    // Where the list goes on from where the days are it cannot be told apart.
    #expect(Set(days).subtracting(found.dates).isEmpty)
    #expect(found.dates.count == days.count)
  }

  @Test(arguments: [
    "January %, 1850, evening", "January %, 1850, at night.", "January %, 1850, on the train",
    "%. Januar 1850, abends", "%. Januar 1850, nachts.", "%. Januar 1850 abends",
    "%. Januar 1850, im Zug nach Rom", "% janvier 1850, minuit.", "% gennaio 1850, sera",
    "% de enero de 1850, por la noche", "Dienstag, %. Januar 1850, früh",
  ])
  func `a heading may have the time of day or a place behind its date`(heading: String) throws {
    let headings = (1...31).map { heading.replacing("%", with: "\($0)") }
    let found = try DatedText.found(in: text(headings))
    #expect(found.certainty == .sure && found.dates.count == 31)
    #expect(found.dates.first == "1850-01-01")
    let first = found.entries.first?.heading
    #expect(first.map { headings[0].hasPrefix($0) && $0.count > 16 } == true, "\(first ?? "")")
    // The same words in the midst of a paragraph are a sentence.
    let prose = headings.map { $0 + "\nwe went on, and nobody knew where to.\n\n" }.joined()
    #expect(try DatedText.found(in: prose).certainty != .sure)
  }

  @Test func `days of German writers have suffixes of their own`() throws {
    let days = (1...31).map { $0 < 20 ? "Den \($0)ten. Früh auf." : "Den \($0)sten. Früh auf." }
    let found = try DatedText.found(in: text(["Januar 1850."] + days))
    #expect(found.dates.count == 31 && found.dates.first == "1850-01-01")
  }

  @Test func `numbers of hints under each month are no days`() throws {
    let hints = CalendarNames.english.months.flatMap { month in
      [month.uppercased()] + (1...12).map { "\($0). Sow the peas." }
    }
    #expect(try DatedText.found(in: text(hints)).certainty == .none)
  }

  @Test func `a month may have a second name`() throws {
    let days =
      (1...25).map { "\($0) de setiembre del 2005" } + (1...9).map { "\($0) de mayo de 2006" }
    #expect(try DatedText.found(in: text(days)).dates.first == "2005-09-01")
  }

  @Test
  func `the year of an edition above the first entry gives way to weekdays that it does not fit`()
    throws
  {
    let weekdays = CalendarNames.english.weekdays
    let days = (3...29).map { "April \($0), \(weekdays[($0 + 5) % 7])" }
    // 3 April was a Tuesday in 1888 and in 1894, in 1910 it was a Sunday.
    let found = try DatedText.found(in: "Printed in 1910.\n\n" + text(days))
    #expect(found.dates.first == "--04-03" && found.yearOfPreface == 1910)
    #expect(found.probableYears(before: 2026).suffix(3) == [1894, 1900, 1906])
    let settled = try DatedText.found(in: "Of 1888.\n\n" + text(days))
    #expect(settled.dates.first == "1888-04-03" && settled.possibleYears == [])
    let several = try DatedText.found(
      in: "1910\n\n" + text(days) + "1911\n\n" + text(["April 30"]))
    #expect(several.dates.first == "1910-04-03", "who says more than one year means them")
  }

  @Test func `weekdays settle a year that the text only mentions`() throws {
    let weekdays = CalendarNames.english.weekdays
    let days = (1...25).map { "April \($0), \(weekdays[($0 + 5) % 7]).—" }
    // 1 April 1888 was a Sunday, that of 1887 a Friday.
    let found = try DatedText.found(
      in: "A diary of the year 1888, written in 1887\n\n" + text(days))
    #expect(found.dates.first == "1888-04-01")
    #expect(found.style == .gregorian)
    let bare = try DatedText.found(in: text(days))
    #expect(bare.dates.first == "--04-01")
    #expect(bare.certainty == .sure)
  }

  @Test func `where the entries mention years it is guessed to be the next one that fits`() throws {
    let weekdays = CalendarNames.english.weekdays
    let days = (1...25).map { "April \($0), \(weekdays[($0 + 5) % 7]).—" }
    let found = try DatedText.found(
      in: text(days) + "\n\nI had not seen him since 1876, or was it 1884?\n")
    #expect(found.dates.first == "1888-04-01")
    #expect(found.yearsAreGuessed)
    #expect(try !DatedText.found(in: "A diary of 1888\n\n" + text(days)).yearsAreGuessed)
  }

  @Test(arguments: [
    "January %, 1800, found the army still at the river.", "Le % mars 1803, l'armée passa.",
    "El % de marzo de 1810, el ejército llegó.", "The %th of March, 1803, saw the siege.",
    "January % came and went without a battle.", "Monday, January %, was the day.",
  ])
  func `a history whose paragraphs begin with dates is no diary`(sentence: String) throws {
    let days = (1...28).map { sentence.replacing("%", with: "\($0)") }
    let prose = "\n\nIt was cold, and nobody moved. The river was high.\n\n"
    let history = days.map { $0 + String(repeating: prose, count: 9) }.joined()
    #expect(try DatedText.found(in: history).certainty == .none)
    // A diary may be written so as well: the reader is asked.
    #expect(try DatedText.found(in: days.joined(separator: prose)).certainty == .likely)
  }

  @Test func `a ledger is no diary`() throws {
    let ledger = (10...31).map {
      "2020/01/\($0) * Grocery\n    Expenses:Food  $ 25.00\n    Assets:Cash\n\n"
    }
    #expect(try DatedText.found(in: ledger.joined()).certainty == .none)
  }

  @Test func `years of two digits are read, and are a guess`() throws {
    let days =
      (28...31).map { "\($0). 12. 98 – Am Morgen" } + (1...20).map { "\($0). 1. 99 – Nichts" }
    let found = try DatedText.found(in: text(days))
    #expect(found.dates.first == "1998-12-28")
    #expect(found.dates.last == "1999-01-20")
    #expect(found.entries.count == 24)
    #expect(found.certainty == .sure)
    #expect(found.yearsAreGuessed)
    // Sections of a document are numbered so as well, a year apart as it were.
    let sections = (1...40).map { "3.2.\($0 + 9). A part of it" }
    #expect(try DatedText.found(in: text(sections)).certainty == .none)
  }

  @Test(arguments: [
    "2004-10-09", "May 29, 1999", "Latest update: 27 April 2011", "September 12, 1960",
  ])
  func `a date above a numbered list is no diary`(date: String) throws {
    for count in [8, 20, 31, 60] {
      let list = (1...count).map { "\($0). A part of the list" }
      #expect(try DatedText.found(in: text([date] + list)).certainty == .none)
    }
  }

  @Test func `quotations and events years apart are no diary`() throws {
    let days = (0..<30).map { Day.firstDay(ofYear: 1950).adding(days: $0 * 200) }
    let events = days.map {
      "\(CalendarNames.english.name(ofMonth: $0.month)) \($0.day), \($0.year)"
    }
    #expect(try DatedText.found(in: text(events)).certainty == .none)
  }

  @Test(arguments: [
    "* src/foo.c (bar): Do not crash.", "Anna Bee  <anna@example.org>",
    "Released 1.2.3 with fixes.",
    "* Fixed core::parse() for $HOME/.rc, see https://example.org/x.", "x;y;-12,30;EUR",
    "    expenses:food    12.30\n    assets:cash", "host cron[123]: it ran", "Added --long-option.",
  ])
  func `what programs write under dates is no diary`(_ entry: String) throws {
    for heading in ["2026-03-%", "## 2026-03-%", "March %, 2026"] {
      let days = (10...31).map { "\(heading.replacing("%", with: "\($0)"))\n\n\(entry)\n\n" }
      #expect(try DatedText.found(in: days.joined()).certainty == .none)
    }
  }

  @Test(arguments: [
    "Mail from anna@example.org at last; she comes on 5.3.2026 at 9.30 or so, and stays until the "
      + "end of the week, so that we can go to the lake and to her brother and see the boats there.",
    "Read the/a paper: dull. It’s late (2 a.m.), and he/she did not call; the rain goes on and on.",
    "Spent €12.30 on bread.", "- walked\n- wrote\n- slept badly", "Weather: 4°C Cloudy\n\nCold.",
  ])
  func `a diary may mention an address, a sum or a list`(_ entry: String) throws {
    let days = (10...31).map { "## 2026-03-\($0)\n\n\(entry)\n\n" }
    #expect(try DatedText.found(in: days.joined()).certainty == .sure)
  }

  @Test(arguments: ["", "\n\n10.41  -12.5", "  4.7  0.41  -12.5", "', 41000.5 ],"])
  func `dates without words are a table`(_ row: String) throws {
    let days = (10...31).map { "2026-03-\($0)\(row)\n\n" }
    #expect(try DatedText.found(in: days.joined()).certainty == .none)
  }

  @Test func `versions that go up under dates are a history of releases`() throws {
    func text(_ version: (Int) -> String) -> String {
      (10...31).map { "2005/03/\($0)  \(version($0)) Ported to it by Anna, with its words.\n\n" }
        .joined()
    }
    #expect(try DatedText.found(in: text { "\($0 / 8).\($0 % 8)-pre1" }).certainty == .none)
    // A runner's distances go up and down.
    #expect(try DatedText.found(in: text { "\($0 % 4 + 3).\($0 % 7)" }).certainty == .sure)
  }

  @Test func `versions in the words of some entries are a history of releases`() throws {
    func text(_ version: (Int) -> String) -> String {
      (10...31).map { day in
        let words = "Vychází verze \(version(day)), s opravami."
        return "1998.03.\(day)\t\(day % 3 == 0 ? words : "Jan posílá slova.")\n\n"
      }.joined()
    }
    #expect(try DatedText.found(in: text { "0.\($0)" }).certainty == .none)
    // Those of many programs go up and down.
    #expect(try DatedText.found(in: text { "\($0 % 4).\($0 % 7)" }).certainty != .none)
  }

  @Test func `essays to the people are no diary, though their author stands first`() throws {
    let entry = "After all that has been said of it, you are called upon to weigh it once more. "
    func text(_ beginning: String) throws -> DatedText {
      let days = (1...28).map { day in
        let words = String(repeating: entry, count: 12)
        return "For the Independent Journal. January \(day), 1788\n\n\(beginning)\(words)\n\n\n"
      }
      return try DatedText.found(in: days.joined())
    }
    #expect(try text("").certainty == .sure)
    #expect(try text("HAMILTON\n\nTo the People of the State:\n\n").certainty == .none)
    #expect(try text("To the Lighthouse, by boat.\n\n").certainty == .sure)
  }

  @Test func `a day of last year among those of a winter does not end the year`() throws {
    let winter = ["January 1", "January 2", "August 7", "January 30", "January 19"]
    let later = ["March", "May", "July", "September", "November"].flatMap { month in
      ["\(month) 3", "\(month) 11", "\(month) 24"]
    }
    let found = try dates(
      ["1915"] + winter + later + ["1916"] + (1...20).map { "February \($0)" })
    #expect(
      found.prefix(5) == ["1915-01-01", "1915-01-02", "1914-08-07", "1915-01-30", "1915-01-19"])
    #expect(found[19] == "1915-11-24")
    #expect(found.last == "1916-02-20")
  }

  @Test(arguments: [
    "% kg. ", "% kg this morning. ", "% miles, and then home. ", "%°, and rain. ", "£% for tea. ",
  ])
  func `a measure at the beginning of each entry is no version`(_ measure: String) throws {
    for number in [{ _ in "82.0" }, { "\(82 - $0 / 10).\(9 - $0 % 10)" }] as [(Int) -> String] {
      let days = (1...28).map { day in
        "\(day) January 2026\n\n\(measure.replacing("%", with: number(day)))We went out.\n\n"
      }
      #expect(try DatedText.found(in: days.joined()).certainty == .sure)
    }
  }

  @Test func `the examples of a manual and a list of things to do are no diary`() throws {
    let examples = (0..<40).map { "\(2004 + $0 / 4 * 7 % 13)-0\($0 % 4 + 1)-10" }
    #expect(try DatedText.found(in: text(examples)).certainty == .none)
    let done = (0..<5).flatMap { year in (1...3).map { "\(1997 + year)-04-0\($0)" } }
    #expect(try DatedText.found(in: text(done)).certainty == .none)
  }

  @Test func `changes of a kind are no diary`() throws {
    func changes(_ kind: String, _ words: String) -> String {
      (1...30).map {
        "3/\($0)/95 (\(kind)) "
          + ($0 % 3 == 0 ? "Made \(words) faster.\n\n" : "Made it faster.\n\n")
      }.joined()
    }
    #expect(try DatedText.found(in: changes("bug fix", "Tcl_Eval")).certainty == .none)
    #expect(try DatedText.found(in: changes("evening", "dinner")).certainty == .sure)
  }

  @Test func `lists under versions are no days`() throws {
    let changes = (1...6).flatMap { version in
      ["1.\(version).90 (beta)"] + (1...(10 + version)).map { "\($0). Made it better than it was" }
    }
    #expect(try DatedText.found(in: text(changes)).certainty == .none)
  }

  @Test func `sections from 10.11 on are no days`() throws {
    #expect(try dates((13...31).map { "10.\($0)" }) == [])
    #expect(try dates((1...31).map { "10.\($0 < 10 ? "0" : "")\($0)" }).count == 31)
  }

  @Test func `a few letters in a novel are no diary`() throws {
    let prose = String(
      repeating: "It rained, and they talked of the war and of love.\n\n", count: 900)
    let letters = text((1...9).map { "\($0) December" })
    #expect(try DatedText.found(in: prose + letters + prose).certainty == .none)
    // Neither are letters that chapters lie between.
    let apart = (1...9).map { "\($0) December\n\n" + prose + prose }
    #expect(try DatedText.found(in: apart.joined()).certainty == .none)
  }

  @Test(arguments: [
    "DEAR PHILLIPS,\n\nI give him credit for it.", "My dearest Barbara,--How happy I was!",
    "Mon cher ami, il pleut.", "Lieber Freund! Es regnet.", "Милый друг, идёт дождь.",
  ])
  func `letters are no diary`(_ letter: String) throws {
    let letters = (1...31).map { "May \($0)\n\n\(letter)\n\n" }
    #expect(try DatedText.found(in: letters.joined()).certainty == .none)
    let named = (1...31).map { "MISS HOWE, TO MISS HARLOWE. LONDON, MAY \($0).\n\nIt rains.\n\n" }
    #expect(try DatedText.found(in: named.joined()).certainty == .none)
  }

  @Test(arguments: [
    ("Dear Diary,\n\nit rained.", 1), ("Dear me, what a day!", 3),
    ("Liebes Tagebuch, es regnet.", 1),
  ])
  func `a diary may speak to itself`(_ entry: String, every days: Int) throws {
    let entries = (1...31).map { "May \($0)\n\n\($0 % days == 0 ? entry : "It rained.")\n\n" }
    #expect(try DatedText.found(in: entries.joined()).certainty == .sure)
  }

  @Test func `another writer's dates behind a place are found among the others`() throws {
    let days = (1...30).map { "\($0) August" }
    let letters = ["Whitby, 17 August.", "Buda-Pesth, 24 August."]
    let found = try dates(Array(days[..<20] + letters + days[20...]))
    #expect(found.count == 32)
    #expect(found[20] == "--08-17" && found[21] == "--08-24")
    // One that is a year away is a quotation.
    #expect(try dates(Array(days[..<20] + ["Whitby, 24 March."] + days[20...])).count == 30)
  }

  @Test func `a footnote's year is not that of the next month`() throws {
    let notes = "Lord Robertson died in 1855.\n\n[Squib of 1811.]\n\n"
    let prose = String(repeating: "It rained. We stayed at home and read.\n\n", count: 200)
    let text =
      "1826\n\n" + text((1...28).map { "February \($0)" }) + notes + prose + "MARCH\n\n"
      + text((1...28).map { "March \($0)" })
    #expect(Set(try DatedText.found(in: text).entries.map(\.date.year)) == [1826])
  }

  @Test func `days under two months are found, the first of which stands above them`() throws {
    let days =
      ["2020", "January"] + (17...30).map { "\($0)" } + ["February"] + (1...20).map { "\($0)" }
      + ["March", "2"]
    #expect(try DatedText.found(in: text(days)).certainty == .sure)
  }

  @Test func `an introduction's quotations are no entries`() throws {
    let quoted = "August 2. “At home,” he says.\n\nNov. 3. “This morning.”\n\n"
    let introduction =
      quoted + String(repeating: "He was born, and went to school.\n\n", count: 200)
    let days = (0..<80).map { Day.firstDay(ofYear: 1660).adding(days: $0) }
    let diary = days.map {
      "\(CalendarNames.english.shortName(ofMonth: $0.month)). \($0.day). Up early.\n\n"
    }
    let found = try DatedText.found(in: introduction + "January 1660\n\n" + diary.joined())
    #expect(found.entries.count == 80 && found.dates.first == "1660-01-01")
  }

  @Test func `an entry that lacks its mark is found between its neighbours`() throws {
    var days = (1...31).map {
      "\($0)\(["st", "nd", "rd"].indices.contains($0 % 10 - 1) && $0 / 10 != 1 ? ["st", "nd", "rd"][$0 % 10 - 1] : "th"). Up."
    }
    days[17] = "18th Office day. Much troubled."
    days[0] = "October 1st, 1660. Up."
    let found = try DatedText.found(
      in: text(["October 1660"] + days + ["November 1660", "1st. Up."]))
    #expect(found.entries.count == 32)
    #expect(found.dates[17] == "1660-10-18")
  }

  @Test func `a day has several entries`() throws {
    let headings = (1...20).flatMap { ["[Lewis, May \($0), 1804]", "[Clark, May \($0), 1804]"] }
    let found = try DatedText.found(in: text(headings))
    #expect(found.entries.count == 40)
    #expect(found.dayCount == 20)
  }

  @Test func `a date that is said twice in a row is one entry`() throws {
    let headings = (1...20).map { "[Clark, May \($0), 1804]\n\nMay the \($0)th" }
    #expect(try DatedText.found(in: text(headings)).entries.count == 20)
  }

  @Test func `a list of contents has no entries`() throws {
    let list = month.map { $0 + "\n\n" }.joined()
    let found = try DatedText.found(in: list + text(month + (1...28).map { "February \($0)" }))
    #expect(found.entries.count == 48)
    #expect(found.entries.first?.offset ?? 0 >= list.utf8.count)
  }

  @Test func `months and the pages that they begin on are a list of contents`() throws {
    let list = CalendarNames.english.months.enumerated().map { "\($1) \($0 * 10 + 3)\n" }.joined()
    let found = try DatedText.found(
      in: "CONTENTS\n\n\(list)\n" + text((1...28).map { "February \($0)" }),
      linesAreParagraphs: true)
    #expect(found.entries.count == 28)
    // Where entries are below them they are dates.
    let first = ["January 3", "February 13", "March 23"]
    let sparse = try DatedText.found(in: text(first + (1...28).map { "April \($0)" }))
    #expect(sparse.entries.count == 31)
  }

  @Test func `the year of a chapter counts for its entries`() throws {
    let days = (1...15).map { "June \($0)" }
    let found = try DatedText.found(
      in: text(["CHAPTER II. 1848"] + days + ["CHAPTER III. 1849"] + days))
    #expect(found.dates.first == "1848-06-01" && found.dates.last == "1849-06-15")
  }

  @Test func `short entries of months one after another are no list of contents`() throws {
    let short = ["January 3", "February 13", "March 23"].map { $0 + "\n\nRain.\n\n" }
    let found = try DatedText.found(
      in: short.joined() + text((1...24).map { "May \($0)" }))
    #expect(found.entries.count == 27)
  }

  @Test func `sums, acts and logs are no years and no sure dates`() throws {
    let days = (1...40).map { "March \($0 % 31 + 1)\n\nA day.\n\n" }
    let diary = days[..<20].joined() + "Total: 1850\n\n" + days[20...].joined()
    #expect(try DatedText.found(in: diary).dates.allSatisfy { $0.hasPrefix("--") })
    let acts = (1...5).flatMap { act in ["I", "II", "III", "IV", "V"].map { "\(act). \($0)." } }
    #expect(try DatedText.found(in: text(acts)).certainty == .none)
    let log = (1...28).map { "[\($0 < 10 ? "0" : "")\($0)-Jan-2024 10:00:33 UTC] Notice\n" }
    #expect(
      try DatedText.found(in: log.joined(), linesAreParagraphs: true).certainty < .sure)
  }

  @Test func `what stands before and behind a Gutenberg book is no part of it`() throws {
    let found = try DatedText.found(
      in: "January 3, 1999\n\nPosted.\n\n*** START OF THE PROJECT GUTENBERG EBOOK ***\n\n"
        + text(month) + "*** END OF THE PROJECT GUTENBERG EBOOK ***\n\nMay 5, 1999\n\n")
    #expect(found.dates.count == 20)
    #expect(found.dates.first == "--01-01")
  }

  @Test func `each line is a paragraph in a text that was not wrapped`() throws {
    let log = (1...25).map { "[2026-11-\($0 < 10 ? "0" : "")\($0) 09:00] Rain.\nMore of it.\n" }
    let found = try DatedText.found(in: log.joined(), linesAreParagraphs: true)
    #expect(found.entries.count == 25)
    #expect(found.dates.last == "2026-11-25")
  }

  @Test func `twenty days in order are sure, fewer are asked about, a few are none`() throws {
    func certainty(_ days: Int) throws -> DatedText.Certainty {
      try DatedText.found(in: text(Array(month.prefix(days)))).certainty
    }
    #expect(try certainty(20) == .sure)
    #expect(try certainty(19) == .likely)
    #expect(try certainty(7) == .none)
  }

  @Test func `a diary of two that goes back in time is asked about`() throws {
    let headings = (1...15).flatMap { day in
      let own = ["\(day * 2 - 1) May. Castle.—", "\(day * 2) May. Castle.—"]
      return day % 4 == 0 ? own + ["\(day) May. Whitby.—"] : own
    }
    #expect(try DatedText.found(in: text(headings)).certainty == .likely)
  }

  @Test(arguments: ["", "\n", "January", "January 1", "1.", "\r\n\r\n12", "[", "*** START OF"])
  func `a text of next to nothing has no dates`(text: String) throws {
    let found = try DatedText.found(in: text)
    #expect(found.certainty == .none && found.entries.count <= 1)
  }

  @Test func `random bytes are no dates and no crash`() throws {
    var generator = SeededGenerator(seed: 1)
    let scraps: [[UInt8]] = [
      Array("January".utf8), Array(" 12".utf8), [0xE2, 0x80], [0xC3], Array("\n\n".utf8),
      [0xFF, 0],
      Array("[".utf8), Array("Monday, ".utf8), Array("3rd".utf8), Array("2026-11-01".utf8),
      Array(".—".utf8), Array("'".utf8), Array("^{th}".utf8),
    ]
    for _ in 0..<300 {
      let bytes = (0..<60).flatMap { _ in scraps.randomElement(using: &generator) ?? [] }
      let run = DatedTextRun(
        MemoryText(bytes), terminator: UInt8(ascii: "\n"), linesAreParagraphs: true)
      #expect(try run.run() != nil)
    }
  }

  @Test func `dates in any order are no crash`() throws {
    let shapes = [
      "[2026-11-01 09:00] Breakfast", "2026-11-01T09:00:00Z up early", "## 2026-11-20: a title",
      "     (\"2026-11-01\", \"iso 2026 m11 d1 alone\"),", "24.12.1786", "12/24/1786 Snow",
      "-    (\"sat\", \"2026-11-21\"), (\"fri 5 mar 2027\", \"2027-03-05\")",
      "+    (\"5.3.98\", \"1998-03-05\"), (\"2026-W10-4\", \"2026-03-05\")",
      "     (\"24.12.1786\", \"numbers m24 d12\"), (\"12/24/1786 Snow\", \"runIn\"),",
      "+    (\"1. 12. 78 – Am Morgen\", \"numbers 1978 m1 d12 runIn\"),", "1. 12. 78 – Am Morgen",
      "+    (\"11/1/98\", \"numbers 1998 m11 d1 alone\"),", "5 March 1998", "Monday, 3 May 2027",
      "January 12", "31st. Office day.", "3", "",
    ]
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      let lines = (0..<24).compactMap { _ in shapes.randomElement(using: &generator) }
      _ = try DatedText.found(in: lines.joined(separator: "\n"), linesAreParagraphs: true)
    }
  }

  @Test func `dates of a second shape between those of the newest first are no crash`() throws {
    let changes = #"""
           ("2026-11-01", "iso 2026 m11 d1 alone"),
           ("[2026-11-01 09:00] Breakfast", "iso 2026 m11 d1 runIn"),
      -    ("sat", "2026-11-21"), ("fri 5 mar 2027", "2027-03-05"), ("+999999999", "9999-12-31"),
      +    ("5mar", "2026-03-05"), ("mar5", "2026-03-05"),
      +    ("5mar2027", "2027-03-05"), ("mar 5 27", "2027-03-05"), ("5.3.98", "1998-03-05"),
      +    ("5/3/0026", "0026-03-05"), ("2026-W10-4", "2026-03-05"), ("+2w", "2026-03-19"),
           ("[2026-11-01 09:00:12 PM] Tea", "iso 2026 m11 d1 runIn"),
           ("2026-11-01T09:00:00Z up early", "iso 2026 m11 d1 runIn"),
           ("## 2026-11-01: a title", "iso 2026 m11 d1 runIn"),
      -    ("24.12.1786", "numbers 1786 m24 d12 alone"), ("12/24/1786 Snow", "numbers 1786 m12 d24 runIn"),
      +    ("24.12.1786", "numbers 1786 m24 d12 alone"), ("12/24/1786 Snow", "numbers 1786 m12 d24 loose"),
      +    ("1. 12. 78 – Am Morgen", "numbers 1978 m1 d12 runIn"),
      +    ("11/1/98", "numbers 1998 m11 d1 alone"),
      """#
    #expect(try DatedText.found(in: changes, linesAreParagraphs: true).certainty == .none)
  }

  @Test func `a line longer than any buffer is looked at where it begins`() throws {
    let long = String(repeating: "and so on ", count: 40_000)
    let text = month.map { "\($0).—\(long)\n" }.joined()
    let found = try DatedText.found(in: text, linesAreParagraphs: true)
    #expect(found.entries.count == 20)
    #expect(found.entries[1].offset == (month[0].utf8.count + 4 + long.utf8.count + 1))
  }

  @Test func `a cancelled search finds nothing`() throws {
    let run = DatedTextRun(
      MemoryText(text(month)), terminator: UInt8(ascii: "\n"), linesAreParagraphs: false)
    run.cancel()
    #expect(try run.run() == nil)
  }

  @Test func `headings are shown without marks around them`() throws {
    let headings = (1...20).map { "_[Clark,  May \($0), 1804]_" }
    let found = try DatedText.found(in: text(headings))
    #expect(found.entries.first?.heading == "Clark, May 1, 1804")
    #expect(found.entries.first?.words.hasPrefix("It rained. We stayed at home and read") == true)
    let runIn = try DatedText.found(
      in: (3...8).map { "April \($0).—Tradesmen called, and\nI promised.\n\n" }.joined())
    #expect(runIn.entries.count == 6)
    #expect(Set(runIn.entries.map(\.words)) == ["Tradesmen called, and I promised."])
  }

  @Test(arguments: [
    ("30th of September Sunday 1804 had not gone", "had not gone"),
    ("Sunday 30th Septr. 1804 Forks of it", "Forks of it"), ("Sept. 30, 1804.—Rain.", "Rain."),
    ("Sunday, 30 September", ""), ("30 men left us", "30 men left us"),
    ("Sunday was quiet", "Sunday was quiet"), ("1st of October 1804 we", "1st of October 1804 we"),
    ("September 1804 was wet", "September 1804 was wet"), ("", ""),
  ])
  func `an entry's words do not begin with its date once more`(words: String, expected: String) {
    let entry = DatedText.Entry(
      date: EntryDate(year: 1804, month: 9, day: 30), offset: 0,
      heading: "[Clark, September 30, 1804]", words: " " + words)
    #expect(entry.words == expected)
  }
}
