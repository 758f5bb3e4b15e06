import Glibc
import Reader
import Settings

/// The file with the reader's catalogs, and who they are to them: for their eyes only.
///
/// A table for each catalog: its name, with its address, user and password.
struct CatalogsFile {
  /// Why it cannot be read or changed.
  enum Fault: Error {
    case file(ConfigurationFolder.Failure)
    /// Something in it is not TOML: to write it anew would lose that.
    case wrong(TOMLDocument.Problem)

    /// What is told of it.
    var sentence: String {
      switch self {
      case .file(let failure): failure.sentence
      case .wrong(let problem): "mend catalogs.toml first: \(problem.description)"
      }
    }
  }

  private let folder: ConfigurationFolder

  /// The file beside the settings; `nil` without a HOME.
  static let standard = ConfigurationFolder.standard.map { CatalogsFile(folder: $0) }

  /// The catalogs; those worth a look where no file is there yet.
  func read() throws(Fault) -> [CatalogSource] {
    do throws(ConfigurationFolder.Failure) {
      return Self.sources(in: try folder.document(in: folder.catalogsFile) ?? TOMLDocument(""))
    } catch {
      throw .file(error)
    }
  }

  /// Changes the catalogs as they are in the file now; gives them as they are then.
  func change(_ change: CatalogChange) throws(Fault) -> [CatalogSource] {
    var outcome = Result<[CatalogSource], Fault>.success([])
    do throws(ConfigurationFolder.Failure) {
      try folder.change(folder.catalogsFile, mode: 0o600) { document in
        if let problem = document.problems.first {
          outcome = .failure(.wrong(problem))
          return
        }
        var sources = Self.sources(in: document)
        change.apply(to: &sources)
        document = TOMLDocument(Self.text(of: sources))
        // As they will be read: two of one name have got names of their own.
        outcome = .success(Self.sources(in: document))
      }
    } catch {
      throw .file(error)
    }
    return try outcome.get()
  }
}

// MARK: - What stands in it

extension CatalogsFile {
  private static func sources(in document: TOMLDocument) -> [CatalogSource] {
    guard !document.bytes.isEmpty else { return CatalogSource.suggested }
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

  private static func text(of sources: [CatalogSource]) -> String {
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
    return text
  }
}
