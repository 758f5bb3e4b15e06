/// What a cell is on the screen: themes give each role its colours.
///
/// A role has attributes of its own, ``plain``, by which it can be told where there are no colours.
package enum Role: UInt8, CaseIterable, Sendable {
  // The page.
  /// The text of a book, and all that is nothing else.
  case text
  /// A heading in a text.
  case heading
  /// The mark of today's portion in the margin.
  case portion
  /// What was looked for, and of it what the reader is at.
  case match, currentMatch
  /// What is being selected.
  case selection
  /// The sentence that the voice says, and the word of it.
  case spoken, spokenWord
  /// Words that the reader marked, in four kinds.
  case highlight1, highlight2, highlight3, highlight4
  /// The sign of a bookmark or a note.
  case mark
  /// Text beside what is being read: the step next to it, and the step beyond.
  case dimmed1, dimmed2
  /// Code, and words that lead elsewhere.
  case code, link

  // The frame.
  /// The title in the top bar, and what stands beside it.
  case title, bar
  /// A button.
  case button
  /// The rail's lines, a tab, a tab that leads nowhere, the lit one, and the sign of today's.
  case rail, tab, closedTab, litTab, todayTab
  /// What has been read of the bar of progress, and what has not; the numbers beside it.
  case progress, progressRest, position
  /// A hint at what a key does.
  case hint
  /// Something told in the last row.
  case notice

  // Sheets.
  /// The box of a sheet, its title, and what is inside.
  case frame, sheetTitle, sheet
  /// A heading in a sheet, and words that are less than the others.
  case sheetHeading, faint
  /// The selected row of a list.
  case selectedRow
  /// What is typed.
  case field
  /// The signs of tags, in their colours.
  case tagRed, tagOrange, tagYellow, tagGreen, tagCyan, tagBlue, tagViolet

  /// The signs of tags, in the order of the rainbow.
  package static let tags: [Role] = [
    .tagRed, .tagOrange, .tagYellow, .tagGreen, .tagCyan, .tagBlue, .tagViolet,
  ]

  /// The attributes that tell the role where there are no colours.
  package var plain: Attributes {
    switch self {
    case .heading, .title, .sheetTitle, .sheetHeading, .selectedRow: .bold
    case .portion, .rail, .closedTab, .hint, .faint, .dimmed1, .dimmed2: .dim
    case .match, .link, .spoken, .highlight1, .highlight2, .highlight3, .highlight4: .underline
    case .currentMatch, .selection, .button, .litTab: .reversed
    case .spokenWord: [.bold, .reversed]
    case .text, .code, .mark, .bar, .tab, .todayTab, .progress, .progressRest, .position, .notice,
      .frame, .sheet, .field, .tagRed, .tagOrange, .tagYellow, .tagGreen, .tagCyan, .tagBlue,
      .tagViolet:
      []
    }
  }

  /// Its name in the file of a theme.
  package var name: String {
    switch self {
    case .currentMatch: "current-match"
    case .spokenWord: "spoken-word"
    case .highlight1: "highlight-1"
    case .highlight2: "highlight-2"
    case .highlight3: "highlight-3"
    case .highlight4: "highlight-4"
    case .dimmed1: "dimmed-1"
    case .dimmed2: "dimmed-2"
    case .closedTab: "closed-tab"
    case .litTab: "lit-tab"
    case .todayTab: "today-tab"
    case .progressRest: "progress-rest"
    case .sheetTitle: "sheet-title"
    case .sheetHeading: "sheet-heading"
    case .selectedRow: "selected-row"
    case .tagRed: "tag-red"
    case .tagOrange: "tag-orange"
    case .tagYellow: "tag-yellow"
    case .tagGreen: "tag-green"
    case .tagCyan: "tag-cyan"
    case .tagBlue: "tag-blue"
    case .tagViolet: "tag-violet"
    default: "\(self)"
    }
  }
}
