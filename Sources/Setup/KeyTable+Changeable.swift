import DayPlace
import Screen
import TabPlaces
import TextPlace
package import Widgets

extension KeyTable<NamedCommand> {
  /// The tables of all places whose keys the reader can change.
  ///
  /// A command that several places have has one name, and its keys everywhere.
  package static var changeable: [KeyTable] {
    [
      KeyTable<TextCommand>.text.named, KeyTable<DatebookCommand>.datebook.named,
      HomePlace.keys.named, LibraryPlace.keys.named, AddingPlace.keys.named,
      FindingPlace.keys.named, CatalogPlace.keys.named,
    ]
  }

  /// The rows of all these tables, of each command the first.
  package static var changeableBindings: [Binding<NamedCommand>] {
    var names: Set<String> = []
    return changeable.flatMap(\.bindings).filter { names.insert($0.command.name).inserted }
  }
}
