/// A command of a place: what a key or a click does there.
///
/// Every place has commands of its own, and those of ``FrameCommand``, which all places share.
package protocol PlaceCommand: Hashable, Sendable {
  /// The command that every place has.
  static func frame(_ command: FrameCommand) -> Self
  /// This command, if it is one that every place has.
  var frame: FrameCommand? { get }
  /// Its name in the file of settings: `next-page`.
  ///
  /// If several places have a command of the same name, one line of the file gives it keys in all of them.
  var name: String { get }
}

/// A command that every place has, whatever it shows.
package enum FrameCommand: Hashable, Sendable {
  case today
  case month(Int)
  case datebookYear
  /// The list of the datebook's notes.
  case notes
  case home
  case tab(RoomTab)
  /// Catalogs of books on the net.
  case catalogs
  case settings
  case help, mouse, repaint, leave, quit
}

extension FrameCommand {
  /// Its name in the file of settings: `month-3`, `list-tab-2`.
  package var name: String {
    switch self {
    case .month(let month): "month-\(month)"
    case .notes: "datebook-notes"
    case .tab(let tab): "list-tab-\(tab.rawValue)"
    case .catalogs: "list-catalogs"
    default: Self.kebab("\(self)")
    }
  }

  /// A camel-case name in small letters with hyphens: `nextPage` is `next-page`.
  package static func kebab(_ camelCase: String) -> String {
    var name = ""
    for character in camelCase {
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return name
  }
}

// Shorter words for the commands that every place has.
extension PlaceCommand {
  package static var today: Self { .frame(.today) }
  package static func month(_ month: Int) -> Self { .frame(.month(month)) }
  package static var datebookYear: Self { .frame(.datebookYear) }
  package static var notes: Self { .frame(.notes) }
  package static var home: Self { .frame(.home) }
  package static func tab(_ tab: RoomTab) -> Self { .frame(.tab(tab)) }
  package static var catalogs: Self { .frame(.catalogs) }
  package static var settings: Self { .frame(.settings) }
  package static var help: Self { .frame(.help) }
  package static var mouse: Self { .frame(.mouse) }
  package static var repaint: Self { .frame(.repaint) }
  package static var leave: Self { .frame(.leave) }
  package static var quit: Self { .frame(.quit) }
}

/// A command of any place, known by its name alone.
///
/// The settings list the keys of all places with it.
package struct NamedCommand: PlaceCommand {
  package let name: String
  package let frame: FrameCommand?

  /// The command without its place.
  package init(_ command: some PlaceCommand) {
    name = command.name
    frame = command.frame
  }

  package static func frame(_ command: FrameCommand) -> NamedCommand { NamedCommand(command) }

  private init(_ command: FrameCommand) {
    name = command.name
    frame = command
  }
}
