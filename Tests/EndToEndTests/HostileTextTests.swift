import Glibc
import Testing

extension WholeProgram {
  /// Names and texts that contain what a terminal obeys, through every command.
  @Suite struct HostileTexts {
    /// OSC 52, CSI as an escape and as C1, a window's title, BEL, DEL, marks of direction.
    private static let controls =
      "\u{1B}]52;c;YQ==\u{7}\u{9B}31m\u{1B}[2J\u{9D}0;t\u{9C}\u{7F}\u{8}\u{202E}\u{2066}\u{85}"
    private static let hostile = "evil\(controls)name"

    /// Writes a text, settings, a theme and a calendar that are hostile in every field.
    ///
    /// - Returns: The path of the text.
    private static func fill(_ desk: borrowing Desk) throws -> String {
      let name = "evil\(controls.filter { $0 != "/" }).txt"
      let text = """
        The \(hostile) Title

        Chapter 1. The \(hostile)

        2026-03-05 \(hostile)

        A whale, \(hostile), and a whale.

        2026-03-06 \(hostile)

        The end of \(hostile).

        """
      let file = try desk.write(text, to: name)
      try run(["/bin/mkdir", "-p", desk.path(".config/tome-reader/themes")])
      let calendar = try desk.write(
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:1\(hostile)
        DTSTART:20260305T\(hostile)
        SUMMARY:\(hostile)
        END:VEVENT
        BEGIN:VEVENT
        UID:2
        DTSTART:20260305T100000
        SUMMARY:\(hostile)
        END:VEVENT
        END:VCALENDAR

        """, to: "evil\(hostile).ics")
      let escaped = calendar.unicodeScalars.map { scalar in
        scalar.value < 0x20 || scalar.value == 0x7F
          ? "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
            + String(scalar.value, radix: 16) : String(scalar)
      }.joined()
      try desk.write(
        "[calendars]\npaths = [\"\(escaped)\", \"gone\(escaped)\"]\n\"\(hostile)\" = 1\n",
        to: ".config/tome-reader/config.toml")
      try desk.write("hostile\(hostile)", to: ".config/tome-reader/themes/\(hostile).toml")
      return file
    }

    @Test func `no command sends a terminal what it would obey`() throws {
      let desk = try Desk()
      let file = try Self.fill(desk)
      let environment =
        desk.environment + [
          "XDG_CONFIG_HOME=\(desk.path(".config"))", "TERM=xterm-256color", "LC_ALL=C.UTF-8",
          "TZ=UTC",
        ]
      let setUp: [[String]] = [
        ["add", file, "--tag", "t\(Self.hostile)"], ["tag", "1", "x\(Self.hostile)"],
        ["join", "1", Self.hostile],
        ["note", "2026-03-05", Self.hostile], ["plan", "1", "--days", "3"],
      ]
      let commands: [[String]] = [
        ["list", "--json"], ["info", "1"], ["info", "1", "--json"],
        ["info", Self.hostile], ["book", Self.hostile], ["tag"], ["tag", "--json"],
        ["tag", "1", "--remove", Self.hostile], ["note", "2026-03-05"],
        ["note", "2026-03-05", "--json"], ["note", "--all"], ["note", Self.hostile + "3"],
        ["note", "--export", desk.path("notes\(Self.hostile)")],
        ["note", "--import", desk.path(Self.hostile)],
        ["pages", file], ["pages", file, "--json"], ["print", file, "--all"],
        ["print", file, "--page", "1", "--no-reflow"], ["contents", file],
        ["contents", file, "--json"], ["dates", file], ["dates", file, "--json"],
        ["search", file, "whale"], ["search", file, "whale", "--json"],
        ["search", file, Self.hostile], ["search", file, "(", "--regex"], ["marks"],
        ["marks", "1"],
        ["marks", "--json"], ["marks", "--csv"], ["plan"], ["plan", "1", "--json"],
        ["plan", "--ics"], ["year", "2026", "--text", "--page", "2026-03-05"],
        ["year", "2026", "--ics"], ["year", Self.hostile], ["year", "--page", Self.hostile],
        ["day", Self.hostile], ["export"], ["import", desk.path(Self.hostile)],
        ["import", file], ["add", file, "--json"], ["add", desk.path(Self.hostile)],
        ["config"], ["config", "--json"], [Self.hostile], ["--\(Self.hostile)"],
        ["tome-reader:\(Self.hostile)"], ["read", desk.path(Self.hostile)],
        ["read", file, "--encoding", Self.hostile],
        ["remove", Self.hostile], ["remove", "1"], ["remove", "--undo"],
      ]
      for words in setUp + commands {
        let output = try outputOnTerminal([WholeProgram.path] + words, environment: environment)
        let isText = words[0] == "print" && !words.contains("--json")
        let bad = Self.obeyed(in: output, keepsDirections: isText)
        #expect(bad.isEmpty, "\(words): \(bad) in \(String(decoding: output, as: UTF8.self))")
      }
    }

    @Test func `a note that turns directions round is kept whole, and harmless on a terminal`()
      throws
    {
      let desk = try Desk()
      let words = "x \u{202E}evil\u{202C} y"
      let note = [WholeProgram.path, "note", "2026-03-05"]
      _ = try run(note + [words], environment: desk.environment)
      #expect(try run(note, environment: desk.environment).output == words + "\n")
      let shown = try outputOnTerminal(
        note, environment: desk.environment + ["TERM=xterm-256color", "LC_ALL=C.UTF-8"])
      #expect(String(decoding: shown, as: UTF8.self).contains("x \u{FFFD}evil\u{FFFD} y"))
    }

    /// The scalars of `output` that a terminal does not show.
    ///
    /// Only the bar of `add` is drawn with an escape sequence: back to the first column, and erase.
    private static func obeyed(in output: [UInt8], keepsDirections: Bool) -> [Unicode.Scalar] {
      var text = String(decoding: output, as: UTF8.self)
      text = String(text.replacing("\r\u{1B}[K", with: ""))
      return text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x202A...0x202E, 0x2066...0x2069: !keepsDirections
        default: false
        }
      }
    }
  }
}
