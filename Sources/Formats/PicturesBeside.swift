import Files
import Glibc

/// The pictures that stand beside a document of one file, in its folder or below it.
struct PicturesBeside {
  /// The bytes of the largest picture.
  static let largest = 64 << 20

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
    let whole = "\(folder)/\(path)"
    var status = stat()
    return stat(whole, &status) == 0 && status.kind == S_IFREG ? whole : nil
  }

  private func open(_ path: String) -> Descriptor? {
    file(at: path).flatMap { try? Descriptor(reading: $0) }
  }
}
