package import ArgumentParser

/// All commands of the program.
package enum CommandTable {
  /// The commands, in the order of the help.
  package static let all: [any ParsableCommand.Type] = [
    ReadCommand.self, PagesCommand.self, PrintCommand.self, ContentsCommand.self,
    DatesCommand.self, SearchCommand.self, MarksCommand.self, SpeakCommand.self, YearCommand.self,
    DayCommand.self,
    NoteCommand.self, PlanCommand.self, ListCommand.self, InfoCommand.self, BookCommand.self,
    TellCommand.self, StoriesCommand.self, StoryCommand.self, CollectionCommand.self,
    AddCommand.self, RemoveCommand.self, TagCommand.self, JoinCommand.self,
    ExportCommand.self, ImportCommand.self, SyncCommand.self, KosyncCommand.self,
    CalibreCommand.self, CatalogsCommand.self,
    ProfilesCommand.self,
    ConfigCommand.self,
    DoctorCommand.self, OpenURLCommand.self,
  ]

  /// The command that runs if none is named.
  package static let standard: any ParsableCommand.Type = ReadCommand.self

  /// The names that are commands, not files.
  ///
  /// They are listed once more so that the short way of a start makes no command's configuration.
  package static let names = [
    "list", "info", "book", "add", "remove", "tag", "join", "export", "import", "sync", "kosync",
    "calibre", "read", "pages", "print", "contents", "dates", "search", "marks", "speak", "year",
    "day",
    "note", "plan", "tell", "stories", "story", "collection", "catalogs", "profiles", "config",
    "doctor", "open-url",
    "help",
  ]
}
