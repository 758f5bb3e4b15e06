import Widgets

/// Where a path begins in what was typed: terminals paste names of dropped files one behind another.
extension PathField {
  /// What shows behind a slash that another path begins there.
  private static let beginnings = ["/", "~/", "'/", "\"/", "'~/", "\"~/"].map { Array($0.utf8) }
  private static let scheme = Array("file:/".utf8)
  private static let slash = UInt8(ascii: "/")

  /// The path that `text` stands for, without quotes, `file:` and a shell's backslashes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func path(typedAs text: String) -> String {
    let text = text.trimmed
    let bytes = Array(text.utf8)
    if let link = link(in: bytes) { return String(decoding: link, as: UTF8.self).unescaped }
    let start = bytes.indices.last { index in
      bytes[index] == slash && beginnings.contains { bytes[(index + 1)...].starts(with: $0) }
    }
    let path = start.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) } ?? text
    for quote in ["'", "\""] where path.hasPrefix(quote) {
      let inner = String(path.dropFirst())
      return inner.hasSuffix(quote) ? String(inner.dropLast()) : inner
    }
    return path.withoutBackslashes
  }

  /// What stands behind the first `file://`.
  private static func link(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let start = bytes.indices.first { index in
      bytes[index] == scheme[0] && bytes[index...].starts(with: scheme)
        && bytes[index...].dropFirst(scheme.count).first == slash
    }
    return start.map { bytes[($0 + scheme.count + 1)...] }
  }

  /// The offset of the last path in what is typed: only from there on it is shown.
  ///
  /// A path that begins with `file:` goes on to the end.
  static func startShown(in bytes: [UInt8]) -> Int {
    var start = 0
    for index in bytes.indices where bytes[index] == slash {
      guard !bytes[start...].starts(with: scheme) else { break }
      let rest = bytes[(index + 1)...]
      if rest.starts(with: scheme) || beginnings.contains(where: { rest.starts(with: $0) }) {
        start = index + 1
      }
    }
    return start
  }
}
