package import TextPlace
import Paging
import Widgets

/// What words say that users of `less` write: `+500`, `+/whale`, `-i`, `-x4`.
///
/// Letters of `less` that mean nothing here are taken and ignored.
package struct LessWords: Equatable, Sendable {
  /// Where the text is opened; nil if nothing says that.
  package private(set) var spot: OpeningSpot?
  /// Whether capitals count in searches, as the setting has it: `smart` or `ignore`.
  private(set) var matching: String?
  /// The distance of tab stops.
  private(set) var tabWidth: Int?
  /// Whether the last page stays on the screen when the program ends.
  private(set) var keepsScreen = false
  /// Whether what does not look like text is shown nevertheless.
  private(set) var allowsBinary = false
  /// Whether a text that fits one screen is printed and left there.
  private(set) var quitsIfOneScreen = false
  /// Whether long lines are cut.
  private(set) var chopsLines = false
  /// Whether the numbers of the file's lines stand beside them.
  private(set) var numbersLines = false
  /// The row that what is gone to stands in.
  private(set) var jumpRow: JumpRow?
  /// The lines that a screen moves by; negative for the screen's but so many.
  private(set) var window: Int?
  /// The columns that chopped lines move by.
  private(set) var sideStep: Int?
  /// Words that nobody knows, in order.
  private(set) var unknown: [String] = []

  /// No words.
  package init() {}

  /// The letters of less that take nothing and mean nothing here.
  private static let ignored = "aABcCdeEgGJKLmMnqQrRsuUVwW~?0123456789"
  /// The letters that take a number, or a text, and mean nothing here.
  private static let ignoredWithNumber = "bhy"
  /// The letters that take a number and mean something here.
  private static let numbered = "xjz#"
  private static let ignoredWithText = "koOPtTD\""
}

// MARK: - A command line

extension LessWords {
  /// A command line, with the words of less apart from the others.
  package struct Split: Equatable {
    /// What the words of less say.
    package var less = LessWords()
    /// These words, one for one.
    package var taken: [String] = []
    /// The other words, in order.
    package var rest: [String] = []

    /// No words.
    package init() {}
  }

  /// Takes the words of less out of a command line; what stands behind `--` is none.
  package static func split(_ arguments: [String]) -> Split {
    var split = Split()
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      if word == "--" {
        split.rest += arguments[(index - 1)...]
        break
      }
      guard isLess(word) else {
        split.rest.append(word)
        continue
      }
      split.taken.append(word)
      let takesNext = split.less.parse(
        word, followedBy: index < arguments.count ? arguments[index] : nil)
      if takesNext {
        split.taken[split.taken.count - 1] += arguments[index]
        index += 1
      }
    }
    return split
  }

  /// Whether `word` begins as one of less does: `+…`, one hyphen and a letter, or a long name that only
  /// less has. `-h` asks for help.
  private static func isLess(_ word: String) -> Bool {
    if word.hasPrefix("--") {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return longNames.contains(String(name))
    }
    let bytes = word.utf8
    guard bytes.count > 1, let first = bytes.first, word != "-h" else { return false }
    return first == UInt8(ascii: "+")
      || first == UInt8(ascii: "-") && bytes.dropFirst().first != UInt8(ascii: "-")
  }
}

// MARK: - The environment

extension LessWords {
  /// What the variable `LESS` says: letters with or without hyphens before them, as `FRX` or `-i -x4`.
  package init(variable: String) {
    for word in Self.words(of: variable) {
      if word.hasPrefix("--") {
        takeLong(word.dropFirst(2))
      } else {
        let hasSign = word.hasPrefix("-") || word.hasPrefix("+")
        _ = parse(hasSign ? word : "-" + word, followedBy: nil)
      }
    }
  }

  /// The words of a variable. A text that belongs to a letter goes on over spaces up to a `$`, as does
  /// the prompt that man sets.
  private static func words(of variable: String) -> [String] {
    var words = [""]
    var isInText = false
    for letter in variable {
      if isInText {
        isInText = letter != "$"
      } else if letter == " " {
        words.append("")
        continue
      }
      words[words.count - 1].append(letter)
      let word = words[words.count - 1]
      guard !isInText, letter != "$", !word.hasPrefix("--"), !word.hasPrefix("+") else { continue }
      isInText = letter == "p" || ignoredWithText.contains(letter)
    }
    return words.filter { !$0.isEmpty }
  }

  /// The long names of less on a command line, but for those that the program has itself.
  private static let longNames: Set<String> = [
    "ignore-case", "IGNORE-CASE", "no-init", "quit-if-one-screen", "force", "chop-long-lines",
    "LINE-NUMBERS", "tabs", "pattern", "line-numbers", "RAW-CONTROL-CHARS", "raw-control-chars",
    "use-color", "color", "mouse", "MOUSE", "incsearch", "quiet", "QUIET", "silent", "SILENT",
    "long-prompt", "LONG-PROMPT", "prompt", "squeeze-blank-lines", "quit-at-eof", "QUIT-AT-EOF",
    "quit-on-intr", "clear-screen", "CLEAR-SCREEN", "search-skip-screen", "SEARCH-SKIP-SCREEN",
    "no-lessopen", "status-column", "status-line", "hilite-search", "HILITE-SEARCH",
    "hilite-unread", "HILITE-UNREAD", "underline-special", "UNDERLINE-SPECIAL", "tilde", "dumb",
    "wordwrap", "save-marks", "no-keypad", "no-vbell", "no-histdups", "follow-name",
    "use-backslash", "redraw-on-quit", "exit-follow-on-close", "modelines", "rscroll", "shift",
    "window", "max-back-scroll", "max-forw-scroll", "jump-target", "buffers", "auto-buffers",
    "wheel-lines", "line-num-width", "status-col-width", "show-preproc-errors", "proc-backspace",
    "PROC-BACKSPACE", "proc-tab", "PROC-TAB", "proc-return", "PROC-RETURN", "intr",
  ]

