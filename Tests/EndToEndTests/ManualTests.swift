import Glibc
import Testing

extension WholeProgram {
  struct `What is installed with the program` {
    @Test(arguments: ["tome-reader", "tome-reader-config", "tome-reader-keys"])
    func `mandoc finds nothing wrong with the manual`(page: String) throws {
      let page = try WholeProgram.answer("manual", page)
      #expect(page.status == 0)
      #expect(page.output.contains(".Sh NAME"))
      guard access("/usr/bin/mandoc", X_OK) == 0 else {
        print("mandoc is not installed: the manual was not checked")
        return
      }
      let desk = try Desk()
      let file = try desk.write(page.output, to: "page")
      let found = try run(["/usr/bin/mandoc", "-Tlint", file]).output.split(separator: "\n")
      // The other pages are not installed here.
      #expect(
        found.filter { !$0.contains("referenced manual not found") && !$0.contains("mandoc.db") }
          == [])
    }

    @Test func `bash completes a text where no command stands`() throws {
      guard access("/bin/bash", X_OK) == 0 else {
        print("bash is not installed: its completions were not tried")
        return
      }
      let desk = try Desk()
      try desk.write("A text.", to: "whale.txt")
      try desk.write(try WholeProgram.answer("completions", "bash").output, to: "completions")
      try desk.write(
        """
        . ./completions
        offered() {
          COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMPREPLY=()
          _tome-reader_or_text tome-reader "${@: -1}" "${@: -2:1}"
          echo "${COMPREPLY[*]}"
        }
        offered tome-reader wha
        offered tome-reader whale.txt --theme se
        offered tome-reader conf
        """, to: "try")
      let answer = try run(
        [
          "/bin/sh", "-c",
          "cd \(desk.folder) && PATH=$(dirname \(WholeProgram.path)):$PATH bash try",
        ],
        environment: desk.environment + ["PATH=/usr/bin:/bin"])
      #expect(answer.output == "whale.txt\nsepia\nconfig\n")
    }

    @Test func `fish and zsh can read their completions`() throws {
      for (shell, words) in [("fish", ["--no-execute"]), ("zsh", ["-n"])] {
        guard access("/usr/bin/\(shell)", X_OK) == 0 else {
          print("\(shell) is not installed: its completions were not tried")
          continue
        }
        let desk = try Desk()
        let file = try desk.write(
          try WholeProgram.answer("completions", shell).output, to: "completions")
        let answer = try run(["/usr/bin/\(shell)"] + words + [file])
        #expect(answer.output == "")
        #expect(answer.status == 0)
      }
    }

    @Test func `zsh completes a text where no command stands, more than once`() throws {
      guard access("/usr/bin/zsh", X_OK) == 0 else {
        print("zsh is not installed: its completions were not tried")
        return
      }
      let desk = try Desk()
      try desk.write("A text.", to: "whale.txt")
      try desk.write(
        try WholeProgram.answer("completions", "zsh").output, to: "functions/_tome-reader")
      try desk.write(
        """
        cd \(desk.folder)
        PATH=$(dirname \(WholeProgram.path)):$PATH PS1='%% '
        fpath=(\(desk.path("functions")) $fpath)
        autoload -Uz compinit && compinit -u -d \(desk.path("dump"))
        print ready
        """, to: ".zshrc")
      let screen = try desk.shell("ZDOTDIR=\(desk.folder) zsh -i")
      try screen.expect("no zsh") { $0.contains("ready") }
      for (typed, completed) in [
        ("wha", "whale.txt"), ("--theme se", "--theme sepia"),
        ("whale.txt --theme li", "whale.txt --theme light"), ("kosync pul", "kosync pull"),
      ] {
        try screen.type("tome-reader \(typed)")
        try screen.press("Tab")
        try screen.expect("\(typed) is not completed") {
          $0.contains("% tome-reader \(completed)")
        }
        try screen.press("C-c")
      }
    }

    @Test func `the licences begin with the list of what is in the program`() throws {
      let licences = try WholeProgram.answer("--licences")
      #expect(licences.status == 0)
      #expect(licences.output.hasPrefix("tome-reader is licensed under the Apache License"))
      for name in ["swift", "unicode", "uchardet", "cmark-gfm"] {
        #expect(licences.output.contains("----- \(name).txt -----"))
      }
    }
  }
}
