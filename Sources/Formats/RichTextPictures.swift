/// The pictures in a document of RTF, by the names that pandoc gives to the marks in their places.
struct RichTextPictures {
  /// The bytes of the largest document that is looked through.
  static let largest = 64 << 20

  private let drawings: RichTextDrawings
  /// The number of each picture, from 0.
  private let numbers: [String: Int]

  /// The pictures in `file`; `nil` if it is no RTF, or has none.
  init?(_ file: OpenFile) {
    guard file.sizeAtOpening <= Self.largest,
      let head = try? file.bytes(at: 0, length: 5), head == Array(#"{\rtf"#.utf8),
      let bytes = try? file.bytes(at: 0, length: file.sizeAtOpening)
    else { return nil }
    drawings = RichTextDrawings(bytes)
    guard !drawings.pictures.isEmpty else { return nil }
    numbers = Dictionary(
      uniqueKeysWithValues: drawings.pictures.indices.map { (RichTextDrawings.name($0 + 1), $0) })
  }

  /// The first bytes of the picture at `path`, at most `count`; `nil` if there is none.
  func head(_ path: String, _ count: Int) -> [UInt8]? {
    numbers[path].map { drawings.bytes(of: drawings.pictures[$0], atMost: count) }
  }
}
