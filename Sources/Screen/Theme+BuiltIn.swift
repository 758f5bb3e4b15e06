extension Theme {
  /// The themes that every reader has, in the order in which they are gone through.
  package static let builtIn: [Theme] = [.terminal, .light, .dark, .sepia, .contrast]

  /// The theme of this name that every reader has; only that one is made.
  package static func builtIn(named name: String) -> Theme? {
    switch name {
    case "terminal": terminal
    case "light": light
    case "dark": dark
    case "sepia": sepia
    case "contrast": contrast
    default: nil
    }
  }

  /// The terminal's own colours; the reader's marks and tags are the only ones that ask for some of them,
  /// and of orange it has none.
  package static let terminal = Theme(
    "terminal",
    [
      .highlight1: Look(.terminal(0), on: .terminal(3)),
      .highlight2: Look(.terminal(0), on: .terminal(2)),
      .highlight3: Look(.terminal(0), on: .terminal(6)),
      .highlight4: Look(.terminal(0), on: .terminal(5)),
      .mark: Look(.terminal(1)),
      // Between black and white: it can be read on both.
      .dimmed2: Look(.hex(0x808080)),
      .tagRed: Look(.terminal(7), on: .terminal(1)),
      .tagOrange: Look(.terminal(0), on: .hex(0xFF8700)),
      .tagYellow: Look(.terminal(0), on: .terminal(3)),
      .tagGreen: Look(.terminal(0), on: .terminal(2)),
      .tagCyan: Look(.terminal(0), on: .terminal(6)),
      .tagBlue: Look(.terminal(7), on: .terminal(4)),
      .tagViolet: Look(.terminal(0), on: .terminal(5)),
    ])

  /// Dark letters on white.
  package static let light = Theme(
    "light",
    Palette(
      paper: 0xFCFCFA, ink: 0x24292E, soft: 0x6A737D, far: 0x868E97, line: 0xC4C9CF,
      accent: 0x0B5CAD,
      heading: 0x14507F, match: 0xFFE58A, current: 0xF5A623,
      selection: 0xBBD6F5, marks: [0xFFF1A8, 0xC6EBC5, 0xC5DFF8, 0xF6CFE2]
    ).looks
  ).tagged

  /// Light letters on almost black.
  package static let dark = Theme(
    "dark",
    Palette(
      paper: 0x1B1D21, ink: 0xD6D3CD, soft: 0x8A8F98, far: 0x6C717A, line: 0x454A52,
      accent: 0x7FB4E6,
      heading: 0xE3C28D, match: 0x5A4B18, current: 0xD9A441,
      selection: 0x2F4F73, marks: [0x5C5220, 0x2B5234, 0x234C66, 0x5F3350]
    ).looks
  ).tagged

  /// Brown letters on the yellowish white of old paper.
  package static let sepia = Theme(
    "sepia",
    Palette(
      paper: 0xF4ECD8, ink: 0x4F3A28, soft: 0x75603F, far: 0x937E5B, line: 0xCDBD9C,
      accent: 0x95512A,
      heading: 0x6F3F1B, match: 0xF2CF7A, current: 0xD98E3B,
      selection: 0xD8C9A5, marks: [0xF3DA86, 0xCFDCA0, 0xBFD6CF, 0xEAC1AE]
    ).looks
  ).tagged

  /// White and yellow on black, with nothing fainter than the text.
  package static let contrast: Theme = {
    let white = Color.hex(0xFFFFFF)
    let black = Color.hex(0x000000)
    let yellow = Color.hex(0xFFFF00)
    return Theme(
      "contrast",
      [
        .text: Look(white, on: black),
        .heading: Look(yellow, on: black, .bold),
        .title: Look(yellow, on: black, .bold),
        .sheetTitle: Look(yellow, on: black, .bold),
        .sheetHeading: Look(yellow, on: black, .bold),
        .portion: Look(yellow, on: black),
        .mark: Look(yellow, on: black, .bold),
        .match: Look(yellow, on: black, [.bold, .underline]),
        .currentMatch: Look(black, on: yellow, .bold),
        .selection: Look(black, on: white),
        .spoken: Look(white, on: black, .underline),
        .spokenWord: Look(black, on: yellow, .bold),
        .highlight1: Look(black, on: .hex(0xFFFF66), .underline),
        .highlight2: Look(black, on: .hex(0x66FF66), .underline),
        .highlight3: Look(black, on: .hex(0x66FFFF), .underline),
        .highlight4: Look(black, on: .hex(0xFF99FF), .underline),
        .code: Look(.hex(0x99FFFF), on: black),
        .link: Look(yellow, on: black, .underline),
        .dimmed1: Look(.hex(0xD0D0D0), on: black),
        .dimmed2: Look(.hex(0xB0B0B0), on: black),
        .button: Look(black, on: white, .bold),
        .litTab: Look(black, on: yellow, .bold),
        .todayTab: Look(yellow, on: black, .bold),
        .rail: Look(white, on: black),
        .closedTab: Look(.hex(0xB0B0B0), on: black),
        .hint: Look(white, on: black),
        .faint: Look(white, on: black),
        .selectedRow: Look(black, on: white, .bold),
      ]
    ).tagged
  }()
}

