import Stories
import Testing

struct ModelTests {
  private static let request = StoryRequest(
    hero: "Zora", companion: "Zora's owl", band: .middle, theme: .courage,
    interests: ["ZORA the ship"])

  @Test func `the name of the child is in no request`() {
    for body in [
      ModelPrompt.body(Self.request, model: "m"),
      ModelPrompt.body(Self.request, model: "m", former: "Zora went. Zora came."),
      ModelPrompt.body(Self.request, model: "m", former: "Zora", faults: ["12 words"]),
    ] {
      #expect(!body.lowercased().contains("zora"))
      #expect(body.contains("NAME"))
      #expect(!body.contains("\n"))
    }
  }

  @Test func `the name is put back, wherever the answer is split`() {
    let words = "The Hill\n\nNAME ran. NA! NAME’s owl, N"
    for split in 0...words.count {
      var answer = ModelAnswer(hero: "Zora")
      answer.append(String(words.prefix(split)))
      answer.append(String(words.dropFirst(split)))
      answer.end()
      #expect(answer.text == "The Hill\n\nZora ran. NA! Zora’s owl, N", "split at \(split)")
    }
  }

  @Test func `an answer is cleaned, and cut where it is too long`() {
    var answer = ModelAnswer(hero: "Zora")
    answer.append("# **A Hill**\u{1B}[31m\n\n\n\nNAME_ \u{200B}ran\u{7}.\r\n")
    answer.end()
    #expect(answer.text == "A Hill\n\nZora ran.")
    var long = ModelAnswer(hero: "Zora")
    long.append(String(repeating: "é", count: 20_000))
    long.end()
    #expect(long.isTooLong && long.text.utf8.count <= ModelAnswer.longest)
  }

  @Test func `an answer is held against its band, loops and unfit words`() {
    var answer = ModelAnswer(hero: "Zora")
    answer.append("The Hill\n\n" + String(repeating: "The cat sat on the mat. ", count: 80))
    answer.end()
    #expect(answer.parted.title == "The Hill")
    #expect(answer.faults(for: .middle) == ["it goes round in circles"])
    var unfit = ModelAnswer(hero: "Zora")
    unfit.append("Hill\nThe demon had a gun.")
    #expect(unfit.faults(for: .early).contains("it has words that are not for children"))
  }

  @Test(arguments: [
    ("NAME ran.", true), ("NaMENE ran.", false), ("Then NAMMY ran.", false),
    ("NAME’s cat said BOOM to McDonald.", true), ("aNAMEb ran.", false),
  ])
  func `a name that is put back wrongly is a fault`(words: String, isFit: Bool) {
    var answer = ModelAnswer(hero: "JoJoJo")
    answer.append("Hill\n\n" + words)
    answer.end()
    #expect(answer.faults(for: .early).contains("it garbles the hero's name") != isFit)
  }
}
