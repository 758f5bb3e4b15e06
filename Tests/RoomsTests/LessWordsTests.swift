import Formats
import Paging
import Rooms
import Settings
import Testing
import TextPlace
import Widgets

@Suite struct WordsOfLess {
  private func options(_ words: String...) -> ReadOptions {
    var options = ReadOptions(file: "a")
    options.apply(LessWords.split(words).less)
    return options
  }

  @Test func `long names of less are taken, the program's own are not`() {
    let words = [
      "--chop-long-lines", "--tabs=4", "--pattern=a b", "--use-color", "--prompt=x", "f",
    ]
    let split = LessWords.split(words + ["--no-mouse", "--header=2", "--nothing"])
    #expect(split.taken == words.dropLast())
    #expect(split.rest == ["f", "--no-mouse", "--header=2", "--nothing"])
    var options = ReadOptions(file: "a")
    options.apply(split.less)
    #expect(options.chopsLines && options.spot == .match("a b") && options.notice == nil)
  }

  @Test func `words of less are told from files and from options of this program`() {
    let split = LessWords.split(["-i", "+500", "a.txt", "--width", "60", "-x", "4", "--", "+b"])
    #expect(split.taken == ["-i", "+500", "-x4"])
    #expect(split.rest == ["a.txt", "--width", "60", "--", "+b"])
    #expect(LessWords.split(["-", "-h", "--help"]).rest == ["-", "-h", "--help"])
  }

  @Test(arguments: [
    ("+500", OpeningSpot.line(LineNumber(500))), ("+500g", .line(LineNumber(500))),
    ("+G", .goTo(.page(.max))), ("+F", .following), ("+/white whale", .match("white whale")),
    ("++/whale", .match("whale")), ("+50%", .goTo(.fraction(0.5))), ("-pwhale", .match("whale")),
  ])
  func `a text is opened where less would`(word: String, spot: OpeningSpot) {
    #expect(options(word).spot == spot)
  }

  @Test func `letters set what they set in less`() {
    #expect(options("-i").overrides == [.matching: .string("smart")])
    #expect(options("-I").overrides == [.matching: .string("ignore")])
    #expect(options("-x4").overrides == [.tabWidth: .integer(4)])
    #expect(options("-x", "4,8").overrides == [.tabWidth: .integer(4)])
    #expect(options("-f").opening.allowsBinary)
    #expect(options("-x0").overrides.isEmpty)
  }

  @Test func `where jumps stand and how far a screen moves is as in less`() {
    var expected = ReadOptions(file: "a")
    (expected.jumpRow, expected.window, expected.sideStep) = (.row(4), -4, 8)
    #expect(options("-j5", "-z-4", "-#8") == expected)
    #expect(options("--jump-target=5", "--window=-4", "--shift=8") == expected)
    #expect(options("-j.5").jumpRow == .part(0.5) && options("-j", "-2").jumpRow == .fromEnd(1))
    #expect(options("-jx", "-z0", "-#0") == ReadOptions(file: "a"))
  }

  @Test func `letters that mean nothing here are taken with all that belongs to them`() {
    let split = LessWords.split(["-RMqe~", "-y5", "-P", "page %d", "-oout$i", "-b64i", "-h-4"])
    #expect(split.rest.isEmpty)
    #expect(options("-RMqe~", "-y5", "-Pprompt", "-h-4") == ReadOptions(file: "a"))
    #expect(options("-oout$i").overrides == [.matching: .string("smart")])
    #expect(options("-b64i").overrides == [.matching: .string("smart")])
  }

  @Test func `what nobody knows is told in one line, and what is known beside it is done`() {
    let options = options("-iZ", "+y")
    #expect(options.overrides == [.matching: .string("smart")])
    #expect(options.notice == "Unknown options were ignored: -Z +y")
  }

  @Test func `the variable has letters with hyphens and without, and long names`() {
    var options = ReadOptions(file: "-")
    options.apply(LessWords(variable: "FRX -i --tabs=3"))
    #expect(options.overrides == [.matching: .string("smart"), .tabWidth: .integer(3)])
    #expect(options.notice == nil)
  }

  @Test func `a prompt in the variable goes on over spaces, as man sets it`() {
    let words = LessWords(variable: "-ix8RmPm Manual page ls(1) ?lt %d$PM page -S$ -F")
    #expect(words.spot == nil)
    var options = ReadOptions(file: "-")
    options.apply(words)
    #expect(options.overrides == [.matching: .string("smart"), .tabWidth: .integer(8)])
    #expect(options.quitsIfOneScreen)
  }
}
