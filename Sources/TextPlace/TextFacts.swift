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
  /// The pages of a comic; `nil` for any other text.
  package var pictures: PictureCount?
  /// What is to be known of how parts of the text were read: what is missing, and why.
  package var remarks: [String] = []

  /// The facts of `file`.
  package init(file: String, size: Int?, encoding: String, language: String?) {
    self.file = file
    self.size = size
    self.encoding = encoding
    self.language = language
  }
}

/// How many pages a comic has: each is a picture.
package struct PictureCount: Equatable, Sendable {
  /// All of them, and those that are wider than high.
  package var pages: Int, doublePages: Int

  /// `40, 3 of them double pages`.
  package var words: String {
    let double =
      doublePages == 1 ? "1 of them a double page" : "\(doublePages) of them double pages"
    return doublePages > 0 ? "\(pages), \(double)" : "\(pages)"
  }
}
