import Files
import Glibc
import Markup

/// The pictures and style sheets that stand beside a document of one file, in its folder or below it.
struct PicturesBeside {
  /// The bytes of the largest picture.
  static let largest = 64 << 20
  /// The bytes of the largest style sheet.
  private static let largestSheet = 256 << 10

  private let folder: String

  /// The pictures beside the document at `path`; `nil` for a document without a path.
  init?(_ path: String?) {
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    folder = String(path[..<slash])
  }

  /// The first bytes of the picture at `path`, at most `count`; `nil` if there is no such file.
  func head(_ path: String, _ count: Int) -> [UInt8]? {
    guard let descriptor = open(path) else { return nil }
    return try? descriptor.bytes(at: 0, length: count)
  }

  /// The bytes of the picture at `path`; `nil` if there is no such file, or it is too large.
  func bytes(of path: String) -> [UInt8]? {
    guard let descriptor = open(path), let size = try? descriptor.status().size,
      size <= Self.largest
    else { return nil }
    return try? descriptor.bytes(at: 0, length: size)
  }

  /// The whole path of the picture at `path`; `nil` if that is no plain file: a pipe or a device would be
  /// waited for.
  func file(at path: String) -> String? {
    // What `%2e%2e` or `%2f` stands for leads nowhere else.
    guard !path.split(separator: "/").contains("..") else { return nil }
    let whole = "\(folder)/\(path)"
    var status = stat()
    return stat(whole, &status) == 0 && status.kind == S_IFREG ? whole : nil
  }

  /// The style sheet at `path`, and the file as it was found; no text if there is none, or it is too
  /// large.
  func sheet(_ path: String) -> (text: String?, file: NeighbourFile) {
    guard let descriptor = open(path), let status = try? descriptor.status() else {
      return (nil, NeighbourFile(path: path, size: -1, modified: 0))
    }
    let file = NeighbourFile(path: path, size: Int(status.st_size), modified: status.nanoseconds)
    guard file.size <= Self.largestSheet,
      let bytes = try? descriptor.bytes(at: 0, length: file.size)
    else { return (nil, file) }
    return (String(decoding: bytes, as: UTF8.self), file)
  }

  /// Whether all of `files` are as they were.
  func areUnchanged(_ files: [NeighbourFile]) -> Bool {
    files.allSatisfy { file in
      var status = stat()
      guard let whole = self.file(at: file.path), stat(whole, &status) == 0 else {
        return file.size < 0
      }
      return file.size == status.st_size && file.modified == status.nanoseconds
    }
  }

  private func open(_ path: String) -> Descriptor? {
    file(at: path).flatMap { try? Descriptor(reading: $0) }
  }
}

extension stat {
  /// When the file was changed, in nanoseconds since 1970.
  fileprivate var nanoseconds: Int { Int(st_mtim.tv_sec) &* 1_000_000_000 &+ Int(st_mtim.tv_nsec) }
}
