/// Where the reader asks to go.
package enum GoTo: Equatable, Sendable {
  /// A page, from 0.
  case page(Int)
  /// So many pages on, or back.
  case step(Int)
  /// A part of the text, from 0 to 1.
  case fraction(Double)

  /// What was typed, or `nil` where it says no place: `120`, `+5`, `-5`, `50%`, `12.5 %`.
  package init?(_ typed: String) {
    var text = typed.filter { $0 != " " }[...]
    if text.last == "%" {
      text.removeLast()
      guard let percent = Double(text.replacing(",", with: ".")), (0...100).contains(percent)
      else { return nil }
      self = .fraction(percent / 100)
    } else if text.first == "+" || text.first == "-" {
      guard let step = Int(text) else { return nil }
      self = .step(step)
    } else {
      guard let page = Int(text) else { return nil }
      self = .page(page - 1)
    }
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
