import Formats
import Glibc
import TextPlace
import Widgets

extension ReadingRoom {
  /// Looks for a file that a link leads to: another text of an archive is opened at once.
  mutating func findFile(_ path: String) -> [TextEffect] {
    guard let file = linkedFile(path) else {
      return model.update(.links(.fileFound(path, isThere: false)))
    }
    guard !TextOpener.isEntry(file) else { return openFile(path) }
    return model.update(.links(.fileFound(path, isThere: true)))
  }

  /// Lays a file that a link leads to over the text.
  mutating func openFile(_ path: String) -> [TextEffect] {
    guard let file = linkedFile(path) else {
      return model.update(.notice("The file is not there any more."))
    }
    var target = TextTarget(file: file)
    target.isFollowed = true
    return [.go(.read(target))]
  }

  /// The file that a link means: an entry of the archive that the text is or is in, or a file beside the
  /// text's.
  private func linkedFile(_ address: String) -> String? {
    guard let own = text.file.path else { return nil }
    let path = String(address.prefix { $0 != "#" })
    let folder = own.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let isThere = { (file: String) in TextOpener.isEntry(file) || access(file, F_OK) == 0 }
    // A name may have the sign that a place in a document begins with.
    return ["\(own)/\(address)", "\(own)/\(path)", "\(folder)/\(address)", "\(folder)/\(path)"]
      .first(where: isThere)
  }
}
