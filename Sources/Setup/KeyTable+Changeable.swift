import DayPlace
import Screen
import TabPlaces
import TextPlace
package import Widgets

extension KeyTable<NamedCommand> {
  /// The tables of all places whose keys the reader can change.
  ///
  /// A command that several places have has one name, and its keys everywhere.
  package static var changeable: [KeyTable] { ofPlaces.map(\.table) }

  /// The same with the names of their places.
  package static var ofPlaces: [(place: String, table: KeyTable)] {
    [
      ("Text", KeyTable<TextCommand>.text.named),
      ("Datebook", KeyTable<DatebookCommand>.datebook.named),
      ("Home", HomePlace.keys.named), ("Library", LibraryPlace.keys.named),
      ("Adding", AddingPlace.keys.named), ("Finding", FindingPlace.keys.named),
      ("Catalog", CatalogPlace.keys.named),
    ]
  }

  /// The rows of all these tables, of each command the first.
  package static var changeableBindings: [Binding<NamedCommand>] {
    var names: Set<String> = []
    return changeable.flatMap(\.bindings).filter { names.insert($0.command.name).inserted }
  }
}
