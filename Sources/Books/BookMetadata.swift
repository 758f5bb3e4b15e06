/// What a book of markup says of itself beside its title, its author and its language.
package struct BookMetadata: Equatable, Sendable {
  /// What kind of file it is, such as `EPUB 3`.
  package var format: String
  /// What it is about, each a word or a few.
  package var subjects: [String]
  /// What is said of it, on one line; `nil` if nothing is.
  package var summary: String?
  /// The series that it is a part of, with its number there if that is known: `Barsetshire 2`.
  package var series: String?
  /// When it was published, as the book writes it.
  package var published: String?
  /// Who wrote it, if it says so and not what it is called.
  package var author: String?
  /// What names it in all its editions; `nil` if nothing does.
  package var identifier: BookIdentifier?
  /// Whether its pages are pictures, and nothing else.
  package var isComic = false
  /// Whether its pages are turned from right to left, as those of books in Arabic or Hebrew and of manga.
  package var turnsRightToLeft = false

  /// What a book of a format says of itself; nothing by default.
  package init(
    format: String = "", subjects: [String] = [], summary: String? = nil, series: String? = nil,
    seriesNumber: Double? = nil, published: String? = nil
  ) {
    self.format = format
    self.subjects = subjects.map(SingleLine.of).filter { !$0.isEmpty }
    func words(_ text: String?) -> String? {
      text.map(SingleLine.of).flatMap { $0.isEmpty ? nil : $0 }
    }
    self.summary = words(summary)
    self.published = words(published).flatMap(Self.date)
    self.series = words(series).map { series in
      guard let number = seriesNumber, number.isFinite, abs(number) < 1_000_000 else {
        return series
      }
      let isWhole = number == number.rounded()
      return isWhole ? "\(series) \(Int(number))" : "\(series) \(number)"
    }
  }
}

extension BookMetadata {
  /// A date as it was written, without a time of day; `nil` if it is what calibre writes for none: the
  /// first of January 101, in whatever zone.
  package static func date(_ written: String) -> String? {
    let day = written.prefix(10)
    if day == "0101-01-01" || day == "0100-12-31" { return nil }
    let hasTime = written.dropFirst(10).first == "T" && day.allSatisfy { $0.isNumber || $0 == "-" }
    return hasTime ? String(day) : written
  }
}
