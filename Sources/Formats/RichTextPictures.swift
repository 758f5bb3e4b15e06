/// The pictures in a document of RTF, by the names that pandoc gives to the marks in their places.
///
/// The document is looked through once. What is kept of it then are the places of the pictures, whose bytes are
/// read when they are asked for.
struct RichTextPictures: Sendable {
  /// The bytes of the largest document that is looked through.
  static let largest = 64 << 20
  /// The bytes of a picture that are read at once.
  private static let window = 256 << 10

  private let file: OpenFile
  private let pictures: [RichTextDrawings.Picture]
  /// The number of each picture, from 0.
  private let numbers: [String: Int]

  /// The pictures in `file`; `nil` if it is no RTF, or has none.
  init?(_ file: OpenFile) {
    guard file.sizeAtOpening <= Self.largest,
      let head = try? file.bytes(at: 0, length: 5), head == Array(#"{\rtf"#.utf8),
      let bytes = try? file.bytes(at: 0, length: file.sizeAtOpening)
    else { return nil }
    self.file = file
    pictures = RichTextDrawings(bytes).pictures
    guard !pictures.isEmpty else { return nil }
    numbers = Dictionary(
      uniqueKeysWithValues: pictures.indices.map { (RichTextDrawings.name($0 + 1), $0) })
  }

  /// The first bytes of the picture at `path`, at most `count`; `nil` if there is none.
  func head(_ path: String, _ count: Int) -> [UInt8]? {
    guard let picture = numbers[path].map({ pictures[$0] }) else { return nil }
    var decoder = RichTextDrawings.PictureDecoder(picture)
    var start = picture.data.lowerBound
    while start < picture.data.upperBound, decoder.bytes.count < count {
      let length = min(Self.window, picture.data.upperBound - start)
      guard let part = try? file.bytes(at: start, length: length), !part.isEmpty else { break }
      decoder.read(part, atMost: count)
      start += part.count
    }
    return decoder.bytes
  }
}
