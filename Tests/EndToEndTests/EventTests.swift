import Datebook
import Glibc
import Synchronization
import TestSupport
import Testing

extension WholeProgram {
  /// Calendars, and notes that leave the datebook and come back, on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Events {
    private func calendar(_ title: String, uid: Int = 1) -> String {
      """
      BEGIN:VCALENDAR\r
      BEGIN:VEVENT\r
      UID:\(uid)\r
      SUMMARY:\(title)\r
      DTSTART:20260302T090000\r
      DURATION:PT45M\r
      RRULE:FREQ=DAILY;COUNT=10\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    }

    @Test func `events of files are shown, and again when the files change`() throws {
      let desk = try Desk()
      try run(
        ["mkdir", "-p", desk.path("cal/work"), desk.path(".config/tome-reader")],
        environment: ["PATH=/usr/bin:/bin"])
      try desk.write("[calendars]\npaths = [\"~/cal\"]\n", to: ".config/tome-reader/config.toml")
      try desk.write(calendar("Whale watch"), to: "cal/work/a.ics")
      let tmux = try desk.shell("$reader year 2026 --page 2026-03-05; echo status $?")
      try tmux.expect("09:00–09:45 Whale watch")
      try desk.write(calendar("Tea"), to: "cal/work/a.ics")
      try tmux.expect("09:00–09:45 Tea")
      try desk.write(calendar("Second", uid: 2), to: "cal/work/b.ics")
      try tmux.expect("Second")
      // Calendars come and go as folders do.
      try run(["mkdir", "-p", desk.path("cal/home")], environment: ["PATH=/usr/bin:/bin"])
      try desk.write(calendar("Third", uid: 3), to: "cal/work/c.ics")
      try tmux.expect("Third")
      try desk.write(calendar("Fourth", uid: 4), to: "cal/home/d.ics")
      try tmux.expect("Fourth")
      try run(["rm", "-r", desk.path("cal/home")], environment: ["PATH=/usr/bin:/bin"])
      try tmux.expect("Fourth is there") { !$0.contains("Fourth") && $0.contains("Third") }
      try run(["mkdir", desk.path("cal/home")], environment: ["PATH=/usr/bin:/bin"])
      try desk.write(calendar("Fifth", uid: 5), to: "cal/home/e.ics")
      try tmux.expect("Fifth")
      try desk.write(calendar("Sixth", uid: 6), to: "cal/home/f.ics")
      try tmux.expect("Sixth")
      unlink(desk.path("cal/work/a.ics"))
      try tmux.expect("Tea is there") { !$0.contains("Tea") && $0.contains("Second") }
      try tmux.press("Q")
      try tmux.expect("status 0")
      let printed = try run(
        [
          WholeProgram.path, "year", "2026", "--text", "--page", "2026-03-05", "--calendar",
          desk.path("cal/none.ics"),
        ],
        environment: desk.environment)
      #expect(printed.output.contains("Second"))
      #expect(printed.output.contains("none.ics: cannot be read: No such file or directory"))
    }

    @Test func `a folder that comes later is read, and a fault is told once`() throws {
      let desk = try Desk()
      let folder = desk.path("later/cal")
      try settle(desk, calendar: folder)
      let file = try desk.write(NumberedText.text(through: 40), to: "numbers.txt")
      let tmux = try desk.read(file)
      try tmux.expectPage(from: 1)
      try tmux.press("Y")
      try tmux.expect("cal: cannot be read: No such file or directory.")
      try run(["mkdir", "-p", folder], environment: ["PATH=/usr/bin:/bin"])
      try desk.write(
        calendar("Whale watch") + "BEGIN:VCALENDAR\nNonsense\n", to: "later/cal/a.ics")
      try tmux.expect("a.ics, line 1")
      try tmux.press("C")
      try tmux.expect("1 event")
      try tmux.press("Escape")
      try tmux.expect("go to")
      try tmux.press("q")
      try tmux.expectPage(from: 1)
      try tmux.press("Y")
      try tmux.expect("go to")
      try tmux.type("g2026-03-05\n")
      try tmux.expect("the fault is told again") {
        $0.contains("Whale watch") && $0.contains("go to") && !$0.contains("a.ics")
      }
      try tmux.press("Q")
      #expect(try tmux.status() == 0)
    }

    private func settle(_ desk: borrowing Desk, calendar address: String) throws {
      try run(
        ["mkdir", "-p", desk.path(".config/tome-reader")], environment: ["PATH=/usr/bin:/bin"])
      try desk.write(
        "[calendars]\npaths = [\"\(address)\"]\n", to: ".config/tome-reader/config.toml")
    }

    @Test func `a calendar of the web is fetched once, and stays when the web is gone`() throws {
      let desk = try Desk()
      let text = calendar("Whale watch")
      do {
        let server = LocalServer { request in
          request.target == "/good.ics" ? .text(text) : .status("404 Not Found")
        }
        try settle(desk, calendar: server.address + "/good.ics")
        let tmux = try desk.shell("$reader day 2026-03-05; echo status $?")
        try tmux.expect("09:00–09:45 Whale watch")
        try tmux.press("Q")
        try tmux.expect("status 0")
        #expect(server.requests.map(\.target) == ["/good.ics"])
        #expect(server.requests[0].headers["accept"]?.hasPrefix("text/calendar") == true)
      }
      let again = try desk.shell("$reader day 2026-03-06; echo status $?")
      try again.expect("09:00–09:45 Whale watch")
      try again.press("Q")
      try again.expect("status 0")
      // The address of a calendar may be a secret: no file is called by it.
      let kept = try run(
        ["ls", desk.path(".cache/tome-reader/calendars")], environment: ["PATH=/bin"])
      #expect(kept.output.hasSuffix(".ics\n") && !kept.output.contains("good"))
    }

    /// What a calendar is called by whoever asks next.
    private final class Title: Sendable {
      private let words = Mutex("Whale watch")

      var now: String {
        get { words.withLock { $0 } }
        set { words.withLock { $0 = newValue } }
      }
    }

    @Test func `a calendar of the web is fetched again once it is too old`() throws {
      let desk = try Desk()
      let title = Title()
      let server = LocalServer { _ in .text(calendar(title.now)) }
      try settle(desk, calendar: server.address + "/good.ics")
      let tmux = try desk.shell("$reader day 2026-03-05; echo status $?")
      try tmux.expect("09:00–09:45 Whale watch")
      title.now = "Tea"
      try tmux.press("Right")
      try tmux.expect("Fri 6 March")
      #expect(server.requests.count == 1)
      let kept = desk.path(".cache/tome-reader/calendars")
      try run(
        ["sh", "-c", "touch -t 202001010000 '\(kept)'/*.ics"], environment: ["PATH=/usr/bin:/bin"])
      try tmux.press("Right")
      try tmux.expect("09:00–09:45 Tea")
      #expect(server.requests.count == 2)
      try tmux.press("Q")
      try tmux.expect("status 0")
    }

    @Test func `a calendar of the web that cannot be had is told of in one line`() throws {
      let desk = try Desk()
      let server = LocalServer { request in
        request.target == "/page" ? .text("<html>Who are you?</html>") : .status("404 Not Found")
      }
      for (path, sentence) in [
        ("/page", "did not send a calendar; none of its events are shown."),
        ("/none.ics", "none of its events are shown."),
      ] {
        try settle(desk, calendar: server.address + path)
        let tmux = try desk.shell("$reader day 2026-03-05; echo status $?")
        try tmux.expect(sentence)
        try tmux.press("Q")
        try tmux.expect("status 0")
      }
      #expect(server.requests.count == 2)
    }

    @Test func `a note is written in the reader's own editor, and stays where that fails`() throws {
      let desk = try Desk()
      try desk.write(
        "#!/bin/sh\nstat -c %a \"$1\" > mode; echo 'From outside.' >> \"$1\"\n", to: "good")
      try desk.write("#!/bin/sh\necho lost >> \"$1\"; exit 3\n", to: "bad")
      try run(
        ["chmod", "700", desk.path("good"), desk.path("bad")], environment: ["PATH=/usr/bin:/bin"])
      let folder = "TMPDIR=\(desk.folder)"
      let tmux = try desk.shell(
        "EDITOR=./good $reader day 2026-03-05; echo status $?", environment: [folder])
      try tmux.expect("Thu 5 March · 131/432")
      try tmux.type("eBefore.")
      try tmux.expect("Before.")
      try tmux.press("C-x")
      try tmux.expect("From outside.")
      #expect(
        try run(["cat", desk.path("mode")], environment: ["PATH=/usr/bin:/bin"]).output == "600\n")
      try tmux.type("!")
      try tmux.expect("From outside.!")
      try tmux.press("Escape")
      try tmux.expect("e write")
      try tmux.press("Q")
      try tmux.expect("status 0")
      let second = try desk.shell(
        "EDITOR=./bad $reader day 2026-03-05; echo status $?", environment: [folder])
      try second.expect("From outside.!")
      try second.press("e")
      try second.expect("^X your editor")
      try second.press("C-x")
      try second.expect("your text is in \(desk.folder)/tome-reader-2026-03-05")
      try second.press("Escape")
      try second.expect("e write")
      try second.press("Q")
      try second.expect("status 0")
      try desk.write("#!/bin/sh\ntruncate -s 9M \"$1\"\n", to: "long")
      try run(["chmod", "700", desk.path("long")], environment: ["PATH=/usr/bin:/bin"])
      let third = try desk.shell(
        "EDITOR=./long $reader day 2026-03-05; echo status $?", environment: [folder])
      try third.expect("From outside.!")
      try third.press("e")
      try third.expect("^X your editor")
      try third.press("C-x")
      try third.expect("The note is too long")
      try third.press("Escape")
      try third.expect("e write")
      try third.press("Q")
      try third.expect("status 0")
      let kept = try run([WholeProgram.path, "note", "2026-03-05"], environment: desk.environment)
      #expect(kept.output == "Before.\nFrom outside.!\n")
    }

    @Test func `a link in a note opens the book of that title at its page`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let first = try desk.read(file)
      try first.expectPage(from: 1)
      try first.press("Right", "q")
      #expect(try first.status() == 0)
      try run(
        [WholeProgram.path, "note", "2026-03-05", "See [[Numbers p. 3]] and [[Nothing]]."],
        environment: desk.environment)
      let tmux = try desk.shell("$reader day 2026-03-05; echo status $?", columns: 80)
      try tmux.expect("See Numbers p. 3 and Nothing?.")
      try tmux.press("Enter")
      try tmux.expect("Numbers, p. 3")
      try tmux.press("Enter")
      try tmux.expectPage(from: 21)
      try tmux.press("q")
      try tmux.expect("See Numbers p. 3 and Nothing?.")
      try tmux.press("Enter", "Down", "Enter")
      try tmux.expect("The library has no book called “Nothing”.")
      try tmux.press("Q")
      try tmux.expect("status 0")
    }

    @Test func `notes leave as files and come back, once`() throws {
      let desk = try Desk()
      let other = try Desk()
      func note(_ desk: borrowing Desk, _ arguments: String...) throws -> String {
        try run([WholeProgram.path, "note"] + arguments, environment: desk.environment).output
      }
      _ = try note(desk, "2026-03-05", "# Whales")
      _ = try note(desk, "2026-03-05", "with a line below")
      _ = try note(desk, "2026-w10", "A week; with, signs")
      let all = try note(desk, "--all")
      #expect(
        try note(desk, "--export", desk.path("notes"))
          == "2 notes written to \(desk.path("notes"))\n")
      #expect(try note(desk, "--export", desk.path("notes.ics")).hasPrefix("2 notes"))
      let files = try run(["ls", desk.path("notes")], environment: ["PATH=/usr/bin:/bin"]).output
      #expect(files == "2026-03-02-week.md\n2026-03-05.md\n")
      for path in ["notes", "notes.ics"] {
        let first = try note(other, "--import", desk.path(path))
        #expect(
          first
            == (path == "notes"
              ? "2 notes added, 0 notes added to, 0 notes already there\n"
              : "0 notes added, 0 notes added to, 2 notes already there\n"))
        #expect(try note(other, "--all") == all)
      }
      try desk.write("text", to: "notes/readme.md")
      let again = try run(
        [WholeProgram.path, "note", "--import", desk.path("notes")], environment: other.environment)
      #expect(again.status == 65 && again.output.contains("readme.md' has no date"))
      #expect(try note(other, "--all") == all)
    }

    @Test func `a journal with many days, and folders of years and months, are notes`() throws {
      let desk = try Desk()
      func note(_ arguments: String...) throws -> String {
        try run([WholeProgram.path, "note"] + arguments, environment: desk.environment).output
      }
      let journal = try desk.write(
        "[2020-08-29 11:11] A walk.\n\n[2020-08-31 08:00] Rain.\n", to: "my.journal")
      for expected in ["2 notes added, 0 notes", "0 notes added, 0 notes added to, 2 notes"] {
        #expect(try note("--import", journal).hasPrefix(expected))
      }
      try run(
        ["mkdir", "-p", desk.path("days/2020/09")], environment: ["PATH=/usr/bin:/bin"])
      try desk.write("Sun.\n", to: "days/2020/09/24.md")
      #expect(try note("--import", desk.path("days")).hasPrefix("1 note added"))
      let diary = (1...9).map { "## \($0) March 2026\n\nDay \($0) was long.\n\n" }.joined()
      let path = try desk.write("# My diary\n\n" + diary, to: "diary.md")
      #expect(try note("--import", path).hasPrefix("9 notes added"))
      #expect(try note("2026-03-09") == "Day 9 was long.\n")
      #expect(try note("2020-09-24") == "Sun.\n")
    }

    @Test func `a week that was counted otherwise, and lines of a DOS, come back once`() throws {
      let desk = try Desk()
      func note(_ locale: String, _ arguments: String...) throws -> String {
        try run(
          [WholeProgram.path, "note"] + arguments,
          environment: desk.environment + ["LC_ALL=\(locale)"]
        ).output
      }
      // From Sunday, 1 March.
      _ = try note("en_US", "2026-w10", "A week")
      let dos = try desk.write("a\r\nb\r\n", to: "dos.txt")
      _ = try run(
        ["sh", "-c", "'\(WholeProgram.path)' note 2026-03-05 - < '\(dos)'"],
        environment: desk.environment)
      #expect(try note("C", "2026-03-05") == "a\nb\n")
      let all = try note("C", "--all")
      for _ in 1...2 {
        #expect(try note("C", "--export", desk.path("notes")).hasPrefix("2 notes written"))
        #expect(
          try note("C", "--import", desk.path("notes"))
            == "0 notes added, 0 notes added to, 2 notes already there\n")
        #expect(try note("C", "--all") == all)
      }
    }

    @Test func `files of others are left alone, and notes of any day of a week are on its page`()
      throws
    {
      let desk = try Desk()
      func note(_ arguments: String...) throws -> (output: String, status: Int32) {
        let result = try run(
          [WholeProgram.path, "note"] + arguments,
          environment: desk.environment + ["LC_ALL=en_US.UTF-8"])
        return (result.output, result.status)
      }
      try run(["mkdir", desk.path("notes")], environment: ["PATH=/usr/bin:/bin"])
      try desk.write("Words of others.\n", to: "notes/2026-03-05.md")
      try desk.write(
        "---\ndate: 2026-03-04\nkind: week\ntags: [a]\n---\nA week.\n", to: "notes/week.md")
      try desk.write("---\nkind: month\ndate: 2026-03-17\n---\nA month.\n", to: "notes/month.md")
      #expect(try note("2026-03-05", "Mine.").status == 0)
      let export = try note("--export", desk.path("notes"))
      #expect(export.status == 73)
      #expect(export.output.contains("2026-03-05.md' has other text: it is left as it is"))
      func contents(of name: String) throws -> String {
        try run(["cat", desk.path(name)], environment: ["PATH=/usr/bin:/bin"]).output
      }
      #expect(try contents(of: "notes/2026-03-05.md") == "Words of others.\n")
      #expect(try note("--import", desk.path("notes")).output.hasPrefix("2 notes added, 1 note "))
      // What others' programs say of a note stays in it.
      let week = "---\ndate: 2026-03-04\nkind: week\ntags: [a]\n---\n\nA week.\n"
      #expect(try note("2026-w10").output == week)
      #expect(try note("2026-03").output == "A month.\n")
      let all = try note("--all").output
      #expect(all.contains("## 2026-W10\n") && all.contains("## 2026-03\n"))
      // Now the notes have all that the files have.
      #expect(try note("--export", desk.path("notes")).status == 0)
      #expect(try contents(of: "notes/2026-03-05.md").hasSuffix("\n\nMine.\n\nWords of others.\n"))
      // Folders in it are looked through, links to folders are not.
      try run(
        [
          "/bin/sh", "-c",
          "cd \(desk.path("notes")) && mkdir -p 2027/03 .git && ln -s . 2027/loop && cp month.md .git",
        ], environment: ["PATH=/usr/bin:/bin"])
      try desk.write("In a folder.\n", to: "notes/2027/03/2027-03-01.md")
      let folders = try note("--import", desk.path("notes"))
      #expect(folders.output == "1 note added, 0 notes added to, 5 notes already there\n")
      #expect(try note("2027-03-01").output == "In a folder.\n")
      try desk.write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: "mine.ics")
      #expect(try note("--export", desk.path("mine.ics")).status == 73)
      #expect(try contents(of: "mine.ics") == "BEGIN:VCALENDAR\nEND:VCALENDAR\n")
    }

    @Test func `texts are notes whatever they end with and are encoded in, and others are counted`()
      throws
    {
      let desk = try Desk()
      try run(["mkdir", desk.path("notes")], environment: ["PATH=/usr/bin:/bin"])
      for (day, ending) in [".txt", ".markdown", ".org", ""].enumerated() {
        try desk.write("Of\(ending).\n", to: "notes/2026-06-0\(day + 1)\(ending)")
      }
      try desk.write("no note", to: "notes/picture.png")
      try desk.write("", to: "notes/2026-06-09 - Called mum.md")
      try run(
        ["/bin/sh", "-c", "printf 'caf\\351\\n' > \(desk.path("notes/latin1-2026-04-18.md"))"],
        environment: ["PATH=/usr/bin:/bin"])
      let answer = try run(
        [WholeProgram.path, "note", "--import", desk.path("notes")], environment: desk.environment)
      #expect(answer.status == 0)
      #expect(
        answer.output
          == "5 notes added, 0 notes added to, 0 notes already there, 1 empty file passed over, "
          + "1 other file passed over\n")
      let note = try run(
        [WholeProgram.path, "note", "2026-04-18"],
        environment: desk.environment + ["LC_ALL=C.UTF-8"])
      #expect(note.output == "café\n")
    }

    @Test func `of a folder what may be read is taken, and what may not is told`() throws {
      try #require(getuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0)
      let desk = try Desk()
      let closed = desk.path("notes/closed")
      try run(["mkdir", "-p", closed], environment: ["PATH=/usr/bin:/bin"])
      try desk.write("A day.\n", to: "notes/2026-03-05.md")
      try #require(chmod(closed, 0) == 0)
      // Who is root may do all.
      let limited =
        getuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
      let answer = try run(
        limited + [WholeProgram.path, "note", "--import", desk.path("notes")],
        environment: desk.environment)
      try #require(chmod(closed, 0o700) == 0)
      #expect(answer.output.contains("cannot read '\(closed)': Permission denied"))
      #expect(answer.output.contains("1 note added, 0 notes added to, 0 notes already there"))
      #expect(answer.status == 65)
    }

    /// A zone whose clocks show this time now, as POSIX writes it: so midnight can be waited for.
    private func zone(at second: Int) -> (zone: String, day: Day) {
      let now = time(nil)
      // The clock is ahead of UTC by this, half a day at most either way.
      let ahead = ((second - now % 86_400 + 43_200) % 86_400 + 86_400) % 86_400 - 43_200
      let offset = abs(ahead)
      let sign = ahead > 0 ? "-" : ""
      let parts = [offset / 3600, offset / 60 % 60, offset % 60].map {
        $0 < 10 ? "0\($0)" : "\($0)"
      }
      let day = Day(number: (now + ahead) / 86_400)
      return ("TZ=TST\(sign)\(parts.joined(separator: ":"))", day)
    }

    @Test func `today moves at midnight while the program runs`() throws {
      let desk = try Desk()
      let (zone, day) = zone(at: 86_400 - 10)
      let tmux = try desk.read("day", environment: [zone])
      try tmux.expect("[\(day.day)]")
      let next = day.adding(days: 1)
      try tmux.expect("day \(next.dayOfYear)")
      try tmux.press("t")
      try tmux.expect("[\(next.day)]")
    }

    @Test func `today moves at the hour that the reader's days begin at`() throws {
      let desk = try Desk()
      try run(
        ["mkdir", "-p", desk.path(".config/tome-reader")], environment: ["PATH=/usr/bin:/bin"])
      try desk.write("[reading]\nday-starts-at = 4\n", to: ".config/tome-reader/config.toml")
      let (zone, day) = zone(at: 4 * 3600 - 10)
      let tmux = try desk.read("day", environment: [zone])
      // By the reader's clock it is still the day before.
      let eve = day.adding(days: -1)
      try tmux.expect("day \(eve.dayOfYear)")
      try tmux.expect("day \(day.dayOfYear) ")
    }
  }
}
