import Console
import Screen
import TestSupport
import Testing

/// A terminal's side of sixels: what a sequence draws.
private struct SixelReader {
  var width = 0, height = 0
  /// The colour of each pixel that is drawn, in percent.
  var pixels: [[SIMD3<Int>?]] = []

  init(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    try #require(text.hasPrefix("\u{1B}P0;1;0q") && text.hasSuffix("\u{1B}\\"))
    var rest = text.dropFirst("\u{1B}P0;1;0q".count).dropLast(2)
    func numbers() -> [Int] {
      rest.removeFirst()
      let words = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ";") }
      rest = rest.dropFirst(words.count)
      return words.split(separator: ";").compactMap { Int($0) }
    }
    var palette: [Int: SIMD3<Int>] = [:]
    var (x, y, color, count) = (0, 0, 0, 1)
    while let character = rest.first {
      switch character {
      case "\"":
        let size = numbers()
        (width, height) = (size[2], size[3])
        pixels = Array(repeating: Array(repeating: nil, count: width), count: height)
      case "#":
        let parts = numbers()
        color = parts[0]
        if parts.count == 5 {
          #expect(parts[1] == 2)
          palette[color] = [parts[2], parts[3], parts[4]]
        }
      case "!": count = numbers()[0]
      case "$":
        x = 0
        rest.removeFirst()
      case "-":
        (x, y) = (0, y + 6)
        rest.removeFirst()
      default:
        let bits = Int(try #require(character.asciiValue)) - 0x3F
        try #require((0..<64).contains(bits))
        for column in x..<x + count {
          for row in 0..<6 where bits >> row & 1 == 1 {
            try #require(y + row < height && column < width)
            pixels[y + row][column] = palette[color]
          }
        }
        (x, count) = (x + count, 1)
        rest.removeFirst()
      }
    }
  }
}

@Suite struct PicturesOnTheWire {
  private func indexed(_ width: Int, _ height: Int, seed: UInt64) -> IndexedRaster {
    var random = SeededGenerator(seed: seed)
    let palette = (0..<9).map { _ in
      SIMD3<UInt8>(
        UInt8.random(in: 0...100, using: &random), UInt8.random(in: 0...100, using: &random),
        UInt8.random(in: 0...100, using: &random))
    }
    var number: UInt8 = 0
    let numbers = (0..<width * height).map { _ in
      // Runs of all lengths, and holes.
      if Int.random(in: 0..<4, using: &random) == 0 {
        number = UInt8.random(in: 0...9, using: &random)
      }
      return number == 9 ? IndexedRaster.nothing : number
    }
    return IndexedRaster(width: width, height: height, palette: palette, numbers: numbers)
  }

  @Test(arguments: [(1, 1, 1), (7, 6, 2), (40, 13, 3), (33, 25, 4)])
  func `sixels that are read again are the picture's pixels`(
    _ width: Int, _ height: Int, _ seed: UInt64
  ) throws {
    let raster = indexed(width, height, seed: seed)
    for (left, top) in [(0, 0), (width / 3, height / 2)] {
      let (wide, high) = (width - left, height - top)
      let read = try SixelReader(
        Sixel.sequence(of: raster, left: left, top: top, width: wide, height: high))
      #expect((read.width, read.height) == (wide, high))
      for y in 0..<high {
        for x in 0..<wide {
          let number = raster.numbers[(top + y) * width + left + x]
          let color = number == IndexedRaster.nothing ? nil : raster.palette[Int(number)]
          #expect(read.pixels[y][x] == color.map { SIMD3<Int>(truncatingIfNeeded: $0) })
        }
      }
    }
  }

  private func raster(_ width: Int, _ height: Int, _ first: UInt8 = 0) throws -> Raster {
    let bytes = (0..<width * height * 3).map { UInt8(truncatingIfNeeded: $0 * 7) &+ first }
    return try #require(Raster(width: width, height: height, bytes: bytes))
  }

