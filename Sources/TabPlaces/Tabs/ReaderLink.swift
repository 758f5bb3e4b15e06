package import Books
package import Datebook
package import Holdings
package import Widgets

/// A link to a place of the reading room: `tome-reader:book/12?loc=5000`, `tome-reader:day/2026-03-05`,
/// `tome-reader:library?q=whale&status=reading`.
package enum ReaderLink: Equatable, Sendable {
  /// What a link begins with.
  package static let scheme = "tome-reader:"

  /// A book by its number, opened at a place of it.
  case book(BookID, at: TextTarget.Spot)
  /// A day of the datebook.
  case day(Day)
  /// Books of the library, in this order where there is one.
  case library(BookFilter, BookOrder?)
  /// Home.
  case home

  /// The place that a link names; `nil` where it names none.
  package init?(_ link: String) {
    guard link.hasPrefix(Self.scheme) else { return nil }
    var rest = link.dropFirst(Self.scheme.count)
    // As some programs write links of any kind.
    while rest.hasPrefix("/") { rest = rest.dropFirst() }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/").map { String($0).unescaped }
    let query = Self.query(parts.count > 1 ? parts[1] : "")
    switch (path.first ?? "", path.dropFirst().first) {
    case ("", nil), ("home", nil): self = .home
    case ("book", let number?):
      guard let id = Int64(number), id > 0, let spot = Self.spot(query) else { return nil }
      self = .book(BookID(rawValue: id), at: spot)
    case ("day", let words?):
      guard let day = Day(iso: words) else { return nil }
      self = .day(day)
    case ("library", nil):
      guard let filter = Self.filter(query) else { return nil }
      let order = query["sort"].map { BookOrder(named: $0) }
      if case .some(nil) = order { return nil }
      self = .library(filter, order ?? nil)
    default: return nil
    }
  }

  private static func query(_ words: Substring) -> [String: String] {
    var query: [String: String] = [:]
    for part in words.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count > 1 ? pair[1] : ""
      query[String(pair[0]).unescaped] = String(value.replacing("+", with: " ")).unescaped
    }
    return query
  }

  /// Where a book is opened: at a byte (`loc=5000`), a page (`page=58`) or a part (`percent=12.5`).
  private static func spot(_ query: [String: String]) -> TextTarget.Spot? {
    if let words = query["loc"] { return Int(words).flatMap { $0 >= 0 ? .offset($0) : nil } }
    if let words = query["page"] {
      return Int(words).flatMap { $0 > 0 ? .goTo(.page($0 - 1)) : nil }
    }
    if let words = query["percent"] { return GoTo(words + "%").map { .goTo($0) } }
    return .kept
  }

  private static func filter(_ query: [String: String]) -> BookFilter? {
    var filter = BookFilter(tag: query["tag"], words: query["q"] ?? "")
    guard let name = query["status"] else { return filter }
    guard let status = BookStatus(rawValue: name) else { return nil }
    filter.status = status
    return filter
  }
}

extension Day {
  /// The day of `2026-03-05`.
  fileprivate init?(iso words: String) {
    let parts = words.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}
