import Settings
import Setup
import TabPlaces

/// The file that tells how the library's list was left.
struct ListingFile {
  private let folder: ConfigurationFolder

  /// The file among what programs leave for their next run; nil without a HOME.
  init?(in folders: ReadersFolders) {
    guard let folder = folders.state else { return nil }
    self.folder = folder
  }

  private var path: String { folder.path + "/lists.toml" }

  /// How the list was left; as it is at first where that cannot be read.
  func read() -> KeptListing {
    ((try? folder.document(in: path)) ?? nil)?.listing ?? KeptListing()
  }

  /// Writes how the list is left; whether that could be done.
  func write(_ listing: KeptListing) -> Bool {
    (try? folder.change(path) { $0.set(listing) }) != nil
  }
}
