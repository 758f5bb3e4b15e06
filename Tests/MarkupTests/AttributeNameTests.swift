import Books
import Markup
import Testing

/// Attributes of XML with characters that only HTML has names for.
struct AttributeNameTests {
  /// Keeps the attributes of each element.
  private final class Reader: MarkupHandler {
    var values: [String] = []

    func begin(_ name: String, _ attributes: Attributes) {
      if let value = attributes["title"] { values.append(value) }
    }

    func end() {}

    func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
  }

  private func titles(_ document: some Sequence<UInt8>, piece: Int = .max) -> [String] {
    let reader = Reader()
    let parser = XMLParser(reader)
    var rest = Array(document)[...]
    repeat {
      let part = Array(rest.prefix(piece))
      rest = rest.dropFirst(part.count)
      part.withUnsafeBytes { try? parser.parse($0, isLast: rest.isEmpty) }
    } while !rest.isEmpty
    return reader.values
  }

  @Test(arguments: ["", "<!DOCTYPE html>", "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML' 'x.dtd'>"])
  func `characters with names are in attributes as in the text`(declaration: String) {
    let document =
      "\(declaration)<p title='Caf&eacute; &amp; bar&nbsp;&lt;1&gt;'>"
      + "<b title='a &mdash; b &#65;&bogus; &fjlig;'/><i title='plain'/></p>"
    let expected = ["Café & bar\u{A0}<1>", "a — b A&bogus; fj", "plain"]
    for piece in [1, 7, Int.max] {
      #expect(titles(document.utf8, piece: piece) == expected)
    }
  }

  @Test func `what a document declares itself goes before`() {
    let document =
      "<!DOCTYPE p [<!ENTITY mdash '--'><!ENTITY cafe 'caf&eacute; &quot;x&quot; &#37;'>]>"
      + "<p title='&mdash;'><b title='a &cafe; &mdash; &ouml;'/></p>"
    #expect(titles(document.utf8) == ["--", "a café \"x\" % -- ö"])
  }

  @Test func `attributes that a document gives to all elements are kept`() {
    let document = "<!DOCTYPE p [<!ATTLIST p title CDATA 'x'>]><p alt='&ouml;'/>"
    #expect(titles(document.utf8) == ["x"])
  }

  @Test func `names are known in documents of other encodings`() {
    let text = "<p title='é &ouml;'/>"
    let latin = "<?xml version='1.0' encoding='ISO-8859-1'?>" + text
    #expect(titles(latin.unicodeScalars.map { UInt8($0.value) }) == ["é ö"])
    let wide = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>" + text
    #expect(titles(wide.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == ["é ö"])
    #expect(titles(wide.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == ["é ö"])
  }

  @Test func `names that stand for one another do not unfold without end`() {
    var document = "<!DOCTYPE p [<!ENTITY a0 '&eacute;'>"
    for number in 1...300 {
      document += "<!ENTITY a\(number) '&a\(number - 1);&a\(number - 1);'>"
    }
    #expect(titles((document + "]><p title='&a300;'/>").utf8).isEmpty)
    #expect(titles((document + "]><p title='&a3; &uuml;'/>").utf8) == ["éééééééé ü"])
  }

  @Test func `the words of a picture and addresses have them`() {
    let book = Converted(
      "<p><img src='a.png' alt='K&ouml;ln &mdash; Dom'/> "
        + "<a href='http://a.org/?b=1&amp;c=&eacute;'>x</a></p>")
    #expect(book.text == "[Köln — Dom] x\n")
    #expect(book.converter.addresses.last == "http://a.org/?b=1&c=é")
  }
}
