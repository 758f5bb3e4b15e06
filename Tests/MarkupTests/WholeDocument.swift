import Markup

/// The bytes of a document, given at once.
final class WholeDocument: DocumentBytes {
  private let bytes: [UInt8]
  private var isRead = false

  init(_ text: String) { bytes = Array(text.utf8) }

  var fraction: Double { isRead ? 1 : 0 }

  func next() -> [UInt8] {
    defer { isRead = true }
    return isRead ? [] : bytes
  }

  func restart() { isRead = false }
}
