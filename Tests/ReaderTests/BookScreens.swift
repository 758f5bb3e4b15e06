import Books
import Formats
import Foundation
import Paging
import Screen
import TestSupport
import Testing
import TextPlace

/// Pages of a short EPUB with each thing that a book of markup may have.
@Suite struct BookScreens {
  private static let first = """
    <hgroup><h2>I</h2><p>A Beginning</p></hgroup>
    <p>The <i>Pequod</i> sailed on <b>Christmas</b> Day<a epub:type='noteref' href='notes.xhtml#n1'>1</a>,
    in the year <span class='sc'>anno domini</span> of which nobody<sup><a href='notes.xhtml#n12'
    id='back' epub:type='noteref'>12</a></sup> says <span class='up'>anything</span>, by <a href='http://example.org'>the log</a>.</p>
    <p>The water was H<sub>2</sub>O, and there were 10<sup>3</sup> barrels in the hold, says
    <code>the_list()</code>, and <s>none</s> were broken.</p>
    <blockquote><p>Dear Captain,</p><p>I have the honour to be, as ever, without any money, and in need of
    some.</p><p class='right'>Your servant</p></blockquote>
    <div class='poem'><div class='stanza'><p>The ribs and terrors in the whale,</p>
    <p class='in'>Arched over me a dismal gloom, while all God’s sun-lit waves rolled by and by and by</p></div>
    <div class='stanza'><p>I saw the opening maw of hell</p></div></div>
    <hr/><h3>What was aboard</h3>
    <ul><li>bread and salted meat for a whole year, or a little more, of sailing</li>
    <li>water<ol><li>in casks</li><li>in bottles</li></ol></li></ul>
    <dl><dt>Ambergris</dt><dd>What perfumes are made of.</dd></dl>
    """
  private static let second = """
    <h2>II</h2><p>A table, and a wide one:</p>
    <table><thead><tr><th>Ship</th><th>Port</th><th>Tons</th></tr></thead>
    <tr><td>Pequod</td><td>Nantucket</td><td>310</td></tr>
    <tr><td>Samuel Enderby</td><td>London</td><td>1,200</td></tr></table>
    <table><tr><td>A cell whose words go on for long, longer than lines of most screens are</td>
    <td>and another cell beside it, which has much to say as well</td></tr>
    <tr><td>Short</td><td>cells</td></tr></table>
    <pre>for day in voyage {\n  sail()\n}</pre>
    <figure><img src='w.png' alt='A whale, seen from the side'/><figcaption>Plate 1. The whale</figcaption></figure>
    <p>And <math><msup><mi>e</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup></math> is
    <math><mfrac><mn>1</mn><mi>e</mi></mfrac></math>.</p><p dir='rtl'>שלום לכל העולם</p>
    """
  private static let notes = """
    <h2>Notes</h2><aside epub:type='footnote' id='n1'><p>The twenty-fifth of December.</p><p>It was cold.</p>
    </aside><aside epub:type='footnote' id='n12'><p>But the owners. <a href='one.xhtml#back'>↩</a></p></aside>
    """
  private static let css = """
    .sc { font-variant: small-caps } .right { text-align: right } h2, hgroup p { text-align: center }
    .in { padding-left: 2em } .up { text-transform: uppercase }
    """

  private func rig(rows: Int, columns: Int) throws -> Rig {
    let folder = try ScratchFolder()
    let style = "<style>\(Self.css)</style>"
    let book = SmallArchive.epub(
      [("one.xhtml", Self.first), ("two.xhtml", Self.second), ("notes.xhtml", Self.notes)],
      head: style)
    let path = folder.path("book.epub")
    try Data(book).write(to: URL(filePath: path))
    let source = try TextOpener.open(path: path) {}.source
    while !source.isComplete { Thread.sleep(forTimeInterval: 0.001) }
    let bytes = try source.bytes(at: 0, count: source.count)
    return try Rig(
      String(decoding: bytes, as: UTF8.self), rows: rows, columns: columns,
      title: BookTitle(title: "Small", author: "A. Nobody"), structure: source.structure)
  }

  @Test(arguments: [(40, 120), (24, 80), (20, 40)])
  func `each page is as committed`(_ rows: Int, _ columns: Int) throws {
    var rig = try rig(rows: rows, columns: columns)
    var screens = [rig.styled]
    while !rig.last.isLast {
      try rig.press(.right)
      screens.append(rig.styled)
    }
    try expectGolden(screens.joined(separator: "\n\n"), "book \(columns)x\(rows)")
  }

  @Test func `a note of two paragraphs opens as a whole, and a copy has the book's own digits`()
    throws
  {
    var rig = try rig(rows: 24, columns: 80)
    #expect(rig.screen.contains("Christmas Day¹"))
    try rig.type("f")
    try rig.type("a")
    #expect(rig.screen.contains("twenty-fifth") && rig.screen.contains("It was cold."))
    #expect(!rig.screen.contains("But the owners"))
    try rig.type("q")
    let mark = try #require(
      rig.page.lines.flatMap(\.glyphs).first { $0.styles.contains(.noteReference) })
    #expect(mark.text == "1")
  }
}
