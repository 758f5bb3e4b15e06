import Screen
package import Settings

/// How the reader wants to look at a text: what is on the screen, not how its lines are laid out.
package struct ViewSettings: Hashable, Sendable {
  /// When two pages stand side by side.
  package enum Spread: String, CaseIterable, Sendable {
    /// Where there is room for two columns that read well.
    case automatic = "auto"
    /// Wherever two columns fit at all.
    case on
    /// Never.
    case off
  }

  /// When two pages stand side by side.
  package var spread: Spread
  /// Whether the text scrolls by lines instead of being turned by pages.
  package var scrolls: Bool
  /// Whether pages of a text that scrolls are as many lines as the screen has, and what is gone to
  /// stands in `jumpRow`, as in less.
  package var isPager = false
  /// The row that what is gone to stands in, in a pager.
  package var jumpRow = JumpRow.row(0)
  /// Whether nothing but the text is shown.
  package var isBare: Bool
  /// Whether one sees pages being turned, where the terminal is fast enough.
  package var animates: Bool
  /// The least columns left and right of the text, where there is room.
  package var marginColumns = 2
  /// The rows above and below the text, where there is room.
  package var marginRows = 1
  /// The rows that a line takes, at least 1.
  package var lineSpacing = 1
  /// Whether pictures are drawn, where a text has some.
  package var showsPictures = true
  /// Whether lines are as wide as the screen: those of code, logs and tables.
  package var fillsScreen = false
  /// The columns of the widest line, if the text was written for this terminal, or of most lines of its code;
  /// 0 otherwise.
  package var widestLine = 0
  /// Whether the numbers of the file's lines stand beside them.
  package var numbersLines = false
  /// Whether pages are turned from right to left: the first of two stands at the right.
  package var turnsRightToLeft = false
  /// The first rows of the text that stay on the screen above every other page.
  package var headerRows = 0

  /// Ways to look at a text; as a book looks, where nothing is given.
  package init(
    spread: Spread = .automatic, scrolls: Bool = false, isBare: Bool = false,
    animates: Bool = false
  ) {
    self.spread = spread
    self.scrolls = scrolls
    self.isBare = isBare
    self.animates = animates
  }
}

extension ViewSettings {
  /// What the reader has set.
  package init(_ preferences: Preferences) {
    self.init(
      spread: Spread(rawValue: preferences.spread) ?? .automatic, scrolls: preferences.scroll,
      isBare: preferences.bare, animates: preferences.animate)
    if preferences.keyPreset == .less {
      scrolls = true
      isPager = true
    }
    marginColumns = preferences.marginColumns
    marginRows = preferences.marginRows
    lineSpacing = preferences.lineSpacing
    showsPictures = preferences.pictures != "off"
  }

  /// These, but for what is chosen for each text by itself: that is as `view` has it.
  package func keepingLines(of view: ViewSettings) -> ViewSettings {
    var kept = self
    kept.fillsScreen = view.fillsScreen
    kept.widestLine = view.widestLine
    kept.numbersLines = view.numbersLines
    kept.headerRows = view.headerRows
    kept.jumpRow = view.jumpRow
    kept.turnsRightToLeft = view.turnsRightToLeft
    return kept
  }

  /// The columns left of the text that the numbers of its lines take: seven figures and a space.
  package var gutter: Int { numbersLines ? 8 : 0 }

  /// The same with the bars that a bare page leaves out.
  package var withBars: ViewSettings {
    var view = self
    view.isBare = false
    return view
  }
}

/// How a text is put on the screen.
package enum Arrangement: Hashable, Sendable {
  /// One page.
  case page
  /// Two pages side by side.
  case spread
  /// Lines one after the other, without regard to pages. The line that is asked for stands in
  /// `row`, from 0, or as near to it as the text's ends allow: the screen is filled.
  case scroll(row: Int)
}

extension ViewSettings {
  /// The number of columns of text on a screen of the given layout, each at most `measure` wide.
  package func columns(in layout: ScreenLayout, measure: Int) -> Int {
    guard !scrolls, !numbersLines else { return 1 }
    return switch spread {
    case .automatic where fillsScreen: 1
    case .automatic where widestLine > layout.columns(2, measure: measure)[0].columns: 1
    case .automatic: layout.fitsColumns(of: ScreenLayout.goodColumn) ? 2 : 1
    case .on: layout.fitsColumns(of: ScreenLayout.leastColumn) ? 2 : 1
    case .off: 1
    }
  }
}
