import ArgumentParser

/// Tells what the program finds on this machine, and what to do about what it does not find.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the terminal, the folders, the library and the programs that help.",
    discussion: """
      Each line begins with ok, with `-` for what is not there and not needed, or with `!` for \
      what should be mended. On a terminal the widths of characters are measured too. The exit \
      status is 1 if something should be mended.
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let groups = Diagnosis.groups
    var output = Output()
    if json {
      let findings = groups.flatMap { group in group.findings.map { $0.json(in: group.title) } }
      try output.write("{\"findings\":[\n \(findings.joined(separator: ",\n "))\n]}\n")
    } else {
      for (index, group) in groups.enumerated() {
        try output.write("\(index > 0 ? "\n" : "")\(group.title)\n")
        for finding in group.findings { try output.write(finding.line) }
      }
    }
    try output.flush()
    if groups.contains(where: { $0.findings.contains { $0.state == .wrong } }) {
      throw ExitCode(1)
    }
  }
}

/// What was found out about one thing.
struct Finding {
  /// How it stands.
  enum State: String {
    /// As it should be.
    case fine = "ok"
    /// Not there, and not needed for reading.
    case absent
    /// To be mended.
    case wrong

    var sign: String {
      switch self {
      case .fine: "ok"
      case .absent: "- "
      case .wrong: "! "
      }
    }
  }

  var state: State
  /// What it is about: `colours`, `curl`.
  var subject: String
  /// What was found, and what to do.
  var words: String

  fileprivate var line: String {
    let gap = String(repeating: " ", count: max(1, 14 - subject.count))
    return "  \(state.sign)  \(subject)\(gap)\(words)\n"
  }

  fileprivate func json(in group: String) -> String {
    JSONForm.object([
      ("group", JSONForm.string(group)), ("state", JSONForm.string(state.rawValue)),
      ("subject", JSONForm.string(subject)), ("words", JSONForm.string(words)),
    ])
  }
}

/// All that is looked at, in groups.
enum Diagnosis {
  static var groups: [(title: String, findings: [Finding])] {
    [
      ("Terminal", terminal), ("Settings and folders", folders), ("Library", library),
      ("Programs and libraries", programs),
    ]
  }
}