extension Theme {
  /// The theme with dark letters on the colours of tags, which terminals of 256 colours have.
  fileprivate var tagged: Theme {
    let colours: [UInt32] = [
      0xFF8787, 0xFFAF5F, 0xFFFF5F, 0x87D787, 0x87D7D7, 0x87AFFF, 0xD787D7,
    ]
    var theme = self
    for (role, colour) in zip(Role.tags, colours) {
      theme[role] = Look(.hex(0x1A1A1A), on: .hex(colour))
    }
    return theme
  }
}

/// The few colours that a theme is made of.
private struct Palette {
  var paper, ink, soft: UInt32
  /// What fades further than what is soft, and can still be read: at a contrast of 3.
  var far: UInt32
  var line, accent, heading, match, current, selection: UInt32
  /// Behind the words of each kind of highlight.
  var marks: [UInt32]

  /// The look of each role that has one of its own.
  var looks: KeyValuePairs<Role, Theme.Look> {
    typealias Look = Theme.Look
    let ink = Color.hex(ink)
    let soft = Color.hex(soft)
    let line = Color.hex(line)
    let accent = Color.hex(accent)
    let paper = Color.hex(paper)
    return [
      .text: Look(ink, on: paper),
      .heading: Look(.hex(heading), .bold),
      .portion: Look(accent),
      .match: Look(ink, on: .hex(match)),
      .currentMatch: Look(.hex(0x1A1A1A), on: .hex(current), .bold),
      .selection: Look(ink, on: .hex(selection)),
      .spoken: Look(ink, on: .hex(marks[2])),
      .spokenWord: Look(.hex(0x1A1A1A), on: .hex(current), .bold),
      .highlight1: Look(ink, on: .hex(marks[0])),
      .highlight2: Look(ink, on: .hex(marks[1])),
      .highlight3: Look(ink, on: .hex(marks[2])),
      .highlight4: Look(ink, on: .hex(marks[3])),
      .mark: Look(accent, .bold),
      .code: Look(soft),
      .link: Look(accent, .underline),
      .dimmed1: Look(soft),
      .dimmed2: Look(.hex(far)),
      .title: Look(ink, .bold),
      .bar: Look(soft),
      .button: Look(paper, on: accent),
      .rail: Look(line),
      .tab: Look(soft),
      .closedTab: Look(line),
      .litTab: Look(paper, on: accent, .bold),
      .todayTab: Look(accent, .bold),
      .progress: Look(accent),
      .progressRest: Look(line),
      .position: Look(soft),
      .hint: Look(soft),
      .notice: Look(ink),
      .frame: Look(line),
      .sheetTitle: Look(accent, .bold),
      .sheet: Look(ink),
      .sheetHeading: Look(.hex(heading), .bold),
      .faint: Look(soft),
      .selectedRow: Look(paper, on: accent, .bold),
      .field: Look(ink),
    ]
  }
}
