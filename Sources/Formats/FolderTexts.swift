import Files
import Glibc

/// The texts in a folder that has no page to begin with.
struct FolderTexts {
  /// How deep folders lie in one another that are looked into.
  private static let deepest = 3
  /// The names that are looked at, at most, and the texts.
  private static let (mostNames, mostTexts) = (20_000, 1000)

  /// The paths of the texts from the folder on, in order.
  private(set) var paths: [String] = []
  /// Their lengths in bytes, by their paths.
  private var lengths: [String: Int] = [:]
  /// Whether these are all.
  private(set) var isWhole = true
  private var looked = 0

  /// Those in `folder` and the folders in it, but hidden ones.
  init(in folder: String) {
    look(into: folder, as: "", depth: 1)
    paths.sort(by: TextList.isBefore)
  }

  /// The length of the text at a path.
  func length(of path: String) -> Int { lengths[path] ?? 0 }

  private mutating func look(into folder: String, as prefix: String, depth: Int) {
    guard let names = try? Folder.names(in: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      looked += 1
      guard looked <= Self.mostNames, paths.count < Self.mostTexts else {
        isWhole = false
        return
      }
      let path = "\(folder)/\(name)"
      var status = stat()
      // Links to folders may lead around in a circle.
      guard lstat(path, &status) == 0 else { continue }
      if status.kind == S_IFDIR {
        if depth < Self.deepest { look(into: path, as: "\(prefix)\(name)/", depth: depth + 1) }
        continue
      }
      guard TextList.hasEnding(name, of: TextList.endings + TextList.outsideEndings),
        stat(path, &status) == 0, status.kind == S_IFREG
      else { continue }
      paths.append(prefix + name)
      lengths[prefix + name] = Int(status.st_size)
    }
  }
}

extension Opening {
  /// The text in a folder: the only one, or a list of them if there are several; `nil` if there is none.
  func folder(at path: String, _ status: stat) throws(OpenError) -> OpenedText? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let texts = FolderTexts(in: path)
    guard let first = texts.paths.first else { return nil }
    if texts.paths.count == 1 {
      return try TextOpener.open(
        path: "\(path)/\(first)", options: options, stop: stop, onChange: onChange)
    }
    let list = TextList(
      texts.paths, lengths: texts.paths.map(texts.length), ofFolder: path, isWhole: texts.isWhole)
    let facts = FileFacts(
      name: path, path: TextOpener.resolved(path), size: 0, modified: status.st_mtim.tv_sec)
    return try text(of: list, facts)
  }
}
