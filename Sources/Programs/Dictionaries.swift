import Dispatch
import Synchronization
package import TextPlace
import Widgets
import Workers

/// Asks the dictionaries at hand in the background, all at once.
package final class Dictionaries: Sendable {
  /// What to install if there is no dictionary.
  private static let absence =
    "No dictionary was found: install dict (with dictd and a dict-* package for use without a "
    + "network) or sdcv (StarDict), or set programs.dictionary in config.toml."

  /// A dictionary, and how it is asked.
  private struct Program {
    var name: String
    var process: ChildProcess
    /// The sentence for a command that the shell does not find.
    var absence: String?
  }

  private let running = RunningPrograms()
  private let lookUp = Mutex<LookUp?>(nil)
  private let report: @Sendable (LookUp) -> Void

  /// Dictionaries whose answers go to `report`, on any thread.
  package init(report: @escaping @Sendable (LookUp) -> Void) {
    self.report = report
  }

  /// Asks for `words`, which are in `range`; the look-up before is cancelled.
  ///
  /// - Returns: What is shown at once.
  package func ask(for words: String, in range: Range<Int>, _ commands: OutsideCommands) -> LookUp {
    end()
    let programs = Self.programs(for: words, commands)
    let dictionaries =
      programs.isEmpty
      ? [LookUp.Dictionary("", .failed(Self.absence))] : programs.map { LookUp.Dictionary($0.name) }
    let new = lookUp.withLock { lookUp in
      let new = LookUp(
        turn: (lookUp?.turn ?? 0) + 1, words: words, range: range, dictionaries)
      lookUp = new
      return new
    }
    for (index, program) in programs.enumerated() {
      Background.run("dictionary", qos: .userInitiated) { [self] in
        receive(Self.answer(of: program, running), of: index, turn: new.turn)
      }
    }
    return new
  }

  /// Waits for no answer any more.
  package func end() { running.kill() }

  private func receive(_ answer: LookUp.Answer, of index: Int, turn: Int) {
    let news = lookUp.withLock { lookUp -> LookUp? in
      guard lookUp?.turn == turn else { return nil }
      lookUp?.dictionaries[index].answer = answer
      return lookUp
    }
    if let news { report(news) }
  }
}

// MARK: - Programs

extension Dictionaries {
  /// The reader's own command, or else those that are installed.
  private static func programs(for words: String, _ commands: OutsideCommands) -> [Program] {
    let own = commands.dictionary
    guard own.isEmpty else {
      return [
        Program(
          name: OutsideCommands.name(of: own),
          process: ChildProcess(command: own, argument: words),
          absence: OutsideCommands.absence(of: own, "programs.dictionary"))
      ]
    }
    let known = [
      ["dict", "--", words],
      ["sdcv", "--non-interactive", "--utf8-input", "--utf8-output", "--", words],
    ]
    return known.filter { ChildProcess.isInstalled($0[0]) }.map {
      Program(name: $0[0], process: ChildProcess(arguments: $0))
    }
  }

  private static func answer(of program: Program, _ running: RunningPrograms) -> LookUp.Answer {
    guard let result = program.process.answer(running) else {
      return .failed("\(program.name) could not be started.")
    }
    if result.status == ChildProcess.notFound, let absence = program.absence {
      return .failed(absence)
    }
    var text = ProgramOutput.text(result.output)
    if result.isTimedOut {
      let seconds = ChildProcess.patience.components.seconds
      text +=
        (text.isEmpty ? "" : "\n\n") + "\(program.name) did not end within \(seconds) seconds."
    } else if result.isCut {
      text += "\n\nThe rest is too long."
    }
    guard text.isEmpty else { return .text(text) }
    // Most programs say themselves what went wrong: no server, no dictionary.
    return .failed(
      result.status == 0
        ? "Nothing was found." : "\(program.name) failed with status \(result.status).")
  }
}
