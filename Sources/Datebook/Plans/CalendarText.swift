/// Text of the iCalendar format as RFC 5545 writes it: folded lines that end with CRLF.
package struct CalendarText: Sendable {
  /// The most octets of a line (RFC 5545, section 3.1).
  private static let longestLine = 75

  /// All lines so far.
  package private(set) var text = ""

  /// Nothing is written yet.
  package init() {}

  /// Writes a property whose value is written as it stands: a date, a number, a name.
  package mutating func write(_ name: String, _ value: String) {
    var columns = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let width = UTF8.width(scalar)
      if columns + width > Self.longestLine {
        // The blank that a continued line begins with is one of its octets.
        text += "\r\n "
        columns = 1
      }
      text.unicodeScalars.append(scalar)
      columns += width
    }
    text += "\r\n"
  }

  /// Writes a property whose value is words.
  package mutating func write(_ name: String, words: String) {
    var value = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": value += "\\\(scalar)"
      case "\n": value += "\\n"
      // A value has no other control characters (section 3.3.11).
      case _ where scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F: value += " "
      default: value.unicodeScalars.append(scalar)
      }
    }
    write(name, value)
  }

  /// Writes what stands between `BEGIN` and `END` of a component.
  package mutating func component(_ name: String, _ body: (inout CalendarText) -> Void) {
    write("BEGIN", name)
    body(&self)
    write("END", name)
  }

  /// A day as a value of the type DATE: `20261121`.
  package static func date(_ day: Day) -> String {
    String(day.description.filter { $0 != "-" })
  }

  /// An instant as a value of the type DATE-TIME in UTC: `20261121T193000Z`.
  package static func time(_ moment: Moment) -> String { moment.stamp }
}
