import Screen
import Settings
import Testing

@Suite struct PreferencesFromFiles {
  private let commands = ["next-page", "today"]

  @Test func `every setting is taken from its place, and every default is one that it takes`() {
    for setting in Setting.allCases {
      var preferences = Preferences()
      let takesDefault = preferences.set(setting, to: preferences[setting])
      #expect(takesDefault, "\(setting)")
      let other: TOMLValue =
        switch (setting.kind, preferences[setting]) {
        case (.flag, .boolean(let isTrue)): .boolean(!isTrue)
        case (.number(let range, _), .integer(let number)):
          .integer(number == range.upperBound ? range.lowerBound : range.upperBound)
        case (.choice(let words), _): .string(words.last ?? "")
        case (.list, _): .strings(["~/a", "b"])
        default: .string("en-GB")
        }
      var document = TOMLDocument("")
      document.set(setting.path, to: other)
      let problems = preferences.apply(document, isCommand: commands.contains)
      #expect(problems.isEmpty, "\(setting)")
      #expect(preferences[setting] == other, "\(setting)")
      #expect(preferences != Preferences(), "\(setting)")
    }
    let paths = Setting.allCases.map(\.path)
    #expect(Set(paths).count == paths.count)
  }

  @Test func `what is wrong is told, and the rest is in force`() {
    var preferences = Preferences()
    let problems = preferences.apply(
      TOMLDocument(
        """
        [look]
        them = "dark"
        theme = 3
        [page]
        measure = 0
        justify = true
        paragraphs = "wide"
        [keys]
        jump = "j"
        today = ["T", "hyper-x"]
        next-page = "ctrl-n"
        """), isCommand: commands.contains)
    #expect(
      problems.map(\.description) == [
        "line 2, column 1: there is no setting 'look.them'",
        "line 3, column 9: expected a text, such as \"sepia\"",
        "line 5, column 11: expected a whole number from 1 to 1000",
        "line 7, column 14: expected \"as-printed\", \"indent\", \"space\"",
        "line 9, column 1: there is no command 'jump'",
        "line 10, column 9: expected keys such as \"n\", \"ctrl-f\" or \"page-down\", not \"hyper-x\"",
      ])
    #expect(preferences.justify && preferences.measure == 66)
    #expect(preferences.keys == ["next-page": [.control("n")]])
  }

  @Test func `every key has a name by which it is found again`() {
    let keys: [Key] =
      [
        .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
        .backTab, .backspace, .delete, .insert, .character(" "), .character("é"),
        .character("Q"), .character("["), .control("o"), .control("]"), .alt("X"), .alt("-"),
        .sequence([.character("g"), .character("g")]), .sequence([.escape, .character("u")]),
        .sequence([.character(":"), .character("n")]),
        .sequence([.control("w"), .character("j")]),
        .sequence([.character("a"), .character("b"), .character("c")]),
        .sequence([.character(":"), .character("s"), .character("p")]),
      ] + (1...24).map { .function($0) }
    for key in keys { #expect(Key(settingsName: key.settingsName) == key, "\(key)") }
    for name in ["", "xxx", "ctrl-", "ctrl-ab", "f0", "f25", "alt-", "g ctrl-", "a b c d e"] {
      #expect(Key(settingsName: name) == nil, "\(name)")
    }
    #expect(
      Key(settingsName: "Page-Down") == .pageDown && Key(settingsName: "f") == .character("f"))
  }
}

@Suite struct ThemesFromFiles {
  @Test func `a theme takes what it does not say from its base`() {
    let (theme, problems) = Theme.read(
      TOMLDocument(
        """
        base = "sepia"
        [colors]
        text = "#abc on #102030"
        current-match = "black on bright-yellow bold italic"
        notice = "on default"
        """), name: "mine")
    #expect(problems.isEmpty && theme.name == "mine")
    #expect(theme[.text] == Theme.Look(.rgb(0xAA, 0xBB, 0xCC), on: .rgb(0x10, 0x20, 0x30)))
    #expect(theme[.currentMatch] == Theme.Look(.terminal(0), on: .terminal(11), [.bold, .italic]))
    #expect(theme[.notice] == Theme.Look(nil, on: .standard))
    #expect(theme[.heading] == Theme.sepia[.heading])
  }

  @Test func `what is wrong in a theme is told, and the rest is in force`() {
    let (theme, problems) = Theme.read(
      TOMLDocument(
        "base = \"none\"\n[colors]\ntextt = \"red\"\ntitle = \"red on\"\nbar = \"#12345\"\nmark = \"red\""
      ), name: "mine")
    #expect(
      problems.map(\.description) == [
        "line 1, column 8: expected one of terminal, light, dark, sepia, contrast",
        "line 3, column 1: 'colors.textt' is not part of a theme",
        "line 4, column 9: expected a look such as \"#f0e0c0 on #202020 bold\"",
        "line 5, column 7: expected a look such as \"#f0e0c0 on #202020 bold\"",
      ])
    #expect(theme[.mark] == Theme.Look(.terminal(1)))
  }
}
