import Glibc
package import Shelf

/// The machine that the program runs on.
package enum Machine {
  /// What it is called on the network.
  package static var name: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "a machine" }
    let words = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return words.isEmpty ? "a machine" : words.printable
  }
}

extension SyncOutcome {
  /// What is told of machines whose version is newer; nil if there are none.
  package var newerSentence: String? {
    guard !newer.isEmpty else { return nil }
    let names = newer.map(\.printable).joined(separator: " and ")
    return "Update tome-reader here: \(names) uses a newer version."
  }
}

extension SyncError {
  /// What is told of it.
  package var sentence: String {
    switch self {
    case .noFolder(let path): "The shared folder '\(path.printable)' is not there."
    case .unwritable(let path, let code):
      "The shared folder cannot be used: \(String(cString: strerror(code))) in '\(path.printable)'."
    case .library(let error): error.sentence(keeping: "What other machines wrote")
    }
  }
}
