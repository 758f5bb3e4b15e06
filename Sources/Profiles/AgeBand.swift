/// The ages that a child's profile and a story are for.
package enum AgeBand: String, CaseIterable, Comparable, Sendable {
  case youngest = "3-5"
  case middle = "6-8"
  case oldest = "9-10"

  /// The ages as a screen shows them: `6–8`.
  package var words: String { rawValue.replacing("-", with: "–") }

  package static func < (a: AgeBand, b: AgeBand) -> Bool {
    guard let first = allCases.firstIndex(of: a), let second = allCases.firstIndex(of: b) else {
      return false
    }
    return first < second
  }
}
