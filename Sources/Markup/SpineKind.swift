/// What an item of the reading order is: whether it is read, shown or passed over.
package enum SpineKind: Sendable {
  /// A document that is read: XHTML, SVG, or other markup of words.
  case document
  /// A picture, which is a page.
  case picture
  /// Anything else, which no page can show.
  case foreign

  /// Pictures that can be shown.
  private static let shown: Set<Substring> = [
    "image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp",
  ]
  /// Texts that are made for programs.
  private static let codes: Set<Substring> = [
    "text/css", "text/javascript", "text/csv", "text/json", "text/vtt",
  ]

  /// What a file of the media type `type` is; what says nothing is a document.
  init(type: String) {
    let type = type.lowercased().prefix { $0 != ";" }
    if type == "image/svg+xml" || type.isEmpty {
      self = .document
    } else if type.hasPrefix("image/") {
      self = .picture
    } else if Self.codes.contains(type) || type == "application/x-dtbncx+xml"
      || type == "application/smil+xml"
    {
      self = .foreign
    } else {
      self =
        type.hasPrefix("text/") || type.contains("xml") || type.contains("html")
        ? .document : .foreign
    }
  }

  /// Whether a file of the media type `type` can be on a page as it is.
  static func isShown(_ type: String) -> Bool {
    SpineKind(type: type) == .document || shown.contains(type.lowercased().prefix { $0 != ";" })
  }

  /// What a file that begins with `bytes` is, whatever its type says; `nil` if it may be a document.
  init?(beginning bytes: [UInt8]) {
    if Self.pictures.contains(where: { bytes.starts(with: $0) }) || Self.isContainedPicture(bytes) {
      self = .picture
    } else if bytes.starts(with: "%PDF-".utf8) || Self.hasZeros(bytes.prefix(512)) {
      self = .foreign
    } else {
      return nil
    }
  }

  /// What JPEG, PNG, GIF, TIFF and JPEG XL begin with.
  private static let pictures: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], Array("GIF87a".utf8),
    Array("GIF89a".utf8), Array("II*\0".utf8), Array("MM\0*".utf8), [0xFF, 0x0A],
  ]

  /// Whether they are a picture in a container: WebP, AVIF, HEIF, JPEG 2000.
  private static func isContainedPicture(_ bytes: [UInt8]) -> Bool {
    let (mark, kind) = (bytes.dropFirst(4).prefix(4), bytes.dropFirst(8).prefix(4))
    if bytes.starts(with: "RIFF".utf8) { return kind.elementsEqual("WEBP".utf8) }
    if mark.elementsEqual("jP  ".utf8) { return true }
    return mark.elementsEqual("ftyp".utf8)
      && ["avif", "avis", "heic", "heif", "mif1"].contains { kind.elementsEqual($0.utf8) }
  }

  /// Whether there are zero bytes that are not halves of characters of UTF-16.
  private static func hasZeros(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.contains(0) else { return false }
    let isUTF16 = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0x3C], [0x3C, 0]].contains {
      bytes.starts(with: $0)
    }
    return !isUTF16
  }
}
