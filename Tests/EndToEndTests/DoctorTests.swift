import Glibc
import Testing

extension WholeProgram {
  struct `The doctor command` {
    @Test func `finds nothing to mend on a new desk`() throws {
      let desk = try Desk()
      let answer = try run(
        [WholeProgram.path, "doctor"],
        environment: desk.environment + ["TERM=xterm-256color", "LC_ALL=C.UTF-8"])
      #expect(answer.status == 0)
      #expect(answer.output.contains("ok  settings      all have their defaults\n"))
      #expect(answer.output.contains("-   library       none yet: the first book creates it\n"))
      #expect(answer.output.contains("-   widths        not measured: no terminal\n"))
      #expect(!answer.output.contains("  !   "))
    }

    @Test func `tells what is to be mended, with a status for scripts`() throws {
      let desk = try Desk()
      try run(["/bin/mkdir", "-p", desk.path(".config/tome-reader")])
      try desk.write("[page]\nmeasure = 5000\n", to: ".config/tome-reader/config.toml")
      let text = try desk.write("A text of some words.\n", to: "text.txt")
      _ = try run([WholeProgram.path, "add", text], environment: desk.environment)
      let answer = try run(
        [WholeProgram.path, "doctor", "--json"],
        environment: desk.environment + ["LC_ALL=C.UTF-8"])
      #expect(answer.status == 1)
      #expect(answer.output.contains(#""state":"wrong","subject":"settings""#))
      #expect(answer.output.contains(#""state":"wrong","subject":"TERM""#))
      #expect(answer.output.contains("library.sqlite, 1 book\""))
    }

    @Test func `tells what is there for other formats and the voice, and what to install`() throws {
      let desk = try Desk()
      for name in ["pandoc", "7z", "aplay"] {
        try run(["/bin/chmod", "755", try desk.write("#!/bin/sh\n", to: "bin/\(name)")])
      }
      let answer = try run(
        [WholeProgram.path, "doctor"],
        environment: desk.environment.filter { !$0.hasPrefix("PATH=") } + [
          "PATH=\(desk.path("bin"))", "TERM=xterm-256color", "LC_ALL=C.UTF-8",
        ])
      #expect(answer.status == 0)
      for line in [
        "ok  pandoc        for a Word document, a Word 2003 document (XML), an OpenDocument text, "
          + "an RTF document: pandoc",
        "-   catdoc        not found; for an old Word document install catdoc",
        "-   ebook-convert not found; for a Kindle book (MOBI) install calibre",
        "ok  7z            for a comic in a 7z archive: 7z",
        "ok  pacat         for the sound of the voice: aplay",
        "-   ffmpeg        not found; for audio books other than .wav install ffmpeg",
        "ok  tome-picture  for pictures",
      ] {
        #expect(answer.output.contains("  \(line)\n"), "\(line)")
      }
      #expect(answer.output.contains("  espeak-ng     "))
    }

    @Test func `measures widths on a terminal and leaves it as it was`() throws {
      let desk = try Desk()
      let screen = try desk.shell(
        "LC_ALL=C.UTF-8 $reader doctor | cat; $reader doctor; stty -a | tr ';' '\\n'", rows: 90)
      try screen.expect("no widths") {
        $0.contains("  widths        as Unicode") || $0.contains("differ for")
      }
      let modes = try screen.expect("no modes") { $0.contains(" icanon") }
      #expect(!modes.contains("-icanon"))
      #expect(!modes.contains(" -echo "))
    }
  }
}
