/// What a file or a folder is called, which the system takes for bytes: they may be no UTF-8.
package struct EntryName: Equatable, Sendable {
  /// The name as it is told: a byte that is no UTF-8 is `\xE9`.
  package let text: String
  /// Whether the bytes are UTF-8: only then does the text lead to the file.
  package let isText: Bool

  /// The name that has these bytes.
  package init(bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self) {
      (self.text, isText) = (text, true)
    } else {
      (text, isText) = (Self.escaped(bytes), false)
    }
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let scalar = (1...min(4, rest.count)).lazy
        .compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
      if let scalar {
        text += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text += "\\x" + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
