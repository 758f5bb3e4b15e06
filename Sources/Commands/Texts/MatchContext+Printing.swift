import Search
import Setup
import Widgets

extension MatchContext {
  /// The context as a line, with the match between white brackets.
  var line: String { "\(before)⟦\(match)⟧\(after)" }

  /// The context as an object of JSON.
  func json(offset: Int, length: Int, page: Int) -> String {
    "{\"offset\":\(offset),\"length\":\(length),\"page\":\(page),"
      + "\"before\":\(Self.quoted(before)),\"match\":\(Self.quoted(match)),"
      + "\"after\":\(Self.quoted(after))}"
  }

  private static func quoted(_ text: String) -> String {
    // Control characters were made symbols before.
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
