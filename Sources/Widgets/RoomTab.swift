/// A tab of the reading room: a stack of places that stays as it was left.
///
/// Its number is the key that shows it.
package enum RoomTab: Int, CaseIterable, Sendable {
  case home = 1
  case library = 2
  case datebook = 3
  case stories = 4
  case settings = 5

  /// What it is called.
  package var name: String {
    switch self {
    case .home: "Home"
    case .library: "Library"
    case .datebook: "Datebook"
    case .stories: "Stories"
    case .settings: "Settings"
    }
  }

  /// The key that shows it.
  package var digit: Character { Character(String(rawValue)) }
}
