import Files
import Glibc

/// What was put into the trash, whoever did it.
extension TrashCan {
  /// A file in the trash, with when it was put there.
  package struct Find: Equatable, Sendable {
    /// Where it is, and where it was.
    package let trashed: Trashed
    /// The nanoseconds since 1970 at which it was put there: those of what tells of it, for a local time
    /// may come twice.
    package let nanoseconds: Int
  }

  /// The files that were put into the trash from these paths and are there still, by the paths, the
  /// latest first.
  ///
  /// - Complexity: Each trash is read once.
  package func find(_ paths: [String]) -> [String: [Find]] {
    var finds: [String: [Find]] = [:]
    var wanted: [String: String] = [:]
    var tops: [String] = []
    for path in paths {
      wanted[path] = path
      wanted[Self.resolved(path)] = path
      // The folder may be gone too: what is left of the way to it is on the same file system.
      var folder = Self.folder(of: path)
      while folder != "/", !Folder.exists(folder) { folder = Self.folder(of: folder) }
      if let top = topOf(folder), !tops.contains(top) { tops.append(top) }
    }
    if let home { Self.find(wanted, in: home, below: nil, &finds) }
    for top in tops {
      let base = top == "/" ? "" : top
      for trash in ["\(base)/.Trash/\(user)", "\(base)/.Trash-\(user)"] {
        Self.find(wanted, in: trash, below: base, &finds)
      }
    }
    return finds.mapValues { $0.sorted { $0.nanoseconds > $1.nanoseconds } }
  }

  /// - Parameters:
  ///   - wanted: The paths that are asked for, by those that a trash may tell.
  ///   - base: The folder that paths in this trash are told from; `nil` if they are absolute.
  private static func find(
    _ wanted: [String: String], in trash: String, below base: String?,
    _ finds: inout [String: [Find]]
  ) {
    for name in (try? Folder.names(in: trash + "/info")) ?? []
    where name.hasSuffix(TrashInfo.ending) {
      let info = "\(trash)/info/\(name)"
      let file = "\(trash)/files/\(name.dropLast(TrashInfo.ending.count))"
      var (status, other) = (stat(), stat())
      guard let bytes = FileContents.read(info, atMost: TrashInfo.longest),
        let told = TrashInfo.path(toldBy: String(decoding: bytes, as: UTF8.self)),
        let path = wanted[told.hasPrefix("/") ? told : "\(base ?? "")/\(told)"],
        stat(info, &status) == 0, lstat(file, &other) == 0
      else { continue }
      let time = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
      let trashed = Trashed(path: path, file: file, info: info)
      finds[path, default: []].append(Find(trashed: trashed, nanoseconds: time))
    }
  }

  /// The path by way of no link but the last.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(folder(of: path), nil) else { return path }
    defer { free(real) }
    let folder = String(cString: real)
    let name = path.split(separator: "/").last ?? ""
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
