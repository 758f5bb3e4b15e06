import Markup

extension ZipArchive {
  /// The files of a document, with the one that has its text respelled.
  ///
  /// - Parameter content: The path of the file that has the text.
  /// - Parameter omitted: How the paths of files begin that are left out.
  /// - Parameter limit: The bytes of all files together, at most.
  /// - Parameter respell: Gives another text; `nil` if nothing is to be changed.
  /// - Returns: `nil` if nothing is to be changed, or the files are longer.
  func files(
    respelling content: String, omitting omitted: [String] = [], limit: Int,
    _ respell: ([UInt8]) -> [UInt8]?
  ) -> [(name: String, bytes: [UInt8])]? {
    guard let text = try? bytes(of: content, limit: limit), let respelled = respell(text) else {
      return nil
    }
    var files = [(name: content, bytes: respelled)]
    var left = limit - text.count
    for path in paths.sorted() where path != content && !path.hasSuffix("/") {
      if omitted.contains(where: { path.hasPrefix($0) }) { continue }
      guard let bytes = try? bytes(of: path, limit: left) else { return nil }
      files.append((path, bytes))
      left -= bytes.count
    }
    return files
  }
}
