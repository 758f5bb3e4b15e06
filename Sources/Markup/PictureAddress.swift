import Books

/// The address of a picture of the book, as a link to it would have it, with its size.
struct PictureAddress {
  /// What no other address begins with.
  private static let mark = "\u{1}picture "

  /// The picture; its offset is 0.
  let record: PictureRecord

  /// The address of the picture at `path`; its size is 1 × 1 if nobody knows it.
  init(_ picture: PictureDraft?, path: String) {
    record = PictureRecord(
      at: 0, width: picture?.width ?? 1, height: picture?.height ?? 1, path: path)
  }

  /// The picture that `text` says; `nil` if that is another address.
  init?(_ text: String) {
    guard text.utf8.starts(with: Self.mark.utf8) else { return nil }
    let parts = text.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let width = Int(parts[0]), let height = Int(parts[1]) else {
      return nil
    }
    record = PictureRecord(at: 0, width: width, height: height, path: String(parts[2]))
  }

  /// The address as it is kept among those of links.
  var text: String { "\(Self.mark)\(record.width) \(record.height) \(record.path)" }
}
