import Files
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Pictures in the bytes of a document, which is read once for all of them.
@Suite struct PicturesInDocuments {
  private static let pictures: [[UInt8]] = [
    [UInt8](0...255), Array(repeating: 7, count: 700_000), [1, 2, 3],
  ]

  /// RTF with the pictures as digits, of which a line has an odd number.
  private static let richText: [UInt8] = {
    func digits(_ bytes: [UInt8]) -> [UInt8] {
      let all = bytes.flatMap {
        Array(($0 < 16 ? "0" : "").utf8) + Array(String($0, radix: 16).utf8)
      }
      return all.enumerated().flatMap { $0 % 61 == 60 ? [$1, 0x0A] : [$1] }
    }
    var text = Array(#"{\rtf1\ansi "#.utf8)
    for picture in pictures.dropLast() {
      text += #"{\pict\pngblip "#.utf8 + digits(picture) + "}".utf8
    }
    return text + #"{\pict\pngblip\bin3 "#.utf8 + pictures[2] + "}}".utf8
  }()

  private static let fictionBook: [UInt8] = {
    var text = Array(
      "<FictionBook><description><coverpage><image l:href=\"#c1\"/></coverpage>".utf8)
    text += "</description><body><p>A</p></body>".utf8
    for (number, picture) in pictures.enumerated() {
      let letters = Data(picture).base64EncodedString(options: .lineLength76Characters)
      text += "<binary id=\"c\(number)\">\(letters)</binary>".utf8
    }
    return text + "</FictionBook>".utf8
  }()

  /// The pictures of a document of which nothing is left as soon as the first one was asked for but what
  /// stands for the others.
  @Test(arguments: [true, false])
  func `a document is looked through once for all of its pictures`(isRichText: Bool) throws {
    let scratch = Scratch()
    var bytes = isRichText ? Self.richText : Self.fictionBook
    let path = try scratch.file(bytes)
    let descriptor = try Descriptor(reading: path)
    let status = try descriptor.status()
    let inside = PicturesInside(OpenFile(descriptor, name: path, path: path, status: status))
    func name(_ index: Int) -> String {
      isRichText ? RichTextDrawings.name(index + 1) : "binary/c\(index)"
    }
    #expect(inside.head(name(0), 1 << 20) == Self.pictures[0])
    // It is no such document any more: who looks through it again finds nothing.
    let end = try #require(
      bytes.firstRange(of: Array((isRichText ? "{\\pict" : "<binary").utf8))
    ).lowerBound
    for index in 0..<end { bytes[index] = 0x20 }
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.write(contentsOf: bytes)
    try file.close()
    #expect(inside.head(name(1), 1 << 20) == Self.pictures[1])
    #expect(inside.head(name(2), 1 << 20) == Self.pictures[2])
    #expect(inside.head(name(1), 5) == Array(Self.pictures[1].prefix(5)))
    #expect(inside.head(name(3), 5) == nil && inside.head("a.png", 5) == nil)
    #expect(inside.areOfRichText == isRichText)
  }

  @Test func `the cover of a book in memory and of one in a file is the same`() throws {
    let scratch = Scratch()
    let path = try scratch.file(Self.fictionBook)
    let descriptor = try Descriptor(reading: path)
    let status = try descriptor.status()
    let file = OpenFile(descriptor, name: path, path: path, status: status)
    #expect(FictionBookPictures(file)?.cover == Self.pictures[1])
    #expect(FictionBookPictures(Self.fictionBook)?.cover == Self.pictures[1])
  }
}
