/// The words that stand on the pages of a datebook, in the language of its dates.
///
/// They are few, and not among the data of the CLDR. Languages that are not here have the English
/// ones, as C has.
package struct PageWords: Equatable, Sendable {
  /// What pages are called.
  package let cover, year, scroll: String
  /// What lies on a day: headings above lists, and lines of the cover.
  package let today, notes, events, toRead, reading, read, onThisDay, datedBooks, theWeek: String
  /// The book of a year, on its cover.
  package let datebook: String
  /// What signs on a year's days mean.
  package let note, event, empty, minutesRead: String
  /// What stands where there is nothing, or no name.
  package let yourNote, noTitle, noneYet, nothing, nothingWritten: String
  /// What a sentence ends with.
  package let stop: String
  /// What a key does that begins a note, with `@` for the key.
  let writesPattern: String
  /// What a list of things to open calls them.
  package let link, portion, done: String
  /// A week in two columns.
  package let weekSign: String
  /// With `#` for a number, `##` for one of two digits at least, and `@` for a year.
  let weekLabelPattern, weekPattern, weekOfYearPattern, dayPattern: String
  /// Yesterday, today and tomorrow, as they are typed: in small letters.
  let nearDays: [String]
  /// What is said with numbers.
  package let figures: PageFigures

  /// A week in short: `W09`.
  package func weekLabel(_ number: Int) -> String {
    weekLabelPattern.replacing("##", with: number < 10 ? "0\(number)" : "\(number)")
      .replacing("#", with: "\(number)")
  }

  /// What stands before the number of a week, or behind it, in small letters: `week`, `w`.
  var weekNames: [String] {
    [weekPattern, weekLabelPattern].flatMap { $0.split(separator: "#") }
      .map { $0.lowercased().filter { $0 != " " } }
  }

  /// A week by its number: `Week 10`.
  package func week(_ number: Int) -> String { weekPattern.replacing("#", with: "\(number)") }

  /// A week by its number and year: `Week 10 of 2026`.
  package func week(_ number: Int, of year: Int) -> String {
    weekOfYearPattern.replacing("#", with: "\(number)").replacing("@", with: "\(year)")
  }

  /// A day of the year: `day 64`.
  ///
  /// - Parameter number: From 1, or with the days of the year behind it: `64/365`.
  package func day(_ number: some CustomStringConvertible) -> String {
    dayPattern.replacing("#", with: "\(number)")
  }

  /// What a key does that begins a note: `e writes`.
  package func writes(_ key: String) -> String { writesPattern.replacing("@", with: key) }

  /// A heading as it is written amidst other words.
  package func inText(_ heading: String) -> String {
    self == Self.german ? heading : heading.lowercased()
  }

  /// The words of a language.
  ///
  /// - Parameter language: Its code of ISO 639, in small letters.
  package static func of(_ language: String) -> PageWords {
    switch language {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "ja": japanese
    case "ar": arabic
    default: english
    }
  }
}
