import Books
import TestSupport
import Testing

@testable import Datebook

/// A diary made of noise, whose dates are known.
struct ArtificialDiary {
  /// How the date of an entry is written.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What stands before an entry, with what parts it from the text.
    var heading: @Sendable (Day) -> String
    /// What stands above the first entry of a month; nothing where it is empty.
    var monthHeading: @Sendable (Day) -> String = { _ in "" }
    /// Whether the text says the year somewhere.
    var hasYear = true

    init(
      _ name: String, hasYear: Bool = true,
      monthHeading: @escaping @Sendable (Day) -> String = { _ in "" },
      heading: @escaping @Sendable (Day) -> String
    ) {
      (testDescription, self.hasYear) = (name, hasYear)
      (self.heading, self.monthHeading) = (heading, monthHeading)
    }
  }

  /// The text of the diary.
  private(set) var text = ""
  /// The entries' dates and places.
  private(set) var entries: [(day: Day, offset: Int)] = []

  /// A diary with an entry for each of `days`, written in `form`.
  init(_ days: [Day], _ form: Form, _ generator: inout SeededGenerator) {
    text = "A DIARY\n\nby Nobody\n\n"
    var month = 0
    for day in days {
      let heading = form.monthHeading(day)
      if day.month != month, !heading.isEmpty { text += heading + "\n\n" }
      month = day.month
      entries.append((day, text.utf8.count))
      text += form.heading(day)
      for _ in 0...Int.random(in: 0...3, using: &generator) { text += Self.prose(&generator) }
    }
  }

  /// Days one after the other, with gaps of up to `gap` days.
  static func days(
    _ count: Int, from start: Day, gap: Int, _ generator: inout SeededGenerator
  ) -> [Day] {
    var day = start
    return (0..<count).map { _ in
      defer { day = day.adding(days: Int.random(in: 1...gap, using: &generator)) }
      return day
    }
  }

  /// A paragraph that mentions dates and numbers, and begins as prose does.
  private static func prose(_ generator: inout SeededGenerator) -> String {
    let words = [
      "sea", "the", "on 5 May", "lamp", "in 1887", "June", "second", "wrote", "a", "gale", "and",
      "Monday", "12", "rope", "of", "March 3rd", "it", "was", "cold",
    ]
    let first = ["May I say that", "The", "Sunday dinner was", "He", "On the 3rd of June", "March"]
    var text = first.randomElement(using: &generator) ?? ""
    var width = text.count
    for _ in 0..<Int.random(in: 20...60, using: &generator) {
      let word = words.randomElement(using: &generator) ?? ""
      text += width + word.count > 70 ? "\n" : " "
      width = (width + word.count > 70 ? 0 : width) + word.count + 1
      text += word
    }
    return text + ".\n\n"
  }
}

extension DatedText {
  /// The dates of a text held in memory.
  static func found(in text: String, linesAreParagraphs: Bool = false) throws -> DatedText {
    try found(in: MemoryText(text), linesAreParagraphs: linesAreParagraphs)
  }

  /// The dates of a text.
  static func found(in text: any TextSource, linesAreParagraphs: Bool) throws -> DatedText {
    let run = DatedTextRun(
      text, terminator: UInt8(ascii: "\n"), linesAreParagraphs: linesAreParagraphs)
    return try #require(try run.run())
  }

  /// The dates of the entries, as ISO 8601 writes them.
  var dates: [String] { entries.map(\.date.description) }
}
