import Synchronization

/// The pictures that a document holds in its own bytes, as RTF and FictionBooks do.
///
/// The document is looked through once, when the first of them is asked for, and not with each one. From any
/// thread.
final class PicturesInside: Sendable {
  /// What was found, as far as it was looked for.
  private struct Found: Sendable {
    var richText: RichTextPictures??
    var fictionBook: FictionBookPictures??
  }

  private let file: OpenFile
  private let found = Mutex(Found())

  /// The pictures in `file`, in which nothing is looked for yet.
  init(_ file: OpenFile) { self.file = file }

  /// The bytes of the picture at `path`, at most `count`; `nil` if there is none.
  func head(_ path: String, _ count: Int) -> [UInt8]? {
    if let own = richText { return own.head(path, count) }
    return path.hasPrefix(FictionBookPictures.folder) ? fictionBook?.head(path, count) : nil
  }

  /// Whether the document is RTF with pictures.
  var areOfRichText: Bool { richText != nil }

  private var richText: RichTextPictures? {
    found.withLock { found in
      if let known = found.richText { return known }
      let pictures = RichTextPictures(file)
      found.richText = .some(pictures)
      return pictures
    }
  }

  private var fictionBook: FictionBookPictures? {
    found.withLock { found in
      if let known = found.fictionBook { return known }
      let pictures = FictionBookPictures(file)
      found.fictionBook = .some(pictures)
      return pictures
    }
  }
}
