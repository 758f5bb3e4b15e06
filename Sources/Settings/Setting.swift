/// Something that the reader can set, in the file and in the sheet.
package enum Setting: CaseIterable, Hashable, Sendable {
  case theme
  case spread, scroll, bare, animate, progress
  case measure, marginColumns, marginRows, lineSpacing, paragraphs, justify, hyphenate, language
  case joinLines, ambiguousWidth, tabWidth, pictures
  case matching, wholeWords, expressions
  case dayStart, stablePage
  case calendars
  case folders
  case weekNumbers, firstWeekday
  case mouse, reorderRows
  case voiceRate, voiceName, voiceNotes, voiceEngine, voicePlayer
  case storyTeller, storyModel
  case syncFolder, syncServer, calibreFolder
  case reusesLinks
  case copyCommand, dictionaryCommand, webCommand, webAddress
  case keyPreset

  /// What it takes.
  package enum Kind: Equatable, Sendable {
    /// Yes or no.
    case flag
    /// A whole number in a range; the sheet goes in these steps.
    case number(ClosedRange<Int>, step: Int)
    /// One of these words.
    case choice([String])
    /// Any text.
    case text
    /// Any number of texts.
    case list

    /// Whether it is typed, and not chosen.
    package var isTyped: Bool { self == .text || self == .list }
  }

  /// Its table and its key in the file.
  package var path: [String] { [table, key] }

  /// The setting at this path of a file; `nil` if there is none.
  package init?(_ path: [String]) {
    guard path.count == 2,
      let found = Setting.allCases.first(where: { $0.key == path[1] && $0.table == path[0] })
    else { return nil }
    self = found
  }

  /// The table of the file that it is in.
  package var table: String {
    switch self {
    case .theme, .spread, .scroll, .bare, .animate, .progress: "look"
    case .measure, .marginColumns, .marginRows, .lineSpacing, .paragraphs, .justify,
      .hyphenate, .language, .joinLines, .ambiguousWidth, .tabWidth, .pictures:
      "page"
    case .matching, .wholeWords, .expressions: "search"
    case .dayStart, .stablePage: "reading"
    case .calendars: "calendars"
    case .folders: "library"
    case .weekNumbers, .firstWeekday: "datebook"
    case .mouse, .reorderRows: "terminal"
    case .voiceRate, .voiceName, .voiceNotes, .voiceEngine, .voicePlayer: "voice"
    case .storyTeller, .storyModel: "stories"
    case .syncFolder, .syncServer: "sync"
    case .calibreFolder: "calibre"
    case .reusesLinks: "links"
    case .copyCommand, .dictionaryCommand, .webCommand, .webAddress: "programs"
    case .keyPreset: Preferences.keyTable
    }
  }

  /// Its name in its table.
  package var key: String {
    switch self {
    case .theme: "theme"
    case .spread: "spread"
    case .scroll: "scroll"
    case .bare: "bare"
    case .animate: "animate"
    case .progress: "progress"
    case .pictures: "pictures"
    case .measure: "measure"
    case .marginColumns: "margin-columns"
    case .marginRows: "margin-rows"
    case .lineSpacing: "line-spacing"
    case .paragraphs: "paragraphs"
    case .justify: "justify"
    case .hyphenate: "hyphenate"
    case .language: "language"
    case .joinLines: "join-lines"
    case .ambiguousWidth: "ambiguous-width"
    case .tabWidth: "tab-width"
    case .matching: "case"
    case .wholeWords: "whole-words"
    case .expressions: "regular-expressions"
    case .dayStart: "day-starts-at"
    case .stablePage: "stable-page"
    case .calendars: "paths"
    case .folders: "folders"
    case .weekNumbers: "week-numbers"
    case .firstWeekday: "week-starts-on"
    case .mouse: "mouse"
    case .reorderRows: "reorder-rows"
    case .voiceRate: "rate"
    case .voiceName: "name"
    case .voiceNotes: "notes-aloud"
    case .voiceEngine: "engine"
    case .voicePlayer: "player"
    case .storyTeller: "teller"
    case .storyModel: "model"
    case .syncFolder, .calibreFolder: "folder"
    case .syncServer: "kosync"
    case .reusesLinks: "reuse"
    case .copyCommand: "copy"
    case .dictionaryCommand: "dictionary"
    case .webCommand: "web"
    case .webAddress: "web-address"
    case .keyPreset: "preset"
    }
  }

  /// What it takes.
  package var kind: Kind {
    switch self {
    case .theme, .language: .text
    case .voiceName, .voiceEngine, .voicePlayer, .storyTeller, .storyModel, .syncFolder,
      .syncServer, .calibreFolder, .copyCommand, .dictionaryCommand, .webCommand, .webAddress:
      .text
    case .voiceRate: .number(80...600, step: 5)
    case .calendars, .folders: .list
    case .keyPreset: .choice(KeyPreset.allCases.map(\.rawValue))
    case .spread: .choice(["auto", "on", "off"])
    case .measure: .number(1...1000, step: 2)
    case .marginColumns: .number(0...40, step: 1)
    case .marginRows: .number(0...8, step: 1)
    case .lineSpacing: .number(1...3, step: 1)
    case .paragraphs: .choice(ParagraphStyle.allCases.map(\.rawValue))
    case .ambiguousWidth: .number(1...2, step: 1)
    case .tabWidth: .number(1...64, step: 1)
    case .matching: .choice(["smart", "ignore", "match"])
    case .voiceNotes: .choice(["off", "on", "paragraph"])
    case .progress: .choice(["time-left", "chapters", "stable-page"])
    case .pictures: .choice(["auto", "kitty", "sixel", "blocks", "dots", "off"])
    case .dayStart: .number(0...23, step: 1)
    case .weekNumbers: .choice(["locale", "iso", "us"])
    case .firstWeekday: .choice(["locale"] + Preferences.weekdays)
    case .stablePage: .number(100...100_000, step: 100)
    case .scroll, .bare, .animate, .justify, .hyphenate, .joinLines, .wholeWords, .expressions,
      .mouse, .reorderRows, .reusesLinks:
      .flag
    }
  }

  /// What the sheet calls it.
  package var label: String {
    switch self {
    case .theme: "Theme"
    case .spread: "Two pages"
    case .scroll: "Scroll by lines"
    case .bare: "Bare page"
    case .animate: "Show pages being turned"
    case .progress: "Beside the page number"
    case .pictures: "Pictures"
    case .measure: "Longest line"
    case .marginColumns: "Margin left and right"
    case .marginRows: "Margin above and below"
    case .lineSpacing: "Line spacing"
    case .paragraphs: "Paragraphs"
    case .justify: "Justify"
    case .hyphenate: "Hyphenate"
    case .language: "Language of hyphens"
    case .joinLines: "Join hard-wrapped lines"
    case .ambiguousWidth: "Ambiguous characters"
    case .tabWidth: "Tab stops"
    case .matching: "Capitals and accents"
    case .wholeWords: "Whole words"
    case .expressions: "Regular expressions"
    case .dayStart: "A day starts at"
    case .stablePage: "Stable page"
    case .calendars: "Calendars"
    case .folders: "Book folders"
    case .weekNumbers: "Weeks are counted by"
    case .firstWeekday: "Weeks begin on"
    case .mouse: "Mouse"
    case .reorderRows: "Reorder right-to-left text"
    case .voiceRate: "Voice, words a minute"
    case .voiceName: "Voice"
    case .voiceNotes: "Notes read aloud"
    case .voiceEngine: "Speak with"
    case .voicePlayer: "Play sound with"
    case .storyTeller: "Stories told by"
    case .storyModel: "Its model"
    case .syncFolder: "Shared with machines"
    case .syncServer: "KOReader sync server"
    case .reusesLinks: "Open links here"
    case .calibreFolder: "calibre library"
    case .copyCommand: "Copy with"
    case .dictionaryCommand: "Dictionary"
    case .webCommand: "Browser"
    case .webAddress: "Web search"
    case .keyPreset: "Keys in a text"
    }
  }

  /// A line about it for the file and the sheet.
  package var help: String {
    switch self {
    case .theme: "terminal, light, dark, sepia, contrast, or one of your own in themes/"
    case .spread: "two pages side by side: if there is ample room, if they fit, or never"
    case .scroll: "lines one after the other instead of pages"
    case .bare: "nothing but the text"
    case .progress: "the time left, where the chapters begin, or the stable page"
    case .pictures:
      "as fine as the terminal can, as kitty or sixel pixels, blocks, dots, or their words"
    case .animate: "animate page turns, for at most a tenth of a second"
    case .measure: "the longest line, in columns"
    case .marginColumns: "the minimum number of columns beside the text"
    case .marginRows: "the rows above and below the text"
    case .lineSpacing: "the number of rows for each line"
    case .paragraphs: "as they are printed, with an indent, or with space between them"
    case .justify: "make the right edge straight"
    case .hyphenate: "hyphenate words at line ends"
    case .language: "such as en-US; empty: detect it"
    case .joinLines: "join lines that were wrapped by hand"
    case .ambiguousWidth: "the width of characters of ambiguous width, in columns"
    case .tabWidth: "the distance of tab stops"
    case .matching: "smart (lower case matches capitals too), ignore, or match"
    case .wholeWords: "search for whole words; ^W in a search changes this"
    case .expressions: "search for regular expressions; ^R in a search changes this"
    case .dayStart: "the hour a reading day begins: at 4, the night belongs to the day before"
    case .stablePage: "the length of a stable page, such as p58, in characters"
    case .calendars: "the calendars to show: .ics files, folders of them, web addresses"
    case .folders: "the folders whose new texts are added to the library automatically"
    case .weekNumbers: "the locale's rule, ISO 8601, or as in the United States"
    case .firstWeekday: "the first day of a week: that of the rule, or another"
    case .mouse: "the program, not the terminal, gets the mouse"
    case .reorderRows: "reorder right-to-left text here: for terminals that do not"
    case .voiceRate: "how fast books are read aloud, in words a minute"
    case .voiceName: "a voice or a language of espeak-ng; empty: that of the text"
    case .voiceNotes: "leave notes out, say their numbers, or read them after their paragraph"
    case .voiceEngine: "a command that reads a sentence and writes sound; empty: espeak-ng"
    case .voicePlayer: "a command that reads 16-bit samples, such as pacat --raw --rate=$1"
    case .storyTeller: "a server that speaks OpenAI’s protocol: localhost:11434; empty: none"
    case .storyModel: "the model that tells stories there, such as llama3"
    case .syncFolder: "a folder that your machines share, such as ~/Sync/reading; empty: none"
    case .syncServer: "the KOReader sync server that your position is sent to; empty: none"
    case .reusesLinks: "open links in the running program, not in a new one"
    case .calibreFolder: "the folder of a calibre library, whose books get a shelf; empty: none"
    case .copyCommand: "a command that reads the copied text, such as wl-copy"
    case .dictionaryCommand: "a command that looks up $1, such as sdcv -n"
    case .webCommand: "a command that opens the address $1, such as firefox"
    case .webAddress: "the address of a web search; %s stands for the words"
    case .keyPreset: "the keys in a text: book, or as in less or vim, with counts before them"
    }
  }

  /// What was expected, of a value that it does not take.
  package var expectation: String {
    switch kind {
    case .flag: "expected true or false"
    case .number(let range, _):
      "expected a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words):
      "expected " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .text: "expected a text, such as \"\(example)\""
    case .list: "expected a list of texts, such as [\"~/calendars\"]"
    }
  }
}

extension Setting {
  /// A text that it takes.
  private var example: String {
    switch self {
    case .theme: "sepia"
    case .voiceName: "en-gb-scotland"
    case .voiceEngine: "piper -m voice.onnx --output-raw"
    case .voicePlayer: "pacat --raw --rate=$1"
    case .storyTeller: "localhost:11434"
    case .storyModel: "llama3"
    case .syncFolder: "~/Sync/reading"
    case .syncServer: "https://sync.koreader.rocks"
    case .calibreFolder: "~/Calibre Library"
    case .copyCommand: "wl-copy"
    case .dictionaryCommand: "sdcv -n"
    case .webCommand: "firefox"
    case .webAddress: "https://duckduckgo.com/?q=%s"
    default: "en-US"
    }
  }
}

/// How paragraphs are set off from one another.
package enum ParagraphStyle: String, CaseIterable, Hashable, Sendable {
  /// As they are in the text.
  case asPrinted = "as-printed"
  /// By an indent of the first line.
  case indent
  /// By a blank line.
  case space
}
