import TestSupport
import Testing

@testable import Formats

/// Tags in documents of word processors, which may be broken, long, or no longer wanted.
@Suite struct XMLTags {
  private func names(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var names: [String] = []
    var index = 0
    while let (_, tag) = XMLTag.next(in: bytes, from: index) {
      names.append((tag.isEnd ? "/" : "") + tag.name + (tag.isEmpty ? "/" : ""))
      index = tag.end
    }
    return names
  }

  @Test func `a tag ends at its sign, but not at one in a value`() {
    #expect(names("a<w:p x='>' y=\">\">b</w:p><w:br/>") == ["w:p", "/w:p", "w:br/"])
    #expect(names("< a <1> <!-- --> <?xml?> <w:t>") == ["w:t"])
  }

  @Test func `a tag that does not end is none, and the next one is`() {
    #expect(names("<w:p <w:r>x</w:r>") == ["w:r", "/w:r"])
    #expect(names("<w:p x='1 <w:r>x</w:r>") == ["w:r", "/w:r"])
    #expect(names("<w:p <w:r x=\"") == [])
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["<a ", "<a x=\"", "<a x='y\" ", "<a>", "<a/>", "</a "])
  func `any number of tags that do not end is looked through once`(_ tag: String) {
    let bytes = Array(String(repeating: tag, count: 1_000_000).utf8)
    var (count, index) = (0, 0)
    while let (_, tag) = XMLTag.next(in: bytes, from: index) {
      (count, index) = (count + 1, tag.end)
    }
    #expect(count == (tag.hasSuffix(">") ? 1_000_000 : 0))
  }

  @Test func `nothing more is read of a document whose opening is stopped`() {
    let word = Array("<w:document><w:p><w:fldSimple><w:t>a</w:t></w:fldSimple></w:p>".utf8)
    let openDocument = Array("<text:section><text:p>a</text:p></text:section>".utf8)
    let old = Array("<w:wordDocument><w:body><w:p/></w:body></w:wordDocument>".utf8)
    let stop = OpeningStop()
    #expect(WordText.respelled(word, stop: stop) != nil)
    #expect(OpenDocumentText.respelled(openDocument, stop: stop) != nil)
    #expect(WordXML.files(of: old, stop: stop) != nil)
    stop.stop()
    #expect(WordText.respelled(word, stop: stop) == nil)
    #expect(OpenDocumentText.respelled(openDocument, stop: stop) == nil)
    #expect(WordXML.files(of: old, stop: stop) == nil)
  }
}
