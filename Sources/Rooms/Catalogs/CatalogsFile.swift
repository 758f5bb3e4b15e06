import DayPlace
import Glibc
import Settings
import Setup
import TabPlaces

/// The file with the reader's catalogs, and who they are to them: for their eyes only.
struct CatalogsFile {
  /// Why it cannot be read or changed.
  enum Fault: Error {
    case file(ConfigurationFolder.Failure)
    /// Something in it is not TOML: what is meant is not known.
    case wrong(TOMLDocument.Problem)

    /// What is told of it.
    var sentence: String {
      switch self {
      case .file(let failure): failure.sentence
      case .wrong(let problem): "correct catalogs.toml first: \(problem.description)"
      }
    }
  }

  private let folder: ConfigurationFolder

  /// The file beside the settings; nil without a HOME.
  init?(in folders: ReadersFolders) {
    guard let folder = folders.settings else { return nil }
    self.folder = folder
  }

  /// The catalogs; those worth a look where no file is there yet.
  func read() throws(Fault) -> [CatalogSource] {
    do throws(ConfigurationFolder.Failure) {
      return (try folder.document(in: folder.catalogsFile) ?? TOMLDocument("")).catalogs
    } catch {
      throw .file(error)
    }
  }

  /// What is told if others can read a password in the file; nil if they cannot.
  func warning(about catalogs: [CatalogSource]) -> String? {
    var status = stat()
    guard catalogs.contains(where: { !$0.password.isEmpty }),
      stat(folder.catalogsFile, &status) == 0, status.st_mode & 0o077 != 0
    else { return nil }
    return "Other users can read the passwords in catalogs.toml: use chmod 600."
  }

  /// Changes the catalogs as they are in the file now.
  func make(_ change: CatalogChange) throws(Fault) -> CatalogOutcome {
    var outcome: Result<CatalogOutcome, Fault>?
    do throws(ConfigurationFolder.Failure) {
      try folder.change(folder.catalogsFile, mode: 0o600) { document in
        if let problem = document.problems.first {
          outcome = .failure(.wrong(problem))
        } else {
          outcome = .success(document.make(change))
        }
      }
    } catch {
      throw .file(error)
    }
    guard let outcome else { preconditionFailure("a file is changed before that is done with") }
    return try outcome.get()
  }
}
