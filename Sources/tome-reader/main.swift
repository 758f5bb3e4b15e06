import ArgumentParser
import Commands
import CProcess
import Glibc
import Rooms
import Setup
import TabPlaces

cpr_give_memory_back()
// A file that may not grow any more is an error to tell, like a full disk.
signal(SIGXFSZ, SIG_IGN)

/// The common cases, one file and words of less, run no argument parser: that one takes 3 ms to
/// make itself ready.
let profileWords = ProfileWords(Array(CommandLine.arguments.dropFirst()))
do throws(Failure) {
  if try ProfileGate.pass(profileWords) == .choice { exit(enterByChoice()) }
} catch {
  exit(report(error))
}
let arguments = profileWords.rest
let words = StartWords(arguments)
if let link = arguments.first, arguments.count == 1, ReaderLink.isLink(link) {
  exit(follow(link) { TomeReader.runToEnd($0) })
} else if let options = words.options {
  exit(read(options))
} else if arguments.count == 1, arguments.first == "--version" {
  print(TomeReader.versionLine)
} else if arguments.count == 1, arguments.first == "--licences" {
  exit(printLicences())
} else if arguments.isEmpty {
  exit(enter())
} else {
  TomeReader.runToEnd(words.arguments)
}
