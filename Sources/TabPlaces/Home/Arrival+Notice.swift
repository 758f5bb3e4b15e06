package import Screen
package import Widgets

extension Arrival {
  /// Where somebody is who is told of a book that has come.
  package enum Whereabouts: Sendable {
    /// In a place of a tab: one key shows the library.
    case tab
    /// The same, where letters are typed.
    case typing
    /// In a text or a datebook, where digits mean something else.
    case book
  }

  /// What a reader is told who is not taken to it, with the keys that lead there.
  ///
  /// The keys stand first, for titles are long and lines are not.
  ///
  /// - Parameter keys: The keys that the reader has given by name.
  package func notice(
    _ whereabouts: Whereabouts, keys: [String: [Key]], symbols: Symbols
  ) -> String {
    let table = HomePlace.keys.remapped(by: keys).table
    let way: [ListCommand] = whereabouts == .book ? [.home, .tab(.library)] : [.tab(.library)]
    let names = way.compactMap { table.keys(of: $0).first?.name(in: symbols) }
    let title = "\(symbols.openQuote)\(title.visible)\(symbols.closeQuote)"
    guard names.count == way.count else { return "\(title) is in the library." }
    let time = whereabouts == .typing ? " afterwards" : ""
    return "\(names.joined(separator: " ")) shows \(title)\(time): it is in the library."
  }
}
