package import Shelf

extension CalibreLibrary.Fault {
  /// What is told of it.
  package var sentence: String {
    switch self {
    case .absent(let path): "There is no calibre library: '\(path.printable)' is missing."
    case .unreadable(let path, let message):
      "The calibre library cannot be read: \(message.printable) in '\(path.printable)'."
    }
  }
}
