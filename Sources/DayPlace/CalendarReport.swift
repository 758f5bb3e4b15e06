import Screen
import Typeset
import Widgets

/// What became of a calendar that the reader has named: what was read of it, and what could not be.
package struct CalendarReport: Hashable, Sendable {
  /// A file in which something could not be read, or a calendar that could not be had.
  package struct Trouble: Hashable, Sendable {
    /// Something that is wrong.
    package struct Problem: Hashable, Sendable {
      /// The line, from 1; `nil` if it is about the file as a whole.
      package var line: Int?
      /// What is wrong, as a part of a sentence.
      package var words: String

      /// A problem.
      package init(line: Int? = nil, _ words: String) {
        self.line = line
        self.words = words
      }
    }

    /// What the file is called; empty if what is wrong says by itself of what it is.
    package var name: String
    /// What is wrong with it; at least one thing.
    package var problems: [Problem]

    /// A trouble with `problems`, of which there must be one.
    package init(_ name: String, _ problems: [Problem]) {
      precondition(!problems.isEmpty, "a trouble says what it is")
      self.name = name
      self.problems = problems
    }

    /// All of it in one line.
    package var sentence: String { name + beginning + more + "." }

    /// Where the first problem is, and what it is.
    private var beginning: String {
      guard !name.isEmpty else { return problems[0].words }
      return (problems[0].line.map { ", line \($0)" } ?? "") + ": " + problems[0].words
    }
    private var more: String { problems.count == 1 ? "" : "; and \(problems.count - 1) more" }
  }

  /// Where it is: a path, or whose address it is.
  package var place: String
  /// How many events it has, and how many to-dos that are due on a day.
  package var events: Int
  package var tasks: Int
  /// The files of which something could not be read.
  package var troubles: [Trouble]
  /// What is to be known of it beside, in sentences: where its rules differ from the system's.
  package var remarks: [String]

  /// What became of the calendar at `place`.
  package init(
    _ place: String, events: Int, tasks: Int = 0, troubles: [Trouble] = [], remarks: [String] = []
  ) {
    self.place = place
    self.events = events
    self.tasks = tasks
    self.troubles = troubles
    self.remarks = remarks
  }
}

extension CalendarReport.Trouble {
  /// What the last row tells of some files: of the first one what is wrong, as far as there is room for
  /// it, and how many there are beside it.
  ///
  /// - Parameter key: What lists all of them; `nil` if no key does.
  static func notice(
    _ troubles: [Self], key: String?, in columns: Int, _ symbols: Symbols
  ) -> String {
    guard let first = troubles.first else { return "" }
    let others = troubles.count - 1
    let files = others == 0 ? "" : "; and \(others) more file\(others == 1 ? "" : "s")"
    let isAll = others == 0 && first.problems.count == 1
    let words = first.beginning
    let all = isAll ? "." : key.map { ". \($0) lists all." } ?? "."
    let have = others == 0 ? " has faults" : " and \(others) more have faults"
    let few = others == 0 ? " has faults" : " and \(others) more"
    let wordings = [
      words + first.more + files + all,
      words + (isAll ? "" : files) + all,
      have + (key.map { ": \($0) lists them." } ?? "."),
      few + (key.map { ": \($0)" } ?? "."),
    ]
    let name = first.name.isEmpty ? "A calendar" : first.name
    func isNamed(_ wording: String) -> Bool { !first.name.isEmpty || !wording.hasPrefix(words) }
    let tail =
      wordings.first { wording in
        let least = isNamed(wording) ? min(Typeset.columns(of: name), shortestName) : 0
        return least + Typeset.columns(of: wording) <= columns
      } ?? wordings[wordings.count - 1]
    guard isNamed(tail) else { return tail }
    return Label.shortened(name, to: columns - Typeset.columns(of: tail), symbols) + tail
  }

  /// The columns that a name is shortened to rather than saying less of what is wrong.
  private static let shortestName = 12
}
