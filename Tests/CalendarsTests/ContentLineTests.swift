import Calendars
import Datebook
import TestSupport
import Testing

@Suite struct ContentLineTests {
  private func lines(_ text: String) -> [ContentLines.Element] {
    Array(ContentLines(Array(text.utf8)))
  }

  @Test func `folded lines are one, with parameters in quotes and escapes`() {
    let text = """
      \u{FEFF}attendee;cn="Melville; Herman: H.";Role=CHAIR:mailto:x@\r\n  example.org\r\n\r\nA:b\n\tc
      """
    #expect(
      lines(text) == [
        .line(
          ContentLine(
            "ATTENDEE", parameters: [("CN", "Melville; Herman: H."), ("ROLE", "CHAIR")],
            "mailto:x@ example.org", number: 1)),
        .line(ContentLine("A", "bc", number: 4)),
      ])
    #expect(lines("no colon\nX;A:1\n") == [.unreadable(number: 1), .unreadable(number: 2)])
    #expect(lines("") == [])
  }

  @Test func `a line may be folded within a character`() {
    let bytes = Array("A:".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xA9]
    #expect(Array(ContentLines(bytes)) == [.line(ContentLine("A", "é", number: 1))])
  }

  @Test func `what is written is read again, in lines of 75 bytes`() {
    var random = SeededGenerator(seed: 7986)
    let alphabet = Array("ab ,;:\\\"^\né日👁\u{301}\t'=")
    for _ in 0..<300 {
      let words = String(
        (0..<Int.random(in: 0...200, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      var text = CalendarText()
      text.write("SUMMARY;X-P=\"a;b\"", words: words)
      #expect(text.text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
      guard case .line(let line) = lines(text.text).first else {
        Issue.record("no line: \(text.text)")
        continue
      }
      #expect(line.name == "SUMMARY" && line["X-P"] == "a;b")
      #expect(TextValue.text(line.value) == words)
    }
  }

  @Test func `lines may end with a carriage return alone, and bytes be those of Latin 1`() {
    #expect(lines("A:b\r c\rD:e\r").count == 2)
    let bytes = Array("A;B=".utf8) + [0xE9, 0x3A, 0xFC, 0x0A] + Array("C:ü\n".utf8)
    #expect(
      Array(ContentLines(bytes)) == [
        .line(ContentLine("A", parameters: [("B", "é")], "ü", number: 1)),
        .line(ContentLine("C", "ü", number: 2)),
      ])
  }

  @Test func `a parameter has the escapes of RFC 6868`() {
    #expect(
      lines("A;B=x^^n^ny^'z^q^:v") == [
        .line(ContentLine("A", parameters: [("B", "x^n\ny\"z^q^")], "v", number: 1))
      ])
  }
}
