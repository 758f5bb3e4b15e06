package import Screen

/// All that the reader has set.
package struct Preferences: Equatable, Sendable {
  /// The name of the theme.
  package var theme = "terminal"
  /// When two pages stand side by side: `auto`, `on` or `off`.
  package var spread = "auto"
  /// Whether the text scrolls by lines.
  package var scroll = false
  /// Whether nothing but the text is shown.
  package var bare = false
  /// Whether one sees pages being turned.
  package var animate = false
  /// What the line of progress tells: `time-left`, `chapters` or `stable-page`.
  package var progress = "time-left"
  /// How pictures are drawn: `auto`, `kitty`, `sixel`, `blocks`, `dots` or `off`.
  package var pictures = "auto"
  /// The longest line, in columns.
  package var measure = 66
  /// The least columns left and right of the text, where the screen has room.
  package var marginColumns = 2
  /// The rows above and below the text, where the screen has room.
  package var marginRows = 1
  /// The rows that a line takes.
  package var lineSpacing = 1
  /// How paragraphs are set off from one another.
  package var paragraphs = ParagraphStyle.asPrinted
  /// Whether the right edge is straight.
  package var justify = false
  /// Whether words that do not fit a line are divided.
  package var hyphenate = false
  /// The language that words are divided by; empty for the text's own.
  package var language = ""
  /// Whether lines that were wrapped by hand are joined.
  package var joinLines = true
  /// The columns of characters of ambiguous width.
  package var ambiguousWidth = 1
  /// The distance of tab stops, in columns.
  package var tabWidth = 8
  /// Whether capitals count in searches: `smart`, `ignore` or `match`.
  package var matching = "smart"
  /// Whether searches find whole words only.
  package var wholeWords = false
  /// Whether searches are regular expressions.
  package var expressions = false
  /// The hour at which a day of reading begins, from 0 to 23.
  package var dayStart = 0
  /// The characters of a stable page.
  package var stablePage = 1500
  /// The calendars whose events the datebook shows: paths and addresses.
  package var calendars: [String] = []
  /// The folders whose new texts are added to the library.
  package var folders: [String] = []
  /// How weeks are counted: `locale`, `iso` or `us`.
  package var weekNumbers = "locale"
  /// The weekday that weeks begin on, or `locale` for the one that goes with how they are counted.
  package var firstWeekday = "locale"
  /// Whether the mouse is the program's.
  package var mouse = true
  /// Whether rows with right-to-left text are reordered, as the terminal does not do it.
  package var reorderRows = false
  /// How fast books are read aloud, in words a minute.
  package var voiceRate = 175
  /// The voice or the language that books are read aloud by; empty for that of the text.
  package var voiceName = ""
  /// What is read aloud of notes: `off`, `on` (their marks) or `paragraph` (notes behind theirs).
  package var voiceNotes = "off"
  /// The command that synthesizes what is read aloud; empty for espeak-ng.
  package var voiceEngine = ""
  /// The command that plays what is read aloud; empty for what is installed.
  package var voicePlayer = ""
  /// The address of the server whose model tells stories; empty for none.
  package var storyTeller = ""
  /// The model that is asked there.
  package var storyModel = ""
  /// The command that reads what is copied; empty for what the desktop or the terminal has.
  package var copyCommand = ""
  /// The command that prints what is said of a word; empty for the dictionaries at hand.
  package var dictionaryCommand = ""
  /// The command that opens an address; empty for the desktop's.
  package var webCommand = ""
  /// The folder that the reader’s machines share; empty for none.
  package var syncFolder = ""
  /// The address of the sync server of KOReader's kind that is told places in books; empty for none.
  package var syncServer = ""
  /// Whether a program that runs opens the links that another one is given.
  package var reusesLinks = false
  /// The folder of the calibre library whose books have a shelf; empty for none.
  package var calibreFolder = ""
  /// The address of a web search, with `%s` where the words go.
  package var webAddress = "https://duckduckgo.com/?q=%s"
  /// Whose keys a text has.
  package var keyPreset = KeyPreset.book
  /// The keys that were given to commands, by the names of those.
  package var keys: [String: [Key]] = [:]

  /// The words for weekdays, Monday first.
  package static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// What is set where the reader has set nothing.
  package init() {}
}

