import Books
import TestSupport
import Testing

@testable import Paging

/// Contents of texts that are questions and answers.
struct QuestionTests {
  private func titles(_ text: String) throws -> [String] {
    try (Manuscript(MemoryText(text)).outlineSearch.run()?.entries ?? []).map {
      String(repeating: " ", count: $0.level) + $0.title
    }
  }

  private let answer = String(repeating: "It is so for reasons that are told here.\n   ", count: 5)

  private func list(_ question: (Int) -> String, _ answer: (Int) -> String) -> String {
    (1...5).map {
      "\(question($0)) What is the thing with\n   the number \($0)?\n\n\(answer($0)) \(self.answer)\n\n"
    }.joined()
  }

  private func expected(_ number: (Int) -> String = { _ in "" }) -> [String] {
    (1...5).map { number($0) + "What is the thing with the number \($0)?" }
  }

  @Test(arguments: [
    ("Q:", "A:"), ("Q.", "A."), ("Question:", "Answer:"), ("Frage:", "Antwort:"), ("F:", "A:"),
    ("P:", "R:"), ("Вопрос:", "Ответ:"),
  ])
  func `questions with answers are the contents`(_ question: String, _ answer: String) throws {
    let text = list({ _ in question }, { _ in answer })
    #expect(try titles(text) == expected())
    #expect(try titles(text.replacing("\n", with: "\r\n")) == expected())
    // The answer right below its question.
    #expect(try titles(text.replacing("?\n\n", with: "?\n")) == expected())
  }

  @Test func `numbers of questions stay, and a list of them is no contents`() throws {
    let text = list({ "Q\($0)." }, { "A\($0)." })
    #expect(try titles(text) == expected { "\($0). " })
    let front = (1...5).map { "Q\($0). What is the thing?\n\n" }.joined()
    #expect(try titles("Contents\n\n" + front + text) == expected { "\($0). " })
    #expect(try titles(list({ "Q 2.\($0))" }, { "A 2.\($0))" })) == expected { "2.\($0). " })
  }

  @Test func `underlined headings stand above their questions`() throws {
    let questions = list({ _ in "Q:" }, { _ in "A:" })
    let text = "Things\n======\n\n\(questions)Others\n======\n\n\(questions)"
    let below = expected().map { " " + $0 }
    #expect(try titles(text) == ["Things"] + below + ["Others"] + below)
  }

  @Test func `two questions may have one answer`() throws {
    let text = "Q. Which?\n\nQ. Or what?\n\nA. \(answer)\n\nQ. Why?\n\nA. \(answer)\n"
    #expect(try titles(text) == ["Which?", "Or what?", "Why?"])
  }

  @Test func `questions before a court, and a list without answers, are no contents`() throws {
    let court = String(repeating: "Q. Were you there?\n\nA. I was.\n\n", count: 40)
    #expect(try titles(court).isEmpty)
    let letters = (65...72).map { "\(Character(UnicodeScalar($0)!)). \(answer)\n\n" }.joined()
    #expect(try titles(String(repeating: letters, count: 9)).isEmpty)
    let unanswered = String(repeating: "Q: \(answer)?\n\n", count: 12)
    #expect(try titles(unanswered).isEmpty)
    let chapters = (1...9).map { "CHAPTER \($0)\n\n\(answer)\n\n" }.joined()
    #expect(try titles(chapters + list({ _ in "Q:" }, { _ in "A:" })).count == 9)
  }
}
