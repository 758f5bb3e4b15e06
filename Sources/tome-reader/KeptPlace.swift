import Books
import Formats
import Glibc
import Shelf

/// The place that the library keeps for a text, and the way to keep the next one.
struct KeptPlace {
  /// The offset that the text is opened at.
  let anchor: Int
  private let location: LibraryLocation?
  private let facts: BookFacts?
  /// Why no place can be kept.
  private let obstacle: String?

  /// Looks the place of `text` up: by its content, else by its path.
  init(_ text: OpenedText, title: BookTitle) {
    guard let digest = text.digest else {
      (anchor, location, facts, obstacle) = (0, nil, nil, nil)
      return
    }
    let location: LibraryLocation
    do throws(LibraryError) {
      location = try LibraryLocation.standard(environment: Self.environment)
    } catch {
      (anchor, self.location, facts, obstacle) = (0, nil, nil, error.description)
      return
    }
    let saved = PlaceLookup.savedPlace(
      library: location.path, digest: digest, file: text.file.path ?? "")
    let found = saved.flatMap { Self.find($0, in: text.source) }
    anchor = found ?? 0
    self.location = location
    obstacle = nil
    facts = BookFacts(
      digest: digest, path: text.file.path, size: text.file.size, title: title.title,
      author: title.author, encoding: text.encoding,
      continuesPath: saved.map { $0.match == .content || found != nil } ?? true)
  }

  private static var environment: [String: String] {
    var variables: [String: String] = [:]
    for name in ["HOME", "XDG_DATA_HOME"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  private static func find(_ saved: SavedPlace, in source: any LiveText) -> Int? {
    min(saved.position.offset, source.count)
  }

  /// What keeps the places that the reader goes to; `nil` for a text that is not kept.
  func keeper(onNotice: @escaping @Sendable (String) -> Void) -> PlaceKeeper? {
    if let obstacle { onNotice(obstacle) }
    guard let location, let facts else { return nil }
    return PlaceKeeper(location: location, book: facts, onNotice: onNotice)
  }
}

extension BookTitle {
  /// The title that the text itself names, or the name of its file.
  init(of text: OpenedText) throws(TextError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.searchedLength, alignment: 1)
    defer { buffer.deallocate() }
    let count = try text.source.read(into: buffer, at: 0)
    self.init(beginning: Array(buffer[..<count]), fileName: text.file.name)
  }
}
