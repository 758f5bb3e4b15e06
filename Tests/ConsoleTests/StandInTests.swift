import Console
import Testing

@Suite struct StandInTests {
  @Test(arguments: [
    ("’", "'"), ("“", "\""), ("—", "-"), ("…", "."), ("é", "e"), ("e\u{301}", "e"), ("Ů", "U"),
    ("ø", "o"), ("ế", "e"), ("ß", "s"), ("\u{2003}", " "), ("Ж", "?"), ("ﷲ", "?"), ("\u{7}", "?"),
    ("│", "|"),
  ])
  func `what can be read in ASCII is`(glyph: String, standIn: String) {
    #expect(StandIn.ascii(for: glyph, columns: 1) == standIn)
  }

  @Test func `a stand-in takes the columns of what it stands for`() {
    #expect(StandIn.ascii(for: "日", columns: 2) == "? ")
    #expect(StandIn.ascii(for: "Ａ", columns: 2) == "A ")
    #expect(StandIn.ascii(for: "ー", columns: 2) == "? ")
    #expect(StandIn.unicode(for: "🫩", columns: 2) == "\u{FFFD} ")
    #expect(StandIn.unicode(for: "’", columns: 2) == "' ")
    #expect(StandIn.ascii(for: "", columns: 1) == "?")
  }
}