  /// The long names of less that mean something here.
  private mutating func takeLong(_ name: Substring) {
    switch name {
    case "ignore-case": matching = "smart"
    case "IGNORE-CASE": matching = "ignore"
    case "no-init": keepsScreen = true
    case "quit-if-one-screen": quitsIfOneScreen = true
    case "force": allowsBinary = true
    case "chop-long-lines": chopsLines = true
    case "LINE-NUMBERS": numbersLines = true
    default:
      if name.hasPrefix("tabs=") { setTabs(name.dropFirst("tabs=".count)) }
      if name.hasPrefix("window=") { setWindow(name.dropFirst("window=".count)) }
      if name.hasPrefix("shift=") { setSideStep(name.dropFirst("shift=".count)) }
      if name.hasPrefix("jump-target=") {
        jumpRow = JumpRow(name.dropFirst("jump-target=".count)) ?? jumpRow
      }
      if name.hasPrefix("pattern=") { search(for: name.dropFirst("pattern=".count)) }
    }
  }
}

// MARK: - One word

extension LessWords {
  /// Parses a word.
  ///
  /// - Parameter next: The word behind it, which may belong to its last letter.
  /// - Returns: Whether it does.
  private mutating func parse(_ word: String, followedBy next: String?) -> Bool {
    if word.hasPrefix("--") {
      takeLong(word.dropFirst(2))
      return false
    }
    guard word.hasPrefix("-") else {
      obey(word.dropFirst(word.hasPrefix("++") ? 2 : 1), as: word)
      return false
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      switch letter {
      case "i": matching = "smart"
      case "I": matching = "ignore"
      case "X": keepsScreen = true
      case "f": allowsBinary = true
      case "F": quitsIfOneScreen = true
      case "S": chopsLines = true
      case "N": numbersLines = true
      // `-+i` puts a letter back to what it is anyway.
      case "+": letters = letters.dropFirst()
      case _ where Self.takesValue(letter):
        let takesNext = letters.isEmpty && next != nil
        var value = takesNext ? next.map { $0[...] } ?? "" : letters
        if takesNext { letters = "" } else { letters = Self.cut(&value, as: letter) }
        parse(letter, value)
        if takesNext { return true }
      case _ where Self.ignored.contains(letter): break
      default: unknown.append("-\(letter)")
      }
    }
    return false
  }

  private static func takesValue(_ letter: Character) -> Bool {
    letter == "p" || numbered.contains(letter) || ignoredWithText.contains(letter)
      || ignoredWithNumber.contains(letter)
  }

  /// Cuts off what does not belong to the value of a letter: behind `$` in a text, behind the number.
  private static func cut(_ value: inout Substring, as letter: Character) -> Substring {
    let isText = letter == "p" || ignoredWithText.contains(letter)
    let end = value.firstIndex {
      isText ? $0 == "$" : !$0.isDigit && $0 != "," && $0 != "." && $0 != "-"
    }
    guard let end else { return "" }
    defer { value = value[..<end] }
    return isText ? value[end...].dropFirst() : value[end...]
  }

  private mutating func parse(_ letter: Character, _ value: Substring) {
    switch letter {
    case "x": setTabs(value)
    case "j": jumpRow = JumpRow(value) ?? jumpRow
    case "z": setWindow(value)
    case "#": setSideStep(value)
    case "p": search(for: value)
    default: break
    }
  }

  private mutating func setWindow(_ value: Substring) {
    if let lines = Int(value), lines != 0 { window = lines }
  }

  private mutating func setSideStep(_ value: Substring) {
    if let columns = Int(value), columns > 0 { sideStep = columns }
  }

  private mutating func setTabs(_ value: Substring) {
    if let width = Int(value.prefix { $0.isDigit }), (1...64).contains(width) { tabWidth = width }
  }

  private mutating func search(for words: Substring) {
    if !words.isEmpty { spot = .match(String(words)) }
  }

  /// Takes a command that is obeyed at the start: `500`, `G`, `/whale`.
  private mutating func obey(_ command: Substring, as word: String) {
    if command.first == "/" { return search(for: command.dropFirst()) }
    let number = command.prefix { $0.isDigit }
    let name = command.dropFirst(number.count)
    switch (Int(number), name) {
    case (let line?, ""), (let line?, "g"), (let line?, "G"): spot = .line(LineNumber(line))
    case (let percent?, "%"), (let percent?, "p"):
      spot = .goTo(.fraction(min(Double(percent), 100) / 100))
    case (nil, "G"): spot = .goTo(.page(.max))
    case (nil, "g"): spot = .goTo(.page(0))
    case (nil, "F"): spot = .following
    default: unknown.append(word)
    }
  }
}
