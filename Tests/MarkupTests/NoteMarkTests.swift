import Books
import Markup
import Testing

/// Which links are the marks of notes, and how far the notes go.
struct NoteMarkTests {
  /// What tables say of a body: its spans of these kinds, and the notes that marks lead to.
  private struct Told {
    var marks: [String] = [], backs: [String] = [], links: [String] = []
    var notes: [String] = []

    init(_ body: String, isSaved: Bool) throws {
      let book = Converted(body)
      let tables = BookTables(title: nil)
      tables.add(
        book.batch, addresses: book.converter.addresses, languages: book.converter.languages)
      let structure: any TextStructure =
        isSaved ? try #require(SavedTables(tables.saved())) : tables
      for span in try structure.spans(beginningIn: 0..<book.batch.bytes.count) {
        let words = String(decoding: book.batch.bytes[span.range], as: UTF8.self)
        switch span.kind {
        case .noteReference:
          marks.append(words)
          let note = try #require(structure.extent(of: span))
          notes.append(String(decoding: book.batch.bytes[note], as: UTF8.self))
        case .backLink: backs.append(words)
        case .link: links.append(words)
        default: break
        }
      }
    }
  }

  private static let mark = "<p>Words<a id='r1' href='#n1'>1</a> go on.</p>"

  @Test(arguments: [false, true])
  func `a number is the mark of a note if the note leads back`(_ isSaved: Bool) throws {
    let told = try Told(
      Self.mark + "<p>See <a href='#r1'>2</a>.</p>"
        + "<p id='n1'><a href='#r1'>1</a> Note. <a href='#r1'>back</a></p>", isSaved: isSaved)
    #expect(told.marks == ["1"] && told.backs == ["1"])
    #expect(told.links == ["2", "back"])
    #expect(told.notes == ["1 Note. back\n"])
  }

  @Test(arguments: [false, true])
  func `a note that is not there or has no words has no others`(_ isSaved: Bool) throws {
    let told = try Told(
      "<p>Words<a href='#n1' epub:type='noteref'>1</a><a href='#n2' epub:type='noteref'>2</a>"
        + "<a href='#n9' epub:type='noteref'>9</a> go on.</p><a id='before'></a>"
        + "<ol><li id='n1' epub:type='endnote'><p id='in'></p></li>"
        + "<li id='n2' epub:type='endnote'><p>The second.</p></li></ol>", isSaved: isSaved)
    #expect(told.marks == ["1", "2", "9"])
    #expect(told.notes.map { $0.replacing("\n", with: "") } == ["", "The second.", ""])
  }

  @Test func `an empty element before a note leads to it`() throws {
    let told = try Told(
      "<p>Words<a href='#n1' epub:type='noteref'>1</a><a href='#n2' epub:type='noteref'>2</a></p>"
        + "<p id='n1'></p><aside epub:type='footnote'><a id='n2'></a><p>The note.</p></aside>",
      isSaved: false)
    #expect(told.notes.map { $0.replacing("\n", with: "") } == ["The note.", "The note."])
  }

