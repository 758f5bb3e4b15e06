package import Settings
import Widgets

/// The reader's catalogs in their file: a table for each, under its name, with its address, and the
/// user and the password where the catalog wants to know.
extension TOMLDocument {
  /// What a file begins with: without it, one without catalogs would be taken for none.
  private static let heading = "# Catalogs of books on the net. Written by tome-reader.\n"

  /// The catalogs; those worth a look where no file is there yet.
  package var catalogs: [CatalogSource] {
    guard !bytes.isEmpty else { return CatalogSource.suggested }
    var sources: [CatalogSource] = []
    for entry in entries where entry.path.count == 2 {
      guard case .string(let value) = entry.value else { continue }
      let name = entry.path[0]
      let index = sources.firstIndex { $0.name == name } ?? sources.count
      if index == sources.count { sources.append(CatalogSource(name: name, address: "")) }
      switch entry.path[1] {
      case "address": sources[index].address = value
      case "user": sources[index].user = value
      case "password": sources[index].password = value
      default: break
      }
    }
    return sources.filter { !$0.address.isEmpty }
  }

  /// Changes the catalogs; what else stands in the file stays as it is.
  package mutating func make(_ change: CatalogChange) -> CatalogOutcome {
    if bytes.isEmpty {
      self = TOMLDocument(Self.heading)
      for source in CatalogSource.suggested { put(source) }
    }
    let former = catalogs
    let outcome = change.made(to: former)
    guard outcome.inverse != nil else { return outcome }
    switch outcome.change {
    case .insert(let source, let index):
      if index < former.count { insertTable([source.name], before: [former[index].name]) }
      put(source)
    case .replace(let former, let source):
      renameTable([former.name], to: [source.name])
      // Keys that are written out, as `Shelf.address`, have no table that could get another name.
      if former.name != source.name { removeKeys(of: former) }
      put(source)
    case .remove(let source):
      removeKeys(of: source)
      removeTable([source.name])
      if bytes.isEmpty { self = TOMLDocument(Self.heading) }
    }
    return outcome
  }

  private mutating func put(_ source: CatalogSource) {
    for (key, value) in Self.keys(of: source) {
      let path = [source.name, key]
      if !value.isEmpty {
        set(path, to: .string(value))
      } else if self[path] != .string("") {
        remove(path)
      }
    }
  }

  private mutating func removeKeys(of source: CatalogSource) {
    for (key, _) in Self.keys(of: source) { remove([source.name, key]) }
  }

  private static func keys(of source: CatalogSource) -> [(key: String, value: String)] {
    [("address", source.address), ("user", source.user), ("password", source.password)]
  }
}
