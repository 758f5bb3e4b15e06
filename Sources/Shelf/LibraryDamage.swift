import Datebook

/// What a reader is to be told whose library was found damaged, once by whoever found it.
package struct LibraryDamage: Equatable, Sendable {
  /// Under what name the damaged file was set aside, as a sentence that fits a line.
  package let notice: String
  /// How the last good copy comes back, as a sentence; `nil` where there is no copy that is whole.
  package let offer: String?

  /// The damage of a library at `location` whose file is called `name` now.
  init(of location: LibraryLocation, setAsideAs name: String, now: Moment) {
    notice = "A damaged library was set aside as \(name)."
    offer = LibraryBackups(of: location).offer(at: now)
  }
}
