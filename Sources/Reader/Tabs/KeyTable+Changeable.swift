extension KeyTable {
  /// The tables of all places whose keys the reader can change.
  ///
  /// A command that several places have has one name, and its keys everywhere.
  package static var changeable: [KeyTable] {
    [
      .text, .datebook, HomePlace.keys, LibraryPlace.keys, AddingPlace.keys, FindingPlace.keys,
      CatalogPlace.keys,
    ]
  }

  /// The rows of all these tables, of each command the first.
  package static var changeableBindings: [Binding] {
    var names: Set<String> = []
    return changeable.flatMap(\.bindings).filter { names.insert($0.command.name).inserted }
  }
}
