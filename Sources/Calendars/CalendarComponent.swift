/// A component of a calendar (RFC 5545, 3.6): its properties, and the components in it.
package struct CalendarComponent: Equatable, Sendable {
  /// What it is, such as `VEVENT`.
  package var name: String
  /// Its content lines.
  package var lines: [ContentLine] = []
  /// What is in it.
  package var components: [CalendarComponent] = []
  /// The number of the line that it begins on, from 1.
  package var number = 0

  /// An empty component.
  package init(_ name: String, number: Int = 0) {
    self.name = name
    self.number = number
  }

  /// The first property of this name.
  package subscript(name: String) -> ContentLine? { lines.first { $0.name == name } }
}

/// Something in a file of a calendar that could not be read.
package struct CalendarProblem: Equatable, Sendable {
  /// The line, from 1; `nil` if it is about the file as a whole.
  package var line: Int?
  /// What is wrong with it, as a part of a sentence.
  package var sentence: String

  /// A problem.
  package init(line: Int? = nil, _ sentence: String) {
    self.line = line
    self.sentence = sentence
  }

  /// What is told of the problems of a file, in one line; `nil` if there are none.
  package static func summary(of problems: [CalendarProblem], in file: String) -> String? {
    guard let first = problems.first else { return nil }
    let more = problems.count == 1 ? "" : "; and \(problems.count - 1) more"
    let place = first.line.map { ", line \($0)" } ?? ""
    return "\(file)\(place): \(first.sentence)\(more)."
  }
}

extension CalendarComponent {
  /// How deep components lie in one another at most: a change of clocks in a zone in a calendar.
  private static let depth = 8

  /// Gives `body` each component right inside of a `VCALENDAR`, one after the other, so that a large
  /// file is never there as a whole; a calendar that says its name is given with that line alone, as a
  /// `VCALENDAR`. What cannot be read is left out and told.
  package static func forEach(
    in bytes: [UInt8], problems: inout [CalendarProblem], _ body: (CalendarComponent) -> Void
  ) {
    // The calendar, the component right inside it, and what is in that.
    var open: [CalendarComponent] = []
    var hasCalendar = false
    for element in ContentLines(bytes) {
      guard case .line(let line) = element else {
        if case .unreadable(let number) = element, hasCalendar || problems.isEmpty {
          problems.append(CalendarProblem(line: number, "this is not a calendar line"))
        }
        if !hasCalendar { return }
        continue
      }
      switch line.name {
      case "BEGIN":
        let name = line.value.uppercased()
        if name == "VCALENDAR" {
          hasCalendar = true
          open = []
        }
        guard open.count < depth else {
          problems.append(CalendarProblem(line: line.number, "\(name) is nested too deeply"))
          continue
        }
        open.append(CalendarComponent(name, number: line.number))
      case "END":
        let name = line.value.uppercased()
        guard let index = open.lastIndex(where: { $0.name == name }) else {
          problems.append(CalendarProblem(line: line.number, "END:\(name) has no BEGIN"))
          continue
        }
        if index < open.count - 1 {
          problems.append(CalendarProblem(line: line.number, "\(open[index + 1].name) has no end"))
        }
        let component = open[index]
        open.removeSubrange(index...)
        if index > 1 {
          open[index - 1].components.append(component)
        } else if index == 1 {
          body(component)
        }
      default:
        if open.count > 1 {
          open[open.count - 1].lines.append(line)
        } else if open.first?.name == "VCALENDAR", ["X-WR-CALNAME", "NAME"].contains(line.name) {
          // Of the calendar's own lines its name alone is of use.
          open[0].lines = [line]
          body(open[0])
        }
      }
    }
    if let last = open.last {
      problems.append(CalendarProblem(line: last.number, "\(last.name) has no end"))
    }
    if !hasCalendar, problems.isEmpty {
      problems.append(CalendarProblem("there is no calendar in it"))
    }
  }
}
