/// Where the reader asks to go.
package enum GoTo: Equatable, Sendable {
  /// A page, from 0.
  case page(Int)
  /// So many pages on, or back.
  case step(Int)
  /// A part of the text, from 0 to 1.
  case fraction(Double)

  /// What was typed, or `nil` if it says no place: `120`, `page 120`, `pg 120`, `+5`, `-5`, `50%`,
  /// `12.5 %`, `start`, `end`.
  ///
  /// A number of any length is one: it leads to an end of the book.
  package init?(_ typed: String) {
    var text = typed.filter { $0 != " " }[...]
    switch text.lowercased() {
    case "start", "beginning", "first", "firstpage", "top":
      self = .page(0)
      return
    case "end", "last", "lastpage", "bottom":
      self = .page(Int.max)
      return
    default: break
    }
    if let name = ["page", "pg"].first(where: text.lowercased().hasPrefix) {
      text = text.dropFirst(name.count)
      if text.first == "." { text.removeFirst() }
      guard let first = text.first, first.isDigit, text.last != "%" else { return nil }
    }
    if text.last == "%" {
      text.removeLast()
      let number = text.replacing(",", with: ".")
      guard number.allSatisfy({ $0.isDigit || $0 == "." }), let percent = Double(number),
        (0...100).contains(percent)
      else { return nil }
      self = .fraction(percent / 100)
      return
    }
    let sign = text.first.flatMap { $0 == "+" ? 1 : $0 == "-" ? -1 : nil }
    if sign != nil { text.removeFirst() }
    guard !text.isEmpty, text.allSatisfy(\.isDigit) else { return nil }
    let number = Int(text) ?? Int.max
    self = sign.map { .step($0 * number) } ?? .page(number - 1)
  }

  /// The number of the page it leads to, from 0, kept within the book.
  package func page(from current: Int, count: Int) -> Int {
    let page =
      switch self {
      case .page(let page): page
      case .step(let step):
        current.addingReportingOverflow(step).overflow ? (step > 0 ? count : 0) : current + step
      case .fraction(let fraction): Int((fraction * Double(count)).rounded(.up)) - 1
      }
    return min(max(page, 0), count - 1)
  }
}

extension Character {
  /// Whether it is one of the ten digits of ASCII.
  package var isDigit: Bool { isASCII && isNumber }
}
