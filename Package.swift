// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

/// A module of the program. It can import only what it names here: `make test` checks that.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// A module that texts of megabytes go through, in tests as well: it is optimized in all builds.
func engine(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  flags: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude,
    swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]
      + (flags.isEmpty ? [] : [.unsafeFlags(flags)]))
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "tome-reader",
  products: [
    .executable(name: "tome-reader", targets: ["tome-reader"]),
    .executable(name: "tome-voice", targets: ["tome-voice"]),
    .executable(name: "tome-picture", targets: ["tome-picture"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Values: no clock, no disk, no terminal.
    module("Books"),
    engine(
      "Typeset", ["CByteMasks"],
      exclude: ["Tables/bidi.py", "Tables/generate.py", "Tables/rules.py", "Tables/ucd.py"]),
    engine("Datebook", ["Books", "Workers"], exclude: ["Tables/generate.py"]),
    module("Calendars", ["Datebook"]),
    module("Screen", ["Typeset"]),
    engine("Paging", ["Typeset", "Books", "Workers", "CByteMasks"]),
    engine(
      "Search", ["Books", "CByteMasks", "CRegex", "Workers"], exclude: ["Tables/generate.py"]),
    module("Speech", ["Paging", "Books"]),
    module("Settings", ["Screen"]),
    module("Web"),
    module("Profiles", ["Settings", "Datebook", "CScrypt"]),
    engine("Stories"),
    module("Holdings", ["Search", "Datebook", "Books"]),
    module("Sync"),
    module("Annotations"),

    // Places: what a screen shows and what a key does there, as values.
    module("Widgets", ["Settings", "Holdings", "Screen", "Datebook", "Books", "Typeset"]),
    module(
      "TextPlace",
      [
        "Widgets", "Settings", "Speech", "Paging", "Search", "Screen", "Datebook", "Books",
        "Typeset",
      ]),
    module(
      "DayPlace", ["Widgets", "Settings", "Calendars", "Screen", "Datebook", "Books", "Typeset"]),
    module(
      "TabPlaces",
      [
        "DayPlace", "Widgets", "Settings", "Stories", "Catalogs", "Web", "Holdings", "Search",
        "Screen", "Profiles", "Datebook", "Books", "Typeset",
      ]),

    // Threads that are waited for.
    module("Workers"),

    // The world: files, the library on disk, the terminal.
    module("Files"),
    // One thread converts a book: to check each access of its objects took a fifth of the time.
    engine(
      "Markup", ["Typeset", "Books", "CByteMasks", "CExpat", "CMarkdown", "CXML"],
      exclude: ["Tables/generate.py"], flags: ["-enforce-exclusivity=unchecked"]),
    module(
      "Formats",
      [
        "Files", "Markup", "Web", "Books", "CByteMasks", "CEncoding", "CDigest", "CProcess", "CZip",
      ]),
    module(
      "Shelf",
      [
        "Files", "Books", "Datebook", "Holdings", "Sync",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    module("Hyphenation", ["Files", "Typeset", "CHyphen"]),
    module("Catalogs", ["Web", "CXML"]),
    module("Fetching", ["Files", "Web", "CProcess"]),
    module("Kosync", ["Fetching", "Sync", "Web", "Files"]),
    module(
      "Acquisition",
      ["Shelf", "Sync", "Files", "Formats", "Hyphenation", "Holdings", "Datebook", "Books"]),
    module(
      "Storytellers",
      [
        "Stories", "Acquisition", "Shelf", "Fetching", "Web", "Files", "Holdings", "Datebook",
        "Books",
      ]),
    module("Trash", ["Files"]),
    module("Voices", ["Speech", "Files", "Workers", "CProcess"]),
    module("Pictures", ["Screen", "Files", "Books", "CProcess"]),
    module("Concordance", ["Formats", "Search", "Holdings", "Books", "Workers"]),
    module("Console", ["Screen", "CNcurses", "CProcess"]),

    // The program: what it is set up with, the rooms that have the terminal, the commands.
    module(
      "Programs", ["TextPlace", "Widgets", "Settings", "Datebook", "Files", "Workers", "CProcess"]),
    module(
      "Setup",
      [
        "TextPlace", "DayPlace", "TabPlaces", "Widgets", "Console", "Acquisition", "Formats",
        "Fetching", "Kosync", "Hyphenation", "Shelf", "Holdings", "Settings", "Screen", "Profiles",
        "Files", "Web", "Workers", "Datebook", "Books", "Typeset", "CProcess",
      ]),
    module(
      "Rooms",
      [
        "Programs", "Setup", "TextPlace", "DayPlace", "TabPlaces", "Widgets", "Console",
        "Stories", "Storytellers", "Acquisition", "Concordance", "Formats", "Pictures", "Voices",
        "Speech",
        "Hyphenation", "Shelf", "Trash", "Fetching", "Kosync", "Catalogs", "Web", "Calendars",
        "Settings",
        "Profiles",
        "Files", "Holdings", "Search", "Paging", "Screen", "Datebook", "Books", "Typeset",
        "Workers", "CProcess",
      ]),
    module(
      "Commands",
      [
        "Rooms", "Programs", "Setup", "TextPlace", "DayPlace", "TabPlaces", "Widgets", "Console",
        "Acquisition", "Stories", "Storytellers",
        "Concordance", "Formats", "Markup", "Shelf", "Sync", "Kosync", "Annotations", "Trash",
        "Voices",
        "Speech",
        "Calendars", "Settings", "Files", "Holdings", "Search", "Paging", "Screen", "Datebook",
        "Profiles", "Hyphenation", "Typeset", "CXML",
        "Books", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    module("Manual", ["Setup", "Widgets", "Settings", "Screen"]),
    .executableTarget(
      name: "tome-reader",
      dependencies: [
        "Commands", "Manual", "Rooms", "Setup", "TextPlace", "TabPlaces", "Widgets", "Typeset",
        "CProcess",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["LinkOrder", "UnicodeData"], swiftSettings: strict),

    // What the program starts to be read aloud by: it loads espeak-ng, and shares nothing with it.
    .executableTarget(name: "tome-voice", cSettings: strictC),

    // What decodes pictures: the program itself links none of these libraries.
    .executableTarget(
      name: "tome-picture",
      cSettings: strictC + [.unsafeFlags(["-O2"], .when(configuration: .debug))],
      linkerSettings: [
        .linkedLibrary(":libjpeg.a"), .linkedLibrary(":libpng16.a"), .linkedLibrary(":libgif.a"),
        .linkedLibrary(":libwebp.a"), .linkedLibrary(":libz.a"), .linkedLibrary("m"),
        .linkedLibrary("pthread"),
      ]),

    // Doors to C.
    .target(
      name: "CNcurses", cSettings: strictC,
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CProcess", cSettings: strictC),
    .target(
      name: "CEncoding", cSettings: strictC,
      linkerSettings: [.linkedLibrary(":libuchardet.a"), .linkedLibrary("stdc++")]),
    .target(
      name: "CRegex", cSettings: strictC, linkerSettings: [.linkedLibrary("pcre2-8")]),
    .target(name: "CByteMasks", cSettings: strictC),
    .target(name: "CHyphen", cSettings: strictC),
    // A hash that is slow by design: without optimization it would take half a second.
    .target(
      name: "CScrypt",
      cSettings: strictC + [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CXML", cSettings: strictC),
    .systemLibrary(name: "CDigest", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    // Packages libcmark-gfm-dev and libcmark-gfm-extensions-dev.
    .target(
      name: "CMarkdown",
      cSettings: strictC + [.unsafeFlags(["-O2"], .when(configuration: .debug))],
      linkerSettings: [
        .linkedLibrary(":libcmark-gfm-extensions.a"), .linkedLibrary(":libcmark-gfm.a"),
      ]),
    .target(
      name: "CZip", cSettings: strictC,
      linkerSettings: [.linkedLibrary(":libminizip.a"), .linkedLibrary(":libz.a")]),

    // What several suites of tests need.
    .target(
      name: "TestSupport", dependencies: ["Books"], path: "Tests/TestSupport",
      swiftSettings: strict),

    // A screen that shows what reaches it, for the tests of the terminal.
    .executableTarget(
      name: "terminal-probe", dependencies: ["Console", "Screen"], path: "Tests/TerminalProbe",
      swiftSettings: strict),

    tests("BooksTests", ["TestSupport", "Books"]),
    tests("TypesetTests", ["TestSupport", "Typeset"]),
    tests("PagingTests", ["TestSupport", "Paging", "Typeset", "Books"]),
    tests("SpeechTests", ["TestSupport", "Speech", "Paging", "Books"]),
    tests("VoicesTests", ["Voices", "Speech", "tome-voice"]),
    tests("PicturesTests", ["Pictures", "Screen", "tome-picture"]),
    tests("SearchTests", ["TestSupport", "Search", "Books"]),
    tests("MarkupTests", ["TestSupport", "Markup", "Books"]),
    tests("WebTests", ["Web"]),
    tests("StoriesTests", ["TestSupport", "Stories"]),
    tests(
      "StorytellersTests",
      ["TestSupport", "Storytellers", "Stories", "Acquisition", "Shelf", "Holdings", "Datebook"]),
    tests("KosyncTests", ["TestSupport", "Kosync", "Fetching", "Sync"]),
    tests("FetchingTests", ["TestSupport", "Fetching", "Web"]),
    tests("CatalogsTests", ["Catalogs"]),
    tests("WorkersTests", ["Workers"]),
    tests("FilesTests", ["TestSupport", "Files"]),
    tests("HyphenationTests", ["Hyphenation", "Paging", "Typeset", "Books"]),
    tests("ScreenTests", ["TestSupport", "Screen", "Typeset"]),
    tests(
      "ProfilesTests",
      [
        "TestSupport", "Setup", "Shelf", "TabPlaces", "Widgets", "Profiles", "Settings", "Screen",
        "Datebook", "CScrypt",
      ],
      exclude: ["Verdicts.txt"]),
    tests("HoldingsTests", ["Holdings", "Datebook", "Books"]),
    tests("SettingsTests", ["Settings", "Screen"]),
    tests("DatebookTests", ["TestSupport", "Datebook", "Books"]),
    tests(
      "CalendarsTests", ["TestSupport", "Calendars", "Datebook"], exclude: ["Fixtures"]),
    tests(
      "ReaderTests",
      [
        "TestSupport", "Setup", "TextPlace", "DayPlace", "TabPlaces", "Widgets", "Catalogs",
        "Stories", "Calendars", "Settings", "Holdings", "Speech", "Paging", "Search", "Screen",
        "Formats", "Datebook", "Books", "Typeset",
      ],
      exclude: [
        "Samples", "Golden", "Datebook/Golden", "Home/Golden", "Library/Golden",
        "Catalogs/Golden", "Stories/Golden",
      ]),
    tests("FormatsTests", ["TestSupport", "Formats", "Files", "Markup", "Books"]),
    tests("SyncTests", ["TestSupport", "Sync"]),
    tests("AnnotationsTests", ["Annotations"]),
    tests(
      "ShelfTests",
      [
        "TestSupport", "Shelf", "Sync", "Holdings", "Books", "Datebook",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    tests(
      "AcquisitionTests", ["TestSupport", "Acquisition", "Shelf", "Holdings", "Datebook", "Books"]),
    tests("TrashTests", ["Trash"]),
    tests("ConcordanceTests", ["Concordance", "Holdings", "Search", "Datebook", "Books"]),
    tests(
      "RoomsTests",
      [
        "TestSupport", "Rooms", "Setup", "TextPlace", "DayPlace", "TabPlaces", "Widgets", "Console",
        "Acquisition", "Profiles", "Datebook", "Formats", "Shelf", "Holdings", "Paging", "Settings",
        "Screen", "Books", "Kosync", "Sync",
      ]),
    tests("ManualTests", ["Manual"]),
    tests("ConsoleTests", ["TestSupport", "Console", "Screen", "CProcess"]),
    tests(
      "EndToEndTests",
      [
        "TestSupport", "CProcess", "Screen", "Typeset", "Datebook", "tome-reader", "tome-voice",
        "tome-picture", "terminal-probe",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
