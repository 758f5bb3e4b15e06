import Books
import Testing

@testable import Markup

/// The heads of image files, byte by byte.
@Suite struct ImageHeads {
  private func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4)
  }

  private func jpeg(_ width: Int, _ height: Int, padding: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + big(16, 2)
    bytes += [UInt8](repeating: 0, count: 14)
    if padding > 0 {
      bytes += [0xFF, 0xE2] + big(padding + 2, 2) + [UInt8](repeating: 7, count: padding)
    }
    return bytes + [0xFF, 0xC2] + big(17, 2) + [8] + big(height, 2) + big(width, 2) + [3]
  }

  private func size(_ bytes: [UInt8]) -> [Int]? {
    ImageHead(bytes).map { [$0.width, $0.height] }
  }

  @Test func `each format tells its size`() {
    #expect(size(png(640, 480)) == [640, 480])
    #expect(size(jpeg(3000, 2000)) == [3000, 2000])
    #expect(size(jpeg(3000, 2000, padding: 60_000)) == [3000, 2000])
    #expect(size(Array("GIF89a".utf8) + little(320, 2) + little(200, 2)) == [320, 200])
    let riff = Array("RIFF".utf8) + little(99, 4) + Array("WEBP".utf8)
    let padding = [UInt8](repeating: 0, count: 9)
    #expect(
      size(
        riff + Array("VP8 ".utf8) + little(9, 4) + [0, 0, 0, 0x9D, 1, 0x2A] + little(80, 2)
          + little(60, 2) + padding) == [80, 60])
    #expect(
      size(riff + Array("VP8L".utf8) + little(9, 4) + [0x2F] + little(79 | 59 << 14, 4) + padding)
        == [80, 60])
    #expect(
      size(riff + Array("VP8X".utf8) + little(9, 4) + little(0, 4) + little(79, 3) + little(59, 3))
        == [80, 60])
    #expect(size(Array("<?xml?><svg width='9' viewBox='0 0 40.5 30'>".utf8)) == [41, 30])
    #expect(size(Array("<svg width=\"120px\" height=\"80\">".utf8)) == [120, 80])
  }

  @Test(arguments: [(1, [300, 200]), (3, [300, 200]), (6, [200, 300]), (8, [200, 300])])
  func `a photograph of a camera on its side is higher than wide`(_ way: Int, _ shape: [Int]) {
    for isBigEndian in [true, false] {
      func number(_ value: Int, _ count: Int) -> [UInt8] {
        isBigEndian ? big(value, count) : little(value, count)
      }
      let tiff =
        Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
        + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(way, 2) + [0, 0]
      let exif = Array("Exif\0\0".utf8) + tiff
      let plain = jpeg(300, 200)
      let segment: [UInt8] = [0xFF, 0xE1] + big(exif.count + 2, 2) + exif
      #expect(size(Array(plain[..<2]) + segment + Array(plain[2...])) == shape)
    }
  }

  @Test func `what is cut off, nonsense or too large has no size`() {
    for whole in [
      png(640, 480), jpeg(30, 20, padding: 99), Array("<svg width='9' height='8'>".utf8),
    ] {
      for length in 0..<whole.count - 1 where ImageHead(Array(whole.prefix(length))) != nil {
        Issue.record("\(length) of \(whole.count) bytes are enough")
        break
      }
    }
    #expect(ImageHead(png(0, 480)) == nil)
    #expect(ImageHead(png(1 << 31, 480)) == nil)
    #expect(ImageHead(Array("<svg width='100%' height='100%'>".utf8)) == nil)
    #expect(ImageHead([]) == nil)
    #expect(ImageHead.needsMore(Array(jpeg(30, 20, padding: 99).prefix(60))))
    #expect(!ImageHead.needsMore(jpeg(30, 20)))
  }

  /// The text of HTML whose pictures are PNGs of the sizes that their names tell, `400x300.png`.
  private func converted(_ html: String) throws -> (text: String, batch: MarkupBatch) {
    let converter = MarkupConverter()
    converter.imageHead = { [png] path, _ in
      let sides = path.split { !$0.isNumber }.compactMap { Int($0) }
      return sides.count == 2 ? png(sides[0], sides[1]) : nil
    }
    converter.beginUnit("", beginsPage: false)
    let parser = XMLParser(converter, encoding: "UTF-8")
    try Array("<body>\(html)</body>".utf8).withUnsafeBytes { try parser.parse($0, isLast: true) }
    converter.endUnit()
    let batch = converter.takeBatch()
    return (String(decoding: batch.bytes, as: UTF8.self), batch)
  }

  @Test func `a large picture is a paragraph, wherever it stands`() throws {
    let (text, batch) = try converted(
      "<p>One <img src='400x300.png' alt='A whale'/> two.</p><p>Three <img src='16x16.png' alt='o'/></p>"
    )
    #expect(text == "One\n\n[A whale]\n\ntwo.\n\nThree [o]\n")
    #expect(batch.pictures == [PictureRecord(at: 5, width: 400, height: 300, path: "400x300.png")])
    #expect(batch.blocks.filter(\.hasPicture).map(\.offset) == [5])
  }

  @Test func `a picture right below a heading says so, that both find room on a page`() throws {
    let picture = "<p><img src='400x300.png' alt='a'/></p>"
    func flags(_ body: String) throws -> [Bool] {
      try converted(body).batch.blocks.filter(\.hasPicture).map {
        $0.flags.contains(.followsHeading)
      }
    }
    #expect(try flags("<h1>One</h1>\(picture)\(picture)") == [true, false])
    #expect(try flags("<h1>One</h1><p>Words.</p>\(picture)") == [false])
    #expect(
      try flags("<h1>One</h1><figure style='page-break-before: always'>\(picture)</figure>") == [
        false
      ])
  }

  @Test func `a picture and the words below it stay together, and two pictures are two paragraphs`()
    throws
  {
    let (text, batch) = try converted(
      "<figure><img src='400x300.png' alt='a'/><figcaption>Below</figcaption></figure>"
        + "<p><img src='400x300.png' alt='b'/><img src='300x400.png' alt='c'/></p>")
    #expect(text == "[a]\nBelow\n\n[b]\n\n[c]\n")
    #expect(batch.pictures.map(\.height) == [300, 300, 400])
  }

  @Test(arguments: [
    ("width='200'", "", 200, 150), ("width='200px'", "", 200, 150), ("width='50%'", "", 264, 198),
    ("style='width: 12.5em'", "", 200, 150), ("", "img { width: 50% }", 264, 198),
    ("width='9000'", "", 400, 300), ("width='auto'", "", 400, 300), ("width='0'", "", 400, 300),
  ])
  func `a picture is as wide as the book wants it, and no wider than it is`(
    attribute: String, css: String, width: Int, height: Int
  ) throws {
    let (_, batch) = try converted("<style>\(css)</style><img src='400x300.png' \(attribute)/>")
    #expect(batch.pictures.map { [$0.width, $0.height] } == [[width, height]])
    let small = "x [o] y\n"
    for style in ["style='height:1em'", "height='16'", "style='max-height: 1.2em'"] {
      #expect(try converted("<p>x <img src='400x300.png' \(style) alt='o'/> y</p>").text == small)
    }
    #expect(try converted("<p>x <img src='900x120.png' alt='o'/> y</p>").text == small)
    #expect(
      try converted("<p><img src='900x120.png' alt='o'/></p><p>y</p>").batch.pictures.count == 1)
    // A large picture that is to be a small one stands in its line.
    #expect(
      try converted("<p>x <img src='400x300.png' width='16' alt='o'/> y</p>").text == "x [o] y\n")
  }

  @Test func `the words for a strip have room for all its pages`() throws {
    let (text, batch) = try converted(
      "<p>Up <img src='600x9000.png' alt='A long way'/></p><p>x <img src='50x900.png' alt='b'/></p>"
    )
    let words = "[A long way]" + String(repeating: " ", count: 16 * 15 - 12)
    #expect(text == "Up\n\n\(words)\n\nx [b]\n")
    #expect(batch.spans.first == SpanRecord(4..<4 + words.utf8.count, .generated))
    #expect(batch.blocks.filter(\.hasPicture).map(\.offset) == [4])
  }

  @Test func `a picture without words is shown if it is large, and ornaments are left out`() throws
  {
    let (text, batch) = try converted(
      "<p>x</p><img src='400x300.png' alt=''/><img src='90x9.png' alt=''/><img src='gone.png'/>")
    #expect(text.contains("[picture]"))
    #expect(batch.pictures.count == 1)
    #expect(try converted("<p>x</p><img src='90x9.png' alt=''/>").text == "x\n")
  }

  /// The paths that words of pictures lead to, with the words.
  private func leading(_ html: String) throws -> [String] {
    let bytes = Array("<html><body>\(html)</body></html>".utf8)
    let conversion = try DocumentConversion(
      OneDocument(bytes), as: .xhtml,
      imageHead: { [png] path, _ in
        let sides = path.split { !$0.isNumber }.compactMap { Int($0) }
        return sides.count == 2 ? png(sides[0], sides[1]) : nil
      })
    var text: [UInt8] = []
    while let part = conversion.step() { text += part }
    return try conversion.tables.spans(beginningIn: 0..<text.count)
      .filter { $0.kind == .picture }
      .map { span in
        let words = String(decoding: text[span.range], as: UTF8.self)
        return switch try conversion.tables.target(of: span) {
        case .picture(let picture):
          "\(words) \(picture.width)x\(picture.height) \(picture.path)"
        case .address(let address): "\(words) \(address)"
        default: words
        }
      }
  }

  @Test func `words for pictures lead to them, however they are shown`() throws {
    let large = "<img src='400x300.png' alt='a'/>"
    #expect(try leading(large) == ["[a] 400x300 400x300.png"])
    #expect(
      try leading("<p>Press <img src='16x16.png' width='8' alt='b'/> now</p>")
        == ["[b] 16x16 16x16.png"])
    #expect(
      try leading(
        "<table><tr><td>one</td><td>\(large)</td></tr><tr><td>twelve</td><td>x</td></tr></table>")
        == ["[a] 400x300 400x300.png"])
    // Of another format, damaged, or not there.
    #expect(try leading("<img src='one two.avif' alt='c'/>") == ["[c] 1x1 one two.avif"])
    #expect(
      try leading("<img src='https://a.b/c.png' alt='d'/>") == ["[d] https://a.b/c.png"])
    #expect(try leading("<img src='data:image/png;base64,xx' alt='e'/>") == [])
    let drawing = "<svg viewBox='0 0 400 300'><title>f</title><path d='M0 0'/></svg>"
    #expect(try leading(drawing) == ["[f] 400x300 #1.svg"])
  }

  // MARK: - Pictures that other elements show

  @Test(arguments: [
    "<object type='image/svg+xml' data='400x300.svg'>A <b>chart</b></object>",
    "<object data='400x300.png'><img src='90x90.png' alt='A chart'/></object>",
    "<object data='400x300.png' title='A chart'><p>Your browser shows no pictures</p></object>",
    "<iframe src='400x300.png' title='A chart'><p>This browser cannot</p></iframe>",
    "<embed src='400x300.png' title='A chart'/>",
  ])
  func `a picture in an object is one, for which what stands in that stands`(_ html: String) throws
  {
    let (text, batch) = try converted("<p>One</p>\(html)<p>Two</p>")
    #expect(text == "One\n\n[A chart]\n\nTwo\n")
    #expect(batch.pictures.map(\.width) == [400])
  }

  @Test func `what stands in an object whose file cannot be shown is shown`() throws {
    #expect(
      try converted("<p>One <object data='a.swf'><i>or</i> <b>so</b></object> two</p>").text
        == "One or so two\n")
    #expect(
      try converted("<object data='a.svg' type='image/svg+xml'><p>Words</p></object>").text
        == "Words\n")
    // Something tells that there is a picture.
    #expect(try converted("<object data='a.svg' title='A map'></object>").text == "[A map]\n")
    #expect(
      try converted("<p>a</p><iframe src='b.html'></iframe><embed src='c.mp4'/>").text == "a\n")
  }

  // MARK: - Words above a picture

  @Test(arguments: ["figure", "informalfigure"])
  func `a title above a picture stays with it, as DocBook writes figures`(_ name: String) throws {
    let (text, batch) = try converted(
      "<p>Words</p><div class='\(name)'><a id='x'/><p class='title'><b>Figure 1. A whale</b></p>"
        + "<div class='figure-contents'><div class='mediaobject'><img src='400x300.png' alt='a'/></div>"
        + "</div></div><br class='figure-break'/><p>More</p>")
    #expect(text == "Words\n\nFigure 1. A whale\n[a]\n\nMore\n")
    let caption = try #require(batch.blocks.first { $0.offset == 7 })
    #expect(caption.flags.contains(.keepsWithNext))
  }

  @Test func `a title below a picture stands right below it, as Asciidoctor writes it`() throws {
    let (text, _) = try converted(
      "<div class='imageblock'><div class='content'><img src='400x300.png' alt='a'/></div>"
        + "<div class='title'>Figure 1. A whale</div></div><p>More</p>")
    #expect(text == "[a]\nFigure 1. A whale\n\nMore\n")
  }

  // MARK: - Drawings

  @Test(arguments: ["button", "label", "a href='x'", "summary"])
  func `a drawing in what is pressed is a sign unless it says how large it is`(_ tag: String) throws
  {
    let name = tag.prefix { $0 != " " }
    let path = "<path d='M0 0'/></svg>"
    func text(_ svg: String) throws -> String {
      let (text, batch) = try converted(
        "<p>a</p><div><\(tag)><i>\(svg)</i></\(name)></div><p>b</p>")
      return text + (batch.pictures.isEmpty ? "" : "!")
    }
    #expect(try text("<svg viewBox='0 0 512 512'>\(path)") == "a\n\nb\n")
    #expect(
      try text("<svg viewBox='0 0 512 512'><title>Menu</title>\(path)") == "a\n\n[Menu]\n\nb\n")
    #expect(
      try text("<svg width='512' viewBox='0 0 512 512'>\(path)") == "a\n\n[drawing]\n\nb\n!")
  }

  private static let drawing = """
    <svg viewBox='0 0 400 300'><title>A  chart</title><style>.a { fill: red }</style>
    <g><rect width='9' height='9'/><text x='1'>Jan <tspan>uary</tspan></text><text>Feb</text></g></svg>
    """

  @Test func `a drawing is a picture, for which its words stand`() throws {
    let (text, batch) = try converted(
      "<svg width='16' height='16'><path d='M0 0'/></svg><p>One</p>\(Self.drawing)<p>Two</p>")
    let words = "[A chart; Jan uary; Feb]"
    #expect(text == "One\n\n\(words)\n\nTwo\n")
    #expect(batch.pictures == [PictureRecord(at: 5, width: 400, height: 300, path: "#2.svg")])
    #expect(batch.blocks.filter(\.hasPicture).map(\.offset) == [5])
    // The words are the book's, and the signs around them are not.
    #expect(
      batch.spans.filter { $0.kind == .generated }.map { [$0.range.lowerBound, $0.range.count] }
        == [[5, 1], [13, 2], [23, 2], [28, 1]])
  }

  @Test(arguments: [
    ("width='200' height='150'", "", 200, 150), ("width='50%' viewBox='0 0 4 3'", "", 264, 198),
    ("height='150px' viewBox='0,0,400,300'", "", 200, 150),
    ("viewBox='0 0 400 300'", "svg { width: 200px }", 200, 150),
    ("viewBox='0 0 400 300' style='width: 12.5em'", "", 200, 150),
  ])
  func `a drawing is as large as its attributes and style sheets say`(
    attributes: String, css: String, width: Int, height: Int
  ) throws {
    let (text, batch) = try converted(
      "<style>\(css)</style><svg \(attributes)><circle r='1'/></svg>")
    #expect(batch.pictures.map { [$0.width, $0.height] } == [[width, height]])
    #expect(text == "[drawing]\n")
  }

  @Test func `a small drawing stands in its line`() throws {
    let icon = "<svg width='16' height='16'><title>x²</title><path d='M0 0'/></svg>"
    let (text, batch) = try converted("<p>One \(icon) two.</p>")
    #expect(text == "One [x²] two.\n")
    #expect(batch.pictures.isEmpty)
    // Without words it is nothing, unless it is larger than a sign and stands by itself.
    for (side, begin, words) in [(64, "", "[drawing]\n\n"), (63, "", ""), (64, "One ", "")] {
      let sign = "<svg width='\(side)' height='\(side)'><path d='M0 0'/></svg>"
      #expect(try converted("<p>\(begin)\(sign)</p><p>b</p>").text.hasPrefix(words))
      #expect(
        try converted("<p>\(begin)\(sign)</p><p>b</p>").batch.pictures.count
          == (words == "" ? 0 : 1))
    }
  }

  @Test(arguments: [
    "<image xlink:href='400x300.png'/>", "<use href='#elsewhere'/>", "<defs><path id='a'/></defs>",
    "<foreignObject><p>x</p></foreignObject><path/>", "",
  ])
  func `a drawing that cannot be drawn by itself has its words as lines`(_ inner: String) throws {
    let (text, batch) = try converted(
      "<svg xmlns:xlink='x' viewBox='0 0 400 300'>\(inner)<text>One</text><text>Two</text></svg>"
        + Self.drawing)
    #expect(text.contains("One\n\nTwo\n\n[A chart"))
    #expect(batch.pictures.last?.path == "#2.svg")
    #expect(batch.pictures.count == (inner.contains("image") ? 2 : 1))
  }

  @Test(arguments: [
    "<svg width='24' height='24'><use href='#svg-menu'/></svg>",
    "<svg viewBox='0 0 512 512'><path d='M0 0'/></svg>",
    "<svg width='40' height='40'><path d='M0 0'/></svg>",
    "<svg style='display: none;'><symbol id='a' viewBox='0 0 9 9'><title>Menu</title></symbol></svg>",
    "<svg><symbol id='a'><title>Menu</title><path/></symbol></svg>",
    "<svg hidden='' width='900' height='900'><title>Menu</title><path/></svg>",
    "<svg width='0' height='0'><title>Menu</title><path/></svg>",
    "<svg aria-hidden='true' viewBox='0 0 512 512'><title>Menu</title><path/></svg>", "<svg/>",
  ])
  func `a drawing that is nothing on the page leaves its sentence whole`(_ svg: String) throws {
    #expect(try converted("<p>Press \(svg) to open</p>").text == "Press to open\n")
    #expect(try converted("<p>\(svg)<b> Press</b></p>").text == "Press\n")
    #expect(try converted("<p>Press \(svg)\(svg)</p><p>b</p>").text == "Press\n\nb\n")
    #expect(try converted("<p>\(svg)\(svg) b</p>").batch.pictures.isEmpty)
  }

  @Test func `a drawing without a size of its own has its words within a line of text`() throws {
    let title = "<svg viewBox='0 0 512 512'><title>Star</title><path d='M0 0'/></svg>"
    let label = "<svg aria-label='Star' viewBox='0 0 512 512'><path d='M0 0'/></svg>"
    let used = "<svg aria-label='Star'><title>Star</title><use href='#star'/></svg>"
    for svg in [title, label, used] {
      for (html, text) in [
        ("<p>One \(svg) two</p>", "One [Star] two\n"), ("<p>\(svg) two</p>", "[Star] two\n"),
        ("<p>\(svg)\(svg) <i>two</i></p>", "[Star] [Star] two\n"),
      ] {
        let (result, batch) = try converted(html)
        #expect(result == text && batch.pictures.isEmpty)
      }
      let (text, batch) = try converted("<p>One</p>\(svg)<p>Two</p>")
      #expect(text == "One\n\n[Star]\n\nTwo\n")
      #expect(batch.pictures.count == (svg == used ? 0 : 1))
    }
    // A drawing with many words is no sign.
    let labels = String(repeating: "<text>a</text>", count: 4)
    let chart = "<svg viewBox='0 0 400 300'>\(labels)<path/></svg>"
    #expect(try converted("<p>One \(chart) two</p>").batch.pictures.count == 1)
  }

  @Test func `the label of a drawing that is all there is in a link stands for it`() throws {
    let home = "<a href='x'><svg aria-label=' Home' viewBox='0 0 24 24'><path/></svg></a>"
    let (text, batch) = try converted("<p>\(home)</p>")
    #expect(text == "[Home]\n")
    #expect(batch.spans.contains { $0.kind == .link && $0.range == 0..<6 })
    #expect(batch.spans.contains { $0.kind == .generated && $0.range.contains(1) })
  }

  @Test func `a drawing too low to be read has its words instead`() throws {
    func pictures(_ box: String, _ inner: String = "<text>DROP</text>") throws -> Int {
      let (text, batch) = try converted("<svg viewBox='\(box)'><path/>\(inner)</svg><p>b</p>")
      #expect(inner.isEmpty || text == "[DROP]\n\nb\n")
      return batch.pictures.count
    }
    #expect(try pictures("0 0 761.27 54") == 0)
    #expect(try pictures("0 0 2000 120") == 0)
    #expect(try pictures("0 0 761.27 90") == 1)
    #expect(try pictures("0 0 2000 120", "") == 1)
    let svg = try converted("<img src='761x54.svg' alt='DROP'/>")
    #expect(svg.text == "[DROP]\n" && svg.batch.pictures.isEmpty)
    #expect(try converted("<img src='761x54.png' alt='DROP'/>").batch.pictures.count == 1)
  }

  @Test func `a drawing is found in its document again, as a file by itself`() throws {
    let document = """
      <html xmlns:xlink='x'><!-- <svg> --><script><![CDATA["<svg>"]]></script><script src='a'/><svg/>
      <p>a &lt;svg></p><svg width="9" title=">"><svg><path/></svg><use xlink:href='#a'/>&nbsp;&amp;&#9;</svg>
      <svg:svg xmlns:svg='y'><svg:path/></svg:svg></html>
      """
    func drawing(_ number: Int) -> String? {
      InlineDrawing(path: "a/b.xhtml#\(number).svg")?.bytes(in: Array(document.utf8)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let svg = "xmlns=\"http://www.w3.org/2000/svg\""
    #expect(drawing(1) == "<svg \(svg)/>")
    #expect(
      drawing(2)
        == "<svg \(svg) xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"9\" title=\">\">"
        + "<svg><path/></svg><use xlink:href='#a'/>\u{A0}&amp;&#9;</svg>")
    #expect(drawing(3) == "<svg \(svg)><path/></svg>")
    #expect(drawing(4) == "<svg:svg xmlns:svg='y'><svg:path/></svg:svg>")
    #expect(drawing(5) == nil && InlineDrawing(path: "a/b.svg") == nil)
    #expect(InlineDrawing(path: "a/b#1.svg")?.document == "a/b")
  }

  @Test func `a drawing with classes takes the style sheets of its document with it`() {
    let document = """
      <html><head><link rel="stylesheet" href="../a%20b.css"/><link rel="icon" href="c.css"/>
      <style>/*<![CDATA[*/ .x { fill: none } /*]]>*/</style></head><svg><path/></svg>
      <svg xmlns="y"><path class="x"/></svg><style>.x { fill: red }</style></html>
      """
    var asked: [String] = []
    func drawing(_ number: Int) -> String? {
      InlineDrawing(path: "a/b.xhtml#\(number).svg")?.bytes(in: Array(document.utf8)) { path in
        asked.append(path)
        return ".y { stroke: blue }"
      }.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(drawing(1)?.contains("style") == false && asked.isEmpty)
    #expect(
      drawing(2)
        == "<svg xmlns=\"y\"><style><![CDATA[.y { stroke: blue }\n/**/ .x { fill: none } /**/\n"
        + "]]></style><path class=\"x\"/></svg>")
    #expect(asked == ["a b.css"])
  }

  /// The drawing with a number in a document.
  private func drawing(_ number: Int, in document: String, _ kind: String = "") -> String? {
    InlineDrawing(path: "#\(kind)\(number).svg")?.bytes(in: Array(document.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a drawing in HTML is written anew, as a file that is well-formed`() throws {
    let html = """
      <p title=it's>a<br>b & c<script>"<svg>"</script>
      <SVG viewbox="0 0 400 300" CLASS=x onclick='a && b'>
      <Style><![CDATA[.x > a { fill: "red" }]]></style>
      <lineargradient ID=g gradienttransform="scale(2)"><stop offset=0></lineargradient><br>
      <rect fill="url(#g)" FILL=red a"b=1 foo:bar=2 xlink:href="?a=1&b=2" xml:SPACE=preserve />
      <text>A & B &lt;&nbsp;&#9;C</text><foreignobject/></SVG><svg><path/></svg>
      """
    let found = try #require(drawing(1, in: html))
    try XMLParser.parse(Array(found.utf8), Silence())
    let names = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    #expect(found.hasPrefix("<svg \(names) viewBox=\"0 0 400 300\" class=\"x\""))
    for part in [
      "<linearGradient id=\"g\" gradientTransform=\"scale(2)\">", "onclick=\"a &amp;&amp; b\"",
      "<style>.x &gt; a { fill: &quot;red&quot; }</style>", "<br/>", "<foreignObject/>",
      "xlink:href=\"?a=1&amp;b=2\" xml:space=\"preserve\"/>", "A &amp; B &lt;\u{A0}\tC</text>",
    ] {
      #expect(found.contains(part), "\(part) is not in \(found)")
    }
    #expect(!found.contains("foo:bar") && !found.contains("FILL"))
    #expect(drawing(2, in: html) == "<svg \(names)><path/></svg>")
    // Well-formed, and yet no SVG with names in small letters.
    let small = drawing(1, in: "<svg viewbox='0 0 1 1'><clippath/></svg>")
    #expect(small == "<svg \(names) viewBox=\"0 0 1 1\"><clipPath/></svg>")
  }

  @Test func `what a drawing names in one before it comes with it`() throws {
    let store =
      "<svg width='0'><defs><linearGradient id='a' href='#b'/><g id='b'/><g id='c'/></defs></svg>"
    let shapes = "<rect fill='url(#a)'/><use href='#own'/><g id='own'/>"
    let large = "<svg viewBox='0 0 400 300'>\(shapes)</svg><p>x</p>"
    func pictures(_ html: String) throws -> Int { try converted(html).batch.pictures.count }
    #expect(try pictures(store + large) == 1)
    #expect(try pictures("<div hidden=''>\(store)</div>" + large) == 1)
    #expect(try pictures(large) == 0)
    #expect(try pictures(large + store) == 0)
    let found = try #require(drawing(2, in: "<body>\(store)\(large)</body>"))
    try XMLParser.parse(Array(found.utf8), Silence())
    #expect(
      found.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 400 300'><defs"))
    #expect(found.contains("<linearGradient id=\"a\" href=\"#b\"/>"))
    #expect(found.contains("<g id=\"b\"/>") && !found.contains("<g id=\"c\"/>"))
  }

  @Test(arguments: [
    ("fill='url(#a) red'", 1), ("style='clip-path: url(\"#a\")'", 0), ("marker-end='url(#a)'", 1),
    ("fill='var(--x)'", 1), ("fill='var(--y)'", 0), ("style='--y: red; stroke: var( --y )'", 1),
    ("stroke='var(--y, red)'", 1), ("style='font-family: var(--y)'", 1),
  ])
  func `a drawing that cannot be painted is words`(_ attribute: String, count: Int) throws {
    let (text, batch) = try converted(
      "<style>:root { --x: red }</style>"
        + "<svg viewBox='0 0 400 300'><path \(attribute)/><text>A</text></svg>")
    #expect(batch.pictures.count == count)
    #expect(text == (count == 1 ? "[A]\n" : "A\n"))
  }

  @Test func `variables of CSS are settled in the drawing's file`() throws {
    let html = """
      <style>:root { --x: var(--z); --z: #123 } .dark { --x: #fff }</style>
      <svg><path fill='var(--x)' stroke="var(--y, rgb(1, 2, 3))" style='color: var(--none)'/></svg>
      """
    let found = try #require(drawing(1, in: html))
    #expect(found.contains("fill=\"#123\" stroke=\"rgb(1, 2, 3)\" style=\"color: inherit\""))
  }

  @Test func `a drawing in what a rule hides is nothing, whatever its size`() throws {
    let labels = (0..<40).map { "<text>Label \($0)</text>" }.joined()
    for drawing in ["<svg><rect/><text>Alpha</text></svg>", "<svg>\(labels)</svg>"] {
      let text = try converted(
        "<style>.g { display: none }</style><p>a</p><div class='g'>\(drawing)<p>c</p></div><p>b</p>"
      ).text
      #expect(text == "a\n\nc\n\nb\n")
    }
  }

  @Test func `pictures that a style sheet does not display are left out`() throws {
    func text(_ body: String) throws -> String {
      try converted("<style>.x { display: none } .y { display: block }</style>\(body)<p>b</p>").text
    }
    let svg = "viewBox='0 0 400 300'><path/><text>A</text></svg>"
    for body in [
      "<svg class='x' \(svg)", "<img class='x' src='400x300.png' alt='a'/>",
      "<div hidden=''><svg \(svg)</div>", "<svg class='x'><text>A</text></svg>",
      "<div class='x'><svg viewBox='0 0 400 300'><path/></svg></div>",
      "<div aria-hidden='true'><svg viewBox='0 0 400 300'><path/></svg></div>",
    ] {
      #expect(try text(body) == "b\n", "\(body)")
    }
    #expect(try text("<svg class='x y' \(svg)") == "[A]\n\nb\n")
    // Words stay, as those do that are no picture's.
    let (words, batch) = try converted(
      "<div style='display:none'><img src='400x300.png' alt='a'/><p>c</p></div>")
    #expect(words == "[a]\n\nc\n" && batch.pictures.isEmpty)
  }

  @Test func `links in a drawing are those of the words that stand for it`() throws {
    func links(_ inner: String) throws -> [Range<Int>] {
      let (_, batch) = try converted("<svg viewBox='0 0 400 300'>\(inner)</svg>")
      #expect(batch.pictures.count == 1)
      return batch.spans.filter { $0.kind == .link }.map(\.range)
    }
    let one = "<a xlink:href='#x'><path/><text>One</text></a>"
    #expect(
      try links("\(one)<text>Two</text><a href='http://a.b/'><text>Three</text></a>") == [
        1..<4, 11..<16,
      ])
    #expect(try links("<a href='#x'><path/></a>") == [1..<8])
    #expect(try links("<title>Map</title><a href='#x'><path/></a>") == [1..<4])
    #expect(try links("<path/><text>One</text>").isEmpty)
  }

  @Test(arguments: 1...200)
  func `in a document of whatever bytes a drawing is a part of it, or none`(_ seed: Int) {
    let parts = [
      "<svg", "</svg>", ">", "/>", "<", "\"", "'", "<!--", "-->", "<![CDATA[", "]]>", "<script>",
      "</script>", " a=", "&nbsp;", "&", "x:", "\u{e9}",
    ]
    var state = UInt64(seed)
    var document = ""
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      document += parts[Int(state >> 33) % parts.count]
    }
    for number in 1...3 {
      let drawing = InlineDrawing(path: "a#\(number).svg")?.bytes(in: Array(document.utf8))
      guard let drawing else { continue }
      let text = String(decoding: drawing, as: UTF8.self)
      #expect(text.hasPrefix("<svg") && text.hasSuffix(">"))
    }
  }

  @Test(arguments: ["<a b='", "<a", "<", "<!--", "<script>", "<svg a='<"])
  func `tags that nothing ends are not looked for to the end again and again`(_ part: String) throws
  {
    let document = Array(String(repeating: part, count: 30_001).utf8)
    let drawing = InlineDrawing(path: "a#1.svg")?.bytes(in: document)
    // Where a parser of HTML finds one all the same, it is a file.
    if let drawing { try XMLParser.parse(drawing, Silence()) }
    #expect(part.hasPrefix("<svg") || drawing == nil)
  }
}

