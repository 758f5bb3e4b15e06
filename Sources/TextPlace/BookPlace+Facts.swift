import Books
import Datebook
import Paging
import Screen
import Widgets

/// Something known of a book or its reading, with what it is called.
struct Fact: Equatable {
  /// What it is called.
  var name: String
  /// What is known; where it is broken into lines, at its spaces. No-break spaces hold together what
  /// they part.
  var words: String
}

// MARK: - The reading

extension BookPlace {
  /// What is known of where the reader is, how fast and how long.
  func readingFacts(_ symbols: Symbols) -> [Fact] {
    let place = "\(numberLabel(symbols)) of \(count.isExact ? "" : "~")\(count.pages)"
    var facts = [Fact(name: "Page", words: "\(place), \(percent)\u{A0}%")]
    if kind == .comic {
      // Its pages are pictures on every screen: no characters are counted or learnt from.
    } else if let stableLabel = stableLabel(symbols), let tally {
      let length = Self.grouped(tally.stablePageLength)
      let page = "\(stableLabel) of \(Self.grouped(tally.stablePages))"
      facts.append(Fact(name: "Stable page", words: "\(page), of \(length) characters each"))
    } else {
      facts.append(Fact(name: "Stable page", words: "being counted \(symbols.ellipsis)"))
    }
    if let printedPage { facts.append(Fact(name: "In print", words: "page \(printedPage)")) }
    if let chapterTitle { facts.append(Fact(name: "Chapter", words: chapterTitle)) }
    return facts + times(symbols)
  }

  private func times(_ symbols: Symbols) -> [Fact] {
    var facts: [Fact] = []
    if kind != .comic {
      facts = [
        Fact(name: "Time left", words: timeLeftWords ?? "known after some pages"),
        Fact(name: "Speed", words: speedWords ?? "known after some pages"),
      ]
    }
    var today = "nothing yet"
    if figures.today.pages > 0 { today = Self.words(figures.today) }
    if figures.daysInARow > 1 { today += ", \(figures.daysInARow) days in a row" }
    facts.append(Fact(name: "Today", words: today))
    if let plan = planWords { facts.append(Fact(name: "Plan", words: plan)) }
    guard figures.book.pages > 0, let first = figures.firstDay else { return facts }
    let days = figures.bookDays == 1 ? "1 day" : "\(figures.bookDays) days"
    facts.append(
      Fact(
        name: "This book",
        words: "\(Self.words(figures.book)) on \(days), since \(words(first))"))
    return facts
  }

  /// `4 min in chapter, 9 h 40 in book`.
  private var timeLeftWords: String? {
    guard let book = timeLeftInBook?.label else { return nil }
    let chapter = timeLeftInChapter.map { "\($0.label) in chapter, " } ?? ""
    return "\(isSpeedGuessed ? "a guess: " : "")\(chapter)\(book) in book"
  }

  /// `238 words a minute, 1,420 characters`, or what is known of it.
  private var speedWords: String? {
    guard let speed = figures.speed.charactersPerMinute else {
      return isSpeedGuessed
        ? "a guess: \(Self.guessedWords) words a minute, until more is known" : nil
    }
    let characters = "\(Self.grouped(Int(speed.rounded()))) characters"
    guard let tally, hasWords(tally) else { return "\(characters) a minute" }
    let words = speed * Double(tally.words) / Double(tally.characters)
    return "\(Self.grouped(Int(words.rounded()))) words a minute, \(characters)"
  }

  /// Whether white space parts words in this text: not in Chinese, not in a file without any.
  private func hasWords(_ tally: TextTally) -> Bool {
    tally.words > 0 && tally.characters / tally.words < 20
  }

  private static func words(_ total: ReadingTotal) -> String {
    let time = Minutes(milliseconds: Double(total.milliseconds)).label
    return "\(time), \(total.pages == 1 ? "1 page" : "\(grouped(total.pages)) pages")"
  }

  /// `2 Nov 2026`.
  private func words(_ day: Day) -> String { "\(locale.shortDate(day)) \(day.year)" }
}

// MARK: - The book

extension BookPlace {
  /// The remarks that are shown, at most.
  private static let mostRemarks = 50

  /// What is known of the book and its file.
  func bookFacts(_ symbols: Symbols) -> [Fact] { fileFacts(symbols) + remarkFacts }

  /// What is to be known of how the book was read.
  private var remarkFacts: [Fact] {
    let remarks = facts?.remarks ?? []
    var lines = Array(remarks.prefix(Self.mostRemarks))
    if remarks.count > lines.count {
      lines.append("and \(Self.grouped(remarks.count - lines.count)) more")
    }
    return lines.enumerated().map { Fact(name: $0 == 0 ? "Remarks" : "", words: $1) }
  }

  /// What is known of the file, and of the text that was made of it.
  private func fileFacts(_ symbols: Symbols) -> [Fact] {
    var all = [Fact(name: "Title", words: title.title)]
    if let author = title.author { all.append(Fact(name: "Author", words: author)) }
    guard let facts else { return all }
    all.append(Fact(name: "File", words: facts.file))
    all.append(Fact(name: "Size", words: Self.size(facts.size ?? length.bytes)))
    if kind == .comic {
      if let pictures = facts.pictures { all.append(Fact(name: "Pictures", words: pictures.words)) }
      return all
    }
    all.append(Fact(name: "Encoding", words: facts.encoding))
    all.append(Fact(name: "Language", words: facts.language ?? "not known"))
    if let dates = dateFact(symbols) { all.append(dates) }
    guard let tally else {
      all.append(Fact(name: "Words", words: "being counted \(symbols.ellipsis)"))
      return all
    }
    let characters = "\(Self.grouped(tally.characters)) characters"
    if hasWords(tally) {
      all.append(Fact(name: "Words", words: "\(Self.grouped(tally.words)), \(characters)"))
    } else {
      all.append(Fact(name: "Length", words: characters))
    }
    return all
  }

  /// `1.2 MB, 1,276,201 bytes`.
  private static func size(_ bytes: Int) -> String {
    let exact = bytes == 1 ? "1 byte" : "\(grouped(bytes)) bytes"
    var (unit, units) = (1, ["kB", "MB", "GB", "TB"][...])
    while units.count > 0, bytes >= unit * 1000 {
      unit *= 1000
      let name = units.removeFirst()
      guard bytes < unit * 1000 || units.isEmpty else { continue }
      let tenths = (bytes * 10 + unit / 2) / unit
      let number = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
      return "\(number) \(name), \(exact)"
    }
    return exact
  }

  /// `1,276,201`; the number is at least 0.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }
}