  @Test(arguments: [false, true])
  func `a note need not lead back if it is called so, or its mark is raised`(
    _ isSaved: Bool
  ) throws {
    let told = try Told(
      """
      <p>A<a href='#fn1'>1</a> b<sup><a href='#x2'>2</a></sup> c<a href='#ftn3'>[3]</a>
      d<a href='#note4'>4</a> e<sup><a href='#x5'>*</a></sup> f<a href='#_ftn6'>6</a>
      g<a href='#footnote-7'>7</a>.</p>
      <p id='fn1'>1. One.</p><p><a id='x2'></a>2 Two.</p>
      <section role='doc-endnotes'><ol><li id='ftn3'><p>Three.</p><p>More.</p></li></ol></section>
      <table><tr><td id='note4'>4</td><td>Four.</td></tr><tr><td>5</td><td>other</td></tr></table>
      <dl><dt id='x5'>*</dt><dd>Five.</dd><dt id='_ftn6'>6</dt><dd>Six.</dd></dl>
      <table><tr id='footnote-7'><td>7</td><td>Seven.</td></tr></table><p>Other</p>
      """, isSaved: isSaved)
    #expect(told.marks == ["1", "2", "[3]", "4", "*", "6", "7"])
    let notes = told.notes.map { $0.split { $0.isWhitespace }.joined(separator: " ") }
    #expect(
      notes == [
        "1. One.", "2 Two.", "Three. More.", "4 Four.", "* Five.", "6 Six.", "7 Seven.",
      ])
  }

  private static let note = "<p id='n1'>Note. <a href='#r1'>back</a></p>"

  @Test(arguments: [
    ("[<a id='r1' href='#n1'>1</a>]", "[1]"), ("<sup>[<a id='r1' href='#n1'>1</a>]</sup>", "[1]"),
    ("[<sup><a id='r1' href='#n1'>1</a></sup>]", "[1]"), ("(<a id='r1' href='#n1'>*</a>)", "(*)"),
    ("{<a id='r1' href='#n1'><i>b</i></a>}", "{b}"),
    (".[<a id='r1' href='#n1' epub:type='noteref'>1</a>]", "[1]"),
    // Not right around it, or not a pair.
    ("[ <a id='r1' href='#n1'>1</a>]", "1"), ("[<a id='r1' href='#n1'>1</a> ]", "1"),
    ("[<a id='r1' href='#n1'>1</a>)", "1"), ("[<a id='r1' href='#n1'>1</a>, 5]", "1"),
    ("]<a id='r1' href='#n1'>1</a>[", "1"),
  ])
  func `brackets right around the mark of a note are a part of it`(
    _ mark: String, _ expected: String
  ) throws {
    for isSaved in [false, true] {
      let told = try Told("<p>Words\(mark) go on.</p>" + Self.note, isSaved: isSaved)
      #expect(told.marks == [expected])
    }
    let text = String(decoding: Converted("<p>Words\(mark) go on.</p>").batch.bytes, as: UTF8.self)
    #expect(!text.contains("\u{2060}") || !expected.contains("["), "\(text)")
  }

  @Test func `brackets at the ends of a line, and around words, are the text's`() throws {
    let told = try Told(
      "<p>[<a href='#n1'>1</a><br/>]</p><p>[<a href='#n1'>see the note</a>]</p>" + Self.note,
      isSaved: false)
    #expect(told.links.first == "1" && told.links.contains("see the note"))
  }

  @Test(arguments: [
    // The contents, whose headings lead back to them.
    "<p><a id='r1' href='#n1'>1</a></p><h2 id='n1'><a href='#r1'>1</a></h2><p>Text.</p>",
    // A number that leads to what does not lead back.
    "<p>See <a id='r1' href='#n1'>1</a></p><p id='n1'>Text.</p>",
    "<p>See <a href='http://example.org/'>1</a></p>",
    "<p>See <a href='#c1'>1</a></p><p id='c1'>Text.</p>",
    "<p>See <sup><a href='#c1'>1</a></sup></p><h2 id='c1'>Chapter</h2><p>Text.</p>",
    "<p id='fn1'>Text.</p><p>See <sup><a href='#fn1'>1</a></sup></p>",
    "<p id='n1'>Text <a href='#r1'>back</a></p><p>See <a id='r1' href='#n1'>1</a></p>",
  ])
  func `a number that leads elsewhere is a link`(_ body: String) throws {
    let told = try Told(body, isSaved: false)
    #expect(told.marks.isEmpty && told.backs.isEmpty)
  }

  @Test(arguments: [
    "<p><a id='n1'> </a></p><p>1 (<a href='#r1'>return</a>)<br/>[ The note ]</p>",
    "<div><p><a id='n1'/></p></div><div><p>1 (<a href='#r1'>return</a>)<br/>[ The note ]</p></div>",
    "<p><a id='n1'/>1 (<a href='#r1'>return</a>)<br/>[ The note ]</p>",
  ])
  func `an anchor without words leads to the block below it`(_ note: String) throws {
    let told = try Told(
      Self.mark + note + "<p><a id='n2'> </a></p><p>2 [ Another ]</p>", isSaved: false)
    #expect(told.notes == ["1 (return)\n[ The note ]\n"])
  }

  @Test(arguments: [
    "<div class='footnote'><p><a id='n1'/><a href='#r1'>[1]</a> One.</p><p>Two.</p></div>",
    "<aside epub:type='footnote'><p id='n1'><a href='#r1'>[1]</a> One.</p><p>Two.</p></aside>",
  ])
  func `what a note begins with leads to all of it`(_ note: String) throws {
    let told = try Told(Self.mark + note + "<p>Three.</p>", isSaved: false)
    #expect(told.notes == ["[1] One.\n\nTwo.\n"])
  }

  @Test
  func `an anchor at the end of a document leads to its end`() {
    let book = Converted(documents: [
      "<html><body><p>One.</p><p id='last'/></body></html>",
      "<html><body><p>Two.</p></body></html>",
    ])
    #expect(book.batch.anchors.contains { $0.name == "unit0.xhtml#last" && $0.offset == 5 })
  }
}
