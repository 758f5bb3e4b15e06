import Books
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Formats
@testable import Markup

/// Files that other programs turn into texts, where these are installed.
struct OutsideTests {
  private static func has(_ program: String) -> Bool { access("/usr/bin/\(program)", X_OK) == 0 }
  private static let hasPandoc = has("pandoc")
  private static let hasPoppler = has("pdftotext")
  private static let hasCatdoc = has("catdoc")
  private static let hasSevenZip = has("7z")
  private static let hasBsdtar = has("bsdtar")
  private static let hasUnrar = has("unrar")

  private static let word: [(name: String, bytes: [UInt8])] = [
    (
      "[Content_Types].xml",
      """
      <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default \
      Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
      <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-\
      officedocument.wordprocessingml.document.main+xml"/></Types>
      """
    ),
    (
      "_rels/.rels",
      """
      <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
      <Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/\
      relationships/officeDocument" Target="word/document.xml"/></Relationships>
      """
    ),
    (
      "word/document.xml",
      """
      <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>\
      <w:p><w:r><w:t>Call me </w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>Ishmael</w:t></w:r>\
      <w:r><w:t>.</w:t></w:r></w:p></w:body></w:document>
      """
    ),
  ].map { ($0.0, Array($0.1.utf8)) }

  /// What Word, LibreOffice and WordPad write of a document, beside its text.
  private static let facts: [(file: String, bytes: [UInt8])] = [
    (
      "a.docx",
      SmallArchive.zip(
        word + [
          (
            "docProps/core.xml",
            Array(
              """
              <cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Die Reise</dc:title>\
              <dc:creator>Anna Müller</dc:creator></cp:coreProperties>
              """.utf8)
          ),
          (
            "word/styles.xml",
            Array(
              """
              <w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="de-DE"/>\
              </w:rPr></w:rPrDefault></w:docDefaults></w:styles>
              """.utf8)
          ),
        ])
    ),
    (
      "a.rtf",
      Array(
        #"{\rtf1\ansi{\info{\title Die Reise}{\author Anna M\'fcller}}{\pard Call me.\par}}"#.utf8)
    ),
  ]

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"), arguments: facts)
  func `a document of a word processor keeps its title and its author`(
    file: String, bytes: [UInt8]
  ) async throws {
    let scratch = Scratch()
    let text = try TextOpener.open(path: try scratch.file(bytes, named: file)) {}
    try await text.source.waitForAll()
    #expect(text.structure?.title == BookTitle(title: "Die Reise", author: "Anna Müller"))
    if file == "a.docx" { #expect(text.structure?.language(0) == "de-DE") }
    #expect(text.origin?.hasSuffix(", through pandoc") == true)
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `a Word document is read with its emphasis, and once`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(SmallArchive.zip(Self.word), named: "a.docx")
    #expect(TextOpener.converter(forFileAt: path) == "pandoc")
    let options = OpenOptions(cacheFolder: scratch.path("cache"))
    let text = try TextOpener.open(path: path, options: options) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "Call me Ishmael.\n")
    let spans = try #require(text.structure).spans(beginningIn: 0..<17)
    #expect(spans.map(\.kind) == [.emphasis] && spans.map(\.range) == [8..<15])
    #expect(text.file.path == path && text.structure?.title == nil)
    #expect(text.origin == "Word document, through pandoc")
    // The digest is that of the file.
    let plain = try TextOpener.open(path: path, options: .identifying) {}
    #expect(text.digest == plain.digest)
    // The next opening needs no program: what it wrote is kept.
    let output = try #require(
      FileManager.default.contentsOfDirectory(atPath: scratch.path("cache"))
        .first { $0.hasSuffix("-output") })
    try Data("<html><body><p>Kept</p></body></html>".utf8)
      .write(to: URL(fileURLWithPath: scratch.path("cache/\(output)")))
    for entry in try FileManager.default.contentsOfDirectory(atPath: scratch.path("cache"))
    where entry != output {
      try FileManager.default.removeItem(atPath: scratch.path("cache/\(entry)"))
    }
    let again = try TextOpener.open(path: path, options: options) {}
    try await again.source.waitForAll()
    #expect(try again.source.text == "Kept\n")
  }

