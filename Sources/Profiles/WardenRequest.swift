/// Something that is asked for in a profile. ``Warden/verdict(_:)`` knows an answer for each of them:
/// one that is added here does not compile before its answer was thought of.
package enum WardenRequest: Hashable, Sendable {
  // Looking and reading.

  /// Show a tab or a page of the datebook, a list, what is known of a book, or a search in the library.
  case look
  /// Open a text that is in the profile's library.
  case readOwn
  /// Open a text that is not in the profile's library.
  case readForeign
  /// Open a file by its name, typed in the program or on the command line.
  case openByName
  /// Read what comes through a pipe.
  case readPipe
  /// Read a story.
  case readStory(AgeBand)
  /// Have a new story told.
  case tellStory(AgeBand)
  /// Ask a model on the net for a story.
  case storyEndpoint
  /// Write a note, mark a passage, tag or rate a book of one's own.
  case write
  /// Read aloud.
  case speak
  /// Write what is read aloud into a file.
  case speakIntoFile

  // Changing the library.

  /// Add books, and see folders for that.
  case add
  /// Look into catalogs of the net, and download from there.
  case catalogs
  /// Remove books, or bring removed ones back.
  case remove
  /// Give a book another file, or mend the library.
  case repair
  /// Write the library, notes or plans into files.
  case export
  /// Take a library, notes or calendars from files.
  case importFiles
  /// Put a book into somebody else's library.
  case lend

  // Leaving the program, or reaching beyond it.

  /// Let the reader's own editor have the terminal.
  case editor
  /// Start a program: a dictionary, a player, a command of the settings.
  case program
  /// Open an address of the net in a browser.
  case browser
  /// Read an address of the net.
  case network
  /// Copy a passage to the terminal's clipboard.
  case copy
  /// Stop the program as ^Z does.
  case suspend
  /// Go back, and out at the bottom.
  case leave
  /// End the program.
  case quit
  /// Go to the choice of profiles.
  case choice
  /// Enter a profile.
  case enter(Entry)
  /// Run a command of the command line.
  case command(String)

  // Setting.

  /// Have the mouse, another theme for now, or the screen redrawn.
  case screen
  /// Change a setting.
  case set(SettingKind)
  /// Make, change and remove profiles; see what was read.
  case profiles
  /// Grant time.
  case grant

  /// Whose profile is to be entered.
  package enum Entry: Hashable, CaseIterable, Sendable {
    /// One without a lock.
    case open
    /// That of a child.
    case child
    /// The one that was left just now.
    case same
  }

  /// What a setting is about.
  package enum SettingKind: Hashable, CaseIterable, Sendable {
    /// Looks, the page, the terminal, the voice's rate and name.
    case looks
    /// Which keys do what.
    case keys
    /// Folders, calendars, days: what is not a matter of looks.
    case contents
    /// Commands that are run.
    case programs
  }
}

extension WardenRequest {
  /// A request of each kind, those with a value several times: what a table of verdicts lists.
  package static let samples: [WardenRequest] =
    [
      .look, .readOwn, .readForeign, .openByName, .readPipe, .storyEndpoint, .write, .speak,
      .speakIntoFile, .add, .catalogs, .remove, .repair, .export, .importFiles, .lend, .editor,
      .program, .browser, .network, .copy, .suspend, .leave, .quit, .choice, .screen, .profiles,
      .grant,
    ] + AgeBand.allCases.flatMap { [.readStory($0), .tellStory($0)] }
    + Entry.allCases.map { .enter($0) } + SettingKind.allCases.map { .set($0) }
    + ["read", "list", "add", "config", "a command of tomorrow"].map { .command($0) }
}
