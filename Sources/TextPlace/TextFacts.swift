import Widgets

/// What is known of the file a text comes from.
package struct TextFacts: Equatable, Sendable {
  /// The absolute path, or what a text without one is called.
  package var file: String
  /// The bytes of the file; `nil` for what is piped in.
  package var size: Int?
  /// The name of its encoding.
  package var encoding: String
  /// The language that the text is in, in English; `nil` if it cannot be told.
  package var language: String?

  /// The facts of `file`.
  package init(file: String, size: Int?, encoding: String, language: String?) {
    self.file = file
    self.size = size
    self.encoding = encoding
    self.language = language
  }
}
