/// What the first bytes of an image file say of it: its format and its size.
///
/// Nothing is decoded, and nothing but the size is taken from the file's word.
package struct ImageHead: Equatable, Sendable {
  /// The formats that are known.
  package enum Format: Equatable, Sendable {
    case jpeg, png, gif, webp, svg
  }

  /// What format it is.
  package var format: Format
  /// The size in pixels; of a drawing, in its own units. At least 1.
  package var width: Int, height: Int

  /// The bytes that tell the size if no profile of colours and no preview stands before it.
  package static let shortLength = 2 << 10
  /// The bytes that nearly always tell the size.
  package static let usualLength = 32 << 10
  /// The bytes in which the size is looked for at most: a JPEG may begin with a profile of colours.
  package static let greatestLength = 1 << 20
  /// The greatest width or height that is believed.
  private static let greatestSide = 1 << 20

  /// What `bytes`, with which a file begins, say; `nil` if it is no image, or more bytes are needed.
  package init?(_ bytes: [UInt8]) {
    guard
      let head = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.jpeg(bytes)
        ?? Self.svg(bytes), head.width > 0, head.height > 0, head.width <= Self.greatestSide,
      head.height <= Self.greatestSide
    else { return nil }
    self = head
  }

  private init(_ format: Format, _ width: Int, _ height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// Whether `bytes` begin a JPEG whose size may stand further on.
  package static func needsMore(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xD8]) && jpeg(bytes) == nil
  }

  /// The number of so many bytes at `index`, the greatest first or last.
  private static func number(
    _ bytes: [UInt8], at index: Int, _ count: Int, isBigEndian: Bool = true
  ) -> Int? {
    guard index + count <= bytes.count else { return nil }
    let part = bytes[index..<index + count]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> ImageHead? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      let width = number(bytes, at: 16, 4), let height = number(bytes, at: 20, 4)
    else { return nil }
    return ImageHead(.png, width, height)
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHead? {
    guard bytes.starts(with: Array("GIF8".utf8)),
      let width = number(bytes, at: 6, 2, isBigEndian: false),
      let height = number(bytes, at: 8, 2, isBigEndian: false)
    else { return nil }
    return ImageHead(.gif, width, height)
  }

  private static func webp(_ bytes: [UInt8]) -> ImageHead? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    func little(_ index: Int, _ count: Int) -> Int {
      number(bytes, at: index, count, isBigEndian: false) ?? 0
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return ImageHead(.webp, little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(21, 4)
      return ImageHead(.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": return ImageHead(.webp, little(24, 3) + 1, little(27, 3) + 1)
    default: return nil
    }
  }

  /// Goes over the segments up to that of the frame.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHead? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var isTurned = false
    var index = 2
    while index + 4 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD7: index += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = number(bytes, at: index + 5, 2),
          let width = number(bytes, at: index + 7, 2)
        else { return nil }
        return isTurned
          ? ImageHead(.jpeg, height, width) : ImageHead(.jpeg, width, height)
      case 0xD9, 0xDA: return nil
      default:
        guard let length = number(bytes, at: index + 2, 2), length >= 2 else { return nil }
        if marker == 0xE1 { isTurned = isTurned || orientation(bytes, at: index + 4) >= 5 }
        index += 2 + length
      }
    }
    return nil
  }

  /// How a camera was held, as the Exif data at `index` says: 5 and more is on its side. 1 if there are none.
  ///
  /// Its numbers are the tag 0x0112 of TIFF.
  private static func orientation(_ bytes: [UInt8], at index: Int) -> Int {
    let start = index + 6
    guard start < bytes.count, bytes[index..<start].elementsEqual("Exif\0\0".utf8) else { return 1 }
    let isBigEndian = bytes[start] == UInt8(ascii: "M")
    func value(_ offset: Int, _ count: Int) -> Int? {
      number(bytes, at: start + offset, count, isBigEndian: isBigEndian)
    }
    guard let directory = value(4, 4), let entries = value(directory, 2) else { return 1 }
    for entry in 0..<min(entries, 64) {
      let offset = directory + 2 + 12 * entry
      if value(offset, 2) == 0x0112 { return value(offset + 8, 2) ?? 1 }
    }
    return 1
  }

  /// The root element of a drawing: its box, or else its width and height.
  private static func svg(_ bytes: [UInt8]) -> ImageHead? {
    let text = String(decoding: bytes.prefix(8 << 10), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"),
      text[..<start.lowerBound].allSatisfy({ $0 != "\0" }),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    func attribute(_ name: String) -> Substring? {
      for quote in ["\"", "'"] {
        for space in [" ", "\n", "\t"] {
          guard let from = tag.firstRange(of: "\(space)\(name)=\(quote)") else { continue }
          return tag[from.upperBound...].prefix { String($0) != quote }
        }
      }
      return nil
    }
    if let box = attribute("viewBox") {
      let numbers = box.split { $0 == " " || $0 == "," || $0.isNewline }.map { Double($0) ?? 0 }
      if numbers.count == 4, let head = ImageHead(drawing: numbers[2], numbers[3]) { return head }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap {
        $0.hasSuffix("%") ? nil : Double($0.prefix { "0"..."9" ~= $0 || $0 == "." })
      }
    }
    guard let width = length("width"), let height = length("height") else { return nil }
    return ImageHead(drawing: width, height)
  }

  private init?(drawing width: Double, _ height: Double) {
    let greatest = Double(Self.greatestSide)
    guard width > 0, height > 0, width <= greatest, height <= greatest else { return nil }
    self.init(.svg, Int(width.rounded(.up)), Int(height.rounded(.up)))
  }
}
