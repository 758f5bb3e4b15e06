import Search
import Setup
import Widgets

extension MatchContext {
  /// The context as a line, with the match between white brackets.
  var line: String { "\(before)⟦\(match)⟧\(after)" }

  /// The context as an object of JSON; `page` is that of a text whose pages were counted.
  func json(offset: Int, length: Int, page: Int? = nil) -> String {
    let page = page.map { ",\"page\":\($0)" } ?? ""
    return "{\"offset\":\(offset),\"length\":\(length)\(page),"
      + "\"before\":\(Self.quoted(before)),\"match\":\(Self.quoted(match)),"
      + "\"after\":\(Self.quoted(after))}"
  }

  private static func quoted(_ text: String) -> String {
    // Control characters were made symbols before.
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    guard text.utf8.contains(where: { $0 == quote || $0 == backslash }) else {
      return "\"\(text)\""
    }
    var escaped = [quote]
    for byte in text.utf8 {
      if byte == quote || byte == backslash { escaped.append(backslash) }
      escaped.append(byte)
    }
    escaped.append(quote)
    return String(decoding: escaped, as: UTF8.self)
  }
}