  private func commands(_ bytes: [UInt8]) -> [(keys: [String: String], payload: String)] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}_G").map { command in
      let parts = command.dropLast(2).split(separator: ";", maxSplits: 1)
      let pairs = parts[0].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
      return (
        Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }),
        parts.count > 1 ? String(parts[1]) : ""
      )
    }
  }

  private func bytes(ofBase64 text: String) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for character in text where character != "=" {
      guard let value = alphabet.firstIndex(of: character) else { return [] }
      (bits, count) = (bits << 6 | value, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }

  private static let usual = CellPixels.usual

  private func surface(_ pictures: [CellPicture], rows: Int = 4, columns: Int = 10) -> Surface {
    var surface = Surface(rows: rows, columns: columns)
    for (index, picture) in pictures.enumerated() {
      for row in 0..<picture.rows {
        surface.put(
          picture, row: row, columns: 0..<picture.columns, atRow: row, column: index * 4)
      }
    }
    return surface
  }

  private func kitty(_ first: UInt8 = 0) throws -> CellPicture {
    CellPicture(
      try raster(40, 40, first), .pixels(.kitty, Self.usual), columns: 4, rows: 2)
  }

  @Test func `a picture goes to kitty once, in parts, and is taken back at the end`() throws {
    var ledger = PictureLedger(depth: .direct, isInTmux: false, seed: 7)
    let picture = try kitty()
    let frame = ledger.frame(for: surface([picture]), rows: 4, columns: 10)
    let sent = commands(frame.before)
    #expect(sent.count == 2)
    #expect(sent.allSatisfy { $0.payload.utf8.count <= 4096 && $0.keys["q"] == "2" })
    #expect(sent.map { $0.keys["m"] } == ["1", "0"])
    let keys = sent[0].keys
    #expect(keys["a"] == "T" && keys["U"] == "1" && keys["f"] == "24")
    #expect(keys["s"] == "40" && keys["v"] == "40" && keys["c"] == "4" && keys["r"] == "2")
    let expected = try raster(40, 40).withBytes { Array($0) }
    #expect(bytes(ofBase64: sent.map(\.payload).joined()) == expected)
    let id = try #require(keys["i"].flatMap { UInt32($0) })
    #expect(id > 255 && id < 1 << 24)
    #expect(ledger.ids == [try #require(picture.pixels).key: id])
    #expect(ledger.frame(for: surface([picture]), rows: 4, columns: 10) == PictureLedger.Frame())
    #expect(
      String(decoding: ledger.deletion, as: UTF8.self) == "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\")
    ledger.forget()
    #expect(ledger.deletion.isEmpty)
    #expect(ledger.frame(for: surface([picture]), rows: 4, columns: 10).before.count > 4096)
  }

  @Test func `tmux hands each command on, with its escapes doubled`() throws {
    var ledger = PictureLedger(depth: .indexed, isInTmux: true, seed: 7)
    let frame = ledger.frame(for: surface([try kitty()]), rows: 4, columns: 10)
    let text = String(decoding: frame.before, as: UTF8.self)
    let parts = text.split(separator: "\u{1B}Ptmux;")
    #expect(parts.count == 2)
    #expect(
      parts.allSatisfy { $0.hasPrefix("\u{1B}\u{1B}_G") && $0.hasSuffix("\u{1B}\u{1B}\\\u{1B}\\") })
    // Of 256 colours, none of the terminal's own.
    #expect(ledger.ids.values.allSatisfy { (16..<256).contains($0) })
  }

  @Test func `a terminal is not given more pictures than it is to keep`() throws {
    var ledger = PictureLedger(depth: .indexed, isInTmux: false, seed: 7)
    var last = Set<UInt32>()
    for first in 0..<80 {
      let picture = try kitty(UInt8(first))
      _ = ledger.frame(for: surface([picture]), rows: 4, columns: 10)
      #expect(ledger.ids.count <= 32)
      #expect(Set(ledger.ids.values).count == ledger.ids.count)
      last = Set(ledger.ids.keys)
      #expect(last.contains(try #require(picture.pixels).key))
    }
  }

  private func sixel(_ columns: Int, _ rows: Int, _ first: UInt8 = 0) throws -> CellPicture {
    CellPicture(
      try raster(columns * 10, rows * 20, first), .pixels(.sixel(colors: 16), Self.usual),
      columns: columns, rows: rows)
  }

  @Test func `sixels are drawn once, after the cells, and go with them`() throws {
    var ledger = PictureLedger(depth: .direct, isInTmux: false, seed: 7)
    let page = surface([try sixel(4, 2)])
    let first = ledger.frame(for: page, rows: 4, columns: 10)
    #expect(first.before.isEmpty && first.stale.isEmpty)
    let text = String(decoding: first.after, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}7\u{1B}[1;1H\u{1B}P0;1;0q\"1;1;40;40"))
    #expect(text.hasSuffix("\u{1B}\\\u{1B}8"))
    #expect(ledger.frame(for: page, rows: 4, columns: 10) == PictureLedger.Frame())
    // A sheet over a corner: what is left is drawn anew, on rows that are painted anew.
    var covered = page
    covered.fill(Rect(row: 1, column: 2, rows: 1, columns: 8), with: "x")
    let second = ledger.frame(for: covered, rows: 4, columns: 10)
    #expect(second.stale == [0..<2])
    #expect(
      String(decoding: second.after, as: UTF8.self).contains("\u{1B}[2;1H\u{1B}P0;1;0q\"1;1;20;20"))
    let third = ledger.frame(for: Surface(rows: 4, columns: 10), rows: 4, columns: 10)
    #expect(third.stale == [0..<1, 1..<2] && third.after.isEmpty)
    #expect(ledger.deletion.isEmpty)
  }

  @Test func `a picture larger than xterm draws at once is drawn in pieces`() throws {
    var ledger = PictureLedger(depth: .direct, isInTmux: false, seed: 7)
    let page = surface([try sixel(110, 52)], rows: 54, columns: 120)
    let frame = ledger.frame(for: page, rows: 54, columns: 120)
    let text = String(decoding: frame.after, as: UTF8.self)
    let heads = text.split(separator: "\u{1B}7").map { $0.prefix { $0 != "#" } }
    let draw = "\u{1B}P0;1;0q"
    #expect(
      heads == [
        "\u{1B}[1;1H\(draw)\"1;1;1000;1000", "\u{1B}[1;101H\(draw)\"1;1;100;1000",
        "\u{1B}[51;1H\(draw)\"1;1;1000;40", "\u{1B}[51;101H\(draw)\"1;1;100;40",
      ])
  }

  @Test func `nothing is drawn while a page moves, nor in the last row`() throws {
    var ledger = PictureLedger(depth: .direct, isInTmux: false, seed: 7)
    var page = surface([try sixel(4, 4)])
    page.isMoving = true
    #expect(ledger.frame(for: page, rows: 4, columns: 10) == PictureLedger.Frame())
    page.isMoving = false
    let frame = ledger.frame(for: page, rows: 4, columns: 10)
    #expect(String(decoding: frame.after, as: UTF8.self).contains("\"1;1;40;60"))
    #expect(String(decoding: ledger.deletion, as: UTF8.self) == "\u{1B}[H\u{1B}[2J")
  }

  @Test func `parts of pictures that touch are told apart`() throws {
    let placed = PlacedPart.all(
      on: surface([try sixel(4, 2), try sixel(4, 2, 9)]), rows: 4, columns: 7)
    #expect(
      placed.map(\.area) == [
        Rect(row: 0, column: 0, rows: 2, columns: 4), Rect(row: 0, column: 4, rows: 2, columns: 3),
      ])
  }
}

