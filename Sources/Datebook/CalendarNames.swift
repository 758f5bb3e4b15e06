/// The names of months and weekdays in one language.
package struct CalendarNames: Equatable, Sendable {
  /// The months in full, January first.
  package let months: [String]
  /// The months as they are abbreviated, January first.
  package let shortMonths: [String]
  /// The months' narrowest names, for the rail, January first; several may be the same.
  package let narrowMonths: [String]
  /// The weekdays in full, Monday first.
  package let weekdays: [String]
  /// The weekdays as they are abbreviated, Monday first.
  package let shortWeekdays: [String]
  /// The months in full as they stand in a date, January first: in many languages the genitive.
  package let dateMonths: [String]
  /// The months as they are abbreviated in a date, January first.
  package let shortDateMonths: [String]
  /// The weekdays' names of two letters or so, for the heads of columns, Monday first.
  package let narrowWeekdays: [String]
  /// The weekdays' narrowest names, Monday first; several may be the same.
  package let weekdayInitials: [String]

  /// The names of the C locale.
  package static let english: CalendarNames = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let shortMonths = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return CalendarNames(
      months: months, shortMonths: shortMonths,
      narrowMonths: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"],
      weekdays: [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ],
      shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      dateMonths: months, shortDateMonths: shortMonths,
      narrowWeekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
      weekdayInitials: ["M", "T", "W", "T", "F", "S", "S"])
  }()

  /// The full name of a month.
  ///
  /// - Parameter month: From 1 for January to 12.
  package func name(ofMonth month: Int) -> String { months[month - 1] }

  /// The abbreviated name of a month.
  ///
  /// - Parameter month: From 1 for January to 12.
  package func shortName(ofMonth month: Int) -> String { shortMonths[month - 1] }

  /// The narrowest name of a month.
  ///
  /// - Parameter month: From 1 for January to 12.
  package func narrowName(ofMonth month: Int) -> String { narrowMonths[month - 1] }

  /// The full name of a weekday.
  package func name(of weekday: Weekday) -> String { weekdays[weekday.daysAfterMonday] }

  /// The abbreviated name of a weekday.
  package func shortName(of weekday: Weekday) -> String { shortWeekdays[weekday.daysAfterMonday] }

  /// The name of a weekday for the head of a column.
  package func narrowName(of weekday: Weekday) -> String { narrowWeekdays[weekday.daysAfterMonday] }

  /// The narrowest name of a weekday.
  package func initial(of weekday: Weekday) -> String { weekdayInitials[weekday.daysAfterMonday] }
}
