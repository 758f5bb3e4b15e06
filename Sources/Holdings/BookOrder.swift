/// The order in which books are listed.
package struct BookOrder: Equatable, Sendable, CustomStringConvertible {
  /// What books are put in order by; equal ones by title, then by their numbers.
  package enum Key: String, CaseIterable, Sendable {
    case title
    case author
    case added
    case lastRead = "last-read"
    case progress
    case length

    /// What it is called on the screen.
    package var name: String {
      switch self {
      case .title: "Title"
      case .author: "Author"
      case .added: "Added"
      case .lastRead: "Last read"
      case .progress: "Progress"
      case .length: "Length"
      }
    }

    /// Whether one would rather have the greatest first: the newest, the farthest.
    package var isUsuallyDescending: Bool {
      switch self {
      case .title, .author, .length: false
      case .added, .lastRead, .progress: true
      }
    }
  }

  /// What they are put in order by.
  package var key: Key
  /// Whether the greatest comes first. What has no value is last both ways.
  package var isDescending: Bool

  /// An order by `key`, the usual way where no other is said.
  package init(_ key: Key, isDescending: Bool? = nil) {
    self.key = key
    self.isDescending = isDescending ?? key.isUsuallyDescending
  }

  /// The same order the other way.
  package var reversed: BookOrder { BookOrder(key, isDescending: !isDescending) }

  /// The order that `words` name, such as `title`, `-added` or `+added`.
  ///
  /// A minus puts the greatest first, a plus the least.
  ///
  /// - Returns: `nil` for what names none.
  package init?(named words: String) {
    let sign = words.first
    let isSigned = sign == "-" || sign == "+"
    guard let key = Key(rawValue: isSigned ? String(words.dropFirst()) : words) else { return nil }
    self.init(key, isDescending: isSigned ? sign == "-" : nil)
  }

  /// The words that name it both ways: `+title`, `-added`.
  package var description: String { "\(isDescending ? "-" : "+")\(key.rawValue)" }
}
