package import Books
import Markup

extension LiveText {
  /// The picture in the file that a link leads to, as to a large one from a small one; `nil` if it is none.
  package func linkedPicture(at path: String) -> PictureRecord? {
    let small = path.lowercased()
    guard
      [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"].contains(where: small.hasSuffix),
      let head = pictureBytes(at: path).flatMap({ ImageHead($0) })
    else { return nil }
    return PictureRecord(at: 0, width: head.width, height: head.height, path: path)
  }
}
