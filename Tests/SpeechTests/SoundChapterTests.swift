import Speech
import Testing

@Suite struct SoundChapterTests {
  private let chapters = [
    SoundChapter("One = two", start: 0), SoundChapter("Last", start: 70_514_062),
  ]

  @Test func `chapters have their samples, and end where the next begins`() {
    let text = SoundChapter.metadata(
      title: "A; b", author: "C#", chapters, end: 74_000_000, rate: 22_050)
    #expect(
      text == """
        ;FFMETADATA1
        title=A\\; b
        artist=C\\#
        [CHAPTER]
        TIMEBASE=1/22050
        START=0
        END=70514062
        title=One \\= two
        [CHAPTER]
        TIMEBASE=1/22050
        START=70514062
        END=74000000
        title=Last

        """)
  }

  @Test func `Ogg's tags tell the time to the millisecond`() {
    let text = SoundChapter.metadata(
      title: "A", author: nil, chapters, end: 74_000_000, rate: 22_050, asTags: true)
    #expect(
      text == """
        ;FFMETADATA1
        title=A
        CHAPTER001=00:00:00.000
        CHAPTER001NAME=One \\= two
        CHAPTER002=00:53:17.917
        CHAPTER002NAME=Last

        """)
  }

  @Test func `no more chapters are tagged than there are numbers`() {
    let many = (0..<1200).map { SoundChapter("\($0)", start: $0) }
    let text = SoundChapter.metadata(
      title: "A", author: nil, many, end: 2000, rate: 22_050, asTags: true)
    #expect(text.contains("CHAPTER999=") && !text.contains("CHAPTER1000"))
  }

  @Test func `what is said before the first chapter is one of its own`() {
    let late = [SoundChapter("II", start: 44_100)]
    #expect(
      SoundChapter.withBeginning(late, rate: 22_050) == [SoundChapter("Beginning", start: 0)] + late
    )
    #expect(SoundChapter.withBeginning(chapters, rate: 22_050) == chapters)
    #expect(SoundChapter.withBeginning([], rate: 22_050).isEmpty)
  }
}