/// What terminals answer when they are asked for pictures.
@Suite struct GraphicsAnswers {
  private static let kitty =
    "\u{1B}P>|kitty(0.41.1)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
  private static let xterm =
    "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[6;13;6t\u{1B}[?1;0;16S\u{1B}[?63;1;2;4;6;9;15;22c"

  private func graphics(
    _ answers: String, after pause: Duration = .milliseconds(20),
    environment: [String: String] = [:],
    partsOf count: Int = 4096
  ) -> (TerminalGraphics?, [Input]) {
    var inquiry = GraphicsInquiry(GraphicsEnvironment { environment[$0] })
    let start = ContinuousClock.now
    _ = inquiry.question(at: start)
    var decoder = KeyDecoder()
    var inputs: [Input] = []
    var bytes = Array(answers.utf8)[...]
    while !bytes.isEmpty {
      inputs += decoder.inputs(from: Array(bytes.prefix(count)))
      bytes = bytes.dropFirst(count)
    }
    for answer in decoder.takeAnswers() { _ = inquiry.receive(answer, at: start + pause) }
    return (inquiry.graphics, inputs)
  }

  @Test(arguments: [1, 3, 4096])
  func `answers tell what the terminal can, and are no keys`(_ count: Int) {
    let (kitty, keys) = graphics(Self.kitty, partsOf: count)
    #expect(kitty?.hasPlaceholders == true && kitty?.sixelColors == nil)
    #expect(kitty?.cell == CellPixels(width: 10, height: 20))
    #expect(keys.isEmpty)
    let (xterm, others) = graphics(Self.xterm, partsOf: count)
    #expect(xterm?.hasPlaceholders == false && xterm?.sixelColors == 16)
    #expect(xterm?.cell == CellPixels(width: 6, height: 13))
    #expect(others.isEmpty)
    #expect(graphics("\u{1B}[?1;2c").0 == TerminalGraphics())
    #expect(graphics("\u{1B}[?4;6c").0?.sixelColors == nil)
  }

