import Books
import Testing

@testable import Paging

@Suite struct Joining {
  /// The lines of `text` when the measure is as wide as any paragraph, repeated so that samples
  /// tell what kind of text it is.
  private func lines(_ text: String, times: Int = 20) throws -> [String] {
    let bytes = Array(String(repeating: text, count: times).utf8)
    let sample = try Sample(bytes, measure: 5000, rows: 100_000)
    let lines = try sample.pagesByScan().flatMap(\.lines)
    return Array(lines.prefix((lines.count + times - 1) / times)).map(\.text)
  }

  static let prose = """
    Call me Ishmael. Some years ago—never mind how long precisely—having
    little or no money in my purse, and nothing particular to interest me on
    shore, I thought I would sail about a little and see the watery part of
    the world. It is a way I have of driving off the spleen and regulating
    the circulation.

    Whenever I find myself growing grim about the mouth; whenever it is a
    damp, drizzly November in my soul; whenever I find myself involuntarily
    pausing before coffin warehouses, and bringing up the rear of every
    funeral I meet, then I account it high time to get to sea.


    """

  @Test func `hard-wrapped prose is joined into its paragraphs`() throws {
    let lines = try lines(Self.prose)
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        "Call me Ishmael. Some years ago—never mind how long precisely—having little"))
    #expect(lines[0].hasSuffix("regulating the circulation."))
    #expect(lines[2].hasSuffix("high time to get to sea."))
    let mac = Self.prose.replacing("\n", with: "\r\n")
    #expect(try self.lines(mac) == lines)
    #expect(try self.lines(Self.prose.replacing("\n", with: "\r")) == lines)
  }

  @Test func `long lines are joined amid the short ones of a play`() throws {
    let speeches = [
      "Still, suppose that happened, what would you do then, and who would bother about the people who had lent it, and about all the others?",
      "What?", "I should not know who they were.", "Money!",
      "That is like a woman! But seriously, you know what I think about that. No debt, no borrowing, and no freedom or beauty about a home life.",
      "Yes, but what then?",
      "And when we have gone all the way that we had wanted to go, there will be nobody who remembers what it was all for, not even you.",
    ]
    let play =
      speeches.enumerated().map { number, speech in
        "\(number % 2 == 0 ? "NORA." : "HELMER.")\n" + Self.wrapped(speech, at: 70)
      }.joined(separator: "\n\n") + "\n\n"
    let verse =
      "THE KING.\nThe door is on the latch, my love,\nThe lamp is on the sill,\nCome in.\n\n"
    let lines = try lines(play + verse + verse, times: 20)
    for speech in speeches { #expect(lines.contains(speech), "\(speech)") }
    #expect(lines.contains("NORA.") && lines.contains("The door is on the latch, my love,"))
  }

  @Test func `long lines of verse that stand in are not joined below a header in prose`() throws {
    let verse =
      "  In vain the plutonic rocks send their old heat against my approach,\n"
      + "  In vain the mastodon retreats beneath its own powder'd bones,\n"
      + "  In vain objects stand leagues off and assume manifold shapes there.\n\n"
    let bytes = Array((Self.prose + String(repeating: verse, count: 30)).utf8)
    let sample = try Sample(bytes, measure: 66, rows: 100_000)
    try #require(sample.manuscript.traits.wrapColumns != nil)
    let lines = try sample.pagesByScan().flatMap(\.lines).map(\.text)
    #expect(lines.count { $0.hasPrefix("  In vain the mastodon") } == 30)
  }

  @Test func `paragraphs that were wrapped at several widths are joined`() throws {
    let text = [67, 70, 76, 68, 72, 69].map { width in
      Self.wrapped(Self.prose.replacing("\n", with: " "), at: width)
    }
    .joined(separator: "\n\n")
    let lines = try lines("A Text by Several People\n==\n\n" + text + "\n\n", times: 1)
    #expect(lines.filter { !$0.isEmpty }.count < 14)
    let whole = lines.count { $0.hasPrefix("Call me") && $0.hasSuffix("get to sea.") }
    #expect(whole >= 4)
  }

  /// The words of `text` in lines of at most `width` letters.
  private static func wrapped(_ text: String, at width: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [64, 72, 80])
  func `a dialogue without blank lines is joined into its paragraphs`(_ width: Int) throws {
    let paragraphs = [
      "He had been walking along the river for an hour when the first houses of the town came in "
        + "sight, and it was only then that he noticed how tired he was, and how late it had become.",
      "“Is that you?” she asked.", "“It is.”",
      "“You have been away for so long that nobody thought you would ever come back to us, and the "
        + "dog has grown old.”",
      "“Have you seen him?”", "“Not today.”",
    ]
    let text = paragraphs.map { Self.wrapped($0, at: width) }.joined(separator: "\n") + "\n"
    #expect(try lines(text) == paragraphs)
  }

  @Test func `verse with small letters at the beginnings of lines stays as it is`() throws {
    let verse = """
      a lamp is burning by the river side,
      and nobody has come to put it out;
      the boats go by it in the early light
      with all their nets, and never think about
      whoever lit it, or for whom it was,
      or why it should be burning there at all
      when it is day
      and everyone can see the river and the harbour and the wall.


      """
    #expect(try lines(verse).filter { !$0.isEmpty }.count == 8)
  }

  @Test func `verse in hard-wrapped prose stays as it is`() throws {
    let verse = """
      How doth the little crocodile
      Improve his shining tail,
      And pour the waters of the Nile
      On every golden scale!

        Tell me not, in mournful numbers,
          Life is but an empty dream!


      """
    let lines = try lines(Self.prose + verse)
    #expect(lines.contains("How doth the little crocodile"))
    #expect(lines.contains("And pour the waters of the Nile"))
    #expect(lines.contains("  Tell me not, in mournful numbers,"))
    // Blank verse is nearly as wide as the prose around it.
    let wide = """
      Of Man’s first disobedience, and the fruit of that tree,
      Whose mortal taste brought death into the World,
      And all our woe, with loss of Eden, till one greater


      """
    #expect(
      try self.lines(Self.prose + wide).contains("Whose mortal taste brought death into the World,")
    )
  }

  @Test func `a line that is joined keeps its words apart as its script does`() throws {
    let dashes = """
      It was a queer sort of place with a gable-ended old house, one side of-
      it palsied as it were, and leaning over sadly, at a sharp corner—
      where that tempestuous wind kept up a worse howling than ever it did to
      poor Paul and his tossed craft, and all of the others who were aboard
      or on the shore.


      """
    let lines = try lines(dashes)
    #expect(lines[0].contains("one side of-it palsied"))
    #expect(lines[0].contains("corner—where that"))
    #expect(lines[0].contains("did to poor Paul"))
    let chinese = """
      国破山河在城春草木深感时花溅泪恨别鸟惊心烽火连三月家书抵万金，
      白头搔更短浑欲不胜簪国破山河在城春草木深感时花溅泪恨别鸟惊心，
      烽火连三月家书抵万金白头搔更短浑欲不胜簪国破山河在城春草木深，
      感时花溅泪。
      　　国破山河在城春草木深感时花溅泪恨别鸟惊心烽火连三月家书抵，
      万金白头搔更短浑欲不胜簪。

      """
    let paragraphs = try self.lines(chinese)
    #expect(paragraphs.count == 2)
    #expect(paragraphs[0].contains("抵万金，白头"))
    #expect(paragraphs[1].hasPrefix("　　国破"))
  }

  @Test(arguments: [
    """
    - the first item of a list that is long enough to be wrapped at about the
      same column as the rest of the text is, so that it has a second line
    - the second item, which is as long as that one is and could be taken for
      a continuation


    """,
    """
    1. the first item of a list that is long enough to fill the line up to it
    2. the second item, which is as long as that one is and could be taken so
    12) and the third


    """,
    """
    > I thought I would sail about a little and see the watery part of this
    > world. It is a way I have of driving off the spleen and regulating the
    > circulation. Whenever I find myself growing grim about the mouth


    """,
    """
    | the first row of a table that is as wide as the lines of the text are |
    | the second row of a table that is as wide as the lines of the text is |


    """,
    """
    Length of the tail of the animal                      6 feet   2 inches
    its largest circumference                             4 feet   1 inches
    number of feathers                                          7        11


    """,
    """
    aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8g
    aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8g


    """,
  ])
  func `what is no prose stays as it is among prose`(_ block: String) throws {
    let lines = try lines(Self.prose + block)
    for line in block.split(separator: "\n") { #expect(lines.contains(String(line))) }
  }

  @Test(arguments: texts.indices)
  func `a text that was not wrapped stays as it is`(_ number: Int) throws {
    let given = Self.texts[number].replacing("\u{C}\n", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(try lines(Self.texts[number]) == given.map { String($0) })
  }

  static let texts = [
    """
    func start(ofParagraphAt offset: Int) throws -> ParagraphStart {
      guard offset > 0 else { return .textStart }
      for reach in Self.reaches {
        if let start = try start(ofParagraphAt: offset, within: reach) {
          return start
        }
      }
    }
    let sourceOfTheText = MemoryText(bytes, named: "a text that is long enough")
    let anotherOne = FileText(path, named: "a text that is long enough to be here")

    """,
    """
    2026-11-21 05:01:12 INFO  reader: opened moby-dick.txt in 2 ms
    2026-11-21 05:01:12 INFO  pager: counted 1 239 679 bytes, 22 108 lines in 3 ms
    2026-11-21 05:01:19 WARN  shelf: the library is locked by another program
    2026-11-21 05:01:20 INFO  shelf: saved

    """,
    """
    00000000  43 61 6c 6c 20 6d 65 20  49 73 68 6d 61 65 6c 2e  |Call me Ishmael.|
    00000010  20 53 6f 6d 65 20 79 65  61 72 73 20 61 67 6f e2  | Some years ago.|
    00000020  80 94 6e 65 76 65 72 20  6d 69 6e 64 20 68 6f 77  |..never mind how|

    """,
    """
    aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8g
    aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8g

    """,
    """
    Shall I compare thee to a summer’s day?
    Thou art more lovely and more temperate:
    Rough winds do shake the darling buds of May,
    And summer’s lease hath all too short a date;
    Sometime too hot the eye of heaven shines,
    And often is his gold complexion dimm’d;

    """,
    """
    NAME
           less - opposite of more

    DESCRIPTION
           Less is a program similar to more(1), but which allows backward
           movement in the file as well as forward movement. Also, less does
           not have to read the entire input file before starting, so with
           large input files it starts up faster than text editors.
    \u{C}

    """,
    """
    apple
    pear
    a somewhat longer line
    plum

    """,
  ]
}

@Suite struct HeadingRules {
  private func isHeading(_ line: String, before: String = "\n", after: String = "\n") throws -> Bool
  {
    let text = "Some text.\n" + before + line + "\n" + after + "And more of it.\n"
    let sample = try Sample(Array(text.utf8), measure: 200, rows: 50, wrapColumns: 72)
    return try sample.lines().contains { $0.kind == .heading }
  }

  @Test(arguments: [
    "CHAPTER 1. Loomings.", "CHAPTER XII", "Chapter the Last", "BOOK ONE", "Kapitel IV", "XIV.",
    "THE WHITENESS OF THE WHALE", "ÉTYMOLOGIE", "ГЛАВА", "                          CHORUS.",
    "CHAPTER 73. Stubb and Flask kill a Right Whale; and Then Have a Talk\nover Him.",
  ])
  func `a line that names a chapter is a heading`(_ line: String) throws {
    #expect(try isHeading(line))
  }

  @Test(arguments: [
    "Chapter and verse were given.", "I", "1804", "“WHALING VOYAGE”, he read.", "book one", "A.",
    "                                                        GEORGE L. PERIN.",
  ])
  func `a line of the text is none`(_ line: String) throws {
    #expect(try isHeading(line) == (line == "I"))
  }

  @Test func `capitals need blank lines on both sides, a chapter one before it`() throws {
    #expect(try !isHeading("THE WHALE", before: ""))
    #expect(try !isHeading("THE WHALE", after: ""))
    #expect(try isHeading("CHAPTER 4", after: ""))
    #expect(try !isHeading("CHAPTER 4", before: ""))
  }
}