  @Test(
    .enabled(
      if: hasPandoc && OutsideProgram.calibre(ending: "docx").path == nil,
      "pandoc is not installed, or calibre is too, which reads what pandoc cannot"))
  func `a document that is broken or not wanted is told`() throws {
    let scratch = Scratch()
    var broken = Self.word
    broken[2].bytes = Array(broken[2].bytes.prefix(90))
    let path = try scratch.file(SmallArchive.zip(broken), named: "a.docx")
    let error = try #require(refusalToOpen(path))
    guard case .notConverted("pandoc", let why) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(!why.isEmpty && !why.contains("\n"))
    #expect(error.sentence == "cannot open '\(path)': pandoc could not read it: \(why)")

    let stop = OpeningStop()
    stop.stop()
    let whole = try scratch.file(SmallArchive.zip(Self.word), named: "b.docx")
    #expect(throws: OpenError(file: whole, reason: .stopped)) {
      try TextOpener.open(path: whole, stop: stop) {}
    }
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `a long document that is stopped while it is made ready ends at once`() throws {
    let scratch = Scratch()
    var document = Self.word
    let run = "<w:p><w:fldSimple w:instr=\"X\"><w:r><w:t>a</w:t></w:r></w:fldSimple></w:p>"
    let text = String(decoding: document[2].bytes, as: UTF8.self)
    document[2].bytes = Array(
      text.replacing("<w:body>", with: "<w:body>" + String(repeating: run, count: 600_000)).utf8)
    let path = try scratch.file(SmallArchive.zip(document), named: "a.docx")
    // At any moment of the way.
    for milliseconds: UInt32 in [0, 50, 300, 900] {
      let stop = OpeningStop()
      let stopped = Mutex<ContinuousClock.Instant?>(nil)
      let thread = Thread {
        usleep(milliseconds * 1000)
        stopped.withLock { $0 = .now }
        stop.stop()
      }
      thread.start()
      #expect(throws: OpenError(file: path, reason: .stopped)) {
        try TextOpener.open(path: path, stop: stop) {}
      }
      let passed = try #require(stopped.withLock { $0 }).duration(to: .now)
      // Not when it is done: that a busy machine is slow is no fault.
      #expect(passed < .seconds(20), "\(milliseconds) ms: \(passed)")
    }
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `RTF is read, and a text that shows it stays a text`() async throws {
    let scratch = Scratch()
    let bytes = Array(#"{\rtf1\ansi Hello {\b bold} world.\par Second.\par}"#.utf8)
    let text = try TextOpener.open(path: scratch.file(bytes, named: "a.rtf")) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "Hello bold world.\n\nSecond.\n")
    let source = try TextOpener.open(path: scratch.file(bytes, named: "a.txt")) {}
    #expect(try source.source.text.hasPrefix(#"{\rtf1"#))
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `no letter is lost behind one that RTF writes by its number`() async throws {
    let scratch = Scratch()
    let bytes = Array(
      #"{\rtf1\ansi W\u228?lder, Fu\u223\'3fnote, M\u252{}ller, na\uc0\u239 ve.\par}"#.utf8)
    let text = try TextOpener.open(path: scratch.file(bytes, named: "a.rtf")) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "Wälder, Fußnote, Müller, naïve.\n")
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `notes of RTF are notes`() async throws {
    let scratch = Scratch()
    let bytes = Array(
      #"{\rtf1\ansi One{\super\chftn{\*\footnote\pard{\super\chftn} A note.}} two{\footnote Another.}.\par}"#
        .utf8)
    let text = try TextOpener.open(path: scratch.file(bytes, named: "a.rtf")) {}
    try await text.source.waitForAll()
    #expect(try text.source.text.contains("One1 two2.") && text.source.text.contains("A note."))
    #expect(try text.source.text.contains("Another."))
    let spans = try #require(text.structure).spans(beginningIn: 0..<20)
    #expect(spans.filter { $0.kind == .noteReference }.count == 2)
  }

  @Test(arguments: [
    (
      #"{\rtf1\ansi\ansicpg1251 \'cf\'f0 \'2c\'c0}"#,
      #"{\rtf1\ansi\ansicpg1251 \u1055\'3f\u1088\'3f \'2c\u1040\'3f}"#
    ),
    (
      #"{{\fonttbl{\f0\fcharset238 \'bf;}{\f1\fcharset0 B;}}\f0 \'bf{\f1 \'fc}\'f3\plain\'fc}"#,
      #"{{\fonttbl{\f0\fcharset238 \'bf;}{\f1\fcharset0 B;}}\f0 \u380\'3f{\f1 \'fc}\u243\'3f\plain\'fc}"#
    ),
    (
      #"{\ansicpg1251\uc0\'c0\u1041{\uc1\u1041\'c1\'c1}}"#,
      #"{\ansicpg1251\uc0{\uc1\u1040\'3f}\u1041{\uc1\u1041\'c1\u1041\'3f}}"#
    ),
    (
      #"{\ansicpg932\uc2\f26\'82\'a0\'83^x\u12356\'82\'a2\'82}"#,
      #"{\ansicpg932\uc2\f26{\uc1\u12354\'3f\u12479\'3f}x\u12356\'82\'a2{\uc1\u-3\'3f}}"#
    ),
    (
      "{\\ansicpg932 \\'82\n\\'a0 \\'83\r\nA\n\\par}",
      #"{\ansicpg932 \u12354\'3f \u12450\'3f"# + "\n\\par}"
    ),
    (#"{\ansicpg1251 \bin4 \'e4\'e4\{\'41\}}"#, #"{\ansicpg1251 \bin4 \'e4\u1076\'3f\{\'41\}}"#),
  ])
  func `bytes of RTF are characters of its code pages`(_ text: String, _ respelled: String) {
    let bytes = RichTextCodePages.respelled(Array(text.utf8))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == respelled)
  }

  @Test(arguments: [
    #"{\rtf1\ansi caf\'e9}"#, #"{\ansicpg1251 \'c"#,
    #"{\ansicpg1251 \bin9223372036854775807 \'c0\par}"#, #"{\ansicpg1251 a}"#, "\\", "",
  ])
  func `RTF without such bytes is as it was`(_ text: String) {
    #expect(RichTextCodePages.respelled(Array(text.utf8)) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long run of characters of two bytes is read in one go`() {
    let text = #"{\ansicpg932 "# + String(repeating: #"\'83A"#, count: 100_000) + "}"
    let bytes = RichTextCodePages.respelled(Array(text.utf8)) ?? []
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{\ansicpg932 "# + String(repeating: #"\u12450\'3f"#, count: 100_000) + "}")
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `RTF in another code page has its own letters and title`() async throws {
    let scratch = Scratch()
    let bytes = Array(
      #"{\rtf1\ansi\ansicpg1251{\info{\title \'cc\'e8\'f0}}\'cf\'f0\'e8\'e2\'e5\'f2.\par}"#.utf8)
    let text = try TextOpener.open(path: scratch.file(bytes, named: "a.rtf")) {}
    try await text.source.waitForAll()
    #expect(try text.source.text.hasSuffix("Привет.\n"))
    #expect(text.title(beginning: []).title == "Мир")
  }

  @Test func `notes of RTF are respelled, and no other groups`() {
    func respelled(_ text: String) -> String? {
      RichTextNotes.respelled(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(respelled(#"a{\*\footnote b}{\* \footnote\x c}"#) == #"a{\footnote b}{\footnote\x c}"#)
    #expect(respelled(#"{\footnote a}{\*\footnotesep b}{\*\x}{\*\footnote"#) == nil)
    #expect(respelled("{") == nil && respelled("") == nil)
  }

  /// An OpenDocument text with a body.
  private static func openDocument(_ body: String) -> [UInt8] {
    let names = ["office", "text", "table", "drawing", "svg-compatible"].map { name in
      let prefix = name == "drawing" ? "draw" : name == "svg-compatible" ? "svg" : name
      return "xmlns:\(prefix)='urn:oasis:names:tc:opendocument:xmlns:\(name):1.0'"
    }.joined(separator: " ")
    let content =
      "<?xml version='1.0'?><office:document-content xmlns:xlink='http://www.w3.org/1999/xlink' "
      + "xmlns:dc='http://purl.org/dc/elements/1.1/' \(names) office:version='1.2'><office:automatic-styles/><office:body>"
      + "<office:text>\(body)</office:text></office:body></office:document-content>"
    return SmallArchive.zip(
      [
        ("mimetype", "application/vnd.oasis.opendocument.text"), ("content.xml", content),
        ("styles.xml", "<office:document-styles \(names)/>"), ("META-INF/manifest.xml", "<m/>"),
      ].map { ($0.0, Array($0.1.utf8)) } + [("Pictures/a.png", picture(200, 150))])
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `sections, heads of tables and pictures of an OpenDocument text are there`() async throws {
    func row(_ cells: String...) -> String {
      let cells = cells.map { "<table:table-cell><text:p>\($0)</text:p></table:table-cell>" }
      return "<table:table-row>\(cells.joined())</table:table-row>"
    }
    let body =
      "<text:p>zero</text:p><text:section text:name='a>b'><text:p>one<text:date>, May</text:date>"
      + "</text:p></text:section><text:section text:display=\"none\"><text:p>hidden</text:p>"
      + "</text:section><table:table><table:table-column/><table:table-column/>"
      + "<table:table-header-rows>\(row("H", "I"))</table:table-header-rows>\(row("a", "b"))</table:table>"
      + "<text:p>p<office:annotation><dc:creator>Me</dc:creator></office:annotation></text:p><text:p><draw:frame "
      + "svg:width='9cm'><draw:image xlink:href='Pictures/a.png'/></draw:frame></text:p>"
    let scratch = Scratch()
    let path = try scratch.file(Self.openDocument(body), named: "a.odt")
    let options = OpenOptions(cacheFolder: scratch.path("cache"))
    for _ in 0..<2 {
      let text = try TextOpener.open(path: path, options: options) {}
      try await text.source.waitForAll()
      BookText.finishWrites(within: .seconds(10))
      let words = try text.source.text
      #expect(
        words.split { $0.isWhitespace }.prefix(8) == [
          "zero", "one,", "May", "H", "I", "a", "b", "p",
        ], "\(words)")
      #expect(!words.contains("hidden"))
      #expect(
        text.remarks.map(\.words) == [
          "1 comment, left out", "1 picture, shown where the terminal can, or as words",
        ])
      let structure = try #require(text.structure)
      let pictures = try structure.blocks(from: 0, count: 99).compactMap {
        try structure.picture(at: $0.offset)
      }
      #expect(pictures.map(\.width) == [200])
      #expect(
        text.source.pictureBytes(at: try #require(pictures.first).path) == Self.picture(200, 150))
    }
  }

  @Test func `elements of OpenDocument are taken out, and what they hold is left`() {
    func respelled(_ text: String) -> String? {
      OpenDocumentText.respelled(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(respelled("<a><text:section x='>'>b</text:section></a>") == "<a>b</a>")
    #expect(
      respelled(
        "<text:ruby><text:ruby-base>b</text:ruby-base><text:ruby-text>r</text:ruby-text></text:ruby>"
      )
        == "b(r)")
    #expect(
      respelled("<text:section/>a<text:section><text:section>b</text:section></text:section>")
        == "ab")
    let hidden = "<text:section text:display=\"none\"><text:p>x</text:p></text:section>"
    #expect(respelled(hidden) == nil)
    #expect(respelled("<text:section>\(hidden)</text:section>") == hidden)
    #expect(respelled("a < b <text:section") == nil && respelled("") == nil)
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `fields, ruby and what is of another schema in a Word document are there`() async throws {
    func run(_ words: String) -> String { "<w:r><w:t>\(words)</w:t></w:r>" }
    let body =
      "<w:p>\(run("Figure "))<w:fldSimple w:instr='SEQ'>\(run("7"))</w:fldSimple><w:r><w:t>, </w:t><w:ruby>"
      + "<w:rubyPr/><w:rt>\(run("kan"))</w:rt><w:rubyBase>\(run("漢"))</w:rubyBase></w:ruby></w:r>"
      + "\(run("."))</w:p><w:customXml w:element='x'><w:p>\(run("two"))</w:p></w:customXml></w:body>"
    var parts = Self.word
    parts[2].bytes = Array(
      String(decoding: parts[2].bytes, as: UTF8.self).replacing("</w:body>", with: body).utf8)
    let scratch = Scratch()
    let path = try scratch.file(SmallArchive.zip(parts), named: "a.docx")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "Call me Ishmael.\n\nFigure 7, 漢(kan).\n\ntwo\n")
    #expect(WordText.respelled(Array("<w:p><w:r/></w:p>".utf8)) == nil)
    #expect(WordText.respelled(Array("<w:ruby><w:rt>".utf8)) != nil)
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `pictures and comments of a Word document are told, and its author without a title`()
    async throws
  {
    var parts = Self.word
    let drawing =
      "<w:p><w:r><w:drawing><wp:inline xmlns:wp='http://schemas.openxmlformats.org/drawingml/2006/"
      + "wordprocessingDrawing'><wp:docPr id='1' name='p' descr='A heron'/><a:graphic xmlns:a='http://"
      + "schemas.openxmlformats.org/drawingml/2006/main'><a:graphicData uri='http://schemas.openxmlform"
      + "ats.org/drawingml/2006/picture'><pic:pic xmlns:pic='http://schemas.openxmlformats.org/drawing"
      + "ml/2006/picture'><pic:blipFill><a:blip xmlns:r='http://schemas.openxmlformats.org/office"
      + "Document/2006/relationships' r:embed='i'/></pic:blipFill></pic:pic></a:graphicData>"
      + "</a:graphic></wp:inline></w:drawing></w:r></w:p></w:body>"
    parts[2].bytes = Array(
      String(decoding: parts[2].bytes, as: UTF8.self).replacing("</w:body>", with: drawing).utf8)
    let more = [
      (
        "word/_rels/document.xml.rels",
        "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
          + "<Relationship Id='i' Type='http://schemas.openxmlformats.org/officeDocument/2006/relation"
          + "ships/image' Target='media/i.png'/></Relationships>"
      ),
      ("word/comments.xml", "<w:comments xmlns:w='w'><w:comment w:id='1'/></w:comments>"),
      ("word/footer1.xml", "<w:ftr xmlns:w='w'><w:p><w:r><w:t>7</w:t></w:r></w:p></w:ftr>"),
      (
        "docProps/core.xml",
        "<c:p xmlns:c='c' xmlns:dc='d'><dc:title/><dc:creator>Anna Blum &amp; Carl Dorn</dc:creator></c:p>"
      ),
    ]
    parts += more.map { ($0.0, Array($0.1.utf8)) }
    parts.append(("word/media/i.png", Self.picture(200, 150)))
    let scratch = Scratch()
    let path = try scratch.file(SmallArchive.zip(parts), named: "heron.docx")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    #expect(
      text.remarks.map(\.words) == [
        "1 comment, left out", "1 picture, shown where the terminal can, or as words",
      ])
    let structure = try #require(text.structure)
    let picture = try #require(
      try structure.blocks(from: 0, count: 9).compactMap { try structure.picture(at: $0.offset) }
        .first)
    #expect(text.source.pictureBytes(at: picture.path) == Self.picture(200, 150))
    #expect(structure.title == nil)
    #expect(text.title(beginning: []).author == "Anna Blum, Carl Dorn")
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `a box in a note of a Word document is read, and a picture in a header is told`()
    async throws
  {
    let space = "xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'"
    func run(_ words: String) -> String { "<w:r><w:t>\(words)</w:t></w:r>" }
    var parts = Self.word
    parts[2].bytes = Array(
      String(decoding: parts[2].bytes, as: UTF8.self).replacing(
        "</w:p>", with: "<w:r><w:footnoteReference w:id='2'/></w:r></w:p>"
      ).utf8)
    let box =
      "<w:r><w:pict><w:txbxContent><w:p>\(run("In a box"))</w:p></w:txbxContent></w:pict></w:r>"
    let more = [
      (
        "word/_rels/document.xml.rels",
        "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
          + "<Relationship Id='f' Type='http://schemas.openxmlformats.org/officeDocument/2006/relation"
          + "ships/footnotes' Target='footnotes.xml'/></Relationships>"
      ),
      (
        "word/footnotes.xml",
        "<w:footnotes \(space)><w:footnote w:id='2'><w:p>\(run("A note"))\(box)</w:p></w:footnote>"
          + "</w:footnotes>"
      ),
      ("word/header1.xml", "<w:hdr \(space)><w:p><a:blip r:embed='i'/></w:p></w:hdr>"),
    ]
    parts += more.map { ($0.0, Array($0.1.utf8)) }
    let scratch = Scratch()
    let path = try scratch.file(SmallArchive.zip(parts), named: "a.docx")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    #expect(words.contains("A note") && words.contains("In a box"), "\(words)")
    #expect(text.remarks.map(\.words) == ["headers and footers of pages, left out"])
  }

  /// A document as Word 2003 writes it.
  private static let wordXML = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?><?mso-application progid="Word.Document"?>\
    <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" \
    xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" \
    xmlns:aml="http://schemas.microsoft.com/aml/2001/core" \
    xmlns:st1="urn:schemas-microsoft-com:office:smarttags" \
    xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint" w:macrosPresent="no">\
    <o:DocumentProperties><o:Title>Die Reise</o:Title><o:Author>Anna Müller</o:Author>\
    </o:DocumentProperties><w:styles><w:style w:type="paragraph" w:styleId="H1"><w:name \
    w:val="heading 1"/></w:style></w:styles><w:docPr><w:footnotePr><w:footnote w:type="separator">\
    <w:p/></w:footnote></w:footnotePr></w:docPr><w:body><wx:sect><w:p><w:pPr><w:pStyle \
    w:val="H1"/></w:pPr><w:r><w:t>One</w:t></w:r></w:p><w:p><w:r><w:t>Call me </w:t></w:r>\
    <st1:City><w:r><w:rPr><w:i/></w:rPr><w:t>Ishmael</w:t></w:r></st1:City><w:r><w:footnote><w:p>\
    <w:r><w:footnoteRef/></w:r><w:r><w:t>A note</w:t></w:r></w:p></w:footnote></w:r><w:r><w:t> of \
    </w:t></w:r><w:hlink w:dest="http://a.org/?b&amp;c"><w:r><w:t>there</w:t></w:r></w:hlink>\
    <aml:annotation aml:id="0" w:type="Word.Comment"><aml:content><w:p><w:r><w:t>Hmm</w:t></w:r></w:p>\
    </aml:content></aml:annotation><aml:annotation aml:id="1" w:type="Word.Insertion"><aml:content>\
    <w:r><w:t>.</w:t></w:r></aml:content></aml:annotation></w:p><w:p><w:pPr><w:listPr><w:ilvl \
    w:val="0"/><wx:t wx:val="1."/></w:listPr></w:pPr><w:r><w:t>bread</w:t></w:r></w:p><w:p><w:r>\
    <w:pict><w:binData w:name="wordml://1.png">AAAA</w:binData><v:shape><v:imagedata \
    src="wordml://1.png"/></v:shape></w:pict></w:r></w:p><w:sectPr><w:hdr w:type="odd"><w:p><w:r>\
    <w:t>Above</w:t></w:r></w:p></w:hdr></w:sectPr></wx:sect></w:body></w:wordDocument>
    """

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `a document of Word 2003 in XML is read with its notes, links and lists`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(Array(Self.wordXML.utf8), named: "a.xml")
    #expect(TextOpener.converter(forFileAt: path) == "pandoc")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    #expect(words.hasPrefix("One\n\n\nCall me Ishmael1 of there.\n\n1. bread\n"), "\(words)")
    #expect(words.contains("A note") && !words.contains("Hmm") && !words.contains("Above"))
    let structure = try #require(text.structure)
    #expect(structure.title == BookTitle(title: "Die Reise", author: "Anna Müller"))
    #expect(structure.outline.entries.map(\.title) == ["One"])
    let link = try #require(
      try structure.spans(beginningIn: 0..<words.utf8.count).first { $0.kind == .link })
    #expect(try structure.target(of: link) == .address("http://a.org/?b&c"))
    #expect(
      text.remarks.map(\.words) == [
        "1 comment, left out", "1 picture, left out", "headers and footers of pages, left out",
      ])
    #expect(text.origin == "Word 2003 document (XML), through pandoc")
  }

  @Test func `what a document of Word 2003 is, is told by its element`() throws {
    #expect(WordXML.begins(Array(("\u{FEFF}" + Self.wordXML).utf8)))
    #expect(!WordXML.begins(Array("<?xml version='1.0'?><w:document/>".utf8)))
    #expect(!WordXML.begins(Array("<?xml?><xsl:template><w:wordDocument>".utf8)))
    #expect(!WordXML.begins(Array("words of <w:wordDocument>".utf8)))
    #expect(WordXML.files(of: Array("<?xml?><w:wordDocument><w:p/></w:wordDocument>".utf8)) == nil)
    // A part that is cut is read as far as it goes, or not at all.
    let bytes = Array(Self.wordXML.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = WordXML.files(of: Array(bytes.prefix(count)))
    }
  }

  @Test func `a page without a title is called as its first heading, not as its menu`() throws {
    let scratch = Scratch()
    let page =
      "<html><head><meta name=author content='Ann'></head><body><nav><h2>Menu</h2></nav><main>"
      + "<h1>The Fens</h1><p>words</p><h2>One</h2></main>"
    let text = try TextOpener.open(path: scratch.file(Array(page.utf8), named: "a.html")) {}
    #expect(
      text.title(beginning: Array("Menu".utf8)) == BookTitle(title: "The Fens", author: "Ann"))
    let parts = "<html><body><p>x</p><h1>One</h1><h1>Two</h1>"
    let many = try TextOpener.open(path: scratch.file(Array(parts.utf8), named: "fens.html")) {}
    #expect(many.title(beginning: []).title == "Fens")
  }

  @Test func `what programs tell of a document is its title and its author`() {
    let pdf = DocumentTeller.pdf.facts(
      in: "Title:          A Walk: in the  Fens\nAuthor:         Anna; Carl\nTitle: x\nPages: 3\n")
    #expect(pdf.title == "A Walk: in the Fens" && pdf.author == "Anna, Carl")
    for title in ["untitled", "Microsoft Word - a b.doc", "paper.dvi", "", "  "] {
      #expect(DocumentTeller.pdf.facts(in: "Title: \(title)\n").title == nil)
    }
    let djvu = DocumentTeller.djvu.facts(
      in: "author\t\"Some \\\"One\\\" \\\\\"\ntitle\t\"Größe\"\n")
    #expect(djvu.title == "Größe" && djvu.author == #"Some "One" \"#)
    #expect(DocumentFacts(line: pdf.line) == pdf)
    #expect(DocumentFacts(line: DocumentFacts().line) == DocumentFacts())
  }

  @Test(.enabled(if: has("gs") && hasPoppler, "Ghostscript is not installed"))
  func `PostScript is read as its text`() async throws {
    let scratch = Scratch()
    let page =
      "%!PS-Adobe-3.0\n%%Title: (A Walk)\n/Helvetica findfont 12 scalefont setfont\n"
      + "72 700 moveto (Call me Ishmael.) show showpage\n"
    let packed = try run("gzip", ["-c"], input: Array(page.utf8))
    for (bytes, name) in [(Array(page.utf8), "a.ps"), (packed, "a.ps.gz")] {
      let text = try TextOpener.open(path: scratch.file(bytes, named: name)) {}
      try await text.source.waitForAll()
      #expect(try text.source.text.split { $0.isWhitespace } == ["Call", "me", "Ishmael."])
      #expect(text.origin == "PostScript document, through gs")
      #expect(text.title(beginning: []).title == "A Walk")
    }
    let plain = try TextOpener.open(path: scratch.file(Array(page.utf8), named: "a.txt")) {}
    #expect(try plain.source.text == page)
  }

  @Test(.enabled(if: hasPoppler, "pdftotext is not installed"))
  func `PDF is read as its text, and a broken one is told`() async throws {
    let scratch = Scratch()
    let words = "BT /F1 12 Tf 72 700 Td (Call me Ishmael.) Tj ET"
    let pdf = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R\
      /Resources<</Font<</F1 5 0 R>>>>>> endobj
      4 0 obj <</Length \(words.utf8.count)>> stream
      \(words)
      endstream endobj
      5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
      6 0 obj <</Title (Moby Dick) /Author (Herman Melville)>> endobj
      trailer <</Root 1 0 R /Info 6 0 R>>
      """
    let path = try scratch.file(Array(pdf.utf8), named: "a.pdf")
    for _ in 0..<2 {
      let text = try TextOpener.open(
        path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
      ) {}
      try await text.source.waitForAll()
      #expect(try text.source.text.split { $0.isWhitespace } == ["Call", "me", "Ishmael."])
      #expect(
        text.title(beginning: []) == BookTitle(title: "Moby Dick", author: "Herman Melville"))
    }
    let broken = try scratch.file(Array("%PDF-1.4\nnothing".utf8), named: "b.pdf")
    guard case .notConverted("pdftotext", _)? = refusalToOpen(broken)?.reason else {
      Issue.record("it was opened")
      return
    }
  }

  /// The head of a PNG of a size.
  private static func picture(_ width: Int, _ height: Int) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { [0, 0, UInt8(number >> 8), UInt8(number & 255)] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + four(13) + Array("IHDR".utf8)
      + four(width) + four(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test(.enabled(if: hasSevenZip, "7z is not installed"))
  func `a comic in a 7z archive has its pages, in their order, and keeps them`() async throws {
    let scratch = Scratch()
    let folder = scratch.path("pages")
    try FileManager.default.createDirectory(
      atPath: folder + "/b", withIntermediateDirectories: true)
    for (name, height) in [("p2.png", 300), ("p10.png", 500), ("b/p1.png", 400)] {
      try Data(Self.picture(200, height)).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try Data("<ComicInfo><Title>Cats</Title><Manga>YesAndRightToLeft</Manga></ComicInfo>".utf8)
      .write(to: URL(fileURLWithPath: folder + "/ComicInfo.xml"))
    try Data("notes".utf8).write(to: URL(fileURLWithPath: folder + "/read me.txt"))
    let path = scratch.path("cats.cb7")
    _ = try run("7z", ["a", "-bso0", "-t7z", path, folder + "/."])
    #expect(TextOpener.converter(forFileAt: path) == "7z")
    let options = OpenOptions(cacheFolder: scratch.path("cache"))
    for _ in 0..<2 {
      let text = try TextOpener.open(path: path, options: options) {}
      try await text.source.waitForAll()
      let structure = try #require(text.structure)
      #expect(structure.title?.title == "Cats")
      #expect(structure.metadata.isComic && structure.metadata.turnsRightToLeft)
      #expect(try text.source.text == "[Page 1]\n\u{C}[Page 2]\n\u{C}[Page 3]\n")
      let blocks = try structure.blocks(from: 0, count: 9)
      let pictures = try blocks.compactMap { try structure.picture(at: $0.offset) }
      #expect(pictures.map(\.height) == [400, 300, 500])
      #expect(text.source.pictureBytes(at: pictures[1].path) == Self.picture(200, 300))
    }
  }

  @Test(.enabled(if: hasBsdtar, "bsdtar is not installed"))
  func `a comic in a RAR archive has its pages`() async throws {
    let scratch = Scratch()
    let rar = SmallArchive.rar([
      ("é2.png", Self.picture(200, 500)), ("a/é1.png", Self.picture(200, 400)),
    ])
    let path = try scratch.file(rar, named: "cats.cbr")
    let text = try TextOpener.open(
      path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
    ) {}
    try await text.source.waitForAll()
    let structure = try #require(text.structure)
    let pictures = try structure.blocks(from: 0, count: 9).compactMap {
      try structure.picture(at: $0.offset)
    }
    #expect(pictures.map(\.height) == [400, 500])
    let cut = try scratch.file(Array(rar.prefix(120)), named: "cut.cbr")
    guard case .notConverted(_, let why)? = refusalToOpen(cut)?.reason else {
      Issue.record("it was opened")
      return
    }
    #expect(!why.isEmpty)
  }

  @Test(.enabled(if: hasSevenZip, "7z is not installed"))
  func `the cover of a comic in a 7z archive is its first page`() throws {
    let scratch = Scratch()
    let folder = scratch.path("pages")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, height) in [("p10.png", 300), ("a[2] *.png", 500), ("p2.png", 400)] {
      try Data(Self.picture(200, height)).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    let path = scratch.path("cats.cb7")
    _ = try run("7z", ["a", "-bso0", "-t7z", path, folder + "/."])
    #expect(BookCover.picture(ofFileAt: path).map { [$0.width, $0.height] } == [200, 500])
    let empty = scratch.path("empty.cb7")
    _ = try run("7z", ["a", "-bso0", "-t7z", empty, scratch.file([1], named: "a.txt")])
    #expect(BookCover.picture(ofFileAt: empty) == nil)
  }

  @Test(.enabled(if: hasUnrar, "unrar is not installed"))
  func `the cover of a comic in a RAR archive is its first page`() throws {
    let scratch = Scratch()
    let rar = SmallArchive.rar([
      ("b 10.png", Self.picture(200, 500)), ("b 2.png", Self.picture(200, 400)),
      ("../b 1.png", Self.picture(200, 300)),
    ])
    let path = try scratch.file(rar, named: "cats.cbr")
    #expect(BookCover.picture(ofFileAt: path).map { [$0.width, $0.height] } == [200, 400])
    let cut = try scratch.file(Array(rar.prefix(120)), named: "cut.cbr")
    #expect(BookCover.picture(ofFileAt: cut) == nil)
  }

  @Test func `lists of archivers name the pages`() {
    let table = "RAR archive\n b 10.jpg\n      99 01-01-25\n b 9.JPG\n ../b 1.jpg\n"
    #expect(ArchiveLookUp.unrar.pictures(in: table) == ["b 9.JPG", "b 10.jpg"])
    let seven = "Path = b/2.png\nSize = 9\nPath = b\nPath = /1.png\n"
    #expect(ArchiveLookUp.sevenZip.pictures(in: seven) == ["b/2.png"])
    #expect(ArchiveLookUp.bsdtar.unpacking("a*[1].png", into: "/t").last == "a\\*\\[1\\].png")
  }

  @Test(.enabled(if: hasSevenZip, "7z is not installed"))
  func `a comic that cannot be unpacked, or has no pages, is told`() throws {
    let scratch = Scratch()
    let seven: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
    let path = try scratch.file(seven + [UInt8](repeating: 0x41, count: 200), named: "a.cb7")
    guard case .notConverted(_, let why)? = refusalToOpen(path)?.reason else {
      Issue.record("it was opened")
      return
    }
    #expect(!why.isEmpty)
    // Which archive it is, its bytes say, and not its name.
    let zip = SmallArchive.zip([("1.png", Self.picture(20, 20))])
    let misnamed = try TextOpener.open(path: scratch.file(zip, named: "b.cbr")) {}
    #expect(misnamed.structure?.metadata.isComic == true)
  }

  @Test
  func `what is missing is named with its package`() {
    let absences = OutsideFormat.allCases.map(\.absence)
    #expect(absences.first == "it is a Word document; `apt install pandoc` makes it readable")
    #expect(
      absences.last == "it is a comic in a 7z archive; `apt install p7zip-full` makes it readable")
    #expect(OutsideFormat(ending: "azw3") == .kindle && OutsideFormat(ending: "txt") == nil)
  }

  @Test
  func `a part of a page is read as HTML if its name or its server says so`() async throws {
    let scratch = Scratch()
    let part = Array("<h1>T</h1><p>a<b>b</b>".utf8)
    let file = try TextOpener.open(path: scratch.file(part, named: "a.html")) {}
    try await file.source.waitForAll()
    #expect(try file.source.text == "T\n\n\nab\n")
    var options = OpenOptions()
    options.type = .page
    let page = try TextOpener.open(part, named: "https://books.example/", options: options) {}
    try await page.source.waitForAll()
    #expect(try page.source.text == "T\n\n\nab\n")
    let text = try TextOpener.open(path: scratch.file(part, named: "a.txt")) {}
    #expect(try text.source.text == "<h1>T</h1><p>a<b>b</b>")
  }

  @Test
  func `a document is Markdown if its server says so, and says that its end is missing`()
    async throws
  {
    var options = OpenOptions()
    options.type = .markdown
    let text = try TextOpener.open(
      Array("# T\n\na *b*\n".utf8), named: "https://books.example/a.txt", options: options,
      loss: "the connection was lost"
    ) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "T\n\n\na b\n")
    #expect(text.remarkLines == ["the connection was lost"] && text.hasLosses)
    let plain = try TextOpener.open(Array("a".utf8), named: "a", loss: "it was cut") {}
    #expect(plain.remarkLines == ["it was cut"] && plain.hasLosses)
  }

  @Test(.enabled(if: hasPandoc, "pandoc is not installed"))
  func `a document in which no text is found is not opened as an empty one`() throws {
    let scratch = Scratch()
    let path = try scratch.file("{\\rtf1\\ansi {\\b }\\par}".utf8, named: "a.rtf")
    let refusal = try #require(refusalToOpen(path))
    #expect(refusal.sentence == "cannot open '\(path)': pandoc could not read it: it found no text")
  }

  @Test
  func `a page of the net has whole addresses, and is not kept`() async throws {
    let page = Array(
      "<html lang=en><body><a href='b.html?x#y'>b</a> <a href='#z'>z</a><p id=z>t</body>".utf8)
    var options = OpenOptions()
    options.base = "https://books.example/a/page.html"
    let text = try TextOpener.open(page, named: "https://books.example/a/", options: options) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "b z\n\nt\n")
    let structure = try #require(text.structure)
    let targets = try structure.spans(beginningIn: 0..<3).map { try structure.target(of: $0) }
    #expect(targets == [.address("https://books.example/a/b.html?x#y"), .offset(5)])
    #expect(text.digest == nil && text.file.path == nil)
  }
}
