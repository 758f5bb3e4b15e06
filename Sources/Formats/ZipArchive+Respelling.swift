import Markup

extension ZipArchive {
  /// The files of a document, with those that have its text respelled.
  ///
  /// - Parameter contents: The paths of the files that have the text; some may not be there.
  /// - Parameter omitted: How the paths of files begin that are left out.
  /// - Parameter limit: The bytes of all files together, at most.
  /// - Parameter stop: Ends it: then nothing is to be changed.
  /// - Parameter respell: Gives another text; `nil` if nothing is to be changed.
  /// - Returns: `nil` if nothing is to be changed, or the files are longer.
  func files(
    respelling contents: [String], omitting omitted: [String] = [], limit: Int,
    stop: OpeningStop, _ respell: ([UInt8]) -> [UInt8]?
  ) -> [(name: String, bytes: [UInt8])]? {
    var files: [(name: String, bytes: [UInt8])] = []
    var left = limit
    for path in contents {
      if stop.isStopped { return nil }
      guard let text = try? bytes(of: path, limit: left), let respelled = respell(text) else {
        continue
      }
      files.append((path, respelled))
      left -= text.count
    }
    guard !files.isEmpty else { return nil }
    let changed = Set(files.map(\.name))
    for path in paths.sorted() where !changed.contains(path) && !path.hasSuffix("/") {
      if omitted.contains(where: { path.hasPrefix($0) }) { continue }
      guard !stop.isStopped, let bytes = try? bytes(of: path, limit: left) else { return nil }
      files.append((path, bytes))
      left -= bytes.count
    }
    return files
  }
}