  @Test func `keys around answers stay keys`() {
    let (graphics, inputs) = graphics("j\(Self.xterm)k")
    #expect(graphics != nil)
    #expect(inputs == [.key(.character("j")), .key(.character("k"))])
    var decoder = KeyDecoder()
    #expect(decoder.inputs(from: Array("\u{1B}_".utf8)).isEmpty)
    #expect(decoder.giveUp() == [.key(.alt("_"))])
    #expect(
      decoder.inputs(from: Array("\u{1B}_x".utf8)) == [.key(.alt("_")), .key(.character("x"))])
  }

  @Test func `a terminal that takes the graphics but shows no placeholders is not trusted`() {
    let answers = "\u{1B}P>|WezTerm 2024\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?65;4;6;18;22c"
    #expect(graphics(answers).0?.hasPlaceholders == false)
    #expect(graphics(answers).0?.sixelColors == 16)
    // Through tmux only the environment tells which terminal it is.
    // Its own answers come first.
    let throughTmux = "\u{1B}P>|tmux 3.5a\u{1B}\\\u{1B}[?1;2c\u{1B}_Gi=31;OK\u{1B}\\"
    #expect(graphics(throughTmux).0?.hasPlaceholders == false)
    #expect(graphics(throughTmux, environment: ["KITTY_WINDOW_ID": "1"]).0?.hasPlaceholders == true)
    #expect(graphics(Self.kitty, environment: ["SSH_TTY": "/dev/pts/1"]).0?.isRemote == true)
  }

  @Test func `an answer that comes too late changes nothing, and types nothing`() {
    let (graphics, inputs) = graphics(Self.kitty, after: .seconds(3))
    #expect(graphics == nil)
    #expect(inputs.isEmpty)
  }

  @Test func `it is asked once, and through tmux so that the terminal hears it`() throws {
    var inquiry = GraphicsInquiry(GraphicsEnvironment { ["TMUX": "a socket"][$0] })
    let question = String(decoding: inquiry.question(at: .now) ?? [], as: UTF8.self)
    #expect(question.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=q,U=1,"))
    // Every terminal answers the last one.
    #expect(question.hasSuffix("\u{1B}[c"))
    #expect(inquiry.question(at: .now) == nil)
  }
}