// MARK: - By settings

extension Preferences {
  /// The value of a setting.
  package subscript(setting: Setting) -> TOMLValue {
    switch setting {
    case .theme: .string(theme)
    case .spread: .string(spread)
    case .scroll: .boolean(scroll)
    case .bare: .boolean(bare)
    case .animate: .boolean(animate)
    case .progress: .string(progress)
    case .pictures: .string(pictures)
    case .measure: .integer(measure)
    case .marginColumns: .integer(marginColumns)
    case .marginRows: .integer(marginRows)
    case .lineSpacing: .integer(lineSpacing)
    case .paragraphs: .string(paragraphs.rawValue)
    case .justify: .boolean(justify)
    case .hyphenate: .boolean(hyphenate)
    case .language: .string(language)
    case .joinLines: .boolean(joinLines)
    case .ambiguousWidth: .integer(ambiguousWidth)
    case .tabWidth: .integer(tabWidth)
    case .matching: .string(matching)
    case .wholeWords: .boolean(wholeWords)
    case .expressions: .boolean(expressions)
    case .dayStart: .integer(dayStart)
    case .stablePage: .integer(stablePage)
    case .calendars: .strings(calendars)
    case .folders: .strings(folders)
    case .weekNumbers: .string(weekNumbers)
    case .firstWeekday: .string(firstWeekday)
    case .mouse: .boolean(mouse)
    case .reorderRows: .boolean(reorderRows)
    case .voiceRate: .integer(voiceRate)
    case .voiceName: .string(voiceName)
    case .voiceNotes: .string(voiceNotes)
    case .voiceEngine: .string(voiceEngine)
    case .voicePlayer: .string(voicePlayer)
    case .storyTeller: .string(storyTeller)
    case .storyModel: .string(storyModel)
    case .syncFolder: .string(syncFolder)
    case .syncServer: .string(syncServer)
    case .reusesLinks: .boolean(reusesLinks)
    case .calibreFolder: .string(calibreFolder)
    case .copyCommand: .string(copyCommand)
    case .dictionaryCommand: .string(dictionaryCommand)
    case .webCommand: .string(webCommand)
    case .webAddress: .string(webAddress)
    case .keyPreset: .string(keyPreset.rawValue)
    }
  }

  /// Gives a setting a value; `false`, with nothing changed, where it does not take that.
  package mutating func set(_ setting: Setting, to value: TOMLValue) -> Bool {
    switch (setting.kind, value) {
    case (.flag, .boolean(let isTrue)): set(setting, isTrue)
    // It was yes or no before there was a third way.
    case (.choice, .boolean(let isTrue)) where setting == .voiceNotes:
      set(setting, isTrue ? "on" : "off")
    case (.number(let range, _), .integer(let number)) where range.contains(number):
      set(setting, number)
    case (.choice(let words), .string(let word)) where words.contains(word): set(setting, word)
    case (.text, .string(let text)): set(setting, text)
    case (.list, .string(let text)): set(setting, [text])
    case (.list, .array):
      guard let texts = value.strings else { return false }
      set(setting, texts)
    default: return false
    }
    return true
  }

  private mutating func set(_ setting: Setting, _ isTrue: Bool) {
    switch setting {
    case .scroll: scroll = isTrue
    case .bare: bare = isTrue
    case .animate: animate = isTrue
    case .justify: justify = isTrue
    case .hyphenate: hyphenate = isTrue
    case .joinLines: joinLines = isTrue
    case .wholeWords: wholeWords = isTrue
    case .expressions: expressions = isTrue
    case .mouse: mouse = isTrue
    case .reorderRows: reorderRows = isTrue
    case .reusesLinks: reusesLinks = isTrue
    default: preconditionFailure("\(setting) is not a flag")
    }
  }

