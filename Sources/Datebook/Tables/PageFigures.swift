/// What pages of a datebook say with numbers, in the language of their dates.
///
/// In patterns `#` stands for a number and `@` for another one. If a language has several forms they
/// are in the order of the CLDR's plural categories: one and other, or in Arabic one, two, few, many,
/// other.
package struct PageFigures: Equatable, Sendable {
  /// What stands between thousands, and before decimals.
  let grouping, decimalSign: String
  /// The least number that is grouped.
  var leastGrouped = 1000
  let dayForms, noteForms, eventForms, weekForms: [String]
  /// With the number of all of them as `@`.
  let daysReadForms, portionForms, dayOfForms: [String]
  let hoursPattern, minutesPattern: String
  /// What stands between hours and minutes.
  var hoursSign = " "
  let readPattern, streakPattern, bestPattern, morePattern, moreListedPattern: String
  let pagesForms: [String]
  let pageCountForms: [String]
  let aboutPattern: String
}

extension PageFigures {
  /// A number with its thousands apart: `50,000`.
  package func number(_ number: Int) -> String {
    guard abs(number) >= leastGrouped else { return "\(number)" }
    var groups: [String] = []
    var digits = "\(number.magnitude)"[...]
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = digits.dropLast(3)
    }
    return (number < 0 ? "-" : "") + ([String(digits)] + groups).joined(separator: grouping)
  }

  /// A number with its decimals, as few as there are: `50.5`.
  package func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9
      ? self.number(Int(number)) : "\(number)".replacing(".", with: decimalSign)
  }

  /// `3 days`.
  package func days(_ number: Int) -> String { write(dayForms, number) }
  /// `1 note`.
  package func notes(_ number: Int) -> String { write(noteForms, number) }
  /// `12 events`.
  package func events(_ number: Int) -> String { write(eventForms, number) }
  /// `2 weeks`.
  package func weeks(_ number: Int) -> String { write(weekForms, number) }
  /// `4 of 31 days read`.
  package func daysRead(_ number: Int, of all: Int) -> String { write(daysReadForms, number, all) }
  /// `2 of 5 portions`.
  package func portions(_ number: Int, of all: Int) -> String { write(portionForms, number, all) }
  /// `64 of 365 days`: how far a year has come.
  package func day(_ number: Int, of all: Int) -> String { write(dayOfForms, number, all) }

  /// `2 h 10 min`, `55 min`.
  package func duration(minutes: Int) -> String {
    let rest = minutesPattern.replacing("#", with: "\(minutes % 60)")
    guard minutes >= 60 else { return rest }
    let hours = hoursPattern.replacing("#", with: number(minutes / 60))
    return minutes % 60 == 0 ? hours : hours + hoursSign + rest
  }

  /// `12 read`: days of a year.
  package func read(_ days: Int) -> String { write([readPattern], days) }
  /// `streak 3 days`.
  package func streak(_ length: String) -> String { streakPattern.replacing("#", with: length) }
  /// `(best 5)`: the longest streak.
  package func best(_ days: Int) -> String { write([bestPattern], days) }
  /// `3 more`.
  package func more(_ number: Int) -> String { write([morePattern], number) }
  /// `3 more: o lists them`.
  package func moreListed(_ number: Int, by key: String) -> String {
    write([moreListedPattern], number).replacing("@", with: key)
  }
  /// `pages 901–903`, `page 7`.
  package func pages(_ label: String, isOne: Bool) -> String {
    (isOne ? pagesForms[0] : pagesForms[pagesForms.count - 1]).replacing("#", with: label)
  }
  /// `12 pages`: how many were read.
  package func pages(_ count: Int) -> String { write(pageCountForms, count) }
  /// `about 5 min`.
  package func about(minutes: Int) -> String {
    aboutPattern.replacing("#", with: duration(minutes: minutes))
  }

  private func write(_ forms: [String], _ number: Int) -> String {
    form(forms, number).replacing("#", with: self.number(number))
  }

  private func write(_ forms: [String], _ number: Int, _ all: Int) -> String {
    form(forms, all).replacing("#", with: self.number(number))
      .replacing("@", with: self.number(all))
  }

  private func form(_ forms: [String], _ number: Int) -> String {
    switch forms.count {
    case 5:
      switch number {
      case 1: return forms[0]
      case 2: return forms[1]
      default:
        let rest = number % 100
        return (3...10).contains(rest) ? forms[2] : rest >= 11 ? forms[3] : forms[4]
      }
    case 2: return number == 1 ? forms[0] : forms[1]
    default: return forms[0]
    }
  }
}
