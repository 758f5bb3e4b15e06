import ArgumentParser
import Glibc
import Programs
import Rooms
import Setup
import TabPlaces

/// Opens a link, in a terminal of its own if there is none.
struct OpenURLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open-url",
    abstract: "Open a link, in a new terminal if there is none.",
    discussion: """
      LINK is what `y` copies in the details of a book and in the list of marks, or one of:

      tome-reader:book/12?page=58 (or loc=5000, ch=3, pct=12.5, q=WORDS), \
      tome-reader:listen/12?loc=5000, tome-reader:day/2026-03-05, \
      tome-reader:library?q=whale&status=reading&tag=sea&sort=-added, \
      tome-reader:search?q=whale, tome-reader:stories?band=3-5, tome-reader:story/ID, \
      tome-reader:collection/ID, tome-reader:home

      On a desktop there is no terminal: the first of $TERMINAL, xdg-terminal-exec, \
      x-terminal-emulator and the well-known ones that is installed is started, without a shell. \
      With `reuse = true` under [links] in the settings, a program that runs opens the link.
      """)

  @Argument(help: "The link.")
  var link: String

  func run() throws {
    do { try open() } catch let error as ValidationError {
      DesktopProgram.notify(error.message)
      throw error
    } catch let error as Failure {
      DesktopProgram.notify(error.sentence)
      throw error
    }
  }

  private func open() throws {
    guard ReaderLink.isLink(link) else {
      throw ValidationError("'\(link.printable)' is not a link: links begin with tome-reader:")
    }
    if StandardStreams.areTerminals {
      throw ExitCode(
        follow(link) { TerminalEmulator.replaceProgram([TerminalEmulator.ownPath] + $0) })
    }
    // What leads nowhere opens no terminal.
    _ = try ReaderLink.requests(for: link)
    if try ReaderLink.isTakenElsewhere(link) { return }
    guard let terminal = TerminalEmulator.ofReader() else {
      throw Failure(
        sentence: "no terminal was found to open the link in: set TERMINAL to one",
        status: EX_UNAVAILABLE)
    }
    TerminalEmulator.replaceProgram(terminal.command(running: [TerminalEmulator.ownPath, link]))
  }
}
