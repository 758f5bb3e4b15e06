import Books
package import Datebook
internal import GRDB

extension Library {
  /// How many years before and after a day its like is looked for: a life.
  private static let yearsAround = 120

  /// The days of other years with the date of `day` on which something was read or written, in
  /// order; none for 29 February but those of leap years.
  ///
  /// - Complexity: O(log *n*) in the entries of the log, for each of some hundred years.
  package func daysOfOtherYears(like day: Day) throws(LibraryError) -> [Day] {
    let (year, month, dayOfMonth) = day.date
    let days = (year - Self.yearsAround...year + Self.yearsAround).compactMap { other in
      other == year ? nil : Day(year: other, month: month, day: dayOfMonth)
    }
    let list = days.map { "\($0.number)" }.joined(separator: ",")
    return try read { db in
      try Int.fetchAll(
        db,
        sql: """
          SELECT day FROM reading WHERE day IN (\(list))
          UNION SELECT day FROM note WHERE kind = 'day' AND day IN (\(list)) AND text <> ''
          ORDER BY day
          """
      ).map { Day(number: $0) }
    }
  }
}
