import Files
import Glibc

/// What was put into the trash, whoever did it.
extension TrashCan {
  /// A file in the trash, with when it was put there.
  package struct Find: Equatable, Sendable {
    /// Where it is, and where it was.
    package let trashed: Trashed
    /// The local time: `2026-03-05T14:15:02`.
    package let time: String
  }

  /// The files that were put into the trash from `path` and are there still, the latest first.
  package func find(_ path: String) -> [Find] {
    let folder = TrashCan.folder(of: path)
    var finds = home.map { found(path, in: $0, below: nil) } ?? []
    // The folder may be gone too: what is left of the way to it is on the same file system.
    var existing = folder
    while existing != "/", !Folder.exists(existing) { existing = TrashCan.folder(of: existing) }
    if let top = topOf(existing) {
      let base = top == "/" ? "" : top
      for trash in ["\(base)/.Trash/\(user)", "\(base)/.Trash-\(user)"] {
        finds += found(path, in: trash, below: base)
      }
    }
    return finds.sorted { $0.time > $1.time }
  }

  /// - Parameter base: The folder that paths in this trash are told from; `nil` where they are absolute.
  private func found(_ path: String, in trash: String, below base: String?) -> [Find] {
    let wanted = [path, resolved(path)]
    let names = (try? Folder.names(in: trash + "/info")) ?? []
    return names.filter { $0.hasSuffix(TrashInfo.ending) }.compactMap { name in
      let info = "\(trash)/info/\(name)"
      let file = "\(trash)/files/\(name.dropLast(TrashInfo.ending.count))"
      var status = stat()
      guard let bytes = FileContents.read(info, atMost: TrashInfo.longest),
        let told = TrashInfo.told(by: String(decoding: bytes, as: UTF8.self)),
        lstat(file, &status) == 0
      else { return nil }
      let origin = told.path.hasPrefix("/") ? told.path : base.map { "\($0)/\(told.path)" }
      guard let origin, wanted.contains(origin) else { return nil }
      return Find(trashed: Trashed(path: path, file: file, info: info), time: told.time)
    }
  }

  /// The path by way of no link but the last.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(TrashCan.folder(of: path), nil) else { return path }
    defer { free(real) }
    let folder = String(cString: real)
    let name = path.split(separator: "/").last ?? ""
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
