import Datebook
import Testing

@Suite struct NoteJoiningTests {
  @Test(arguments: [
    (base: "", mine: "alpha", theirs: "beta", joined: "alpha\n\nbeta"),
    (base: "", mine: "alpha", theirs: "alpha", joined: "alpha"),
    (base: "alpha", mine: "alpha, on", theirs: "beta\n\nalpha", joined: "beta\n\nalpha, on"),
    (base: "a\nb\nc", mine: "a, I\nb\nc", theirs: "a\nb\nc, they", joined: "a, I\nb\nc, they"),
    (base: "a\nb\nc", mine: "a\nb\nc\nd", theirs: "a\nc", joined: "a\nc\nd"),
    (base: "a\nb\nc", mine: "a\nb\nc", theirs: "c\nb", joined: "c\nb"),
    (base: "a\nb\nc", mine: "a\nI\nc", theirs: "a\nthey\nc", joined: "a\nI\n\nthey\nc"),
    (base: "a", mine: "", theirs: "a\nmore", joined: "more"),
    (base: "a", mine: "a\nmore", theirs: "", joined: "a\nmore"),
    (base: "Met An", mine: "Met An, typed", theirs: "Met Anna", joined: "Met Anna, typed"),
    (base: "one", mine: "one, I", theirs: "one they", joined: "one, I they"),
    (base: "one ", mine: "one me", theirs: "one they", joined: "one me they"),
    (base: "a hel", mine: "a hello", theirs: "a help", joined: "a hello help"),
    (base: "a hel", mine: "a hello", theirs: "a hel too", joined: "a hello too"),
    (base: "a b", mine: "a b\nc", theirs: "x a b d", joined: "x a b d\nc"),
    (base: "a b c", mine: "x y c", theirs: "q r c", joined: "x y c\n\nq r c"),
    (base: "a b c", mine: "a c", theirs: "a b, c d", joined: "a b, c d"),
  ])
  func `lines of two writers are there once`(
    base: String, mine: String, theirs: String, joined: String
  ) {
    #expect(DatebookNote.joined(mine, theirs, since: base) == joined)
  }

  @Test func `what is joined once is not joined again`() {
    let joined = DatebookNote.joined("alpha", "beta", since: "")
    #expect(DatebookNote.joined(joined, "beta\n\nalpha", since: "beta") == joined)
    #expect(DatebookNote.joined("alpha", joined, since: "alpha") == joined)
  }

  @Test func `long notes that differ in all lines are both there`() {
    let mine = (0..<3000).map { "mine \($0)" }.joined(separator: "\n")
    let theirs = (0..<3000).map { "theirs \($0)" }.joined(separator: "\n")
    let base = (0..<3000).map { "base \($0)" }.joined(separator: "\n")
    #expect(DatebookNote.joined(mine, theirs, since: base) == mine + "\n\n" + theirs)
  }
}
