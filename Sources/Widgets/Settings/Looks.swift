package import Screen

/// The themes there are, and the one that is shown.
package struct Looks: Equatable, Sendable {
  /// The theme that everything is shown in.
  package var shown: Theme
  /// The reader's own themes, as far as they are known.
  private var own: [Theme] = []
  /// The theme that was shown first: it stays, whatever becomes of its file.
  private let first: Theme
  /// Why no colours are shown, as a sentence; `nil` if they are.
  package var obstacle: String?

  /// Looks with one theme shown; it may be one of the reader's own.
  package init(_ shown: Theme = .terminal, obstacle: String? = nil) {
    self.shown = shown
    first = shown
    self.obstacle = obstacle
  }

  /// The themes that every reader has, and behind them the reader's own; one of those that is called
  /// as another takes its place.
  ///
  /// Nothing is made of them before they are asked for: a start needs only the one that is shown.
  package var themes: [Theme] {
    let themes = Theme.builtIn.filter { theme in !own.contains { $0.name == theme.name } } + own
    return themes.contains { $0.name == first.name } ? themes : themes + [first]
  }

  /// Adopts the reader's own themes, as they are now; none of them is the terminal's, which is shown
  /// without a look at any file.
  package mutating func adopt(_ own: [Theme]) {
    self.own = own.filter { $0.name != Theme.terminal.name }
  }

  /// The theme of this name, where there is one.
  package func theme(named name: String) -> Theme? { themes.first { $0.name == name } }
}