  private mutating func set(_ setting: Setting, _ number: Int) {
    switch setting {
    case .measure: measure = number
    case .marginColumns: marginColumns = number
    case .marginRows: marginRows = number
    case .lineSpacing: lineSpacing = number
    case .ambiguousWidth: ambiguousWidth = number
    case .tabWidth: tabWidth = number
    case .dayStart: dayStart = number
    case .stablePage: stablePage = number
    case .voiceRate: voiceRate = number
    default: preconditionFailure("\(setting) is not a number")
    }
  }

  private mutating func set(_ setting: Setting, _ word: String) {
    switch setting {
    case .theme: theme = word
    case .spread: spread = word
    case .progress: progress = word
    case .pictures: pictures = word
    case .paragraphs: paragraphs = ParagraphStyle(rawValue: word) ?? paragraphs
    case .language: language = word
    case .matching: matching = word
    case .weekNumbers: weekNumbers = word
    case .firstWeekday: firstWeekday = word
    case .voiceName: voiceName = word
    case .voiceNotes: voiceNotes = word
    case .voiceEngine: voiceEngine = word
    case .voicePlayer: voicePlayer = word
    case .copyCommand: copyCommand = word
    case .dictionaryCommand: dictionaryCommand = word
    case .webCommand: webCommand = word
    case .syncFolder: syncFolder = word
    case .storyTeller: storyTeller = word
    case .storyModel: storyModel = word
    case .syncServer: syncServer = word
    case .calibreFolder: calibreFolder = word
    case .webAddress: webAddress = word
    case .keyPreset: keyPreset = KeyPreset(rawValue: word) ?? keyPreset
    default: preconditionFailure("\(setting) is not a word")
    }
  }
}

extension Preferences {
  private mutating func set(_ setting: Setting, _ texts: [String]) {
    switch setting {
    case .calendars: calendars = texts
    case .folders: folders = texts
    default: preconditionFailure("\(setting) is not a list")
    }
  }
}

// MARK: - From a file

extension Preferences {
  /// The table of the file in which commands are given keys.
  package static let keyTable = "keys"

  /// Applies what a file says; what it says wrongly is left as it is, and told.
  ///
  /// - Parameter isCommand: Whether a command of this name can be given keys.
  package mutating func apply(
    _ document: TOMLDocument, isCommand: (String) -> Bool
  ) -> [TOMLDocument.Problem] {
    var problems = document.problems
    for entry in document.entries where problems.count <= TOMLParser.mostMistakes {
      if entry.path.count == 2, entry.path[0] == Self.keyTable, Setting(entry.path) == nil {
        if let problem = takeKeys(entry, document, isCommand) { problems.append(problem) }
      } else if let setting = Setting(entry.path) {
        if !set(setting, to: entry.value) {
          problems.append(
            document.problem(setting.expectation, at: entry.range.lowerBound))
        }
      } else {
        let name = TOMLDocument.key(entry.path[...])
        problems.append(document.problem("there is no setting '\(name)'", at: entry.keyOffset))
      }
    }
    return problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func takeKeys(
    _ entry: TOMLDocument.Entry, _ document: TOMLDocument, _ isCommand: (String) -> Bool
  ) -> TOMLDocument.Problem? {
    let command = entry.path[1]
    guard isCommand(command) else {
      let name = TOMLDocument.key([command])
      return document.problem("there is no command '\(name)'", at: entry.keyOffset)
    }
    var names = entry.value.strings
    if case .string(let name) = entry.value { names = [name] }
    guard let names else {
      return document.problem(
        "expected a list of keys, such as [\"n\", \"ctrl-f\", \"gg\"]",
        at: entry.range.lowerBound)
    }
    let found = names.map { Key(settingsName: $0) }
    if let index = found.firstIndex(of: nil) {
      return document.problem(
        "expected keys such as \"n\", \"ctrl-f\" or \"page-down\", not \(TOMLValue.quoted(names[index]))",
        at: entry.range.lowerBound)
    }
    keys[command] = found.compactMap { $0 }
    return nil
  }
}
