import Foundation
import Screen
import Testing

@testable import Pictures

/// The folder that this test's programs are in has the helper beside them.
private let hasMagick = access("/usr/bin/convert", X_OK) == 0

/// A folder of pictures that ImageMagick makes for one test.
private struct Studio: ~Copyable {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "pictures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// What ImageMagick makes of `arguments`, in a file called `name`.
  func picture(_ name: String, _ arguments: [String]) throws -> [UInt8] {
    let path = "\(folder)/\(name)"
    try run(arguments + [path])
    return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The pixels of the picture in the file `name` as ImageMagick scales them.
  func scaled(_ name: String, _ width: Int, _ height: Int) throws -> [UInt8] {
    let path = "\(folder)/scaled.rgb"
    try run([
      "\(folder)/\(name)[0]", "-auto-orient", "-background", "white", "-colorspace", "RGB",
      "-alpha", "remove",
      "-scale", "\(width)x\(height)!", "-colorspace", "sRGB", "-depth", "8", "RGB:\(path)",
    ])
    return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "convert \(arguments)")
  }
}

extension Raster {
  fileprivate var bytes: [UInt8] {
    (0..<height).flatMap { row in
      (0..<width).flatMap { column -> [UInt8] in
        guard case .rgb(let red, let green, let blue) = color(column: column, row: row) else {
          return []
        }
        return [red, green, blue]
      }
    }
  }
}

@Suite struct DecodingPictures {
  private let decoder = PictureDecoder(cacheFolder: nil)

  @Test func `a drawing names the package that shows it, and a picture does not`() {
    let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    #expect(PictureDecoder.missingPackage(for: drawing, in: "/nowhere:/none") == "librsvg2-bin")
    #expect(PictureDecoder.missingPackage(for: [0x89, 0x50], in: "/nowhere") == nil)
    let isThere = access("/usr/bin/rsvg-convert", X_OK) == 0
    #expect((PictureDecoder.missingPackage(for: drawing, in: "/none:/usr/bin") == nil) == isThere)
  }

