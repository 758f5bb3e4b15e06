import Manual
import Testing

/// The pages as mdoc.
struct `The manual` {
  private static let date = "March 5, 2026"

  private func manual() throws -> Manual {
    let json = """
      {"command":{"commandName":"tome-reader","discussion":"Reads.","subcommands":[
       {"commandName":"read","abstract":"Read a text.","arguments":[
        {"kind":"option","names":[{"kind":"long","name":"page"}],"valueName":"page",
         "abstract":"Open at this page."}]},
       {"commandName":"hidden","shouldDisplay":false},
       {"commandName":"year","abstract":"Show a year.","arguments":[
        {"kind":"flag","names":[{"kind":"long","name":"json"}],"abstract":"Print JSON."},
        {"kind":"option","names":[{"kind":"long","name":"page"}],"valueName":"page",
         "abstract":"Open at this page."}]}]}}
      """
    return Manual(
      help: try CommandLineHelp(json: json), usages: ["year": "tome-reader year [--json]"],
      date: Self.date)
  }

  @Test func `escapes what roff would read as markup`() {
    #expect(ManualPage.escaped(#"a\b"#) == #"a\eb"#)
    #expect(ManualPage.escaped("--page ~^") == #"\-\-page \(ti\(ha"#)
    #expect(ManualPage.escaped("–é") == #"\[u2013]\[u00E9]"#)
  }

  @Test func `a sentence ends its line, and no line of text is a request`() {
    var page = ManualPage(name: "x", section: 7, summary: "y", date: Self.date)
    page.paragraphs("One `two`. .Three 'four'.\n\n'five", isFirst: true)
    #expect(page.source.hasSuffix("One \\fBtwo\\fP.\n\\&.Three 'four'.\n.Pp\n\\&'five\n"))
  }

  @Test func `lines of the source are short`() {
    var page = ManualPage(name: "x", section: 7, summary: "y", date: Self.date)
    page.paragraphs(String(repeating: "words — ", count: 200), isFirst: true)
    for line in page.source.split(separator: "\n") { #expect(line.utf8.count < 80) }
  }

  @Test func `a command has only the options that a text has not`() throws {
    let source = try manual().source(of: .program)
    #expect(source.contains(".Ss year"))
    #expect(!source.contains("hidden"))
    #expect(source.contains("tome\\-reader year [\\-\\-json]"))
    #expect(source.ranges(of: "Open at this page.").count == 1)
  }

  @Test func `settings have their defaults`() throws {
    let source = try manual().source(of: .settings)
    #expect(source.contains(".Sh PAGE SETTINGS"))
    #expect(source.contains(".It Sy \"\\&measure\""))
    #expect(source.contains("By default: \\fB66\\fP."))
  }

  @Test func `every place has its keys`() throws {
    let source = try manual().source(of: .keys)
    for place in ["TEXT", "DATEBOOK", "HOME", "LIBRARY", "CATALOG"] {
      #expect(source.contains(".Sh \(place) KEYS\n"))
    }
    #expect(source.contains("[next\\-page]"))
  }
}
