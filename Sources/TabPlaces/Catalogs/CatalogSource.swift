import Widgets

/// A catalog of books on the net that the reader has chosen.
package struct CatalogSource: Hashable, Sendable {
  /// What it is called.
  package var name: String
  /// The address of its first feed.
  package var address: String
  /// Who asks, where the catalog wants to know; empty if it does not.
  package var user: String
  /// The password that goes with the user.
  package var password: String
  /// Whether the reader gave an address without `https://`: it is not known yet whether there is a safe
  /// connection. Not kept: the address at which the catalog is found is.
  package var isGuessed = false

  /// A catalog.
  package init(name: String, address: String, user: String = "", password: String = "") {
    self.name = name
    self.address = address
    self.user = user
    self.password = password
  }

  /// The same with a scheme before its address, if the file that somebody wrote has none: as in the form,
  /// a safe connection is tried first.
  package var completed: CatalogSource {
    guard !address.contains("://") else { return self }
    var completed = self
    completed.address = "https://\(address)"
    completed.isGuessed = true
    return completed
  }

  /// Catalogs that are worth a look; none is asked before the reader opens it.
  package static let suggested = [
    CatalogSource(name: "Project Gutenberg", address: "https://www.gutenberg.org/ebooks.opds/"),
    CatalogSource(name: "Standard Ebooks", address: "https://standardebooks.org/feeds/opds"),
  ]
}