  /// Twenty pictures: each format, each way of storing it.
  static let samples: [(String, [String])] = [
    ("rose.png", ["rose:"]), ("rose.jpg", ["rose:"]), ("rose.gif", ["rose:"]),
    ("rose.webp", ["rose:"]), ("logo.png", ["logo:"]),
    ("logo-4.png", ["logo:", "-colors", "4", "-type", "Palette"]),
    ("logo.jpg", ["logo:", "-quality", "60"]),
    ("logo-progressive.jpg", ["logo:", "-interlace", "Plane"]),
    ("logo-grey.jpg", ["logo:", "-colorspace", "Gray"]),
    ("logo-clear.png", ["logo:", "-transparent", "white"]),
    ("logo-clear.gif", ["logo:", "-transparent", "white"]),
    ("logo-woven.gif", ["logo:", "-interlace", "GIF"]),
    ("wizard-woven.png", ["wizard:", "-interlace", "PNG"]),
    ("wizard.webp", ["wizard:", "-define", "webp:lossless=true"]),
    ("wizard-16.png", ["wizard:", "-depth", "16"]), ("granite.gif", ["granite:"]),
    ("granite-1.png", ["granite:", "-monochrome"]),
    ("fade.png", ["-size", "200x150", "gradient:none-blue"]),
    ("fade.webp", ["-size", "200x150", "gradient:none-red", "-define", "webp:lossless=true"]),
    ("line.png", ["-size", "3000x7", "gradient:black-white"]),
  ]

  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"), arguments: samples.indices)
  func `pixels are ImageMagick's, within two levels`(_ index: Int) throws {
    let (name, arguments) = Self.samples[index]
    let studio = try Studio()
    let bytes = try studio.picture(name, arguments)
    for (width, height) in [(60, 40), (37, 90), (131, 17)] {
      let raster = try #require(decoder.raster(of: bytes, width: width, height: height))
      let expected = try studio.scaled(name, width, height)
      #expect(raster.bytes.count == expected.count)
      let worst = zip(raster.bytes, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(worst <= 2, "\(name) at \(width)×\(height)")
    }
  }

  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"), arguments: samples.indices)
  func `some rows of a picture are those of the whole`(_ index: Int) throws {
    let (name, arguments) = Self.samples[index]
    let bytes = try Studio().picture(name, arguments)
    for (width, height) in [(60, 40), (9, 901)] {
      let whole = try #require(decoder.raster(of: bytes, width: width, height: height))
      for rows in [0..<1, 3..<17, height - 9..<height] {
        let part = try #require(
          decoder.raster(of: bytes, width: width, height: height, rows: rows))
        #expect(
          part == whole.part(left: 0, top: rows.lowerBound, width: width, height: rows.count),
          "\(name) \(rows) of \(width)×\(height)")
      }
    }
  }

  /// A photograph says how the camera was held.
  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"), arguments: 0...9)
  func `a photograph stands upright, and so do some of its rows`(_ way: UInt8) throws {
    let studio = try Studio()
    let plain = try studio.picture("plain.jpg", ["logo:", "-resize", "160x120!", "-quality", "90"])
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3]
      + [0, 0, 0, 1, 0, way, 0, 0, 0, 0, 0, 0]
    let bytes = Array(plain.prefix(2)) + exif + plain.dropFirst(2)
    try Data(bytes).write(to: URL(fileURLWithPath: studio.folder + "/held.jpg"))
    for (width, height) in [(30, 40), (61, 23)] {
      let whole = try #require(decoder.raster(of: bytes, width: width, height: height))
      let expected = try studio.scaled("held.jpg", width, height)
      #expect((zip(whole.bytes, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255) <= 2)
      let part = try #require(
        decoder.raster(of: bytes, width: width, height: height, rows: 5..<17))
      #expect(part == whole.part(left: 0, top: 5, width: width, height: 12))
    }
  }

  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"))
  func `of a strip that is higher than any screen each part can be had`() throws {
    let bytes = try Studio().picture("strip.png", ["-size", "40x9000", "gradient:black-white"])
    let parts = try [0, 59_980, 119_980].map {
      try #require(decoder.raster(of: bytes, width: 9, height: 120_000, rows: $0..<$0 + 20))
    }
    #expect(
      parts.map { $0.color(column: 4, row: 9) } == [
        .rgb(0, 0, 0), .rgb(127, 127, 127), .rgb(255, 255, 255),
      ])
    for rows in [0..<0, -1..<1, 0..<9000, 119_990..<120_001] {
      #expect(decoder.raster(of: bytes, width: 9, height: 120_000, rows: rows) == nil)
    }
    let cells = decoder.cells(
      of: bytes, shape: (40, 9000), columns: 20, rows: 2250, .blocks,
      window: Rect(row: 2000, column: 0, rows: 24, columns: 20), fillsCells: true)
    #expect(cells.map { [$0.columns, $0.rows] } == [20, 24])
  }

  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"))
  func `a progressive JPEG of many coefficients is shown as it is`() throws {
    let studio = try Studio()
    let bytes = try studio.picture(
      "large.jpg",
      [
        "-size", "5200x5200", "gradient:red-blue", "-sampling-factor", "1x1", "-quality", "95",
        "-interlace", "JPEG",
      ])
    let raster = try #require(decoder.raster(of: bytes, width: 60, height: 40))
    let expected = try studio.scaled("large.jpg", 60, 40)
    #expect((zip(raster.bytes, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255) <= 2)
  }

  /// Its rows are taken while the file is read, and their memory is given back.
  @Test(
    .enabled(if: hasMagick, "ImageMagick is not installed"),
    arguments: [["-define", "webp:lossless=true"], [], ["-quality", "30"]])
  func `a large WebP is shown as it is, and above where it is cut off`(_ how: [String]) throws {
    let studio = try Studio()
    let bytes = try studio.picture(
      "large.webp", ["-size", "1500x1800", "gradient:none-red", "-rotate", "20"] + how)
    let whole = try #require(decoder.raster(of: bytes, width: 60, height: 40))
    let expected = try studio.scaled("large.webp", 60, 40)
    #expect((zip(whole.bytes, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255) <= 2)
    let cut = try #require(
      decoder.raster(of: Array(bytes.prefix(bytes.count * 9 / 10)), width: 60, height: 40))
    #expect(cut.bytes.prefix(60 * 3 * 8) == whole.bytes.prefix(60 * 3 * 8))
    #expect(cut.color(column: 30, row: 39) == .rgb(255, 255, 255))
  }

  /// A PNG of one chunk that says how large it is.
  private func claim(width: UInt32, height: UInt32) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8)
      + number(width) + number(height) + [8, 2, 0, 0, 0] + number(0)
  }

  @Test func `a picture that is too large is not decoded`() {
    #expect(decoder.raster(of: claim(width: 60_000, height: 60_000), width: 9, height: 9) == nil)
    #expect(decoder.raster(of: claim(width: .max, height: .max), width: 9, height: 9) == nil)
    #expect(decoder.raster(of: claim(width: 0, height: 7), width: 9, height: 9) == nil)
  }

  @Test func `what is no picture is none`() {
    for bytes in [[], Array("hello".utf8), [0xFF, 0xD8], Array("GIF89a".utf8)] as [[UInt8]] {
      #expect(decoder.raster(of: bytes, width: 9, height: 9) == nil)
    }
    #expect(decoder.raster(of: claim(width: 9, height: 9), width: 0, height: 9) == nil)
    #expect(decoder.raster(of: claim(width: 9, height: 9), width: 1 << 20, height: 1 << 20) == nil)
  }

  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"))
  func `a picture that is cut off or damaged is white there, or none`() throws {
    let studio = try Studio()
    var random = SystemRandomNumberGenerator()
    for (name, arguments) in Self.samples.prefix(12) {
      let bytes = try studio.picture(name, arguments)
      for _ in 0..<6 {
        let cut = Array(bytes.prefix(.random(in: 0..<bytes.count, using: &random)))
        if let raster = decoder.raster(of: cut, width: 8, height: 8) { #expect(raster.width == 8) }
        var damaged = bytes
        for _ in 0..<8 {
          let index = Int.random(in: 0..<damaged.count, using: &random)
          damaged[index] = .random(in: 0...255, using: &random)
        }
        if let raster = decoder.raster(of: damaged, width: 8, height: 8) {
          #expect(raster.height == 8)
        }
      }
    }
    // The upper half is there.
    let whole = try studio.picture("red.png", ["-size", "64x64", "xc:red", "-quality", "0"])
    let half = Array(whole.prefix(whole.count / 2))
    if let raster = decoder.raster(of: half, width: 1, height: 8) {
      #expect(raster.color(column: 0, row: 0) == .rgb(255, 0, 0))
      #expect(raster.color(column: 0, row: 7) == .rgb(255, 255, 255))
    }
  }

  @Test(.enabled(if: hasMagick, "ImageMagick is not installed"))
  func `what was decoded is kept for the owner alone, and found again`() throws {
    let studio = try Studio()
    let folder = studio.folder + "/cache"
    let bytes = try studio.picture("rose.png", ["rose:"])
    let keeping = PictureDecoder(cacheFolder: folder)
    let first = try #require(keeping.raster(of: bytes, width: 12, height: 8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 1)
    let file = folder + "/" + (names.first ?? "")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // What is in the cache counts: it is not decoded again.
    try Data(repeating: 7, count: 12 * 8 * 3).write(to: URL(fileURLWithPath: file))
    let second = try #require(keeping.raster(of: bytes, width: 12, height: 8))
    #expect(second != first)
    #expect(second.color(column: 3, row: 3) == .rgb(7, 7, 7))
    // An entry of another length is none, and another one takes its place.
    try Data(repeating: 7, count: 9).write(to: URL(fileURLWithPath: file))
    #expect(keeping.raster(of: bytes, width: 12, height: 8) == first)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == 12 * 8 * 3)
  }
}

