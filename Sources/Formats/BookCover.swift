import Files
import Glibc
import Markup

/// The pictures on the covers of books.
package enum BookCover {
  /// The picture on the cover of a book, with its size in pixels.
  package struct Picture: Sendable {
    /// Its file.
    package let bytes: [UInt8]
    /// Its size.
    package let width: Int, height: Int
  }

  /// The cover of the book in the file at `path`: the picture that an EPUB or a FictionBook names, also
  /// a FictionBook alone in an archive, or the first page of a comic, by another program if its archive is
  /// a RAR or a 7z; `nil` if there is none. In a library of calibre, the one that calibre shows.
  ///
  /// It reads files: for a thread that may wait.
  package static func picture(ofFileAt path: String) -> Picture? {
    calibreCover(besideFileAt: path).flatMap(picture(of:))
      ?? cover(inFileAt: path).flatMap(picture(of:))
  }

  /// The picture in these bytes; `nil` if they are none.
  package static func picture(of bytes: [UInt8]) -> Picture? {
    ImageHead(bytes).map { Picture(bytes: bytes, width: $0.width, height: $0.height) }
  }

  /// The cover that calibre keeps beside the files of a book, in `AUTHOR/TITLE (NUMBER)` of a library of
  /// its own; nil for a file elsewhere.
  private static func calibreCover(besideFileAt path: String) -> [UInt8]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[parts.count - 2].hasSuffix(")"),
      access(parts.dropLast(3).joined(separator: "/") + "/metadata.db", F_OK) == 0
    else { return nil }
    return FileContents.read(
      parts.dropLast().joined(separator: "/") + "/cover.jpg", atMost: PicturesBeside.largest)
  }

  private static func cover(inFileAt path: String) -> [UInt8]? {
    guard let descriptor = try? Descriptor(reading: path), let status = try? descriptor.status(),
      status.kind == S_IFREG
    else { return nil }
    let file = OpenFile(descriptor, name: path, path: path, status: status)
    guard let archive = ZipArchive(file) else {
      if path.lowercased().hasSuffix(".fb2") { return FictionBookPictures(file)?.cover }
      return OutsideFormat(ofComic: file, named: path)?.program?.firstPicture(of: file)
    }
    let pages = archive.comicPages(named: path).map { ComicConversion.inOrder($0) }
    if pages == nil, let book = archive.onlyFictionBook {
      let bytes = try? archive.bytes(of: book, limit: FictionBookPictures.largest)
      return bytes.flatMap { FictionBookPictures($0)?.cover }
    }
    guard
      let cover = pages.flatMap({ ComicConversion.cover(of: $0) })
        ?? (try? EPUB(archive))?.package.cover
    else { return nil }
    return try? archive.bytes(of: cover, limit: PicturesBeside.largest)
  }
}

extension ZipArchive {
  /// The path of the FictionBook that is the archive's only text; `nil` if there is none.
  fileprivate var onlyFictionBook: String? {
    guard !isBook(named: "") else { return nil }
    let texts = texts
    return texts.count == 1 && texts[0].lowercased().hasSuffix(".fb2") ? texts[0] : nil
  }
}
