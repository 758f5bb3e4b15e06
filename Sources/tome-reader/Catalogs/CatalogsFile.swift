import Glibc
import Reader
import Settings

/// The file with the reader's catalogs, and who they are to them: for their eyes only.
///
/// A table for each catalog: its name, with its address, user and password.
struct CatalogsFile {
  /// Where it is.
  let path: String

  /// The file beside the settings; `nil` without a HOME.
  static let standard = ConfigurationFolder.standard.map { CatalogsFile(path: $0.catalogsFile) }

  /// The catalogs; those worth a look where no file is there yet.
  func read() throws(ConfigurationFolder.Failure) -> [CatalogSource] {
    guard let document = try ConfigurationFolder.standard?.document(in: path) else {
      return CatalogSource.suggested
    }
    var sources: [CatalogSource] = []
    for entry in document.entries where entry.path.count == 2 {
      guard case .string(let value) = entry.value else { continue }
      let name = entry.path[0]
      if sources.last?.name != name { sources.append(CatalogSource(name: name, address: "")) }
      switch entry.path[1] {
      case "address": sources[sources.count - 1].address = value
      case "user": sources[sources.count - 1].user = value
      case "password": sources[sources.count - 1].password = value
      default: break
      }
    }
    return sources.filter { !$0.address.isEmpty }
  }

  /// Keeps the catalogs.
  func write(_ sources: [CatalogSource]) throws(ConfigurationFolder.Failure) {
    var text = "# Catalogs of books on the net. Written by tome-reader.\n"
    var names: Set<String> = []
    for source in sources {
      // Two tables of one name would be one catalog.
      var name = source.name
      while !names.insert(name).inserted { name += " 2" }
      text += "\n[\(TOMLValue.string(name).source)]\n"
      text += "address = \(TOMLValue.string(source.address).source)\n"
      guard !source.user.isEmpty || !source.password.isEmpty else { continue }
      text += "user = \(TOMLValue.string(source.user).source)\n"
      text += "password = \(TOMLValue.string(source.password).source)\n"
    }
    try ConfigurationFolder.standard?.write(Array(text.utf8), toOwnerOnly: path)
  }
}