/// Hears, and does nothing.
private final class Silence: MarkupHandler {
  func begin(_ name: String, _ attributes: Attributes) {}
  func end() {}
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
}

/// A document that is given at once.
private final class OneDocument: DocumentBytes {
  private let all: [UInt8]
  private var rest: [UInt8]
  var fraction: Double { rest.isEmpty ? 1 : 0 }

  init(_ bytes: [UInt8]) { (all, rest) = (bytes, bytes) }

  func restart() { rest = all }

  func next() throws(BookFault) -> [UInt8] {
    defer { rest = [] }
    return rest
  }
}

/// An archive of pictures.
private final class Album: BookArchive {
  private let files: [String: [UInt8]]
  init(_ files: [String: [UInt8]]) { self.files = files }
  func length(of path: String) -> Int? { files[path]?.count }
  func bytes(of path: String, limit: Int) throws(BookFault) -> [UInt8] {
    guard let bytes = files[path] else { throw .missing(path) }
    return bytes
  }
  func head(of path: String, count: Int) -> [UInt8]? { files[path].map { Array($0.prefix(count)) } }
  func begin(_ path: String) throws(BookFault) {}
  func next() throws(BookFault) -> [UInt8] { [] }
}

@Suite struct Comics {
  @Test func `a comic is a page a picture, in the order of their numbers`() throws {
    let gif = Array("GIF89a".utf8) + [0x40, 1, 0xE0, 1]
    let info = "<ComicInfo><Series>Cats</Series><Number>3</Number><Writer>Ann</Writer></ComicInfo>"
    let paths = ["a/10.gif", "a/9.gif", "a/008 #1%.gif"]
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, gif) })
    files["ComicInfo.xml"] = Array(info.utf8)
    let comic = try ComicConversion(Album(files), paths: paths)
    var text: [UInt8] = []
    while let bytes = comic.step() { text += bytes }
    #expect(String(decoding: text, as: UTF8.self) == "[Page 1]\n\u{0C}[Page 2]\n\u{0C}[Page 3]\n")
    #expect(try comic.tables.picture(at: 0)?.path == "a/008 #1%.gif")
    #expect(try comic.tables.picture(at: 10)?.path == "a/9.gif")
    #expect(try comic.tables.picture(at: 20)?.width == 320)
    #expect(comic.tables.title == BookTitle(title: "Cats 3", author: "Ann"))
  }

  @Test func `a page whose file is damaged says so`() throws {
    let comic = try ComicConversion(Album(["1.gif": [0, 1, 2]]), paths: ["1.gif", "2.gif"])
    let text = String(decoding: comic.step() ?? [], as: UTF8.self)
    let words = "which cannot be shown]\n"
    #expect(text == "[Page 1, \(words)\u{0C}[Page 2, \(words)")
  }

  @Test func `a page in a format that cannot be shown is a page, and says which format it is`()
    throws
  {
    let gif = Array("GIF89a".utf8) + [0x40, 1, 0xE0, 1]
    let paths = ["1.avif", "2.gif", "3.TIFF"]
    let comic = try ComicConversion(
      Album(["1.avif": [0], "2.gif": gif, "3.TIFF": [0]]), paths: paths)
    let text = String(decoding: comic.step() ?? [], as: UTF8.self)
    let words = "which cannot be shown"
    #expect(
      text == "[Page 1, \(words) (AVIF)]\n\u{0C}[Page 2]\n\u{0C}[Page 3, \(words) (TIFF)]\n")
    #expect(ComicConversion.cover(of: paths) == "2.gif")
    #expect(ComicConversion.cover(of: ["1.avif"]) == "1.avif")
    let spans = try comic.tables.spans(beginningIn: 0..<text.utf8.count).filter {
      $0.kind == .picture
    }
    #expect(
      try spans.map { try comic.tables.target(of: $0) }
        == [
          .picture(PictureRecord(at: 0, width: 1, height: 1, path: "1.avif")),
          .picture(PictureRecord(at: 0, width: 320, height: 480, path: "2.gif")),
          .picture(PictureRecord(at: 0, width: 1, height: 1, path: "3.TIFF")),
        ])
  }

  @Test func `what is no picture is no page`() {
    #expect(ComicConversion.isPicture("a/B.JPG") && ComicConversion.isPicture("b.jxl"))
    for path in ["a/b.txt", "__MACOSX/a/b.jpg", "a/._b.jpg", "jpg"] {
      #expect(!ComicConversion.isPicture(path))
    }
  }
}