@Suite struct PicturesInCells {
  private func raster(_ width: Int, _ height: Int, _ shade: (Int, Int) -> UInt8) throws -> Raster {
    let bytes = (0..<height).flatMap { y in
      (0..<width).flatMap { x in [UInt8](repeating: shade(x, y), count: 3) }
    }
    return try #require(Raster(width: width, height: height, bytes: bytes))
  }

  @Test func `a cell of blocks has two pixels`() throws {
    let picture = CellPicture(try raster(2, 4) { x, y in UInt8(10 * y + x) }, .blocks)
    #expect((picture.columns, picture.rows) == (2, 2))
    #expect(picture[1, 1].text == "▀")
    #expect(picture[1, 1].style.ink.letters == .rgb(21, 21, 21))
    #expect(picture[1, 1].style.ink.ground == .rgb(31, 31, 31))
  }

  @Test(arguments: [PictureMode.eight, .sixteen])
  func `few colours are mixed to the picture's own`(_ mode: PictureMode) throws {
    let picture = CellPicture(try raster(40, 40) { _, _ in 115 }, mode)
    let cells = (0..<20).flatMap { row in (0..<40).map { picture[row, $0] } }
    let colors = cells.flatMap { [$0.style.ink.letters, $0.style.ink.ground] }
    let most = mode == .eight ? 8 : 16
    var sum = 0
    for color in colors {
      guard case .terminal(let number) = color, number < most else {
        Issue.record("\(String(describing: color)) is no colour of the terminal's own")
        return
      }
      // Red is 205 where it is on, 229 in white and 127 in grey.
      sum += [0, 205, 0, 205, 0, 205, 0, 229, 127, 255, 0, 255, 92, 255, 0, 255][Int(number)]
    }
    #expect((100...130).contains(sum / colors.count))
    // What the terminal has needs no mixture.
    let black = CellPicture(try raster(4, 4) { _, _ in 0 }, mode)
    #expect(black[0, 0].style.ink.letters == .terminal(0))
  }

  @Test func `dots are as many as a picture is dark`() throws {
    func dots(_ shade: UInt8) throws -> Int {
      let picture = CellPicture(try raster(40, 40) { _, _ in shade }, .dots)
      #expect((picture.columns, picture.rows) == (20, 10))
      return (0..<10).flatMap { row in (0..<20).map { picture[row, $0] } }.reduce(0) { sum, cell in
        sum + (cell.text.unicodeScalars.first.map { ($0.value & 0xFF) } ?? 0).nonzeroBitCount
          - (cell.text == " " ? 1 : 0)
      }
    }
    #expect(try dots(255) == 0)
    #expect(try dots(0) == 1600)
    let half = try dots(128)
    #expect((720...880).contains(half))
  }
}
