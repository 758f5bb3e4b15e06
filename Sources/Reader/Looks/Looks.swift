package import Screen

/// The themes there are, and the one that is shown.
package struct Looks: Equatable, Sendable {
  /// The theme that everything is shown in.
  package internal(set) var shown: Theme
  /// The reader's own themes, behind those that every reader has.
  package private(set) var themes: [Theme]
  /// Why no colours are shown, as a sentence; `nil` where they are.
  package var obstacle: String?

  /// Looks with one theme shown; it may be one of the reader's own.
  package init(_ shown: Theme = .terminal, obstacle: String? = nil) {
    self.shown = shown
    self.obstacle = obstacle
    themes = Theme.builtIn
    if !themes.contains(where: { $0.name == shown.name }) { themes.append(shown) }
  }

  /// Takes the reader's own themes; one that is called as another takes its place.
  mutating func take(_ own: [Theme]) {
    themes = Theme.builtIn.filter { theme in !own.contains { $0.name == theme.name } } + own
    if !themes.contains(where: { $0.name == shown.name }) { themes.append(shown) }
  }

  /// The theme of this name, where there is one.
  func theme(named name: String) -> Theme? { themes.first { $0.name == name } }
}
