import Books
import TestSupport
import Testing

@testable import Formats

/// Boxes with text, and pictures, in documents of word processors.
struct TextBoxTests {
  private func moved(_ boxes: TextBoxes, _ text: String) -> String? {
    boxes.moved(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what is in a box of Word stands once, behind its paragraph`() {
    let box = "<wps:txbx><w:txbxContent><w:p>box</w:p></w:txbxContent></wps:txbx>"
    let forms =
      "<mc:AlternateContent><mc:Choice>\(box)</mc:Choice><mc:Fallback><w:pict>"
      + "<w:txbxContent><w:p>box</w:p></w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent>"
    #expect(
      moved(.word, "<w:p>a<w:r>\(forms)</w:r>b</w:p><w:p>c</w:p>")
        == "<w:p>a<w:r><mc:AlternateContent><mc:Choice><wps:txbx></wps:txbx></mc:Choice>"
        + "</mc:AlternateContent></w:r>b</w:p><w:p>box</w:p><w:p>c</w:p>")
    // An older document has the older form alone.
    #expect(
      moved(.word, "<w:p><w:pict><w:txbxContent><w:p>x</w:p></w:txbxContent></w:pict></w:p>")
        == "<w:p><w:pict></w:pict></w:p><w:p>x</w:p>")
    #expect(moved(.word, "<w:p>a</w:p>") == nil)
    #expect(moved(.word, "<w:p><w:txbxContent><w:p>x</w:p>") == nil)
  }

  @Test func `boxes in boxes follow the box that they are in`() {
    func box(_ words: String) -> String { "<w:txbxContent>\(words)</w:txbxContent>" }
    #expect(
      moved(.word, "<w:p>a\(box("<w:p>b\(box("<w:p>c</w:p>"))</w:p><w:p>d</w:p>"))</w:p>")
        == "<w:p>a</w:p><w:p>b</w:p><w:p>c</w:p><w:p>d</w:p>")
    // The first form of the outer one has a box, if in another element with forms.
    let inner =
      "<mc:AlternateContent><mc:Choice>\(box("<w:p>b</w:p>"))</mc:Choice></mc:AlternateContent>"
    let forms =
      "<mc:AlternateContent><mc:Choice>\(inner)</mc:Choice><mc:Fallback>\(box("<w:p>b</w:p>"))"
      + "</mc:Fallback></mc:AlternateContent>"
    #expect(moved(.word, "<w:p>\(forms)</w:p>")?.components(of: "b<") == 1)
  }

  @Test func `boxes and shapes of OpenDocument stand behind their paragraphs or frames`() {
    let box = "<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame>"
    #expect(
      moved(.openDocument, "<text:p>a\(box)b</text:p><text:p>c</text:p>")
        == "<text:p>a<draw:frame></draw:frame>b</text:p><text:p>box</text:p><text:p>c</text:p>")
    #expect(
      moved(.openDocument, "<office:text>\(box)<text:p>a</text:p></office:text>")
        == "<office:text><draw:frame></draw:frame><text:p>box</text:p><text:p>a</text:p></office:text>"
    )
    #expect(
      moved(
        .openDocument,
        "<draw:g><draw:rect><text:p>a</text:p></draw:rect><draw:rect><text:p>b</text:p></draw:rect>"
          + "</draw:g>c")
        == "<draw:g></draw:g><text:p>a</text:p><text:p>b</text:p>c")
  }

  @Test func `a picture with its words in a box is left to pandoc`() {
    let picture = "<draw:frame><draw:image/></draw:frame>"
    func box(_ words: String) -> String {
      "<text:p><draw:frame><draw:text-box>\(words)</draw:text-box></draw:frame></text:p>"
    }
    #expect(moved(.openDocument, box("<text:p>\(picture)words</text:p>")) == nil)
    #expect(
      moved(.openDocument, box("<text:p>\(picture)</text:p><text:p>words</text:p>"))
        == "<text:p><draw:frame></draw:frame></text:p><text:p>\(picture)</text:p><text:p>words</text:p>"
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func `boxes in any number of boxes are moved in one go`() throws {
    func nested(_ box: String, _ paragraph: String) -> String {
      let count = 10_000
      return String(repeating: "<\(box)><\(paragraph)>", count: count) + "x"
        + String(repeating: "</\(paragraph)></\(box)>", count: count)
    }
    let word = try #require(moved(.word, "<w:p>\(nested("w:txbxContent", "w:p"))</w:p>"))
    #expect(word.components(of: "<w:p>") == 10_001 && word.components(of: "x<") == 1)
    let text = "<text:p>\(nested("draw:text-box", "text:p"))</text:p>"
    #expect(moved(.openDocument, text)?.components(of: "<text:p>") == 10_001)
  }

  // MARK: - RTF

  private func respelled(_ text: String) -> String? {
    RichTextDrawings(Array(text.utf8)).respelled.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func mark(_ number: Int) -> String {
    "picture \(number)".utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The first bytes of a picture in a document.
  private func bytes(
    of picture: RichTextDrawings.Picture, in text: String, atMost count: Int
  ) -> [UInt8] {
    var decoder = RichTextDrawings.PictureDecoder(picture)
    decoder.read(Array(Array(text.utf8)[picture.data]), atMost: count)
    return decoder.bytes
  }

  @Test func `marks stand for pictures of RTF, whatever form they have`() {
    let text =
      #"{\rtf1 a{\*\shppict{\pict{\*\picprop x}\picwgoal9\pngblip 89 50}}{\nonshppict{\pict\wmetafile8 01}}"#
      + #" b{\pict\emfblip 0102}{\pict\wmetafile8\bin3 }}x}c{\pict }}"#
    #expect(
      respelled(text)
        == #"{\rtf1 a{{\pict\picwgoal9\pngblip \#(Self.mark(1))}}"#
        + #" b{\pict\pngblip \#(Self.mark(2))}{\pict\pngblip \#(Self.mark(3))}c}"#)
    let drawings = RichTextDrawings(Array(text.utf8))
    #expect(
      drawings.pictures.map { bytes(of: $0, in: text, atMost: 9) }
        == [[0x89, 0x50], [1, 2], Array("}}x".utf8)])
    let odd = #"{\rtf1{\pict\jpegblip\bin ffd8}}"#
    let pictures = RichTextDrawings(Array(odd.utf8)).pictures
    #expect(pictures.map { bytes(of: $0, in: odd, atMost: 9) } == [[0xFF, 0xD8]])
    // The older form counts where there is no newer one.
    #expect(
      respelled(#"{\rtf1{\nonshppict{\pict 01}}}"#)
        == #"{\rtf1{\nonshppict{\pict\pngblip \#(Self.mark(1))}}}"#)
  }

  @Test func `boxes of RTF stand behind their paragraphs, and what is no text stays`() {
    let shape =
      #"{\shp{\*\shpinst\x1{\sp{\sn pib}{\sv {\pict 01}}}{\shptxt box\par}}{\shprslt old}}"#
    let picture = #"{\pict\pngblip \#(Self.mark(1))}"#
    #expect(
      respelled(#"{\rtf1 a\#(shape) b\par c\par}"#)
        == #"{\rtf1 a\#(picture) b\par {\pard\plain box\par\par}c\par}"#)
    #expect(
      respelled(#"{\rtf1 a\#(shape) b\cell}"#)
        == #"{\rtf1 a\#(picture) b\par {\pard\plain box\par\par}\cell}"#)
    #expect(respelled(#"{\rtf1 a\#(shape)}"#) == #"{\rtf1 a\#(picture){\pard\plain box\par\par}}"#)
    #expect(
      respelled(#"{\rtf1{\*\do\x{\dptxbxtext old box}}\par}"#)
        == #"{\rtf1\par{\pard\plain old box\par}}"#)
    #expect(respelled(#"{\rtf1{\header{\pict 01}}{\*\background{\shp{\pict 01}}}a}"#) == nil)
    #expect(respelled(#"{\rtf1 a{\b c}\par}"#) == nil && respelled("") == nil)
  }

  @Test func `boxes of RTF that are anchored in a cell stand in it`() {
    let shape = #"{\shp{\*\shpinst{\shptxt\pard box{\pard\b x}\par}}}"#
    let words = #"{\pard\plain\intbl \pard \intbl box{\pard\intbl \b x}\par\par}"#
    #expect(
      respelled(#"{\rtf1\trowd\pard\intbl a\#(shape)\cell\row\pard b\par}"#)
        == #"{\rtf1\trowd\pard\intbl a\par \#(words)\cell\row\pard b\par}"#)
    #expect(
      respelled(#"{\rtf1{\intbl{\x a\#(shape)\par}}}"#)
        == #"{\rtf1{\intbl{\x a\par\#(words)}}}"#)
    let plain = #"{\pard\plain \pard box{\pard\b x}\par\par}"#
    #expect(
      respelled(#"{\rtf1{\intbl{\pict 01}}\trowd\intbl\pard a\#(shape)\par}"#)
        == #"{\rtf1{\intbl{\pict\pngblip \#(Self.mark(1))}}\trowd\intbl\pard a\par\#(plain)}"#)
  }

  @Test func `cells of tables in cells of RTF are paragraphs`() {
    func respelled(_ text: String) -> String? {
      RichTextTables.respelled(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      respelled(
        #"\trowd\itap2 a\nestcell b\nestcell{\*\nesttableprops\trowd{\x}\nestrow}{\nonesttables c\par}d\cell\row"#
      ) == #"\trowd\itap2 a\par b\par d\cell\row"#)
    #expect(respelled(#"\trowd a\cell\row"#) == nil && respelled("") == nil)
    #expect(respelled(#"{\nonesttables\nestcell"#) == "")
  }

  @Test(arguments: [
    #"{\rtf1{\shp{\*\shpinst{\shptxt a"#, #"{\pict 0"#, #"{\pict\bin99999999999 a}"#,
    #"{\pict\bin99999999999999999999999999 a}"#,
    #"{\shp"#, #"{\pict\"#, #"{\*\shppict"#, #"{\rtf1{\pict\bin-5 a}{\shp}}"#, #"{\shp{\shptxt}"#,
    #"}{\pict 01"#,
  ])
  func `broken RTF with drawings is respelled as far as it goes`(text: String) {
    let drawings = RichTextDrawings(Array(text.utf8))
    for picture in drawings.pictures { _ = bytes(of: picture, in: text, atMost: 9) }
  }

  @Test func `drawings of random RTF lie in it`() {
    var numbers = Numbers(state: 11)
    let words = [
      "{", "{", "}", "}", #"\"#, #"{\pict"#, #"\*"#, #"{\shp"#, #"{\shptxt"#, #"{\*\shpinst"#,
      #"\bin3 "#,
      #"\bin"#, #"\par"#, #"\cell"#, #"\nestcell "#, #"{\*\shppict"#, #"{\nonshppict"#, " ", "01",
      "a",
      #"{\*\do"#, #"{\dptxbxtext"#, #"{\*\nesttableprops"#,
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<16, using: &numbers)
      let text = (0..<count).compactMap { _ in words.randomElement(using: &numbers) }.joined()
      let drawings = RichTextDrawings(Array(text.utf8))
      for picture in drawings.pictures {
        #expect(picture.data.upperBound <= text.utf8.count && !picture.data.isEmpty)
        #expect(bytes(of: picture, in: text, atMost: 2).count <= 2)
      }
      _ = RichTextTables.respelled(drawings.respelled ?? Array(text.utf8))
    }
  }

  @Test func `no word is lost or said twice when boxes are moved`() {
    var numbers = Numbers(state: 5)
    for _ in 0..<5_000 {
      var letters = 0
      let text = "<r>\(elements(&letters, depth: 0, &numbers))</r>"
      guard let moved = moved(.openDocument, text) else { continue }
      for tag in ["text:p", "draw:g", "r"] {
        #expect(moved.ranges(of: "<\(tag)>").count == text.ranges(of: "<\(tag)>").count)
        #expect(moved.ranges(of: "</\(tag)>").count == text.ranges(of: "</\(tag)>").count)
      }
      #expect(!moved.contains("draw:rect"))
      func words(_ text: String) -> [Substring] { text.split { $0 == "<" || $0 == ">" } }
      for number in 0..<letters { #expect(words(moved).count { $0 == "\(number)" } == 1) }
    }
  }

  /// Some elements in each other, with numbers as their words.
  private func elements(_ letters: inout Int, depth: Int, _ numbers: inout Numbers) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<4, using: &numbers) {
      let tag = ["text:p", "draw:rect", "draw:g", ""].randomElement(using: &numbers) ?? ""
      if tag.isEmpty || depth > 4 {
        text += "<a/>\(letters)"
        letters += 1
      } else {
        text += "<\(tag)>\(elements(&letters, depth: depth + 1, &numbers))</\(tag)>"
      }
    }
    return text
  }

  /// A number that depends on the one before.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(.enabled(if: OutsideProgram.pandoc(from: "rtf").path != nil, "pandoc is not installed"))
  func `pictures and boxes of RTF are in the text`() async throws {
    let scratch = Scratch()
    let size: [UInt8] = [0, 0, 0, 200, 0, 0, 0, 150]
    let picture =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
      + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    let digits = picture.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let bytes = Array(
      (#"{\rtf1\ansi Before.\par{\*\shppict{\pict\pngblip "# + digits
        + #"}}\par {\shp{\*\shpinst{\shptxt In a box.\par}}}Behind.\par}"#).utf8)
    let text = try TextOpener.open(path: scratch.file(bytes, named: "a.rtf")) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "Before.\n\n[image]\n\nBehind.\n\nIn a box.\n")
    let record = try #require(try text.structure?.picture(at: 9))
    #expect(record.width == 200 && record.height == 150)
    #expect(text.source.pictureBytes(at: record.path) == picture)
  }
}

extension String {
  /// How often `words` stand in it.
  fileprivate func components(of words: String) -> Int { ranges(of: words).count }
}
