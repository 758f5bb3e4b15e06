import Books
import Files
import Formats
import Glibc
import Setup
import TextPlace
import Widgets

extension ReadingRoom {
  /// Looks for a file that a link leads to: a picture is shown, and a text of a list opened, at once.
  mutating func findFile(_ path: String) -> [TextEffect] {
    if let picture = text.source.linkedPicture(at: path) {
      return model.update(.links(.pictureFound(desk.strip(of: picture))))
    }
    guard let file = linkedFile(path)?.path else {
      return model.update(.links(.fileFound(path, isThere: false)))
    }
    let isListed = text.file.path.map { Folder.exists($0) } ?? false
    guard !isListed, !TextOpener.isEntry(file) else { return openFile(path) }
    return model.update(.links(.fileFound(path, isThere: true)))
  }

  /// Lays a file that a link leads to over the text.
  mutating func openFile(_ path: String) -> [TextEffect] {
    guard let file = linkedFile(path) else {
      return model.update(.notice("The file is not there any more."))
    }
    return [.go(.read(TextTarget(followingLinkTo: file.path, element: file.element)))]
  }

  /// Goes to the element that a link of another text leads to by its name, or waits for it.
  mutating func arrive(atElement name: String) {
    guard let offset = text.structure?.offset(ofElement: name) else {
      awaitedElement = text.source.isComplete ? nil : name
      if awaitedElement == nil { tell("No place of this text is called “\(name.printable)”.") }
      return
    }
    // Records are there before their text is.
    noteLength()
    awaitedElement = offset < model.book.length.bytes || text.source.isComplete ? nil : name
    if awaitedElement == nil { _ = perform(model.arrive(at: offset)) }
  }

  /// The file that a link means, and the element in it: an entry of the archive that the text is or is in, or
  /// a file beside the text's.
  private func linkedFile(_ address: String) -> (path: String, element: String)? {
    guard let own = text.file.path else { return nil }
    let path = String(address.prefix { $0 != "#" })
    let element = String(address.dropFirst(path.count + 1))
    let folder = own.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let isThere = { (file: String) in TextOpener.isEntry(file) || access(file, F_OK) == 0 }
    // A name may have the sign that a place in a document begins with.
    return [
      ("\(own)/\(address)", ""), ("\(own)/\(path)", element), ("\(folder)/\(address)", ""),
      ("\(folder)/\(path)", element),
    ].first { isThere($0.0) }
  }
}
