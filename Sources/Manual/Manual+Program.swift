/// tome-reader(1): the command line.
extension Manual {
  var program: ManualPage {
    let command = help.command
    var page = ManualPage(
      name: Page.program.rawValue, section: Page.program.section,
      summary: "reading room for the terminal", date: date)
    page.heading("SYNOPSIS")
    page.literal(usageLines(of: command))
    page.heading("DESCRIPTION")
    page.paragraphs(command.discussion ?? "", isFirst: true)
    page.paragraphs(
      "The keys are described in `tome-reader-keys`(7), the settings in `tome-reader-config`(5).",
      isFirst: false)
    let commands = (command.subcommands ?? []).filter(\.isShown)
    if let reading = commands.first {
      page.heading("OPTIONS")
      page.list(items(of: reading))
    }
    page.heading("COMMANDS")
    for command in commands {
      page.subheading(command.commandName)
      page.paragraphs(command.abstract ?? "", isFirst: true)
      page.literal(usageLines(of: command))
      page.paragraphs(command.discussion ?? "", isFirst: false)
      // The options for a text are told once, above.
      let told = command.commandName == commands.first?.commandName ? [] : items(of: command)
      let known = Set(items(of: commands[0]).map(\.term))
      page.list(told.filter { !known.contains($0.term) })
    }
    for part in Self.parts {
      page.heading(part.heading)
      if let words = part.words { page.paragraphs(words, isFirst: true) }
      page.list(part.items)
    }
    page.seeAlso([("less", 1)] + others(than: .program))
    return page
  }

  /// How a command is called: in the words that it was given, or by its arguments.
  private func usageLines(of command: CommandLineHelp.Command) -> [String] {
    let lines = (usages[command.commandName] ?? "").split(separator: "\n").map(String.init)
    guard lines.count < 2, lines.first?.utf8.count ?? .max > Self.longestUsage else { return lines }
    let arguments = (command.arguments ?? []).filter { $0.isShown && $0.kind == "positional" }
    return [
      (["tome-reader", command.commandName, "[option ...]"] + arguments.map(\.term))
        .joined(separator: " ")
    ]
  }

  /// A usage that is longer, in columns, has so many options that their list tells it better.
  private static let longestUsage = 64

  private func items(of command: CommandLineHelp.Command) -> [(term: String, words: String)] {
    (command.arguments ?? []).filter(\.isShown).map { ($0.term, $0.words) }
  }
}

// MARK: - What no table knows

extension Manual {
  private struct Part {
    var heading: String
    var words: String?
    var items: [(term: String, words: String)] = []
  }

  private static var parts: [Part] {
    [
      Part(heading: "NETWORK", words: network),
      Part(heading: "ENVIRONMENT", items: environment),
      Part(heading: "FILES", items: files),
      Part(heading: "EXIT STATUS", items: statuses),
    ]
  }

  private static let network = """
    The program asks the network for nothing by itself while you read. It does so, through `curl`, \
    only for what you name: a catalog that you added (`catalogs`, or the catalogs of Home), a book \
    that you download from one, the small picture of the cover of a book there that you stay at, and a \
    calendar whose web address stands under `[calendars]` in the settings. Remove the catalog or the \
    address, and nothing is asked for; with `page.pictures = "off"` no cover is.

    A folder under `[sync]` in the settings gets your marks, notes, tags, plans, places and your log of \
    reading, unencrypted, for your other machines; what carries the folder sends them on. Nothing is \
    written into it without that setting or `tome-reader sync`. A calibre library under `[calibre]` is \
    read, and nothing is written into it. Both are off until you set them; an empty value ends them.

    A sync server of KOReader's kind (`kosync` under `[sync]` in the settings) is told, for each book \
    that you read, the digest of its file, your place, the percentage and the name of this machine, \
    when you leave the book and now and then, and is asked for your place when you open it. That needs \
    `tome-reader kosync login`; empty the setting, or `kosync logout`, and nothing is told. What could \
    not be told waits in ~/.local/state/tome-reader/kosync/.

    A model that tells stories is asked if `teller` and `model` under `[stories]` name one, or --teller \
    and --model: it is told the age, the theme, the companion and the interests that you choose, and \
    what it has told of the story before, but NAME instead of the child's name. Empty `teller`, and the \
    program tells stories by itself. Texts and the library go to no model.

    Words that you look up are given to `dict`, which asks the servers of its own configuration, or to \
    `sdcv`, which asks none; `dictionary` under `[programs]` names another command. \
    `w` over a selection opens an address in your browser, with the selected words in it. Copying \
    may send the text to the terminal (OSC 52), which may be on another machine; a command under \
    `copy` in the settings is used instead.
    """

  private static let environment: [(term: String, words: String)] = [
    ("XDG_CONFIG_HOME", "Where the settings are; by default ~/.config."),
    ("XDG_DATA_HOME", "Where the library is; by default ~/.local/share."),
    ("XDG_STATE_HOME", "Where lists and what was copied are kept; by default ~/.local/state."),
    ("XDG_CACHE_HOME", "Where converted books are kept; by default ~/.cache."),
    ("LC_ALL, LC_TIME, LANG", "The language of dates, and the first day of the week."),
    ("TOME_READER", "Options for every text that is opened, such as --width 72 -i."),
    ("TOME_READER_PROFILE", "The profile to use; `--profile` overrides it."),
    ("LESS", "Letters of `less`, for texts that come through a pipe."),
    ("NO_COLOR", "If it is set and not empty, no colours are used."),
    ("VISUAL, EDITOR", "The editor for notes."),
    ("TERM, COLORTERM", "What the terminal can do."),
  ]

  private static let files: [(term: String, words: String)] = [
    ("~/.config/tome-reader/config.toml", "The settings, see `tome-reader-config`(5)."),
    ("~/.config/tome-reader/themes/", "Themes of your own."),
    ("~/.config/tome-reader/catalogs.toml", "Catalogs on the net."),
    ("~/.config/tome-reader/kosync.toml", "Your login at a sync server, see `kosync`."),
    ("~/.config/tome-reader/profiles.toml", "Profiles, limits and the record of the PIN."),
    ("/etc/tome-reader/policy.toml", "The administrator’s limits, which override those profiles."),
    (
      "~/.local/share/tome-reader/profiles/",
      "The library, settings and state of each other profile, and the ledger of times."
    ),
    ("~/.local/share/tome-reader/library.sqlite", "The library, and beside it its daily copies."),
    ("~/.local/state/tome-reader/", "The order of lists; text that could not be copied."),
    (
      "~/.local/share/tome-reader/sync.sqlite", "Changes from your other machines, see `sync`."
    ),
    ("~/.cache/tome-reader/texts/", "Texts of converted books; it may be deleted at any time."),
  ]

  private static let statuses: [(term: String, words: String)] = [
    ("0", "Success."), ("1", "`search` found nothing."),
    ("64", "The command line is wrong."), ("65", "A file has bad data."),
    ("66", "A file or a book does not exist."),
    ("69", "A program that is needed is not installed."),
    ("73", "A file could not be created."), ("74", "Reading or writing failed."),
    ("75", "Another program holds the library: try again."),
    ("77", "The profile does not allow it, or it needs a parent’s PIN."),
    ("78", "The settings have mistakes."),
  ]
}
